// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "serve/seal.h"

#include "engine/message.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QSslKey>
#include <QSslSocket>

namespace serve {

using engine::Fault;

namespace {

QString tr(const char* text) { return QCoreApplication::translate("serve", text); }

engine::Result<QByteArray> contentOf(const QString& path)
{
    QFile file(path);
    if (file.open(QIODevice::ReadOnly))
        return file.read(1 << 20);
    return Fault{QDir::toNativeSeparators(path), {}, engine::fill(tr("It cannot be read: %1."), {file.errorString()}),
        tr("Name the certificate and its key, both in PEM.")};
}

// Of whatever kind it is; null: none.
QSslKey keyIn(const QByteArray& pem)
{
    for (const QSsl::KeyAlgorithm kind : {QSsl::Rsa, QSsl::Ec, QSsl::Dsa})
        if (const QSslKey key(pem, kind); !key.isNull())
            return key;
    return {};
}

QStringList namesOf(const QSslCertificate& certificate)
{
    const QStringList all = certificate.subjectAlternativeNames().values(QSsl::DnsEntry);
    return all.isEmpty() ? certificate.subjectInfo(QSslCertificate::CommonName) : all;
}

// Qt compares no halves of a key. What is open of it ends with its numbers, of an RSA key all but the short exponent, and a
// private key holds them too; a short one of a curve may leave them out, and then nobody can tell.
bool isOf(const QSslKey& secret, const QSslKey& open)
{
    constexpr int fromEnd = 64, enough = 32;
    const QByteArray whole = secret.toDer(), half = open.toDer();
    const bool isShort = open.algorithm() == QSsl::Ec && whole.size() < 3 * open.length() / 8;
    return isShort || whole.contains(half.mid(half.size() - fromEnd, enough));
}

} // namespace

engine::Result<Seal> Seal::from(const QString& certificate, const QString& key)
{
    if (!QSslSocket::supportsSsl())
        return Fault{QStringLiteral("TLS"), {}, serve::tr("Qt finds no library that encrypts here."),
            serve::tr("Install OpenSSL, or serve without a certificate.")};
    const QString path = key.isEmpty() ? certificate : key;
    const auto first = contentOf(certificate), second = contentOf(path);
    if (!first || !second)
        return first ? second.faults() : first.faults();
    const QList<QSslCertificate> chain = QSslCertificate::fromData(*first, QSsl::Pem);
    if (chain.isEmpty())
        return Fault{QDir::toNativeSeparators(certificate), {}, serve::tr("There is no certificate in it."),
            serve::tr("Name the certificate and its key, both in PEM.")};
    const QSslKey secret = keyIn(*second);
    if (secret.isNull())
        return Fault{QDir::toNativeSeparators(path), {}, serve::tr("There is no key in it, or one that asks for a password."),
            serve::tr("Name the certificate and its key, both in PEM.")};
    const QSslKey open = chain.first().publicKey();
    if (open.algorithm() != secret.algorithm() || open.length() != secret.length() || !isOf(secret, open))
        return Fault{QDir::toNativeSeparators(path), {}, serve::tr("This key is not the one of the certificate."),
            serve::tr("Name the certificate and its key, both in PEM.")};
    if (chain.first().expiryDate() < QDateTime::currentDateTime())
        return Fault{QDir::toNativeSeparators(certificate), {}, serve::tr("This certificate has run out: no browser takes it."),
            serve::tr("Renew it, or serve without one.")};
    Seal seal;
    seal.m_configuration = QSslConfiguration::defaultConfiguration();
    seal.m_configuration.setLocalCertificateChain(chain);
    seal.m_configuration.setPrivateKey(secret);
    seal.m_configuration.setPeerVerifyMode(QSslSocket::VerifyNone); // phones have none
    return seal;
}

QString Seal::name() const
{
    if (!isClosed())
        return {};
    for (const QString& one : namesOf(m_configuration.localCertificate()))
        if (!one.contains(QLatin1Char('*')))
            return one;
    return {};
}

bool Seal::names(const QByteArray& host) const
{
    if (!isClosed())
        return false;
    const QString said = QString::fromLatin1(host);
    for (const QString& one : namesOf(m_configuration.localCertificate()))
        if (one.startsWith(QLatin1String("*."))
                ? said.section(QLatin1Char('.'), 1) == one.mid(2) && !said.startsWith(QLatin1Char('.'))
                : said == one.toLower())
            return true;
    return false;
}

} // namespace serve
