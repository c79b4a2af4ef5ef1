// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/mercenarium/desk/opening.h"
#include "games/mercenarium/rules/reasons.h"

#include "engine/json.h"
#include "engine/table_actions.h"
#include "games/mercenarium/desk/parts.h"
#include "games/mercenarium/rules/query.h"
#include "kit/drawn/able.h"
#include "kit/drawn/plain_label.h"
#include "kit/drawn/wrapped_button.h"
#include "kit/forms/number_box.h"
#include "kit/rule_behind.h"
#include "kit/forms/changing.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>

namespace mercenarium::desk {

template <class T> void Opening::set(const QString& name, const T& value)
{
    emit intent(engine::ChangeSetting{name, engine::toJson(value)});
}

Opening::Opening(QWidget* parent)
    : QWidget(parent)
    , m_width(called("boardWidth", new kit::NumberBox(this)))
    , m_height(called("boardHeight", new kit::NumberBox(this)))
    , m_deal(called("deal", new QPushButton(mercenarium::tr("&Deal"), this)))
    , m_roll(called("rollOrder", new kit::WrappedButton(this)))
    , m_rolled(kit::plainLabel("muted", this))
{
    setObjectName(QStringLiteral("opening"));
    kit::setRuleBehind(*this, &reason(R::I_SEATED));
    kit::setRuleBehind(*m_deal, &reason(R::I_HAND));
    kit::setRuleBehind(*m_roll, &reason(R::I_ORDER));
    kit::changing(this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(kit::plainLabel("heading", this, mercenarium::tr("1  Who sits where")));
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(4); // words of one and a half times the size have room
    grid->setColumnStretch(1, 1);
    for (const Seat seat : {Seat::South, Seat::North, Seat::West, Seat::East})
        addSeat(grid, seat);
    column->addLayout(grid);
    column->addSpacing(6);
    column->addWidget(kit::plainLabel("heading", this, mercenarium::tr("2  Board and hands")));
    column->addLayout(makeSizes());
    auto* choices = new QGridLayout;
    choices->setColumnStretch(1, 1);
    m_hands = choice(choices, "hands", mercenarium::tr("&Hands:"),
        {{mercenarium::tr("real cards; here they are only counted"), QStringLiteral("counts")},
            {mercenarium::tr("kept here card by card, behind a curtain"), QStringLiteral("cards")}});
    m_hymns = choice(choices, "hymns", mercenarium::tr("H&ymns:"),
        {{mercenarium::tr("with the hymnal"), QStringLiteral("on")},
            {mercenarium::tr("the variant without hymns"), QStringLiteral("off")}});
    column->addLayout(choices);
    column->addSpacing(6);
    column->addWidget(kit::plainLabel("heading", this, mercenarium::tr("3  Begin")));
    auto* begin = new QHBoxLayout;
    begin->addWidget(m_deal);
    m_roll->setText(mercenarium::tr("&Roll for the first turn"));
    begin->addWidget(m_roll, 1);
    begin->addStretch();
    column->addLayout(begin);
    m_rolled->setWordWrap(true);
    column->addWidget(m_rolled);
    column->addStretch();
    QWidget* before = m_rows[int(Seat::East)].sit;
    for (QWidget* next : std::initializer_list<QWidget*>{m_width, m_height, m_hands, m_hymns, m_deal, m_roll}) {
        setTabOrder(before, next);
        before = next;
    }
    kit::setActBehind(*m_deal, Deal{});
    kit::setActBehind(*m_roll, RollOrder{});
    connect(m_deal, &QPushButton::clicked, this, [this] {
        if (callAll())
            emit intent(Deal{});
    });
    connect(m_roll, &QPushButton::clicked, this, [this] {
        if (m_state.dealt || callAll())
            emit intent(RollOrder{});
    });
}

void Opening::addSeat(QGridLayout* grid, Seat seat)
{
    const int at = grid->rowCount();
    const QString id = engine::nameOf(seat), word = shown(seat);
    Row row{new QLineEdit(this), new QComboBox(this), new kit::WrappedButton(this)};
    row.name->setObjectName(QStringLiteral("name-") + id);
    row.name->setAccessibleName(fill(mercenarium::tr("Name in the %1"), {word}));
    row.name->setPlaceholderText(mercenarium::tr("Name"));
    // It asks for the widest letter of all fonts that were ever met, which pushed the buttons out of sight.
    row.name->setMinimumWidth(fontMetrics().averageCharWidth() * 8);
    row.house->setObjectName(QStringLiteral("house-") + id);
    row.house->setAccessibleName(fill(mercenarium::tr("Colour of the house in the %1"), {word}));
    for (const auto& colour : names(Colour()))
        row.house->addItem(
            colour.value == Colour::Unset ? mercenarium::tr("colour?") : shown(colour.value), engine::nameOf(colour.value));
    row.sit->setObjectName(QStringLiteral("sit-") + id);
    row.house->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    row.house->setMinimumContentsLength(5);
    int widest = 0; // of its words, which may stand below each other
    for (const QString& one : (mercenarium::tr("Leave") + QLatin1Char(' ') + mercenarium::tr("Sit down")).split(QLatin1Char(' ')))
        widest = std::max(widest, row.sit->fontMetrics().horizontalAdvance(one));
    row.sit->setMinimumWidth(widest + 30);
    row.sit->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred); // a column of what asks for nothing gets nothing
    auto* side = kit::plainLabel("", this, word);
    side->setBuddy(row.house);
    grid->addWidget(side, at, 0);
    grid->addWidget(row.name, at, 1);
    grid->addWidget(row.house, at, 2);
    grid->addWidget(row.sit, at, 3);
    connect(row.sit, &QPushButton::clicked, this, [this, seat, name = row.name] {
        if (player(m_state, seat)) {
            name->setModified(false); // whoever was to be called otherwise
            emit intent(LeaveSeat{seat});
        } else {
            emit intent(TakeSeat{seat, name->text().trimmed()});
        }
    });
    connect(row.name, &QLineEdit::returnPressed, this, [this, seat] {
        const bool isLeft = !player(m_state, seat) && m_rows[int(seat)].name->text().trimmed().isEmpty();
        if (isLeft || call(seat)) // nobody sits down without a name by the key that goes on
            goOnFrom(seat);
    });
    connect(row.house, &QComboBox::activated, this,
        [this, id, box = row.house] { set(QStringLiteral("houses.") + id, box->currentData().toString()); });
    m_rows.insert(int(seat), row);
}

// Who was typed and not entered yet. False: somebody was refused, and why has been told.
bool Opening::callAll()
{
    return std::ranges::all_of(seats, [this](Seat seat) {
        const Player* who = player(m_state, seat);
        const QString name = m_rows[int(seat)].name->text().trimmed();
        return name == (who ? who->name : QString()) || call(seat);
    });
}

// Whether that is who sits there now.
bool Opening::call(Seat seat)
{
    const QString name = m_rows[int(seat)].name->text().trimmed();
    const bool isHeld = std::ranges::any_of(
        m_state.players, [&](const Player& who) { return who.id != seat && !name.isEmpty() && who.name == name; });
    const Player* who = player(m_state, seat);
    if (!who || isHeld) // which says that it is somebody's
        emit intent(TakeSeat{seat, name});
    else if (who->name != name)
        emit intent(engine::Correct{QStringLiteral("players.%1.name").arg(engine::nameOf(seat)), name, {}});
    who = player(m_state, seat);
    return who && who->name == name;
}

void Opening::goOnFrom(Seat seat)
{
    const QList<QWidget*> next{m_rows[int(Seat::South)].name, m_rows[int(Seat::North)].name, m_rows[int(Seat::West)].name,
        m_rows[int(Seat::East)].name, tracksBoard(m_state) ? m_deal : m_roll};
    next[next.indexOf(m_rows[int(seat)].name) + 1]->setFocus();
}

QHBoxLayout* Opening::makeSizes()
{
    auto* sizes = new QHBoxLayout;
    for (QSpinBox* box : {m_width, m_height}) {
        box->setRange(smallestBoard, largestBoard);
        box->setSingleStep(2); // a house lies in the centre of every side
    }
    m_width->setAccessibleName(mercenarium::tr("Spaces from west to east"));
    m_height->setAccessibleName(mercenarium::tr("Spaces from south to north"));
    auto* spaces = kit::plainLabel("", this, mercenarium::tr("Board of &spaces:"));
    spaces->setBuddy(m_width);
    sizes->addWidget(spaces);
    sizes->addWidget(m_width);
    sizes->addWidget(kit::plainLabel("", this, QStringLiteral("×")));
    sizes->addWidget(m_height);
    sizes->addStretch();
    connect(m_width, &QSpinBox::editingFinished, this, [this] { set(QStringLiteral("board_w"), m_width->value()); });
    connect(m_height, &QSpinBox::editingFinished, this, [this] { set(QStringLiteral("board_h"), m_height->value()); });
    return sizes;
}

QComboBox* Opening::choice(
    QGridLayout* grid, const char* setting, const QString& label, const QList<std::pair<QString, QString>>& values)
{
    auto* box = called(setting, new QComboBox(this));
    box->setAccessibleName(QString(label).remove(QLatin1Char('&')));
    box->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    for (const auto& [text, value] : values)
        box->addItem(text, value);
    auto* title = kit::plainLabel("", this, label);
    title->setBuddy(box);
    const int at = grid->rowCount();
    grid->addWidget(title, at, 0);
    grid->addWidget(box, at, 1);
    connect(
        box, &QComboBox::activated, this, [this, box, setting] { set(QLatin1String(setting), box->currentData().toString()); });
    return box;
}

void Opening::present(const State& state, bool canDeal)
{
    m_state = state;
    const QString dealt = mercenarium::tr("The cards are dealt.");
    for (const Seat seat : seats) {
        const Row& row = m_rows[int(seat)];
        const Player* who = player(state, seat);
        const QString name = who ? who->name : QString();
        if (!row.name->isModified() || row.name->text().trimmed() == name) // nobody was typed there who is not entered
            row.name->setText(name);
        row.sit->setText(who ? mercenarium::tr("Leave") : mercenarium::tr("Sit down"));
        row.sit->setAccessibleName(row.sit->text() + QStringLiteral(": ") + shown(seat));
        kit::setAble(row.sit, !state.dealt, dealt);
        row.house->setCurrentIndex(row.house->findData(engine::nameOf(state.settings.houses.of(seat))));
    }
    m_width->setValue(state.settings.boardWidth);
    m_height->setValue(state.settings.boardHeight);
    m_hands->setCurrentIndex(m_hands->findData(engine::nameOf(state.settings.hands)));
    m_hymns->setCurrentIndex(m_hymns->findData(engine::nameOf(state.settings.hymns)));
    const bool wasDealing = m_deal->hasFocus();
    for (QWidget* one : std::initializer_list<QWidget*>{m_hands, m_hymns, m_deal})
        kit::setAble(one, !state.dealt, dealt);
    if (wasDealing && state.dealt) // what is next, at the same key
        m_roll->setFocus();
    for (QWidget* one : std::initializer_list<QWidget*>{m_width, m_height, m_hands, m_deal})
        one->setVisible(tracksBoard(state));
    kit::setAble(m_roll, !isOrderKnown(state), mercenarium::tr("It is known who goes first."));
    restyle(m_deal, canDeal ? "primary" : "");
    const bool isRolledFor = (state.dealt || !tracksBoard(state)) && state.players.size() > 1;
    const bool isRolledNext = isRolledFor && !isOrderKnown(state);
    restyle(m_roll, isRolledNext ? "primary" : "");
    m_next = canDeal && tracksBoard(state) ? static_cast<QWidget*>(m_deal)
        : isRolledNext                     ? static_cast<QWidget*>(m_roll)
                                           : m_rows[int(Seat::South)].name;
    QStringList lines;
    if (state.dealt && tracksBoard(state))
        lines += fill(
            mercenarium::tr("Dealt. Cards left in the deck: %1, in the hymnal: %2."), {number(state.deck), number(state.hymnal)});
    for (const Roll& roll : state.rolls)
        lines += roll.face ? fill(mercenarium::tr("%1 rolled %2."), {nameOf(state, roll.id), number(roll.face)})
                           : fill(mercenarium::tr("%1 rolls again."), {nameOf(state, roll.id)});
    m_rolled->setText(lines.join(QLatin1Char('\n')));
}

} // namespace mercenarium::desk
