// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sellsword/desk/warband/short_unit.h"
#include "kit/rule_behind.h"
#include "games/sellsword/rules/reasons.h"

#include "cards/places.h"
#include "engine/json.h"
#include "games/sellsword/desk/desk.h"
#include "games/sellsword/desk/names.h"
#include "games/sellsword/rules/questions/questions.h"
#include "kit/drawn/called.h"
#include "kit/drawn/plain_label.h"
#include "kit/lists/now_panel.h"

#include <QGridLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QRegularExpressionValidator>
#include <QShortcut>

namespace sellsword::desk {

namespace {

constexpr int most = 999;

QString woundText(int points, Harm harm) { return number(points) + QLatin1Char(' ') + shown(harm); }

QString severalWounds()
{
    return woundText(10, Harm::Cut) + QLatin1Char(' ') + sellsword::tr("AND") + QLatin1Char(' ') + woundText(5, Harm::Fear);
}

QString harmKinds()
{
    QStringList kinds;
    for (int harm = int(Harm::Cut); harm <= int(Harm::Fear); ++harm)
        kinds += shown(Harm(harm));
    return listed(kinds);
}

std::optional<Harm> harmNamed(const State& state, const QString& word)
{
    for (int harm = int(Harm::Cut); harm <= int(Harm::Fear); ++harm) // as it is called here
        if (word.compare(shown(Harm(harm)), Qt::CaseInsensitive) == 0)
            return Harm(harm);
    return answer(state, HarmNamed{word}).value;
}

// "10 pierce AND 5 fear", as cards print it; nothing: it cannot be read.
std::optional<QList<Effect>> woundsIn(const State& state, QString text)
{
    static const QRegularExpression between(QStringLiteral("[+,;&]"));
    const QStringList words = text.replace(between, QStringLiteral(" , ")).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    const auto isOneOf = [](const QString& word, const QStringList& all) { return all.contains(word, Qt::CaseInsensitive); };
    QList<Effect> all;
    Joiner joiner = Joiner::None;
    for (qsizetype at = 0; at < words.size();) {
        Effect wounds;
        wounds.kind = EffectKind::Wounds;
        wounds.joiner = joiner;
        bool isNumber = false;
        wounds.amount = words[at++].toInt(&isNumber);
        if (!isNumber || wounds.amount < 0 || wounds.amount > most)
            return std::nullopt;
        const auto harm = at < words.size() ? harmNamed(state, words[at]) : std::nullopt;
        if (harm) {
            wounds.type = *harm;
            ++at;
        }
        all += wounds;
        if (at == words.size())
            break;
        const QString& then = words[at++];
        if (isOneOf(then, {QStringLiteral("then"), sellsword::tr("THEN")}))
            joiner = Joiner::Then;
        else if (isOneOf(then, {QStringLiteral("and"), sellsword::tr("AND"), QStringLiteral(",")}))
            joiner = Joiner::And;
        else
            return std::nullopt;
        if (at == words.size())
            return std::nullopt;
    }
    return all;
}

std::optional<int> numberIn(const QLineEdit* edit)
{
    bool isNumber = false;
    const int number = edit->text().toInt(&isNumber);
    return isNumber ? std::optional(number) : std::nullopt;
}

} // namespace

ShortUnit::ShortUnit(QWidget* parent)
    : QFrame(parent)
    , m_wrong(kit::called("shortWrong", new kit::WholeLabel(this)))
    , m_add(kit::called("addShort", new QPushButton(sellsword::tr("A&dd it"), this)))
{
    kit::setRuleBehind(*this, &reason(R::I_DESCRIPTORS)); // what is printed on a card
    setProperty("look", "raised");
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(8, 6, 8, 6);
    grid->setSpacing(4);
    m_title = place("shortTitle", sellsword::tr("Name:"), sellsword::tr("The unit's name"), 1, 0, 3);
    m_cost = place("shortCost", sellsword::tr("Points:"), sellsword::tr("What it costs"), 2, 0);
    m_armor = place("shortArmor", sellsword::tr("Armor:"), sellsword::tr("What an attack has to reach"), 2, 2);
    m_vigor = place("shortVigor", sellsword::tr("Vigor:"), sellsword::tr("What it has at first"), 3, 0);
    m_bonus = place("shortBonus", sellsword::tr("To hit:"), sellsword::tr("What its first attack adds to the die"), 3, 2);
    m_wounds = place(
        "shortWounds", sellsword::tr("Wounds:"), fill(sellsword::tr("Of its first attack: %1"), {severalWounds()}), 4, 0, 3);
    m_range = place("shortRange", sellsword::tr("Range:"), sellsword::tr("Of its first attack, in squares"), 5, 0);
    // A place that is left empty is acceptable, so that Return is heard there.
    static const QRegularExpression numberOrNone(QStringLiteral("\\d{0,3}")), signedOrNone(QStringLiteral("([+-]?\\d{1,3})?"));
    for (QLineEdit* edit : {m_cost, m_armor, m_vigor, m_bonus, m_range})
        edit->setValidator(new QRegularExpressionValidator(edit == m_bonus ? signedOrNone : numberOrNone, edit));
    m_wounds->setPlaceholderText(woundText(10, Harm::Cut));
    m_wrong->setTextFormat(Qt::PlainText);
    m_wrong->setProperty("look", "bad");
    m_wrong->setWordWrap(true);
    m_wrong->hide();
    grid->addWidget(m_wrong, 0, 0, 1, 4); // above the places: it grows upwards, and they stay under the pointer
    grid->addWidget(m_add, 5, 2, 1, 2);
    m_add->setToolTip(sellsword::tr("It joins the warband; what else its card prints may be entered later (Ctrl+Return)"));
    connect(m_add, &QPushButton::clicked, this, &ShortUnit::send);
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter})
        connect(new QShortcut(Qt::CTRL | key, this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut), &QShortcut::activated,
            this, &ShortUnit::send);
}

// As on the face of a card; behind the last place stands what enters it.
void ShortUnit::goOnFrom(QLineEdit* edit)
{
    QLineEdit* next = places().value(places().indexOf(edit) + 1);
    (next ? static_cast<QWidget*>(next) : m_add)->setFocus(Qt::TabFocusReason);
}

QLineEdit* ShortUnit::place(const char* name, const QString& label, const QString& tip, int row, int column, int span)
{
    auto* edit = kit::called(name, new QLineEdit(this));
    auto* says = new QLabel(label, this);
    says->setBuddy(edit);
    edit->setAccessibleName(tip);
    edit->setToolTip(tip);
    constexpr int edges = 20; // of the field, around its three digits
    edit->setMinimumWidth(edit->fontMetrics().horizontalAdvance(QString::number(most)) + edges);
    auto* grid = static_cast<QGridLayout*>(layout());
    grid->addWidget(says, row, column);
    grid->addWidget(edit, row, column + 1, 1, span);
    connect(edit, &QLineEdit::returnPressed, this, [this, edit] { goOnFrom(edit); });
    return edit;
}

void ShortUnit::present(const State& state, bool isFirst)
{
    m_state = state;
    if (m_isTaken && sellsword::find(state.cards, typed().id))
        clear(); // its card was entered whole
    kit::restyle(m_add, isFirst ? "primary" : "");
}

QWidget* ShortUnit::firstFocus() const { return m_title; }

void ShortUnit::object(const QString& why, QLineEdit* where)
{
    m_wrong->setText(why);
    m_wrong->show();
    m_wrong->keepWhole();
    where->setFocus();
    where->selectAll();
}

// As far as it can be read; the number behind a name is what it costs.
UnitCard ShortUnit::typed() const
{
    static const QRegularExpression costly(QStringLiteral("^(.*[^\\s\\d])\\s+(\\d{1,3})$"));
    UnitCard card;
    card.title = m_title->text().simplified();
    card.cost = numberIn(m_cost);
    if (const QRegularExpressionMatch found = costly.match(card.title); found.hasMatch() && !card.cost) {
        card.title = found.captured(1);
        card.cost = found.captured(2).toInt();
    }
    card.id = cards::idFor(card.title);
    card.armor = numberIn(m_armor);
    card.vigor = numberIn(m_vigor);
    Attack attack;
    attack.id = QLatin1String(firstAttack);
    attack.bonus = numberIn(m_bonus).value_or(0);
    attack.range = numberIn(m_range).value_or(attack.range);
    attack.effects = woundsIn(m_state, m_wounds->text()).value_or(QList<Effect>());
    if (numberIn(m_bonus))
        card.entered += placeOf(attack, "bonus");
    if (numberIn(m_range))
        card.entered += placeOf(attack, "range");
    if (numberIn(m_bonus) || numberIn(m_range) || !attack.effects.isEmpty())
        card.attacks += attack;
    keepEntered(card);
    return card;
}

std::optional<UnitCard> ShortUnit::begun()
{
    const UnitCard card = typed();
    m_isTaken = !card.title.isEmpty() || !card.attacks.isEmpty() || card.cost || card.armor || card.vigor;
    return m_isTaken ? std::optional(card) : std::nullopt;
}

QByteArray ShortUnit::kept() const
{
    QStringList texts;
    for (const QLineEdit* edit : places())
        texts += edit->text();
    return texts.join(QString()).isEmpty() ? QByteArray() : texts.join(QLatin1Char('\t')).toUtf8();
}

void ShortUnit::goOnWith(const QByteArray& kept)
{
    const QStringList texts = QString::fromUtf8(kept).split(QLatin1Char('\t'));
    for (qsizetype at = 0; at < places().size(); ++at)
        places()[at]->setText(texts.value(at));
}

void ShortUnit::clear()
{
    m_isTaken = false;
    m_wrong->hide();
    for (QLineEdit* edit : places())
        edit->setText({});
}

void ShortUnit::send()
{
    const UnitCard card = typed();
    static const QRegularExpression numberWithin(QStringLiteral("\\s\\d+(\\s|$)"));
    if (card.id.isEmpty())
        return object(sellsword::tr("It has no name: type the one on its card."), m_title);
    if (numberWithin.match(card.title).hasMatch() && !numberIn(m_cost))
        return object(
            sellsword::tr("Behind the name stands one number, its points: Gray Necromancer 31. For the rest press New card."),
            m_title);
    if (sellsword::find(m_state.cards, card.id))
        return object(fill(sellsword::tr("%1 is known: it stands among the cards."), {card.title}), m_title);
    if (!woundsIn(m_state, m_wounds->text()))
        return object(
            fill(sellsword::tr("Numbers, each with its kind of wound: %1. Kinds: %2. What else a card prints takes New card."),
                {severalWounds(), harmKinds()}),
            m_wounds);
    if (const auto read = engine::fromJson<UnitCard>(engine::toJson(card)); !read) { // its fields know what fits
        const engine::Fault& wrong = read.faults().first();
        const QString field = wrong.place.section(QLatin1Char('.'), -1);
        QLineEdit* where = field == QLatin1String("armor") ? m_armor
            : field == QLatin1String("vigor")              ? m_vigor
            : field == QLatin1String("bonus")              ? m_bonus
            : field == QLatin1String("range")              ? m_range
                                                           : m_cost;
        return object(engine::Fault{{}, wrong.value, wrong.problem, wrong.remedy}.text(), where);
    }
    clear();
    emit joins(card);
    m_title->setFocus();
}

} // namespace sellsword::desk
