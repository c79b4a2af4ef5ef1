// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hired-swords/rules/crew/listing.h"

#include "games/hired-swords/rules/cards/printed.h"
#include "games/hired-swords/rules/query.h"

#include <algorithm>
#include <limits>

namespace hiredswords {

namespace {

dice::Word die(const char* name, int sides, int most)
{
    dice::Word word{QLatin1String(name), sides, {}, {}};
    for (int face = 1; face <= sides; ++face)
        word.values += (face * most + sides - 1) / sides; // a share of the faces each, rounded up
    return word;
}

dice::Word crewDie(int m)
{
    dice::Word word{QStringLiteral("DM"), 0, {}, engine::fill(hiredswords::tr("%1 deployed"), {QString::number(m)})};
    if (m == 1)
        word.values = {1}; // a single mercenary: nothing to roll (AMB-03)
    else if (m == 2 || m == 3 || m == 6)
        word = die("DM", 6, m);
    else if (m == 4)
        word = die("DM", 4, 4);
    if (word.sides > 0)
        word.explanation = engine::fill(hiredswords::tr("%1 deployed, so D%1"), {QString::number(m)});
    return word;
}

} // namespace

dice::Vocabulary vocabulary(int m)
{
    dice::Vocabulary words;
    words.words = {die("D6", 6, 6), die("D4", 4, 4), die("D3", 6, 3), die("D2", 6, 2), crewDie(m)};
    dice::Word count{QStringLiteral("M"), 0, {}, hiredswords::tr("the crew")};
    if (m > 0)
        count.values = {m};
    words.words += count;
    words.signsCountFromBase = true;
    if (m > 0)
        words.base = m;
    words.baseName = hiredswords::tr("the crew");
    return words;
}

int crewCount(const State& state) { return state.contract ? state.contract->m : 0; }

State withCrew(State state, int crew)
{
    if (crew > 0) {
        if (!state.contract)
            state.contract = Contract{};
        state.contract->m = crew;
    }
    return state;
}

// A sign, then a number, M or one of the game's dice; nothing else is printed on the cards (HS-021 … HS-027).
static bool isListing(const QString& text)
{
    static const QStringList words{QStringLiteral("M"), QStringLiteral("D6"), QStringLiteral("D4"), QStringLiteral("D3"),
        QStringLiteral("D2"), QStringLiteral("DM")};
    const QString signs = QStringLiteral("+-xX×");
    const QString value = (!text.isEmpty() && signs.contains(text[0]) ? text.mid(1) : text).trimmed();
    bool isNumber = false;
    value.toUInt(&isNumber);
    isNumber = isNumber && value[0].isDigit(); // a second sign is none of the number rules
    return isNumber || words.contains(value, Qt::CaseInsensitive);
}

bool needsHand(const State& state, const Listing& listing)
{
    const auto term = dice::Term::parse(listing.text, vocabulary(crewCount(state)));
    return !term || !isListing(listing.text) || !term->missing().isEmpty();
}

R valueRule(const Listing& listing)
{
    const QString text = listing.text.toUpper();
    if (text.contains(QLatin1String("DM")))
        return R::I_DM;
    if (text.contains(QLatin1Char('D')))
        return text.contains(QLatin1Char('6')) ? R::I_D6
            : text.contains(QLatin1Char('4'))  ? R::I_D4
            : text.contains(QLatin1Char('3'))  ? R::I_D3
                                               : R::I_D2;
    if (text.startsWith(QLatin1Char('+')))
        return R::I_PLUS;
    if (text.startsWith(QLatin1Char('-')))
        return R::I_MINUS;
    if (text.startsWith(QLatin1Char('X')) || text.startsWith(QChar(u'×')))
        return R::I_TIMES;
    return text.contains(QLatin1Char('M')) ? R::I_M : R::I_NUMBER;
}

void checkListing(Checks& checks, const State& state, const Listing& listing, bool byHand)
{
    const int m = crewCount(state);
    const auto term = dice::Term::parse(listing.text, vocabulary(m));
    const bool isPrinted = byHand || (term && isListing(listing.text));
    checks.must(R::E_VALUE_SYNTAX, isPrinted, [&] { return QStringList{listing.text}; });
    if (!isPrinted || byHand)
        return;
    const bool missing = !term->missing().isEmpty();
    checks.must(valueRule(listing) == R::I_DM ? R::E_NO_CREW_DIE : R::E_NO_CREW, !missing || m > 0, [] { return QStringList(); });
    checks.must(R::E_NO_DIE, !missing || m == 0, [&] { return QStringList{QString::number(m)}; });
}

QList<engine::Die> diceOf(const State& state, const Listing& listing, const QString& label)
{
    if (needsHand(state, listing))
        return {};
    QList<engine::Die> dice = dice::Term::parse(listing.text, vocabulary(crewCount(state)))->dice();
    if (!label.isEmpty())
        for (engine::Die& one : dice)
            one.label = label + QStringLiteral(": ") + one.label;
    return dice;
}

Worth worth(const State& state, const Listing& listing, QList<int>& faces)
{
    if (needsHand(state, listing))
        return {0, engine::fill(tr("%1 cannot be evaluated now: enter the number by hand"), {listing.text})};
    const auto term = dice::Term::parse(listing.text, vocabulary(crewCount(state)));
    const qsizetype needed = term->dice().size();
    const auto rolled = term->rolled(faces.mid(0, needed));
    faces = faces.mid(needed);
    if (!rolled)
        return {0, rolled.faults().first().text()};
    const QString making = rolled->making();
    return {
        int(std::clamp<qint64>(rolled->total, 0, 9999)), rolled->total < 0 ? engine::fill(tr("%1, counts 0"), {making}) : making};
}

int revealsDue(const State& state)
{
    const Listing circle = revealOf(contractCard(state));
    if (!state.battle->counted && !diceOf(state, circle, {}).isEmpty())
        return -1;
    return std::max(0, (state.battle->counted ? state.battle->revealValue : worth(state, circle).value) - state.battle->turned);
}

Worth Rolls::take(const Listing& listing)
{
    if (!numbers.isEmpty() && needsHand(state, listing))
        return {std::clamp(numbers.takeFirst(), 0, 9999), engine::fill(hiredswords::tr("%1, entered by hand"), {listing.text})};
    if (diceOf(state, listing, {}).size() > faces.size())
        complete = false;
    return worth(state, listing, faces);
}

namespace {

QStringList byHand(const State& state, const QList<Listing>& listings)
{
    QStringList texts;
    for (const Listing& listing : listings)
        if (needsHand(state, listing))
            texts += listing.text;
    return texts;
}

} // namespace

void checkListings(Checks& checks, const State& state, const QList<Listing>& listings, const QList<int>& numbers)
{
    qsizetype left = numbers.size();
    for (const Listing& listing : listings)
        if (listing.isKnown() || left > 0) // else its number is asked for
            checkListing(checks, state, listing, needsHand(state, listing) && left-- > 0);
}

QList<engine::Fault> tooManyNumbers(
    const char* verb, const State& state, const QList<Listing>& listings, const QList<int>& numbers)
{
    const QStringList open = byHand(state, listings);
    if (numbers.size() <= open.size())
        return {};
    return {engine::Fault{QLatin1String(verb) + QStringLiteral(".numbers"), number(numbers.size()),
        engine::fill(tr("Numbers entered by hand: %1, waited for: %2."), {number(numbers.size()), number(open.size())}),
        open.isEmpty() ? tr("Everything can be evaluated: leave them out.")
                       : engine::fill(tr("Enter one each for: %1."), {open.join(QStringLiteral(", "))})}};
}

QList<engine::Fault> numbersLacking(
    const char* verb, const State& state, const QList<Listing>& listings, const QList<int>& numbers)
{
    const QStringList open = byHand(state, listings).mid(numbers.size());
    if (open.isEmpty())
        return {};
    return {engine::Fault{QLatin1String(verb) + QStringLiteral(".numbers"), {},
        engine::fill(tr("Only the table can say what this is worth: %1."), {open.join(QStringLiteral(", "))}),
        tr("Give the numbers, one for each, in this order.")}};
}

} // namespace hiredswords
