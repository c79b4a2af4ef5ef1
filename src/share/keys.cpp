// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/keys.h"

#include "engine/message.h"
#include "share/keychain.h"
#include "share/texts.h"
#include "shelf/copies.h"
#include "shelf/file.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMessageAuthenticationCode>
#include <QRandomGenerator>

#include <array>

namespace share {

using engine::Done;
using engine::Fault;
using engine::Result;

namespace {

constexpr auto sha256 = QCryptographicHash::Sha256;
constexpr int rounds = 4096;
constexpr qint64 longest = 200;            // of what stands in a key's file
constexpr char inKeychain[] = "keychain "; // and its name there: what stands in a key's file instead of it

QByteArray random(int words)
{
    QByteArray bytes(words * qsizetype(sizeof(quint32)), Qt::Uninitialized);
    QRandomGenerator::system()->fillRange(reinterpret_cast<quint32*>(bytes.data()), words);
    return bytes;
}

QByteArray authenticated(const QByteArray& key, const QByteArray& text)
{
    return QMessageAuthenticationCode::hash(text, key, sha256);
}

// RFC 5802's Hi: PBKDF2 with one block.
QByteArray stretched(const QByteArray& key, const QByteArray& salt)
{
    QByteArray last = authenticated(key, salt + QByteArray("\0\0\0\1", 4));
    QByteArray sum = last;
    for (int i = 1; i < rounds; ++i) {
        last = authenticated(key, last);
        for (qsizetype at = 0; at < sum.size(); ++at)
            sum[at] = char(sum[at] ^ last[at]);
    }
    return sum;
}

// The keychain's name of what stands in a file; empty: it is the key itself, or nothing.
QString nameIn(const QString& file)
{
    return file.startsWith(QLatin1String(inKeychain)) ? file.mid(qsizetype(sizeof inKeychain) - 1) : QString();
}

} // namespace

QString newKey() { return QString::fromLatin1(random(8).toHex()); }

QString verifierOf(const QString& key)
{
    const QByteArray salt = random(4);
    const QByteArray salted = stretched(key.toUtf8(), salt);
    const QByteArray stored = QCryptographicHash::hash(authenticated(salted, "Client Key"), sha256);
    return QString::fromLatin1("SCRAM-SHA-256$" + QByteArray::number(rounds) + ':' + salt.toBase64() + '$' + stored.toBase64()
        + ':' + authenticated(salted, "Server Key").toBase64());
}

KeyFiles::KeyFiles(const QString& shelf)
    : m_folder(QFileInfo(shelf).absolutePath() + QStringLiteral("/keys"))
    , m_shelf(QFileInfo(shelf).fileName())
{
}

// The ids of tables and roles come from a server: they are no paths.
QString KeyFiles::fileOf(const Terms& terms) const
{
    return m_folder + QLatin1Char('/') + QFileInfo(terms.table).fileName() + QLatin1Char('.') + QFileInfo(terms.role).fileName();
}

// By its own shelf's name, or by that of the only other one in the folder: the shelf may have another name since.
QString KeyFiles::earlierFileOf(const Terms& terms) const
{
    const QString end = QLatin1Char('.') + QFileInfo(terms.table).fileName();
    if (QFileInfo::exists(m_folder + QLatin1Char('/') + m_shelf + end))
        return m_folder + QLatin1Char('/') + m_shelf + end;
    QStringList others = QDir(m_folder).entryList(QDir::Files);
    others.removeIf([&](const QString& one) { return !one.endsWith(end); });
    return others.size() == 1 ? m_folder + QLatin1Char('/') + others.first() : QString();
}

Result<Done> KeyFiles::keep(const Terms& terms, const QString& key)
{
    if (!shelf::madeFolder(m_folder))
        return Fault{QDir::toNativeSeparators(m_folder), {}, share::tr("The folder for this device's keys cannot be made."),
            share::tr("Look whether you may write there and whether its disk has room.")};
    return shelf::replace(fileOf(terms), key.toUtf8(), shelf::Readers::Owner);
}

Result<QString> KeyFiles::key(const Terms& terms) const
{
    for (const QString& one : {fileOf(terms), earlierFileOf(terms)})
        if (QFile file(one); !one.isEmpty() && file.open(QIODevice::ReadOnly))
            if (const QString key = QString::fromUtf8(file.read(longest)); !key.isEmpty())
                return key;
    return Fault{QDir::toNativeSeparators(fileOf(terms)), {}, share::tr("The key of this device for the table is not here."),
        share::tr("Join the table again with a new invitation.")};
}

QString KeyFiles::taken(const Terms& terms)
{
    const QString earlier = m_folder + QLatin1Char('/') + m_shelf + QLatin1Char('.') + QFileInfo(terms.table).fileName();
    for (const QString& one : {fileOf(terms), earlier})
        if (QFile file(one); file.open(QIODevice::ReadOnly)) {
            const QString key = QString::fromUtf8(file.read(longest));
            file.remove();
            return key;
        }
    return {};
}

Result<Done> copyKeys(const QString& shelf, const QString& other)
{
    const QFileInfo file(shelf);
    const QDir from((shelf::isKeptCopy(shelf) ? QFileInfo(file.absolutePath()) : file).absolutePath() + QStringLiteral("/keys"));
    const QString to = QFileInfo(other).absolutePath() + QStringLiteral("/keys");
    const QStringList names = from.entryList(QDir::Files);
    if (names.isEmpty() || from == QDir(to))
        return Done{};
    bool isCopied = shelf::madeFolder(to);
    for (const QString& one : names)
        isCopied = isCopied
            && (QFileInfo::exists(to + QLatin1Char('/') + one) || QFile::copy(from.filePath(one), to + QLatin1Char('/') + one));
    return isCopied ? Result<Done>(Done{})
                    : Fault{QDir::toNativeSeparators(to), {}, share::tr("The keys of shared tables could not be copied."),
                        share::tr("Copy the folder keys beside the new shelf.")};
}

DeviceKeys::DeviceKeys(const QString& shelf)
    : m_files(shelf)
{
}

QString DeviceKeys::nameOf(const Terms& terms) const
{
    const auto file = m_files.key(terms);
    return file ? nameIn(*file) : QString();
}

Result<Done> DeviceKeys::keep(const Terms& terms, const QString& key)
{
    const QString name = QString::fromLatin1(random(4).toHex());
    const bool isKept = keychain::keep(name, key);
    const auto done = m_files.keep(terms, isKept ? QLatin1String(inKeychain) + name : key);
    if (!done && isKept)
        keychain::forget(name);
    return done;
}

Result<QString> DeviceKeys::key(const Terms& terms) const
{
    const QString name = nameOf(terms);
    if (name.isEmpty())
        return m_files.key(terms);
    const auto kept = keychain::secret(name);
    return kept ? Result<QString>(*kept)
                : Result<QString>(Fault{QStringLiteral("keychain"), {},
                    share::tr("The keychain that has the key of this device does not answer."),
                    share::tr("Unlock it and open the table again, or join it with a new invitation.")});
}

void DeviceKeys::forget(const Terms& terms)
{
    if (const QString name = nameIn(m_files.taken(terms)); !name.isEmpty())
        keychain::forget(name);
}

} // namespace share
