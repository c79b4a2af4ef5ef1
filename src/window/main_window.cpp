// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/main_window.h"

#include "kit/deciding.h"
#include "kit/forms/ask_panel.h"
#include "kit/lists/dice_tray.h"
#include "kit/lists/field_label.h"
#include "kit/lists/hands_list.h"
#include "kit/lists/notice_bar.h"
#include "kit/lists/now_panel.h"
#include "kit/lists/term_label.h"
#include "kit/drawn/far.h"
#include "kit/drawn/plain_label.h"
#include "kit/drawn/scrolled.h"
#include "kit/drawn/stack.h"
#include "kit/forms/innermost.h"
#include "kit/forms/wheel.h"
#include "kit/drawn/wrapped_button.h"
#include "kit/drawn/tip.h"
#include "kit/once_more.h"
#include "kit/rule_behind.h"
#include "window/brand.h"
#include "window/dock_title.h"
#include "window/grey.h"
#include "window/handbook/handbook.h"
#include "window/look.h"
#include "window/plain_desk.h"
#include "window/paper/papers.h"
#include "window/paper/print_dialog.h"
#include "window/reminder.h"
#include "window/odds/throws.h"
#include "window/sharing/shared_table.h"
#include "window/shelf/campaigns_model.h"
#include "window/table_page.h"
#include "window/typed_dice.h"
#include "window/undo_keys.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QButtonGroup>
#include <QCloseEvent>
#include <QCursor>
#include <QDockWidget>
#include <QJsonArray>
#include <QJsonDocument>
#include <QFileInfo>
#include <QFontDatabase>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QScreen>
#include <QSettings>
#include <QStackedWidget>
#include <QTextDocumentFragment>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

namespace window {

using engine::Fault;
using engine::Result;

static QString madeAt(const Library& copy) { return shownTime(QFileInfo(copy.shelfPath()).lastModified(), copy.clock()()); }

MainWindow::MainWindow(Library& library, QSettings& settings)
    : m_library(library)
    , m_settings(settings)
    , m_plain(std::make_unique<PlainDesk>())
{
    setObjectName(QStringLiteral("main"));
    setWindowTitle(tr("Muster Roll"));
    setDockOptions(AnimatedDocks | AllowNestedDocks);
    m_rail = new QButtonGroup(this);
    auto* middle = new QWidget(this);
    auto* column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeHeader());
    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    m_railFrame = makeRail();
    row->addWidget(m_railFrame);
    auto* content = m_content = new QVBoxLayout;
    m_notice = new kit::NoticeBar(middle);
    m_stack = new kit::Pages(middle);
    content->addWidget(kit::scrolled(m_stack), 1);
    content->addWidget(m_notice);
    row->addLayout(content, 1);
    column->addLayout(row, 1);
    setCentralWidget(middle);
    makeActs();
    makeDocks();
    makeActions();
    qApp->installEventFilter(new kit::Wheel(this));
    qApp->installEventFilter(new kit::Innermost(this));
    qApp->installEventFilter(new UndoKeys(this));
    qApp->installEventFilter(new TypedDice(*this, [this](const QString& letter) { return takesDie(letter); }));
    m_pointing = new kit::Pointing(this);
    connect(m_pointing, &kit::Pointing::movedOn, this, [this] { m_refusal = -1; });
    connect(m_pointing, &kit::Pointing::pressed, this, [this] {
        m_isHeard = false;
        m_pressedIn = QApplication::focusWidget();
    });
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
        if (now && m_pointing->isByKey())
            bringIntoSight(*now);
    });
    connect(m_notice, &kit::NoticeBar::undoWanted, this, [this] {
        if (m_sitting)
            undo();
    });
    connect(&m_library, &Library::failed, this, &MainWindow::fail);
    connect(&m_library, &Library::leaving, this, [this](const QString& id) {
        if (m_sitting && (id.isEmpty() || m_library.idOf(*m_sitting) == id))
            closeCampaign();
    });
    connect(&m_library, &Library::renamed, this, [this](const QString& id, const QString& name) {
        if (!m_sitting || m_library.idOf(*m_sitting) != id)
            return;
        m_sitting->setName(name);
        refresh();
    });
    connect(&m_library, &Library::shelfOpened, m_notice,
        [this] { m_notice->solved(tr("The shelf is open: everything on it can be played.")); });
    connect(&m_library, &Library::writtenAgain, m_notice, [this](const QList<Fault>& solved) {
        m_notice->solved(solved, tr("The shelf can be written again: nothing was lost."));
    });
    // A screen that is smaller than the window with its frame is filled instead.
    const double larger = font().pointSizeF() / QFontDatabase::systemFont(QFontDatabase::GeneralFont).pointSizeF();
    const QSize usual = QSize(1440, 860) * std::max(1.0, larger); // large letters have a large window
    const QSize wanted = m_settings.value(QStringLiteral("window/size"), usual).toSize();
    const QSize room = screen()->availableSize() - QSize(8, 40);
    resize(wanted.boundedTo(room));
    if (wanted.width() > room.width() || wanted.height() > room.height())
        setWindowState(Qt::WindowMaximized);
    restoreState(m_settings.value(QStringLiteral("window/docks")).toByteArray());
    m_band = m_settings.value(QStringLiteral("window/band")).toInt();
    refresh();
    fitFar();
    if (shelf::isKeptCopy(library.shelfPath()))
        m_notice->say(tr("This is a copy of the shelf, made %1. All of it can be looked at, and nothing in it changes.")
                          .arg(madeAt(library)));
    if (const QList<Fault> missing = library.missingHere(); !missing.isEmpty())
        fail(missing);
}

MainWindow::~MainWindow() = default;

// What is read from afar gets all the room: the bands come back by their keys, or with the mode's end.
void MainWindow::fitFar()
{
    const bool isFar = Look::from(m_settings).isFar;
    if (isFar == m_isFar)
        return;
    m_isFar = isFar;
    m_railFrame->setVisible(!isFar);
    m_nowDock->setVisible(!isFar);
    m_trayDock->setVisible(!isFar && !m_isTrayAway);
    if (m_sitting)
        followNext(Moved::Elsewhere); // what had the keyboard went with them, or is framed again
}

// What was put aside for the reading from afar comes back as it was.
void MainWindow::comeNear()
{
    if (m_isFar || m_nearSize.isEmpty())
        return;
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest); // what is large still asks for room
    const QSize before = std::exchange(m_nearSize, {});
    if (!isMaximized() && !isFullScreen())
        resize(before.boundedTo(screen()->availableSize()));
    fitSide(); // its words are small again
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    if (!m_nowDock->isFloating())
        resizeDocks({m_nowDock}, {m_nearBands.width()}, Qt::Horizontal);
    if (!m_trayDock->isFloating() && m_trayDock->isVisible())
        resizeDocks({m_trayDock}, {m_nearBands.height()}, Qt::Vertical);
}

void MainWindow::addTable(const QKeySequence& key)
{
    addPage(QStringLiteral("table"), tr("Table"), QStringLiteral("▦"), key, [this]() -> Page* {
        auto* table = new TablePage(m_library, m_settings, m_stack);
        connect(m_ask, &kit::AskPanel::cardsAsked, table,
            [this, table](const engine::AnyAction& action, const QList<engine::Facts>& facts,
                const QHash<QString, QString>& titles, const QString& decision) {
                showPage(QStringLiteral("table"));
                table->enterCards(action, facts, titles, decision);
            });
        connect(table, &TablePage::cardsEntered, m_ask, &kit::AskPanel::forget);
        connect(table, &TablePage::intent, this, &MainWindow::intend);
        connect(table, &TablePage::chosen, this, &MainWindow::choose);
        connect(m_now, &kit::NowPanel::allWanted, table, [this, table] { table->choose({}), choose({}); });
        connect(table, &TablePage::lookedUp, this, [this](const QString& atom) { link(QStringLiteral("rules"), atom); });
        connect(table, &TablePage::oddsWanted, this, [this](const kit::OddsQuestion& question) {
            if (Page* odds = page(QStringLiteral("odds"))) {
                odds->ask(question);
                showPage(QStringLiteral("odds"));
            }
        });
        return table;
    });
}

QString MainWindow::keyOf(const char* what) const { return QLatin1String(what) + QLatin1Char('/') + m_library.idOf(*m_sitting); }

QWidget* MainWindow::makeHeader()
{
    auto* header = new QFrame(this);
    header->setProperty("look", "header");
    auto* row = new QHBoxLayout(header);
    row->setContentsMargins(14, 6, 14, 6);
    m_title = new kit::ElidedLabel(header);
    m_title->setProperty("look", "heading");
    m_title->setObjectName(QStringLiteral("campaign"));
    m_heading = new kit::ElidedLabel(header);
    m_heading->setProperty("look", "muted");
    m_heading->setObjectName(QStringLiteral("where"));
    m_heading->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_search = new QLineEdit(header);
    m_search->setObjectName(QStringLiteral("search"));
    m_search->setAccessibleName(tr("Search rules, cards and history"));
    m_search->setClearButtonEnabled(true);
    m_undo = new QPushButton(header);
    m_undo->setObjectName(QStringLiteral("undo"));
    m_redo = new QPushButton(header);
    m_redo->setObjectName(QStringLiteral("redo"));
    m_redo->setAccessibleName(tr("Redo"));
    m_brand = new Brand(header);
    row->addWidget(m_brand);
    row->addWidget(m_title);
    row->addWidget(m_heading, 1);
    row->addWidget(m_search, 2);
    row->addWidget(m_undo);
    row->addWidget(m_redo);
    m_print = new QPushButton(tr("PDF"), header);
    m_print->setObjectName(QStringLiteral("print"));
    m_print->setAccessibleName(tr("Print"));
    m_print->setToolTip(tr("Sheets and cards of this table, as PDF (Ctrl+P)"));
    row->addWidget(m_print);
    m_header = row;
    // It says less where there is less room, so it never asks for more.
    header->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    header->installEventFilter(this);
    return header;
}

QWidget* MainWindow::makeRail()
{
    auto* rail = new QFrame(this);
    rail->setProperty("look", "rail");
    rail->setAccessibleName(tr("Pages"));
    m_railLayout = new QVBoxLayout(rail);
    m_railLayout->setContentsMargins(0, 4, 0, 4);
    m_railLayout->setSpacing(2);
    m_railLayout->addStretch();
    return rail;
}

// What gives way while a form of places is asked for.
QWidget* MainWindow::makeBelow()
{
    m_now = new kit::NowPanel(m_nowSide);
    m_hands = new kit::HandsList(m_now);
    for (const QWidget* part : std::initializer_list<QWidget*>{m_now, m_hands})
        part->layout()->setContentsMargins(0, 0, 0, 0);
    m_goOn = new kit::WrappedButton(m_now);
    m_goOn->setText(tr("Go on to the next decision"));
    m_goOn->setObjectName(QStringLiteral("goOn"));
    m_goOn->setToolTip(tr("Does what leaves no choice, step by step (Ctrl+G); one Undo takes all of it back"));
    m_now->putBelow(m_goOn);
    m_now->putBelow(m_hands);
    connect(m_ask, &kit::AskPanel::takesRoom, m_now, [this](bool isForm) { m_now->setVisible(!isForm); });
    return m_now;
}

void MainWindow::makeDocks()
{
    m_nowDock = new QDockWidget(tr("What can be done now"), this);
    m_nowDock->setObjectName(QStringLiteral("nowDock"));
    m_nowDock->setTitleBarWidget(dockTitle(m_nowDock, tr("Ctrl+J brings it back"), {m_remind, m_edit}));
    connect(m_nowDock, &QDockWidget::topLevelChanged, this, &MainWindow::fitSide);
    QScrollArea* area = kit::scrolling(m_nowDock);
    m_sides = new kit::Pages(area->viewport());
    m_nowSide = new QWidget(m_sides);
    auto* column = new QVBoxLayout(m_nowSide);
    column->setContentsMargins(9, 4, 9, 4);
    m_ask = new kit::AskPanel(m_nowSide);
    makeGuide();
    column->addWidget(m_guide);
    column->addWidget(m_ask);
    column->addWidget(makeBelow(), 1);
    column->addSpacerItem(new QSpacerItem(0, 0, QSizePolicy::Minimum, QSizePolicy::Expanding)); // while nothing stands below
    column->addWidget(makeWayOn(), 0, Qt::AlignLeft);                                           // no wider than its words
    m_sides->addWidget(m_nowSide);
    area->setWidget(m_sides);
    m_nowDock->setWidget(area);
    m_sides->installEventFilter(this);
    addDockWidget(Qt::RightDockWidgetArea, m_nowDock);
    m_trayDock = new QDockWidget(tr("Dice tray"), this);
    m_trayDock->setObjectName(QStringLiteral("trayDock"));
    m_tray = new kit::DiceTray(m_trayDock);
    m_trayDock->setWidget(m_tray);
    m_trayDock->setTitleBarWidget(new QWidget(m_trayDock)); // a strip of dice needs no title
    addDockWidget(Qt::BottomDockWidgetArea, m_trayDock);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);

    m_tray->setThrow(
        [this, asked = QSet<QString>()](const QString& term, const QList<int>& faces) mutable -> Result<kit::Roll> {
            auto roll = thrown(m_sitting.get(), term, faces, m_library.chance());
            if (roll) {
                const QList<engine::Die> dice = m_sitting ? desk()->printedDice(m_sitting->state(), term) : QList<engine::Die>();
                for (qsizetype i = 0; i < roll->dice.size() && i < dice.size(); ++i)
                    roll->dice[i] =
                        kit::DieFace{dice[i].sides, roll->dice[i].face, dice[i].printed(roll->dice[i].face), dice[i].colour};
                roll->when = m_library.clock()();
                roll->who = m_sitting ? m_sitting->who : QString();
                for (const engine::Blank& open : std::as_const(roll->open)) // once for each table
                    if (const QString once = m_library.idOf(*m_sitting) + open.path; !asked.contains(once)) {
                        asked += once;
                        m_sitting->enter(open);
                        break;
                    }
            }
            return roll;
        },
        [this](const QString& term) { return m_sitting ? desk()->printedDice(m_sitting->state(), term) : QList<engine::Die>(); });
    connect(m_now, &kit::NowPanel::proposed, this, [this](const engine::AnyAction& action, const QString& decision) {
        if (m_sitting && !isSlip(action))
            m_sitting->propose(action, decision);
    });
    m_now->readBy(&m_terms);
    m_ask->readBy(&m_terms);
    connect(m_ask, &kit::AskPanel::lookedUp, this, [this](const QString& entry) { link(QStringLiteral("rules"), entry); });
    connect(m_now, &kit::NowPanel::lookedUp, this, [this](const QString& atom) { link(QStringLiteral("rules"), atom); });
    m_now->tellPins([this](const QString& atom) {
        const rulebook::Book* book = m_sitting && m_library.hasPins() ? m_library.book(m_sitting->game().id()) : nullptr;
        const rulebook::Entry* entry = book ? book->telling(atom) : nullptr;
        QStringList texts;
        for (const rulebook::Pin& pin : entry ? m_library.pinsOf(entry->id) : QList<rulebook::Pin>())
            texts += (pin.kind == rulebook::PinKind::HouseRule ? tr("Your house rule: %1") : tr("Your note: %1")).arg(pin.text);
        return texts;
    });
    connect(m_now, &kit::NowPanel::entryWanted, this, [this](const engine::Blank& missing) { m_sitting->enter(missing); });
    connect(m_ask, &kit::AskPanel::answered, this,
        [this](const engine::AnyAction& action, const QJsonObject& fields, const QString& decision) {
            m_sitting->answer(action, fields, decision);
        });
    connect(m_ask, &kit::AskPanel::throwForMe, this, &MainWindow::rollTyped);
    connect(m_ask, &kit::AskPanel::goesOn, this, [this] { m_sitting->goOn(); });
    connect(m_ask, &kit::AskPanel::opens, this, [this] {
        m_nowDock->show();
        showSide(nullptr);
    });
    connect(m_tray, &kit::DiceTray::answered, this, &MainWindow::answerDie);
    connect(m_tray, &kit::DiceTray::typing, this, &MainWindow::fitWaiting);
    connect(m_tray, &kit::DiceTray::rolled, this, &MainWindow::keepRolls);
}

void MainWindow::makeGuide()
{
    m_guide = new QFrame(m_nowSide);
    m_guide->setProperty("look", "undo");
    m_guide->setObjectName(QStringLiteral("tryGuide"));
    m_guideText = new kit::TermLabel(m_guide, &m_terms);
    m_guideText->setProperty("look", "text");
    m_guideText->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto* away = new QPushButton(tr("Without help"), m_guide);
    away->setObjectName(QStringLiteral("endTryGuide"));
    away->setProperty("look", "link");
    auto* column = new QVBoxLayout(m_guide);
    column->setContentsMargins(10, 4, 10, 4);
    column->addWidget(m_guideText);
    column->addWidget(away);
    m_guide->hide();
    kit::readLabelsBy(*this, m_terms, [this](const QString& entry) { link(QStringLiteral("rules"), entry); });
    connect(m_guideText, &kit::TermLabel::lookedUp, this, [this](const QString& entry) { link(QStringLiteral("rules"), entry); });
    connect(away, &QPushButton::clicked, this, [this] {
        m_isGuided = false;
        refresh(); // what the page fills is its own again
    });
}

void MainWindow::makeActions()
{
    const auto action = [this](const char* name, const QString& text, const QList<QKeySequence>& keys, auto does) {
        auto* one = new QAction(text, this);
        one->setObjectName(QLatin1String(name));
        one->setShortcuts(keys);
        connect(one, &QAction::triggered, this, does);
        addAction(one);
        return one;
    };
    QAction* undo = action("undo", tr("Undo"), {QKeySequence(QStringLiteral("Ctrl+Z"))}, [this] {
        auto* page = static_cast<Page*>(m_stack->currentWidget());
        if (!(page && page->takeBack()) && m_undo->isEnabled())
            MainWindow::undo();
    });
    QAction* redo = action(
        "redo", tr("Redo"), {QKeySequence(QStringLiteral("Ctrl+Shift+Z")), QKeySequence(QStringLiteral("Ctrl+Y"))}, [this] {
            settleCounts(); // after which there is nothing to redo
            if (m_redo->isEnabled())
                m_sitting->redo();
        });
    QAction* goOn =
        action("goOn", tr("Go on to the next decision"), {QKeySequence(QStringLiteral("Ctrl+G"))}, [this] { this->goOn(); });
    connect(m_goOn, &QPushButton::clicked, goOn, &QAction::trigger);
    connect(m_undo, &QPushButton::clicked, undo, &QAction::trigger);
    connect(m_redo, &QPushButton::clicked, redo, &QAction::trigger);
    QAction* print = action("print", tr("Print"), {QKeySequence(QKeySequence::Print)}, [this] { this->print(); });
    connect(m_print, &QPushButton::clicked, print, &QAction::trigger);
    action("search", tr("Search"), {QKeySequence(QStringLiteral("Ctrl+K")), QKeySequence::Find}, [this] {
        m_search->setFocus();
        m_search->selectAll();
    });
    action("now", tr("What can be done now"), {QKeySequence(QStringLiteral("Ctrl+J"))}, [this] {
        showBand();
        m_now->offers()->setFocus();
    });
    action("help", tr("The rule behind this, or the handbook"), {QKeySequence::HelpContents}, [this] {
        // No rule makes Redo grey; what is pointed at knows why.
        const QWidget* pointed = QApplication::widgetAt(QCursor::pos());
        if (pointed && !pointed->isEnabled() && kit::ruleAt(QCursor::pos()) < 0)
            if (const QString why = QTextDocumentFragment::fromHtml(pointed->toolTip()).toPlainText(); !why.isEmpty())
                return m_notice->say(why);
        const QString atom = atomHere(), typed = m_search->hasFocus() ? m_search->text() : QString();
        link(atom.isEmpty() ? QStringLiteral("handbook") : QStringLiteral("rules"),
            atom.isEmpty() ? chapterOf(currentPage()) : atom);
        m_search->setText(typed); // whoever looks something up in between goes on typing
    });
    action("grey", tr("Why buttons are grey"), {QKeySequence(QStringLiteral("Ctrl+F1"))}, [this] {
        const QList<Grey> all = greyIn(*this);
        if (all.isEmpty())
            return m_notice->say(tr("No button in sight is grey."));
        tellGrey(*this, all, [this](const QWidget& button) {
            if (const QString atom = atomOf(&button); !atom.isEmpty())
                link(QStringLiteral("rules"), atom);
        });
    });
    action("spoken", tr("The table in one paragraph, to be read aloud"), {QKeySequence(QStringLiteral("F7"))},
        [this] { tellSpoken(); });
    action("about", tr("About Muster Roll"), {QKeySequence(QStringLiteral("F10"))}, [this] { tellAbout(); });
    action("quit", tr("Quit"), {QKeySequence(QStringLiteral("Ctrl+Q"))}, [this] { close(); });
    connect(m_search, &QLineEdit::textEdited, this,
        [this](const QString& text) { link(QStringLiteral("rules"), QStringLiteral("?") + text); });
    m_search->installEventFilter(this);
    connect(m_search, &QLineEdit::returnPressed, this, [this] {
        if (currentPage() == QLatin1String("rules"))
            page(QStringLiteral("rules"))->open(QStringLiteral("!"));
    });
}

const kit::Desk* MainWindow::desk() const
{
    const kit::Desk* own = m_sitting ? m_library.desk(m_sitting->game().id()) : nullptr;
    return own ? own : m_plain.get();
}

void MainWindow::choose(const QString& actor)
{
    m_isHeard |= std::exchange(m_actor, actor) != actor;
    if (!m_sitting)
        return;
    if (m_isGuided && actor.isEmpty()) { // half a choice is known to the guide
        guide();
        guideToFilled();
    }
    showNow();
    if (!actor.isEmpty())
        m_now->bring(actor);
}

void MainWindow::print()
{
    if (!m_sitting)
        return;
    PrintDialog dialog(papersOf(m_library, *m_sitting), m_sitting->name(), this);
    dialog.offerReport([this](const Reported& wanted) { return reportOf(*m_sitting, desk(), wanted); });
    dialog.exec();
}

// While it cannot be done, its tip says why.
static void setAble(QAction& action, bool isAble, const QString& whyNot)
{
    static constexpr char own[] = "ownTip";
    if (!action.property(own).isValid())
        action.setProperty(own, action.toolTip());
    action.setEnabled(isAble);
    action.setToolTip(isAble ? action.property(own).toString() : whyNot);
}

void MainWindow::refresh()
{
    const bool onTable = m_sitting != nullptr;
    m_title->setText(onTable ? m_sitting->name() : tr("Start"));
    // Where there is no room for all, the game's name is what can go.
    const QString named = onTable ? QStringLiteral(" · ") + m_sitting->game().title() : QString();
    m_heading->setProperty("canGo", named);
    m_heading->setText(onTable ? desk()->heading(m_sitting->state()) + named : QString());
    setWindowTitle(shelf::isKeptCopy(m_library.shelfPath()) ? tr("Copy (%1), only looked at – Muster Roll").arg(madeAt(m_library))
            : onTable                                       ? engine::fill(tr("%1 – Muster Roll"), {m_sitting->name()})
                                                            : tr("Muster Roll"));
    const bool mayChange = onTable && !m_sitting->isReadOnly();
    m_undo->setEnabled((onTable && m_sitting->isLooking()) || (mayChange && m_sitting->table().node() > 1));
    const bool isPast = onTable && m_sitting->isLooking();
    if (std::exchange(m_isPast, isPast) && !isPast)
        m_notice->done({}); // what it says of an earlier moment is over
    m_undo->setAccessibleName(isPast ? tr("Back to now") : tr("Undo"));
    if (isPast)
        m_heading->setText(engine::fill(tr("an earlier moment · %1"), {m_heading->text()}));
    kit::setTip(m_heading, m_heading->text());
    m_redo->setEnabled(mayChange && m_sitting->table().canRedo());
    m_undo->setToolTip(m_undo->isEnabled() ? tr("Undo (Ctrl+Z)") : tr("There is nothing to take back"));
    m_redo->setToolTip(m_redo->isEnabled() ? tr("Redo (Ctrl+Y)") : tr("Nothing was taken back here"));
    const QString whyNot = !onTable ? tr("No campaign lies on the table.")
        : mayChange                 ? tr("Go back to now first.")
                                    : tr("Here it is only looked at.");
    setAble(*m_edit, mayChange, whyNot);
    setAble(*m_remind, mayChange && !isPast && Reminder::isKnownTo(m_sitting->game()), whyNot);
    m_print->setVisible(onTable);
    showSharing();
    fitHeader();
    const QList<kit::DieWord> dice = desk()->dice(onTable ? m_sitting->state() : nullptr);
    m_tray->showDice(dice);
    fitTray();
    guide();
    if (!onTable)
        return;
    if (const Slot* table = slotOf(QStringLiteral("table")); table && table->page)
        table->page->refresh();
    guideToFilled();
    if (auto* current = static_cast<Page*>(m_stack->currentWidget()); current && current->objectName() != QLatin1String("table"))
        current->refresh();
    showNext();
    if (const Moved how = std::exchange(m_moved, Moved::No); how != Moved::No)
        followNext(how);
    if (m_sitting->isLooking())
        m_notice->say(tr("An earlier moment is shown; nothing is changed. Back to now (Undo) goes back to the table; the history "
                         "goes on from here."));
}

void MainWindow::link(const QString& id, const QString& what)
{
    m_isHeard = true;
    if (id == QLatin1String(kit::onceMore))
        return void(QTimer::singleShot(0, this, &MainWindow::onceMore)); // the button that asked goes with its table
    Page* wanted = page(id);
    if (!wanted)
        return;
    if (m_stack->currentWidget() != wanted)
        m_notice->movedOn(); // and not what it objects to
    wanted->open(what);
    if (!what.startsWith(QLatin1Char('?')))
        m_search->setText({}); // what was searched is found
    if (m_stack->currentWidget() == wanted && m_search->hasFocus())
        return; // a further letter: the page shows already what it found
    turnTo(wanted);
    if (id != QLatin1String("table") || what.isEmpty() || !m_sitting)
        return;
    choose({}); // an action that was looked up may be anybody's
    const QString verb = what.section(QLatin1Char(' '), 0, 0);
    if (!m_now->choose(verb, QJsonDocument::fromJson(what.mid(verb.size()).toUtf8()).object()))
        m_notice->say(tr("This cannot be done now, and nothing on the table comes near it."));
}

// Who types into the search walks through the hits without leaving it.
bool MainWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_header->parentWidget() && event->type() == QEvent::Resize) {
        fitHeader();
        QTimer::singleShot(0, this, &MainWindow::fitSide); // a part of the window, whatever it measures
    }
    if (watched == m_header->parentWidget() && event->type() == QEvent::Show)
        QTimer::singleShot(0, this, &MainWindow::fitHeader);          // its letters are known once it is shown
    if (watched == m_sides && event->type() == QEvent::LayoutRequest) // what is asked there may be wider
        QTimer::singleShot(0, this, &MainWindow::fitSide);
    if (watched == m_search && (event->type() == QEvent::Resize || event->type() == QEvent::FontChange))
        fitSearch();
    if (watched == m_search && (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut))
        QTimer::singleShot(0, this, &MainWindow::fitHeader);
    if (watched == m_search && event->type() == QEvent::FocusIn)
        QTimer::singleShot(0, this, [this] {
            page(QStringLiteral("rules"));
            (void)m_library.search();
        }); // the first key shall not wait for the books
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Escape) { // back to where the game is
            m_search->setText({});
            m_search->clearFocus();
            showPage(m_sitting ? QStringLiteral("table") : QStringLiteral("shelf"));
            return true;
        }
        Page* rules = page(QStringLiteral("rules"));
        if (rules && currentPage() == rules->objectName()
            && (key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp || key == Qt::Key_PageDown))
            return QCoreApplication::sendEvent(rules->firstFocus(), event);
    }
    return QMainWindow::eventFilter(watched, event);
}

// Larger letters make a window larger; smaller ones shall make it fit the screen again.
void MainWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange && isVisible() && kit::isFar() && !m_isFar && m_nearSize.isEmpty()) {
        m_nearSize = size(); // before anything follows the larger letters
        m_nearBands = {m_nowDock->width(), m_trayDock->height()};
    }
    QMainWindow::changeEvent(event);
    if ((event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) && isVisible())
        QTimer::singleShot(0, this, [this] {
            fitFar();
            fitHeader();
            followLetters();
            if (!isMaximized() && !isFullScreen())
                resize(size().boundedTo(screen()->availableSize()));
            comeNear();
        });
}

bool MainWindow::leave()
{
    const bool isToldAlready = m_notice->isFault();
    settleCounts(); // as long as a failure can be read
    if (!isToldAlready && m_notice->isFault())
        return false; // a full disk: the count is not there, which must be read once
    if (!m_library.isShelfStillThere())
        return false;         // where everything was saved must be read once
    setUpdatesEnabled(false); // what is put away is not watched
    if (!isMaximized())
        m_settings.setValue(QStringLiteral("window/size"), size());
    showTray(true);
    if (m_isFar) { // the next start begins with all bands, and puts them away itself
        m_nowDock->show();
        m_trayDock->show();
    }
    if (m_isBandLent)
        m_nowDock->show();
    m_settings.setValue(QStringLiteral("window/docks"), saveState());
    m_settings.setValue(QStringLiteral("window/band"), m_band);
    const double scale = qEnvironmentVariable("QT_SCALE_FACTOR", QStringLiteral("1")).toDouble();
    m_settings.setValue(QStringLiteral("window/screen"), (QSizeF(screen()->size()) * (scale > 0 ? scale : 1)).toSize());
    closeCampaign();
    return true;
}

// Whoever keeps the server of a table at which others sit is told once what closing means for them.
bool MainWindow::isToStay()
{
    const SharedTable* table = SharedTable::of(m_sitting.get());
    const QStringList others = table && !qApp->isSavingSession() ? table->cutOffByClosing() : QStringList();
    if (others.isEmpty() || std::exchange(m_isClosingMeant, true))
        return false;
    constexpr int meant = 8000; // milliseconds in which it is meant
    QTimer::singleShot(meant, this, [this] { m_isClosingMeant = false; });
    m_notice->told(
        engine::fill(tr("Close once more: the server of this table runs in this window, and %1 would play on alone until "
                        "it is opened again."),
            {QLocale().createSeparatedList(others)}));
    return true;
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (isToStay())
        event->ignore();
    else if (leave())
        QMainWindow::closeEvent(event);
    else
        event->ignore();
}

static void toFirst(Page* page)
{
    if (QWidget* const first = page->firstFocus())
        first->setFocus();
}

// What had the keyboard and can be used no more passes it on to whatever stands next. It stays with the page, or with what can be
// done on it: nobody pressed Tab.
bool MainWindow::focusNextPrevChild(bool next)
{
    const QWidget* lost = QApplication::focusWidget();
    auto* page = static_cast<Page*>(m_stack->currentWidget());
    const auto isHere = [&](const QWidget* one) {
        return one && page && (page->isAncestorOf(one) || m_nowSide->isAncestorOf(one));
    };
    const bool isLost = isHere(lost) && (!lost->isEnabled() || !lost->isVisible());
    const OpenTable open(*this);
    const bool hasMoved = QMainWindow::focusNextPrevChild(next);
    if (isLost && m_nowSide->isAncestorOf(lost) && m_now->isVisible())
        m_now->offers()->setFocus(); // what comes next, and no way away from this table
    else if (isLost && (qobject_cast<const QAbstractButton*>(lost) || !isHere(QApplication::focusWidget())))
        toFirst(page); // not on whatever stands beside a button that was pressed
    return hasMoved;
}

} // namespace window
