// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules on one page: the player aid of a game, and the card of what this table asks most.
#include "engine/past/readings.h"
#include "report/history.h"
#include "rulebook/reading.h"
#include "window/paper/papers.h"
#include "window/texts.h"

#include <QSet>

#include <algorithm>

namespace window {

using kit::paper::Document;

namespace {

using kit::paper::Cell;
using Tone = kit::paper::Text::Tone;

constexpr QSizeF least(1950, 2490); // the room of the smaller paper of each direction: A4 is narrower, Letter lower

QString firstSentence(const rulebook::Entry& entry)
{
    const QString begin = entry.body.section(QStringLiteral("\n\n"), 0, 0);
    static const QRegularExpression end(QStringLiteral("(?<=[.!?])\\s"));
    return begin.section(end, 0, 0);
}

// What this table has agreed on: house rules, and readings that are not the usual ones.
class Agreed {
public:
    Agreed(const Library& library, const kit::Sitting& sitting)
        : m_library(library)
        , m_game(sitting.game())
        , m_settings(m_game.stateToJson(sitting.state()).value(QLatin1String("settings")).toObject())
        , m_chosen(engine::chosenOtherwise(m_game, sitting.state()))
    {
    }

    bool isAny(const rulebook::Entry& entry) const
    {
        return m_library.isPinned(entry.id) || std::ranges::any_of(entry.readings, [&](const rulebook::Reading& reading) {
            return m_chosen.contains(rulebook::choiceOf(m_game, entry, reading));
        });
    }

    void add(Document& document, const rulebook::Entry& entry) const
    {
        for (const rulebook::Pin& pin : m_library.pinsOf(entry.id))
            document.text(QStringLiteral("★ ") + pin.text, Tone::Ruling);
        for (const rulebook::Reading& reading : entry.readings)
            if (m_chosen.contains(rulebook::choiceOf(m_game, entry, reading)))
                document.text(QStringLiteral("★ ") + reading.id + QStringLiteral(" · ")
                        + rulebook::playedText(m_game, m_settings, entry, reading),
                    Tone::Ruling);
    }

private:
    const Library& m_library;
    const engine::Game& m_game;
    QJsonObject m_settings;
    QStringList m_chosen;
};

bool isOnePage(const Document& document) { return kit::paper::asSheet(document).pages(least).size() == 1; }

// How often other rules point to each: what everything hangs on.
QHash<QString, int> weightsIn(const rulebook::Book& book)
{
    QHash<QString, int> weights;
    for (const rulebook::Entry& entry : book.entries)
        for (const QString& other : entry.see)
            ++weights[other];
    return weights;
}

Document aidOf(const Document& head, const Agreed& agreed, const QList<const rulebook::Entry*>& entries)
{
    Document document = head;
    document.columns(2);
    for (const rulebook::Entry* entry : entries) {
        document.text(entry->title + QStringLiteral("  ·  ") + rulebook::pageText(entry->page), Tone::Strong);
        document.text(firstSentence(*entry), Tone::Quiet);
        agreed.add(document, *entry);
    }
    return document;
}

struct Asked {
    const rulebook::Entry* entry = nullptr;
    int lookedUp = 0, refused = 0, decided = 0, used = 0;
    int weight() const { return 3 * lookedUp + 2 * refused + 4 * decided; }
};

QString times(const Asked& one)
{
    QStringList said;
    for (const auto& [count, text] : {std::pair(one.lookedUp, tr("looked up %1")), std::pair(one.refused, tr("refused %1")),
             std::pair(one.decided, tr("decided %1")), std::pair(one.used, tr("used %1"))})
        if (count > 0)
            said += engine::fill(text, {QString::number(count)});
    return said.join(QStringLiteral(" · "));
}

// Each rule of the book with how often this table met it.
QList<Asked> askedOf(Library& library, kit::Sitting& sitting, const rulebook::Book& book)
{
    QHash<QString, Asked> all;
    const auto add = [&](const rulebook::Entry* entry, int Asked::*count) {
        if (!entry)
            return;
        Asked& one = all[entry->id];
        one.entry = entry;
        ++(one.*count);
    };
    QList<const rulebook::Entry*> telling; // of each rule of the game
    for (const engine::RuleRef& rule : sitting.game().book())
        telling += book.telling(QString::fromLatin1(rule.id));
    engine::Table& table = sitting.campaign()->table();
    const auto told = report::tell(table, {1, table.last()}, [&](const report::Line& line) {
        QSet<const rulebook::Entry*> met;
        for (const qint16 rule : line.rules)
            met += telling[rule];
        for (const rulebook::Entry* entry : std::as_const(met))
            add(entry, &Asked::used);
        if (line.entry.reason.isEmpty() || !line.before)
            return;
        const auto action = sitting.game().action(line.before, engine::Draft{line.entry.verb, line.entry.action});
        const engine::Verdict verdict = action ? sitting.game().check(line.before, *action) : engine::Verdict();
        if (const engine::Condition* why = verdict.decisive(); why && why->reason && why->reason->atoms[0] >= 0)
            add(telling[why->reason->atoms[0]], &Asked::decided);
    });
    Q_UNUSED(told); // what cannot be read any more asks for nothing
    for (const shelf::Use& use : library.usesOf(sitting))
        add(book.entry(use.entry), use.isRefused ? &Asked::refused : &Asked::lookedUp);
    const Agreed agreed(library, sitting);
    for (const rulebook::Entry& entry : book.entries)
        if (agreed.isAny(entry))
            all[entry.id].entry = &entry;
    QList<Asked> sorted = all.values();
    std::ranges::sort(sorted, [&](const Asked& a, const Asked& b) {
        const auto key = [&](const Asked& one) {
            return std::tuple(-one.weight() - (agreed.isAny(*one.entry) ? 2 : 0), -one.used, one.entry - book.entries.data());
        };
        return key(a) < key(b);
    });
    return sorted;
}

Document cardOf(const Document& head, const Agreed& agreed, const QList<Asked>& asked, qsizetype told, qsizetype named)
{
    Document document = head;
    document.text(tr("★ decided by this table: goes before the book"), Tone::Quiet);
    document.columns(2);
    for (qsizetype i = 0; i < std::min(told, asked.size()); ++i) {
        const rulebook::Entry& entry = *asked[i].entry;
        document.text(QString::number(i + 1) + QStringLiteral("  ") + entry.title + QStringLiteral("  ·  ")
                + rulebook::pageText(entry.page),
            Tone::Strong);
        document.text(firstSentence(entry));
        agreed.add(document, entry);
        document.text(times(asked[i]), Tone::Quiet);
    }
    document.columns(1);
    document.heading(tr("Index"), tr("page in the book, number on this card"));
    document.columns(3);
    QList<QList<Cell>> rows;
    QList<std::pair<const rulebook::Entry*, qsizetype>> index;
    for (qsizetype i = 0; i < std::min(named, asked.size()); ++i)
        index += {asked[i].entry, i};
    std::ranges::sort(index, [](const auto& a, const auto& b) { return a.first->title.localeAwareCompare(b.first->title) < 0; });
    for (const auto& [entry, at] : index)
        rows += QList<Cell>{Cell(entry->title), Cell(entry->page), Cell(at < told ? QString::number(at + 1) : QString(), true)};
    document.table({QString(), QStringLiteral("#"), QStringLiteral("#")}, rows);
    return document;
}

} // namespace

Document playerAid(Library& library, const kit::Sitting& sitting)
{
    const kit::Desk* desk = library.desk(sitting.game().id());
    Document head = begun(sitting, desk, QStringLiteral("aid"), sitting.game().title(), tr("player aid"));
    const rulebook::Book* book = library.book(sitting.game().id());
    if (!book) {
        head.text(tr("There is no rulebook of this game here."));
        return head;
    }
    QList<const rulebook::Entry*> all;
    for (const rulebook::Entry& entry : book->entries)
        if (entry.kind == rulebook::EntryKind::Rule || entry.kind == rulebook::EntryKind::Term)
            all += &entry;
    QHash<QString, int> weights = weightsIn(*book);
    const Agreed agreed(library, sitting);
    for (const rulebook::Entry* entry : std::as_const(all))
        weights[entry->id] += agreed.isAny(*entry) ? 100 : 0;
    std::ranges::stable_sort(
        all, [&](const rulebook::Entry* a, const rulebook::Entry* b) { return weights.value(a->id) > weights.value(b->id); });
    const auto of = [&](qsizetype count) {
        QList<const rulebook::Entry*> chosen = all.mid(0, count);
        std::ranges::sort(chosen); // the order of the book
        return aidOf(head, agreed, chosen);
    };
    qsizetype fits = 0;
    for (qsizetype low = 1, high = all.size(); low <= high;) { // as many as one page takes
        const qsizetype middle = (low + high) / 2;
        if (isOnePage(of(middle)))
            low = (fits = middle) + 1;
        else
            high = middle - 1;
    }
    return of(fits);
}

Document ruleCard(Library& library, kit::Sitting& sitting)
{
    const kit::Desk* desk = library.desk(sitting.game().id());
    const Document head = begun(sitting, desk, QStringLiteral("rule-card"), tr("This table’s rule card"), sitting.name());
    const rulebook::Book* book = library.book(sitting.game().id());
    const QList<Asked> asked = book ? askedOf(library, sitting, *book) : QList<Asked>();
    if (asked.isEmpty()) {
        Document empty = head;
        empty.text(
            tr("This table has asked nothing yet: what is looked up, refused, decided and pinned while you play stands here."));
        return empty;
    }
    const Agreed agreed(library, sitting);
    Document card = cardOf(head, agreed, asked, 10, 30);
    for (qsizetype told = 10, named = 30; !isOnePage(card) && told > 1; --told, named = std::max<qsizetype>(told, named - 2))
        card = cardOf(head, agreed, asked, told, named);
    return card;
}

} // namespace window
