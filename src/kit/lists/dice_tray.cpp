// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/lists/dice_tray.h"
#include "kit/drawn/plain_label.h"
#include "kit/drawn/tip.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QStyle>

namespace kit {

namespace {

QString line(const Roll& roll)
{
    QStringList parts{roll.making.isEmpty() ? QStringLiteral("%1 → %2").arg(roll.term).arg(roll.value) : roll.making};
    parts += roll.typed ? DiceTray::tr("real dice") : DiceTray::tr("rolled by the program");
    if (!roll.who.isEmpty())
        parts += roll.who;
    parts += roll.when.toLocalTime().time().toString(QStringLiteral("hh:mm"));
    return parts.join(QStringLiteral(" · "));
}

} // namespace

DiceTray::DiceTray(QWidget* parent)
    : QFrame(parent)
    , m_value(new QLabel(this))
    , m_what(new ElidedLabel(this))
    , m_before(new ElidedLabel(this))
    , m_buttons(new QWidget(this))
    , m_row(new QHBoxLayout(m_buttons))
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
    m_row->setContentsMargins(0, 0, 0, 0);
    m_typed->setObjectName(QStringLiteral("typedDice"));
    m_entry->setObjectName(QStringLiteral("typedFaces"));
    m_entry->setAccessibleName(tr("What real dice show: the die and its faces, for example D6 5"));
    m_entry->setPlaceholderText(tr("D6 5"));
    m_entry->setMaximumWidth(140);
    m_entry->hide();
    layout->addWidget(m_value);
    layout->addLayout(words, 1);
    layout->addWidget(m_buttons);
    layout->addWidget(m_entry);
    layout->addWidget(m_typed);
    connect(m_typed, &QPushButton::clicked, this, [this] {
        m_entry->show();
        m_entry->setText(m_dice.isEmpty() ? QString() : m_dice.first().term + QLatin1Char(' '));
        for (const DieWord& die : std::as_const(m_dice))
            if (die.due)
                m_entry->setText(die.term + QLatin1Char(' '));
        m_entry->setFocus();
    });
    connect(m_entry, &QLineEdit::returnPressed, this, &DiceTray::send);
    tell();
}

void DiceTray::showDice(const QList<DieWord>& dice)
{
    const auto same = [](const DieWord& a, const DieWord& b) { return a.term == b.term && a.label == b.label && a.due == b.due; };
    if (std::equal(dice.begin(), dice.end(), m_dice.begin(), m_dice.end(), same))
        return;
    m_dice = dice;
    m_entry->hide(); // it asked for a die of before
    qDeleteAll(m_buttons->findChildren<QPushButton*>(Qt::FindDirectChildrenOnly));
    for (const DieWord& die : dice) {
        auto* button = new QPushButton(die.label, m_buttons);
        button->setObjectName(QStringLiteral("roll-") + die.term);
        button->setAccessibleName(tr("Roll %1").arg(die.label));
        if (die.due)
            button->setProperty("look", "primary");
        m_row->addWidget(button);
        connect(button, &QPushButton::clicked, this, [this, term = die.term] { roll(term, {}); });
    }
}

// False: nothing was rolled.
bool DiceTray::roll(const QString& term, const QList<int>& faces)
{
    for (const DieWord& die : std::as_const(m_dice))
        if (die.due && die.term == term && !die.answers.isEmpty()) {
            emit answered(die.answers, faces);
            return true;
        }
    const auto rolled = m_throw(term, faces);
    if (!rolled) {
        m_what->setText(rolled.faults().first().text());
        m_value->setText(QStringLiteral("?"));
        return false;
    }
    add(*rolled);
    emit this->rolled(*rolled);
    return true;
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
    tell();
}

void DiceTray::tell()
{
    const Roll roll = m_rolls.value(0);
    m_value->setText(m_rolls.isEmpty() ? QStringLiteral("–") : QString::number(roll.value));
    m_what->setText(m_rolls.isEmpty() ? tr("Nothing was rolled yet") : line(roll));
    kit::setTip(m_what, m_what->text());
    m_before->setText(!roll.why.isEmpty() ? roll.why : m_rolls.size() > 1 ? tr("before: %1").arg(line(m_rolls[1])) : QString());
}

void DiceTray::send()
{
    QStringList words = m_entry->text().split(QRegularExpression(QStringLiteral("[\\s,:=]+")), Qt::SkipEmptyParts);
    if (words.isEmpty())
        return;
    // A lone number is what the die shows that was asked for.
    bool isFace = false;
    words.first().toInt(&isFace);
    QString term;
    for (const DieWord& die : std::as_const(m_dice))
        if (term.isEmpty() || die.due)
            term = die.term;
    if (!isFace || term.isEmpty())
        term = words.takeFirst();
    QList<int> faces;
    for (const QString& word : std::as_const(words))
        faces += word.toInt();
    if (faces.isEmpty()) { // it was rolled on the table: the program does not roll it again
        m_what->setText(tr("What does %1 show? Type it behind: %1 5").arg(term));
        return;
    }
    if (!roll(term, faces))
        return; // what was typed can be mended
    m_entry->hide();
    m_typed->setFocus();
}

} // namespace kit
