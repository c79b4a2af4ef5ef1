// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/search/finder.h"

#include "cards/packing.h"
#include "cards/sections.h"
#include "kit/chronicle.h"
#include "kit/forms/form.h"
#include "rulebook/reading.h"
#include "rulebook/snippet.h"
#include "rulebook/words.h"
#include "shelf/marks.h"
#include "window/cards/cards_model.h"
#include "window/cards/met.h"
#include "window/handbook/handbook.h"

#include <QJsonArray>
#include <QRegularExpression>

#include <algorithm>

namespace window {

namespace {

constexpr int mostRules = 20;

// Every word begins a word of the text.
bool holdsAll(const QString& folded, const QStringList& words)
{
    return std::ranges::all_of(
        words, [&](const QString& word) { return folded.startsWith(word) || folded.contains(QLatin1Char(' ') + word); });
}

QString marked(const QString& text, const QStringList& words) { return rulebook::Passage(text).snippet(words); }

Found more(const QString& says) { return {FoundKind::More, {}, says, {}, {}, false}; }

// Lower case without accents, everything between words one blank: the form in which typed words are compared.
QString foldedOf(const QString& text)
{
    QString folded;
    folded.reserve(text.size());
    for (const QChar c : text.normalized(QString::NormalizationForm_D).toCaseFolded())
        if (!c.isMark())
            folded += c.isLetterOrNumber() ? c : QLatin1Char(' ');
    return folded.simplified();
}

// In one line: which readings are played, or what the option holds that is neither of them.
QString playedIn(const engine::Game& game, const QJsonObject& settings, const rulebook::Entry& entry)
{
    QStringList played;
    for (const rulebook::Reading& reading : entry.readings) {
        const QString side = rulebook::sideOf(game, settings, entry, reading);
        played += side.isEmpty() ? engine::wordsOfChoice(settings.value(rulebook::choiceOf(game, entry, reading))) : side;
    }
    return played.join(QStringLiteral(", "));
}

} // namespace

QString Finder::where(const rulebook::Book& book, const rulebook::Entry& entry, Scope scope) const
{
    const QString page = rulebook::pageText(entry.page);
    if (!m_sitting || scope == Scope::Everything)
        return book.title + QStringLiteral(" · ") + page;
    return scope == Scope::Unclear ? playedIn(m_sitting->game(), m_settings, entry) + QStringLiteral(" · ") + page : page;
}

void Finder::sit(kit::Sitting* sitting)
{
    m_sitting = sitting;
    m_hasCards = false;
    m_cards.clear();
}

bool Finder::isIn(const rulebook::Entry& entry, Scope scope) const
{
    switch (scope) {
    case Scope::Glossary:
        return entry.kind == rulebook::EntryKind::Term;
    case Scope::Unclear:
        return !entry.readings.isEmpty();
    case Scope::HouseRules:
        return m_library.isPinned(entry.id);
    default:
        return true;
    }
}

void Finder::lookAt(Scope scope)
{
    m_settings = m_sitting && scope == Scope::Unclear
        ? m_sitting->game().stateToJson(m_sitting->state()).value(QLatin1String("settings")).toObject()
        : QJsonObject();
}

QList<Found> Finder::all(Scope scope)
{
    lookAt(scope);
    QList<Found> found;
    for (const auto& game : m_library.games()) {
        if (m_sitting && scope != Scope::Everything && game->id() != m_sitting->game().id())
            continue;
        const rulebook::Book* book = m_library.book(game->id());
        for (const rulebook::Entry& entry : book ? book->entries : QList<rulebook::Entry>())
            if (isIn(entry, scope))
                found += Found{FoundKind::Rule, entry.id, entry.title, where(*book, entry, scope),
                    scope == Scope::Unclear ? rulebook::textOf(entry.readings.first())
                                            : entry.body.section(QStringLiteral("\n\n"), 0, 0),
                    m_library.isPinned(entry.id)};
    }
    if (scope == Scope::HouseRules)
        addGone(found);
    if (scope == Scope::Glossary) // no reading order: a list of words
        std::ranges::stable_sort(found, [](const Found& a, const Found& b) { return a.title.localeAwareCompare(b.title) < 0; });
    return found;
}

// What is pinned to a rule that a newer book does not have any more. Nobody knows of which game it was.
void Finder::addGone(QList<Found>& found)
{
    const auto pins = m_library.shelf() ? m_library.shelf()->pins() : engine::Result<QList<shelf::Pin>>(QList<shelf::Pin>());
    for (const shelf::Pin& pin : pins ? *pins : QList<shelf::Pin>()) {
        const bool isKnown = std::ranges::any_of(m_library.games(), [&](const auto& game) {
            const rulebook::Book* book = m_library.book(game->id());
            return book && book->entry(pin.entry);
        });
        const bool isListed = std::ranges::any_of(found, [&](const Found& one) { return one.id == pin.entry; });
        if (!shelf::isUse(pin) && !shelf::isMark(pin) && !isKnown && !isListed)
            found += Found{FoundKind::Rule, pin.entry, tr("Its rule is no more"), pin.entry, pin.text, true};
    }
}

QList<Found> Finder::find(const QString& typed, Scope scope, int most)
{
    if (typed.trimmed().isEmpty())
        return all(scope);
    const QStringList words = rulebook::wordsOf(typed);
    lookAt(scope);
    const bool oneGame = m_sitting && scope != Scope::Everything;
    QList<Found> found, near;
    const bool isWhole = scope == Scope::Game || scope == Scope::Everything;
    const rulebook::Entry* called = nullptr; // by the number of a rule, or of a question that the book leaves open
    for (const auto& game : m_library.games()) {
        const rulebook::Book* book = oneGame && game->id() != m_sitting->game().id() ? nullptr : m_library.book(game->id());
        if (const rulebook::Entry* entry = book && !called ? book->called(typed.trimmed()) : nullptr;
            entry && isIn(*entry, scope)) {
            called = entry;
            found += Found{FoundKind::Rule, entry->id, entry->title, where(*book, *entry, scope),
                entry->body.section(QStringLiteral("\n\n"), 0, 0), m_library.isPinned(entry->id)};
        }
    }
    for (const rulebook::Hit& hit :
        m_library.search().find(typed, isWhole ? mostRules : 5 * mostRules, oneGame ? m_sitting->game().id() : QString())) {
        const rulebook::Book* book = m_library.book(hit.book);
        const rulebook::Entry* entry = book ? book->entry(hit.entry) : nullptr;
        if (entry && entry != called && isIn(*entry, scope))
            (hit.isNear ? near : found) += Found{FoundKind::Rule, hit.entry, marked(hit.title, words),
                where(*book, *entry, scope), hit.snippet, m_library.isPinned(hit.entry)};
    }
    if (m_sitting && isWhole && !words.isEmpty()) {
        addCards(found, typed, most);
        addActions(found, typed, most);
    }
    if (isWhole && !words.isEmpty()) {
        addCampaigns(found, typed, most);
        addChapters(found, typed);
    }
    found += near; // where a word stands as it was typed is meant first
    // Who types the beginning of a name means it.
    const QString begin = foldedOf(typed);
    const bool isTitled = std::ranges::any_of(
        found, [&](const Found& one) { return one.kind == FoundKind::Rule && foldedOf(one.title).contains(begin); });
    std::ranges::stable_partition(found, [&](const Found& one) {
        const QString title = QLatin1Char(' ') + foldedOf(one.title), word = QLatin1Char(' ') + begin;
        return (one.kind == FoundKind::Card || one.kind == FoundKind::Campaign)
            && (title.startsWith(word) || (!isTitled && title.contains(word))); // of a later word where no rule is called so
    });
    return found;
}

void Finder::readCards()
{
    m_hasCards = true;
    m_cardsAt = m_sitting->table().node();
    m_cards.clear();
    m_titles.clear();
    const Met met(*m_sitting);
    const auto named = m_sitting->table().packs();
    for (const QString& name : cards::packsPlayed(named ? *named : QStringList(), true)) {
        const auto pack = m_library.pack(name, m_sitting->game());
        if (!pack)
            continue; // told when the campaign needs a card of it
        for (const cards::Section& section : cards::sections(*pack, m_sitting->game()))
            for (const QJsonValue& value : section.cards) {
                const QJsonObject card = value.toObject();
                const QString id = card.value(QLatin1String("id")).toString();
                if (name != QLatin1String(cards::myCards) && !met.isMet(section, id))
                    continue;
                const QString title = cards::calledOf(card, section);
                const QString text = card.value(QLatin1String("text")).toString();
                m_cards += Card{section.place + QLatin1Char('.') + id, title,
                    engine::fill(tr("%1 · %2"), {kit::wordsOf(section.name), pack->title}), text,
                    foldedOf(title + QLatin1Char(' ') + text), card, section.schema, name == QLatin1String(cards::myCards)};
                m_titles.insert(id, title);
            }
    }
}

void Finder::addCards(QList<Found>& found, const QString& typed, int most)
{
    if (!m_hasCards || m_cardsAt != m_sitting->table().node())
        readCards();
    const QStringList words = rulebook::wordsOf(typed);
    int left = most;
    for (const Card& card : m_cards)
        if (holdsAll(card.folded, words) && --left >= 0)
            found += Found{FoundKind::Card, card.id, marked(card.title, words), card.where, marked(card.text, words), false};
    if (left < 0)
        found += more(tr("%n more card(s)", nullptr, -left));
}

// Another pack may tell what one's own card leaves blank.
QString Finder::missing(const Card& card) const
{
    if (!card.isOwn)
        return {};
    QJsonObject told;
    for (const Card& one : m_cards)
        if (one.id == card.id)
            told = cards::over(told, one.printed);
    const QList<cards::Place> places = cards::placesOf(card.schema);
    QStringList fields;
    for (const QString& field : cards::lacking(told, places))
        fields += kit::wordsOf(field);
    if (fields.isEmpty() && !cards::isBare(told, places))
        return {};
    const QString all = fields.isEmpty() ? tr("what is printed on it") : fields.join(QStringLiteral(", "));
    return engine::fill(tr("Not entered yet: %1. Return opens the card, there it is typed."), {all});
}

QString Finder::whole(const Found& found) const
{
    if (found.kind == FoundKind::Line && m_sitting)
        return m_sitting->chronicle().line(found.id.toLongLong()).sentence;
    const auto card = std::ranges::find(m_cards, found.id, &Card::id);
    if (found.kind == FoundKind::Card && card != m_cards.end())
        return (linesOf(card->printed, card->schema, m_titles) + QStringList{missing(*card)}).join(QLatin1Char('\n')).trimmed();
    QString text = found.snippet;
    return text.remove(QLatin1Char('[')).remove(QLatin1Char(']'));
}

void Finder::addCampaigns(QList<Found>& found, const QString& typed, int most) const
{
    const QStringList words = rulebook::wordsOf(typed);
    const auto campaigns = m_library.campaigns();
    int left = most;
    for (const shelf::Campaign& one : campaigns ? *campaigns : QList<shelf::Campaign>())
        if (!one.isAway && holdsAll(foldedOf(one.name), words) && --left >= 0)
            found += Found{FoundKind::Campaign, one.id, marked(one.name, words), tr("Campaign"), one.summary, false};
    if (left < 0)
        found += more(tr("%n more campaign(s)", nullptr, -left));
}

void Finder::addActions(QList<Found>& found, const QString& typed, int most) const
{
    const QStringList words = rulebook::wordsOf(typed);
    int left = most;
    for (const engine::Verb& verb : m_sitting->game().verbs())
        if (holdsAll(foldedOf(verb.name + QLatin1Char(' ') + verb.help), words) && --left >= 0)
            found += Found{FoundKind::Action, verb.name, marked(verb.help, words), tr("Action"), {}, false};
    if (left < 0)
        found += more(tr("%n more action(s)", nullptr, -left));
}

void Finder::addChapters(QList<Found>& found, const QString& typed) const
{
    const QStringList words = rulebook::wordsOf(typed);
    static const QRegularExpression marks(QStringLiteral("\\]\\([^)]*\\)|[*`\\[\\]|#!]"));
    for (const Chapter& chapter : handbook()) {
        QString text = chapter.text;
        text.remove(marks);
        if (holdsAll(foldedOf(chapter.title + QLatin1Char(' ') + text), words))
            found += Found{FoundKind::Chapter, chapter.id, marked(chapter.title, words), tr("Handbook"),
                marked(text.simplified(), words), false};
    }
}

QList<Found> Finder::lines(const QString& typed, int most) const
{
    QList<Found> found;
    const QStringList words = rulebook::wordsOf(typed);
    if (!m_sitting || words.isEmpty())
        return found;
    const kit::Chronicle& chronicle = m_sitting->chronicle();
    const auto pins = m_library.shelf() ? m_library.shelf()->pins() : engine::Result<QList<shelf::Pin>>(QList<shelf::Pin>());
    const auto names = shelf::lineNames(pins ? *pins : QList<shelf::Pin>(), m_library.idOf(*m_sitting));
    for (auto line = names.begin(); line != names.end(); ++line) // what somebody gave a name to is looked for by it
        if (line.key() > 0 && line.key() <= chronicle.known() && holdsAll(foldedOf(*line), words))
            found += Found{FoundKind::Line, QString::number(line.key()), marked(*line, words), tr("Line of play"),
                chronicle.line(line.key()).sentence, false};
    const QList<qint64> all = chronicle.linesWith(words, most + 1);
    for (const qint64 seq : all.mid(0, most))
        found += Found{FoundKind::Line, QString::number(seq), tr("History · %1").arg(seq), {},
            marked(chronicle.line(seq).sentence, words), false};
    if (all.size() > most)
        found += more(tr("Older lines of the history"));
    return found;
}

} // namespace window
