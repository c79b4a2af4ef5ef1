// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the main window does with its pages: buttons at the side and at the top, made when they are first seen.
#include "window/main_window.h"

#include "kit/drawn/fitting.h"
#include "kit/drawn/icons.h"
#include "kit/lists/dice_tray.h"
#include "kit/lists/notice_bar.h"
#include "kit/lists/term_label.h"
#include "window/shelf/once_more.h"

#include <QAccessibleWidget>
#include <QAction>
#include <QButtonGroup>
#include <QDockWidget>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QShowEvent>
#include <QStackedWidget>
#include <QStyle>
#include <QTimer>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace window {

namespace {

// A tool button that can be checked is heard as a box that is ticked; these are one choice among pages.
class HeardPage : public QAccessibleWidget {
public:
    explicit HeardPage(QWidget* button)
        : QAccessibleWidget(button, QAccessible::RadioButton)
    {
    }
    QAccessible::State state() const override
    {
        QAccessible::State now = QAccessibleWidget::state();
        now.checkable = true;
        now.checked = page()->isChecked();
        return now;
    }
    QStringList actionNames() const override { return QStringList{pressAction()} + QAccessibleWidget::actionNames(); }
    void doAction(const QString& name) override
    {
        if (name == pressAction())
            page()->click();
        else
            QAccessibleWidget::doAction(name);
    }

private:
    QToolButton* page() const { return static_cast<QToolButton*>(widget()); }
};

QAccessibleInterface* heardPage(const QString&, QObject* object)
{
    auto* button = qobject_cast<QToolButton*>(object);
    return button && button->property("look").toString() == QLatin1String("rail") ? new HeardPage(button) : nullptr;
}

constexpr const char* ofHeader = "signInHeader";

} // namespace

void MainWindow::addPage(const QString& id, const QString& title, const QString& sign, const QKeySequence& key, Make make)
{
    QAccessible::installFactory(heardPage); // once, however often it is said
    auto* button = new QToolButton(this);
    button->setProperty("look", "rail"); // before anybody hears of it: what is heard is made once
    button->setText(title);
    button->setIcon(kit::signIcon(sign));
    button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_railLayout->insertWidget(m_railLayout->count() - 1, button);
    addSlot(id, title, button, key, std::move(make));
}

void MainWindow::addHeaderPage(const QString& id, const QString& title, const QKeySequence& key, Make make, const QString& sign)
{
    auto* button = new QPushButton(title, m_header->parentWidget());
    button->setProperty(ofHeader, sign);
    button->setProperty(inWords, title);
    m_header->addWidget(button);
    addSlot(id, title, button, key, std::move(make));
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    fitEdges();
}

// In a window of few lines the table has the room of the edges.
void MainWindow::fitEdges()
{
    const int edge = kit::isTight(*m_notice) ? 3 : 8;
    m_content->setContentsMargins(10, edge, 10, edge);
    m_content->setSpacing(std::min(edge, 6));
    m_header->setContentsMargins(14, std::min(edge, 6), 14, std::min(edge, 6));
    m_notice->fit();
    m_tray->fit();
    constexpr int twoSentences = 170; // of a window of few lines the list has the room that they leave
    m_guideText->expect(kit::isCramped(*m_notice) ? 0 : twoSentences);
}

// Words beside the signs where there is room for all of them. Of large letters a window holds few: then the pages at the side are
// told by their signs alone, and named by their tips.
void MainWindow::fitHeader()
{
    fitEdges();
    constexpr int fewLetters = 145; // the board needs the room more than the names
    const bool hasRoom = width() >= fewLetters * fontMetrics().averageCharWidth();
    for (QToolButton* one : m_railLayout->parentWidget()->findChildren<QToolButton*>()) {
        one->setToolButtonStyle(hasRoom ? Qt::ToolButtonTextUnderIcon : Qt::ToolButtonIconOnly);
        one->setMinimumHeight(
            one->fontMetrics().lineSpacing() * (hasRoom ? 2 : 1) + 6); // its sign, and its name where it is told
    }
    m_undo->setIcon(kit::signIcon(m_isPast ? QStringLiteral("⇥") : QStringLiteral("↶")));
    m_redo->setIcon(kit::signIcon(QStringLiteral("↷")));
    const auto say = [this](bool isNamed, bool inSigns) {
        m_brand->setText(isNamed ? tr("Muster Roll") : QString());
        m_undo->setText(inSigns ? QString() : m_isPast ? tr("Back to now") : tr("Undo"));
        m_redo->setText(inSigns ? QString() : tr("Redo"));
        const int letter = fontMetrics().averageCharWidth(), name = m_title->fontMetrics().horizontalAdvance(m_title->text()) + 2;
        m_title->setMinimumWidth(std::min(name, letter * 22)); // what it is called comes before words that its signs say as well
        constexpr int least = 160;                             // the first words of what it is for, and of what is typed
        m_search->setMinimumWidth(std::max(least, letter * (inSigns ? 9 : 12)));
    };
    const auto sayPages = [this](bool inSigns) { // a word that is cut says less than a sign
        for (QPushButton* one : m_header->parentWidget()->findChildren<QPushButton*>())
            if (const QString words = one->property(inWords).toString(), sign = one->property(ofHeader).toString();
                !words.isEmpty()) {
                const bool isSign = inSigns && !sign.isEmpty();
                one->setText(isSign ? QString() : words);
                one->setIcon(isSign ? kit::signIcon(sign, true) : QIcon());
            }
    };
    const auto showWords = [this](bool isShown) {
        m_title->setVisible(isShown);
        m_heading->setVisible(isShown);
    };
    m_heading->setMinimumWidth(0);
    showWords(true);
    say(true, false);
    sayPages(false);
    m_header->invalidate(); // letters may be others by now
    const auto spare = [this] { return m_header->parentWidget()->width() - m_header->minimumSize().width(); };
    // Where the table stands is read more often than the search is used; the game's name behind it can go. Of both, and of a few
    // words to search for, there is more to read than of the program's own name.
    const QString where = m_heading->text().section(QStringLiteral(" · "), 0, -2);
    const int wide = m_heading->fontMetrics().horizontalAdvance(where) + 2;
    const int typed = m_search->fontMetrics().averageCharWidth() * 24 + m_search->fontMetrics().height() * 2;
    if (spare() < wide + typed - m_search->minimumWidth())
        say(false, false);
    if (spare() < wide)
        say(false, true);
    if (spare() < wide)
        sayPages(true);
    for (const int letters : {8, 4}) // none would be all of it
        if (spare() < 0)
            m_title->setMinimumWidth(std::min(m_title->minimumWidth(), fontMetrics().averageCharWidth() * letters));
    const bool isTitled = spare() >= 0;
    if (!isTitled)
        m_title->hide(); // the window's own title names it too
    if (spare() < 0)     // nothing else can give way to letters as wide as these
        m_search->setMinimumWidth(std::max(fontMetrics().averageCharWidth() * 9, m_search->minimumWidth() + spare()));
    m_heading->setMinimumWidth(std::clamp(wide, 0, std::max(0, spare())));
    // A few words are typed there, beside the sign that empties it.
    m_search->setMaximumWidth(std::max(typed, m_search->fontMetrics().horizontalAdvance(searchHints().first()) + 60));
    m_search->setMinimumWidth(std::min(typed, m_search->minimumWidth() + std::max(0, spare())));
    showWords(m_search->minimumWidth() >= typed || !m_search->hasFocus()); // who searches sees what is typed
    if (!isTitled)
        m_title->hide();
}

// What is typed there, in as many words as stand there whole; the first are the most.
QStringList MainWindow::searchHints()
{
    return {tr("Search rules, cards, history…  Ctrl+K"), tr("Search…  Ctrl+K"), tr("Search…")};
}

void MainWindow::fitSearch()
{
    const int edges = m_search->fontMetrics().height() + 8; // its border, and the sign that empties it
    const QStringList hints = searchHints();
    const auto whole = std::ranges::find_if(
        hints, [&](const QString& hint) { return m_search->fontMetrics().horizontalAdvance(hint) + edges <= m_search->width(); });
    m_search->setPlaceholderText(whole == hints.end() ? hints.last() : *whole);
}

void MainWindow::addSlot(const QString& id, const QString& title, QAbstractButton* button, const QKeySequence& key, Make make)
{
    button->setObjectName(QStringLiteral("page-") + id);
    button->setAccessibleName(title);
    button->setToolTip(key.isEmpty() ? title : QStringLiteral("%1 (%2)").arg(title, key.toString(QKeySequence::NativeText)));
    button->setCheckable(true);
    button->setAutoExclusive(true); // heard as one of several pages, not as something that is ticked
    m_rail->addButton(button);
    m_slots.push_back({id, button, std::move(make), nullptr});
    connect(button, &QAbstractButton::clicked, this, [this, id] { showPage(id); });
    auto* action = new QAction(title, this);
    action->setObjectName(QStringLiteral("show-") + id);
    action->setShortcut(key);
    addAction(action);
    connect(action, &QAction::triggered, this, [this, id] {
        m_search->clearFocus(); // who asks for a page by its key has finished typing
        showPage(id);
    });
}

MainWindow::Slot* MainWindow::slotOf(const QString& id)
{
    const auto it = std::find_if(m_slots.begin(), m_slots.end(), [&](const Slot& slot) { return slot.id == id; });
    return it == m_slots.end() ? nullptr : &*it;
}

Page* MainWindow::page(const QString& id)
{
    Slot* slot = slotOf(id);
    if (!slot)
        return nullptr;
    if (!slot->page) {
        Page* made = slot->make();
        slot = slotOf(id); // making a page may add others
        slot->page = made;
        made->setObjectName(id);
        m_stack->addWidget(made);
        connect(made, &Page::linkWanted, this, &MainWindow::link);
        connect(made, &Page::campaignWanted, this, &MainWindow::openCampaign);
        connect(made, &Page::failed, this, &MainWindow::fail);
        connect(made, &Page::objected, m_notice, &kit::NoticeBar::object);
        connect(made, &Page::told, m_notice, &kit::NoticeBar::told);
        connect(made, &Page::movedOn, m_notice, &kit::NoticeBar::movedOn);
        connect(made, &Page::aloneChanged, this, &MainWindow::fitBand);
        connect(made, &Page::undoable, m_notice, &kit::NoticeBar::done);
        made->sit(m_sitting.get(), desk());
    }
    return slot->page;
}

void MainWindow::showPage(const QString& id)
{
    Page* wanted = page(id);
    if (wanted && m_stack->currentWidget() != wanted)
        m_notice->movedOn();
    if (wanted)
        turnTo(wanted);
}

void MainWindow::turnTo(Page* wanted)
{
    const QString id = wanted->objectName();
    slotOf(id)->button->setChecked(true);
    if (auto* left = m_stack->currentWidget(); left && left->objectName() == QLatin1String("table"))
        m_handsAtTable = left->isAncestorOf(focusWidget()) ? focusWidget() : nullptr; // not what had the keys before a search
    m_stack->setCurrentWidget(wanted);
    if (id != QLatin1String("rules"))
        m_search->setText({});
    wanted->refresh();
    if (m_sitting && id == QLatin1String("table")) { // it may have been made just now: what it fills is known
        guideToFilled();
        showNext();
    }
    showSide(wanted);
    fitBand();
    fitTray();
    if (m_search->hasFocus())
        return;
    // Whoever comes back to the table goes on where the hands were; another table begins at its beginning.
    QWidget* last = id == QLatin1String("table") ? m_handsAtTable.data() : nullptr;
    const bool isThere = last && wanted->isAncestorOf(last) && last->isVisible() && last->isEnabled();
    const bool isNew = id == QLatin1String("table") && m_sitting && !isThere;
    (isThere ? last : isNew ? nextFocus(*wanted) : wanted->firstFocus())->setFocus();
}

// What can be done now, wherever it stands.
void MainWindow::showBand()
{
    m_nowDock->show();
    if (m_nowDock->isFloating()) {
        m_nowDock->raise();
        m_nowDock->activateWindow();
    }
    showSide(nullptr);
}

// A band in a window of its own was there before this one is seen: the desktop would leave it behind it for good.
void MainWindow::showEvent(QShowEvent* event)
{
    QMainWindow::showEvent(event);
    m_letters = fontMetrics().height();
    if (event->spontaneous())
        return;
    QTimer::singleShot(0, this, [this] {
        for (QDockWidget* dock : {m_nowDock, m_trayDock})
            if (dock->isFloating() && dock->isVisible()) {
                dock->hide();
                dock->show();
            }
    });
}

void MainWindow::showSide(Page* page)
{
    QWidget* side = page && page->side() ? page->side() : m_nowSide;
    if (m_sides->indexOf(side) < 0)
        m_sides->addWidget(side);
    m_sides->setCurrentWidget(side);
    fitSide();
    m_nowDock->titleBarWidget()->findChild<QLabel*>()->setProperty("brief", side == m_nowSide ? tr("Now") : QString());
    m_nowDock->setWindowTitle(side == m_nowSide ? tr("What can be done now") : side->accessibleName());
}

// As wide as what stands in it says, up to a third of the window: nothing of it is scrolled to sideways. What was drawn in a
// wider window, or with smaller letters, leaves the table its room all the same, and is as wide again once the window is.
void MainWindow::fitSide()
{
    constexpr int narrow = 270, fewLetters = 145;
    const int widest = m_sides->currentWidget()->minimumSizeHint().width() + style()->pixelMetric(QStyle::PM_ScrollBarExtent) + 4;
    // Wider with the letters, once they are a fifth larger than usual: a point more or less has room. Where they are nearly
    // twice as large the table needs the room more.
    const double larger = font().pointSizeF() / QFontDatabase::systemFont(QFontDatabase::GeneralFont).pointSizeF();
    constexpr double muchLarger = 1.8;
    const bool isWider = larger >= 1.2 && larger < muchLarger;
    const int letter = fontMetrics().averageCharWidth(),
              letters = width() < fewLetters * letter ? 36 : 43; // of a line that reads well
    const int needed = std::max(widest, isWider ? letter * letters : larger < muchLarger ? narrow : width() * 3 / 10);
    const int least = m_nowDock->minimumWidth();
    const bool isHeld = m_nowDock->width() <= least; // by its letters or a page's side, by nobody's hand
    const bool isSeen = m_nowDock->isVisible() && !m_nowDock->isFloating();
    const bool isDrawn = isSeen && std::exchange(m_bandFor, width()) == width(); // the window stayed as it was
    if (isSeen && !isDrawn)
        m_bandTries = 3; // until all around it is laid out
    else if (isDrawn && m_bandTries == 0 && m_band <= m_nowDock->maximumWidth()
        && !(isHeld && m_isBandOfPage)) // nothing holds it back
        m_band = m_nowDock->width();
    constexpr int roomy = 1024; // pixels of a window in which a page has its width beside it
    const bool isOfPage = m_sides->currentWidget() != m_nowSide && width() >= roomy; // which needs no room for a table
    m_nowDock->setMinimumWidth(std::max(narrow, std::min(needed, isOfPage ? width() * 2 / 5 : width() / 3)));
    m_nowDock->setMaximumWidth(m_nowDock->isFloating() ? QWIDGETSIZE_MAX : std::max(m_nowDock->minimumWidth(), width() * 2 / 5));
    if (isSeen && m_nowDock->x() + m_nowDock->width() > width()) // it has grown where it stood: not beyond the edge
        layout()->activate();
    // What held it goes back to the table; before the window is seen nobody drew it.
    if (((isHeld && m_nowDock->minimumWidth() < least) || (larger >= 1.2 && !isVisible())) && !m_nowDock->isFloating())
        resizeDocks({m_nowDock}, {std::max(m_band, m_nowDock->minimumWidth())}, Qt::Horizontal);
    m_isBandOfPage = isOfPage;
    if (!isSeen || m_bandTries == 0)
        return;
    --m_bandTries;
    if (const int wanted = std::min(m_band, m_nowDock->maximumWidth()); wanted > m_nowDock->width()) { // it was held back
        resizeDocks({m_nowDock}, {wanted}, Qt::Horizontal);
        QTimer::singleShot(0, this, &MainWindow::fitSide);
    } else {
        m_bandTries = 0;
    }
}

// The band is as wide as its letters are large, whoever drew it so.
void MainWindow::followLetters()
{
    const int letters = fontMetrics().height(), before = std::exchange(m_letters, letters);
    fitSide();
    if (before <= 0 || letters == before || m_nowDock->isFloating())
        return;
    const int wanted = std::max(m_nowDock->minimumWidth(), m_nowDock->width() * letters / before);
    if (m_nowDock->isVisible())
        m_band = wanted;
    resizeDocks({m_nowDock}, {wanted}, Qt::Horizontal);
}

// A page that is alone has the room of the band as long as it is in sight; a band that somebody put away stays away.
void MainWindow::fitBand()
{
    const auto* shown = qobject_cast<const Page*>(m_stack->currentWidget());
    const bool isAlone = shown && shown->isAlone() && !m_nowDock->isFloating();
    if (isAlone == m_isBandLent || (isAlone && !m_nowDock->isVisibleTo(this)))
        return;
    m_isBandLent = isAlone;
    m_nowDock->setVisible(!isAlone && !m_isFar);
}

QString MainWindow::currentPage() const { return m_stack->currentWidget() ? m_stack->currentWidget()->objectName() : QString(); }

void MainWindow::onceMore()
{
    auto next = m_sitting ? window::onceMore(m_library, *m_sitting) : engine::Result<std::unique_ptr<kit::Sitting>>(nullptr);
    if (!next)
        m_notice->object(next.faults());
    else if (*next)
        take(std::move(*next));
}

} // namespace window
