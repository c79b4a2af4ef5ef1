// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/entry/card_entry.h"

#include "cards/line_reading.h"
#include "kit/drawn/plain_label.h"
#include "kit/drawn/tip.h"
#include "kit/entry/card_face.h"
#include "kit/entry/kind_bar.h"
#include "kit/entry/photo_box.h"
#include "kit/entry/quick_edit.h"
#include "kit/flow.h"

#include <QDropEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

namespace kit {

namespace {

// The fields that have no place on the face.
QStringList withoutFace(const QJsonObject& schema, const CardLayout& layout)
{
    QStringList fields;
    for (const QJsonValue& one : schema.value(QLatin1String("x-order")).toArray()) {
        const QString field = one.toString();
        if (field != QLatin1String("id") && field != QLatin1String("entered")
            && std::ranges::none_of(layout, [&](const Spot& spot) { return spot.path.section(QLatin1Char('.'), 0, 0) == field; }))
            fields += field;
    }
    return fields;
}

QJsonObject schemaOf(QJsonObject schema, const QStringList& fields)
{
    schema.insert(QStringLiteral("x-order"), QJsonArray::fromStringList(fields));
    schema.insert(QStringLiteral("x-needed"), QJsonArray());
    return schema;
}

constexpr QLatin1String lineTyped("x-line"); // of a draft: the quick line, of which a part cannot be read

// As far as it is typed it is no value.
bool isUnread(const PlaceEdit* one) { return !one->isOpen() && one->value().isUndefined(); }

QWidget* key(const QString& text, QWidget* parent)
{
    auto* frame = new QFrame(parent);
    frame->setProperty("look", "raised");
    auto* row = new QHBoxLayout(frame);
    row->setContentsMargins(6, 1, 6, 1);
    row->addWidget(plainLabel("caption", frame, text));
    return frame;
}

} // namespace

CardEntry::CardEntry(QWidget* parent)
    : QWidget(parent)
    , m_face(new CardFace(this))
{
    setObjectName(QStringLiteral("cardEntry"));
    setAccessibleName(tr("Enter a card"));
    setAcceptDrops(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(makeHead());
    auto* row = new QHBoxLayout;
    row->setSpacing(12);
    row->addWidget(m_face, 5);
    row->addWidget(makeSide(), 5);
    column->addLayout(row, 1);
    column->addWidget(makeQuick());
    connect(m_face, &CardFace::typed, this, [this] {
        m_card = m_face->filled(m_card);
        spread(m_face);
    });
    connect(m_face, &CardFace::moved, m_line, &QuickEdit::showAt);
    connect(m_face, &CardFace::moved, this, &CardEntry::readTitle);
    connect(m_face, &CardFace::moved, this, &CardEntry::judge);
    connect(m_face, &CardFace::passed, this, [this] { m_enter->setFocus(Qt::TabFocusReason); });
    connect(m_line, &QuickEdit::typed, this, &CardEntry::take);
    connect(m_line, &QLineEdit::returnPressed, this, &CardEntry::enter);
    connect(m_enter, &QPushButton::clicked, this, &CardEntry::enter);
    connect(m_away, &QPushButton::clicked, this, &CardEntry::cancelled);
    connect(m_later, &QPushButton::clicked, this, [this] { emit later(soundPart()); });
    const auto on = [this](const QKeySequence& keys, auto does) {
        connect(new QShortcut(keys, this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut), &QShortcut::activated, this, does);
    };
    on(QKeySequence(Qt::CTRL | Qt::Key_Return), [this] { enter(); });
    on(QKeySequence(Qt::CTRL | Qt::Key_Enter), [this] { enter(); });
    // What was begun is put off, an act is not done: going back never goes on.
    on(QKeySequence(Qt::Key_Escape), [this] { (m_asked.later.isEmpty() ? m_later : m_away)->click(); });
    on(QKeySequence(Qt::CTRL | Qt::Key_Up), [this] { m_kind->step(-1); });
    on(QKeySequence(Qt::CTRL | Qt::Key_Down), [this] { m_kind->step(1); });
}

QWidget* CardEntry::makeHead()
{
    auto* head = new QWidget(this);
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    m_question = new ElidedLabel(head);
    m_question->setProperty("look", "value");
    m_question->setMinimumWidth(fontMetrics().averageCharWidth() * 12);
    m_note = new ElidedLabel(head);
    m_note->setProperty("look", "muted");
    m_note->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_filled = plainLabel("muted", head);
    m_filled->setObjectName(QStringLiteral("placesFilled"));
    row->addWidget(m_question);
    row->addWidget(m_note, 1);
    m_away = new QPushButton(tr("&Cancel"), head);
    m_away->setObjectName(QStringLiteral("cancelCard"));
    m_away->setToolTip(tr("The card is not entered, and what asked for it is not done"));
    row->addWidget(m_filled);
    row->addWidget(m_away);
    return head;
}

QWidget* CardEntry::makeSide()
{
    m_side = new QWidget(this);
    auto* column = new QVBoxLayout(m_side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    m_kind = new KindBar(m_side);
    m_photo = new PhotoBox(m_side);
    m_photo->pastesWithin(this);
    m_more = new QPushButton(tr("&More…"), m_side);
    m_more->setObjectName(QStringLiteral("moreOfCard"));
    m_more->setProperty("look", "link");
    m_more->setCheckable(true);
    m_moreArea = new QScrollArea(m_side);
    m_moreArea->setWidgetResizable(true);
    m_moreArea->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_moreArea->setFocusPolicy(Qt::NoFocus);
    m_moreArea->hide();
    m_keys = makeKeys();
    m_says = plainLabel("bad", m_side);
    m_says->setObjectName(QStringLiteral("cardSays"));
    m_says->setWordWrap(true);
    m_says->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed); // an error never widens or moves anything
    m_says->setAlignment(Qt::AlignLeft | Qt::AlignBottom);
    m_enter = new QPushButton(tr("&Enter this card"), m_side);
    m_enter->setObjectName(QStringLiteral("enterCard"));
    m_enter->setProperty("look", "primary");
    m_enter->setToolTip(tr("Ctrl+Return"));
    m_later = new QPushButton(tr("&Fill in later"), m_side);
    m_later->setObjectName(QStringLiteral("fillInLater"));
    m_later->setToolTip(tr("What is typed so far is kept (Esc)"));
    auto* buttons = new Flow; // one below the other where the letters are large
    for (QPushButton* one : {m_enter, m_later}) {
        one->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        buttons->addWidget(one);
    }
    column->addWidget(m_kind);
    column->addWidget(m_photo);
    m_behind = new ElidedLabel(m_side);
    m_behind->setProperty("look", "muted");
    m_behind->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* more = new QHBoxLayout;
    more->addWidget(m_more);
    more->addWidget(m_behind, 1);
    column->addLayout(more);
    column->addWidget(m_moreArea, 1);
    column->addWidget(m_keys);
    column->addStretch();
    column->addWidget(m_says);
    column->addLayout(buttons);
    connect(m_more, &QPushButton::toggled, this, &CardEntry::unfold);
    connect(m_kind, &KindBar::chosen, this, [this](const QString& kind) {
        m_card.insert(m_kind->path(), kind);
        spread(m_kind);
        begin();
    });
    return m_side;
}

void CardEntry::addBelow(QWidget* own)
{
    m_own = own;
    auto* column = static_cast<QVBoxLayout*>(m_side->layout());
    column->insertWidget(column->indexOf(m_says) + 1, own);
}

QWidget* CardEntry::makeKeys()
{
    auto* frame = new QFrame(this);
    frame->setProperty("look", "panel");
    auto* grid = new QGridLayout(frame);
    grid->setContentsMargins(10, 6, 10, 6);
    grid->setColumnStretch(1, 1);
    const std::pair<QString, QString> lines[]{{tr("Return"), tr("next place; takes what is grey")},
        {tr("Shift+Return"), tr("one back")}, {tr("a letter"), tr("picks from a list")},
        {tr("Ctrl+Return"), tr("enters the card")}, {tr("Esc"), tr("fill in later")}};
    int at = 0;
    for (const auto& [keys, does] : lines) {
        grid->addWidget(key(keys, frame), at, 0, Qt::AlignLeft);
        m_leaves = plainLabel("muted", frame, does);
        grid->addWidget(m_leaves, at++, 1);
    }
    return frame;
}

QWidget* CardEntry::makeQuick()
{
    auto* frame = new QFrame(this);
    frame->setProperty("look", "panel");
    auto* column = new QVBoxLayout(frame);
    column->setContentsMargins(12, 6, 12, 8);
    column->setSpacing(4);
    auto* head = new QHBoxLayout;
    auto* name = new QLabel(tr("&Quick line"), frame);
    name->setProperty("look", "heading");
    auto* note = new ElidedLabel(frame);
    note->setText(tr("the same card as one line · grey: as on the last card"));
    note->setProperty("look", "muted");
    note->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    head->addWidget(name);
    head->addWidget(note, 1);
    m_line = new QuickEdit(frame);
    name->setBuddy(m_line);
    column->addLayout(head);
    column->addWidget(m_line);
    return frame;
}

void CardEntry::ask(CardAsked asked)
{
    m_asked = std::move(asked);
    m_isBeingAsked = true; // the keyboard moves on the face while it is laid out
    const QString line = m_asked.card.take(lineTyped).toString();
    m_card = m_asked.card;
    for (const cards::Place& place : cards::placesOf(m_asked.schema)) {
        const bool isKnown = !cards::valueIn(m_asked.before, place.path).isUndefined();
        // Where nothing was entered the usual is offered, of what stands on every such card; elsewhere it would be made up.
        if (place.kind == cards::Place::Choice && !place.isList && !isKnown && place.printed)
            m_asked.before = cards::withValue(m_asked.before, place.path, place.choices.value(0));
        if (isKnown && (place.kind == cards::Place::Number || place.kind == cards::Place::Form || isRow(place)))
            m_asked.before = cards::withValue(m_asked.before, place.path, QJsonValue::Undefined); // is that card's alone
    }
    m_question->setText(m_asked.question);
    m_note->setText(m_asked.note);
    const bool isPutOff = m_asked.later.isEmpty();
    m_later->setText(isPutOff ? tr("&Fill in later") : m_asked.later);
    m_later->setToolTip(isPutOff ? tr("What is typed so far is kept (Esc)") : QString());
    m_leaves->setText(isPutOff ? tr("fill in later") : tr("back, nothing is done"));
    m_face->clear();
    m_more->setChecked(false);
    if (m_form) { // of another card
        m_form->hide();
        m_form->deleteLater();
        m_form = nullptr;
    }
    m_kind->show(cards::placesOf(m_asked.schema));
    m_kind->setKind(m_asked.before.value(m_kind->path()).toString());
    m_line->show(cards::QuickLine(m_asked.schema, m_asked.known), m_asked.before);
    const bool mayBeLine = std::ranges::any_of( // of some cards nothing can be said in a line
        cards::placesOf(m_asked.schema),
        [](const auto& one) { return one.letters.has_value() || (one.isList && !one.names.isEmpty()); });
    m_line->parentWidget()->setVisible(mayBeLine);
    spread(nullptr);
    for (const PlaceEdit* one : m_face->edits()) // what was typed before and cannot be read is no part of the card
        if (isUnread(one))
            m_card = cards::withValue(m_card, one->place().path, QJsonValue::Undefined);
    if (!line.isEmpty())
        m_line->goOnWith(line);
    else if (m_card != m_asked.card)
        m_line->setCard(card());
    m_isBeingAsked = false;
    readTitle();
    judge();
    fit();
}

void CardEntry::layOut()
{
    if (const QJsonValue kind = m_card.value(m_kind->path()); kind.isString())
        m_kind->setKind(kind.toString());
    QJsonObject meant = m_card;
    if (!m_kind->path().isEmpty())
        meant.insert(m_kind->path(), m_kind->kind());
    QList<cards::Place> places = placesAsked(m_asked.schema, meant);
    places.removeIf([this](const cards::Place& place) {
        return place.path == m_kind->path() || (place.path == QLatin1String("id") && m_asked.card.contains(place.path));
    });
    CardLayout layout = m_asked.layout ? m_asked.layout(meant) : CardLayout();
    if (std::ranges::all_of(layout, [](const Spot& spot) { return spot.at.isEmpty(); }))
        layout += layoutOf(places);
    m_beside.clear();
    for (const Spot& spot : std::as_const(layout))
        if (spot.at.isEmpty())
            m_beside += spot.path;
    layout.removeIf([this](const Spot& spot) { return spot.path == m_kind->path() || spot.at.isEmpty(); });
    m_face->show(cards::placesOf(m_asked.schema), layout, m_asked.known);
    if (PlaceEdit* id = m_face->edit(QStringLiteral("id"))) { // it says which card that is, and is no question any more
        const bool isKnown = m_asked.card.contains(id->place().path);
        id->setReadOnly(isKnown);
        id->setFocusPolicy(isKnown ? Qt::NoFocus : Qt::StrongFocus);
    }
    m_face->setGuesses(m_asked.before);
    QStringList paths;
    for (const PlaceEdit* one : m_face->edits())
        paths += one->place().path;
    m_line->setPlaces(paths);
    QStringList behind;
    for (const QString& field : withoutFace(m_asked.schema, layout + CardLayout{Spot{m_kind->path(), Shape::Chip, {}}}))
        if (!m_beside.contains(field))
            behind += wordsWithin(field);
    if (!m_more->isChecked())
        showForm();
    m_behind->setText(behind.join(QStringLiteral(", ")));
    m_behind->setVisible(!behind.isEmpty());
    m_more->setVisible(!behind.isEmpty());
    QWidget* last = m_face->edits().isEmpty() ? static_cast<QWidget*>(m_face) : m_face->edits().last();
    QList<QWidget*> stops{m_line, m_more, m_enter, m_later};
    if (m_own)
        stops.insert(2, m_own);
    for (QWidget* next : stops) {
        setTabOrder(last, next);
        last = next;
    }
}

void CardEntry::spread(const QObject* typedIn)
{
    layOut();
    if (typedIn != m_face)
        m_face->setCard(m_card);
    if (typedIn != m_line) {
        QJsonObject whole = card(); // with the short name that a line would give it
        if (whole.value(QLatin1String("id")).toString().isEmpty())
            whole.remove(QLatin1String("id"));
        m_line->setCard(whole);
    }
    if (m_form && typedIn != m_form.data())
        m_form->setValue(m_card);
    judge();
    if (typedIn)
        emit edited();
}

void CardEntry::change(const QJsonObject& card)
{
    m_card = card;
    spread(this);
}

void CardEntry::take(const QJsonObject& card)
{
    QJsonObject taken = card;
    if (m_asked.card.contains(QLatin1String("id")))
        taken.insert(QStringLiteral("id"), m_asked.card.value(QLatin1String("id")));
    else if (taken.value(QLatin1String("id")) == cards::idMeant(taken, cards::placesOf(m_asked.schema), m_asked.known))
        taken.remove(QLatin1String("id")); // the title may still change
    if (taken.value(QLatin1String("title")).toString().isEmpty() && m_card.contains(QLatin1String("title")))
        taken.insert(QStringLiteral("title"), m_card.value(QLatin1String("title")));
    m_card = taken;
    m_kind->setKind({}); // a line that says no kind means the usual one
    spread(m_line);
}

void CardEntry::readTitle()
{
    const QString typed = m_card.value(QLatin1String("title")).toString();
    if (m_isBeingAsked || !m_line->isLine(typed))
        return;
    m_card.remove(QLatin1String("title"));
    const QJsonObject known = m_card;
    m_line->goOnWith(typed);
    take(cards::over(known, m_line->card()));
    if (m_line->problem().isEmpty())
        m_line->setCard(card());
}

// What few cards have takes the place of the photograph and the list of keys.
void CardEntry::unfold()
{
    showForm();
    if (m_more->isChecked() && m_form)
        m_form->nextInFocusChain()->setFocus(Qt::TabFocusReason);
    else
        begin();
}

void CardEntry::showForm()
{
    QStringList fields = m_beside;
    if (m_more->isChecked()) {
        CardLayout layout;
        for (const PlaceEdit* one : m_face->edits())
            layout += Spot{one->place().path, Shape::Words, {}};
        layout += Spot{m_kind->path(), Shape::Chip, {}};
        for (const QString& field : withoutFace(m_asked.schema, layout))
            if (!fields.contains(field))
                fields += field;
    }
    if (m_form && m_inForm == fields)
        return;
    m_inForm = fields;
    if (m_form) {
        m_form->hide();
        m_form->deleteLater();
        m_form = nullptr;
    }
    if (!fields.isEmpty()) {
        const cards::Known known = m_asked.known;
        Titles titles;
        for (const auto& list : known)
            for (const cards::Name& one : list)
                titles.insert(one.id, one.title);
        const auto ids = [known](const QString& kind) {
            QStringList found;
            for (const cards::Name& one : known.value(kind))
                found += one.id;
            return found;
        };
        m_form = new Form(schemaOf(m_asked.schema, fields), Names(ids, titles), m_moreArea);
        m_form->showAll();
        m_form->setValue(m_card);
        connect(m_form, &Form::edited, this, [this, before = m_form->fields()]() mutable {
            for (const QString& field : before.keys())
                m_card.remove(field);
            before = m_form->fields();
            for (auto it = before.begin(); it != before.end(); ++it)
                m_card.insert(it.key(), it.value());
            spread(m_form.data());
        });
        m_moreArea->setWidget(m_form.data());
    }
    m_moreArea->setVisible(m_more->isChecked() && !fields.isEmpty());
    fit();
}

void CardEntry::judge()
{
    const QList<engine::Fault> faults = m_asked.faults ? m_asked.faults(card()) : QList<engine::Fault>();
    QStringList loose;
    for (PlaceEdit* one : m_face->edits()) {
        const auto meant = std::ranges::find_if(faults, [&](const engine::Fault& fault) {
            return fault.place == one->place().path || fault.place.endsWith(QLatin1Char('.') + one->place().path);
        });
        one->object(meant == faults.end() ? QString() : meant->problem + QLatin1Char(' ') + meant->remedy);
        if (!one->problem().isEmpty())
            loose += one->words() + QStringLiteral(": ") + one->problem();
    }
    for (const engine::Fault& fault : faults)
        if (std::ranges::none_of(m_face->edits(), [&](const PlaceEdit* one) {
                return fault.place == one->place().path || fault.place.endsWith(QLatin1Char('.') + one->place().path);
            }))
            loose += fault.text();
    if (const QString problem = m_line->problem(); !problem.isEmpty())
        loose += problem;
    m_says->setText(loose.mid(0, 2).join(QLatin1Char('\n')));
    setTip(m_says, loose.join(QLatin1Char('\n'))); // where there is no room for all
    if (m_more->isChecked() || saidHeight() > m_says->height())
        fit();
    const auto open = std::ranges::count_if(m_face->edits(), &PlaceEdit::isOpen);
    m_filled->setText(tr("%1 of %2 places filled").arg(m_face->edits().size() - open).arg(m_face->edits().size()));
}

// What kind it is is said of every card of which more is known than its name.
QJsonObject CardEntry::ofItsKind(QJsonObject card) const
{
    if (!m_kind->path().isEmpty() && !card.contains(m_kind->path()) && !cards::isOnlyNamed(card))
        card.insert(m_kind->path(), m_kind->kind());
    return card;
}

QJsonObject CardEntry::card() const
{
    QJsonObject card = ofItsKind(m_card);
    const QString id = cards::idMeant(card, cards::placesOf(m_asked.schema), m_asked.known);
    if (card.value(QLatin1String("id")).toString().isEmpty() && !id.isEmpty())
        card.insert(QStringLiteral("id"), id);
    return card;
}

QJsonObject CardEntry::draft() const
{
    QJsonObject draft = card();
    for (const PlaceEdit* one : m_face->edits())
        if (isUnread(one))
            draft = cards::withValue(draft, one->place().path, one->text());
    if (!m_line->problem().isEmpty())
        draft.insert(lineTyped, m_line->text());
    return draft;
}

QJsonObject CardEntry::soundPart() const
{
    QJsonObject sound = card();
    for (const PlaceEdit* one : m_face->edits())
        if (!one->problem().isEmpty())
            sound = cards::withValue(sound, one->place().path, QJsonValue::Undefined);
    if (!m_asked.faults || m_asked.faults(sound).isEmpty())
        return sound;
    QJsonObject named;
    for (const char* field : {"id", "title"})
        if (sound.contains(QLatin1String(field)))
            named.insert(QLatin1String(field), sound.value(QLatin1String(field)));
    return named;
}

bool CardEntry::isBegun() const
{
    return m_card != m_asked.card || !m_line->problem().isEmpty() || std::ranges::any_of(m_face->edits(), isUnread);
}

// A face that is empty, before a card is asked for or where everything on it is known, has nowhere to begin.
QWidget* CardEntry::firstFocus() const
{
    if (QWidget* const meant = m_face->edit(m_line->at()))
        return meant;
    QWidget* const first = m_face->first();
    return first ? first : m_line;
}

void CardEntry::begin() { m_face->begin(); }

void CardEntry::enter()
{
    readTitle();
    judge();
    for (PlaceEdit* one : m_face->edits())
        if (!one->problem().isEmpty()) {
            one->setFocus(Qt::TabFocusReason);
            one->selectAll();
            return;
        }
    if (m_says->text().isEmpty())
        emit entered(card());
    else if (!m_line->problem().isEmpty())
        m_line->setFocus(Qt::OtherFocusReason);
}

// Less than everything would like: it takes the room that there is, and never enlarges the window.
QSize CardEntry::minimumSizeHint() const { return {fontMetrics().averageCharWidth() * 44, fontMetrics().height() * 16}; }

int CardEntry::saidHeight() const { return m_says->text().isEmpty() ? 0 : m_says->heightForWidth(m_says->width()); }

void CardEntry::fit()
{
    // Whether anything is wrong or not; behind More the form scrolls, and has the room while nothing is.
    const int lines = m_more->isChecked() && m_says->text().isEmpty() ? 0 : 3;
    m_says->setFixedHeight(std::max(m_says->fontMetrics().lineSpacing() * lines + 2, saidHeight()));
    // The whole question, and where the card goes, rather than the count beside it.
    int head = 3 * m_question->parentWidget()->layout()->spacing();
    for (const QWidget* one : std::initializer_list<const QWidget*>{m_question, m_note, m_filled, m_away})
        head += one->sizeHint().width();
    m_filled->setVisible(width() >= head);
    const int gap = layout()->spacing(), wide = std::max(width() / 2, m_side->minimumSizeHint().width());
    int room = height() - m_enter->sizeHint().height();
    for (const int at : {0, 2}) // above and below
        room -= layout()->itemAt(at)->sizeHint().height() + gap;
    const auto high = [&](const QWidget* one) {
        return one == m_behind
            ? std::max(m_more->sizeHint().height(), one->heightForWidth(wide - m_more->sizeHint().width() - gap))
            : one->layout() && one->layout()->hasHeightForWidth() ? one->layout()->heightForWidth(wide)
                                                                  : one->sizeHint().height();
    };
    for (const QWidget* one : std::initializer_list<const QWidget*>{m_kind, m_own, m_says})
        if (one && !one->isHidden())
            room -= (one == m_says ? one->height() : high(one)) + gap;
    m_behind->setWordWrap(true);
    m_behind->setWordWrap(!m_more->isChecked() && room >= high(m_behind)); // in as many lines as it needs
    if (!m_more->isHidden())
        room -= (m_behind->wordWrap() ? high(m_behind) : m_more->sizeHint().height()) + gap;
    const auto fits = [&](const QWidget* one) {
        return !m_more->isChecked() && room >= high(one) + gap
            && one->minimumSizeHint().width() <= std::max(width() / 2, m_side->width());
    };
    // Beside the face stands what has room without scrolling; otherwise it is behind More.
    if (const QWidget* form = m_form.data(); form && !m_more->isChecked()) {
        m_photo->setBrief(true);
        const int need = high(form) + 2 * m_moreArea->frameWidth(), left = room - high(m_photo) - gap;
        m_moreArea->setVisible(left >= need + gap && form->minimumSizeHint().width() <= std::max(width() / 2, m_side->width()));
        if (!m_moreArea->isHidden())
            room -= need + gap;
    }
    m_photo->setBrief(false);
    m_photo->setBrief(!fits(m_photo));
    room -= high(m_photo) + gap;
    m_keys->setVisible(fits(m_keys)); // the buttons say it too
}

void CardEntry::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

// A form that keeps no photograph takes none: whoever drags one sees it before it is let go.
void CardEntry::dragEnterEvent(QDragEnterEvent* event)
{
    if (m_photo->isHidden())
        event->ignore();
    else
        PhotoBox::heed(*event);
}

void CardEntry::dropEvent(QDropEvent* event)
{
    if (!m_photo->isHidden())
        m_photo->drop(*event);
}

} // namespace kit
