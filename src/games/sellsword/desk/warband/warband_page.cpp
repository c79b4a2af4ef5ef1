// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sellsword/desk/warband/warband_page.h"
#include "kit/rule_behind.h"
#include "games/sellsword/rules/reasons.h"

#include "games/sellsword/desk/correction.h"
#include "games/sellsword/desk/desk.h"
#include "games/sellsword/desk/match/unit_card.h"
#include "games/sellsword/desk/names.h"
#include "games/sellsword/desk/warband/short_unit.h"
#include "games/sellsword/desk/warband/warband_model.h"
#include "kit/drawn/able.h"
#include "kit/flow.h"
#include "kit/forms/number_box.h"
#include "kit/lists/now_panel.h"
#include "kit/drawn/plain_label.h"
#include "kit/drawn/tip.h"
#include "kit/drawn/rows.h"
#include "kit/drawn/called.h"
#include "kit/reasons.h"
#include "kit/forms/changing.h"
#include "kit/rule_behind.h"

#include <QButtonGroup>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListView>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTimer>

namespace sellsword::desk {

WarbandPage::WarbandPage(const engine::AnyState& state, QWidget* parent)
    : QWidget(parent)
    , m_state(state)
    , m_players(new QHBoxLayout)
    , m_group(new QButtonGroup(this))
    , m_sum(kit::called("warbandSum", new kit::ElidedLabel(this)))
    , m_empty(kit::called("warbandHint", kit::plainLabel("muted", this)))
    , m_words(kit::called("cardWords", new QLineEdit(this)))
    , m_gridmap(kit::changing(kit::called("gridmapName", new QLineEdit(this))))
    , m_cardList(kit::tileView(QStringLiteral("cardPool"), sellsword::tr("Cards to take"), &m_cards, this))
    , m_lineList(kit::tileView(QStringLiteral("warband"), sellsword::tr("The warband, line by line"), &m_lines, this))
    , m_modList(kit::tileView(QStringLiteral("mods"), sellsword::tr("Mods of the chosen unit"), &m_mods, this))
    , m_finish(kit::changing(kit::called("finishWarband", new QPushButton(sellsword::tr("&Finish the warband"), this))))
    , m_again(kit::changing(kit::called("correctCard", new QPushButton(sellsword::tr("Co&rrect…"), this))))
    , m_short(kit::changing(kit::called("shortUnit", new ShortUnit(this))))
    , m_card(new UnitCardView(QStringLiteral("musterCard"), this))
{
    kit::setRuleBehind(*this, &reason(R::E_BUILDING));
    kit::setRuleBehind(*m_gridmap, &reason(R::I_TABLE_SAYS));
    auto* column = kit::column(this, 6);
    column->addLayout(makeTop());
    column->addWidget(m_scenario);
    column->addLayout(makeLists(), 1);

    connect(m_words, &QLineEdit::textChanged, this, &WarbandPage::refresh);
    connect(m_again->menu(), &QMenu::aboutToShow, this, &WarbandPage::fillAgain);
    connect(m_finish, &QPushButton::clicked, this, [this] { emit intent(FinishWarband{m_player}); });
    connect(m_short, &ShortUnit::joins, this, [this](const UnitCard& card) {
        m_unit.clear(); // the one that joins is shown
        emit joins(card, m_player);
    });
    connect(m_card, &UnitCardView::intent, this, &WarbandPage::intent);
    for (QListView* list : {m_cardList, m_lineList, m_modList}) {
        list->viewport()->installEventFilter(this);
        connect(list, &QListView::clicked, this, [this, list](const QModelIndex& index) { act(list, index); });
        connect(list, &QListView::activated, this, [this, list](const QModelIndex& index) {
            if (!(QGuiApplication::mouseButtons() & Qt::LeftButton)) // a mouse press comes as clicked; activated is Enter
                act(list, index);
        });
    }
    connect(m_lineList->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& index) {
        if (const Choice* one = m_lines.choice(index))
            showUnit(one->arms);
    });
}

// The second half of a double click takes nobody a second time.
bool WarbandPage::eventFilter(QObject* watched, QEvent* event)
{
    return event->type() == QEvent::MouseButtonDblClick || QWidget::eventFilter(watched, event);
}

QLayout* WarbandPage::makeTop()
{
    auto* top = new kit::Flow; // large letters take a second line
    top->setSpacing(6);
    m_sum->setProperty("look", "muted");
    m_sum->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    auto* players = new QWidget(this);
    players->setLayout(m_players);
    m_players->setContentsMargins(0, 0, 0, 0);
    top->addWidget(players);
    top->addWidget(m_sum);
    auto* brings = new QLabel(sellsword::tr("&Gridmap:"), this);
    brings->setBuddy(m_gridmap);
    m_gridmap->setPlaceholderText(sellsword::tr("none yet"));
    m_gridmap->setToolTip(sellsword::tr("Every player assigns a Gridmap to the warband"));
    m_gridmap->setMinimumWidth(fontMetrics().averageCharWidth() * 12);
    m_gridmap->setMaximumWidth(fontMetrics().averageCharWidth() * 16);
    auto* map = new QWidget(this); // a caption goes with its field
    auto* mapRow = kit::row(map, 6);
    mapRow->addWidget(brings);
    mapRow->addWidget(m_gridmap);
    top->addWidget(map);
    connect(m_gridmap, &QLineEdit::editingFinished, this, [this] {
        const Player* mine = player(stateOf(m_state), m_player);
        if (mine && m_gridmap->text().trimmed() != mine->gridmap)
            emit intent(AssignMap{m_player, m_gridmap->text().trimmed()});
    });
    auto* limits = kit::called("scenario", new QPushButton(sellsword::tr("S&cenario…"), this));
    limits->setCheckable(true);
    limits->setToolTip(sellsword::tr("Points, units, fantasy rating and target of this match"));
    top->addWidget(limits);
    top->addWidget(m_finish);
    m_scenario = makeScenario();
    m_scenario->hide();
    connect(limits, &QPushButton::toggled, m_scenario, &QWidget::setVisible);
    return top;
}

// Cards to take, the warband, the chosen unit.
QLayout* WarbandPage::makeLists()
{
    auto* row = kit::row(nullptr, 8);
    auto* left = new QVBoxLayout;
    auto* search = new QHBoxLayout;
    auto* newCard = kit::changing(kit::called("newCard", new QPushButton(sellsword::tr("&New card…"), this)));
    newCard->setToolTip(sellsword::tr("Enter what is printed on a card"));
    m_words->setAccessibleName(sellsword::tr("Find a card"));
    m_words->setPlaceholderText(sellsword::tr("Find a card"));
    m_words->setClearButtonEnabled(true);
    search->addWidget(m_words, 1);
    search->addWidget(newCard);
    left->addLayout(search);
    left->addWidget(m_cardList, 1);
    left->addWidget(m_short);
    auto* middle = new QVBoxLayout;
    m_empty->setWordWrap(true);
    middle->addWidget(m_empty);
    middle->addWidget(m_lineList, 1);
    middle->addStretch();
    auto* right = new QVBoxLayout;
    right->addWidget(m_card);
    right->addWidget(m_modList, 1);
    auto* newMod = kit::changing(kit::called("newMod", new QPushButton(sellsword::tr("New &mod…"), this)));
    newMod->setToolTip(sellsword::tr("Enter what is printed on a mod"));
    m_again->setToolTip(sellsword::tr("Change what was entered of this unit's card or of its mods"));
    m_again->setMenu(new QMenu(m_again));
    auto* print = new QHBoxLayout;
    print->addStretch();
    print->addWidget(m_again);
    print->addWidget(newMod);
    right->addLayout(print);
    right->addStretch();
    row->addLayout(left, 33);
    row->addLayout(middle, 33);
    row->addLayout(right, 34);
    connect(newCard, &QPushButton::clicked, this, [this] { emit cardWanted(CardKind::Unit, m_player, {}); });
    connect(newMod, &QPushButton::clicked, this, [this] { emit cardWanted(CardKind::Mod, m_unit, {}); });
    return row;
}

QWidget* WarbandPage::makeScenario()
{
    auto* line = kit::changing(kit::called("scenarioLimits", new QWidget(this)));
    auto* row = new kit::Flow; // large letters take a second line
    line->setLayout(row);
    const std::tuple<const char*, QString, int> all[] = {{"points", sellsword::tr("Points of a warband:"), 9999},
        {"units", sellsword::tr("Units:"), 99}, {"fantasy", sellsword::tr("Fantasy:"), 3},
        {"target", sellsword::tr("Points that win:"), 9999}, {"objective", sellsword::tr("For an objective:"), 9999}};
    for (const auto& [name, text, most] : all) {
        auto* label = new QLabel(text, line);
        auto* box = new kit::NumberBox(line);
        box->setObjectName(QLatin1String("scenario-") + QLatin1String(name));
        box->setAccessibleName(text);
        box->setRange(0, most);
        label->setBuddy(box);
        auto* limit = new QWidget(line); // a caption goes with its field
        auto* pair = kit::row(limit, 6);
        pair->addWidget(label);
        pair->addWidget(box);
        row->addWidget(limit);
        m_limits += {name, box};
        connect(box, &QSpinBox::valueChanged, this, [this, path = QStringLiteral("scenario.") + QLatin1String(name)](int value) {
            emit intent(correction(path, value, kit::reasons::ofThisMatch));
            QTimer::singleShot(0, this, &WarbandPage::refresh); // what was refused is what it was
        });
    }
    return line;
}

void WarbandPage::present(const engine::AnyState& any, const QList<engine::Offer>& offers)
{
    m_state = any;
    m_offers = offers;
    const State& state = stateOf(any);
    const Player* mine = player(state, m_player);
    if (!mine || (mine->ready && m_player != m_own)) { // on to whoever still builds
        m_player.clear();
        for (const Player& one : state.players)
            if (m_player.isEmpty() && !one.ready)
                m_player = one.id;
        if (m_player.isEmpty() && !state.players.isEmpty())
            m_player = state.players.first().id;
        if (std::exchange(m_isChosen, false)) // the side beside the table is done, too
            emit chosen({});
    }
    showPlayers();
    refresh();
}

void WarbandPage::sitAt(const QString& player)
{
    if (player == m_own)
        return;
    m_own = player;
    m_player = player;
}

QByteArray WarbandPage::keptInShort() const { return m_short->kept(); }

void WarbandPage::goOnInShort(const QByteArray& kept) { m_short->goOnWith(kept); }

std::optional<UnitCard> WarbandPage::begunInShort() const { return m_short->begun(); }

void WarbandPage::showPlayers()
{
    const State& state = stateOf(m_state);
    QStringList wanted, there;
    for (const Player& one : state.players)
        wanted += QStringLiteral("muster-") + one.id;
    for (const QAbstractButton* button : m_group->buttons())
        there += button->objectName();
    if (wanted != there) {
        qDeleteAll(m_group->buttons());
        for (const Player& one : state.players) {
            auto* button = new QPushButton(this);
            button->setObjectName(QStringLiteral("muster-") + one.id);
            button->setCheckable(true);
            button->setAutoExclusive(true); // heard as one of several
            m_group->addButton(button);
            m_players->addWidget(button);
            connect(button, &QPushButton::clicked, this, [this, id = one.id] {
                m_player = id;
                m_isChosen = true;
                m_unit.clear();
                refresh();
                emit chosen(m_player); // what can be done beside the table is of this side
            });
        }
    }
    constexpr qsizetype row = 44, least = 8; // letters that have room before everything else in it
    const qsizetype most = std::max(least, row / std::max<qsizetype>(1, state.players.size()));
    for (QAbstractButton* button : m_group->buttons()) {
        const Player& one = *player(state, button->objectName().mid(7));
        const QString name = brief(titleOf(state, one.id), most);
        button->setText((one.ready ? QStringLiteral("✓ ") : QString()) + shownAmpersands(name));
        button->setAccessibleName(fill(
            one.ready ? sellsword::tr("Warband of %1, finished") : sellsword::tr("Warband of %1"), {titleOf(state, one.id)}));
        kit::setTip(button, button->accessibleName());
    }
}

void WarbandPage::refresh()
{
    const State& state = stateOf(m_state);
    const Player* mine = player(state, m_player);
    if (!mine)
        return;
    for (QAbstractButton* button : m_group->buttons())
        button->setChecked(button->objectName().mid(7) == m_player);
    const QString faction = factionOf(state, m_player);
    m_sum->setText(fill(sellsword::tr("%1/%2 units · %3 · fantasy ≤ %4"),
        {number(warband(state, m_player).size()), number(state.scenario.units), // the points stand above
            faction.isEmpty() ? sellsword::tr("any faction") : faction, number(state.scenario.fantasy)}));
    m_sum->setToolTip(kit::tip(m_sum->text())); // where it has no room
    constexpr int most = 42;                    // letters, as a line has room for
    m_sum->setMinimumWidth(std::min(m_sum->sizeHint().width(), fontMetrics().averageCharWidth() * most));
    const int limits[] = {
        state.scenario.points, state.scenario.units, state.scenario.fantasy, state.scenario.target, state.scenario.objective};
    for (qsizetype i = 0; i < m_limits.size(); ++i) {
        const QSignalBlocker quiet(m_limits[i].second);
        m_limits[i].second->setValue(limits[i]);
    }
    m_gridmap->setText(mine->gridmap);
    m_gridmap->setCursorPosition(0);
    kit::setAble(m_finish, !mine->ready, sellsword::tr("This warband is finished."));
    bool isFinishing = false; // while somebody may join, ending it is not the likely next thing
    for (const engine::Offer& offer : std::as_const(m_offers)) {
        if (offer.actor != m_player)
            continue;
        const auto* adds = offer.action.as<AddUnit>();
        const bool isAgain = adds && std::ranges::any_of(warband(state, m_player), [&](const Unit* own) {
            return own->cardId() == adds->card; // one more of a card is meant more seldom
        });
        if (adds && !isAgain && offer.verdict.isAllowed()) {
            isFinishing = false;
            break;
        }
        if (offer.action.is<FinishWarband>()) {
            kit::setTip(m_finish,
                offer.verdict.decisive() ? offer.verdict.decisive()->text() : sellsword::tr("Nothing can be changed afterwards"));
            isFinishing = offer.verdict.isAllowed();
        }
    }
    kit::restyle(m_finish, isFinishing ? "primary" : "");
    kit::setActBehind(*m_finish, FinishWarband{m_player});
    const int row = m_cardList->currentIndex().row();
    m_cards.show(cardChoices(state, m_offers, m_player, m_words->text().trimmed(), m_stock));
    const auto isRefused = [this](int at) {
        const Choice* one = m_cards.choice(m_cards.index(at));
        return one && one->muted;
    };
    const int kept = std::clamp(row, 0, std::max(0, m_cards.rowCount() - 1));
    int next = isRefused(kept) ? 0 : kept; // what was taken may not be had again: on to one that may
    while (next < m_cards.rowCount() && isRefused(next))
        ++next;
    m_cardList->setCurrentIndex(m_cards.index(next < m_cards.rowCount() ? next : kept));
    const QList<Choice> lines = warbandLines(state, m_player);
    QString shown = m_unit;
    if (!unit(state, shown) || unit(state, shown)->player != m_player)
        shown = lines.isEmpty() ? QString() : lines.last().arms;
    m_lines.show(lines);
    for (int at = 0; at < m_lines.rowCount(); ++at)
        if (m_lines.choice(m_lines.index(at))->arms == shown)
            m_lineList->setCurrentIndex(m_lines.index(at));
    const bool isKnown = m_cards.rowCount() > 0 || !m_words->text().isEmpty();
    m_short->setVisible(!mine->ready);
    m_short->present(state, !isKnown);
    m_empty->setText(isKnown ? sellsword::tr("Nobody yet: press a card at the left to add it, or type a unit in short below.")
                             : sellsword::tr("Nobody yet. Type a unit in short at the left: its name, its points and what its "
                                             "first attack needs. New card takes everything that is printed."));
    m_empty->setVisible(lines.isEmpty());
    m_lineList->setVisible(!lines.isEmpty());
    showUnit(shown);
}

void WarbandPage::showUnit(const QString& who)
{
    m_unit = who;
    m_card->present(m_state, who);
    m_card->setVisible(!who.isEmpty());
    m_modList->setVisible(!who.isEmpty());
    m_again->setVisible(!who.isEmpty());
    m_mods.show(who.isEmpty() ? QList<Choice>() : modChoices(stateOf(m_state), m_offers, who));
}

// Its card first, then its mods.
void WarbandPage::fillAgain()
{
    m_again->menu()->clear();
    const State& state = stateOf(m_state);
    const Unit* who = unit(state, m_unit);
    if (!who)
        return;
    const auto add = [&](CardKind kind, const QString& id, const QString& title) {
        m_again->menu()->addAction(
            shownAmpersands(title.isEmpty() ? id : title), this, [this, kind, id] { emit cardWanted(kind, {}, id); });
    };
    add(CardKind::Unit, who->cardId(), cardOf(state, *who).title);
    for (const QString& mod : who->mods)
        add(CardKind::Mod, mod, titleOf(state, mod));
}

void WarbandPage::act(const QListView* list, const QModelIndex& index)
{
    const Choice* one = static_cast<const ChoicesModel*>(list->model())->choice(index);
    if (!one)
        return;
    const Choice kept = *one; // the list changes under it
    if (list == m_lineList)
        emit chosen(kept.arms);
    else if (!kept.action.isNone()) {
        if (kept.action.is<AddUnit>())
            m_unit.clear(); // the one that joins is shown
        emit intent(kept.action);
    } else if (list == m_cardList) // one that the table has not met
        for (const UnitCard& card : std::as_const(m_stock))
            if (card.id == kept.arms) {
                m_unit.clear();
                emit joins(card, m_player);
                return;
            }
}

QWidget* WarbandPage::firstFocus() const
{
    return m_cards.rowCount() > 0 || m_short->isHidden() ? static_cast<QWidget*>(m_cardList) : m_short->firstFocus();
}

} // namespace sellsword::desk
