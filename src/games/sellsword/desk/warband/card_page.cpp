// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sellsword/desk/warband/card_page.h"

#include "cards/my_cards.h"
#include "games/sellsword/desk/desk.h"
#include "games/sellsword/desk/names.h"
#include "games/sellsword/rules/actions.h"
#include "games/sellsword/rules/questions/questions.h"
#include "games/sellsword/rules/titles.h"
#include "kit/drawn/plain_label.h"
#include "kit/drawn/called.h"
#include "kit/entry/card_entry.h"
#include "kit/entry/photo_box.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QVBoxLayout>

#include <functional>

namespace sellsword::desk {

namespace {

QLatin1String nameOf(CardKind kind) // the field of add-card
{
    return QLatin1String(kind == CardKind::Unit ? "unit" : "mod");
}

// What nearly every attack prints is seen at once; the rest stays behind "More".
void openItems(
    QJsonObject& schema, const char* list, const QStringList& first, const std::function<void(QJsonObject&)>& within = {})
{
    QJsonObject properties = schema.value(QLatin1String("properties")).toObject();
    QJsonObject array = properties.value(QLatin1String(list)).toObject(), item = array.value(QLatin1String("items")).toObject();
    item.insert(QStringLiteral("x-needed"), QJsonArray::fromStringList(first));
    if (within)
        within(item);
    array.insert(QStringLiteral("items"), item);
    properties.insert(QLatin1String(list), array);
    schema.insert(QStringLiteral("properties"), properties);
}

// Beside what kind of effect it is, only what such a one prints: a wound its number and kind, a status which and its modifier.
void openEffects(QJsonObject& attack)
{
    openItems(attack, "effects",
        {QStringLiteral("joiner"), QStringLiteral("kind"), QStringLiteral("amount"), QStringLiteral("type"),
            QStringLiteral("status"), QStringLiteral("modifier"), QStringLiteral("token"), QStringLiteral("deed"),
            QStringLiteral("text")},
        [](QJsonObject& effect) {
            QJsonArray order; // a number it gets in play
            for (const QJsonValue& field : effect.value(QLatin1String("x-order")).toArray())
                if (field != QLatin1String("id"))
                    order += field;
            effect.insert(QStringLiteral("x-order"), order);
            const auto of = [](const char* kinds) { return QJsonArray::fromStringList(QString::fromLatin1(kinds).split(u' ')); };
            effect.insert(QStringLiteral("x-for"),
                QJsonObject{{QStringLiteral("amount"), of("? wounds move push pull recoil vigor token acts heal bonus score")},
                    {QStringLiteral("type"), of("? wounds")}, {QStringLiteral("status"), of("status cure")},
                    {QStringLiteral("modifier"), of("status")}, {QStringLiteral("token"), of("token")},
                    {QStringLiteral("deed"), of("lift forbid")}, {QStringLiteral("text"), of("note")}});
        });
}

QString slug(const QString& title)
{
    static const QRegularExpression others(QStringLiteral("[^\\p{L}\\p{N}]+"));
    QString id = title.trimmed().toLower();
    return id.replace(others, QStringLiteral("-"));
}

// Attacks that somebody typed have names of their own at once: by them it is told what was entered of each.
QJsonObject withIds(QJsonObject card)
{
    QJsonArray attacks = card.value(QLatin1String("attacks")).toArray();
    for (QJsonValueRef one : attacks)
        if (QJsonObject attack = one.toObject(); attack.value(QLatin1String("id")).toString().isEmpty()) {
            const QString id = slug(attack.value(QLatin1String("title")).toString());
            attack.insert(QStringLiteral("id"), id.isEmpty() && attacks.size() == 1 ? QLatin1String(firstAttack) : id);
            one = attack;
        }
    if (!attacks.isEmpty())
        card.insert(QStringLiteral("attacks"), attacks);
    return card;
}

// Short names come from the printed ones; whoever types what hangs on an attack or trait may write its printed name.
template <class Card> void shorten(Card& card)
{
    QStringList ids;
    const auto name = [&](auto& list) {
        for (auto& one : list) {
            if (one.id.isEmpty())
                one.id = slug(one.title);
            ids += one.id;
        }
    };
    name(card.attacks);
    name(card.traits);
    const auto meant = [&](const QString& part) { return ids.contains(part) ? part : slug(part); };
    for (Trait& trait : card.traits)
        trait.tied = meant(trait.tied);
    if constexpr (requires { card.boxes; })
        for (QString& box : card.boxes)
            box = meant(box);
}

// What looks like a value and was not entered stays empty.
QJsonObject withoutBlanks(const UnitCard& card)
{
    QJsonObject json = engine::toJson(card).toObject();
    QStringList open = placesLikeBlanks(card);
    open.removeIf([&](const QString& place) { return card.entered.contains(place); });
    for (const QString& place : std::as_const(open))
        json.remove(place); // of an attack below
    QJsonArray attacks = json.value(QLatin1String("attacks")).toArray();
    for (qsizetype at = 0; at < attacks.size(); ++at) {
        QJsonObject one = attacks[at].toObject();
        for (const char* field : {"bonus", "range", "effects"})
            if (open.contains(placeOf(card.attacks[at], field)))
                one.remove(QLatin1String(field));
        attacks[at] = one;
    }
    json.insert(QStringLiteral("attacks"), attacks);
    return json;
}

// Of a value what it does not say anyhow.
template <class T> QJsonObject told(QJsonObject json, const QStringList& kept)
{
    const QJsonObject blank = engine::toJson(T()).toObject();
    for (const QString& field : json.keys())
        if (!kept.contains(field) && json.value(field) == blank.value(field))
            json.remove(field);
    return json;
}

QJsonArray toldEffects(const QJsonValue& effects)
{
    QJsonArray all;
    for (const QJsonValue& one : effects.toArray())
        all += told<Effect>(one.toObject(),
            {QStringLiteral("kind"), one[QLatin1String("kind")] == QLatin1String("wounds") ? QStringLiteral("type") : QString()});
    return all;
}

// As somebody types it: with no words for what it says anyhow, and with no names that follow from what is printed.
QJsonObject asTyped(const UnitCard& card)
{
    QJsonObject json = told<UnitCard>(withoutBlanks(card), {QStringLiteral("pool"), QStringLiteral("warleader")});
    json.remove(QStringLiteral("entered")); // what stands there says it
    const auto each = [&json](const char* list, const auto& read) {
        QJsonArray all;
        for (const QJsonValue& one : json.value(QLatin1String(list)).toArray()) {
            QJsonObject part = read(one.toObject());
            if (part.contains(QStringLiteral("effects")))
                part.insert(QStringLiteral("effects"), toldEffects(part.value(QLatin1String("effects"))));
            all += part;
        }
        if (!all.isEmpty())
            json.insert(QLatin1String(list), all);
    };
    each("attacks", [&](const QJsonObject& whole) {
        QJsonObject one = told<Attack>(whole, {QStringLiteral("bonus"), QStringLiteral("range"), QStringLiteral("effects")});
        if (one.contains(QStringLiteral("miss")))
            one.insert(QStringLiteral("miss"), toldEffects(one.value(QLatin1String("miss"))));
        if (one.contains(QStringLiteral("tokens")))
            one.insert(QStringLiteral("tokens"), told<Tokens>(one.value(QLatin1String("tokens")).toObject(), {}));
        if (card.attacks.size() == 1 && !one.contains(QStringLiteral("title"))
            && one.value(QLatin1String("id")) == QLatin1String(firstAttack))
            one.remove(QStringLiteral("id"));
        return one;
    });
    each("traits", [](const QJsonObject& whole) { return told<Trait>(whole, {}); });
    return json;
}

// Of attacks and traits what hardly one lacks is seen at once.
QJsonObject opened(QJsonObject schema)
{
    openItems(schema, "attacks",
        {QStringLiteral("id"), QStringLiteral("title"), QStringLiteral("range"), QStringLiteral("bonus"), QStringLiteral("vs"),
            QStringLiteral("effects")},
        openEffects);
    openItems(schema, "traits", {QStringLiteral("id"), QStringLiteral("title"), QStringLiteral("text")});
    QStringList order = schema.value(QLatin1String("x-order")).toVariant().toStringList();
    const qsizetype title = order.indexOf(QStringLiteral("title"));
    for (const char* part : {"traits", "attacks"}) // of what has no place on the face they are needed first
        if (const qsizetype at = order.indexOf(QLatin1String(part)); at > title)
            order.move(at, title + 1);
    schema.insert(QStringLiteral("x-order"), QJsonArray::fromStringList(order));
    return schema;
}

QString idOf(const QJsonObject& card) { return card.value(QLatin1String("id")).toString(); }

} // namespace

CardPage::CardPage(kit::Sitting& sitting, CardKind kind, QWidget* parent)
    : QWidget(parent)
    , m_sitting(sitting)
    , m_kind(kind)
    , m_list(cards::sectionAt(cards::emptyMyCards(sitting.game()), sitting.game(), QStringLiteral("cards.") + nameOf(kind))
                 .value_or(cards::Section()))
    , m_entry(new kit::CardEntry(this))
    , m_hint(kit::called("kindHint", kit::plainLabel("muted", this)))
    , m_use(kit::called("useKind", new QPushButton(this)))
    , m_take(kit::called("takesIt", new QCheckBox(this)))
{
    m_list.schema = opened(m_list.schema);
    m_entry->setObjectName(QStringLiteral("warbandCard"));
    m_entry->photo()->hide(); // it is kept with the card, among My cards
    auto* below = new QWidget(m_entry);
    auto* hinted = new QHBoxLayout;
    m_hint->setWordWrap(true);
    hinted->addWidget(m_hint, 1);
    hinted->addWidget(m_use);
    auto* rows = new QVBoxLayout(below);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addLayout(hinted);
    rows->addWidget(m_take);
    m_entry->addBelow(below);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_entry);
    connect(m_entry, &kit::CardEntry::edited, this, &CardPage::suggest);
    connect(m_use, &QPushButton::clicked, this, &CardPage::useKind);
    connect(m_entry, &kit::CardEntry::entered, this, &CardPage::save);
    connect(m_entry, &kit::CardEntry::later, this, [this](const QJsonObject& card) {
        if (idOf(card).isEmpty())
            emit left(); // nobody could find it
        else
            save(card);
    });
    connect(m_entry, &kit::CardEntry::cancelled, this, &CardPage::left);
}

void CardPage::begin(const QString& taker)
{
    m_taker = taker;
    m_take->setVisible(!taker.isEmpty());
    m_take->setChecked(true);
    m_take->setText(
        shownAmpersands(engine::fill(sellsword::tr("%1 takes it"), {brief(titleOf(stateOf(m_sitting.state()), taker))})));
    ask({});
    m_begun = m_entry->draft();
}

void CardPage::fill(const UnitCard& card) { again(asTyped(card)); }

void CardPage::fill(const ModCard& card) { again(engine::toJson(card).toObject()); }

void CardPage::again(const QJsonObject& card)
{
    m_id = idOf(card);
    ask(card);
    m_begun = m_entry->draft();
}

// What was begun in short is typed, too.
void CardPage::beginWith(const UnitCard& begun)
{
    QJsonObject card = asTyped(begun);
    card.remove(QStringLiteral("id")); // its title may still change
    ask(card);
}

void CardPage::ask(const QJsonObject& card)
{
    const State& state = stateOf(m_sitting.state());
    kit::CardAsked asked;
    asked.question = sellsword::tr("What is printed on the card?");
    asked.note = m_id.isEmpty() ? sellsword::tr("new: it goes into My cards, its photograph is added there")
                                : sellsword::tr("its photograph is kept in My cards");
    asked.list = m_list.name;
    asked.schema = m_list.schema;
    asked.card = card;
    if (m_kind == CardKind::Unit && !state.cards.isEmpty())
        asked.before = withoutBlanks(state.cards.last());
    if (m_kind == CardKind::Mod && !state.mods.isEmpty())
        asked.before = engine::toJson(state.mods.last()).toObject();
    asked.faults = [this, places = cards::placesOf(m_list.schema)](const QJsonObject& typed) {
        QList<engine::Fault> faults = cards::faultsOf(typed, m_list, places, m_sitting.game());
        const State& now = stateOf(m_sitting.state());
        const QString id = idOf(typed);
        if (id != m_id && !id.isEmpty() && (sellsword::find(now.cards, id) || sellsword::find(now.mods, id)))
            faults += engine::Fault{QStringLiteral("title"), id, sellsword::tr("There is another card of this name."),
                sellsword::tr("Change that card, or give this one another name.")};
        return faults;
    };
    std::invoke(&kit::CardEntry::ask, m_entry, asked); // a card, no question to the rules
    suggest();
}

QByteArray CardPage::kept() const
{
    const QJsonObject card = m_entry->draft();
    return card == m_begun ? QByteArray()
                           : QJsonDocument(QJsonObject{{QStringLiteral("card"), card}, {QStringLiteral("of"), nameOf(m_kind)},
                                               {QStringLiteral("taker"), m_taker}, {QStringLiteral("again"), m_id}})
                                 .toJson(QJsonDocument::Compact);
}

std::optional<CardPage::Kept> CardPage::keptIn(const QByteArray& kept)
{
    const QJsonObject told = QJsonDocument::fromJson(kept).object();
    const QString of = told.value(QLatin1String("of")).toString();
    for (const CardKind kind : {CardKind::Unit, CardKind::Mod})
        if (of == nameOf(kind))
            return Kept{kind, told.value(QLatin1String("taker")).toString()};
    return {};
}

void CardPage::goOnWith(const QByteArray& kept)
{
    const QJsonObject told = QJsonDocument::fromJson(kept).object();
    m_id = told.value(QLatin1String("again")).toString();
    QJsonObject card = told.value(QLatin1String("card")).toObject();
    if (m_id.isEmpty())
        card.remove(QStringLiteral("id"));
    ask(card);
}

QWidget* CardPage::firstFocus() const { return m_entry->firstFocus(); }

// The first attack whose words mean a kind of wound that none of its wounds is of.
CardPage::Kind CardPage::meant() const
{
    const QJsonArray attacks = m_entry->card().value(QLatin1String("attacks")).toArray();
    for (int at = 0; at < attacks.size(); ++at) {
        const QJsonObject attack = attacks[at].toObject();
        bool wounds = false;
        QStringList kinds;
        for (const QJsonValue& one : attack.value(QLatin1String("effects")).toArray())
            if (const QJsonObject effect = one.toObject();
                effect.value(QLatin1String("kind")).toString() == QLatin1String("wounds")) {
                wounds = true;
                kinds += effect.value(QLatin1String("type")).toString();
            }
        const QString words =
            attack.value(QLatin1String("title")).toString() + QLatin1Char(' ') + attack.value(QLatin1String("text")).toString();
        for (const QString& word : slug(words).split(QLatin1Char('-'), Qt::SkipEmptyParts)) {
            const std::optional<Harm> harm = answer(stateOf(m_sitting.state()), HarmNamed{word}).value;
            if (harm && wounds && !kinds.contains(engine::nameOf(*harm)))
                return {at, word, *harm};
        }
    }
    return {};
}

void CardPage::suggest()
{
    const Kind kind = meant();
    m_use->setVisible(kind.attack >= 0);
    if (kind.attack < 0) {
        m_hint->setText(sellsword::tr("What stays empty is told as missing, and may be entered later."));
        return;
    }
    m_hint->setText(engine::fill(sellsword::tr("“%1” belongs to %2."), {kind.word, shown(kind.harm)}));
    m_use->setText(engine::fill(sellsword::tr("Wounds of %1"), {shown(kind.harm)}));
}

// On the first wounds of that attack.
void CardPage::useKind()
{
    const Kind kind = meant();
    if (kind.attack < 0)
        return;
    QJsonObject card = m_entry->card();
    QJsonArray attacks = card.value(QLatin1String("attacks")).toArray();
    QJsonObject attack = attacks[kind.attack].toObject();
    QJsonArray effects = attack.value(QLatin1String("effects")).toArray();
    for (qsizetype i = 0; i < effects.size(); ++i)
        if (QJsonObject effect = effects[i].toObject();
            effect.value(QLatin1String("kind")).toString() == QLatin1String("wounds")) {
            effect.insert(QStringLiteral("type"), engine::nameOf(kind.harm));
            effects[i] = effect;
            break;
        }
    attack.insert(QStringLiteral("effects"), effects);
    attacks[kind.attack] = attack;
    card.insert(QStringLiteral("attacks"), attacks);
    if (m_id.isEmpty())
        card.remove(QStringLiteral("id"));
    m_entry->change(card);
}

void CardPage::save(const QJsonObject& card)
{
    const QString id = idOf(card);
    if (id.isEmpty()) { // it is not saved: the place that lacks is shown
        m_use->hide();
        m_hint->setText(sellsword::tr("Title: enter the name that is printed on the card."));
        m_entry->begin();
        return;
    }
    // A 0 that was typed is no blank.
    QJsonObject whole = card;
    whole.remove(QStringLiteral("entered"));
    if (m_kind == CardKind::Unit)
        whole = engine::withEntered(withIds(whole), engine::schemaOf<UnitCard>());
    auto add = engine::fromJson<AddCard>(QJsonObject{{nameOf(m_kind), whole}});
    if (!add) // for its reasons
        return m_sitting.proposeDraft({QLatin1String(AddCard::verb), QJsonObject{{nameOf(m_kind), card}}});
    if (add->unit) {
        shorten(*add->unit);
        keepEntered(*add->unit);
    }
    if (add->mod)
        shorten(*add->mod);
    const bool isTaken = !m_taker.isEmpty() && m_take->isChecked();
    m_sitting.together([&] {
        emit intent(*add);
        const State& state = stateOf(m_sitting.state());
        if (isTaken && m_kind == CardKind::Unit && sellsword::find(state.cards, id))
            emit intent(AddUnit{m_taker, id, {}, {}});
        if (isTaken && m_kind == CardKind::Mod && sellsword::find(state.mods, id))
            emit intent(AttachMod{m_taker, id, {}});
    });
}

} // namespace sellsword::desk
