// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "dice/reading.h"

#include "engine/message.h"
#include "engine/words/nearest.h"

#include <algorithm>
#include <cmath>

namespace dice {

namespace {

using engine::fill;

constexpr int failed = -1;

// Equal labels share their text: a thrown die costs no allocation.
QString labelOf(int sides)
{
    switch (sides) {
    case 4:
        return QStringLiteral("d4");
    case 6:
        return QStringLiteral("d6");
    case 8:
        return QStringLiteral("d8");
    case 10:
        return QStringLiteral("d10");
    case 12:
        return QStringLiteral("d12");
    case 20:
        return QStringLiteral("d20");
    case 100:
        return QStringLiteral("d100");
    default:
        return QLatin1Char('d') + QString::number(sides);
    }
}

class Parser {
public:
    Parser(const QString& text, const Vocabulary& vocabulary)
        : m_in(text)
        , m_vocabulary(vocabulary)
    {
        m_nodes.reserve(3);
    }

    engine::Result<Tree> parse();

private:
    // Each reads one part and gives its node's index, or failed after a fault.
    int whole();
    int contest(int left);
    int sum();
    int sumFrom(int left);
    int product();
    int productFrom(int left);
    int signedPart();
    int part();
    int nested();
    int numberOrDice();
    int plainDice(int count, qsizetype at);
    bool faces(Pool& dice);
    int word(const Word& word, std::optional<int> count, qsizetype at);
    int base(qsizetype at);
    int pool(Pool pool, qsizetype at);

    const Word* wordHere() const;
    QStringList names() const;

    int added(Node node, double size, qsizetype at);
    int join(char sign, int left, int right, qsizetype at);
    int wrong(qsizetype at, const QString& problem, const QString& remedy);
    int wrongCount(qsizetype at);
    int noPart();
    int leftover();

    Reading m_in;
    const Vocabulary& m_vocabulary;
    std::vector<Node> m_nodes;
    QVarLengthArray<double, 16> m_sizes; // how far from 0 each node can get
    int m_nesting = 0;
    int m_dice = 0;
};

engine::Result<Tree> Parser::parse()
{
    if (m_in.text().size() > longestTerm)
        wrong(longestTerm,
            fill(QCoreApplication::translate("dice", "A dice term has at most %1 characters."), {QString::number(longestTerm)}),
            QCoreApplication::translate("dice", "Split it into several terms."));
    else if (whole() != failed && !m_in.atEnd())
        leftover();
    if (m_in.fault())
        return *m_in.fault();
    return Tree{m_in.text(), std::move(m_nodes)};
}

int Parser::whole()
{
    m_in.skipBlanks();
    if (!m_vocabulary.signsCountFromBase || !signOf(m_in.peek()) || wordHere())
        return contest(sum());
    const int from = base(m_in.at);
    const int left = signOf(m_in.peek()) == 'x' ? productFrom(from) : from;
    return left == failed ? failed : contest(sumFrom(left));
}

int Parser::contest(int left)
{
    if (left == failed)
        return failed;
    m_in.skipBlanks();
    const qsizetype at = m_in.at;
    if (lower(m_in.peek()) != 'v' || lower(m_in.peek(1)) != 's' || m_in.peek(2).isLetter())
        return left;
    m_in.at += 2;
    const int right = sum();
    return right == failed ? failed : join('v', left, right, at);
}

int Parser::sum()
{
    const int left = product();
    return left == failed ? failed : sumFrom(left);
}

int Parser::sumFrom(int left)
{
    for (;;) {
        m_in.skipBlanks();
        const qsizetype at = m_in.at;
        const char sign = signOf(m_in.peek());
        if (sign != '+' && sign != '-')
            return left;
        ++m_in.at;
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
        m_in.skipBlanks();
        const qsizetype at = m_in.at;
        if (signOf(m_in.peek()) != 'x')
            return left;
        ++m_in.at;
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
    m_in.skipBlanks();
    const qsizetype at = m_in.at;
    for (char sign = signOf(m_in.peek()); sign == '+' || sign == '-'; sign = signOf(m_in.peek())) {
        negative ^= sign == '-';
        ++m_in.at;
        m_in.skipBlanks();
    }
    const int of = part();
    return of == failed || !negative ? of : added(Negated{of}, m_sizes.at(of), at);
}

int Parser::part()
{
    if (m_in.peek() == QLatin1Char('('))
        return nested();
    if (isDigit(m_in.peek()))
        return numberOrDice();
    if (const Word* known = wordHere())
        return word(*known, std::nullopt, m_in.at);
    if (lower(m_in.peek()) == 'd' && !m_in.peek(1).isLetter())
        return plainDice(1, m_in.at);
    return noPart();
}

int Parser::nested()
{
    const qsizetype at = m_in.at;
    if (++m_nesting > deepestNesting)
        return wrong(at,
            fill(QCoreApplication::translate("dice", "Parentheses go at most %1 deep."), {QString::number(deepestNesting)}),
            QCoreApplication::translate("dice", "Write the term with fewer of them."));
    ++m_in.at;
    const int inner = contest(sum());
    if (inner == failed)
        return failed;
    if (m_in.atEnd())
        return wrong(at, QCoreApplication::translate("dice", "This parenthesis is not closed."),
            QCoreApplication::translate("dice", "Add a closing one."));
    if (m_in.peek() != QLatin1Char(')'))
        return leftover();
    ++m_in.at;
    --m_nesting;
    return inner;
}

int Parser::numberOrDice()
{
    const qsizetype at = m_in.at;
    const auto value = m_in.number(0, largestNumber, numberTooLarge);
    if (!value)
        return failed;
    const qsizetype end = m_in.at;
    m_in.skipBlanks();
    const Word* known = wordHere();
    if (!known && lower(m_in.peek()) != 'd') {
        m_in.at = end;
        return added(Number{*value}, double(*value), at);
    }
    const bool isNumber = known && known->sides <= 0;
    if (!isNumber && (*value < 1 || *value > mostDice))
        return wrongCount(at);
    return known ? word(*known, int(*value), at) : plainDice(int(*value), at);
}

int Parser::plainDice(int count, qsizetype at)
{
    ++m_in.at; // the d
    Pool dice;
    dice.count = count;
    if (m_in.peek() == QLatin1Char('{') || m_in.peek() == QLatin1Char('['))
        return faces(dice) ? pool(std::move(dice), at) : failed;
    if (m_in.peek() == QLatin1Char('%')) {
        ++m_in.at;
        dice.sides = 100;
    } else {
        const auto sides = m_in.number(1, mostSides, QT_TRANSLATE_NOOP("dice", "A die has 1 to %1 sides."));
        if (!sides)
            return failed;
        dice.sides = int(*sides);
    }
    dice.label = labelOf(dice.sides);
    return pool(std::move(dice), at);
}

// "{0,0,1,1,2,2*}": what each face counts; a star asks for another die. Brackets do too, which shells leave alone.
bool Parser::faces(Pool& dice)
{
    const qsizetype from = m_in.at;
    const QLatin1Char end(m_in.peek() == QLatin1Char('[') ? ']' : '}');
    do {
        ++m_in.at;
        m_in.skipBlanks();
        const char sign = signOf(m_in.peek());
        m_in.at += sign == '-' || sign == '+' ? 1 : 0;
        const auto value = m_in.number(0, mostSides, QT_TRANSLATE_NOOP("dice", "A face counts a number up to %1."));
        if (!value)
            return false;
        dice.values += sign == '-' ? -int(*value) : int(*value);
        dice.again += m_in.peek() == QLatin1Char('*');
        m_in.at += dice.again.last() ? 1 : 0;
        m_in.skipBlanks();
    } while (m_in.peek() == QLatin1Char(',') && dice.values.size() < mostFaces);
    if (m_in.peek() != end)
        return m_in.wrong(m_in.at,
            fill(m_in.peek() == QLatin1Char(',')
                    ? QCoreApplication::translate("dice", "A die has at most %1 faces that are written out.")
                    : QCoreApplication::translate("dice", "The list of faces is not closed."),
                {QString::number(mostFaces)}),
            QCoreApplication::translate("dice", "Write the faces like this: d{0,0,1,1,2,2*}."));
    ++m_in.at;
    if (!dice.again.contains(false))
        return m_in.wrong(from, QCoreApplication::translate("dice", "Every face asks for another die, without end."),
            QCoreApplication::translate("dice", "Leave the star off at least one face."));
    if (!dice.again.contains(true))
        dice.again.clear();
    dice.sides = int(dice.values.size());
    dice.label = QLatin1Char('d') + m_in.text().mid(from, m_in.at - from).remove(QLatin1Char(' '));
    return true;
}

int Parser::word(const Word& word, std::optional<int> count, qsizetype at)
{
    const qsizetype start = m_in.at;
    m_in.at += word.name.size();
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
    return pool(std::move(dice), at);
}

int Parser::base(qsizetype at)
{
    const auto value = m_vocabulary.base ? std::optional<qint64>(*m_vocabulary.base) : std::nullopt;
    return added(Named{m_vocabulary.baseName, {}, QString(QLatin1Char(signOf(m_in.peek()))), value},
        std::abs(double(value.value_or(0))), at);
}

int Parser::pool(Pool dice, qsizetype at)
{
    if (dice.count > mostDice - m_dice)
        return wrongCount(at);
    m_dice += dice.count;
    if (!readModifiers(m_in, dice))
        return failed;
    dice.at = at;
    dice.length = m_in.at - at;
    while (dice.length > 1 && m_in.text().at(at + dice.length - 1).isSpace())
        --dice.length;
    const double throws = dice.mayExplode() ? 1 + mostExtras : 1;
    const double farthest = dice.success ? 1
        : dice.isKnown                   ? std::max(std::abs(double(dice.least())), std::abs(double(dice.most())))
                                         : 0;
    const double size = dice.count * throws * farthest;
    return added(std::move(dice), size, at);
}

// The longest word that stands here and ends here: "D3" ends before "kh1", not before "0".
const Word* Parser::wordHere() const
{
    const Word* best = nullptr;
    const QStringView rest = QStringView(m_in.text()).mid(m_in.at);
    for (const Word& word : m_vocabulary.words) {
        if (word.name.isEmpty() || (best && word.name.size() <= best->name.size())
            || !rest.startsWith(word.name, Qt::CaseInsensitive))
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
        return wrong(at,
            fill(QCoreApplication::translate("dice", "The result could get beyond %1."), {QString::number(largestResult)}),
            QCoreApplication::translate("dice", "Use smaller numbers."));
    m_nodes.push_back(std::move(node));
    m_sizes += size;
    return int(m_nodes.size()) - 1;
}

int Parser::join(char sign, int left, int right, qsizetype at)
{
    const double size = sign == 'v' ? 1
        : sign == 'x'               ? m_sizes.at(left) * m_sizes.at(right)
                                    : m_sizes.at(left) + m_sizes.at(right);
    return added(Joined{sign, left, right}, size, at);
}

int Parser::wrong(qsizetype at, const QString& problem, const QString& remedy)
{
    m_in.wrong(at, problem, remedy);
    return failed;
}

int Parser::wrongCount(qsizetype at)
{
    return wrong(at, fill(QCoreApplication::translate("dice", "A term throws 1 to %1 dice."), {QString::number(mostDice)}),
        QCoreApplication::translate("dice", "Change the number of dice."));
}

// Where a number or dice should stand.
int Parser::noPart()
{
    const QString piece = m_in.pieceAt(m_in.at);
    const bool isWord = m_in.peek().isLetter();
    QString remedy = QCoreApplication::translate("dice", "Here may stand: a number, dice such as 3d6, or a parenthesis.");
    if (!m_vocabulary.words.isEmpty())
        remedy += QLatin1Char(' ')
            + (isWord ? engine::meant(piece, names())
                      : fill(QCoreApplication::translate("dice", "Known words: %1."), {names().join(QStringLiteral(", "))}));
    QString problem = fill(isWord ? QCoreApplication::translate("dice", "There is no dice word %1 here.")
                                  : QCoreApplication::translate("dice", "%1 does not fit here."),
        {piece});
    if (m_in.atEnd())
        problem = m_nodes.empty() ? QCoreApplication::translate("dice", "There is no dice term here.")
                                  : QCoreApplication::translate("dice", "The term ends too early.");
    return wrong(m_in.at, problem, remedy);
}

// Where a part is complete and something follows that cannot go on from it.
int Parser::leftover()
{
    if (m_in.peek() == QLatin1Char(')'))
        return wrong(m_in.at, QCoreApplication::translate("dice", "This parenthesis was not opened."),
            QCoreApplication::translate("dice", "Take it away or open one before it."));
    if (m_in.isAtModifier())
        return wrong(m_in.at,
            fill(QCoreApplication::translate("dice", "%1 does not stand behind dice."), {m_in.pieceAt(m_in.at)}),
            QCoreApplication::translate(
                "dice", "Keeping, rerolling, exploding and counting stand right behind the dice they are for."));
    return wrong(m_in.at, fill(QCoreApplication::translate("dice", "%1 does not fit here."), {m_in.pieceAt(m_in.at)}),
        QCoreApplication::translate("dice", "Here may stand: + - x vs, a closing parenthesis, or the end."));
}

} // namespace

engine::Result<Tree> parsed(const QString& text, const Vocabulary& vocabulary) { return Parser(text, vocabulary).parse(); }

} // namespace dice
