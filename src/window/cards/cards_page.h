// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The cards of a game: packs, what is entered of them, and ways to enter more while playing: a card that is filled in, a table
// that is typed over, rows that are pasted. In a campaign of one's own all its packs are shown as one; what is entered goes into
// the owner's own cards. Each change is one step back.
#pragma once

#include "cards/pasted.h"
#include "kit/forms/form.h"
#include "window/cards/cards_model.h"
#include "window/cards/drafts.h"
#include "window/cards/on_table.h"
#include "window/cards/photographs.h"
#include "window/library.h"
#include "window/page.h"

#include <QPointer>

#include <memory>

class QAbstractItemView;
class QCheckBox;
class QSettings;

namespace Ui {
class CardsPage;
class CardSide;
} // namespace Ui

namespace kit {
class CardEntry;
}

namespace window {

class MergePanel;
class PastePanel;
class PackText;

class CardsPage : public Page {
    Q_OBJECT

public:
    CardsPage(Library& library, QWidget* parent = nullptr);
    ~CardsPage() override;

    void keepDraftsIn(QSettings& settings) { m_drafts.keepIn(settings); } // what is typed and not entered outlives the page

    void sit(kit::Sitting* sitting, const kit::Desk* desk) override;
    void refresh() override;
    void open(const QString& what) override; // "setup.mercenaries.hobb-carrow"
    QWidget* side() override { return m_side; }
    bool isAlone() const override; // a card on its face says all of itself
    QWidget* firstFocus() override;
    bool takeBack() override;
    void offerBack(const QString& said);

    void paste(const QByteArray& text, const QString& from); // a table of cards, looked at before it is taken
    // With a file's name instead of asking for it.
    void importFrom(const QString& file);
    void showText(const QString& file); // a pack, to be kept
    void openFile(const QString& file);
    void mergeFrom(const QString& file); // another owner's pack, into the owner's own cards
    bool exportTo(const QString& file);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    bool takesPicture(QAbstractItemView& list, QEvent& event); // that is dragged onto the card itself
    void keyPressEvent(QKeyEvent* event) override;             // what the part with the keyboard has no use for

private:
    // How it was before a change, here and on the table.
    struct Step {
        cards::Pack before, after;
        qint64 node = 0; // of the table behind the change; 0: it was not touched
        QList<PictureMoved> pictures{};
        QString said{}; // what it was
    };

    void wire();
    void wireWays(); // to enter cards
    void readPacks();
    void showPack();
    void showSection();
    void showCard(int row); // -1: a new one
    void order();           // of the Tab key: behind the list comes what is open
    void nameShortly();     // the field of the short name
    QString draftKey() const;
    QJsonObject inForm() const; // the card that is typed there
    void check();
    kit::Names names() const;
    void save();
    bool keepCard(const QJsonObject& before, const QJsonObject& card);         // false: it was told why not
    engine::Result<cards::Pack> replaced(const QList<Reprint>& cards);         // in the pack that is shown
    QStringList lyingOn(const kit::Sitting& sitting) const;                    // ids of this list, where this pack is played with
    QList<engine::Fault> lyingElsewhere(const QStringList& ids);               // in other campaigns
    static constexpr bool takesLong(qsizetype cards) { return cards >= 1000; } // seconds, in which nothing else can be done
    void tellLong(const QString& what);
    void movePictures(QList<PictureMoved> all);                    // with the change that was kept last
    PictureMoved moved(const QString& before, const QString& now); // the picture of a card whose id was another one
    bool isThere(const QString& id) const;                         // a card of this list, met or not
    void enterCard(int row, const QJsonObject& known = {});        // on its face; -1: a new one, of which that is known
    void entered(const QJsonObject& card);
    QJsonObject lastEntered(const QString& butId) const; // of this list
    void leaveEntry();
    void cancelEntry();    // what was typed since it was opened is forgotten
    void showPhotograph(); // of the card in the form
    void notePhotograph(const QList<PictureMoved>& done);
    void noteDraft(); // what is typed on the face is kept until it is entered
    void tellDrafts();
    QStringList begunIn(const cards::Section& list) const;
    QString wordsOf(const cards::Section& list) const;
    int firstOpen(const QStringList& ids) const;                 // the row of the first that lacks something; -1: none does
    QList<cards::Section> metOf(QList<cards::Section> sections); // all cards, or those that the table has met
    void showMet();
    void followTable();
    void countOtherwise();
    void lookOtherwise();
    void bringTicked(const cards::Pack& ticked);                                                // to the table
    void tellSource(const QJsonObject& card);                                                   // which pack says what
    QStringList tellOtherwise(const Otherwise& one, QMap<QString, QStringList>& ofField) const; // and the table
    QList<engine::Fault> asOnForm(QList<engine::Fault> faults) const; // at fields as the form calls them
    QList<engine::Fault> nameGone(const QJsonObject& before, const QJsonObject& card) const;
    QString stillSaid(const QJsonObject& before, const QJsonObject& card) const; // what was cleared and stands in another pack
    void fitSide();                         // a card that is entered on its face is no form beside it
    void pasteHere(const QByteArray& text); // over the cells from the current one on
    void take(const cards::Preview& preview, cards::Take which);
    void merge(const cards::Pack& theirs); // looked at before it is done
    void takeMerged(const cards::Pack& pack);
    QString toTable(const cards::Section& section, const QList<Reprint>& cards); // what came of it, in words
    void remove();
    bool move(const Step& step, bool isBack);
    void followUndo(const engine::Submission& submission);
    void beginPack();
    bool keep(cards::Pack pack, const QString& done); // false: it was told why not
    QWidget* list() const;                            // of the cards, in the way that is chosen
    bool isForTable() const;
    const engine::Game* game() const;
    const cards::Section* section() const;
    PackHere here() const { return m_packs.value(current()); }
    int current() const;
    QList<cards::Pack> packsShown() const; // the one that is edited stands last
    QList<cards::Pack> packsPlayed() const;

    Library& m_library;
    std::unique_ptr<Ui::CardsPage> m_ui;
    std::unique_ptr<Ui::CardSide> m_sideUi;
    QWidget* m_side; // the window takes it into its band
    PackText* m_text;
    PastePanel* m_pasted;
    MergePanel* m_merged;
    kit::CardEntry* m_entry;
    QCheckBox* m_onTableToo; // the same on the face
    Photographs* m_photographs = nullptr;
    CardsModel m_model;
    kit::Form* m_form = nullptr;
    QPointer<QWidget> m_firstOpen; // in the form
    kit::Sitting* m_sitting = nullptr;
    const kit::Desk* m_desk = nullptr;
    QList<PackHere> m_packs;
    QList<cards::Section> m_sections; // whole
    QList<cards::Section> m_shown;    // of each what is shown
    QList<cards::Place> m_places;     // of a card of the list that is shown
    Drafts m_drafts;
    QJsonObject m_draftBefore; // of the card on the face, before it was opened
    QString m_counted;         // what is entered of the list and what is missing, in words
    QList<Step> m_steps;
    QList<Step> m_undone; // on the table, which may do them again
    struct Differing {
        cards::Section section;
        QList<Otherwise> cards;
    };
    QList<Differing> m_otherwise; // of the cards that the campaign plays with
    qint64 m_shownAt = 0;         // the node of the table that was looked at for it
    QJsonObject m_entered;        // the last card that was
    QString m_enteredIn;          // and its list
    QStringList m_order;          // ids in the order in which they are shown
    QString m_ordered;            // which list that is
    int m_row = -1;               // of the card in the form; -1: a new one
    QString m_formOf;             // its draft's key
    QString m_cameFrom;           // the card that was chosen before the new one
    bool m_returns = false;       // to the table, when the card is entered
    bool m_goesOn = false;        // when all of its list are
    bool m_isToldLong = false;    // that something takes a while
    bool m_isBringing = false;    // cards to the table, just now
};

} // namespace window
