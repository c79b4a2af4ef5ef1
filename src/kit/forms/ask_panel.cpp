// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/forms/ask_panel.h"

#include "cards/entered.h"
#include "engine/path.h"
#include "engine/table_actions.h"
#include "kit/forms/die_edit.h"
#include "kit/drawn/wrapped_button.h"
#include "kit/forms/drawn_names.h"
#include "kit/forms/lying_card.h"
#include "kit/forms/places_asked.h"
#include "kit/forms/tab_through.h"
#include "kit/lists/field_label.h"
#include "kit/lists/dice_tray.h"
#include "kit/wording.h"

#include <QApplication>
#include <QFormLayout>
#include <QJsonArray>
#include <QJsonDocument>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

namespace kit {

namespace {

QJsonObject schemaOf(const engine::AnyAction& action, const QString& field)
{
    return action.schema().value(QLatin1String("properties")).toObject().value(field).toObject();
}

// Only the seat that acts may know this field.
bool isSecretField(const engine::AnyAction& action, const QString& field)
{
    return schemaOf(action, field).value(QLatin1String("x-secret")).toBool();
}

// All that is asked, as far as this part of the window goes; the rest is scrolled to. The panel grows with it: what is
// below it gives way.
void makeRoom(QScrollArea& area, bool isForm)
{
    QWidget* body = area.widget();
    if (!body)
        return;
    const int wanted = std::max(body->sizeHint().height(), body->heightForWidth(area.viewport()->width()));
    body->setMinimumHeight(wanted); // fields of lists in it would be crushed, because their height hangs on their width
    area.setFixedHeight(std::min(wanted + 2 * area.frameWidth(), int(area.window()->height() * (isForm ? 0.6 : 1.0 / 3))));
}

// Nothing is typed there, or what the table knows of it already.
bool isAsItWas(const Editor& editor)
{
    const QJsonValue value = editor.value();
    return value.isUndefined() || value == editor.property("known").toJsonValue();
}

// Those whom the rules do not refuse at this place of an act; all of them where they refuse everybody.
Names fitting(const Sitting& sitting, const engine::AnyAction& act, const QString& field, const Names& names)
{
    const bool isOne = schemaOf(act, field).value(QLatin1String("type")) == QLatin1String("string");
    if (!isOne || act.is<engine::Correct>() || sitting.isGuarded()) // what is refused may tell a secret
        return names;
    const auto fits = [game = &sitting.game(), now = sitting.state(), act, field](const QString& id) {
        const auto named = game->with(now, act, {{field, id}});
        return named && game->faults(now, *named).isEmpty() && !game->check(now, *named).decisive();
    };
    const auto ids = [names, fits](const QString& kind) {
        QStringList all = names(kind), some = all;
        some.removeIf([&](const QString& id) { return !fits(id); });
        return some.isEmpty() ? all : some;
    };
    return {ids, names.titles};
}

// What an act would bring as the table is known to whoever sits here; empty while more than that has to be said.
QString meanwhileOf(const Sitting& sitting, const engine::AnyAction& act, bool isOfAct)
{
    const engine::Needs open = sitting.asks(act);
    if (sitting.isGuarded()) // for no other seat's eyes
        return {};
    QStringList next; // the act itself may say instead what is passed
    for (const engine::Blank& blank : isOfAct ? QList<engine::Blank>() : sitting.game().askedFirst(sitting.state(), act))
        if (blank.path.section(QLatin1Char('.'), 0, 0) == act.verb())
            next += blank.what;
    if (!next.isEmpty())
        return AskPanel::tr("Without it this is asked next: %1").arg(next.join(QStringLiteral(", ")));
    if (!open.dice.isEmpty() || !open.picks.isEmpty() || !sitting.game().faults(sitting.state(), act).isEmpty())
        return {};
    QStringList told;
    for (const engine::Told& one : sitting.game().apply(sitting.state(), act).told)
        told += one.text();
    told.removeDuplicates();
    return AskPanel::tr("Without it: %1").arg(told.join(QStringLiteral(" · ")));
}

} // namespace

AskPanel::AskPanel(QWidget* parent)
    : QFrame(parent)
    , m_area(new QScrollArea(this))
    , m_title(new TermLabel(this))
    , m_wrong(new TermLabel(this))
    , m_send(new QPushButton(tr("&Enter"), this))
    , m_throw(new QPushButton(tr("Roll &for me"), this))
    , m_meanwhile(new TermLabel(this))
    , m_without(new QPushButton(tr("&Go on without it"), this))
{
    setProperty("look", "raised");
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    setAccessibleName(tr("What the table shows"));
    auto* layout = new QVBoxLayout(this);
    m_title->setProperty("look", "heading");
    m_wrong->setProperty("look", "bad");
    m_wrong->setObjectName(QStringLiteral("wrongFace"));
    m_wrong->hide();
    m_send->setObjectName(QStringLiteral("enterDice"));
    m_send->setProperty("look", "primary");
    m_throw->setObjectName(QStringLiteral("rollForMe"));
    m_without->setObjectName(QStringLiteral("goOnWithout"));
    m_without->setToolTip(tr("It is done now; what is not entered counts as nothing. One undo takes it back."));
    auto* away = new QPushButton(tr("Cancel"), this);
    away->setObjectName(QStringLiteral("cancelAsk"));
    auto* row = new QHBoxLayout;
    row->addWidget(m_send, 1);
    row->addWidget(away);
    m_area->setWidgetResizable(true);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_area->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents); // all of a few dice; of a card as much as has room
    m_area->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    layout->addWidget(m_title);
    layout->addWidget(m_area);
    layout->addWidget(m_wrong);
    layout->addLayout(row);
    m_meanwhile->setObjectName(QStringLiteral("meanwhile"));
    m_meanwhile->setProperty("look", "muted");
    layout->addWidget(m_meanwhile);
    layout->addWidget(m_without);
    layout->addWidget(m_throw); // three beside each other are wider than the narrowest side
    for (const TermLabel* words : {m_title, m_wrong, m_meanwhile})
        connect(words, &TermLabel::lookedUp, this, &AskPanel::lookedUp);
    connect(m_send, &QPushButton::clicked, this, &AskPanel::send);
    m_send->installEventFilter(this);
    connect(m_without, &QPushButton::clicked, this, [this] {
        const bool isOne = m_open.size() == 1 && m_action.is<engine::Correct>() && isAnythingTold();
        const QJsonValue whole = isOne ? toldInPart(*m_open.first().second) : QJsonValue(QJsonValue::Undefined);
        keep();
        if (whole.isUndefined())
            emit goesOn();
        else
            emit answered(m_action, {{m_open.first().first, whole}}, m_decision);
    });
    connect(m_throw, &QPushButton::clicked, this, [this] { emit throwForMe(m_action, m_decision); });
    away->setToolTip(tr("What is typed here is forgotten; Esc keeps it"));
    connect(away, &QPushButton::clicked, this, [this] {
        for (const auto& asked : std::as_const(m_open))
            m_typedAt.remove(keyOf(asked.first));
        m_leftFor.clear();
        leave();
    });
    connect(new QShortcut(QKeySequence::Cancel, this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut), &QShortcut::activated,
        this, [this] {
            keep();
            leave();
        });
    hide();
}

void AskPanel::readBy(const rulebook::Terms* terms)
{
    for (TermLabel* words : {m_title, m_wrong, m_meanwhile})
        words->readBy(terms);
}

void AskPanel::attend(Sitting& sitting)
{
    m_typedAt.clear();
    m_left.clear();
    m_leftFor.clear();
    connect(&sitting, &Sitting::shown, this, [this, &sitting] { cover(sitting); });
    connect(&sitting, &Sitting::asked, this,
        [this, &sitting](const engine::AnyAction& action, const engine::Needs& needs, const QString& decision) {
            if (!needs.dice.isEmpty() || !needs.picks.isEmpty())
                emit opens();
            ask(sitting, action, needs, decision);
        });
    connect(&sitting, &Sitting::lacking, this,
        [this, &sitting](const engine::AnyAction& action, const QList<engine::Fault>& open, const QString& decision) {
            emit opens();
            askFor(sitting, action, open, decision);
        });
}

// What was opened for one seat's eyes goes when they no longer look, with what was typed and answered there.
void AskPanel::cover(Sitting& sitting)
{
    if (!m_rows || m_rows->isHidden() || isHidden() || !sitting.isGuarded())
        return;
    const QStringList seats = sitting.game().seatsOf(sitting.state(), m_action);
    if (std::ranges::all_of(seats, [&](const QString& seat) { return sitting.mayShow(seat); }))
        return;
    const QPointer<QWidget> focus = QApplication::focusWidget();
    const bool isHere = focus && isAncestorOf(focus);
    ask(sitting, engine::AnyAction(m_action), engine::Needs(m_needs), QString(m_decision));
    if (focus && !isHere)
        focus->setFocus();
}

void AskPanel::forget()
{
    QWidget* focus = QApplication::focusWidget();
    const bool isElsewhere = std::exchange(m_isElsewhere, false);
    const bool hasKeyboard = isElsewhere || (isVisible() && (!focus || isAncestorOf(focus)));
    hide();
    if (m_before && m_before->isVisible() && hasKeyboard) // what gave way is there again
        m_before->setFocus();
}

// Dice that were typed before lie on the table still: the next action that throws as many takes them.
void AskPanel::leave()
{
    QList<int> faces;
    for (const QJsonValue& face :
        m_open.isEmpty() ? QJsonArray() : m_action.written().value(QLatin1String(engine::rolledField)).toArray())
        faces += face.toInt();
    if (m_asker && !faces.isEmpty())
        m_asker->holdDice(faces);
    if (m_asker)
        m_asker->drop();
    forget();
}

// A place of the table is the same one whatever asks for it; a field is that of one act.
QString AskPanel::keyOf(const QString& field) const
{
    if (const auto* correction = m_action.as<engine::Correct>())
        return correction->path;
    return QString::fromUtf8(QJsonDocument(m_action.written()).toJson(QJsonDocument::Compact)) + m_action.verb() + field;
}

// Whoever comes back to the question finds what was typed.
void AskPanel::keep()
{
    for (const auto& [name, editor] : std::as_const(m_open))
        if (const QJsonValue value = editor->value(); !value.isUndefined())
            m_typedAt.insert(keyOf(name), value);
        else
            m_typedAt.remove(keyOf(name));
    m_left.clear();
    m_leftFor = m_question;
    if (m_question.isEmpty())
        return;
    for (const auto& [pick, box] : std::as_const(m_picks))
        m_left += box->said();
    for (const QWidget* die : std::as_const(m_dice))
        m_left += static_cast<const QLineEdit*>(die)->text();
}

// What was left at this very question; nothing of what only one seat may see.
void AskPanel::fillIn(const Sitting& sitting, bool isSecret)
{
    m_question = isSecret ? QString() : keyOf(QString::number(sitting.table().node()));
    if (isSecret || m_leftFor != m_question)
        return;
    QList<QLineEdit*> all;
    for (const auto& [pick, box] : std::as_const(m_picks))
        all += box->lineEdit();
    for (QWidget* die : std::as_const(m_dice))
        all += static_cast<QLineEdit*>(die);
    for (qsizetype at = 0; at < std::min(all.size(), m_left.size()); ++at)
        all[at]->setText(m_left[at]);
}

void AskPanel::clear()
{
    if (QWidget* old = m_area->takeWidget()) { // a line in it may be the one that speaks
        old->hide();
        for (QLineEdit* line : old->findChildren<QLineEdit*>())
            line->blockSignals(true); // it speaks of what is asked no more
        old->deleteLater();
    }
    m_movedTo = nullptr;
    m_dice.clear();
    m_picks.clear();
    m_open.clear();
    m_body = new QWidget;
}

// Tab goes through the questions, then to the buttons; each text comes where it stands.
void AskPanel::order()
{
    auto* away = findChild<QWidget*>(QStringLiteral("cancelAsk"));
    tabThrough(
        QList<QWidget*>{m_title} + stopsIn(*m_body) + QList<QWidget*>{m_wrong, m_send, away, m_meanwhile, m_without, m_throw});
}

void AskPanel::begin(const engine::AnyAction& action, const engine::Needs& needs, const QString& decision)
{
    if (QWidget* focus = QApplication::focusWidget(); focus && !isAncestorOf(focus))
        m_before = focus;
    clear();
    m_wrong->hide();
    m_action = action;
    m_decision = decision;
    m_needs = needs;
}

// A whole card has its face elsewhere, whoever asks for it. False: it is none.
bool AskPanel::askOnFace(
    Sitting& sitting, const engine::AnyAction& action, const QList<engine::Fault>& open, const QString& decision)
{
    const auto* correction = action.as<engine::Correct>();
    const auto card = correction && open.size() == 1 ? wholeCardAt(sitting, correction->path) : std::nullopt;
    if (!card)
        return false;
    if (QWidget* focus = QApplication::focusWidget(); focus && !isAncestorOf(focus))
        m_before = focus;
    m_isElsewhere = true;
    m_asker = &sitting;
    emit cardsAsked(engine::Correct{card->path, {}, {}},
        {engine::Facts{QStringLiteral("value"), card->list.name, {card->id}, false}}, {{card->id, open.first().value}}, decision);
    hide();
    return true;
}

void AskPanel::askFor(
    Sitting& sitting, const engine::AnyAction& action, const QList<engine::Fault>& open, const QString& decision)
{
    if (askOnFace(sitting, action, open, decision))
        return;
    begin(action, {}, decision);
    m_question.clear();
    m_asker = &sitting;
    auto* form = new QFormLayout(m_body);
    form->setContentsMargins(0, 0, 0, 0);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows); // beside a long word large letters leave no room
    QStringList questions;
    const Names names = namesAmongCards(sitting);
    for (const engine::Fault& fault : open) {
        questions += fault.problem;
        const QString name = fault.place.section(QLatin1Char('.'), 1);
        const auto* correction = action.as<engine::Correct>(); // of any type: that of its place
        const QStringList path = correction ? correction->path.split(QLatin1Char('.')) : QStringList(name);
        const QJsonObject schema = correction ? engine::schemaAt(sitting.game().stateSchema(), path) : schemaOf(action, name);
        Editor* editor = editorFor(path.last(), schema, fitting(sitting, action, name, names), m_body);
        editor->setProperty("schema", schema);
        const QJsonValue known = correction ? knownAt(sitting, *correction) : QJsonValue(QJsonValue::Undefined);
        const QStringList parts = openParts(schema, known.toString());
        if (correction && (known.isObject() || known.isArray()))
            if (const QJsonValue told = toldOf(sitting, *correction, known); !told.isUndefined()) {
                editor->setValue(told);
                editor->setProperty("known", editor->value());
            }
        if (auto* whole = dynamic_cast<Form*>(editor)) { // of a card everything, and the question names it
            if (path.size() > 1)                         // what prints no name is told apart by where it lies
                whole->setObjectName(path.mid(1).join(QLatin1Char('-')));
            whole->showAll();
            leaveName(*whole, schema);
            form->addRow(editor);
        } else {
            // Whose it is: several things have an area. Of several numbers those that are known need not be typed once more.
            const QString what = fault.value.isEmpty() ? wordsOf(path.last()) : capital(fault.value);
            editor->open();
            auto* label = new FieldLabel(
                parts.isEmpty() ? tr("%1:").arg(what) : tr("%1 (of %2):").arg(parts.join(QStringLiteral(", ")), known.toString()),
                editor->focusProxy(), m_body);
            label->standFor(editor);
            label->setWordWrap(true);
            const bool isLong = label->fontMetrics().horizontalAdvance(label->text()) > width() / 2;
            if (isLong || schema.value(QLatin1String("type")) == QLatin1String("array")) { // beside words half a name would show
                form->addRow(label);
                form->addRow(editor);
            } else {
                form->addRow(label, editor);
            }
        }
        editor->setProperty("remedy", fault.remedy); // said when it is left empty
        connect(editor, &Editor::edited, m_wrong, &QWidget::hide);
        m_open += std::pair(name, editor);
        if (!parts.isEmpty())
            editor->setProperty("known", known);
        if (m_typedAt.contains(keyOf(name))) // it was left, or taken back with what it was asked for
            editor->setValue(m_typedAt.value(keyOf(name)));
    }
    m_area->setWidget(m_body);
    m_body->installEventFilter(this);
    m_throw->hide();
    m_without->setVisible(sitting.mayGoOn());
    const QString meanwhile =
        sitting.mayGoOn() ? meanwhileOf(sitting, sitting.waiting(), !action.is<engine::Correct>()) : QString();
    m_meanwhile->tell(meanwhile);
    m_meanwhile->setVisible(!meanwhile.isEmpty());
    m_without->setAccessibleDescription(meanwhile);
    put(questions.join(QLatin1Char(' ')), m_open.first().second);
}

void AskPanel::addPicks(Sitting& sitting, const engine::AnyAction& action, QFormLayout* form)
{
    for (const engine::Pick& pick : m_needs.picks) {
        const QList<cards::Name> known = cardsFor(sitting, action, pick);
        for (int n = 0; n < std::max(1, pick.count); ++n) {
            auto* box = new NameBox(known, mayBeNew(sitting, action, pick), form->parentWidget());
            if (const auto line = lineFor(sitting, action, pick))
                box->readLines(*line);
            box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
            box->setMinimumContentsLength(14); // a name is read while it is typed
            connect(box->lineEdit(), &QLineEdit::textEdited, m_wrong, &QWidget::hide);
            box->setObjectName(pick.field + QString::number(std::ranges::count_if(m_picks, [&](const auto& asked) {
                return asked.first.field == pick.field;
            })));
            connect(box->lineEdit(), &QLineEdit::returnPressed, this, &AskPanel::send);
            const QString what = pick.count > 1
                ? tr("%1, %2 of %3").arg(pick.label, QString::number(n + 1), QString::number(pick.count))
                : pick.label;
            form->addRow(new FieldLabel(what, box, form->parentWidget()), box);
            m_picks += std::pair(pick, box);
        }
    }
}

void AskPanel::addDice(QFormLayout* form)
{
    for (const engine::Die& die : m_needs.dice) {
        QLineEdit* edit = dieEdit(die, form->parentWidget());
        edit->setObjectName(QStringLiteral("die%1").arg(m_dice.size()));
        connect(edit, &QLineEdit::returnPressed, this, &AskPanel::send);
        auto* label = new FieldLabel(die.faces.isEmpty() ? tr("%1 (D%2):").arg(die.label, QString::number(die.sides))
                                                         : engine::fill(tr("%1:"), {die.label}),
            edit, form->parentWidget());
        label->setWordWrap(true); // a long one widens nothing
        form->addRow(label, edit);
        // A full number goes on to the next die by itself: two seconds are enough for five dice.
        connect(edit, &QLineEdit::textEdited, this, [this, at = m_dice.size()](const QString& text) {
            m_wrong->hide();
            if (m_needs.dice[at].faceIn(text, false) == 0)
                return;
            m_movedTo = at + 1 < m_dice.size() ? m_dice[at + 1] : m_send;
            m_movedTo->setFocus();
        });
        edit->installEventFilter(this);
        m_dice += edit;
    }
}

void AskPanel::put(const QString& question, QWidget* first)
{
    m_title->tell(question);
    emit takesRoom(!m_open.isEmpty());
    show();
    makeRoom(*m_area, !m_open.isEmpty());
    order();
    if (first)
        first->setFocus(Qt::TabFocusReason); // what stands in a number's box is typed over
}

void AskPanel::ask(Sitting& sitting, const engine::AnyAction& action, const engine::Needs& needs, const QString& decision)
{
    if (needs.picks.isEmpty() && needs.dice.isEmpty() && !needs.facts.isEmpty()) {
        m_isElsewhere = true;
        emit cardsAsked(action, needs.facts, m_typed, decision);
        hide();
        return;
    }
    begin(action, needs, decision);
    auto* column = new QVBoxLayout(m_body);
    column->setContentsMargins(0, 0, 0, 0);
    auto* look = new WrappedButton(m_body); // beside few words of a band there is no room for all of its own
    look->setText(tr("&Look, and name the cards"));
    look->setObjectName(QStringLiteral("lookAtPicks"));
    look->setProperty("look", "primary");
    auto* rows = new QWidget(m_body);
    column->addWidget(look);
    column->addWidget(rows);
    auto* form = new QFormLayout(rows);
    form->setContentsMargins(0, 0, 0, 0);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    addPicks(sitting, action, form);
    addDice(form);
    m_area->setWidget(m_body);
    m_body->installEventFilter(this);
    const bool isDrawn = !sitting.game().needs(sitting.state(), action).picks.isEmpty(); // otherwise it lies open already
    const QString question = needs.picks.isEmpty() ? tr("What do the dice show?")
        : isDrawn                                  ? tr("What was drawn?")
                                                   : tr("Which card is it?");
    // What somebody draws in secret is named behind a curtain: the list of what it may be is a secret too.
    const bool isSecret =
        std::ranges::any_of(needs.picks, [&](const engine::Pick& pick) { return isSecretField(action, pick.field); });
    fillIn(sitting, isSecret);
    look->setVisible(isSecret);
    rows->setVisible(!isSecret);
    m_rows = isSecret ? rows : nullptr;
    m_without->hide();
    m_meanwhile->hide();
    m_throw->setVisible(needs.picks.isEmpty() || isDrawn);
    m_throw->setText(needs.picks.isEmpty() ? tr("Roll &for me") : tr("Draw &for me"));
    QWidget* first = m_picks.isEmpty() ? m_dice.value(0) : static_cast<QWidget*>(m_picks.first().second);
    connect(look, &QPushButton::clicked, this, [this, look, rows, first, question] {
        rows->show();
        put(question, first);
        look->hide();
    });
    put(isSecret ? engine::fill(tr("Only for the eyes of whoever draws: %1"), {needs.picks.first().label}) : question,
        isSecret ? look : first);
}

// Whoever goes on by Tab after a number that went on by itself means the same die.
bool AskPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress && watched == std::exchange(m_movedTo, nullptr)
        && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Tab)
        return true;
    if (event->type() == QEvent::KeyPress && watched == m_send
        && (static_cast<QKeyEvent*>(event)->key() == Qt::Key_Return || static_cast<QKeyEvent*>(event)->key() == Qt::Key_Enter)) {
        send(); // where the keyboard is behind the last die
        return true;
    }
    if (event->type() == QEvent::LayoutRequest && watched == m_area->widget())
        makeRoom(*m_area, !m_open.isEmpty()); // a list in it has grown, or its rarer fields were opened
    return QFrame::eventFilter(watched, event);
}

// Whatever is in it now keeps its room: what stands below gives way, and nothing lies over its buttons.
bool AskPanel::event(QEvent* event)
{
    const bool isHeard = QFrame::event(event);
    if (event->type() == QEvent::Resize) // not while whoever holds it lays it out: what is said then is not heard
        QCoreApplication::postEvent(this, new QEvent(QEvent::LayoutRequest));
    else if (event->type() == QEvent::LayoutRequest)
        setMinimumHeight(layout()->hasHeightForWidth() ? layout()->totalMinimumHeightForWidth(width())
                                                       : layout()->totalMinimumSize().height());
    return isHeard;
}

void AskPanel::showEvent(QShowEvent* event)
{
    emit takesRoom(!m_open.isEmpty());
    QFrame::showEvent(event);
}

void AskPanel::hideEvent(QHideEvent* event)
{
    emit takesRoom(false);
    QFrame::hideEvent(event);
}

// Boxes of numbers and lists leave Enter to whoever holds them.
void AskPanel::keyPressEvent(QKeyEvent* event)
{
    if (!m_open.isEmpty() && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter))
        send();
    else
        QFrame::keyPressEvent(event);
}

// On another page it stands open all the same.
QList<engine::Die> AskPanel::dice() const { return !isHidden() && m_picks.isEmpty() ? m_needs.dice : QList<engine::Die>(); }

bool AskPanel::type(const QString& letter)
{
    const auto next = std::ranges::find_if(m_dice, [](QWidget* one) { return static_cast<QLineEdit*>(one)->text().isEmpty(); });
    if (next == m_dice.end() || !beginsFace(m_needs.dice[next - m_dice.begin()], letter))
        return false;
    (*next)->setFocus(Qt::OtherFocusReason);
    QKeyEvent key(QEvent::KeyPress, 0, Qt::NoModifier, letter);
    QCoreApplication::sendEvent(*next, &key);
    return true;
}

void AskPanel::take(const QList<int>& faces)
{
    for (qsizetype i = 0; i < m_dice.size() && i < faces.size(); ++i)
        static_cast<QLineEdit*>(m_dice[i])->setText(m_needs.dice[i].printed(faces[i]));
    send();
}

// "1 2*" in one place is what this die and the next one show, where that stands in no place of its own.
void AskPanel::shareOut()
{
    static const QRegularExpression gaps(QStringLiteral("[\\s,;]+"));
    for (qsizetype first = 0; first < m_dice.size(); ++first) {
        const auto lineOf = [&](qsizetype at) { return static_cast<QLineEdit*>(m_dice[first + at]); };
        const QStringList words = lineOf(0)->text().split(gaps, Qt::SkipEmptyParts);
        if (words.size() < 2 || first + words.size() > m_dice.size()
            || m_needs.dice[first].faceIn(lineOf(0)->text().trimmed()) > 0)
            continue;
        bool isMeant = true;
        for (qsizetype at = 0; at < words.size(); ++at)
            isMeant = isMeant && m_needs.dice[first + at].faceIn(words[at]) > 0 && (at == 0 || lineOf(at)->text().isEmpty());
        for (qsizetype at = 0; isMeant && at < words.size(); ++at)
            lineOf(at)->setText(words[at]);
    }
}

void AskPanel::object(const QString& why)
{
    m_wrong->tell(why);
    m_wrong->show();
    makeRoom(*m_area, !m_open.isEmpty());
}

// A name on which no act hangs: whoever goes on without typing one leaves it for another day.
bool AskPanel::mayStayUnnamed() const
{
    const auto* correction = m_action.as<engine::Correct>();
    return correction && m_open.size() == 1 && correction->path.endsWith(QLatin1String(".title")) && m_asker
        && m_asker->waiting().isNone();
}

bool AskPanel::isAnythingTold() const
{
    return std::ranges::any_of(m_open, [](const auto& asked) { return !isAsItWas(*asked.second); });
}

void AskPanel::send()
{
    if (isHidden())
        return; // a list that completes what is typed passes Enter on twice
    m_wrong->hide();
    shareOut();
    QJsonArray rolled;
    for (qsizetype i = 0; i < m_dice.size(); ++i) {
        auto* line = static_cast<QLineEdit*>(m_dice[i]);
        const int face = m_needs.dice[i].faceIn(line->text().trimmed());
        if (face == 0) {
            if (!line->text().isEmpty())
                object(tr("%1: %2 is no face of this die. It shows %3.")
                           .arg(m_needs.dice[i].label, line->text(), m_needs.dice[i].choices()));
            line->setFocus();
            line->selectAll();
            return;
        }
        rolled += face;
    }
    QHash<QString, QJsonArray> picked;
    for (const auto& [pick, box] : std::as_const(m_picks)) {
        const auto card = box->meant();
        if (!card) {
            object(engine::fill(tr("%1: type its name, or choose it from the list."), {pick.label}));
            box->showKnown();
            return;
        }
        const bool isNew = m_action.is<engine::Correct>() && !pick.from.contains(card->id); // it is entered with its title
        picked[pick.field] += isNew ? box->said() : card->id;
        m_typed.insert(card->id, box->said());
    }
    QJsonObject fields; // what was asked stays as it was: the answer may be a wrong one
    for (const auto& [name, editor] : std::as_const(m_open)) {
        const QJsonValue value = editor->value();
        if (isAsItWas(*editor) && isAnythingTold()) // one of several may be enough
            continue;
        if (isAsItWas(*editor) && mayStayUnnamed())
            return leave();
        if (isAsItWas(*editor)) {
            const QString remedy = editor->property("remedy").toString();
            object(!m_without->isHidden() ? tr("Nothing is entered yet: type what is printed there, or go on without it.")
                    : remedy.isEmpty()    ? tr("Nothing is entered yet: type what is printed there. Cancel leaves all as it was.")
                                          : tr("Nothing is entered yet. %1 Cancel leaves all as it was.").arg(remedy));
            editor->setFocus(Qt::TabFocusReason);
            return;
        }
        if (const QString why = objection(*editor); !why.isEmpty()) {
            object(why);
            editor->setFocus(Qt::TabFocusReason);
            return;
        }
        if (const QStringList blank = leftBlank(editor->property("schema").toJsonObject(), value); !blank.isEmpty()) {
            object(objection(blank));
            for (const auto& [part, box] : static_cast<Form*>(editor)->editors())
                if (part == blank.first())
                    box->setFocus(Qt::TabFocusReason);
            return;
        }
        fields.insert(name, value);
    }
    for (const auto& [pick, box] : std::as_const(m_picks))
        fields.insert(pick.field, pick.listed ? QJsonValue(picked[pick.field]) : picked[pick.field].first());
    if (!rolled.isEmpty())
        fields.insert(QLatin1String(engine::rolledField), rolled);
    const auto* correction = m_action.as<engine::Correct>();
    if (correction && !m_open.isEmpty() && m_asker && m_asker->mayGoOn()) // of an act, and goes back with it
        m_typedAt.insert(correction->path, fields.value(QLatin1String("value")));
    else
        for (const auto& asked : std::as_const(m_open))
            m_typedAt.remove(keyOf(asked.first));
    emit answered(m_action, fields, m_decision);
}

} // namespace kit
