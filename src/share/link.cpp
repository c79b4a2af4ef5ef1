// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/link.h"

#include "engine/words/unseen.h"
#include "share/texts.h"

#include <QCryptographicHash>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QUrl>
#include <QUrlQuery>

#include <algorithm>
#include <array>

namespace share {

namespace {

constexpr auto url = QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals;

constexpr char shortLetters[] = "BCDFGHJKLMNPQRSTVWXYZ"; // no vowels: no word that somebody would rather not read aloud
constexpr int shortLength = 6;

} // namespace

bool isPlain(const Address& address)
{
    static const QRegularExpression name(QStringLiteral("^[A-Za-z0-9._-]{1,253}\\z"));
    static const QRegularExpression numeric(QStringLiteral("^([0-9.]{7,15}|[0-9A-Fa-f:.]{2,45}(%[A-Za-z0-9._-]{1,32})?)\\z"));
    static const QRegularExpression database(QStringLiteral("^[A-Za-z0-9_]{1,63}\\z"));
    return name.match(address.name).hasMatch() && database.match(address.database).hasMatch()
        && (address.at.isEmpty() || numeric.match(address.at).hasMatch());
}

QString written(const Link& link)
{
    QUrl place;
    place.setScheme(QStringLiteral("musterroll"));
    place.setHost(link.address.at.isEmpty() ? link.address.name : link.address.at);
    place.setPort(link.address.port);
    place.setPath(
        (link.kind == Link::Kind::House ? QStringLiteral("/house/") : QStringLiteral("/join/")) + link.address.database);
    QUrlQuery query;
    if (!link.address.at.isEmpty())
        query.addQueryItem(QStringLiteral("name"), link.address.name);
    query.addQueryItem(QStringLiteral("root"), QString::fromLatin1(link.address.root.toBase64(url)));
    query.addQueryItem(QStringLiteral("word"), link.word);
    place.setQuery(query);
    return place.toString(QUrl::FullyEncoded);
}

engine::Result<Link> linkFrom(const QString& text)
{
    const QUrl place(text.trimmed(), QUrl::StrictMode);
    const QUrlQuery query(place);
    const QString kind = place.path().section(QLatin1Char('/'), 1, 1);
    Link link;
    link.kind = kind == QLatin1String("house") ? Link::Kind::House : Link::Kind::Join;
    link.address = {query.queryItemValue(QStringLiteral("name")), place.host(), quint16(std::max(place.port(), 0)),
        place.path().section(QLatin1Char('/'), 2, 2),
        QByteArray::fromBase64(query.queryItemValue(QStringLiteral("root")).toLatin1(), url)};
    if (link.address.name.isEmpty())
        std::swap(link.address.name, link.address.at);
    link.word = query.queryItemValue(QStringLiteral("word"));
    if (!place.isValid() || place.scheme() != QLatin1String("musterroll") || !isPlain(link.address) || link.address.port == 0
        || link.address.root.size() < 100 || link.word.isEmpty()
        || (kind != QLatin1String("house") && kind != QLatin1String("join")))
        return engine::Fault{tr("The link"), engine::echoed(text), tr("This is no link to a table, or a part of it is missing."),
            tr("Copy the whole link, from musterroll:// to its end, or ask for a new one.")};
    return link;
}

QString newWord()
{
    std::array<quint32, 4> random{};
    QRandomGenerator::system()->fillRange(random.data(), qsizetype(random.size()));
    return QString::fromLatin1(QByteArray(reinterpret_cast<const char*>(random.data()), sizeof random).toBase64(url));
}

QString newShortWord()
{
    QString word;
    for (int i = 0; i < shortLength; ++i)
        word += QLatin1Char(shortLetters[QRandomGenerator::system()->bounded(int(sizeof shortLetters) - 1)]);
    return word;
}

QString shortWordFrom(const QString& typed)
{
    QString word = typed.toUpper().remove(QLatin1Char(' ')).remove(QLatin1Char('-'));
    const bool isShort = word.size() == shortLength
        && std::ranges::all_of(word, [](QChar one) { return QLatin1String(shortLetters).contains(one); });
    return isShort ? word : QString();
}

// Sixteen bits a word, as consonants and vowels in turns: it can be said in any language.
QStringList wordsOf(const QByteArray& root)
{
    constexpr char consonants[] = "bdfghjklmnprstvz", vowels[] = "aiou";
    const QByteArray digest = QCryptographicHash::hash(root, QCryptographicHash::Sha256);
    QStringList words;
    for (int i = 0; i < 4; ++i) {
        const uint bits = uint(quint8(digest[2 * i])) << 8 | quint8(digest[2 * i + 1]);
        QString word;
        for (const char letter : {consonants[bits >> 12 & 15], vowels[bits >> 10 & 3], consonants[bits >> 6 & 15],
                 vowels[bits >> 4 & 3], consonants[bits & 15]})
            word += QLatin1Char(letter);
        words += word;
    }
    return words;
}

QString hashOfWord(const QString& word)
{
    return QString::fromLatin1(QCryptographicHash::hash(word.toUtf8(), QCryptographicHash::Sha256).toHex());
}

QByteArray pemOf(const QByteArray& root)
{
    constexpr qsizetype width = 64;
    const QByteArray letters = root.toBase64();
    QByteArray pem("-----BEGIN CERTIFICATE-----\n");
    for (qsizetype at = 0; at < letters.size(); at += width)
        pem += letters.mid(at, width) + '\n';
    return pem + "-----END CERTIFICATE-----\n";
}

QByteArray derOf(const QByteArray& pem)
{
    const QByteArray begin("-----BEGIN CERTIFICATE-----");
    const qsizetype from = pem.indexOf(begin);
    const qsizetype to = pem.indexOf("-----END CERTIFICATE-----");
    return from < 0 || to < from ? QByteArray() : QByteArray::fromBase64(pem.mid(from + begin.size(), to - from - begin.size()));
}

} // namespace share
