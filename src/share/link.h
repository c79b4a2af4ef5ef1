// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// musterroll://…: where a server is, which certificate is believed, and the word or the key that opens it. It goes from hand to
// hand, as letters or as a QR code.
#pragma once

#include "share/terms.h"

namespace share {

struct Link {
    enum class Kind { Join, House };

    Kind kind = Kind::Join;
    Address address;
    QString word; // of an invitation; of a house, the key of who lays out tables

    bool operator==(const Link&) const = default;
};

QString written(const Link& link);
engine::Result<Link> linkFrom(const QString& text);

QString newWord();                        // 128 bits
QString hashOfWord(const QString& word);  // as the server keeps it
QByteArray pemOf(const QByteArray& root); // as PostgreSQL's client reads it
QByteArray derOf(const QByteArray& pem);

} // namespace share
