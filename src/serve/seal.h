// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A certificate and its key, for whoever has one: with it the page is encrypted, without it everything is plain.
#pragma once

#include "engine/fault.h"

#include <QSslConfiguration>

namespace serve {

class Seal {
public:
    Seal() = default;

    // From two files in PEM; the certificate's may hold those above it too, and the key when no other file is named.
    static engine::Result<Seal> from(const QString& certificate, const QString& key);

    bool isClosed() const { return !m_configuration.isNull(); }
    const QSslConfiguration& configuration() const { return m_configuration; }
    QString name() const;                     // the first that it proves; empty: none without a star
    bool names(const QByteArray& host) const; // whether it proves this one

private:
    QSslConfiguration m_configuration;
};

} // namespace serve
