// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hired-swords/rules/crew/listing.h"

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

void checkListing(Checks& checks, const State& state, const Listing& listing)
{
    const int m = crewCount(state);
    const auto term = dice::Term::parse(listing.text, vocabulary(m));
    const bool isPrinted = term && isListing(listing.text);
    checks.must(R::E_VALUE_SYNTAX, isPrinted, [&] { return QStringList{listing.text}; });
    if (!isPrinted)
        return;
    const bool missing = !term->missing().isEmpty();
    checks.must(R::E_NO_CREW, !missing || m > 0, [] { return QStringList(); });
    checks.must(R::E_NO_DIE, !missing || m == 0, [&] { return QStringList{QString::number(m)}; });
}

QList<engine::Die> diceOf(const State& state, const Listing& listing, const QString& label)
{
    const auto term = dice::Term::parse(listing.text, vocabulary(crewCount(state)));
    if (!term || !term->missing().isEmpty())
        return {};
    QList<engine::Die> dice = term->dice();
    if (!label.isEmpty())
        for (engine::Die& one : dice)
            one.label = label + QStringLiteral(": ") + one.label;
    return dice;
}

Worth worth(const State& state, const Listing& listing, QList<int>& faces)
{
    const auto term = dice::Term::parse(listing.text, vocabulary(crewCount(state)));
    if (!term || !term->missing().isEmpty())
        return {0, engine::fill(tr("%1 cannot be evaluated now: enter the number by hand"), {listing.text})};
    const qsizetype needed = term->dice().size();
    const auto rolled = term->rolled(faces.mid(0, needed));
    faces = faces.mid(needed);
    if (!rolled)
        return {0, rolled.faults().first().text()};
    return {int(std::clamp<qint64>(rolled->total, 0, 9999)), rolled->making()};
}

Worth Rolls::take(const Listing& listing)
{
    if (diceOf(state, listing, {}).size() > faces.size())
        complete = false;
    return worth(state, listing, faces);
}

} // namespace hiredswords
