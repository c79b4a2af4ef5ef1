// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/forms/form.h"

#include "engine/message.h"
#include "cards/places.h"
#include "cards/said.h"
#include "kit/forms/first_click.h"
#include "kit/field_help.h"
#include "kit/forms/hinted_line.h"
#include "kit/drawn/plain_label.h"
#include "kit/drawn/tip.h"
#include "kit/forms/return_goes_on.h"
#include "kit/lists/field_label.h"
#include "kit/lists/told_apart.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFocusEvent>
#include <QFormLayout>
#include <QGroupBox>
#include <QJsonArray>
#include <QJsonDocument>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QRegularExpression>
#include <QSpinBox>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace kit {

namespace {

constexpr QLatin1String idField("id"), titleField("title");
constexpr QLatin1String listed("x-listed"); // of an element of a list

// How a form comes by the short name of its thing: nobody is asked for it, or it is all that the thing is called.
constexpr char naming[] = "naming";
constexpr QLatin1String isMadeFor("made"), isCalledBy("called");

// In a narrow place rows wrap, and whatever holds a form or list within another does not see it: each keeps the height that it
// needs.
class OwnHeight : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest) {
            auto* part = static_cast<QWidget*>(watched);
            const QLayout* rows = part->layout();
            part->setMinimumHeight(rows->hasHeightForWidth() ? std::max(0, rows->totalHeightForWidth(part->width()))
                                                             : rows->totalMinimumSize().height());
        }
        return false;
    }
};

bool makesId(const Form& form) { return form.property(naming) == isMadeFor && !form.fields().contains(idField); }

QHBoxLayout* bare(QWidget* widget)
{
    auto* layout = new QHBoxLayout(widget);
    layout->setContentsMargins(0, 0, 0, 0);
    return layout;
}

// A text; or any value as it stands in the state, when the schema names no type: 40, true, [1, 2]. What is none of these is a
// text.
class TextEditor : public Editor {
public:
    TextEditor(const QJsonObject& schema, QWidget* parent)
        : Editor(parent)
        , m_isAny(!schema.contains(QLatin1String("type")))
        , m_mayBeNone(
              schema.contains(QLatin1String("x-word")) && cards::mayBeNone(schema.value(QLatin1String("x-word")).toString()))
    {
        for (const QJsonValue& part : schema.value(QLatin1String("x-parts")).toArray())
            m_parts += wordsWithin(part.toString());
        m_between = schema.value(QLatin1String("x-between")).toString();
        // Several numbers are named in their order: four words have more room than the sentence that explains them.
        const QString form = schema.value(QLatin1String("x-form")).toString(), gap = QStringLiteral(", ");
        m_line = m_parts.isEmpty() ? new HintedLine(form, form.section(gap, -1), this) // an example stands last
                                   : new HintedLine(m_parts.join(QLatin1Char(' ')), briefly(m_parts), this);
        bare(this)->addWidget(m_line);
        setFocusProxy(m_line);
        if (!form.isEmpty())
            selectAtFirstClick(*m_line);
        connect(m_line, &QLineEdit::textEdited, this, &Editor::edited);
    }
    QJsonValue value() const override
    {
        if (m_line->text().isEmpty())
            return QJsonValue::Undefined;
        if (m_mayBeNone && cards::isNone(m_line->text().trimmed()))
            return QString();
        static const QRegularExpression gaps(QStringLiteral("[\\s,;/]+")); // in any spelling
        const QStringList numbers = m_line->text().split(gaps, Qt::SkipEmptyParts);
        if (!m_parts.isEmpty() && numbers.size() == m_parts.size())
            return numbers.join(m_between);
        if (const QString whole = amongKnown(numbers); !whole.isEmpty())
            return whole;
        const QJsonArray read = m_isAny ? QJsonDocument::fromJson('[' + m_line->text().toUtf8() + ']').array() : QJsonArray();
        return read.size() == 1 ? read.first() : QJsonValue(m_line->text());
    }
    void setValue(const QJsonValue& value) override
    {
        if (value.isString() || value.isUndefined() || value.isNull()) {
            m_line->setText(value.toString());
            m_line->setCursorPosition(0); // a long text shows its beginning
            return;
        }
        const QByteArray written = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
        m_line->setText(QString::fromUtf8(written.mid(1, written.size() - 2)));
    }

private:
    // Whoever asks may know the others of several numbers: those that are typed take the places of what is not known.
    QString amongKnown(QStringList numbers) const
    {
        QStringList all = m_parts.isEmpty() ? QStringList() : property("known").toJsonValue().toString().split(m_between);
        if (all.isEmpty() || all.count(QStringLiteral("?")) != numbers.size())
            return {};
        for (QString& one : all)
            if (one == QLatin1String("?"))
                one = numbers.takeFirst();
        return all.join(m_between);
    }

    QLineEdit* m_line = nullptr;
    bool m_isAny;
    bool m_mayBeNone;    // dice, of which there may be none
    QStringList m_parts; // of several numbers
    QString m_between;
};

// What stands there as long as nothing was entered is typed over, wherever it is clicked. A number beyond its limits is taken as
// it is typed, and refused in words by whoever gets it: cut to what is allowed it would be another one.
class OpenNumberBox : public QSpinBox {
public:
    OpenNumberBox(int least, int most, QWidget* parent)
        : QSpinBox(parent)
        , m_least(least)
        , m_most(most)
    {
        constexpr int beyond = 1'000'000'000;
        setRange(-beyond, std::max(beyond - 1, most)); // the lowest stands for "nothing entered"
        lineEdit()->installEventFilter(this);
        selectAtFirstClick(*lineEdit());
    }
    void stepBy(int steps) override
    {
        const qint64 from = value() == minimum() ? qint64(m_least) - 1 : value();
        const qint64 to = std::min<qint64>(from + steps, std::max<qint64>(m_most, from));
        setValue(to >= m_least ? int(to) : from > m_least ? m_least : minimum());
    }
    QSize sizeHint() const override { return narrowed(QSpinBox::sizeHint()); }
    QSize minimumSizeHint() const override { return narrowed(QSpinBox::minimumSizeHint()); }

protected:
    // What is not known may be said as everywhere.
    QValidator::State validate(QString& text, int& at) const override
    {
        return text.trimmed() == QLatin1String("?") ? QValidator::Acceptable : QSpinBox::validate(text, at);
    }
    int valueFromText(const QString& text) const override
    {
        return text.trimmed() == QLatin1String("?") ? minimum() : QSpinBox::valueFromText(text);
    }
    StepEnabled stepEnabled() const override
    {
        return (value() > minimum() ? StepDownEnabled : StepNone) | (value() < m_most ? StepUpEnabled : StepNone);
    }
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::MouseButtonRelease && value() == minimum())
            selectAll();
        return QSpinBox::eventFilter(watched, event);
    }
    void focusInEvent(QFocusEvent* event) override
    {
        QSpinBox::focusInEvent(event);
        if (value() == minimum())
            selectAll();
    }
    void resizeEvent(QResizeEvent* event) override
    {
        QSpinBox::resizeEvent(event);
        const QString words = Editor::tr("not entered"); // of which a narrow box would show the last letters
        const bool isWide = lineEdit()->width() >= fontMetrics().horizontalAdvance(words);
        setSpecialValueText(isWide ? words : QStringLiteral("?"));
    }

private:
    // As wide as what is allowed.
    QSize narrowed(QSize hint) const
    {
        const auto wide = [this](int one) { return fontMetrics().horizontalAdvance(QString::number(one)); };
        const int words = fontMetrics().horizontalAdvance(specialValueText());
        hint.rwidth() -= std::max({wide(minimum()), wide(maximum()), words}) - std::max({wide(m_least), wide(m_most), words});
        return hint;
    }

    int m_least, m_most;
};

class NumberEditor : public Editor {
public:
    NumberEditor(const QJsonObject& schema, QWidget* parent)
        : Editor(parent)
        , m_box(new OpenNumberBox(
              schema.value(QLatin1String("minimum")).toInt(), schema.value(QLatin1String("maximum")).toInt(9999), this))
    {
        auto* column = new QVBoxLayout(this);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(2);
        column->addWidget(m_box);
        // What a blank or one of its numbers means is read by whoever types, not looked for in a tip. Lines that fold would
        // crush the rows below them.
        const QString means = saidOfBlank(fieldHelp(schema));
        for (const QString& one : means.split(QStringLiteral(", "), Qt::SkipEmptyParts)) {
            auto* says = new ElidedLabel(this);
            says->setText(one);
            says->setProperty("look", "muted");
            says->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
            column->addWidget(says);
        }
        m_box->setSpecialValueText(Editor::tr("not entered"));
        m_box->setValue(m_box->minimum());
        setFocusProxy(m_box);
        connect(m_box, &QSpinBox::valueChanged, this, &Editor::edited);
    }
    QJsonValue value() const override
    {
        return m_box->value() == m_box->minimum() ? QJsonValue(QJsonValue::Undefined) : QJsonValue(m_box->value());
    }
    void setValue(const QJsonValue& value) override { m_box->setValue(value.isDouble() ? value.toInt() : m_box->minimum()); }

private:
    QSpinBox* m_box;
};

class SwitchEditor : public Editor {
public:
    SwitchEditor(const QString& name, QWidget* parent)
        : Editor(parent)
        , m_box(new QCheckBox(wordsOf(name), this))
    {
        bare(this)->addWidget(m_box);
        setFocusProxy(m_box);
        connect(m_box, &QCheckBox::toggled, this, [this] {
            m_isTouched = true;
            emit edited();
        });
    }
    QJsonValue value() const override
    {
        return m_isTouched || m_box->isChecked() ? QJsonValue(m_box->isChecked()) : QJsonValue(QJsonValue::Undefined);
    }
    void setValue(const QJsonValue& value) override
    {
        m_box->setChecked(value.toBool());
        m_isTouched = value.isBool(); // what was said stays said: false where true is the rule
    }

private:
    QCheckBox* m_box;
    bool m_isTouched = false;
};

class ChoiceEditor : public Editor {
public:
    // blank: what stands there as long as none is chosen.
    ChoiceEditor(const QString& name, const QStringList& choices, bool isClosed, const Titles& titles, const QString& blank,
        QWidget* parent)
        : Editor(parent)
        , m_label(new QLabel(wordsOf(name), this))
        , m_box(new QComboBox(this))
    {
        bare(this)->addWidget(m_box);
        m_box->setEditable(!isClosed);
        if (m_box->lineEdit()) {
            m_box->lineEdit()->setAccessibleName(wordsOf(name));
            m_box->lineEdit()->setPlaceholderText(Editor::tr("not entered"));
        }
        m_box->setInsertPolicy(QComboBox::NoInsert); // what Return leaves there is a name that was typed, and no empty choice
        m_box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        m_box->setMinimumContentsLength(8); // it grows with its place
        m_box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        // A box is heard by its current entry only; its name comes from a label beside it, among its siblings.
        m_label->hide();
        m_label->setBuddy(m_box);
        Titles called;
        for (const QString& choice : choices)
            called.insert(choice, isClosed ? wordsOf(choice) : titles.value(choice, choice));
        called = toldApart(called);
        m_box->addItem(isClosed ? blank : QString()); // heard and seen; a line is typed into
        for (const QString& choice : choices)
            m_box->addItem(called.value(choice), choice);
        setFocusProxy(m_box);
        connect(m_box, &QComboBox::currentTextChanged, this, &Editor::edited);
    }
    QJsonValue value() const override
    {
        const QString said = m_box->currentText();
        int known = m_box->currentIndex();
        if (m_box->itemText(known) != said) // something else was typed
            known = m_box->findText(said.trimmed(), Qt::MatchFixedString);
        const QString chosen = known >= 0 ? m_box->itemData(known).toString()
            : m_box->isEditable()         ? said
                                          : QString(); // a title stands for its id
        return chosen.isEmpty() ? QJsonValue(QJsonValue::Undefined) : QJsonValue(chosen);
    }
    void setValue(const QJsonValue& value) override
    {
        const int known = m_box->findData(value.toString());
        m_box->setCurrentIndex(m_box->isEditable() ? known : std::max(0, known));
        if (m_box->isEditable() && known < 0)
            m_box->setEditText(value.toString());
    }

private:
    QLabel* m_label;
    QComboBox* m_box;
};

// A list: one editor per element, more of them by a button.
class ListEditor : public Editor {
public:
    ListEditor(const QString& name, const QJsonObject& element, const Names& names, QWidget* parent)
        : Editor(parent)
        , m_name(name)
        , m_element(element)
        , m_names(names)
        , m_rows(new QVBoxLayout)
        , m_add(new QPushButton(Editor::tr("Add"), this))
    {
        auto* layout = new QVBoxLayout(this);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->addLayout(m_rows);
        layout->addWidget(m_add, 0, Qt::AlignLeft);
        installEventFilter(new OwnHeight(this));
        m_add->setObjectName(QStringLiteral("addItem"));
        m_add->setAccessibleName(engine::fill(Editor::tr("Add to %1"), {wordsOf(name)}));
        setFocusProxy(m_add);
        connect(m_add, &QPushButton::clicked, this, [this] {
            firstOf(add({}))->setFocus();
            emit edited();
        });
    }
    QJsonValue value() const override
    {
        QJsonArray list;
        QStringList ids;
        for (const Editor* editor : m_editors) {
            QJsonValue one = editor->value();
            if (one.isUndefined())
                continue;
            const auto* form = dynamic_cast<const Form*>(editor);
            if (form && makesId(*form)) // things of one name are told apart
                one = withId(one.toObject(), ids);
            ids += one.toObject().value(idField).toString();
            if (areWords() && one.isString()) // several in one line are as many rows
                for (const QString& word : one.toString().split(QLatin1Char(','), Qt::SkipEmptyParts))
                    list += word.trimmed();
            else
                list += one;
        }
        return list.isEmpty() ? QJsonValue(QJsonValue::Undefined) : QJsonValue(list);
    }
    void setValue(const QJsonValue& value) override
    {
        while (!m_editors.isEmpty())
            remove(m_editors.first());
        for (const QJsonValue& one : value.toArray())
            add(one);
    }
    void open() override
    {
        m_isOpen = true;
        setFocusProxy(firstOf(add({})));
    }

    // The faces of a die, keywords: no sentences, and neither names nor squares, which may have a comma of their own.
    bool areWords() const
    {
        return m_element.value(QLatin1String("type")) == QLatin1String("string") && !m_element.contains(QLatin1String("x-names"))
            && !m_element.contains(QLatin1String("x-known")) && m_name != QLatin1String("notes")
            && m_name != QLatin1String("texts")
            && !m_element.value(QLatin1String("x-word")).toString().contains(QLatin1String(",\\d"));
    }

protected:
    // Return after a name opens the line for the next one; in an empty line, and with Ctrl, it says that there are no more.
    void keyPressEvent(QKeyEvent* event) override
    {
        const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
        if (!isReturn || event->modifiers() & Qt::ControlModifier || !goOn())
            Editor::keyPressEvent(event);
    }

private:
    bool goOn() // to the next line, from the last one where something stands in it
    {
        const bool goes = (m_isOpen || isGoneOn()) && !m_editors.isEmpty()
            && m_editors.last()->isAncestorOf(QApplication::focusWidget()) && !m_editors.last()->value().isUndefined();
        if (goes)
            firstOf(add({}))->setFocus();
        return goes;
    }
    // In a form that Return does not send.
    bool isGoneOn() const
    {
        const QWidget* form = parentWidget();
        while (form && !form->property(returnGoesOn).toBool())
            form = form->parentWidget();
        return form;
    }
    Editor* add(const QJsonValue& value)
    {
        auto* row = new QWidget(this);
        auto* layout = bare(row);
        Editor* editor = editorFor(m_name, m_element, m_names, row);
        auto* away = new QPushButton(QStringLiteral("✕"), row); // narrow: the field beside it needs the room
        away->setToolTip(Editor::tr("Remove"));
        away->setAccessibleName(engine::fill(Editor::tr("Remove from %1"), {wordsOf(m_name)}));
        layout->addWidget(editor, 1);
        layout->addWidget(away, 0, Qt::AlignTop);
        m_rows->addWidget(row);
        m_editors += editor;
        if (!value.isNull() && !value.isUndefined())
            editor->setValue(value);
        connect(editor, &Editor::edited, this, &Editor::edited);
        for (const QLineEdit* line : editor->findChildren<QLineEdit*>()) // a Return that took what completes the name stays there
            connect(line, &QLineEdit::returnPressed, this, [this] { QTimer::singleShot(0, this, [this] { goOn(); }); });
        connect(away, &QPushButton::clicked, this, [this, editor] {
            remove(editor);
            emit edited();
        });
        order(row);
        return editor;
    }
    // It stands before the button, so Tab comes there from it. Qt orders nothing behind what takes no keys; and whatever leads to
    // another field is a stop of its own, at the end of the chain, where it was made.
    void order(QWidget* row)
    {
        QWidget* before = m_add->previousInFocusChain();
        while (before->focusPolicy() == Qt::NoFocus)
            before = before->previousInFocusChain();
        for (Editor* one : row->findChildren<Editor*>())
            one->setFocusProxy(nullptr);
        QList<QWidget*> stops = row->findChildren<QWidget*>();
        stops.removeIf([this](const QWidget* one) { // the line within a box comes along with it
            return one->window() != window() || one->focusPolicy() == Qt::NoFocus || one->focusProxy();
        });
        stops += m_add;
        for (QWidget* one : stops) {
            setTabOrder(before, one);
            before = one;
        }
    }
    static QWidget* firstOf(Editor* editor)
    {
        const QList<QWidget*> all = editor->findChildren<QWidget*>();
        const auto first = std::ranges::find_if(all, [](const QWidget* one) { return one->focusPolicy() != Qt::NoFocus; });
        return first == all.end() ? editor : *first;
    }
    static QJsonObject withId(QJsonObject one, const QStringList& taken)
    {
        const QString first = one.value(idField).toString();
        QString id = first;
        for (int n = 2; taken.contains(id); ++n)
            id = first + QStringLiteral("-%1").arg(n);
        one.insert(idField, id);
        return one;
    }
    void remove(Editor* editor)
    {
        m_editors.removeOne(editor);
        editor->parentWidget()->deleteLater();
        editor->parentWidget()->hide();
    }

    QString m_name;
    QJsonObject m_element;
    Names m_names;
    QVBoxLayout* m_rows;
    QPushButton* m_add;
    QList<Editor*> m_editors;
    bool m_isOpen = false; // one list that was asked for, not a field of a larger form
};

bool isOf(const QJsonObject& schema, const char* type)
{
    const QJsonValue types = schema.value(QLatin1String("type"));
    return types.toString() == QLatin1String(type) || types.toArray().contains(QJsonValue(QLatin1String(type)));
}

} // namespace

QString plainWordsOf(const QString& name) { return cards::plainWordsOf(name); }

QString wordsOf(const QString& name) { return cards::wordsOf(name); }

QString wordsWithin(const QString& name) { return cards::wordsWithin(name); }

Editor* editorFor(const QString& name, const QJsonObject& schema, const Names& names, QWidget* parent)
{
    Editor* editor = nullptr;
    QStringList known = schema.value(QLatin1String("x-known")).toVariant().toStringList();
    if (known.isEmpty())
        known = names(schema.value(QLatin1String("x-names")).toString());
    known.removeDuplicates();
    if (isOf(schema, "array")) {
        QJsonObject element = schema.value(QLatin1String("items")).toObject();
        element.insert(listed, true);
        for (const char* kind : {"x-names", "x-known"})
            if (schema.contains(QLatin1String(kind)))
                element.insert(QLatin1String(kind), schema.value(QLatin1String(kind)));
        editor = new ListEditor(name, element, names, parent);
    } else if (isOf(schema, "object")) {
        editor = new Form(schema, names, parent);
    } else if (isOf(schema, "boolean")) {
        editor = new SwitchEditor(name, parent);
    } else if (isOf(schema, "integer")) {
        editor = new NumberEditor(schema, parent);
    } else if (schema.contains(QLatin1String("enum"))) {
        QStringList choices;
        for (const QJsonValue& one : schema.value(QLatin1String("enum")).toArray())
            choices += one.toString();
        const QString blank = saidOfBlank(fieldHelp(schema));
        editor = new ChoiceEditor(name, choices, true, {}, blank.isEmpty() ? Editor::tr("not entered") : blank, parent);
    } else if (!known.isEmpty()) {
        editor = new ChoiceEditor(name, known, false, names.titles, {}, parent);
    } else {
        editor = new TextEditor(schema, parent);
    }
    const QString help = fieldHelp(schema);
    editor->setObjectName(name);
    QWidget* control = editor->focusProxy() ? editor->focusProxy() : editor;
    if (control->accessibleName().isEmpty())
        control->setAccessibleName(wordsOf(name));
    kit::setTip(control, help);
    return editor;
}

Form::Form(const QJsonObject& schema, const Names& names, QWidget* parent)
    : Editor(parent)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    for (const QJsonValue& one : schema.value(QLatin1String("x-needed")).toArray())
        m_needed += one.toString();
    const QJsonObject properties = schema.value(QLatin1String("properties")).toObject();
    auto* first = new QFormLayout;
    first->setRowWrapPolicy(QFormLayout::WrapLongRows); // in a narrow place what has no room stands below its name
    layout->addLayout(first);
    QFormLayout* rest = first;
    QStringList order = schema.value(QLatin1String("x-order")).toVariant().toStringList();
    const QJsonObject id = properties.value(idField).toObject();
    const bool hasTitle = properties.contains(titleField);
    bool isMade = false;
    if (m_needed.contains(idField) && !id.contains(QLatin1String("x-names")) && !id.contains(QLatin1String("enum"))) {
        isMade = hasTitle || !schema.contains(listed);
        setProperty(naming, isMade ? isMadeFor : isCalledBy); // things of a list without titles are called by it
    }
    if (isMade) { // its title or its place says it
        order.removeOne(idField);
        order += idField;
        m_needed.removeOne(idField);
    }
    if (isMade && hasTitle && !m_needed.contains(titleField)) {
        order.move(order.indexOf(titleField), 0);
        m_needed.prepend(titleField);
    }
    const bool isFolded = !m_needed.isEmpty() && order.size() > m_needed.size();
    for (const QString& name : std::as_const(order)) // the Tab key comes by in the order in which they are made
        if (isFolded && m_needed.contains(name))
            add(first, name, properties.value(name).toObject(), names);
    if (isFolded) {
        auto* more = new QPushButton(tr("More…"), this);
        more->setObjectName(QStringLiteral("more"));
        more->setProperty("look", "link");
        more->setCheckable(true);
        m_more = new QWidget(this);
        rest = new QFormLayout(m_more);
        rest->setRowWrapPolicy(QFormLayout::WrapLongRows);
        rest->setContentsMargins(0, 0, 0, 0);
        m_more->hide();
        layout->addWidget(more, 0, Qt::AlignLeft);
        layout->addWidget(m_more);
        connect(more, &QPushButton::toggled, m_more, &QWidget::setVisible);
    }
    for (const QString& name : std::as_const(order))
        if (!isFolded || !m_needed.contains(name))
            add(rest, name, properties.value(name).toObject(), names);
    m_for = schema.value(QLatin1String("x-for")).toObject();
    if (!m_for.isEmpty())
        connect(this, &Editor::edited, this, &Form::showForKind);
    showForKind();
    installEventFilter(new OwnHeight(this));
    if (!m_editors.isEmpty()) // whoever comes to it by keyboard types into its first field
        setFocusProxy(m_editors.first().second->focusProxy() ? m_editors.first().second->focusProxy() : m_editors.first().second);
}

void Form::add(QFormLayout* layout, const QString& name, const QJsonObject& schema, const Names& names)
{
    Editor* editor = editorFor(name, schema, names, this);
    if (isOf(schema, "boolean")) { // its words stand beside the box
        layout->addRow(editor);
    } else {
        const bool isCalled = name == idField && property(naming) == isCalledBy;
        if (isCalled)
            editor->focusProxy()->setAccessibleName(wordsOf(QStringLiteral("name")));
        auto* label = new FieldLabel(engine::fill(tr("%1:"), {wordsOf(isCalled ? QStringLiteral("name") : name)}),
            editor->focusProxy() ? editor->focusProxy() : editor, this);
        label->standFor(editor);
        layout->addRow(label, editor);
        // What the program keeps of a card, and the short name that its title gives it: nobody types them.
        const bool isKept = name == QLatin1String("entered") && isOf(schema, "array");
        if (isKept || (name == idField && property(naming) == isMadeFor && m_needed.contains(titleField)))
            layout->setRowVisible(editor, false);
    }
    m_editors += std::pair(name, editor);
    connect(editor, &Editor::edited, this, &Editor::edited);
}

QJsonObject Form::fields() const
{
    QJsonObject fields;
    for (const auto& [name, editor] : m_editors)
        if (const QJsonValue value = editor->value(); !value.isUndefined())
            fields.insert(name, value);
    return fields;
}

QJsonValue Form::value() const
{
    QJsonObject object = fields();
    if (makesId(*this) && !object.isEmpty()) {
        const QString id = cards::idFor(object.value(titleField).toString());
        object.insert(idField, id.isEmpty() ? objectName() : id);
    }
    return object.isEmpty() ? QJsonValue(QJsonValue::Undefined) : QJsonValue(object);
}

void Form::setValue(const QJsonValue& value)
{
    const QJsonObject object = value.toObject();
    for (const auto& [name, editor] : m_editors) {
        if (!object.contains(name))
            continue;
        editor->setValue(object.value(name));
        if (m_more && !m_needed.contains(name) && name != idField)
            showAll();
    }
    showForKind();
}

void Form::showForKind()
{
    if (m_for.isEmpty())
        return;
    const QJsonObject told = fields();
    const QString kind = told.value(QLatin1String("kind")).toString(QStringLiteral("?"));
    auto* rows = static_cast<QFormLayout*>(layout()->itemAt(0)->layout());
    for (const auto& [name, editor] : std::as_const(m_editors))
        if (m_for.contains(name)) // whoever empties a field stays in it
            rows->setRowVisible(editor,
                told.contains(name) || m_for.value(name).toArray().contains(kind)
                    || editor->isAncestorOf(QApplication::focusWidget()));
}

// Nothing is behind it any more.
void Form::showAll()
{
    if (auto* more = findChild<QPushButton*>(QStringLiteral("more"), Qt::FindDirectChildrenOnly)) {
        more->setChecked(true);
        more->hide();
    }
}

} // namespace kit
