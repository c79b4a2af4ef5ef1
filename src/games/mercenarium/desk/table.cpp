// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/mercenarium/desk/table.h"

#include "games/mercenarium/desk/board/close_up.h"
#include "games/mercenarium/desk/board/field.h"
#include "games/mercenarium/desk/board/hand_row.h"
#include "games/mercenarium/desk/naming.h"
#include "games/mercenarium/desk/opening.h"
#include "games/mercenarium/desk/parts.h"
#include "games/mercenarium/desk/players.h"
#include "games/mercenarium/desk/sheets/sheets_page.h"
#include "games/mercenarium/desk/song.h"
#include "games/mercenarium/desk/stages.h"
#include "games/mercenarium/desk/strip.h"
#include "games/mercenarium/desk/thinking.h"
#include "games/mercenarium/rules/query.h"
#include "games/mercenarium/rules/reasons.h"
#include "games/mercenarium/rules/rules.h"
#include "kit/curtain.h"
#include "kit/desk_of.h"
#include "kit/drawn/far.h"
#include "kit/drawn/fitting.h"
#include "kit/drawn/plain_label.h"
#include "kit/drawn/scrolled.h"
#include "kit/drawn/stack.h"
#include "kit/drawn/tip.h"
#include "kit/drawn/wrapped_button.h"
#include "kit/forms/verb_form.h"
#include "kit/lists/counter.h"
#include "kit/lists/notice_bar.h"
#include "kit/once_more.h"
#include "kit/own_seat.h"
#include "kit/rule_behind.h"
#include "kit/table_pages.h"
#include "kit/drawn/rows.h"

#include <QApplication>
#include <QComboBox>
#include <QPointer>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QWhatsThis>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace mercenarium::desk {

Table::Table(kit::Sitting& sitting, QWidget* parent)
    : TableView(parent)
    , m_sitting(sitting)
    , m_state(sitting.state())
    , m_strip(new Strip(this))
    , m_stages(new kit::StageBar(this))
    , m_warnings(called("warnings", kit::plainLabel("bad", this)))
    , m_open(called("openHands", new QPushButton(mercenarium::tr("Open hands"), this)))
    , m_cards(called("typeCards", new QPushButton(mercenarium::tr("&Cards…"), this)))
    , m_more(kit::formTurner(mercenarium::tr("Every action, as a form"), this))
    , m_pages(new kit::TablePages(sitting, this))
{
    setObjectName(QStringLiteral("mercenarium"));
    auto* column = kit::column(this, 6);
    auto* top = kit::row(nullptr, 6);
    top->addWidget(m_strip, 1);
    for (QPushButton* button : {m_open, m_cards, m_more}) {
        button->setCheckable(true);
        button->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
        top->addWidget(button);
    }
    m_open->setToolTip(mercenarium::tr("Everybody may see every hand: no curtain, and looking ahead"));
    m_cards->setToolTip(mercenarium::tr("Type in what is printed on the cards: dots and hymns"));
    kit::setRuleBehind(*m_open, &reason(R::E_SURPLUS));
    kit::setRuleBehind(*m_cards, &reason(R::W_SURPLUS));
    kit::setRuleOfDice(*this, reason(R::I_FOOL));
    column->addLayout(top);
    column->addWidget(m_stages);
    m_warnings->setWordWrap(true);
    column->addWidget(m_warnings);
    m_pages->addWidget(makeGame());
    column->addWidget(m_pages, 1);
    setFocusProxy(m_field);
    connect(m_open, &QPushButton::toggled, this, [this] { present(m_state); });
    connect(m_cards, &QPushButton::toggled, this, [this](bool on) {
        if (on)
            m_more->setChecked(false);
        turn();
    });
    connect(m_more, &QPushButton::toggled, this, [this](bool on) {
        if (on)
            m_cards->setChecked(false);
        turn();
    });
}

const State& Table::state() const { return kit::stateOf<State>(m_state); }

QWidget* Table::makeGame()
{
    auto* game = new QWidget(this);
    auto* row = kit::row(game, 10);
    m_field = new Field(m_sitting, game);
    m_sides = new kit::Pages(game); // where room is short each has less, so that four houses are seen
    m_ground = new QWidget(game);
    auto* board = kit::column(m_ground, 2);
    board->addWidget(m_field, 1);
    m_legend = new kit::ElidedLabel(m_ground); // one line: what it takes, the squares lack
    m_legend->setProperty("look", "caption");
    m_legend->setText(mercenarium::tr(
        "coloured bar: bottom edge, toward the owner · dots: aura · dashed: legal · △ in danger · padlock: contract"));
    kit::setTip(m_legend, m_legend->text());
    m_signs = called("signs", new QPushButton(QStringLiteral("?"), m_ground)); // the same, where its line is the squares'
    m_signs->setAccessibleName(mercenarium::tr("Signs of the board"));
    kit::setTip(m_signs, m_legend->text());
    connect(m_signs, &QPushButton::clicked, this,
        [this] { QWhatsThis::showText(m_signs->mapToGlobal(m_signs->rect().bottomLeft()), m_legend->text(), m_signs); });
    m_legend->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_legend->setAlignment(Qt::AlignCenter);
    board->addWidget(m_legend);
    row->addWidget(m_ground, 8);
    // What has no room beside the board is scrolled to; the board is seen whole.
    m_side = kit::scrolled(m_sides);
    m_side->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_side->setMinimumWidth(m_sides->minimumWidth() + m_side->verticalScrollBar()->sizeHint().width());
    row->addWidget(m_side, 5);
    m_opening = new Opening(m_sides);
    auto* play = m_play = new QWidget(m_sides);
    m_sides->addWidget(m_opening);
    m_sides->addWidget(play);
    kit::fitToCurrent(m_sides);
    m_closeUp = new CloseUp(play);
    m_hand = new HandRow(play);
    m_curtain = new kit::Curtain(m_sitting, m_hand, play);
    m_naming = new Naming(m_sitting, play);
    m_song = new Song(m_sitting, play);
    m_players = new Players(play);
    m_thinking = new Thinking(play);
    auto* column = kit::column(play, 6);
    m_closeUp->setMaximumHeight(fontMetrics().height() * 13);
    column->addWidget(m_closeUp, 3);
    column->addWidget(m_curtain);
    column->addLayout(makeButtons());
    column->addWidget(m_song);
    column->addWidget(m_naming);
    column->addWidget(m_players, 4);
    column->addWidget(m_thinking);
    column->addStretch();
    // From the board to what lies beside it, then to the players.
    inTabOrder(m_field, {m_closeUp, m_curtain, m_summon, m_draw, m_learn, m_signs, m_song, m_naming, m_players, m_thinking});
    connectParts();
    return game;
}

void Table::connectParts()
{
    const auto counts = [this](kit::Readout& figure, const char* path, int most, R rule) {
        kit::countOn(*this, m_sitting.game(), figure, {[path] { return QLatin1String(path); }, 0, most, &reason(rule)});
    };
    counts(m_strip->deck(), "deck", deckCards, R::I_UNTIL_SINGULARITY);
    counts(m_strip->oneDeck(), "deck", deckCards + hymnCards, R::I_SINGULARITY);
    counts(m_strip->hymnal(), "hymnal", hymnCards, R::I_HYMN_COUNT);
    connect(m_opening, &Opening::intent, this, &Table::intent);
    connect(m_stages, &kit::StageBar::intent, this, &Table::intent);
    m_sitting.deskAsks = true;
    connect(&m_sitting, &kit::Sitting::failed, this, &Table::count);
    connect(m_field, &Field::intent, this, &Table::intent);
    connect(m_field, &Field::cardChosen, this, &Table::chooseCard);
    connect(m_field, &Field::looked, this,
        [this](const QString& space) { m_closeUp->present(state(), m_field->chosenCard(), space); });
    connect(m_field, &Field::wantsCard, this, &Table::askCardFor);
    connect(m_hand, &HandRow::cardChosen, this, [this](Card card) {
        if (lay(card))
            return;
        chooseCard(card);
        if (m_hand->hasFocus() && m_field->focusLawful())
            m_field->setFocus(); // where it may go is what is asked next
    });
    connect(m_hand, &HandRow::unknownChosen, this, [this](bool hymn) {
        m_wanted.reset();
        hymn ? m_naming->askHymn() : m_naming->askCard();
    });
    connect(m_closeUp, &CloseUp::intent, this, &Table::intent);
    const auto type = [this](Card card) {
        m_cards->setChecked(true);
        m_sheets->open(card);
    };
    connect(m_closeUp, &CloseUp::dotsWanted, this, type);
    connect(m_closeUp, &CloseUp::textWanted, this, type);
    connect(m_closeUp, &CloseUp::againWanted, this, [this] { emit pageWanted(QLatin1String(kit::onceMore), {}); });
    connect(m_naming, &Naming::intent, this, &Table::intent);
    connect(m_naming, &Naming::named, this, [this](Card card) {
        if (lay(card))
            return;
        chooseCard(card);
        m_field->focusLawful();
        m_field->setFocus();
    });
    connect(m_naming, &Naming::turned, this, [this] { showHand(); });
    connect(m_song, &Song::intent, this, &Table::intent);
    connect(m_song, &Song::formWanted, this, [this] {
        m_more->setChecked(true);
        auto* verb = m_pages->form()->findChild<QComboBox*>(QStringLiteral("verb"));
        verb->setCurrentIndex(verb->findData(QString(QLatin1String(DoEffect::verb))));
    });
    connect(m_players, &Players::playerChosen, this, &Table::choosePlayer);
    connect(m_thinking, &Thinking::intent, this, &Table::intent);
    connect(m_thinking, &Thinking::found, this, [this](const LookAhead& best) {
        if (best.line.isEmpty())
            return;
        const Ply& first = best.line.first();
        const Placed* card = placed(state(), first.card);
        m_field->hint(
            card ? std::optional(card->at) : std::nullopt, first.deed == Deed::Draw ? std::nullopt : std::optional(first.at));
    });
}

QHBoxLayout* Table::makeButtons()
{
    auto* row = new QHBoxLayout;
    const auto button = [&](const char* name, const QString& text) {
        auto* one = called(name, new kit::WrappedButton(this)); // no word of theirs is cut where letters are large
        one->setText(text);
        one->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
        return one;
    };
    m_draw = button("draw", mercenarium::tr("D&raw"));
    m_summon = button("summon", mercenarium::tr("Su&mmon…"));
    m_summon->setToolTip(mercenarium::tr("Names the card of the hand that is laid; its legal spaces are marked then"));
    m_learn = button("learn", mercenarium::tr("Lear&n a hymn…"));
    for (const auto& [one, rule] : {std::pair(m_draw, R::I_DREW), {m_summon, R::I_HOUSE}, {m_learn, R::I_LEARNED}})
        kit::setRuleBehind(*one, &reason(rule));
    row->addWidget(m_summon);
    row->addWidget(m_draw);
    row->addWidget(m_learn);
    row->addStretch();
    row->addWidget(m_signs);
    connect(m_summon, &QPushButton::clicked, this, [this] {
        m_wanted.reset();
        m_naming->isAsking() ? m_naming->dismiss() : m_naming->askCard();
    });
    connect(m_draw, &QPushButton::clicked, this, &Table::draw);
    connect(
        m_learn, &QPushButton::clicked, this, [this] { m_naming->isAsking() ? m_naming->dismiss() : m_naming->askOffering(); });
    return row;
}

// Who sits there comes before what to do: whoever has played a turn knows that.
void Table::fit()
{
    constexpr int narrow = 240, wide = 320;
    m_legend->setVisible(!kit::isFar() && !kit::isTight(*this));
    m_signs->setVisible(!kit::isFar() && m_legend->isHidden() && tracksBoard(state()));
    m_sides->setMinimumWidth(std::clamp(width() * 2 / 5, narrow, wide)); // of a small window the board has its share
    const QLayout* all = m_play->layout();
    // Nothing of what is shown is cut at the side, whatever the letters ask for.
    m_side->setMinimumWidth(std::max(m_sides->minimumWidth(), m_sides->currentWidget()->layout()->minimumSize().width())
        + m_side->verticalScrollBar()->sizeHint().width());
    const int width = m_side->viewport()->width();
    const auto isTooHigh = [&] {
        return (all->hasHeightForWidth() ? all->minimumHeightForWidth(width) : all->minimumSize().height())
            > m_side->viewport()->height();
    };
    for (QWidget* part : std::initializer_list<QWidget*>{m_hand, m_players}) // they hang on the window's lines
        part->updateGeometry();
    const auto settle = [&](int hand) { // true: words have room, too
        m_curtain->keepRoom(hand);
        m_closeUp->setRoom(CloseUp::Room::All);
        m_thinking->setBrief(false);
        m_thinking->setBrief(isTooHigh());
        for (const CloseUp::Room less : {CloseUp::Room::Words, CloseUp::Room::Title})
            if (isTooHigh())
                m_closeUp->setRoom(less);
            else
                return true;
        return false;
    };
    // Who sits there stays in place while a hand is looked at; but words come before that, and everybody's seat before both.
    if (!settle(m_hand->sizeHint().height()) && !settle(0) && isTooHigh())
        m_curtain->keepRoom(-1);
}

void Table::resizeEvent(QResizeEvent* event)
{
    kit::TableView::resizeEvent(event);
    fit();
    QMetaObject::invokeMethod(this, &Table::fit, Qt::QueuedConnection); // its parts have other widths then
}

// From two metres the board has the room of its legend.
void Table::changeEvent(QEvent* event)
{
    kit::TableView::changeEvent(event);
    if (event->type() != QEvent::FontChange || !m_legend)
        return;
    fit();
}

void Table::present(const engine::AnyState& any)
{
    m_state = any;
    const State& state = this->state();
    const QPointer<QWidget> focused = QApplication::focusWidget();
    // Whoever is to act is looked at; a card that lies nowhere in reach any more is let go.
    const int turn = state.step == Step::Play ? state.turn : 0;
    const QString own = kit::ownSeatOf(*this); // whose screen it is
    const bool isNew = turn != m_turn || own != m_own;
    m_turn = turn;
    m_own = own;
    m_wanted.reset();
    const auto mine = std::ranges::find_if(state.players, [&](const Player& one) { return engine::nameOf(one.id) == own; });
    if (isNew || !player(state, m_looked))
        m_looked = mine != state.players.end() ? mine->id
            : player(state, state.current)     ? state.current
            : state.players.isEmpty()          ? Seat::South
                                               : state.players.first().id;
    const QString seat = engine::nameOf(m_looked);
    if (isNew)
        m_field->choose(unnamed);
    // Both come back here. Nobody's eyes are taken for granted when a turn begins, or when there is something to hide.
    const bool isSecret = hasSecrets(m_looked), wasSecret = std::exchange(m_isSecret, isSecret);
    if (!isSecret && !m_sitting.mayShow(seat))
        return m_sitting.showTo(seat);
    if (isSecret && (isNew || !wasSecret) && m_sitting.mayShow(seat) && seat != own)
        return m_sitting.showTo({});
    if (isSecret && seat == own && !m_sitting.mayShow(seat) && !m_sitting.mayShow({})) // another hand was looked at
        return m_sitting.showTo(seat);
    Card chosen = m_field->chosenCard();
    if (!placed(state, chosen) && !m_sitting.mayShow(seat))
        chosen = unnamed;
    m_strip->present(state);
    m_stages->present(stages(state, m_sitting.offers()), m_sitting.offers());
    const QStringList warnings = warningsOn(state);
    m_warnings->setText(warnings.join(QLatin1Char('\n')));
    m_warnings->setVisible(!warnings.isEmpty());
    const bool isLight = !tracksBoard(state);
    m_ground->setVisible(!isLight);
    m_cards->setVisible(!isLight);
    m_open->setVisible(state.step != Step::Setup && tracksHands(state));
    m_field->choose(chosen);
    m_field->present(any, m_sitting.offers());
    m_sides->setCurrentIndex(state.step == Step::Setup ? 0 : 1);
    m_opening->present(state, m_sitting.game().check(m_sitting.state(), Deal{}).isAllowed());
    if (m_pages->currentIndex() == 0)
        setFocusProxy(firstFocus());
    m_naming->present(state);
    m_song->present(state);
    m_players->present(state, m_looked);
    m_thinking->present(state, whyNoLookAhead());
    const bool acts = state.step == Step::Play && !state.song && !isLight;
    m_draw->setVisible(acts);
    const Player* acting = player(state, state.current);
    m_summon->setVisible(acts && acting && acting->hand.contains(unnamed)); // a named one is pressed itself
    m_learn->setVisible(acts && state.settings.hymns == OnOff::On && !state.singularity);
    // What is discarded or offered is chosen from the hand, and what could be would tell it.
    const QString first = mayChoose() ? QString() : fill(mercenarium::tr("%1 looks first"), {nameOf(state, state.current)});
    m_draw->setEnabled(first.isEmpty() || !isFull());
    m_learn->setEnabled(first.isEmpty());
    m_draw->setToolTip(m_draw->isEnabled()
            ? mercenarium::tr("One card from the deck; with five in hand the chosen one is discarded first")
            : kit::tip(first));
    m_learn->setToolTip(kit::tip(first));
    showHand();
    m_closeUp->present(state, chosen, {});
    tellChosen();
    if (m_sheets && m_cards->isChecked())
        m_sheets->present(state);
    if (!m_pages->keepsForm(any)) // what was wanted is done
        m_more->setChecked(false);
    fit();
    if (focused && isAncestorOf(focused) && (!focused->isVisibleTo(this) || !focused->isEnabled()))
        firstFocus()->setFocus(); // what was pressed is gone, or cannot be pressed again
}

bool Table::hasSecrets(Seat seat) const
{
    const Player* who = player(state(), seat);
    if (!who || m_open->isChecked())
        return false;
    return std::ranges::any_of(who->hand, &Card::isNamed)
        || std::ranges::any_of(who->hymns, [](const Held& held) { return held.id.isNamed() && !held.faceUp; });
}

void Table::showHand()
{
    const State& state = this->state();
    m_curtain->present(hasSecrets(m_looked) ? engine::nameOf(m_looked) : QString(), nameOf(state, m_looked));
    m_hand->present(state, m_looked);
    m_hand->choose(m_field->chosenCard());
    m_closeUp->setVisible(tracksBoard(state) && !m_naming->isAsking() && !state.song);
    m_curtain->setVisible(tracksBoard(state)); // what hangs behind it is shown by the curtain alone
    m_players->setVisible(!m_naming->isAsking());
    m_thinking->setVisible(
        tracksBoard(state) && state.step == Step::Play && state.players.size() == 2 && !state.song && !m_naming->isAsking());
}

QString Table::whyNoLookAhead() const
{
    if (const QString why = mercenarium::whyNoLookAhead(state()); !why.isEmpty())
        return fill(mercenarium::tr("Looking ahead needs open hands. %1."), {why});
    return m_open->isChecked()
        ? QString()
        : mercenarium::tr("Looking ahead would tell what is in the other hand: play with open hands first.");
}

void Table::chooseCard(Card card)
{
    m_wanted.reset();
    m_field->choose(card);
    m_hand->choose(card);
    m_closeUp->present(state(), card, {});
    tellChosen();
}

// The list beside the table shows what can be done with it.
void Table::tellChosen()
{
    const Card card = m_field->chosenCard();
    const bool wasChosen = std::exchange(m_isChosen, card.isNamed());
    if (wasChosen || m_isChosen)
        emit chosen(card.isNamed() ? card.text() : QString());
}

void Table::choosePlayer(Seat seat)
{
    if (seat == m_looked)
        return;
    m_looked = seat;
    m_sitting.showTo(engine::nameOf(seat) == m_own ? m_own : QString()); // another pair of eyes
    present(m_state);
}

// A space was pressed first: the card that is chosen next goes there.
void Table::askCardFor(Space space)
{
    const State& state = this->state();
    const Player* who = player(state, m_looked);
    if (state.step != Step::Play || !who)
        return;
    if (who->hand.contains(unnamed))
        m_naming->askCard();
    else if (m_curtain->isLifted())
        m_hand->setFocus();
    else
        return;
    if (m_looked == state.current && !state.song) {
        m_wanted = space;
        m_field->hint({}, space);
    }
}

// Onto the space that was pressed first, where it may lie there.
bool Table::lay(Card card)
{
    const std::optional<Space> at = std::exchange(m_wanted, std::nullopt);
    if (!at || !card.isOfDeck())
        return false;
    m_field->hint({}, {});
    const engine::AnyAction summon = Summon{card, *at, {}, {}};
    if (!m_sitting.game().check(m_sitting.state(), summon).isAllowed())
        return false;
    emit intent(summon);
    return true;
}

// What the program cannot know: which card is summoned, what is offered, or the name of a hymn.
void Table::count(const QList<engine::Fault>& faults)
{
    const State& state = this->state();
    const auto ask = [this](const auto& question) {
        if (auto* refusal = window()->findChild<kit::NoticeBar*>())
            refusal->movedOn(); // an open question is none
        question();
    };
    if (faults.size() == 1 && faults.first().place == QLatin1String("sing.hymn"))
        return ask([this] { m_naming->askHymn(); });
    if (faults.size() == 1 && faults.first().place == QLatin1String("learn.cards"))
        return ask([this] { m_naming->askOffering(); });
    for (const Space space : spacesOf(state))
        if (!faults.isEmpty() && faults == lacking(state, Summon{unnamed, space, {}, {}}))
            return ask([&] { askCardFor(space); });
}

bool Table::mayChoose() const
{
    const Seat current = state().current;
    return !hasSecrets(current) || m_sitting.mayShow(engine::nameOf(current));
}

bool Table::isFull() const
{
    const State& state = this->state();
    const Player* who = player(state, state.current);
    return who && !state.singularity && who->hand.size() >= mostInHand;
}

// With a full hand the chosen card is discarded, otherwise one that nobody else knows; of known ones the player chooses.
void Table::draw()
{
    const State& state = this->state();
    if (!isFull())
        return emit intent(Draw{});
    const Player& who = *player(state, state.current);
    const Card chosen = m_field->chosenCard();
    if (holds(state, who, chosen))
        emit intent(Draw{chosen, {}, {}});
    else if (who.hand.contains(unnamed))
        emit intent(Draw{unnamed, {}, {}});
    else
        m_naming->askDiscard();
}

// To the board, to the sheets of printed facts, or to the form for anything.
void Table::turn()
{
    if (m_cards->isChecked() && !m_sheets) {
        m_sheets = new SheetsPage(m_sitting, this);
        m_pages->addWidget(m_sheets);
        connect(m_sheets, &SheetsPage::intent, this, &Table::intent);
        connect(m_sheets, &SheetsPage::closed, this, [this] { m_cards->setChecked(false); });
    }
    if (m_cards->isChecked()) {
        if (m_pages->currentWidget() != m_sheets)
            m_sheets->present(state());
        m_pages->turnTo(m_sheets, m_sheets, true);
    } else if (m_more->isChecked()) {
        m_pages->turnToForm();
    } else {
        m_pages->turnTo(m_pages->widget(0), firstFocus());
    }
}

// What is filled while people sit down, then the board.
QWidget* Table::firstFocus() const { return state().step == Step::Setup && m_opening->next() ? m_opening->next() : m_field; }

void Table::choose(const QString& actor) { chooseCard(Card::read(actor).value_or(unnamed)); }

} // namespace mercenarium::desk
