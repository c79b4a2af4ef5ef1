// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sellsword/desk/match/match_page.h"

#include "games/sellsword/desk/desk.h"
#include "games/sellsword/desk/map/legend.h"
#include "games/sellsword/desk/match/moments.h"
#include "games/sellsword/desk/match/preview_view.h"
#include "games/sellsword/desk/match/roster.h"
#include "games/sellsword/desk/match/unit_card.h"
#include "games/sellsword/desk/names.h"
#include "games/sellsword/desk/offer_words.h"
#include "games/sellsword/rules/rules.h"
#include "kit/likely.h"
#include "kit/lists/now_panel.h"
#include "kit/once_more.h"
#include "kit/rule_behind.h"
#include "kit/table_pages.h"
#include "kit/drawn/called.h"
#include "kit/drawn/far.h"
#include "kit/drawn/fitting.h"
#include "kit/drawn/icons.h"
#include "kit/drawn/plain_label.h"
#include "kit/drawn/tip.h"
#include "kit/drawn/rows.h"
#include "kit/drawn/wrapped_button.h"
#include "kit/forms/changing.h"

#include <QFrame>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QShortcut>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

namespace sellsword::desk {

namespace {

enum Ground { MapGround, SaidGround };

} // namespace

MatchPage::MatchPage(const engine::AnyState& state, QWidget* parent)
    : QWidget(parent)
    , m_state(state)
{
    auto* row = kit::row(this, 8);
    row->addWidget(makeGround(), 68);
    row->addWidget(makeColumn(), 32);
}

QWidget* MatchPage::makeGround()
{
    auto* ground = new QWidget(this);
    auto* column = kit::column(ground, 4);
    m_grounds = new QStackedWidget(ground);
    m_map = new GridmapBoard(m_grounds);
    m_grounds->addWidget(m_map);
    auto* said = new QWidget(m_grounds);
    auto* below = new QVBoxLayout(said);
    below->setContentsMargins(0, 0, 0, 0);
    m_from = kit::plainLabel("muted", said);
    m_from->setObjectName(QStringLiteral("measuresHint"));
    m_from->setWordWrap(true);
    m_table = new QTableView(said);
    m_table->setObjectName(QStringLiteral("measures"));
    m_table->setAccessibleName(sellsword::tr("What the table says: distance, adjacency, sight, cover"));
    m_table->setModel(&m_measures);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents); // neither names nor headings are cut
    below->addWidget(m_from);
    below->addWidget(m_table, 1);
    m_grounds->addWidget(said);
    column->addWidget(m_grounds, 1);

    m_words = new QWidget(ground);
    auto* words = kit::row(m_words, 6);
    m_legend = new Legend(ground);
    m_line = new kit::ElidedLabel(ground);
    m_line->setProperty("look", "muted");
    m_line->setObjectName(QStringLiteral("lineOfSight"));
    m_line->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_said = kit::changing(new QPushButton(sellsword::tr("&Measured…"), ground));
    m_said->setObjectName(QStringLiteral("saidByTable"));
    m_said->setCheckable(true);
    kit::setRuleBehind(*m_said, &reason(R::W_DISTANCE));
    m_said->setToolTip(sellsword::tr("Distance, adjacency, sight and cover as the table says them, above what the map shows"));
    m_draw = kit::changing(new QPushButton(sellsword::tr("Draw the ma&p…"), ground));
    m_draw->setObjectName(QStringLiteral("drawMap"));
    words->addWidget(m_legend, 3);
    words->addWidget(m_line, 2);
    words->addStretch();
    words->addWidget(m_said);
    words->addWidget(m_draw);
    column->addWidget(m_words);
    m_roster = new Roster(ground);
    column->addWidget(m_roster);

    connect(m_said, &QPushButton::toggled, this, &MatchPage::refresh);
    connect(m_draw, &QPushButton::clicked, this, &MatchPage::drawingWanted);
    for (kit::Board* board : std::initializer_list<kit::Board*>{m_map, m_roster}) {
        connect(board, &kit::Board::pressed, this, &MatchPage::pressCell);
        connect(board, &kit::Board::dropped, this, &MatchPage::dropCell);
        connect(board, &kit::Board::menuWanted, this, &MatchPage::openMenu);
    }
    connect(&m_measures, &MeasuresModel::measured, this, [this](const Measure& one) { emit intent(TakeMeasure{one}); });
    return ground;
}

QWidget* MatchPage::makeColumn()
{
    auto* panel = new QWidget(this);
    panel->setMinimumWidth(248);
    auto* column = kit::column(panel, 5);
    m_card = new UnitCardView(QStringLiteral("unitCard"), panel);
    m_targetCard = new UnitCardView(QStringLiteral("targetCard"), panel);
    m_targetCard->setBrief(true);
    m_toCard = kit::called("openCard", new QPushButton(sellsword::tr("Unit card"), panel));
    m_toCard->setIcon(kit::signIcon(QStringLiteral("▸")));
    m_toCard->setShortcut(Qt::ALT | Qt::Key_U);
    m_toCard->hide();
    connect(m_toCard, &QPushButton::clicked, this, &MatchPage::openCard);
    m_title = kit::plainLabel("value", panel);
    m_title->setObjectName(QStringLiteral("moment"));
    m_title->setWordWrap(true);
    m_hint = kit::plainLabel("muted", panel);
    m_hint->setObjectName(QStringLiteral("momentHint"));
    m_hint->setWordWrap(true);
    m_preview = new PreviewView(panel);
    m_list = kit::tileView(QStringLiteral("choices"), sellsword::tr("What waits to be chosen"), &m_choices, panel);
    kit::showWhole(m_list);
    m_list->setMinimumHeight(90);
    column->addWidget(m_card);
    column->addWidget(m_toCard);
    column->addWidget(m_targetCard);
    column->addWidget(m_title);
    column->addWidget(m_hint);
    column->addWidget(m_preview);
    column->addWidget(m_list, 1);
    m_why = kit::called("whyItStays", new QLineEdit(panel));
    m_why->setAccessibleName(sellsword::tr("Why it stays (optional)"));
    m_why->setPlaceholderText(m_why->accessibleName());
    m_why->hide();
    column->addWidget(m_why);
    m_next = new kit::WrappedButton(panel);
    m_next->setObjectName(QStringLiteral("nextStep"));
    m_next->setProperty("look", "primary");
    column->addWidget(m_next);
    m_again = kit::onceMoreButton(panel);
    column->addWidget(m_again);
    connect(m_again, &QPushButton::clicked, this, &MatchPage::againWanted);
    connect(m_next, &QPushButton::clicked, this, [this] { act(nextRow()); });
    auto* key = new QShortcut(panel); // at once; the button's own would wait for its picture
    key->setKeys({QKeySequence(Qt::CTRL | Qt::Key_Return), QKeySequence(Qt::CTRL | Qt::Key_Enter)});
    connect(key, &QShortcut::activated, this, [this] { act(nextRow()); });
    for (UnitCardView* card : {m_card, m_targetCard}) {
        connect(card, &UnitCardView::intent, this, &MatchPage::intent);
        connect(card, &UnitCardView::lookedUp, this, &MatchPage::lookedUp);
    }
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        if (!(QGuiApplication::mouseButtons() & Qt::LeftButton)) // nothing moves away between press and release
            showPreview();
    });
    connect(m_list, &QListView::entered, this, [this](const QModelIndex& index) {
        if (m_choices.choice(index))
            m_list->setCurrentIndex(index);
    });
    connect(m_list, &QListView::clicked, this, [this](const QModelIndex& index) {
        showPreview();
        act(index);
    });
    connect(m_list, &QListView::activated, this, [this](const QModelIndex& index) {
        if (!(QGuiApplication::mouseButtons() & Qt::LeftButton)) // a mouse press comes as clicked; activated is Enter
            act(index);
    });
    return panel;
}

const State& MatchPage::state() const { return stateOf(m_state); }

bool MatchPage::isActing() const
{
    if (state().turn)
        return state().turn->unit == m_pointing.actor;
    return isUntracked(state()) && state().stage == Stage::Phases && unit(state(), m_pointing.actor);
}

bool MatchPage::isBurst() const
{
    const Unit* who = unit(state(), m_pointing.actor);
    const Attack* attack = who && !m_pointing.attack.isEmpty() ? attackOf(state(), *who, m_pointing.attack) : nullptr;
    return attack && attack->burst;
}

void MatchPage::present(const engine::AnyState& any, const QList<engine::Offer>& offers, const QStringList& left)
{
    m_state = any;
    m_left = left;
    m_offers = offers;
    Pointing next = m_pointing;
    const QString turn = state().turn ? state().turn->unit : QString();
    if (turn != m_turn) { // a turn began or ended
        m_turn = turn;
        next = {turn, {}, {}, {}};
    }
    const Unit* target = unit(state(), next.target);
    if (!target || target->dropped)
        next.target.clear();
    if (!unit(state(), next.actor))
        next = {turn, {}, {}, {}};
    if (!state().strikes.isEmpty()) { // declared: what was aimed is done
        next.attack.clear();
        next.origin.reset();
    }
    const bool isOther = next.actor != m_pointing.actor;
    m_pointing = next;
    refresh();
    if (isOther)
        m_map->focusCell(QStringLiteral("unit:") + m_pointing.actor);
    tellChosen();
}

// Whose offers are wanted: while wounds, a forced move or replies wait, those of whoever has to decide.
void MatchPage::tellChosen()
{
    const bool isReplied = state().turn && (!state().turn->path.isEmpty() || !state().turn->past.isEmpty());
    const QString who = isWaiting(state()) || isReplied ? QString() : m_pointing.actor;
    if (who == m_told)
        return;
    m_told = who;
    emit chosen(who);
}

void MatchPage::showResult(const QString& result)
{
    m_result = result;
    if (m_state)
        showChoices();
}

void MatchPage::showEnded(const QList<Choice>& ended)
{
    if (ended.isEmpty() && m_ended.isEmpty())
        return;
    m_ended = ended;
    m_why->clear(); // it was said of others
    m_why->setVisible(!ended.isEmpty());
    if (m_state)
        showChoices();
}

void MatchPage::choose(const QString& actor)
{
    if (actor == m_pointing.actor || !m_state)
        return;
    m_pointing = {actor, {}, {}, {}};
    m_told = actor;
    refresh();
}

void MatchPage::point(const Pointing& pointing)
{
    if (!pointing.target.isEmpty() || pointing.actor != m_pointing.actor)
        m_result.clear(); // something else is looked at
    m_pointing = pointing;
    refresh();
    tellChosen();
}

void MatchPage::refresh()
{
    const bool hasMap = state().map.has_value();
    m_said->setVisible(hasMap);
    m_draw->setVisible((state().stage == Stage::Map || state().stage == Stage::Ready || !hasMap) && !isLight(state()));
    m_draw->setText(hasMap ? sellsword::tr("Change the ma&p…") : sellsword::tr("Draw a ma&p…"));
    const bool isSaid = !hasMap || m_said->isChecked();
    m_grounds->setCurrentIndex(isSaid ? SaidGround : MapGround);
    m_words->setVisible(isSaid || !kit::isFar());
    m_map->present(m_state, m_offers, m_pointing);
    m_line->setText(m_map->lineText());
    kit::setTip(m_line, m_map->lineText());
    m_line->setVisible(!m_map->lineText().isEmpty());
    m_legend->setVisible(hasMap && m_line->isHidden());
    if (isSaid) {
        const int row = m_table->currentIndex().row(), at = m_table->currentIndex().column();
        m_measures.show(m_state, m_pointing.actor);
        m_table->setCurrentIndex(m_measures.index(
            std::clamp(row, 0, std::max(0, m_measures.rowCount() - 1)), std::max(at, int(MeasuresModel::Distance))));
        m_from->setText(m_pointing.actor.isEmpty()
                ? sellsword::tr("Choose a unit below, then say how it stands to the others.")
                : engine::fill(hasMap
                        ? sellsword::tr("From %1. What is changed here stands above the map until one of the two moves.")
                        : isLight(state())
                        ? sellsword::tr("From %1, as it was said last. Every attack asks for its distance and cover.")
                        : sellsword::tr(
                            "From %1. There is no map: what is said here is all that is known, until one of the two moves."),
                    {titleOf(state(), m_pointing.actor)}));
    }
    m_legend->present(state());
    m_again->setVisible(state().stage == Stage::Over);
    m_roster->present(m_state, m_pointing.actor, m_pointing.target);
    lead();
    m_card->present(m_state, onCard());
    const Unit* shownOne = unit(state(), onCard());
    m_toCard->setAccessibleName(
        engine::fill(sellsword::tr("Unit card: %1"), {shownOne ? titleOf(state(), shownOne->id) : QString()}));
    m_toCard->setAccessibleDescription(shownOne ? unitText(state(), *shownOne) : QString());
    kit::setKeyTip(*m_toCard, m_toCard->accessibleName());
    m_targetCard->present(m_state, m_pointing.target);
    showChoices();
}

void MatchPage::showChoices()
{
    Moment moment = momentOf(state(), m_offers, m_pointing);
    append(moment.choices, sellsword::tr("Ended just now"), m_ended);
    const engine::AnyAction likely = likelyNext();
    const auto isLikely = [&](const Choice& one) { return one.action == likely; };
    if (const auto offer = std::ranges::find(m_offers, likely, &engine::Offer::action);
        !likely.isNone() && offer != m_offers.end() && std::ranges::none_of(moment.choices, isLikely)) {
        Choice one = choiceOf({state(), m_offers, m_pointing}, *offer); // of many only some are listed
        one.preview.reset();                                            // once it is pointed at
        moment.choices.prepend(one);
    }
    const QList<Choice> left = leftRows(state(), m_left); // in sight, and nobody's next step
    moment.choices = left + moment.choices;
    const bool isResult = !m_result.isEmpty() && state().strikes.isEmpty();
    m_title->setText(isResult ? m_result : moment.title);
    m_hint->setText(!isResult       ? moment.hint
            : moment.hint.isEmpty() ? moment.title
                                    : moment.title + QStringLiteral(" · ") + moment.hint);
    m_choices.show(moment.choices);
    QModelIndex first;
    const auto isByHand = [this](const engine::AnyAction& act) { // a light table alone knows who had a turn
        return act.is<engine::Correct>() || isChosenAnew(state(), act) || (act.is<EndRound>() && isLight(state()));
    };
    const bool isAimed = std::ranges::any_of(m_offers, [](const engine::Offer& one) {
        return one.verdict.isAllowed() && (one.action.is<DeclareAttack>() || one.action.is<Charge>());
    });
    const auto waitsInVain = [&](const Choice& one) { return !one.arms.isEmpty() && one.action.isNone() && !isAimed; };
    const bool isHeld = isFree() && kit::isHeldAt(*this);
    for (int row = int(left.size()); row < m_choices.rowCount() && !first.isValid() && !isHeld; ++row)
        if (const Choice* one = m_choices.choice(m_choices.index(row));
            one && !one->muted && !isByHand(one->action) && !waitsInVain(*one))
            first = m_choices.index(row);
    const QModelIndex named = rowOf(likely);
    m_list->setCurrentIndex(named.isValid() ? named : first);
    m_list->scrollToTop();
    if (named.isValid())
        m_list->scrollTo(named);
    showPreview();
}

// What the guide names, until somebody points at something else.
engine::AnyAction MatchPage::likelyNext() const { return isFree() ? kit::likelyAt(*this) : engine::AnyAction(); }

// Nobody points at anything.
bool MatchPage::isFree() const { return m_pointing.target.isEmpty() && m_pointing.attack.isEmpty() && !m_pointing.origin; }

QModelIndex MatchPage::rowOf(const engine::AnyAction& act) const
{
    for (int row = 0; row < m_choices.rowCount() && !act.isNone(); ++row)
        if (const Choice* one = m_choices.choice(m_choices.index(row)); one && !one->muted && !one->isAlone && one->action == act)
            return m_choices.index(row);
    return {};
}

// Of the row that is chosen; a row without an attack leaves the first one's in view.
void MatchPage::showPreview()
{
    const Choice* current = m_choices.choice(m_list->currentIndex());
    std::optional<Preview> question = current ? current->preview : std::nullopt;
    for (int row = 0; row < m_choices.rowCount() && !question; ++row)
        if (const Choice* one = m_choices.choice(m_choices.index(row)))
            question = one->preview;
    m_preview->show(state(), question);
    const Choice* next = m_choices.choice(nextRow());
    if (!next && m_next->hasFocus())
        m_list->setFocus(); // not wherever the window would put it
    m_next->setVisible(next != nullptr);
    kit::setActBehind(*m_next, next ? next->action : engine::AnyAction());
    if (next) {
        const bool isDeclared = !next->isAlone && (next->action.is<DeclareAttack>() || next->action.is<Charge>());
        const QString title = !isDeclared         ? next->title
            : rolledAtOnce(state(), next->action) ? engine::fill(sellsword::tr("Roll: %1"), {next->title})
                                                  : engine::fill(sellsword::tr("Declare: %1"), {next->title});
        m_next->setText(shownAmpersands(title));
        m_next->setAccessibleName(title);
        kit::setTip(m_next, title + QStringLiteral(" (Ctrl+Enter)"));
    }
    fit();
}

// While the unit can do something else, on the map too, nothing here ends its turn.
bool MatchPage::canAct() const
{
    return state().turn && std::ranges::any_of(m_offers, [this](const engine::Offer& offer) {
        return offer.verdict.isAllowed() && offer.actor == state().turn->unit && !offer.action.is<EndTurn>()
            && !offer.action.is<FinishTurn>();
    });
}

// An attack that is aimed at somebody, a reply or a roll of its turn that was chosen; otherwise what goes on with the turn, the
// round or the match.
QModelIndex MatchPage::nextRow() const
{
    static const engine::AnyAction order[] = {
        RollAttack{}, GoOn{}, RollTactics{}, SettleTactics{}, FinishTurn{}, EndTurn{}, EndRound{}, FinishRound{}, StartRound{}};
    if (const Choice* one = m_choices.choice(m_list->currentIndex()); one && !one->muted
        && (attackIn(one->action) || one->action.is<Reply>() || one->action.is<StartEffect>() || one->action.is<Recover>()))
        return m_list->currentIndex();
    if (isFree() && kit::isHeldAt(*this))
        return {};
    bool isOpen = false; // what comes before a round, or may yet change the check that is to be accepted
    bool isAccepted = false;
    for (int row = 0; row < m_choices.rowCount(); ++row)
        if (const Choice* one = m_choices.choice(m_choices.index(row)); one && !one->muted) {
            isAccepted |= one->action.is<SettleTactics>();
            isOpen |= isBeforeRound(state(), one->action) || (!isAccepted && one->action.is<RerollTactics>());
        }
    const auto mayBeNext = [&](const Choice& one) {
        return (!one.action.is<EndTurn>() || !canAct())
            && (!isOpen || (!one.action.is<StartRound>() && !one.action.is<SettleTactics>()))
            && !isBeforeRound(state(), one.action) && !one.action.is<ChooseMap>() // chosen in the list or on the map
            && (!one.action.is<EndRound>() || !isLight(state()));                 // a light table alone knows who had a turn
    };
    if (const QModelIndex named = rowOf(likelyNext()); named.isValid() && mayBeNext(*m_choices.choice(named)))
        return named;
    for (const engine::AnyAction& step : order)
        for (int row = 0; row < m_choices.rowCount(); ++row)
            if (const Choice* one = m_choices.choice(m_choices.index(row));
                one && !one->muted && one->action.isOfKind(step) && mayBeNext(*one))
                return m_choices.index(row);
    return {};
}

// Who takes wounds or is moved, else whoever is chosen.
QString MatchPage::onCard() const
{
    return !state().hurts.isEmpty() ? state().hurts.first().id
        : !state().shoves.isEmpty() ? state().shoves.first().id
                                    : m_pointing.actor;
}

// Arrows begin at the chosen unit, or at one that may go next.
void MatchPage::lead()
{
    const std::optional<Square> at = GridmapBoard::squareOf(m_map->focusedCell());
    if (!state().map || (!m_map->focusedCell().isEmpty() && at != Square{}))
        return;
    const Unit* wanted = unit(state(), m_pointing.actor);
    for (const Unit* one : unused(state(), whoseTurn(state())))
        if (!wanted && one->at)
            wanted = one;
    const Player* owner = wanted ? player(state(), wanted->player) : nullptr;
    if (wanted && wanted->at)
        m_map->focusCell(QStringLiteral("unit:") + wanted->id);
    else if (owner && owner->tile)
        m_map->focusCell(GridmapBoard::cellOf(*owner->tile)); // where it enters
}

// What the column has no room for folds: first the attacks on the card, then the target's card, then the card, then what each
// result of an attack does.
void MatchPage::fit()
{
    // Whoever aims knows whose turn it is; the preview says the rest.
    const bool hasPreview = !m_preview->isHidden(),
               isAiming =
                   hasPreview && isActing() && !m_pointing.target.isEmpty() && state().strikes.isEmpty() && m_result.isEmpty();
    m_title->setVisible(!isAiming);
    m_hint->setVisible(!isAiming && !m_hint->text().isEmpty());
    const auto left = [this] {
        int needed =
            m_list->minimumHeight() + 30 + std::max(45, m_next->isHidden() ? 0 : m_next->heightForWidth(m_list->width()));
        for (const QWidget* part : std::initializer_list<const QWidget*>{m_preview, m_title, m_hint})
            needed += part->isHidden()      ? 0
                : part->hasHeightForWidth() ? part->heightForWidth(m_list->width())
                                            : part->sizeHint().height();
        return height() - needed - (m_why->isHidden() ? 0 : m_why->sizeHint().height());
    };
    m_preview->setBrief(false);
    if (left() < 0)
        m_preview->setBrief(true);
    int room = left();
    m_card->setBrief(true);
    const int brief = m_card->sizeHint().height(), target = m_targetCard->sizeHint().height();
    m_card->setBrief(false);
    const bool isTarget = !m_pointing.target.isEmpty() && room >= brief + target;
    room -= isTarget ? target : 0;
    m_card->setBrief(room < m_card->sizeHint().height());
    const bool isDeclared = !state().strikes.isEmpty(); // its chances and who replies are what matters
    m_card->setVisible(!onCard().isEmpty() && room >= m_card->sizeHint().height() + (isDeclared ? 130 : 0));
    m_targetCard->setVisible(isTarget);
    m_toCard->setVisible(!onCard().isEmpty() && m_card->isHidden());
}

// Where the column has no room for it, the card lies over it until something is done.
void MatchPage::openCard()
{
    auto* over = kit::called("openedCard", new QFrame(this, Qt::Popup));
    over->setAttribute(Qt::WA_DeleteOnClose);
    auto* card = new UnitCardView(QStringLiteral("unitCardAbove"), over);
    kit::column(over, 0)->addWidget(card);
    card->present(m_state, onCard());
    card->setBrief(card->sizeHint().height() > window()->height());
    const auto whenClosed = [this, over](auto said) {
        return [this, over, said](const auto& what) {
            over->close();
            emit(this->*said)(what);
        };
    };
    connect(card, &UnitCardView::intent, this, whenClosed(&MatchPage::intent));
    connect(card, &UnitCardView::lookedUp, this, whenClosed(&MatchPage::lookedUp));
    over->resize(std::max(m_toCard->width(), card->sizeHint().width()), card->sizeHint().height());
    const QPoint below = m_toCard->mapTo(window(), m_toCard->rect().bottomLeft());
    over->move(window()->mapToGlobal(QPoint(std::clamp(below.x(), 0, std::max(0, window()->width() - over->width())),
        std::clamp(below.y(), 0, std::max(0, window()->height() - over->height())))));
    over->show();
    card->setFocus();
}

void MatchPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    for (QPushButton* one : {m_said, m_draw}) // their line is no higher than the legend beside them, where the map needs the room
        one->setMaximumHeight(kit::isTight(*this) ? std::max(24, fontMetrics().lineSpacing() + 8) : QWIDGETSIZE_MAX);
    m_words->setVisible(!kit::isFar() || m_grounds->currentIndex() == SaidGround); // from afar the map is all that is looked at
    lead();
    fit();
}

void MatchPage::act(const QModelIndex& index)
{
    const Choice* one = m_choices.choice(index);
    if (!one)
        return;
    if (!one->arms.isEmpty()) {
        point({m_pointing.actor, {}, one->arms, {}});
        if (!m_grounds->currentIndex())
            m_map->setFocus();
    } else if (!one->action.isNone()) {
        Choice kept = *one;
        if (const auto* stays = kept.action.as<engine::Correct>(); stays && !m_why->text().trimmed().isEmpty())
            kept.action = engine::Correct{stays->path, stays->value, m_why->text().trimmed()};
        send(kept);
    }
}

// The map where somebody moves on it, else what waits to be chosen; a roll that waits or an attack that is filled, by its
// button.
QWidget* MatchPage::firstFocus() const
{
    const engine::AnyAction next = kit::actBehind(m_next);
    const bool isRolled = !state().strikes.isEmpty() || next.is<DeclareAttack>() || next.is<Charge>();
    if (isRolled && m_next->isVisibleTo(this) && m_next->isEnabled())
        return m_next;
    return state().map && state().turn ? static_cast<QWidget*>(m_map) : m_list;
}

void MatchPage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Escape || m_pointing == Pointing{}) {
        QWidget::keyPressEvent(event);
        return;
    }
    Pointing next = m_pointing;
    if (!next.target.isEmpty() || !next.attack.isEmpty() || next.origin)
        next = {next.actor, {}, {}, {}};
    else
        next = {};
    point(next);
}

} // namespace sellsword::desk
