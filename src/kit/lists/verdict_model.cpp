// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/lists/verdict_model.h"

#include "kit/desk.h"
#include "kit/forms/form.h"
#include "kit/lists/term_label.h"
#include "kit/painted.h"
#include "rulebook/book.h"

#include <QTimer>
#include <QWidget>

#include <algorithm>
#include <utility>

namespace kit {

QString pagesOf(const engine::Reason& reason, const engine::Game& game)
{
    QStringList pages;
    for (const std::int16_t atom : reason.atoms)
        if (atom >= 0)
            if (const QString page = QLatin1String(game.book()[std::size_t(atom)].page); !pages.contains(page))
                pages += page;
    std::ranges::stable_sort(pages, {}, [](const QString& page) { // "4-5" stands where 4 does
        const auto end = std::ranges::find_if_not(page, [](QChar c) { return c.isDigit(); });
        return page.left(end - page.begin()).toInt();
    });
    return rulebook::pageText(pages.join(QStringLiteral(", ")));
}

QStringList warningsOf(const engine::Verdict& verdict, const engine::Game& game)
{
    QStringList warnings;
    for (const engine::Condition& condition : verdict.conditions)
        if (condition.fails() && !condition.refuses())
            warnings += QStringLiteral("%1 (%2 · %3)")
                            .arg(condition.text(),
                                engine::Message{condition.reason->context, condition.reason->rule, condition.args}.text(),
                                pagesOf(*condition.reason, game));
    return warnings;
}

QList<engine::Condition> unknownIn(const QList<engine::Condition>& conditions)
{
    const auto tells = [](const engine::Condition& one, const engine::Condition& other) {
        return std::ranges::all_of(other.answer.missing(), [&](const engine::Blank& blank) {
            return std::ranges::any_of(one.answer.missing(), [&](const engine::Blank& said) { return said.path == blank.path; });
        });
    };
    QList<engine::Condition> all;
    for (const engine::Condition& one : conditions) {
        const bool isSaid = std::ranges::any_of(all, [&](const auto& said) { return tells(said, one); });
        if (!one.isUnknown() || (isSaid && !one.setting)) // what the table chose is always told
            continue;
        all.removeIf([&](const engine::Condition& said) { return !said.setting && tells(one, said); });
        all += one;
    }
    return all;
}

void VerdictModel::show(const engine::Game* game, const engine::Verdict& verdict, const General& general)
{
    beginResetModel();
    m_game = game;
    m_words.clear();
    awaitTerms();
    m_conditions.clear();
    for (const engine::Condition& condition : verdict.conditions) // what an action asks for on two grounds is read once
        if (std::ranges::none_of(m_conditions, [&](const auto& known) {
                // by other rules: that it holds says no more
                const bool isAlike =
                    condition.holds() && known.setting == condition.setting && pinnedTo(*condition.reason).isEmpty();
                return (known.reason == condition.reason || isAlike) && known.holds() == condition.holds()
                    && known.text() == condition.text() && known.remedy() == condition.remedy();
            }))
            m_conditions += condition;
    const QList<engine::Condition> unknown = unknownIn(m_conditions);
    m_conditions.removeIf([](const engine::Condition& one) { return one.isUnknown(); });
    m_conditions += unknown;
    constexpr int last = 6; // general
    const auto rank = [&](const engine::Condition& c) {
        return c.refuses()                        ? 0
            : c.isUnknown()                       ? 1
            : c.fails()                           ? 2
            : general.contains(c.reason)          ? last
            : c.byCard                            ? 3 // its text stands above the rules
            : c.weight == engine::Weight::Refuses ? 4
                                                  : 5;
    };
    std::ranges::stable_sort(m_conditions, {}, rank);
    m_pins.clear();
    for (const engine::Condition& condition : m_conditions)
        m_pins += pinnedTo(*condition.reason);
    m_folded = 0; // up to the last one that the table has pinned something to
    while (m_folded < conditions() && rank(m_conditions[conditions() - 1 - m_folded]) == last
        && m_pins[conditions() - 1 - m_folded].isEmpty())
        ++m_folded;
    if (m_folded == 1 || m_folded == m_conditions.size()) // one row would stand for one row, or for all that is said
        m_folded = 0;
    endResetModel();
}

void VerdictModel::unfold()
{
    beginResetModel();
    m_folded = 0;
    endResetModel();
}

QStringList VerdictModel::pinnedTo(const engine::Reason& reason) const
{
    QStringList pins;
    for (const std::int16_t atom : reason.atoms)
        if (m_pinned && m_game && atom >= 0)
            pins += m_pinned(QLatin1String(m_game->book()[std::size_t(atom)].id));
    pins.removeDuplicates(); // one entry tells several atoms
    return pins;
}

// A window is seen before its book is opened; then words become links.
void VerdictModel::awaitTerms()
{
    if (const auto* around = qobject_cast<const QWidget*>(QObject::parent()); m_terms && around && around->isVisible())
        m_terms->open();
    if (!m_terms || m_terms->isRead() || std::exchange(m_isWaiting, true))
        return;
    QTimer::singleShot(untilPainted, this, [this] {
        m_isWaiting = false;
        m_terms->open();
        if (rowCount() > 0)
            emit dataChanged(index(0), index(rowCount() - 1));
    });
}

const VerdictModel::Words& VerdictModel::wordsOf(int row) const
{
    static const Words none;
    if (!m_terms || !m_terms->isRead())
        return none;
    if (const auto known = m_words.constFind(row); known != m_words.constEnd())
        return *known;
    Words words;
    for (const int role : {int(Qt::DisplayRole), int(DetailRole)})
        for (const rulebook::Mention& one : m_terms->in(data(index(row), role).toString(), {}))
            if (std::ranges::none_of(words, [&](const auto& said) { return said.first.entry == one.entry; }))
                words += std::pair(one, role == DetailRole);
    return *m_words.insert(row, words);
}

QVariant VerdictModel::linksOf(int row) const
{
    Links links;
    for (const auto& [mention, isInDetail] : wordsOf(row))
        links += Link{isInDetail, int(mention.from), int(mention.length),
            data(index(row), isInDetail ? int(DetailRole) : int(Qt::DisplayRole)).toString().mid(mention.from, mention.length),
            tellsOf(*mention.entry)};
    return links.isEmpty() ? QVariant() : QVariant::fromValue(links);
}

QString VerdictModel::atomOf(int row) const
{
    const std::int16_t atom = m_conditions[row].reason->atoms[0];
    return atom < 0 ? QString() : QString::fromLatin1(m_game->book()[std::size_t(atom)].id);
}

int VerdictModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : conditions() - m_folded + int(m_folded > 0);
}

QVariant VerdictModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    if (isFolded(index))
        return role == Qt::DisplayRole ? QVariant(tr("%n conditions that most acts ask for…", nullptr, m_folded))
            : role == MarkRole         ? QVariant(QStringLiteral("✓"))
            : role == ToneRole         ? QVariant(int(Tone::Good))
            : role == MutedRole        ? QVariant(true)
                                       : QVariant();
    const engine::Condition& condition = m_conditions[index.row()];
    const bool informs = condition.weight != engine::Weight::Refuses;
    const QString mark = condition.isUnknown() ? QStringLiteral("?")
        : condition.holds()                    ? (informs ? QStringLiteral("·") : QStringLiteral("✓"))
        : informs                              ? QStringLiteral("!")
                                               : QStringLiteral("✗");
    switch (role) {
    case Qt::DisplayRole:
        return condition.setting ? condition.text() + QStringLiteral(" *") : condition.text();
    case MarkRole:
        return mark;
    case ToneRole:
        return int(condition.isUnknown() ? Tone::Unknown : condition.fails() ? Tone::Bad : informs ? Tone::Plain : Tone::Good);
    case OutcomeRole:
        return pagesOf(*condition.reason, *m_game);
    case DetailRole: {
        QStringList parts;
        if (!condition.remedy().isEmpty()) {
            const QString remedy =
                condition.fails() && !informs ? tr("Smallest change: %1").arg(condition.remedy()) : condition.remedy();
            parts += remedy.endsWith(QLatin1Char('.')) ? remedy : remedy + QLatin1Char('.');
        }
        if (condition.setting)
            parts += tr("* decided by the table's setting %1.")
                         .arg(engine::wordsOfSetting(m_game->stateSchema(), m_game->doubts(), QLatin1String(condition.setting)));
        if (condition.byCard)
            parts += tr("The card's text stands above the rulebook here.");
        for (const QString& pin : m_pins[index.row()])
            parts += QStringLiteral("◆ ") + pin;
        return parts.join(QLatin1Char(' '));
    }
    case MutedRole:
        return condition.holds();
    case LinksRole:
        return linksOf(index.row());
    case AtomRole:
        return atomOf(index.row());
    case Qt::AccessibleTextRole:
        if (condition.isUnknown())
            return condition.text(); // says itself that it is not known
        return (condition.holds() ? tr("holds: %1") : informs ? tr("note: %1") : tr("fails: %1")).arg(condition.text());
    default:
        return {};
    }
}

} // namespace kit
