// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/words/unseen.h"

#include "engine/message.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>
#include <QList>

#include <algorithm>
#include <initializer_list>
#include <string_view>

namespace engine {

namespace {

struct Span {
    char32_t first;
    char32_t last;
};

bool isAmong(char32_t c, std::initializer_list<Span> spans)
{
    return std::ranges::any_of(spans, [c](const Span& span) { return c >= span.first && c <= span.last; });
}

// Of a name whatever cannot be seen, of other texts all but their tabs and ends of lines, those of other programs too.
bool mayStand(char32_t c, bool isName)
{
    constexpr std::u32string_view spaces = U"\n\r\t\u2028\u2029";
    return isName ? !isUnseenInName(c) : spaces.find(c) != spaces.npos || !isUnseen(c);
}

void look(const QJsonValue& value, const QStringList& path, QList<UnseenAt>& found)
{
    constexpr qsizetype mostFound = 50;
    if (found.size() >= mostFound)
        return;
    if (value.isString()) {
        const bool isName = path.value(path.size() - 1) == QLatin1String("title");
        for (const uint letter : value.toString().toUcs4())
            if (!mayStand(letter, isName)) {
                found += {path, letter};
                return;
            }
        return;
    }
    const QJsonObject object = value.toObject();
    for (auto one = object.begin(); one != object.end(); ++one)
        look(*one, path + QStringList{one.key()}, found);
    const QJsonArray list = value.toArray();
    for (qsizetype i = 0; i < list.size(); ++i)
        look(list[i], list[i].isString() ? path : path + QStringList{QString::number(i)}, found);
}

} // namespace

bool isUnseen(char32_t c)
{
    return QChar::category(c) == QChar::Other_Control || (c & 0xfffe) == 0xfffe
        || isAmong(c,
            {{0x61c, 0x61c}, {0x200b, 0x200b}, {0x200e, 0x200f}, {0x2028, 0x202e}, {0x2060, 0x206f}, {0xd800, 0xdfff},
                {0xfdd0, 0xfdef}, {0xfeff, 0xfeff}, {0xfff9, 0xfffb}});
}

bool isUnseenInName(char32_t c)
{
    return isUnseen(c)
        || isAmong(c,
            {{0xad, 0xad}, {0x34f, 0x34f}, {0x115f, 0x1160}, {0x17b4, 0x17b5}, {0x180e, 0x180e}, {0x2800, 0x2800},
                {0x3164, 0x3164}, {0xffa0, 0xffa0}, {0x1bca0, 0x1bca3}, {0x1d173, 0x1d17a}, {0xe0000, 0xe0fff}});
}

Fault UnseenAt::fault(const QString& place) const
{
    const QString sign = QStringLiteral("U+%1").arg(quint32(letter), 4, 16, QLatin1Char('0')).toUpper();
    return {place, sign,
        fill(QCoreApplication::translate("engine", "A text may not hold %1: it cannot be seen, or turns the text around."),
            {sign}),
        QCoreApplication::translate("engine", "Take it out.")};
}

QList<UnseenAt> unseenIn(const QJsonValue& value)
{
    QList<UnseenAt> found;
    look(value, {}, found);
    return found;
}

QString withUnseenShown(const QString& text, QStringView keep)
{
    const auto isShown = [keep](char32_t c) { return isUnseen(c) && (c > 0xffff || !keep.contains(QChar(char16_t(c)))); };
    const QList<uint> letters = text.toUcs4();
    if (std::ranges::none_of(letters, isShown))
        return text;
    QString shown;
    for (const uint letter : letters) {
        const char32_t c = letter;
        shown += isShown(c) ? QStringLiteral("\\u%1").arg(letter, 4, 16, QLatin1Char('0')) : QString::fromUcs4(&c, 1);
    }
    return shown;
}

namespace {

constexpr QStringView lineBreaks = u"\n\t";

// What may stand below this key: a title has one line.
QStringView keptBelow(const QString& key) { return key == QLatin1String("title") ? QStringView() : lineBreaks; }

bool holdsUnseen(const QString& text, QStringView keep)
{
    return std::ranges::any_of(
        text, [keep](QChar one) { return !one.isSurrogate() && isUnseen(one.unicode()) && !keep.contains(one); });
}

bool holdsUnseen(const QJsonValue& value, QStringView keep)
{
    if (value.isString())
        return holdsUnseen(value.toString(), keep);
    for (const QJsonValue& one : value.toArray())
        if (holdsUnseen(one, keep))
            return true;
    const QJsonObject object = value.toObject();
    for (auto one = object.begin(); one != object.end(); ++one)
        if (holdsUnseen(one.key(), QStringView()) || holdsUnseen(QJsonValue(*one), keptBelow(one.key())))
            return true;
    return false;
}

QJsonValue shown(const QJsonValue& value, QStringView keep)
{
    if (value.isString())
        return withUnseenShown(value.toString(), keep);
    if (value.isArray()) {
        QJsonArray list;
        for (const QJsonValue& one : value.toArray())
            list += shown(one, keep);
        return list;
    }
    if (!value.isObject())
        return value;
    QJsonObject object;
    const QJsonObject was = value.toObject();
    for (auto one = was.begin(); one != was.end(); ++one)
        object.insert(withUnseenShown(one.key()), shown(*one, keptBelow(one.key())));
    return object;
}

} // namespace

QJsonValue withUnseenShown(const QJsonValue& value)
{
    return holdsUnseen(value, lineBreaks) ? shown(value, lineBreaks) : QJsonValue();
}

QString echoed(const QString& word)
{
    constexpr int longestShown = 60;
    return word.size() > longestShown ? word.left(longestShown) + QStringLiteral("…") : word;
}

} // namespace engine
