// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How a campaign is shared, as this device knows it: where the table is, as whom it sits there, and what it may do.
#pragma once

#include "share/seen.h"

namespace share {

enum class Right { Look, Seat, All };
constexpr auto names(Right) { return engine::inOrder<Right>({"look", "seat", "all"}); }

// Where a server answers. name: what its certificate names; at: the numeric address, where the name cannot be looked up.
struct Address {
    QString name;
    QString at;
    quint16 port = 5432;
    QString database;
    QByteArray root; // the certificate that is believed, and no other; DER

    bool operator==(const Address&) const = default;
};

struct Terms {
    Address address;
    QString table; // its id, and that of the campaign here
    QString role;  // of this device at the server
    QString who;
    Right right = Right::Look;
    QString seat;
    bool isDealer = false;
    bool isEnded = false; // revoked, or left
    bool isDeaf = false;  // what its seat was told before it sat there is not here yet

    bool operator==(const Terms&) const = default;
    Eyes eyes() const { return {isDealer, seat}; }
};

QString written(const Terms& terms);
engine::Result<Terms> termsFrom(const QString& content);

} // namespace share
