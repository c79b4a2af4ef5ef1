// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "dice/tree.h"

#include "engine/message.h"
#include "engine/nearest.h"

#include <algorithm>
#include <cmath>

namespace dice {

namespace {

using engine::Fault;
using engine::fill;

constexpr int failed = -1;
constexpr qsizetype longestShown = 24;
constexpr const char* numberTooLarge = QT_TRANSLATE_NOOP("dice", "The largest number is %1.");

bool isDigit(QChar c)
{
    return c >= QLatin1Char('0') && c <= QLatin1Char('9');
}

char lower(QChar c)
{
    const char16_t u = c.unicode();
    return u >= 'A' && u <= 'Z' ? char(u + 32) : u < 128 ? char(u) : '\0';
}

// The operator that a character stands for, 0 for none; printed signs are read like typed ones.
char signOf(QChar c)
{
    switch (c.unicode()) {
    case '+': return '+';
    case '-': case 0x2212: case 0x2013: return '-';
    case 'x': case 'X': case '*': case 0x00d7: return 'x';
    default: return '\0';
    }
}

// Equal labels share their text: a thrown die costs no allocation.
QString labelOf(int sides)
{
    switch (sides) {
    case 4: return QStringLiteral("d4");
    case 6: return QStringLiteral("d6");
    case 8: return QStringLiteral("d8");
    case 10: return QStringLiteral("d10");
    case 12: return QStringLiteral("d12");
    case 20: return QStringLiteral("d20");
    case 100: return QStringLiteral("d100");
    default: return QLatin1Char('d') + QString::number(sides);
    }
}

class Parser {
public:
    Parser(const QString& text, const Vocabulary& vocabulary) : m_text(text), m_vocabulary(vocabulary) { m_nodes.reserve(3); }

    engine::Result<Tree> parse();

private:
    // Each reads one part and gives its node's index, or failed with m_fault set.
    int whole();
    int sum();
    int sumFrom(int left);
    int product();
    int productFrom(int left);
    int signedPart();
    int part();
    int nested();
    int numberOrDice();
    int plainDice(int count, qsizetype at);
    int word(const Word& word, std::optional<int> count, qsizetype at);
    int base(qsizetype at);
    int pool(Pool pool, qsizetype at);

    bool modifiers(Pool& pool);
    bool keep(Pool& pool);
    bool reroll(Pool& pool);
    bool explode(Pool& pool);
    bool success(Pool& pool);
    bool condition(Condition& into);
    std::optional<Compare> comparison();
    std::optional<qint64> number(qint64 least, qint64 most, const char* problem); // %1: the most

    const Word* wordHere() const;
    bool startsModifier(qsizetype at) const;
    QStringList names() const;

    int added(Node node, double size, qsizetype at);
    int join(char sign, int left, int right, qsizetype at);
    int wrong(qsizetype at, const QString& problem, const QString& remedy);
    bool wrongTwice(qsizetype at);
    int noPart();
    int leftover();
    QString pieceAt(qsizetype at) const;

    bool atEnd() const { return m_at >= m_text.size(); }
    QChar peek(qsizetype ahead = 0) const { return m_at + ahead < m_text.size() ? m_text.at(m_at + ahead) : QChar(); }
    void skipBlanks();

    const QString& m_text;
    const Vocabulary& m_vocabulary;
    std::vector<Node> m_nodes;
    QVarLengthArray<double, 16> m_sizes; // how far from 0 each node can get
    qsizetype m_at = 0;
    int m_nesting = 0;
    int m_dice = 0;
    std::optional<Fault> m_fault;
};

engine::Result<Tree> Parser::parse()
{
    if (m_text.size() > longestTerm)
        wrong(longestTerm, fill(QCoreApplication::translate("dice", "A dice term has at most %1 characters."), {QString::number(longestTerm)}),
              QCoreApplication::translate("dice", "Split it into several terms."));
    else if (whole() != failed && !atEnd())
        leftover();
    if (m_fault)
        return std::move(*m_fault);
    return Tree{m_text, std::move(m_nodes)};
}

int Parser::whole()
{
    skipBlanks();
    if (!m_vocabulary.signsCountFromBase || atEnd() || !signOf(peek()) || wordHere())
        return sum();
    const int from = base(m_at);
    const int left = signOf(peek()) == 'x' ? productFrom(from) : from;
    return left == failed ? failed : sumFrom(left);
}

int Parser::sum()
{
    const int left = product();
    return left == failed ? failed : sumFrom(left);
}

int Parser::sumFrom(int left)
{
    for (;;) {
        skipBlanks();
        const qsizetype at = m_at;
        const char sign = atEnd() ? '\0' : signOf(peek());
        if (sign != '+' && sign != '-')
            return left;
        ++m_at;
        const int right = product();
        if (right == failed)
            return failed;
        left = join(sign, left, right, at);
        if (left == failed)
            return failed;
    }
}

int Parser::product()
{
    const int left = signedPart();
    return left == failed ? failed : productFrom(left);
}

int Parser::productFrom(int left)
{
    for (;;) {
        skipBlanks();
        const qsizetype at = m_at;
        if (atEnd() || signOf(peek()) != 'x')
            return left;
        ++m_at;
        const int right = signedPart();
        if (right == failed)
            return failed;
        left = join('x', left, right, at);
        if (left == failed)
            return failed;
    }
}

int Parser::signedPart()
{
    bool negative = false;
    skipBlanks();
    const qsizetype at = m_at;
    for (; !atEnd() && (signOf(peek()) == '+' || signOf(peek()) == '-'); skipBlanks()) {
        negative ^= signOf(peek()) == '-';
        ++m_at;
    }
    const int of = part();
    return of == failed || !negative ? of : added(Negated{of}, m_sizes.at(of), at);
}

int Parser::part()
{
    if (!atEnd()) {
        if (peek() == QLatin1Char('('))
            return nested();
        if (isDigit(peek()))
            return numberOrDice();
        if (const Word* known = wordHere())
            return word(*known, std::nullopt, m_at);
        if (lower(peek()) == 'd' && !peek(1).isLetter())
            return plainDice(1, m_at);
    }
    return noPart();
}

int Parser::nested()
{
    const qsizetype at = m_at;
    if (++m_nesting > deepestNesting)
        return wrong(at, fill(QCoreApplication::translate("dice", "Parentheses go at most %1 deep."), {QString::number(deepestNesting)}),
                     QCoreApplication::translate("dice", "Write the term with fewer of them."));
    ++m_at;
    const int inner = sum();
    if (inner == failed)
        return failed;
    if (peek() != QLatin1Char(')'))
        return atEnd() ? wrong(at, QCoreApplication::translate("dice", "This parenthesis is not closed."), QCoreApplication::translate("dice", "Add a closing one."))
                       : leftover();
    ++m_at;
    --m_nesting;
    return inner;
}

int Parser::numberOrDice()
{
    const qsizetype at = m_at;
    const auto value = number(0, largestNumber, numberTooLarge);
    if (!value)
        return failed;
    const qsizetype end = m_at;
    skipBlanks();
    const Word* known = atEnd() ? nullptr : wordHere();
    if (!known && lower(peek()) != 'd') {
        m_at = end;
        return added(Number{*value}, double(*value), at);
    }
    const bool isNumber = known && known->sides <= 0;
    if (!isNumber && (*value < 1 || *value > mostDice - m_dice))
        return wrong(at, fill(QCoreApplication::translate("dice", "A term throws 1 to %1 dice."), {QString::number(mostDice)}),
                     QCoreApplication::translate("dice", "Change the number of dice."));
    return known ? word(*known, int(*value), at) : plainDice(int(*value), at);
}

int Parser::plainDice(int count, qsizetype at)
{
    ++m_at; // the d
    Pool dice;
    dice.count = count;
    if (peek() == QLatin1Char('%')) {
        ++m_at;
        dice.sides = 100;
    } else {
        const auto sides = number(1, mostSides, QT_TRANSLATE_NOOP("dice", "A die has 1 to %1 sides."));
        if (!sides)
            return failed;
        dice.sides = int(*sides);
    }
    dice.label = labelOf(dice.sides);
    return pool(std::move(dice), at);
}

int Parser::word(const Word& word, std::optional<int> count, qsizetype at)
{
    const qsizetype start = m_at;
    m_at += word.name.size();
    const bool isKnown = word.hasValue() && word.sides <= mostSides;
    if (word.sides <= 0 && count)
        return wrong(start, fill(QCoreApplication::translate("dice", "%1 is a number, not a die."), {word.name}),
                     fill(QCoreApplication::translate("dice", "Write %1x%2 to multiply."), {QString::number(*count), word.name}));
    if (word.sides <= 0) {
        const auto value = isKnown ? std::optional<qint64>(word.values.first()) : std::nullopt;
        return added(Named{word.name, word.explanation, word.name, value}, std::abs(double(value.value_or(0))), at);
    }
    Pool dice;
    dice.label = word.name;
    dice.explanation = word.explanation;
    dice.count = count.value_or(1);
    dice.sides = word.sides;
    dice.values = word.values;
    dice.isKnown = isKnown;
    dice.isWord = true;
    return pool(std::move(dice), at);
}

int Parser::base(qsizetype at)
{
    const auto value = m_vocabulary.base ? std::optional<qint64>(*m_vocabulary.base) : std::nullopt;
    return added(Named{m_vocabulary.baseName, {}, QString(QLatin1Char(signOf(peek()))), value}, std::abs(double(value.value_or(0))), at);
}

int Parser::pool(Pool dice, qsizetype at)
{
    if (dice.count > mostDice - m_dice)
        return wrong(at, fill(QCoreApplication::translate("dice", "A term throws 1 to %1 dice."), {QString::number(mostDice)}),
                     QCoreApplication::translate("dice", "Change the number of dice."));
    m_dice += dice.count;
    if (!modifiers(dice))
        return failed;
    dice.at = at;
    dice.length = m_at - at;
    while (dice.length > 1 && m_text.at(at + dice.length - 1).isSpace())
        --dice.length;
    const double throws = dice.explode ? 1 + mostExtras : 1;
    const double farthest = dice.success ? 1 : dice.isKnown ? std::max(std::abs(double(dice.least())), std::abs(double(dice.most()))) : 0;
    const double size = dice.count * throws * farthest;
    return added(std::move(dice), size, at);
}

bool Parser::modifiers(Pool& pool)
{
    for (;;) {
        skipBlanks();
        if (atEnd() || !startsModifier(m_at))
            return true;
        const char first = lower(peek());
        const bool read = first == 'k' || first == 'd' ? keep(pool) : first == 'r' ? reroll(pool) : first == '!' ? explode(pool) : success(pool);
        if (!read)
            return false;
    }
}

bool Parser::startsModifier(qsizetype at) const
{
    const QChar c = m_text.at(at);
    const char first = lower(c);
    const char second = at + 1 < m_text.size() ? lower(m_text.at(at + 1)) : '\0';
    return first == 'k' || first == 'r' || first == '!' || first == '>' || first == '<' || first == '=' || c == QChar(0x2265) || c == QChar(0x2264)
        || (first == 'd' && (second == 'h' || second == 'l'));
}

bool Parser::keep(Pool& pool)
{
    const qsizetype at = m_at;
    const bool drops = lower(peek()) == 'd';
    ++m_at;
    const char which = lower(peek());
    if (which == 'h' || which == 'l')
        ++m_at;
    if (pool.keep)
        return wrongTwice(at);
    const int most = drops ? pool.count - 1 : pool.count;
    if (most < 1)
        return wrong(at, QCoreApplication::translate("dice", "A single die cannot be dropped."), QCoreApplication::translate("dice", "Throw more dice or drop none.")) != failed;
    qint64 count = 1;
    skipBlanks();
    if (isDigit(peek())) {
        const auto read = number(1, most, drops ? QT_TRANSLATE_NOOP("dice", "Of these dice, 1 to %1 can be dropped.")
                                                : QT_TRANSLATE_NOOP("dice", "Of these dice, 1 to %1 can be kept."));
        if (!read)
            return false;
        count = *read;
    }
    const bool low = which == 'l';
    pool.keep = drops ? Keep{pool.count - int(count), low} : Keep{int(count), !low};
    return true;
}

bool Parser::reroll(Pool& pool)
{
    const qsizetype at = m_at;
    ++m_at;
    if (pool.reroll)
        return wrongTwice(at);
    pool.rerollsAlways = lower(peek()) == 'r';
    if (pool.rerollsAlways)
        ++m_at;
    Condition when;
    if (!condition(when))
        return false;
    if (pool.rerollsAlways && pool.isKnown && when.holds(pool.least()) && when.holds(pool.most()))
        return wrong(at, QCoreApplication::translate("dice", "Every face would be thrown again, without end."),
                     QCoreApplication::translate("dice", "Leave at least one face out, or write r to throw again once.")) != failed;
    pool.reroll = when;
    return true;
}

bool Parser::explode(Pool& pool)
{
    const qsizetype at = m_at;
    ++m_at;
    if (pool.explode)
        return wrongTwice(at);
    Condition when{Compare::Exactly, pool.isKnown ? pool.most() : 0};
    // Only right behind the mark: "6d6!>=5" explodes from 5 on, "6d6! >=5" explodes on 6 and counts from 5 on.
    const bool isGiven = !atEnd() && (isDigit(peek()) || (startsModifier(m_at) && !peek().isLetter() && peek() != QLatin1Char('!')));
    if (isGiven && !condition(when))
        return false;
    pool.explode = when;
    return true;
}

bool Parser::success(Pool& pool)
{
    const qsizetype at = m_at;
    if (pool.success)
        return wrongTwice(at);
    Condition when;
    if (!condition(when))
        return false;
    pool.success = when;
    return true;
}

// A comparison and a number; a number alone means exactly that one.
bool Parser::condition(Condition& into)
{
    skipBlanks();
    into.how = comparison().value_or(Compare::Exactly);
    skipBlanks();
    const qsizetype at = m_at;
    const bool negative = !atEnd() && signOf(peek()) == '-';
    if (negative)
        ++m_at;
    if (!isDigit(peek()))
        return wrong(at, QCoreApplication::translate("dice", "A face to compare with is missing."),
                     QCoreApplication::translate("dice", "Write a number, such as 1 or >=5.")) != failed;
    const auto than = number(0, largestNumber, numberTooLarge);
    if (than)
        into.than = negative ? -*than : *than;
    return than.has_value();
}

std::optional<Compare> Parser::comparison()
{
    const char16_t first = peek().unicode();
    const bool orEqual = peek(1) == QLatin1Char('=');
    if (first == '=' || first == 0x2265 || first == 0x2264) {
        ++m_at;
        return first == '=' ? Compare::Exactly : first == 0x2265 ? Compare::AtLeast : Compare::AtMost;
    }
    if (first != '>' && first != '<')
        return std::nullopt;
    m_at += orEqual ? 2 : 1;
    if (first == '>')
        return orEqual ? Compare::AtLeast : Compare::Above;
    return orEqual ? Compare::AtMost : Compare::Below;
}

std::optional<qint64> Parser::number(qint64 least, qint64 most, const char* problem)
{
    const qsizetype at = m_at;
    qint64 value = 0;
    for (; isDigit(peek()); ++m_at)
        value = std::min(value * 10 + (peek().unicode() - '0'), largestNumber + 1);
    if (m_at > at && value >= least && value <= most)
        return value;
    m_at = at;
    wrong(at, fill(QCoreApplication::translate("dice", problem), {QString::number(most)}),
          fill(QCoreApplication::translate("dice", "Write a number from %1 to %2."), {QString::number(least), QString::number(most)}));
    return std::nullopt;
}

// The longest word that stands here and ends here: "D3" ends before "kh1", not before "0".
const Word* Parser::wordHere() const
{
    const Word* best = nullptr;
    const QStringView rest = QStringView(m_text).mid(m_at);
    for (const Word& word : m_vocabulary.words) {
        if (word.name.isEmpty() || (best && word.name.size() <= best->name.size()) || !rest.startsWith(word.name, Qt::CaseInsensitive))
            continue;
        const QChar next = word.name.size() < rest.size() ? rest.at(word.name.size()) : QChar();
        const char follows = lower(next);
        if (!next.isLetterOrNumber() || follows == 'x' || follows == 'k' || follows == 'd' || follows == 'r')
            best = &word;
    }
    return best;
}

QStringList Parser::names() const
{
    QStringList all;
    for (const Word& word : m_vocabulary.words)
        all += word.name;
    return all;
}

// Sizes are doubles: they cannot overflow, and the limit lies where each whole number still has its own double.
int Parser::added(Node node, double size, qsizetype at)
{
    if (size > double(largestResult))
        return wrong(at, fill(QCoreApplication::translate("dice", "The result could get beyond %1."), {QString::number(largestResult)}),
                     QCoreApplication::translate("dice", "Use smaller numbers."));
    m_nodes.push_back(std::move(node));
    m_sizes += size;
    return int(m_nodes.size()) - 1;
}

int Parser::join(char sign, int left, int right, qsizetype at)
{
    const double size = sign == 'x' ? m_sizes.at(left) * m_sizes.at(right) : m_sizes.at(left) + m_sizes.at(right);
    return added(Joined{sign, left, right}, size, at);
}

int Parser::wrong(qsizetype at, const QString& problem, const QString& remedy)
{
    if (!m_fault)
        m_fault = Fault{fill(QCoreApplication::translate("dice", "column %1"), {QString::number(at + 1)}), pieceAt(at), problem, remedy};
    return failed;
}

bool Parser::wrongTwice(qsizetype at)
{
    return wrong(at, QCoreApplication::translate("dice", "These dice were told this before."), QCoreApplication::translate("dice", "Leave one of the two out.")) != failed;
}

// Where a number or dice should stand.
int Parser::noPart()
{
    QString known = QCoreApplication::translate("dice", "Here may stand: a number, dice such as 3d6, or a parenthesis.");
    if (!m_vocabulary.words.isEmpty())
        known += QLatin1Char(' ') + (!atEnd() && peek().isLetter() ? engine::meant(pieceAt(m_at), names()) : fill(QCoreApplication::translate("dice", "Known words: %1."), {names().join(QStringLiteral(", "))}));
    if (atEnd())
        return wrong(m_at, m_nodes.empty() ? QCoreApplication::translate("dice", "There is no dice term here.")
                                           : QCoreApplication::translate("dice", "The term ends too early."), known);
    if (peek().isLetter())
        return wrong(m_at, fill(QCoreApplication::translate("dice", "There is no dice word %1 here."), {pieceAt(m_at)}), known);
    return wrong(m_at, fill(QCoreApplication::translate("dice", "%1 does not fit here."), {pieceAt(m_at)}), known);
}

// Where a part is complete and something follows that cannot go on from it.
int Parser::leftover()
{
    if (peek() == QLatin1Char(')'))
        return wrong(m_at, QCoreApplication::translate("dice", "This parenthesis was not opened."), QCoreApplication::translate("dice", "Take it away or open one before it."));
    if (startsModifier(m_at))
        return wrong(m_at, fill(QCoreApplication::translate("dice", "%1 does not stand behind dice."), {pieceAt(m_at)}),
                     QCoreApplication::translate("dice", "Keeping, rerolling, exploding and counting stand right behind the dice they are for."));
    return wrong(m_at, fill(QCoreApplication::translate("dice", "%1 does not fit here."), {pieceAt(m_at)}),
                 QCoreApplication::translate("dice", "Here may stand: + - x, a closing parenthesis, or the end."));
}

QString Parser::pieceAt(qsizetype at) const
{
    qsizetype end = at;
    while (end < m_text.size() && end - at < longestShown && m_text.at(end).isLetterOrNumber())
        ++end;
    if (end == at && at < m_text.size())
        end += m_text.at(at).isHighSurrogate() && at + 1 < m_text.size() ? 2 : 1;
    return m_text.mid(at, end - at);
}

void Parser::skipBlanks()
{
    while (!atEnd() && m_text.at(m_at).isSpace())
        ++m_at;
}

} // namespace

engine::Result<Tree> parsed(const QString& text, const Vocabulary& vocabulary)
{
    return Parser(text, vocabulary).parse();
}

} // namespace dice
