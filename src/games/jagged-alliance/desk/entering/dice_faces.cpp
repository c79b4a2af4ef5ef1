// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/jagged-alliance/desk/entering/dice_faces.h"

#include "games/jagged-alliance/desk/names.h"
#include "games/jagged-alliance/rules/actions.h"
#include "games/jagged-alliance/rules/dice/rolls.h"
#include "kit/drawn/called.h"
#include "kit/drawn/plain_label.h"
#include "kit/forms/changing.h"
#include "kit/lists/field_label.h"

#include <QHeaderView>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace jaggedalliance::desk {

static constexpr int mostOwned = 99; // dice of one colour, as their action takes them

// Whoever types goes on at the face beside it: cells stay where they are, a further face comes or goes before the last column.
void DiceModel::show(const QList<DieFaces>& dice)
{
    const int before = facesFor(m_dice), now = facesFor(dice);
    if (dice.size() != m_dice.size()) {
        beginResetModel();
        m_dice = dice;
        endResetModel();
        return;
    }
    if (now > before)
        beginInsertColumns({}, before, now - 1);
    else if (now < before)
        beginRemoveColumns({}, now, before - 1);
    m_dice = dice;
    if (now > before)
        endInsertColumns();
    else if (now < before)
        endRemoveColumns();
    if (!dice.isEmpty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

// One more than the longest die has, for a further face.
int DiceModel::facesFor(const QList<DieFaces>& dice)
{
    qsizetype most = 6;
    for (const DieFaces& die : dice)
        most = std::max(most, die.faces.size() + 1);
    return int(most);
}

int DiceModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : int(m_dice.size()); }

int DiceModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() || m_dice.isEmpty() ? 0 : faceColumns() + 1;
}

QVariant DiceModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const DieFaces& die = m_dice[index.row()];
    const bool isOwned = index.column() == faceColumns();
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignCenter);
    if (role == Qt::AccessibleTextRole)
        return engine::fill(isOwned ? jaggedalliance::tr("%1, %2: %3") : jaggedalliance::tr("%1, face %2: %3"),
            {shown(die.colour), isOwned ? jaggedalliance::tr("in the box") : number(index.column() + 1),
                data(index, Qt::DisplayRole).toString()});
    if (role != Qt::DisplayRole && role != Qt::EditRole)
        return {};
    if (isOwned)
        return die.owned > 0 ? number(die.owned) : QString();
    return index.column() < die.faces.size() ? die.faces[index.column()].written().toString() : QString();
}

QVariant DiceModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole && role != Qt::AccessibleTextRole)
        return {};
    if (orientation == Qt::Vertical)
        return capital(shown(m_dice[section].colour));
    if (section == faceColumns())
        return jaggedalliance::tr("in the box");
    const QString face = number(section + 1); // seven columns have no room for more in large letters
    return role == Qt::DisplayRole ? face : engine::fill(jaggedalliance::tr("face %1"), {face});
}

Qt::ItemFlags DiceModel::flags(const QModelIndex& index) const
{
    return index.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable : Qt::NoItemFlags;
}

// An emptied face leaves the die, an emptied number is none that anybody counted.
bool DiceModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !index.isValid() || value == data(index, Qt::EditRole))
        return false;
    const DieFaces& die = m_dice[index.row()];
    EnterDie wanted{die.colour, die.faces, die.owned};
    const QString text = value.toString().trimmed();
    const auto face = Face::read(text);
    const bool isOwned = index.column() == faceColumns();
    bool isNumber = text.isEmpty();
    if (isOwned) {
        wanted.owned = isNumber ? 0 : text.toInt(&isNumber);
        isNumber = isNumber && wanted.owned >= 0 && wanted.owned <= mostOwned;
    }
    if (isOwned ? !isNumber : !text.isEmpty() && !face) {
        emit unreadable({headerData(index.column(), Qt::Horizontal, Qt::ToolTipRole).toString(), text,
            engine::fill(jaggedalliance::tr("%1 cannot be entered here."), {text}),
            isOwned ? engine::fill(jaggedalliance::tr("Give a number from 0 to %1."), {number(mostOwned)}) : Face::allowed()});
        return false;
    }
    const bool isThere = index.column() < wanted.faces.size();
    if (!isOwned && face && isThere)
        wanted.faces[index.column()] = *face;
    else if (!isOwned && face)
        wanted.faces += *face;
    else if (!isOwned && isThere)
        wanted.faces.removeAt(index.column());
    emit entered(wanted);
    return false; // the table says what stands there now
}

DicePage::DicePage(QWidget* parent)
    : QWidget(parent)
    , m_view(kit::called("diceFaces", new QTableView(this)))
    , m_state(kit::called("diceState", new kit::FieldLabel({}, m_view, this)))
    , m_confirm(
          kit::changing(kit::called("confirmDice", new QPushButton(jaggedalliance::tr("The &faces are those of my dice"), this))))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    auto* title = new kit::FieldLabel(jaggedalliance::tr("Your dice"), m_view, this);
    title->setProperty("look", "value");
    column->addWidget(title);
    const auto whole = [](kit::FieldLabel* label) { // where its lines have no room the page is scrolled
        label->setProperty("look", "muted");
        label->setWordWrap(true);
        label->expect(std::max(1, int(label->accessibleName().size())));
        return label;
    };
    auto* says = whole(new kit::FieldLabel(
        jaggedalliance::tr("Nobody prints what is on these dice. Copy each face from the real ones: the number of successes, "
                           "with a star for the Expertise icon, such as 2*. Every chance follows them."),
        m_view, this));
    column->addWidget(says);
    QTableView* view = m_view;
    view->setAccessibleName(jaggedalliance::tr("Faces of the dice"));
    view->setModel(&m_model);
    view->setTabKeyNavigation(false);
    view->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::SelectedClicked
        | QAbstractItemView::EditKeyPressed | QAbstractItemView::AnyKeyPressed);
    view->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    view->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 16);
    view->setMinimumHeight(fontMetrics().height() * 5 + 100);
    column->addWidget(view);
    column->addWidget(whole(m_state));
    m_confirm->setProperty("look", "primary");
    column->addWidget(m_confirm, 0, Qt::AlignLeft);
    column->addStretch();
    connect(m_confirm, &QPushButton::clicked, this, [this] { emit intent(ConfirmDice{}); });
    connect(&m_model, &DiceModel::entered, this, [this](const EnterDie& die) { emit intent(die); });
    connect(&m_model, &DiceModel::unreadable, this, [this](const engine::Fault& why) {
        kit::restyle(m_state, "bad");
        m_state->say(why.problem + QLatin1Char(' ') + why.remedy);
        m_state->keepWhole();
    });
}

void DicePage::present(const State& state)
{
    m_model.show(state.dice);
    m_view->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    if (m_model.columnCount() > 0) // its heading is longer than any face
        m_view->horizontalHeader()->setSectionResizeMode(m_model.columnCount() - 1, QHeaderView::ResizeToContents);
    QStringList text{state.diceConfirmed
            ? jaggedalliance::tr("✓ Compared with the real dice.")
            : jaggedalliance::tr("⚠ Not compared with the real dice yet: until then every chance is only an example.")};
    if (!isHalf(facesOf(state, Colour::Blue)))
        text += jaggedalliance::tr("⚠ A blue die must succeed on exactly half of its faces.");
    if (!isBetter(state))
        text += jaggedalliance::tr("⚠ Yellow should be worse than orange, and orange worse than red.");
    kit::restyle(m_state, "muted");
    m_state->say(text.join(QLatin1Char('\n')));
    m_state->keepWhole();
    m_confirm->setVisible(!state.diceConfirmed);
}

QWidget* DicePage::firstFocus() const { return m_view; }

} // namespace jaggedalliance::desk
