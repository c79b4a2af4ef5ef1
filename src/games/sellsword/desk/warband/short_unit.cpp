// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sellsword/desk/warband/short_unit.h"

#include "cards/places.h"
#include "engine/json.h"
#include "games/sellsword/desk/desk.h"
#include "games/sellsword/desk/names.h"
#include "games/sellsword/rules/questions/questions.h"
#include "kit/drawn/called.h"
#include "kit/drawn/plain_label.h"
#include "kit/lists/now_panel.h"

#include <QGridLayout>
#include <QIntValidator>
#include <QLineEdit>
#include <QPushButton>

namespace sellsword::desk {

namespace {

constexpr int most = 999;

std::optional<int> numberIn(const QLineEdit* edit)
{
    bool isNumber = false;
    const int number = edit->text().toInt(&isNumber);
    return isNumber ? std::optional(number) : std::nullopt;
}

} // namespace

ShortUnit::ShortUnit(QWidget* parent)
    : QFrame(parent)
    , m_wrong(kit::called("shortWrong", kit::plainLabel("bad", this)))
    , m_add(kit::called("addShort", new QPushButton(sellsword::tr("A&dd it"), this)))
{
    setProperty("look", "raised");
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(8, 6, 8, 6);
    grid->setSpacing(4);
    m_title = place("shortTitle", sellsword::tr("In short:"), sellsword::tr("The unit's name"), 0, 0, 3);
    m_cost = place("shortCost", sellsword::tr("Points:"), sellsword::tr("What it costs"), 1, 0);
    m_armor = place("shortArmor", sellsword::tr("Armor:"), sellsword::tr("What an attack has to reach"), 1, 2);
    m_vigor = place("shortVigor", sellsword::tr("Vigor:"), sellsword::tr("What it has at first"), 2, 0);
    m_bonus = place("shortBonus", sellsword::tr("To hit:"), sellsword::tr("What its first attack adds to the die"), 2, 2);
    m_wounds = place("shortWounds", sellsword::tr("Wounds:"), sellsword::tr("Of its first attack: 10 cut"), 3, 0, 3);
    m_range = place("shortRange", sellsword::tr("Range:"), sellsword::tr("Of its first attack, in squares"), 4, 0);
    for (QLineEdit* edit : {m_cost, m_armor, m_vigor, m_bonus, m_range})
        edit->setValidator(new QIntValidator(edit == m_bonus ? -most : 0, most, edit));
    m_range->setPlaceholderText(QStringLiteral("1"));
    m_wounds->setPlaceholderText(sellsword::tr("10 cut"));
    m_wrong->setWordWrap(true);
    m_wrong->hide();
    grid->addWidget(m_wrong, 5, 0, 1, 4);
    grid->addWidget(m_add, 4, 2, 1, 2);
    m_add->setToolTip(sellsword::tr("It joins the warband; what else its card prints may be entered later"));
    connect(m_add, &QPushButton::clicked, this, &ShortUnit::send);
}

QLineEdit* ShortUnit::place(const char* name, const QString& label, const QString& tip, int row, int column, int span)
{
    auto* edit = kit::called(name, new QLineEdit(this));
    auto* says = new QLabel(label, this);
    says->setBuddy(edit);
    edit->setAccessibleName(tip);
    edit->setToolTip(tip);
    auto* grid = static_cast<QGridLayout*>(layout());
    grid->addWidget(says, row, column);
    grid->addWidget(edit, row, column + 1, 1, span);
    connect(edit, &QLineEdit::returnPressed, this, &ShortUnit::send);
    return edit;
}

void ShortUnit::present(const State& state, bool isFirst)
{
    m_state = state;
    kit::restyle(m_add, isFirst ? "primary" : "");
}

QWidget* ShortUnit::firstFocus() const { return m_title; }

void ShortUnit::object(const QString& why, QLineEdit* where)
{
    m_wrong->setText(why);
    m_wrong->show();
    where->setFocus();
    where->selectAll();
}

void ShortUnit::send()
{
    UnitCard card;
    card.title = m_title->text().simplified();
    card.id = cards::idFor(card.title);
    if (card.id.isEmpty())
        return object(sellsword::tr("It has no name: type the one on its card."), m_title);
    if (sellsword::find(m_state.cards, card.id))
        return object(fill(sellsword::tr("%1 is known: it stands among the cards."), {card.title}), m_title);
    card.cost = numberIn(m_cost);
    card.armor = numberIn(m_armor);
    card.vigor = numberIn(m_vigor);
    Attack attack;
    attack.id = QStringLiteral("attack");
    attack.title = sellsword::tr("Attack");
    attack.bonus = numberIn(m_bonus).value_or(0);
    attack.range = numberIn(m_range).value_or(attack.range);
    const QStringList words = m_wounds->text().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    Effect wounds;
    wounds.kind = EffectKind::Wounds;
    bool isNumber = words.isEmpty();
    if (!words.isEmpty())
        wounds.amount = words.first().toInt(&isNumber);
    const std::optional<Harm> harm = answer(m_state, HarmNamed{words.value(1)}).value;
    if (!isNumber || wounds.amount < 0 || wounds.amount > most || words.size() > 2 || (words.size() == 2 && !harm))
        return object(sellsword::tr("A number and the kind of wound: 10 cut, 5 fire."), m_wounds);
    wounds.type = harm.value_or(wounds.type);
    if (!words.isEmpty())
        attack.effects += wounds;
    if (m_bonus->text().size() + m_range->text().size() + words.size() > 0)
        card.attacks += attack;
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
    m_wrong->hide();
    for (QLineEdit* edit : {m_title, m_cost, m_armor, m_vigor, m_bonus, m_wounds, m_range})
        edit->clear();
    emit joins(card);
    m_title->setFocus();
}

} // namespace sellsword::desk
