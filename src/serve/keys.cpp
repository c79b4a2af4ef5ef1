// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "serve/keys.h"

#include <QCoreApplication>
#include <QRandomGenerator>

#include <algorithm>

namespace serve {

namespace {

constexpr int wordMinutes = 10;
constexpr int wrongWithin = 60; // seconds
constexpr int mostWrong = 5, mostWrongOfAll = 50;
constexpr int longestName = 40;
constexpr int mostDevices = 64;

QString tr(const char* text) { return QCoreApplication::translate("serve", text); }

// Letters that nobody takes for another one, so that it can be called across a table.
QString newWord()
{
    static constexpr char letters[] = "ABCDEFGHJKLMNPRSTUVWXYZ";
    QString word;
    while (word.size() < 6)
        word += QLatin1Char(letters[QRandomGenerator::system()->bounded(int(sizeof letters) - 1)]);
    return word;
}

QByteArray newKey()
{
    quint32 random[8];
    QRandomGenerator::system()->fillRange(random);
    return QByteArray(reinterpret_cast<const char*>(random), sizeof random)
        .toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals);
}

// Keys are compared in the same time, however much of them is right.
bool isSame(const QByteArray& a, const QByteArray& b)
{
    if (a.size() != b.size())
        return false;
    int different = 0;
    for (qsizetype i = 0; i < a.size(); ++i)
        different |= a[i] ^ b[i];
    return different == 0;
}

} // namespace

Keys::Keys(engine::Clock clock)
    : m_clock(std::move(clock))
{
}

void Keys::renew()
{
    m_word = newWord();
    m_since = m_clock();
}

const QString& Keys::word()
{
    if (m_word.isEmpty() || m_since.secsTo(m_clock()) >= wordMinutes * 60)
        renew();
    return m_word;
}

bool Keys::isTooOften(const QString& address)
{
    const QDateTime now = m_clock();
    m_wrong.removeIf([&](auto it) {
        it.value().removeIf([&](const QDateTime& when) { return when.secsTo(now) >= wrongWithin; });
        return it.value().isEmpty();
    });
    return m_wrong.value(address).size() >= mostWrong || m_wrong.value(QString()).size() >= mostWrongOfAll;
}

engine::Result<Device*> Keys::join(const QString& said, const QString& name, const QString& address, Right right)
{
    if (isTooOften(address))
        return engine::Fault{serve::tr("the word"), {}, serve::tr("Too many wrong words came from here."),
            serve::tr("Wait a minute, then type the word that the table shows.")};
    if (m_devices.size() >= mostDevices)
        return engine::Fault{serve::tr("the table"), {}, serve::tr("As many phones as it takes have joined."),
            serve::tr("Send one away at the table first.")};
    if (said.trimmed().compare(word(), Qt::CaseInsensitive) != 0) {
        m_wrong[address] += m_clock();
        m_wrong[QString()] += m_clock();
        return engine::Fault{serve::tr("the word"), said.left(longestName),
            serve::tr("This is not the word that the table shows."),
            serve::tr("Type its six letters, or scan the code anew: each word opens once.")};
    }
    renew();
    QString called = name.simplified().left(longestName);
    called.removeIf([](QChar c) { return !c.isPrint(); });
    m_devices.push_back(Device{++m_last, newKey(), called.isEmpty() ? serve::tr("Guest %1").arg(m_last) : called, right, {}});
    return &m_devices.back();
}

Device* Keys::byKey(const QByteArray& key)
{
    const auto it = std::ranges::find_if(m_devices, [&](const Device& one) { return isSame(one.key, key); });
    return it == m_devices.end() ? nullptr : &*it;
}

Device* Keys::byNumber(int number)
{
    const auto it = std::ranges::find(m_devices, number, &Device::number);
    return it == m_devices.end() ? nullptr : &*it;
}

void Keys::forget(int number)
{
    std::erase_if(m_devices, [&](const Device& one) { return one.number == number; });
}

void Keys::forgetSeats(const QStringList& known)
{
    for (Device& one : m_devices)
        one.seats.removeIf([&](const QString& seat) { return !known.contains(seat); });
}

} // namespace serve
