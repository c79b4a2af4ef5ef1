// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/search/rules_page.h"

#include "engine/path.h"
#include "engine/table_actions.h"
#include "kit/chronicle.h"
#include "kit/lists/entry_text.h"
#include "kit/drawn/rows.h"
#include "kit/drawn/tip.h"
#include "kit/forms/form.h"
#include "kit/lists/now_panel.h"
#include "kit/wording.h"
#include "rulebook/reading.h"
#include "ui_rules_page.h"
#include "window/search/book_pages.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QJsonArray>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QShortcut>
#include <QTimer>
#include <QToolTip>

#include <algorithm>

namespace window {

namespace {

// Hits are measured once: a list that changes with every keystroke has rows of one height.
QListView* hitsView(const QString& name, const QString& accessible, QAbstractItemModel* model, QWidget* parent)
{
    QListView* view = kit::tileView(name, accessible, model, parent);
    auto* tiles = static_cast<kit::TileDelegate*>(view->itemDelegate());
    tiles->isUniform = true;
    view->setUniformItemSizes(true);
    return view;
}

} // namespace

RulesPage::RulesPage(Library& library, QWidget* parent)
    : Page(parent)
    , m_library(library)
    , m_ui(std::make_unique<Ui::RulesPage>())
    , m_side(new QWidget(this))
    , m_finder(library)
{
    m_ui->setupUi(this);
    m_hits = hitsView(QStringLiteral("hits"), tr("What was found"), &m_found, this);
    m_ui->hitsLayout->addWidget(m_hits);
    m_ui->splitter->setStretchFactor(0, 2);
    m_ui->splitter->setStretchFactor(1, 3);
    m_ui->splitter->setSizes({200, 300}); // whatever the row below the text would like
    m_ui->choiceBar->hide();

    m_side->hide();
    m_side->setAccessibleName(tr("Rules in force now"));
    auto* column = new QVBoxLayout(m_side);
    m_forced = hitsView(QStringLiteral("rulesInForce"), tr("Rules in force now"), &m_inForce, m_side);
    column->addWidget(m_forced, 2);
    m_pinnedHeading = new QLabel(tr("Pinne&d"), m_side);
    m_pinnedHeading->setProperty("look", "heading");
    m_pinnedView = hitsView(QStringLiteral("pinnedRules"), tr("Pinned rules"), &m_pinned, m_side);
    m_pinnedHeading->setBuddy(m_pinnedView);
    column->addWidget(m_pinnedHeading);
    column->addWidget(m_pinnedView, 1);
    m_later = new QTimer(this);
    m_later->setSingleShot(true);
    m_later->setInterval(80);
    m_reading = new QTimer(this);
    m_reading->setSingleShot(true);
    m_reading->setInterval(30);
    wire();
}

RulesPage::~RulesPage() = default;

void RulesPage::wire()
{
    connect(&m_library, &Library::packsChanged, this, [this] { m_finder.forgetCards(); });
    for (QPushButton* scope : {m_ui->thisGame, m_ui->allGames, m_ui->glossary, m_ui->houseRules, m_ui->unclear})
        connect(scope, &QPushButton::clicked, this, &RulesPage::find);
    connect(m_hits->selectionModel(), &QItemSelectionModel::currentChanged, this, &RulesPage::select);
    connect(m_hits, &QListView::activated, this, &RulesPage::activate);
    for (QListView* view : {m_forced, m_pinnedView}) {
        const auto readIt = [this](
                                const QModelIndex& index) { read(static_cast<const FoundModel*>(index.model())->at(index).id); };
        connect(view, &QListView::clicked, this, readIt);
        connect(view, &QListView::activated, this, readIt);
    }
    connect(m_ui->entry, &QTextBrowser::anchorClicked, this, [this](const QUrl& url) { follow(url.toString()); });
    connect(m_ui->entry, qOverload<const QUrl&>(&QTextBrowser::highlighted), this, &RulesPage::hear);
    connect(m_ui->copy, &QPushButton::clicked, this, [this] {
        if (m_entry)
            QGuiApplication::clipboard()->setText(kit::entryWithSource(*m_book, *m_entry));
    });
    connect(m_ui->choose, &QPushButton::clicked, this, &RulesPage::choose);
    connect(m_ui->pinNote, &QPushButton::clicked, this, [this] { pin(rulebook::PinKind::Note); });
    connect(m_ui->pinRule, &QPushButton::clicked, this, [this] { pin(rulebook::PinKind::HouseRule); });
    connect(m_ui->note, &QLineEdit::returnPressed, this, [this] { pin(rulebook::PinKind::Note); });
    connect(new QShortcut(QKeySequence(QStringLiteral("Ctrl+D")), this), &QShortcut::activated, m_ui->note,
        qOverload<>(&QLineEdit::setFocus));
    connect(m_later, &QTimer::timeout, this, &RulesPage::addLines);
    connect(m_reading, &QTimer::timeout, this, [this] { select(m_hits->currentIndex()); });
    connect(&m_library, &Library::pinsChanged, this, [this] {
        find();
        write();
        showPinned();
    });
    auto* back = new QShortcut(QKeySequence(Qt::Key_Escape), this);
    back->setContext(Qt::WidgetWithChildrenShortcut);
    connect(back, &QShortcut::activated, this, [this] {
        if (m_sitting)
            emit linkWanted(QStringLiteral("table"), {});
    });
    m_hits->installEventFilter(this);
    m_ui->entry->installEventFilter(this);
}

void RulesPage::sit(kit::Sitting* sitting, const kit::Desk*)
{
    m_sitting = sitting;
    m_finder.sit(sitting);
    m_ui->thisGame->setEnabled(sitting);
    if (sitting)
        connect(&sitting->chronicle(), &kit::Chronicle::grown, this, [this] {
            if (!m_sitting->chronicle().isComplete() || !isVisible())
                return;
            if (!m_words.isEmpty())
                m_later->start();
            write();
        });
    m_entry = nullptr;
    find();
}

void RulesPage::refresh()
{
    showInForce();
    showPinned();
    if ((m_found.rowCount() == 0 && m_words.isEmpty()) || m_ui->unclear->isChecked()) // there each says how it is played
        find();
    showChoice();
    write();
}

QWidget* RulesPage::firstFocus() { return m_hits; }

void RulesPage::open(const QString& what)
{
    if (what == QLatin1String(unclearRules)) {
        m_ui->unclear->setChecked(true);
        m_words.clear();
        m_entry = nullptr;
        find();
        return;
    }
    if (what == QLatin1String("!")) { // what is chosen of the hits
        if (m_hits->currentIndex().isValid())
            activate(m_hits->currentIndex());
        return;
    }
    if (what.startsWith(QLatin1Char('?'))) {
        if (!isVisible()) // a search that begins elsewhere looks at everything, whatever was looked through here before
            (m_sitting ? m_ui->thisGame : m_ui->allGames)->setChecked(true);
        m_words = what.mid(1);
        m_most = Finder::few;
        find();
        return;
    }
    for (const auto& game : m_library.games()) {
        const rulebook::Book* book = m_library.book(game->id());
        const rulebook::Entry* entry = book ? book->called(what) : nullptr;
        if (!entry)
            continue;
        if (!m_words.isEmpty()) { // hits of other words would stand beside it
            m_words.clear();
            find();
        }
        return read(entry->id);
    }
    if (m_library.isPinned(what))
        read(what);
}

void RulesPage::find()
{
    const Scope scope = m_ui->allGames->isChecked() ? Scope::Everything
        : m_ui->glossary->isChecked()               ? Scope::Glossary
        : m_ui->houseRules->isChecked()             ? Scope::HouseRules
        : m_ui->unclear->isChecked()                ? Scope::Unclear
                                                    : Scope::Game;
    m_found.show(m_finder.find(m_words, scope, m_most));
    showCount();
    if (m_found.rowCount() == 0) {
        m_entry = nullptr; // or it would look like what was found
        m_gone.clear();
        showChoice();
        write();
    }
    const int now = m_entry ? m_found.rowOf(FoundKind::Rule, m_entry->id) : -1;
    m_isTyping = !m_words.isEmpty();
    if (m_found.rowCount() > 0 && (!m_words.isEmpty() || now < 0))
        m_hits->setCurrentIndex(m_found.index(0));
    else if (now >= 0)
        m_hits->setCurrentIndex(m_found.index(now));
    m_isTyping = false;
    if (m_sitting && !m_words.isEmpty())
        m_later->start();
}

void RulesPage::showCount()
{
    m_ui->count->setText(m_found.rowCount() > 0
            ? tr("%n entries · ↑↓ to move, Enter to read, Ctrl+D to pin", nullptr, m_found.rowCount())
            : tr("Nothing was found. Fewer words, or other ones?"));
}

// Lines of the history come behind the rest, as soon as the history was read.
void RulesPage::addLines()
{
    if (!m_sitting || m_words.isEmpty())
        return;
    m_sitting->chronicle().read();
    if (!m_sitting->chronicle().isComplete())
        return;
    const QList<Found> lines = m_finder.lines(m_words, m_most);
    if (!lines.isEmpty() && m_found.rowOf(FoundKind::Line, lines.first().id) < 0)
        m_found.add(lines);
    showCount();
}

void RulesPage::select(const QModelIndex& index)
{
    if (!index.isValid())
        return;
    if (const Found& one = m_found.at(index); one.kind != FoundKind::Rule) { // a rule beside it would look like what was found
        m_entry = nullptr;
        showChoice();
        QString title = one.title;
        kit::writeFound(*m_ui->entry->document(), title.remove(QLatin1Char('[')).remove(QLatin1Char(']')), one.where,
            m_finder.whole(one), palette());
        return;
    }
    // While somebody types, the hits are painted first: laying out the entry takes longer than a key stroke may.
    if (m_isTyping)
        m_reading->start();
    else
        read(m_found.at(index).id);
}

void RulesPage::activate(const QModelIndex& index)
{
    const Found& one = m_found.at(index);
    switch (one.kind) {
    case FoundKind::Rule:
        m_ui->entry->setFocus();
        break;
    case FoundKind::Card:
        emit linkWanted(QStringLiteral("cards"), one.id);
        break;
    case FoundKind::Action:
        emit linkWanted(QStringLiteral("table"), one.id);
        break;
    case FoundKind::Campaign:
        emit campaignWanted(one.id);
        break;
    case FoundKind::Line:
        emit linkWanted(QStringLiteral("history"), one.id);
        break;
    case FoundKind::Chapter:
        emit linkWanted(QStringLiteral("handbook"), one.id);
        break;
    case FoundKind::More: {
        const int row = index.row(); // what comes instead stands here
        m_most = Finder::many;
        find();
        addLines();
        m_hits->setCurrentIndex(m_found.index(std::min(row, m_found.rowCount() - 1)));
        break;
    }
    }
}

void RulesPage::follow(const QString& link)
{
    const QString kind = link.section(QLatin1Char(':'), 0, 0), what = link.section(QLatin1Char(':'), 1);
    if (kind == QLatin1String("entry"))
        read(what);
    else if (kind == QLatin1String("history"))
        emit linkWanted(QStringLiteral("history"), what);
    else if (kind == QLatin1String("book"))
        openBook(what);
    else if (kind == QLatin1String("unpin"))
        m_library.unpin(m_entry ? m_entry->id : m_gone, what.toInt());
}

void RulesPage::openBook(const QString& page)
{
    if (!m_book)
        return;
    if (m_pages && m_pagesOf != m_book->game)
        delete m_pages;
    if (!m_pages)
        m_pages = new BookPages(m_library, m_book->game, m_book->title, this);
    m_pagesOf = m_book->game;
    m_pages->openAt(page);
}

// A link tells its first lines before it is followed, under the pointer or where the keys have come to.
void RulesPage::hear(const QUrl& link)
{
    const QString text = m_book ? kit::heardOf(*m_book, link.toString()) : QString();
    const bool isByKeys = m_ui->entry->textCursor().charFormat().anchorHref() == link.toString();
    const QPoint at = isByKeys ? m_ui->entry->viewport()->mapToGlobal(m_ui->entry->cursorRect().bottomLeft()) : QCursor::pos();
    m_ui->entry->setAccessibleDescription(text);
    QToolTip::showText(at, kit::tip(text), m_ui->entry);
}

void RulesPage::read(const QString& id)
{
    m_entry = nullptr;
    m_gone = id;
    for (const auto& game : m_library.games()) {
        const rulebook::Book* book = m_library.book(game->id());
        if (const rulebook::Entry* entry = book ? book->entry(id) : nullptr) {
            m_book = book;
            m_entry = entry;
            m_gone.clear();
        }
    }
    if (const int row = m_found.rowOf(FoundKind::Rule, id); row >= 0 && m_hits->currentIndex().row() != row)
        m_hits->setCurrentIndex(m_found.index(row));
    if (m_sitting && m_entry && m_sitting->game().id() == m_book->game)
        m_library.noteUse(*m_sitting, {m_entry->id, false});
    showChoice();
    write();
    m_ui->entry->moveCursor(QTextCursor::Start);
}

QString RulesPage::usesText(kit::Sitting& sitting, qint64& last) const
{
    kit::Chronicle& chronicle = sitting.chronicle();
    chronicle.read();
    if (!chronicle.isComplete())
        return {};
    const kit::Chronicle::Uses uses = chronicle.usesOf(m_entry->atoms);
    last = uses.last;
    if (uses.count == 0)
        return tr("No decision in this campaign has cited it so far.");
    return tr("Used %n times in this campaign", nullptr, uses.count)
        + engine::fill(tr(" · last: %1"), {chronicle.line(uses.last).sentence});
}

void RulesPage::write()
{
    if (!m_entry && m_library.isPinned(m_gone))
        return kit::writeGone(*m_ui->entry->document(), m_gone, m_library.pinsOf(m_gone), palette());
    if (!m_entry) {
        m_ui->entry->document()->setPlainText(tr("Choose an entry to read it here, or type into the search above (Ctrl+K)."));
        return;
    }
    const bool isOfTable = m_sitting && m_sitting->game().id() == m_book->game;
    kit::EntryNotes notes;
    notes.pins = m_library.pinsOf(m_entry->id);
    if (isOfTable) {
        for (const rulebook::Reading& reading : m_entry->readings)
            notes.played += rulebook::playedText(m_sitting->game(), settings(), *m_entry, reading);
        if (m_entry->readings.isEmpty() && !m_entry->setting.isEmpty())
            notes.played += rulebook::playedText(m_sitting->game(), settings(), *m_entry, {});
        notes.uses = usesText(*m_sitting, notes.lastUse);
    }
    if (m_termsOf != m_book)
        m_terms = rulebook::Terms(*m_book);
    m_termsOf = m_book;
    kit::writeEntry(*m_ui->entry->document(), *m_book, m_terms, *m_entry, notes, palette());
}

QJsonObject RulesPage::settings() const
{
    return m_sitting->game().stateToJson(m_sitting->state()).value(QLatin1String("settings")).toObject();
}

// What a table may choose where the entry that is read is unclear: options of the game, and readings that have none.
QStringList RulesPage::choices() const
{
    if (!m_entry || !m_sitting || m_sitting->game().id() != m_book->game)
        return {};
    QStringList names{m_entry->setting};
    for (const rulebook::Reading& reading : m_entry->readings)
        names += rulebook::choiceOf(m_sitting->game(), *m_entry, reading);
    names.removeAll(QString());
    names.removeDuplicates();
    return names;
}

void RulesPage::showChoice()
{
    while (QLayoutItem* row = m_ui->choicePlace->takeAt(0)) {
        while (QLayoutItem* item = row->layout()->takeAt(0)) {
            delete item->widget();
            delete item;
        }
        delete row;
    }
    m_choices.clear();
    m_ui->choiceBar->hide();
    const QStringList names = choices();
    for (const QString& name : names) {
        const engine::Game& game = m_sitting->game();
        const bool isDoubt = engine::doubtCalled(game.doubts(), QLatin1String(name.toLatin1()));
        const QJsonObject schema = isDoubt ? QJsonObject{{QStringLiteral("type"), QStringLiteral("string")},
                                       {QStringLiteral("enum"), QJsonArray{QStringLiteral("A"), QStringLiteral("B")}}}
                                           : engine::schemaAt(game.stateSchema(), {QStringLiteral("settings"), name});
        if (schema.isEmpty() || schema.value(QLatin1String("type")) == QLatin1String("array")) // lists: in the preferences
            continue;
        kit::Editor* editor = kit::editorFor(
            name, schema, [this](const QString& kind) { return m_sitting->game().names(m_sitting->state(), kind); },
            m_ui->choiceBar);
        if (auto* box = qobject_cast<QComboBox*>(editor->focusProxy()); isDoubt && box && !box->itemData(0).isValid()) {
            box->removeItem(0); // one of them always holds
            box->setItemText(0, tr("A: no"));
            box->setItemText(1, tr("B: yes"));
        }
        editor->setValue(isDoubt ? settings().value(QLatin1String("unclear")).toArray().contains(name)
                    ? QJsonValue(QLatin1String("B"))
                    : QJsonValue(QLatin1String("A"))
                                 : settings().value(name));
        QLabel* label = m_ui->choiceLabel;
        auto* row = kit::row(nullptr, 8);
        m_ui->choicePlace->addLayout(row);
        if (isDoubt || names.size() > 1) {
            QString words = kit::capital(engine::wordsOfSetting(game.stateSchema(), game.doubts(), name));
            label = new QLabel(isDoubt ? engine::fill(tr("%1, B: %2"), {name, words}) : words, m_ui->choiceBar);
            label->setTextFormat(Qt::PlainText);
            label->setWordWrap(true);
            row->addWidget(label, 1);
        }
        for (QLabel* one : {label, m_choices.isEmpty() ? m_ui->choiceLabel : label}) // its key leads to the first
            one->setBuddy(editor->focusProxy() ? editor->focusProxy() : editor);
        row->addWidget(editor);
        m_choices += std::pair(name, editor);
    }
    m_ui->choiceBar->setVisible(!m_choices.isEmpty());
    QTimer::singleShot(0, this, &RulesPage::fitChoice); // what is new is laid out by then
}

void RulesPage::fitChoice()
{
    constexpr int most = 5; // lines: the rule itself is what is read
    const QLayout* rows = m_ui->choicePlace;
    const int wanted =
        rows->hasHeightForWidth() ? rows->heightForWidth(m_ui->choiceScroll->viewport()->width()) : rows->sizeHint().height();
    m_ui->choiceScroll->setFixedHeight(std::min(wanted, fontMetrics().lineSpacing() * most));
}

void RulesPage::resizeEvent(QResizeEvent* event)
{
    Page::resizeEvent(event);
    fitChoice();
}

void RulesPage::choose()
{
    const auto chosen = m_choices; // a new state makes them anew
    QList<engine::ChangeSetting> changes;
    for (const auto& [name, editor] : chosen) {
        QJsonValue value = editor->value();
        const bool isDoubt = engine::doubtCalled(m_sitting->game().doubts(), QLatin1String(name.toLatin1()));
        const QJsonValue was =
            isDoubt ? QJsonValue(settings().value(QLatin1String("unclear")).toArray().contains(name)) : settings().value(name);
        if (isDoubt)
            value = value == QLatin1String("B");
        if (!value.isUndefined() && value != was)
            changes += engine::ChangeSetting{name, value};
    }
    for (const engine::ChangeSetting& change : std::as_const(changes))
        m_sitting->propose(change);
}

void RulesPage::pin(rulebook::PinKind kind)
{
    const QString text = m_ui->note->text().trimmed();
    if (!m_entry || text.isEmpty()) {
        m_ui->note->setFocus();
        return;
    }
    m_library.pin({m_entry->id, text, kind, m_sitting ? m_sitting->who : QString(), {}});
    m_ui->note->setText({});
}

void RulesPage::showInForce()
{
    QList<Found> found;
    const rulebook::Book* book = m_sitting ? m_library.book(m_sitting->game().id()) : nullptr;
    if (book) {
        QStringList atoms;
        if (const auto answer = m_sitting->game().ask(m_sitting->state(), QStringLiteral("rules-in-force"), {}))
            for (const QJsonValue& atom : answer->value.toArray())
                atoms += atom.toString();
        for (const rulebook::Entry* entry : rulebook::entriesFor(*book, atoms))
            found += Found{FoundKind::Rule, entry->id, entry->title, rulebook::pageText(entry->page),
                entry->body.section(QStringLiteral("\n\n"), 0, 0), m_library.isPinned(entry->id)};
    }
    m_inForce.show(std::move(found));
}

void RulesPage::showPinned()
{
    m_pinned.show(m_finder.find({}, Scope::HouseRules));
    m_pinnedHeading->setVisible(m_pinned.rowCount() > 0);
    m_pinnedView->setVisible(m_pinned.rowCount() > 0);
}

bool RulesPage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_hits && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if ((key == Qt::Key_Return || key == Qt::Key_Enter) && m_hits->currentIndex().isValid()) {
            activate(m_hits->currentIndex());
            return true;
        }
    }
    if (watched == m_ui->entry && event->type() == QEvent::KeyRelease) // the browser tells of links under the pointer alone
        hear(QUrl(m_ui->entry->textCursor().charFormat().anchorHref()));
    return Page::eventFilter(watched, event);
}

void RulesPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange && isVisible()) // else it is written when it comes into sight
        write();                                               // the text carries its colours
    Page::changeEvent(event);
}

} // namespace window
