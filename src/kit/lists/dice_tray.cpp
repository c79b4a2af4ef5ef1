// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/lists/dice_tray.h"
#include "kit/drawn/fitting.h"
#include "kit/drawn/plain_label.h"
#include "kit/drawn/tip.h"
#include "kit/rule_behind.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QRegularExpression>
#include <QStyle>

#include <algorithm>

namespace kit {

namespace {

// Who threw it, and when.
QString beside(const Roll& roll)
{
    QStringList parts{QString(), roll.typed ? DiceTray::tr("real dice") : DiceTray::tr("rolled by the program")};
    if (!roll.who.isEmpty())
        parts += roll.who;
    parts += roll.when.toLocalTime().time().toString(QStringLiteral("hh:mm"));
    return parts.join(QStringLiteral(" · "));
}

QString line(const Roll& roll)
{
    return (roll.making.isEmpty() ? QStringLiteral("%1 → %2").arg(roll.term, QString::number(roll.value)) : roll.making)
        + beside(roll);
}

} // namespace

// One line that is scrolled sideways where it has no room, by the keys that go through it.
class Strip : public QScrollArea {
public:
    Strip(QWidget* content, QWidget* parent)
        : QScrollArea(parent)
    {
        setFrameShape(QFrame::NoFrame);
        setWidgetResizable(true);
        setFocusPolicy(Qt::NoFocus);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
        setWidget(content);
    }
    QSize sizeHint() const override { return {widget()->sizeHint().width(), rowHeight()}; }
    QSize minimumSizeHint() const override
    {
        return {std::min(widget()->minimumSizeHint().width(), fontMetrics().averageCharWidth() * 12), rowHeight()};
    }

private:
    // As high as a button, before the first one stands there, too: else it is laid out flat.
    int rowHeight() const
    {
        return std::max(widget()->sizeHint().height(), QPushButton(QStringLiteral("D6")).sizeHint().height());
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (watched == widget() && event->type() == QEvent::LayoutRequest)
            updateGeometry();
        return QScrollArea::eventFilter(watched, event);
    }
};

// The dice by their words; by their letters where the words have no room, so that no die makes the window wider.
class DiceRow : public QWidget {
public:
    explicit DiceRow(QWidget* parent)
        : QWidget(parent)
    {
        (new QHBoxLayout(this))->setContentsMargins(0, 0, 0, 0);
    }

    QPushButton* add(const DieWord& die)
    {
        auto* button = new QPushButton(die.label, this);
        layout()->addWidget(button);
        m_dice += {button, die.label, die.term};
        fit();
        return button;
    }
    void clear()
    {
        for (const One& one : std::as_const(m_dice))
            delete one.button;
        m_dice.clear();
    }
    QSize sizeHint() const override { return {widthOf(&One::label), QWidget::sizeHint().height()}; }
    QSize minimumSizeHint() const override { return {widthOf(&One::term), QWidget::minimumSizeHint().height()}; }

protected:
    void resizeEvent(QResizeEvent* event) override
    {
        QWidget::resizeEvent(event);
        fit();
    }

private:
    struct One {
        QPushButton* button;
        QString label, term;
    };

    void fit()
    {
        const bool hasRoom = width() >= sizeHint().width();
        for (const One& one : std::as_const(m_dice)) {
            one.button->setText(hasRoom ? one.label : one.term);
            setTip(one.button, hasRoom ? QString() : one.label);
        }
    }
    int widthOf(QString One::*words) const
    {
        int all = std::max(0, int(m_dice.size()) - 1) * layout()->spacing();
        for (const One& one : m_dice) {
            const QFontMetrics metrics = one.button->fontMetrics();
            all += one.button->sizeHint().width() + metrics.horizontalAdvance(one.*words)
                - metrics.horizontalAdvance(one.button->text());
        }
        return all;
    }

    QList<One> m_dice;
};

DiceTray::DiceTray(QWidget* parent)
    : QFrame(parent)
    , m_faces(new FacesRow(this))
    , m_value(new QLabel(this))
    , m_what(new ElidedLabel(this))
    , m_before(new ElidedLabel(this))
    , m_buttons(new DiceRow(this))
    , m_strip(new Strip(m_buttons, this))
    , m_typed(new QPushButton(tr("&I rolled it myself…"), this))
    , m_entry(new QLineEdit(this))
{
    setAccessibleName(tr("Dice tray"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(16, 8, 16, 8);
    m_value->setProperty("look", "number");
    m_value->setAlignment(Qt::AlignCenter);
    m_value->setMinimumWidth(44);
    m_value->setAccessibleName(tr("Last roll"));
    m_value->setObjectName(QStringLiteral("trayValue"));
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    m_before->setProperty("look", "muted");
    for (QLabel* label : {m_what, m_before})
        label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    words->addWidget(m_what);
    words->addWidget(m_before);
    m_typed->setObjectName(QStringLiteral("typedDice"));
    m_entry->setObjectName(QStringLiteral("typedFaces"));
    m_entry->setMaximumWidth(140);
    m_entry->hide();
    layout->addWidget(m_value);
    layout->addWidget(m_faces);
    layout->addLayout(words, 1);
    layout->addWidget(m_strip);
    layout->addWidget(m_entry);
    layout->addWidget(m_typed);
    connect(m_typed, &QPushButton::clicked, this, [this] {
        emit typing();
        const QString due = dueTerm();
        const bool isAnswer = !m_awaited.isEmpty();
        m_entry->setText(isAnswer || due.isEmpty() ? QString() : due + QLatin1Char(' '));
        const QString one = example();
        m_entry->setPlaceholderText(m_awaited.size() == 1 ? m_awaited.first().choices() : one);
        m_entry->setAccessibleName(engine::fill(isAnswer ? tr("What the real dice show, for example %1")
                                                         : tr("What real dice show: the die and its faces, for example %1"),
            {one}));
        m_entry->show();
        m_entry->setFocus();
        m_entry->selectAll(); // whoever types another die need not delete this one
    });
    connect(m_entry, &QLineEdit::returnPressed, this, &DiceTray::send);
    m_entry->installEventFilter(this);
    tell();
}

// Between a die and its face, and between faces, Tab goes on as a blank does; behind a blank it leaves. Escape gives it up.
bool DiceTray::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_entry && event->type() == QEvent::HideToParent) {
        m_strip->show();
        m_typed->setVisible(m_isRolled);
    }
    const QString typed = m_entry->text();
    const bool isPress = event->type() == QEvent::KeyPress;
    const int key =
        watched == m_entry && (isPress || event->type() == QEvent::ShortcutOverride) ? static_cast<QKeyEvent*>(event)->key() : 0;
    if (key == Qt::Key_Escape && !isPress) { // before it leaves the page
        event->accept();
        return true;
    }
    if (key == Qt::Key_Escape) { // nothing is typed after all: the dice have their place again
        m_entry->hide();
        m_typed->setFocus();
        tell();
        return true;
    }
    if (key != Qt::Key_Tab || !isPress || typed.isEmpty() || typed.endsWith(QLatin1Char(' ')))
        return QFrame::eventFilter(watched, event);
    m_entry->setText(typed + QLatin1Char(' '));
    return true;
}

void DiceTray::showDice(const QList<DieWord>& dice)
{
    const auto same = [](const DieWord& a, const DieWord& b) { return a.term == b.term && a.label == b.label && a.due == b.due; };
    if (std::equal(dice.begin(), dice.end(), m_dice.begin(), m_dice.end(), same))
        return;
    m_dice = dice;
    m_entry->hide(); // it asked for a die of before
    m_buttons->clear();
    for (const DieWord& die : dice) {
        QPushButton* button = m_buttons->add(die);
        button->setObjectName(QStringLiteral("roll-") + die.term);
        button->setAccessibleName(engine::fill(tr("Roll %1"), {die.label}));
        setRuleBehind(*button, die.rule);
        if (die.due)
            button->setProperty("look", "primary");
        connect(button, &QPushButton::clicked, this, [this, term = die.term] { roll(term, {}); });
    }
}

void DiceTray::setRolled(bool isRolled)
{
    if (std::exchange(m_isRolled, isRolled) == isRolled)
        return;
    m_typed->setVisible(isRolled);
    m_entry->hide();
    tell();
}

void DiceTray::setThrow(Throw thrower, DiceOf diceOf)
{
    m_throw = std::move(thrower);
    m_diceOf = std::move(diceOf);
}

void DiceTray::await(const QList<engine::Die>& dice, bool isDue)
{
    m_awaited = dice;
    m_isDue = isDue;
}

// The die that a lone number belongs to: the one that is due, or the first.
QString DiceTray::dueTerm() const
{
    const auto due = std::ranges::find_if(m_dice, &DieWord::due);
    return due != m_dice.end() ? due->term : m_dice.isEmpty() ? QString() : m_dice.first().term;
}

// What may be typed, in the dice of this game: the highest face of each.
QString DiceTray::example() const
{
    const QString due = dueTerm();
    QStringList words;
    if (m_awaited.isEmpty())
        words += due.isEmpty() ? QStringLiteral("D6") : due;
    QList<engine::Die> dice = m_awaited.isEmpty() && m_diceOf ? m_diceOf(due) : m_awaited;
    if (dice.isEmpty()) {
        const int sides = words.first().section(QLatin1Char('D'), -1).toInt();
        dice += engine::Die{{}, sides > 1 ? sides : 6};
    }
    for (const engine::Die& die : std::as_const(dice))
        words += die.printed(die.faces.isEmpty() ? die.sides : int(die.faces.size()));
    return words.join(QLatin1Char(' '));
}

const DieWord* DiceTray::awaited(const QString& term) const
{
    const auto word =
        std::ranges::find_if(m_dice, [&](const DieWord& die) { return die.due && !die.answers.isEmpty() && die.term == term; });
    return word == m_dice.end() ? nullptr : &*word;
}

// False: nothing was rolled.
bool DiceTray::roll(const QString& term, const QList<int>& faces)
{
    if (awaited(term)) {
        emit answered(faces);
        return true;
    }
    const auto rolled = m_throw(term, faces);
    if (!rolled) {
        object(rolled.faults().first().text());
        return false;
    }
    add(*rolled);
    emit this->rolled(*rolled);
    return true;
}

void DiceTray::lie(const QList<int>& faces)
{
    QStringList printed;
    for (qsizetype i = 0; i < faces.size(); ++i)
        printed += m_awaited.size() == faces.size() ? m_awaited[i].printed(faces[i]) : QString::number(faces[i]);
    m_faces->lay({});
    m_value->setText(printed.join(QLatin1Char(' ')));
    m_value->show();
    m_what->setText(tr("typed, and counted for nothing yet"));
    setTip(m_what, m_what->text());
}

void DiceTray::object(const QString& why)
{
    m_faces->lay({});
    m_what->setText(why);
    m_value->setText(QStringLiteral("?"));
    m_value->show();
    setTip(m_what, why);
    if (m_entry->isHidden() || m_what->fontMetrics().horizontalAdvance(why) < m_what->width())
        return;
    m_strip->hide(); // until the die is typed rightly, its words have the room of the other dice
    m_typed->hide();
}

void DiceTray::showRolls(const QList<Roll>& rolls)
{
    m_rolls = rolls;
    tell();
}

void DiceTray::add(const Roll& roll)
{
    m_rolls.prepend(roll);
    if (m_rolls.size() > 200)
        m_rolls.removeLast();
    if (!m_entry->hasFocus()) // what was rolled elsewhere is not asked for here
        m_entry->hide();
    tell();
}

void DiceTray::tell()
{
    const Roll roll = m_rolls.value(0);
    m_faces->lay(roll.dice);
    m_value->setText(m_rolls.isEmpty() ? QStringLiteral("–")
            : roll.counted.isEmpty()   ? QString::number(roll.value)
                                       : roll.counted);
    m_what->setText(!m_rolls.isEmpty() ? line(roll)
            : m_isRolled               ? tr("Nothing was rolled yet")
                                       : tr("No dice in this game: it picks at random"));
    m_what->setProperty("canGo", m_rolls.isEmpty() ? QString() : beside(roll)); // the tip has it
    m_value->setVisible(!m_rolls.isEmpty());
    m_before->setText(!roll.why.isEmpty() ? roll.why : m_rolls.size() > 1 ? tr("before: %1").arg(line(m_rolls[1])) : QString());
    fit();
}

// One line stands level with the dice; where the table needs the other, it is the tip of the first. The first roll and the second
// find their room.
void DiceTray::fit()
{
    const bool isLow = isTight(*this);
    const int edge = isLow ? 3 : 8, lines = isLow ? 1 : 2;
    layout()->setContentsMargins(16, edge, 16, edge);
    m_value->ensurePolished();
    const int high = std::max(m_value->sizeHint().height(), lines * m_what->fontMetrics().height());
    setMinimumHeight(m_isRolled ? high + 2 * edge : 0);
    m_before->setHidden(isLow || m_before->text().isEmpty());
    const QString& what = m_what->text();
    setTip(m_what, isLow && !m_before->text().isEmpty() ? what + QLatin1Char('\n') + m_before->text() : what);
}

bool beginsFace(const engine::Die& die, const QString& typed)
{
    return typed.front().isDigit() || die.faceIn(typed) > 0
        || std::ranges::any_of(die.faces, [&](const QString& face) { return face.startsWith(typed); });
}

void DiceTray::type(const QString& letters)
{
    m_typed->click();
    m_entry->insert(letters);
}

void DiceTray::send()
{
    QStringList words = m_entry->text().split(QRegularExpression(QStringLiteral("[\\s,:=]+")), Qt::SkipEmptyParts);
    if (words.isEmpty())
        return;
    emit typing();
    // What is no face of the die that is meant names another one.
    QString term = dueTerm();
    const auto diceOf = [this](const QString& of) { return m_diceOf ? m_diceOf(of) : QList<engine::Die>(); };
    const auto isFace = [](const QList<engine::Die>& dice, const QString& word) {
        bool isNumber = false;
        word.toInt(&isNumber);
        return isNumber || (!dice.isEmpty() && dice.first().faceIn(word) > 0);
    };
    bool isAnswer = !m_awaited.isEmpty();
    QList<engine::Die> dice = isAnswer ? m_awaited : diceOf(term);
    if (term.isEmpty() || !isFace(dice, words.first())) {
        const QString named = words.takeFirst();
        if (named.compare(term, Qt::CaseInsensitive) != 0 || (isAnswer && !m_isDue)) { // then it is a throw of its own
            term = named;
            isAnswer = false;
            dice = diceOf(term);
        }
    }
    if (words.isEmpty()) // it was rolled on the table: the program does not roll it again
        return object(tr("What does %1 show? Type it behind: %1 5").arg(term));
    QList<int> faces;
    for (const QString& word : std::as_const(words)) {
        const engine::Die* die = dice.isEmpty() ? nullptr : &dice[std::min(faces.size(), dice.size() - 1)];
        bool isNumber = false;
        const int face = die ? die->faceIn(word) : word.toInt(&isNumber);
        if (die ? face == 0 : !isNumber)
            return object(die ? engine::fill(tr("%1 is no face of this die: %2 (%3)"), {word, die->choices(), die->label})
                              : tr("%1 is no face: type what the die shows").arg(word));
        faces += face;
    }
    if (!dice.isEmpty() && faces.size() != dice.size())
        return object(tr("%n dice lie there: type all of them", nullptr, int(dice.size())));
    if (!isAnswer && !roll(term, faces))
        return; // what was typed can be mended
    m_entry->hide();
    m_typed->setFocus();
    if (isAnswer) // the keyboard goes on from here
        emit answered(faces);
}

} // namespace kit
