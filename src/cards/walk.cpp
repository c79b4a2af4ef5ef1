// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/walk.h"

#include "engine/message.h"

#include <QUtf8StringView>

#include <algorithm>

namespace cards {

namespace {

QString tr(const char* text) { return QCoreApplication::translate("cards", text); }

bool isDigit(char c) { return c >= '0' && c <= '9'; }

bool isControl(uchar c) { return c < 0x20 || c == 0x7f; }

// The second block of control characters, U+0080 to U+009F, included: terminals obey them too.
bool isControlAt(QByteArrayView text, qsizetype at)
{
    return isControl(uchar(text[at])) || (uchar(text[at]) == 0xc2 && at + 1 < text.size() && uchar(text[at + 1]) < 0xa0);
}

int lengthByLead(uchar lead) { return lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4; }

// The character at a place as it can be shown: a control character by its number.
QString shownAt(QByteArrayView text, qsizetype at)
{
    if (at >= text.size())
        return {};
    const uchar c = uchar(text[at]);
    if (isControlAt(text, at))
        return QStringLiteral("U+%1").arg(int(c < 0x80 ? c : uchar(text[at + 1])), 4, 16, QLatin1Char('0'));
    return QString::fromUtf8(text.sliced(at, std::min<qsizetype>(lengthByLead(c), text.size() - at)));
}

} // namespace

qsizetype firstNotUtf8(QByteArrayView text)
{
    if (QUtf8StringView(text.data(), text.size()).isValidUtf8())
        return -1;
    for (qsizetype at = 0; at < text.size();) {
        const qsizetype length = std::min<qsizetype>(lengthByLead(uchar(text[at])), text.size() - at);
        if (!QUtf8StringView(text.data() + at, length).isValidUtf8())
            return at;
        at += length;
    }
    return -1;
}

QString unescaped(QByteArrayView inside)
{
    if (!inside.contains('\\'))
        return QString::fromUtf8(inside);
    QString text;
    for (qsizetype i = 0; i < inside.size();) {
        if (inside[i] != '\\') {
            const qsizetype end = inside.indexOf('\\', i);
            const qsizetype length = (end < 0 ? inside.size() : end) - i;
            text += QString::fromUtf8(inside.sliced(i, length));
            i += length;
            continue;
        }
        const char code = inside[i + 1];
        i += 2;
        switch (code) {
        case 'b':
            text += QLatin1Char('\b');
            break;
        case 'f':
            text += QLatin1Char('\f');
            break;
        case 'n':
            text += QLatin1Char('\n');
            break;
        case 'r':
            text += QLatin1Char('\r');
            break;
        case 't':
            text += QLatin1Char('\t');
            break;
        case 'u':
            text += QChar(inside.sliced(i, 4).toByteArray().toUShort(nullptr, 16));
            i += 4;
            break;
        default:
            text += QLatin1Char(code);
        }
    }
    return text;
}

Walk::Walk(QByteArrayView text)
    : m_text(text)
{
    if (text.startsWith("\xef\xbb\xbf")) // the mark that some editors put before UTF-8
        m_at = 3;
}

std::optional<Found> Walk::wrong()
{
    if (value(-1, 1)) {
        skipSpace();
        if (m_at < m_text.size())
            fail(m_at, cards::tr("Something stands behind the last bracket."), cards::tr("Let the file end there."));
    }
    return m_wrong;
}

bool Walk::fail(qsizetype at, const QString& problem, const QString& remedy)
{
    m_wrong = Found{at, {}, shownAt(m_text, at), problem, remedy};
    return false;
}

bool Walk::unexpected(const QString& wanted)
{
    if (m_at >= m_text.size())
        return fail(m_at, cards::tr("The file ends too early."), engine::fill(cards::tr("Expected here: %1."), {wanted}));
    return fail(m_at, engine::fill(cards::tr("%1 cannot stand here."), {shownAt(m_text, m_at)}),
        engine::fill(cards::tr("Expected here: %1."), {wanted}));
}

bool Walk::tooDeep()
{
    return fail(m_at, engine::fill(cards::tr("More than %1 brackets are open here."), {QString::number(deepest)}),
        cards::tr("Cards need no more than a few: look for a bracket that was never closed."));
}

void Walk::skipSpace()
{
    while (m_at < m_text.size() && (m_text[m_at] == ' ' || m_text[m_at] == '\n' || m_text[m_at] == '\r' || m_text[m_at] == '\t'))
        ++m_at;
}

bool Walk::take(char wanted)
{
    if (m_at >= m_text.size() || m_text[m_at] != wanted)
        return false;
    ++m_at;
    return true;
}

bool Walk::value(qsizetype key, int depth)
{
    skipSpace();
    if (spots.size() >= size_t(mostValues))
        return fail(m_at, engine::fill(cards::tr("The file holds more than %1 values."), {QString::number(mostValues)}),
            cards::tr("Split the pack into smaller ones."));
    spots.push_back({key, m_at});
    switch (now()) {
    case '{':
        return object(depth);
    case '[':
        return list(depth);
    case '"':
        return string();
    case 't':
        return word("true");
    case 'f':
        return word("false");
    case 'n':
        return word("null");
    default:
        break;
    }
    if (now() == '-' || isDigit(now()))
        return number();
    return unexpected(cards::tr("a text in \"quotation marks\", a number, true, false, null, {…} or […]"));
}

bool Walk::object(int depth)
{
    if (depth > deepest)
        return tooDeep();
    const size_t self = spots.size() - 1;
    ++m_at;
    skipSpace();
    if (take('}'))
        return true;
    QSet<QString> seen;
    int last = -1;
    for (bool more = true; more;) {
        const int added = int(spots.size());
        if (!member(depth, seen))
            return false;
        (last < 0 ? spots[self].child : spots[size_t(last)].next) = added;
        last = added;
        if (!goesOn('}', more))
            return false;
    }
    return true;
}

bool Walk::member(int depth, QSet<QString>& seen)
{
    skipSpace();
    const qsizetype from = m_at;
    if (now() != '"')
        return unexpected(cards::tr("the name of a field in \"quotation marks\""));
    if (!string())
        return false;
    if (m_at - from > longestName + 2)
        return fail(from, engine::fill(cards::tr("This name is longer than %1 letters."), {QString::number(longestName)}),
            cards::tr("Look for a quotation mark that is missing."));
    const QString name = unescaped(m_text.sliced(from + 1, m_at - from - 2));
    if (seen.contains(name)) {
        fail(from, engine::fill(cards::tr("The field %1 stands here twice."), {name}), cards::tr("Keep one of the two."));
        m_wrong->value = name;
        return false;
    }
    seen += name;
    skipSpace();
    if (!take(':'))
        return unexpected(QStringLiteral(":"));
    return value(from, depth + 1);
}

bool Walk::list(int depth)
{
    if (depth > deepest)
        return tooDeep();
    const size_t self = spots.size() - 1;
    ++m_at;
    skipSpace();
    if (take(']'))
        return true;
    int last = -1;
    for (bool more = true; more;) {
        const int added = int(spots.size());
        if (!value(-1, depth + 1))
            return false;
        (last < 0 ? spots[self].child : spots[size_t(last)].next) = added;
        last = added;
        if (!goesOn(']', more))
            return false;
    }
    return true;
}

bool Walk::goesOn(char close, bool& more)
{
    skipSpace();
    more = false;
    if (take(close))
        return true;
    const qsizetype comma = m_at;
    if (!take(','))
        return unexpected(QStringLiteral(", ") + cards::tr("or") + QLatin1Char(' ') + QLatin1Char(close));
    skipSpace();
    if (now() == close)
        return fail(comma, cards::tr("This comma is one too many."), cards::tr("Nothing follows it: take it out."));
    more = true;
    return true;
}

bool Walk::string()
{
    const qsizetype from = m_at++;
    while (m_at < m_text.size() && m_text[m_at] != '"') {
        if (isControlAt(m_text, m_at))
            return fail(m_at, cards::tr("A text may not hold this control character."),
                cards::tr("Write a line break as \\n; look for a missing quotation mark before."));
        if (m_text[m_at] != '\\')
            ++m_at;
        else if (!escape())
            return false;
    }
    if (!take('"'))
        return fail(from, cards::tr("This text has no end."), cards::tr("Close it with a quotation mark."));
    return true;
}

bool Walk::escape()
{
    const qsizetype from = m_at++;
    const char code = now();
    if (code != 'u') {
        if (code == '\0' || !QByteArrayView("\"\\/bfnrt").contains(code))
            return fail(from, cards::tr("This is no way to write a character."),
                cards::tr("Allowed: \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u and four digits; write a backslash twice."));
        ++m_at;
        if (code == 'b' || code == 'f')
            return fail(from, cards::tr("A text may not hold this control character."), cards::tr("Take it out."));
        return true;
    }
    int unit = 0;
    if (!hexadecimal(unit))
        return fail(from, cards::tr("This is no way to write a character."), cards::tr("Four hexadecimal digits follow \\u."));
    if (unit < 0x20 ? unit != '\n' && unit != '\t' && unit != '\r' : unit >= 0x7f && unit < 0xa0)
        return fail(from, cards::tr("A text may not hold this control character."), cards::tr("Take it out."));
    if (!QChar::isSurrogate(uint(unit)))
        return true;
    int low = 0;
    const bool paired = QChar::isHighSurrogate(uint(unit)) && take('\\') && hexadecimal(low) && QChar::isLowSurrogate(uint(low));
    return paired || fail(from, cards::tr("This is half of a character."), cards::tr("Write the character itself."));
}

// "u" and four digits.
bool Walk::hexadecimal(int& code)
{
    constexpr int digits = 4;
    if (!take('u') || m_at + digits > m_text.size())
        return false;
    bool isNumber = std::all_of(m_text.begin() + m_at, m_text.begin() + m_at + digits,
        [](char c) { return QByteArrayView("0123456789abcdefABCDEF").contains(c); });
    if (isNumber)
        code = m_text.sliced(m_at, digits).toByteArray().toInt(&isNumber, 16);
    m_at += digits;
    return isNumber;
}

bool Walk::number()
{
    const qsizetype from = m_at;
    const auto digits = [&] {
        const qsizetype first = m_at;
        while (isDigit(now()))
            ++m_at;
        return m_at > first;
    };
    take('-');
    const bool leadingZero = now() == '0';
    const qsizetype whole = m_at;
    bool sound = digits() && !(leadingZero && m_at - whole > 1);
    if (sound && take('.'))
        sound = digits();
    if (sound && (take('e') || take('E'))) {
        if (!take('+'))
            take('-');
        sound = digits();
    }
    const QByteArray written = m_text.sliced(from, std::min<qsizetype>(m_at - from, 400)).toByteArray();
    if (sound)
        (void)written.toDouble(&sound);
    if (sound)
        return true;
    fail(from, cards::tr("This is no number that can be held."),
        cards::tr("Write a whole number without leading zeros, such as 12."));
    m_wrong->value = QString::fromLatin1(written.left(60));
    return false;
}

bool Walk::word(QByteArrayView wanted)
{
    if (!m_text.sliced(m_at).startsWith(wanted))
        return unexpected(cards::tr("a text in \"quotation marks\", a number, true, false, null, {…} or […]"));
    m_at += wanted.size();
    return true;
}

} // namespace cards
