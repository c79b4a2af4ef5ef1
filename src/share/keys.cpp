// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/keys.h"

#include "engine/message.h"
#include "share/keychain.h"
#include "share/texts.h"
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

QString KeyFiles::fileOf(const QString& table) const
{
    return m_folder + QLatin1Char('/') + m_shelf + QLatin1Char('.') + QFileInfo(table).fileName(); // a table's id is no path
}

Result<Done> KeyFiles::keep(const QString& table, const QString& key)
{
    if (!shelf::madeFolder(m_folder))
        return Fault{QDir::toNativeSeparators(m_folder), {}, share::tr("The folder for this device's keys cannot be made."),
            share::tr("Look whether you may write there and whether its disk has room.")};
    return shelf::replace(fileOf(table), key.toUtf8(), shelf::Readers::Owner);
}

Result<QString> KeyFiles::key(const QString& table) const
{
    QFile file(fileOf(table));
    constexpr qint64 longest = 200;
    const QString key = file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.read(longest)) : QString();
    if (key.isEmpty())
        return Fault{QDir::toNativeSeparators(fileOf(table)), {}, share::tr("The key of this device for the table is not here."),
            share::tr("Join the table again with a new invitation.")};
    return key;
}

void KeyFiles::forget(const QString& table) { QFile::remove(fileOf(table)); }

DeviceKeys::DeviceKeys(const QString& shelf)
    : m_files(shelf)
{
}

QString DeviceKeys::nameOf(const QString& table) const
{
    const auto file = m_files.key(table);
    return file && file->startsWith(QLatin1String(inKeychain)) ? file->mid(qsizetype(sizeof inKeychain) - 1) : QString();
}

Result<Done> DeviceKeys::keep(const QString& table, const QString& key)
{
    const QString before = nameOf(table), name = QString::fromLatin1(random(4).toHex());
    const bool isKept = keychain::keep(name, key);
    const auto done = m_files.keep(table, isKept ? QLatin1String(inKeychain) + name : key);
    if (!done && isKept)
        keychain::forget(name);
    if (done && !before.isEmpty())
        keychain::forget(before);
    return done;
}

Result<QString> DeviceKeys::key(const QString& table) const
{
    const QString name = nameOf(table);
    if (name.isEmpty())
        return m_files.key(table);
    const auto kept = keychain::secret(name);
    return kept ? Result<QString>(*kept)
                : Result<QString>(Fault{QStringLiteral("keychain"), {},
                    share::tr("The keychain that has the key of this device does not answer."),
                    share::tr("Unlock it and open the table again, or join it with a new invitation.")});
}

void DeviceKeys::forget(const QString& table)
{
    if (const QString name = nameOf(table); !name.isEmpty())
        keychain::forget(name);
    m_files.forget(table);
}

} // namespace share
