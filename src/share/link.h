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

// Names and numbers alone: an address goes into the options of PostgreSQL's client.
bool isPlain(const Address& address);

QString written(const Link& link);
engine::Result<Link> linkFrom(const QString& text);

QString newWord();                           // 128 bits
QString newShortWord();                      // six letters, to be typed by who finds the table on the same network
QString shortWordFrom(const QString& typed); // as it was made; empty: this is none
// Four words of a certificate, read aloud and compared where nothing else proves it: its first 64 bits of SHA-256.
QStringList wordsOf(const QByteArray& root);
QString hashOfWord(const QString& word);  // as the server keeps it
QByteArray pemOf(const QByteArray& root); // as PostgreSQL's client reads it
QByteArray derOf(const QByteArray& pem);

} // namespace share
