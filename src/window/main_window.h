// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The window: rail, pages, what can be done now, dice tray. It knows pages and desks, and no game.
#pragma once

#include "kit/lists/differences.h"
#include "kit/rule_behind.h"
#include "rulebook/terms.h"
#include "window/library.h"
#include "window/page.h"

#include <QMainWindow>
#include <QPointer>

#include <functional>

class QAbstractButton;
class QAction;
class QButtonGroup;
class QDockWidget;
class QFrame;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSettings;
class QStackedWidget;
class QTimer;
class QVBoxLayout;

namespace kit {
class AskPanel;
class DiceTray;
class HandsList;
class NoticeBar;
class NowPanel;
class StageBar;
class TermLabel;
} // namespace kit

namespace window {

class TablePage;

class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    MainWindow(Library& library, QSettings& settings);
    ~MainWindow() override;

    // A page is made when it is first shown. key: its shortcut.
    using Make = std::function<Page*()>;
    void addPage(const QString& id, const QString& title, const QString& sign, const QKeySequence& key, Make make);
    void addHeaderPage(const QString& id, const QString& title, const QKeySequence& key, Make make,
        const QString& sign = {});          // its button stands at the top
    void addTable(const QKeySequence& key); // the page of the campaign on the table
    void showPage(const QString& id);
    bool leave(); // keeps all, and closes the campaign: only its picture stands still. False: somebody must read something first
    QString currentPage() const;
    Page* page(const QString& id); // made now if it was not yet; null when there is none

    void openCampaign(const QString& id);
    void reopen();                                    // what lay on the table when the program was cut off
    void take(std::unique_ptr<kit::Sitting> sitting); // puts it on the table
    void settleCounts();                              // what was counted a moment ago and waits for more
    void closeCampaign();
    kit::Sitting* sitting() const { return m_sitting.get(); }
    kit::DiceTray& tray() const { return *m_tray; }
    void fail(const QList<engine::Fault>& faults);
    void playOnWithSaved();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Slot {
        QString id;
        QAbstractButton* button = nullptr;
        Make make;
        Page* page = nullptr;
    };

    QWidget* makeHeader();
    QWidget* makeRail();
    QWidget* makeBelow();
    void makeDocks();
    void makeActs();
    void makeActions();
    Slot* slotOf(const QString& id);
    void addSlot(const QString& id, const QString& title, QAbstractButton* button, const QKeySequence& key, Make make);

    QString keyOf(const char* what) const; // of a setting that belongs to the campaign on the table
    void connectSitting();
    void done(const engine::Submission& submission);
    QStringList pinsOf(const engine::Submission& submission) const;
    void othersActed(const QStringList& told);
    void keepSummarySoon();
    void keepHands();
    QStringList takeKept();
    void notDone(const QList<engine::Fault>& faults);
    void followName(const engine::AnyAction& action, qint64 before); // of what had none until this act
    void followNames(); // what the hands are to do names cards as they are called by now
    void showSharing();
    static constexpr const char* inWords = "wordsInHeader"; // what a page's button there says where it has room for words
    void fitEdges();
    void fitHeader();
    bool isToStay();
    void fitSearch();
    static QStringList searchHints();
    QString movedTo(qint64 node);
    void goOn();
    void intend(const engine::AnyAction& action);
    void tellSpoken();
    void tellAbout();
    void tellOtherwise();
    QString atomHere() const;
    QString atomOf(int rule) const;
    QString atomOf(const QWidget* control) const;
    const kit::StageBar* stages() const; // of the table, where it is in sight
    void endDice();
    void refused(const engine::Submission& submission);
    void turnTo(Page* page);
    void showSide(Page* page); // null: what can be done now
    void fitSide();
    void followLetters();
    void showBand();
    void fitBand(); // to the page
    void choose(const QString& actor);
    void print();
    void refresh();
    void link(const QString& page, const QString& what);
    void makeGuide();
    QWidget* makeWayOn();
    void onceMore(); // the game is over: the same players again
    void guide();
    void guideToFilled();
    bool showNow();
    void showNext();
    static engine::AnyAction filledOn(const QWidget& page);
    QWidget* nextFocus(Page& table) const;
    enum class Moved { No, On, Elsewhere }; // since the table was shown: an act, or a way to another moment, page or table
    static void bringIntoSight(QWidget& one);
    void followNext(Moved how);
    void noteMoved(const engine::Submission& submission);
    bool isSlip(const engine::AnyAction& action);
    void showToSeat(); // or to nobody
    void fitTray();
    void showTray(bool isWanted);
    void rollTyped(const engine::AnyAction& action, const QString& decision);
    void recordDice(const engine::Submission& submission);
    QList<engine::AnyAction> awaited() const;
    engine::AnyAction chosenRoll() const;
    QList<engine::Die> behindChosen() const;
    bool takesDie(const QString& letter);
    bool findsOffer(const QString& letter);
    void undo();
    void fitWaiting();
    void answerDie(const QList<int>& faces);
    void askAgain(const engine::Submission& submission);
    void keepRolls();
    void fitFar();
    void comeNear();
    const kit::Desk* desk() const;

    Library& m_library;
    QSettings& m_settings;
    bool m_isClosingMeant = false;      // it was said for whom it means something
    bool m_isBandLent = false;          // the page has its room
    int m_band = 0;                     // how wide somebody drew it
    int m_bandFor = 0;                  // and the window, when it was looked at
    int m_bandTries = 0;                // left, to give it that width again
    bool m_isBandOfPage = false;        // what stands beside a page had a say in it
    int m_letters = 0;                  // how high they are; 0: nobody has seen any yet
    QPointer<QWidget> m_handsAtTable;   // what had the keyboard when the table's page was left
    std::unique_ptr<kit::Desk> m_plain; // for games without a desk
    std::unique_ptr<kit::Sitting> m_sitting;
    rulebook::Terms m_terms; // by which words of its game lead to their rules
    QString m_actor;
    qint64 m_asked = 0;   // the node whose act somebody else did: taken back when it is wanted once more
    qint64 m_node = 0;    // where the table stood when it was told last
    kit::Titles m_called; // what is called how, as long as the hands have something to do
    QTimer* m_behind = nullptr;
    std::vector<Slot> m_slots;
    QButtonGroup* m_rail = nullptr;
    QWidget* m_railFrame = nullptr;
    QVBoxLayout* m_railLayout = nullptr;
    QStackedWidget* m_stack = nullptr;
    QHBoxLayout* m_header = nullptr;
    QLabel* m_brand = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_heading = nullptr;
    QLineEdit* m_search = nullptr;
    QPushButton* m_undo = nullptr;
    QPushButton* m_redo = nullptr;
    QPushButton* m_print = nullptr;
    QPushButton* m_goOn = nullptr;
    kit::NoticeBar* m_notice = nullptr;
    QFrame* m_guide = nullptr; // what to press next, on a table that is tried
    kit::TermLabel* m_guideText = nullptr;
    bool m_isGuided = false;
    bool m_isTried = false; // the cards come with the program
    QPushButton* m_wayOn = nullptr;
    kit::NowPanel* m_now = nullptr;
    kit::HandsList* m_hands = nullptr;
    kit::AskPanel* m_ask = nullptr;
    kit::DiceTray* m_tray = nullptr;
    QStackedWidget* m_sides = nullptr; // of the right band
    QWidget* m_nowSide = nullptr;
    QDockWidget* m_nowDock = nullptr;
    bool m_isPast = false; // an earlier moment is shown
    bool m_isFar = false;
    QSize m_nearSize;                 // before all was read from afar; empty: the program began so
    QSize m_nearBands;                // how wide the band was, how high the tray
    bool m_isTrayAway = false;        // because there are no dice
    QVBoxLayout* m_content = nullptr; // the page, and below it what was done last
    QDockWidget* m_trayDock = nullptr;
    QAction* m_edit = nullptr; // checked: a press on the table may set a value
    QAction* m_remind = nullptr;
    kit::Pointing* m_pointing = nullptr;
    int m_refusal = -1;     // the rule of what was just refused; below 0: nothing was
    bool m_isHeard = false; // something came of the key that was pressed last
    Moved m_moved = Moved::No;
    QPointer<QWidget> m_pressedIn; // what had the keyboard then
    kit::Pointing::Press m_acted;  // by which the mouse did the last act
    bool m_hasThrown = false;      // the program, for the campaign on the table
};

} // namespace window
