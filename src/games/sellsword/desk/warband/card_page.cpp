// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sellsword/desk/warband/card_page.h"

#include "games/sellsword/desk/desk.h"
#include "games/sellsword/desk/names.h"
#include "games/sellsword/rules/actions.h"
#include "games/sellsword/rules/questions/questions.h"
#include "kit/drawn/plain_label.h"
#include "kit/drawn/called.h"

#include <QHBoxLayout>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>

#include <array>

namespace sellsword::desk {

namespace {

QLatin1String nameOf(CardKind kind) // the field of add-card
{
    return QLatin1String(kind == CardKind::Unit ? "unit" : "mod");
}

// What one column of the page shows of a card.
struct Part {
    QString title;
    const char* fields;
};

constexpr char giftFields[] = "immune vulnerable toughness warleader shield stealthy invisible see_invisible fly ghostly text";

std::array<Part, 4> partsOf(CardKind kind)
{
    if (kind == CardKind::Mod)
        return {Part{sellsword::tr("Title bar and codes"), "title faction price fantasy marks"},
            Part{sellsword::tr("What it adds to the pool"), "pool vigor"},
            Part{sellsword::tr("Attacks and traits"), "attacks traits"}, Part{sellsword::tr("Common traits"), giftFields}};
    return {Part{sellsword::tr("Title bar and codes"), "title faction kind quality level descriptors size cost fantasy marks"},
        Part{sellsword::tr("Statistics and pool"),
            "agility brawn spirit wits move armor vigor pool reclaim_blue reclaim_red boxes"},
        Part{sellsword::tr("Attacks and traits"), "attacks traits"}, Part{sellsword::tr("Common traits"), giftFields}};
}

// Those fields of a schema that one form shows, none of them folded away.
QJsonObject only(QJsonObject schema, const QStringList& names)
{
    schema.insert(QStringLiteral("x-order"), QJsonArray::fromStringList(names));
    schema.insert(QStringLiteral("x-needed"), QJsonArray::fromStringList(names));
    return schema;
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
            attack.insert(QStringLiteral("id"), slug(attack.value(QLatin1String("title")).toString()));
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

QLabel* heading(const QString& text, QWidget* parent)
{
    QLabel* label = kit::plainLabel("heading", parent);
    label->setText(text);
    return label;
}

} // namespace

CardPage::CardPage(kit::Sitting& sitting, CardKind kind, QWidget* parent)
    : QWidget(parent)
    , m_sitting(sitting)
    , m_kind(kind)
    , m_hint(kit::called("kindHint", kit::plainLabel("muted", this)))
    , m_use(kit::called("useKind", new QPushButton(this)))
    , m_take(kit::called("saveAndTake", new QPushButton(this)))
{
    QJsonObject schema = kind == CardKind::Unit ? engine::schemaOf<UnitCard>() : engine::schemaOf<ModCard>();
    openItems(schema, "attacks",
        {QStringLiteral("title"), QStringLiteral("range"), QStringLiteral("bonus"), QStringLiteral("vs"),
            QStringLiteral("effects")},
        openEffects);
    openItems(schema, "traits", {QStringLiteral("title"), QStringLiteral("text")});
    const kit::Names names = [this](const QString& of) { return m_sitting.game().names(m_sitting.state(), of); };
    auto* area = new QScrollArea(this);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    auto* inside = new QWidget(area);
    const auto form = [&](const Part& part) {
        return new kit::Form(only(schema, QString::fromLatin1(part.fields).split(QLatin1Char(' '))), names, inside);
    };
    const std::array<Part, 4> parts = partsOf(kind);
    m_who = form(parts[0]);
    m_numbers = form(parts[1]);
    m_powers = form(parts[2]);
    m_gifts = form(parts[3]);
    m_who->setObjectName(QStringLiteral("cardTitle"));
    m_numbers->setObjectName(QStringLiteral("cardNumbers"));
    m_powers->setObjectName(QStringLiteral("cardPowers"));
    m_gifts->setObjectName(QStringLiteral("cardGifts"));
    auto* row = new QHBoxLayout(inside);
    for (const auto& [first, second] : {std::pair{0u, 1u}, std::pair{2u, 3u}}) {
        auto* column = new QVBoxLayout;
        const std::array<kit::Form*, 4> forms{m_who, m_numbers, m_powers, m_gifts};
        for (const unsigned part : {first, second}) {
            column->addWidget(heading(parts[part].title, inside));
            column->addWidget(forms[part]);
        }
        column->addStretch();
        row->addLayout(column, 1);
    }
    area->setWidget(inside);

    m_hint->setWordWrap(true);
    m_take->setProperty("look", "primary");
    auto* save = kit::called("saveCard", new QPushButton(sellsword::tr("&Save the card"), this));
    auto* leave = kit::called("leaveCard", new QPushButton(sellsword::tr("&Leave it"), this));
    auto* hinted = new QHBoxLayout;
    hinted->addWidget(m_hint, 1);
    hinted->addWidget(m_use);
    auto* below = new QHBoxLayout;
    below->addStretch();
    below->addWidget(leave);
    below->addWidget(save);
    below->addWidget(m_take);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(area, 1);
    column->addLayout(hinted);
    column->addLayout(below);
    connect(m_powers, &kit::Editor::edited, this, &CardPage::suggest);
    connect(m_use, &QPushButton::clicked, this, &CardPage::useKind);
    connect(save, &QPushButton::clicked, this, [this] { this->save(false); });
    connect(m_take, &QPushButton::clicked, this, [this] { this->save(true); });
    connect(leave, &QPushButton::clicked, this, &CardPage::left);
    suggest();
}

void CardPage::begin(const QString& taker)
{
    m_taker = taker;
    m_begun = typed();
    m_take->setVisible(!taker.isEmpty());
    m_take->setText(shownAmpersands(
        engine::fill(sellsword::tr("Save, and %1 takes it"), {brief(titleOf(stateOf(m_sitting.state()), taker))})));
}

void CardPage::fill(const UnitCard& card) { fill(card.id, withoutBlanks(card)); }

void CardPage::beginWith(const UnitCard& begun) { fill(QString(), withoutBlanks(begun)); }

void CardPage::fill(const QString& id, const QJsonValue& card)
{
    m_id = id;
    for (kit::Form* part : {m_who, m_numbers, m_powers, m_gifts})
        part->setValue(card);
    if (!id.isEmpty()) // what was begun in short is typed, too
        m_begun = typed();
    suggest();
}

QByteArray CardPage::kept() const
{
    const QJsonObject card = typed();
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
    for (kit::Form* part : {m_who, m_numbers, m_powers, m_gifts})
        part->setValue(told.value(QLatin1String("card")));
    suggest();
}

QWidget* CardPage::firstFocus() const { return m_who->findChild<kit::Editor*>(QStringLiteral("title"))->focusProxy(); }

QString CardPage::cardId() const
{
    return m_id.isEmpty() ? slug(m_who->fields().value(QLatin1String("title")).toString()) : m_id;
}

QJsonObject CardPage::typed() const
{
    QJsonObject card{{QStringLiteral("id"), cardId()}};
    for (const kit::Form* part : {m_who, m_numbers, m_powers, m_gifts}) {
        const QJsonObject fields = part->fields();
        for (auto field = fields.begin(); field != fields.end(); ++field)
            card.insert(field.key(), field.value());
    }
    return card;
}

// The first attack whose words mean a kind of wound that none of its wounds is of.
CardPage::Kind CardPage::meant() const
{
    const QJsonArray attacks = m_powers->fields().value(QLatin1String("attacks")).toArray();
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
    QJsonArray attacks = m_powers->fields().value(QLatin1String("attacks")).toArray();
    if (kind.attack < 0)
        return;
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
    m_powers->setValue(QJsonObject{{QStringLiteral("attacks"), attacks}});
    suggest();
}

void CardPage::save(bool take)
{
    const QString id = cardId();
    if (id.isEmpty()) { // it is not saved: the field that lacks is shown
        m_use->hide();
        m_hint->setText(sellsword::tr("Title: enter the name that is printed on the card."));
        firstFocus()->setFocus();
        return;
    }
    const QJsonObject fields{{nameOf(m_kind), typed()}};
    // A 0 that was typed is no blank.
    QJsonObject whole = fields.value(nameOf(m_kind)).toObject();
    whole.remove(QStringLiteral("entered"));
    if (m_kind == CardKind::Unit)
        whole = engine::withEntered(withIds(whole), engine::schemaOf<UnitCard>());
    auto add = engine::fromJson<AddCard>(QJsonObject{{nameOf(m_kind), whole}});
    if (!add)
        return m_sitting.proposeDraft({QLatin1String(AddCard::verb), fields}); // for its reasons
    if (add->unit) {
        shorten(*add->unit);
        keepEntered(*add->unit);
    }
    if (add->mod)
        shorten(*add->mod);
    m_sitting.together([&] {
        emit intent(*add);
        const State& state = stateOf(m_sitting.state());
        if (take && m_kind == CardKind::Unit && sellsword::find(state.cards, id))
            emit intent(AddUnit{m_taker, id, {}, {}});
        if (take && m_kind == CardKind::Mod && sellsword::find(state.mods, id))
            emit intent(AttachMod{m_taker, id, {}});
    });
}

} // namespace sellsword::desk
