// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Looking rules up: what was found, the entry to read with the table's own notes and rulings, and beside it the rules that
// are in force now. The words to look for come from the window's search.
#pragma once

#include "rulebook/terms.h"
#include "window/search/found_model.h"
#include "window/page.h"

#include <QPointer>

#include <memory>

class QLabel;
class QListView;
class QTextBrowser;
class QTimer;

namespace Ui {
class RulesPage;
}
namespace kit {
class Editor;
}

namespace window {

class BookPages;

inline constexpr char unclearRules[] = "unclear"; // a link to what the books leave open

class RulesPage : public Page {
    Q_OBJECT

public:
    RulesPage(Library& library, QWidget* parent = nullptr);
    ~RulesPage() override;

    void sit(kit::Sitting* sitting, const kit::Desk* desk) override;
    void refresh() override;
    // "?words", an entry's id, or an atom.
    void open(const QString& what) override;
    QWidget* side() override { return m_side; }
    QWidget* firstFocus() override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void wire();
    void find();
    void showCount();
    void addLines();
    void select(const QModelIndex& index);
    void activate(const QModelIndex& index);
    void follow(const QString& link);
    void read(const QString& entryId);
    void write();
    void hear(const QUrl& link);
    QJsonObject settings() const;
    QStringList choices() const;
    void showChoice();
    void fitChoice();
    void choose();
    void pin(rulebook::PinKind kind);
    void showInForce();
    void showPinned();
    void openBook(const QString& page);
    QString usesText(kit::Sitting& sitting, qint64& last) const;

    Library& m_library;
    std::unique_ptr<Ui::RulesPage> m_ui;
    QWidget* m_side; // the window takes it into its band
    Finder m_finder;
    FoundModel m_found;
    FoundModel m_inForce;
    FoundModel m_pinned;
    QListView* m_hits = nullptr;
    QListView* m_forced = nullptr;
    QLabel* m_pinnedHeading = nullptr;
    QListView* m_pinnedView = nullptr;
    bool m_isTyping = false;     // the hits change under a person who types
    QTimer* m_reading = nullptr; // the entry of the first hit is laid out when the hits were painted
    QTimer* m_later = nullptr;   // the history is searched when nobody types
    kit::Sitting* m_sitting = nullptr;
    QList<std::pair<QString, kit::Editor*>> m_choices; // of the entry that is read, by what they set
    QString m_words;
    int m_most = Finder::few; // hits of a kind
    const rulebook::Book* m_book = nullptr;
    const rulebook::Entry* m_entry = nullptr;
    QString m_gone; // an entry that only pins remember
    rulebook::Terms m_terms;
    const rulebook::Book* m_termsOf = nullptr;
    QPointer<BookPages> m_pages; // of the owner's own book
    QString m_pagesOf;           // game
};

} // namespace window
