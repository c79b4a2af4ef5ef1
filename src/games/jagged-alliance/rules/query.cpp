// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Names, and what stands under them.
#include "games/jagged-alliance/rules/query.h"

#include "games/jagged-alliance/rules/twins.h"

namespace jaggedalliance {

namespace {

template <class T> const T& known(const QList<T>& list, const QString& id)
{
    static const T blank{};
    const T* found = find(list, id);
    return found ? *found : blank;
}

template <class T> bool titled(const QList<T>& list, const QString& id, QString& title)
{
    const T* found = find(list, id);
    if (found)
        title = found->title.isEmpty() ? id : found->title;
    return found;
}

// What of the box nobody entered yet is called by its kind and number.
QString byNumber(const QString& id)
{
    const QString kind = id.section(QLatin1Char('-'), 0, 0), count = id.section(QLatin1Char('-'), 1);
    const QString said = kind == QLatin1String("mercenary") ? tr("mercenary %1")
        : kind == QLatin1String("mission")                  ? tr("mission %1")
        : kind == QLatin1String("lieutenant")               ? tr("lieutenant %1")
        : kind == QLatin1String("event")                    ? tr("event no. %1")
        : kind == QLatin1String("dictator")                 ? tr("dictator %1")
        : kind == QLatin1String("aim")                      ? tr("A.I.M. %1")
                                                            : QString();
    bool isNumber = false;
    count.toInt(&isNumber);
    return isNumber && !said.isEmpty() ? engine::fill(said, {count}) : QString(id).replace(QLatin1Char('-'), QLatin1Char(' '));
}

// Its place among those that cannot be told from it; 0 when it is alone, or is not there.
template <class T, class Like> int placeAmong(const QList<T>& all, const QString& id, const Like& isLike)
{
    const T* one = find(all, id);
    int place = 0, count = 0;
    for (const T& other : all)
        if (one && isLike(*one, other)) {
            ++count;
            if (other.id == id)
                place = count;
        }
    return count > 1 ? place : 0;
}

} // namespace

// --- names

int twinOf(const State& state, const QString& id)
{
    const int enemy =
        placeAmong(state.enemies, id, [](const Figure& a, const Figure& b) { return a.card == b.card && a.at == b.at; });
    const int corpse =
        placeAmong(state.corpses, id, [](const Corpse& a, const Corpse& b) { return a.enemy == b.enemy && a.at == b.at; });
    return enemy + corpse
        + placeAmong(state.tokens, id, [](const Token& a, const Token& b) { return a.at == b.at && a.area == b.area; });
}

// What is corrected of a spawn card, as it is asked for: a line has no name, and belongs to its sector's card.
static QString spawnPlace(const State& state, const QString& path)
{
    static const QRegularExpression place(QStringLiteral("^sectors\\.([^.]+)\\.spawn(\\.lines)?(?:\\.(\\d+))?(\\.count)?$"));
    const QRegularExpressionMatch found = place.match(path);
    const Sector* there = found.hasMatch() ? find(state.sectors, found.captured(1)) : nullptr;
    if (!there)
        return {};
    const QString title = titleOf(state, there->id), card = engine::fill(tr("the spawn card of %1"), {title});
    if (found.captured(3).isEmpty())
        return found.captured(2).isEmpty() ? card : engine::fill(tr("the lines of the spawn card of %1"), {title});
    const QString line = number(found.captured(3).toInt() + 1);
    return engine::fill(found.captured(4).isEmpty() ? tr("line %1 of %2") : tr("how many in line %1 of %2"), {line, card});
}

QString activeTitle(const State& state) { return state.active.isEmpty() ? tr("Nobody") : titleOf(state, state.active); }

QString titleOf(const State& state, const QString& id)
{
    if (id.isEmpty())
        return tr("nobody");
    if (const QString place = id.startsWith(QLatin1String("sectors.")) ? spawnPlace(state, id) : QString(); !place.isEmpty())
        return place;
    QString title = id;
    // A miniature may bear the very name of its card.
    const Figure* enemy = find(state.enemies, id);
    const Corpse* corpse = find(state.corpses, id);
    if (const QString kind = enemy ? enemy->card : corpse ? corpse->enemy : QString(); !kind.isEmpty()) {
        title = kind;
        titled(state.enemyCards, kind, title) || titled(state.missions, kind, title);
        const int twin = twinOf(state, id);
        return twin > 0 ? title + QLatin1Char(' ') + number(twin) : title;
    }
    if (enemy || corpse) {
        const int twin = twinOf(state, id);
        return twin > 0 ? engine::fill(tr("unnamed enemy %1"), {number(twin)}) : tr("unnamed enemy");
    }
    if (const Token* token = find(state.tokens, id)) {
        const QString place = placeText(state, token->at, token->area);
        const int twin = twinOf(state, id);
        return twin > 0 ? engine::fill(tr("encounter %1 in %2"), {number(twin), place})
                        : engine::fill(tr("encounter in %1"), {place});
    }
    if (find(state.encounters, id))
        return encounterText(state, id);
    titled(state.mercenaries, id, title) || titled(state.cards, id, title) || titled(state.sectors, id, title)
        || titled(state.missions, id, title) || titled(state.enemyCards, id, title) || titled(state.lieutenants, id, title)
        || titled(state.events, id, title) || titled(state.dictators, id, title);
    if (title == id) // one that nobody entered: "mercenary 10"
        title = byNumber(id);
    return title;
}

QString titles(const State& state, const QStringList& ids)
{
    QStringList names;
    for (const QString& id : ids)
        names += titleOf(state, id);
    return names.isEmpty() ? tr("nobody") : names.join(QStringLiteral(", "));
}

QString placeName(Place place)
{
    switch (place) {
    case Place::Deck:
        return tr("its deck");
    case Place::Market:
        return tr("the market deck");
    case Place::Inventory:
        return tr("inventory");
    case Place::Weapon1:
        return tr("weapon slot 1");
    case Place::Weapon2:
        return tr("weapon slot 2");
    case Place::Armour:
        return tr("armour slot");
    case Place::Extra:
        return tr("extra slot");
    case Place::Ally:
        return tr("ally slot");
    case Place::Attached:
        return tr("attached");
    case Place::Received:
        return tr("no place yet");
    case Place::Income:
        return tr("the income cards");
    case Place::Discard:
        return tr("the discard pile of its deck");
    case Place::Killed:
        return tr("the killed allies");
    case Place::Box:
        return tr("the box");
    default:
        return shown(place);
    }
}

QString pileName(Pile pile)
{
    switch (pile) {
    case Pile::Deck:
        return tr("its deck");
    case Pile::Withheld:
        return tr("set aside");
    case Pile::Beside:
        return tr("beside the dictator");
    case Pile::Table:
        return tr("on the table");
    case Pile::Sector:
        return tr("found in a sector");
    case Pile::Slot:
        return tr("in an event slot");
    case Pile::Gone:
        return tr("out of the campaign");
    case Pile::Box:
        return tr("the box");
    }
    return {};
}

QString deckText(Deck deck)
{
    return deck == Deck::Aim ? shown(deck) : engine::fill(tr("loot %1"), {number(int(deck) - int(Deck::Aim))});
}

QList<Encounter> encounterKinds(const State& state)
{
    QList<Encounter> all = state.encounters;
    Encounter enemy;
    enemy.id = QStringLiteral("enemy");
    enemy.kind = EncounterKind::Enemy;
    if (std::ranges::none_of(all, [](const Encounter& one) { return one.kind == EncounterKind::Enemy; }) && !find(all, enemy.id))
        all += enemy;
    return all;
}

QString encounterText(const State& state, const QString& id)
{
    const QList<Encounter> kinds = encounterKinds(state);
    const Encounter* one = find(kinds, id);
    if (!one)
        return id;
    switch (one->kind) {
    case EncounterKind::Loot:
        return deckText(one->deck);
    case EncounterKind::Enemy:
        return (one->elite ? tr("elite ") : QString()) + (one->enemy.isEmpty() ? shown(one->kind) : titleOf(state, one->enemy));
    case EncounterKind::Condition:
        return shown(one->condition);
    case EncounterKind::Funds:
    case EncounterKind::Rebels:
        return shown(one->kind) + QLatin1Char(' ') + number(one->amount);
    case EncounterKind::Fatigue:
        return shown(one->kind) + QLatin1Char(' ') + number(2); // as every token of its kind (JA-423)
    default:
        return shown(one->kind);
    }
}

QString placeText(const State& state, const QString& at, const QString& area)
{
    if (at.isEmpty())
        return tr("off the table");
    return area.isEmpty() ? titleOf(state, at) : titleOf(state, at) + QLatin1Char(' ') + area.toUpper();
}

// --- the table

const Mercenary& mercenary(const State& state, const QString& id) { return known(state.mercenaries, id); }
const Card& card(const State& state, const QString& id) { return known(state.cards, id); }
const Sector& sector(const State& state, const QString& id) { return known(state.sectors, id); }
const Mission& mission(const State& state, const QString& id) { return known(state.missions, id); }
const Enemy& enemyCard(const State& state, const QString& id) { return known(state.enemyCards, id); }

// What a path can name: a dot would part it.
static QString withoutDots(const QString& name)
{
    if (!name.contains(QLatin1Char('.')))
        return name;
    QString id;
    for (const QChar one : name.toLower())
        if (one.isLetterOrNumber())
            id += one;
        else if (!id.isEmpty() && !id.endsWith(QLatin1Char('-')))
            id += QLatin1Char('-');
    id = id.endsWith(QLatin1Char('-')) ? id.chopped(1) : id;
    return id.isEmpty() ? name : id;
}

QString enemyCalled(const State& state, const QString& name)
{
    if (find(state.enemyCards, name))
        return name;
    for (const Enemy& one : state.enemyCards)
        if (const QString said = name.trimmed(); !said.isEmpty()
            && (one.id.compare(said, Qt::CaseInsensitive) == 0 || one.title.compare(said, Qt::CaseInsensitive) == 0
                || withoutDots(one.title) == withoutDots(said)))
            return one.id;
    return find(state.missions, name) ? name : withoutDots(name); // a bounty's stands on its mission
}

const Dictator& dictator(const State& state) { return known(state.dictators, state.dictator); }

bool suppliesGear(const State& state) { return state.phase == Phase::Setup && state.history.size() == 1; }

bool lacksBoard(const State& state) { return state.dictator.isEmpty() && state.scenario && !state.scenario->noDictator; }

const Space& space(const State& state, int level)
{
    static const Space blank{};
    for (const Space& one : dictator(state).track)
        if (one.level == level)
            return one;
    return blank;
}

} // namespace jaggedalliance
