// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/stage_bar.h"
#include "kit/tip.h"

#include <QHBoxLayout>
#include <QShortcutEvent>
#include <QStyle>

#include <algorithm>

namespace kit {

namespace {

constexpr int most = 7; // one digit of the keyboard each

QString tr(const char* text)
{
    return StageBar::tr(text);
}

// Why it cannot be done now, or what pressing it does.
QString helpOn(const Stage& stage, const QList<engine::Offer>& offers)
{
    for (const engine::Offer& offer : offers)
        if (offer.verb == stage.verb && offer.fields == stage.fields) {
            if (const engine::Condition* why = offer.verdict.decisive())
                return tr("Not yet: %1. %2").arg(why->text(), why->remedy());
            return offer.label.text();
        }
    switch (stage.when) {
    case Stage::When::Done: return tr("Done");
    case Stage::When::Due: return tr("Due now: choose on the table, or in the list of what can be done now");
    default: return tr("Comes later");
    }
}

QString spoken(Stage::When when)
{
    return when == Stage::When::Done ? tr("done") : when == Stage::When::Due ? tr("due now") : when == Stage::When::Next ? tr("next") : tr("later");
}

} // namespace

StageButton::StageButton(int at, QWidget* parent) : QPushButton(parent)
{
    setObjectName(QStringLiteral("stage%1").arg(at));
    setProperty("look", "stage");
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void StageButton::present(const Stage& stage, const QString& help)
{
    const QString full = stage.when == Stage::When::Done ? QStringLiteral("✓ ") + stage.name : stage.name;
    const char* look = stage.when == Stage::When::Due ? "due" : stage.when == Stage::When::Done ? "done" : "stage";
    // Most stages stay as they are from one action to the next, and dressing a button takes as long as the rest of the table.
    const QString name = stage.name + QStringLiteral(", ") + spoken(stage.when);
    if (full == m_full && name == accessibleName() && isEnabled() == !stage.verb.isEmpty() && accessibleDescription() == help)
        return;
    m_full = full;
    if (property("look").toString() != QLatin1String(look)) {
        setProperty("look", look);
        style()->unpolish(this);
        style()->polish(this);
    }
    setEnabled(!stage.verb.isEmpty());
    setAccessibleName(name);
    setAccessibleDescription(help);
    kit::setTip(this, help);
    setShortcut(QKeySequence(Qt::ALT | Qt::Key(Qt::Key_0 + stage.at)));
    fit();
}

int StageButton::fullWidth() const
{
    QFont letters = font();
    letters.setBold(property("look").toString() == QLatin1String("due"));
    return QFontMetrics(letters).horizontalAdvance(m_full) + 18;
}

// A key does it at once; the button of its own would wait for its picture.
bool StageButton::event(QEvent* event)
{
    if (event->type() == QEvent::Shortcut && !static_cast<QShortcutEvent*>(event)->isAmbiguous()) {
        click();
        return true;
    }
    return QPushButton::event(event);
}

void StageButton::resizeEvent(QResizeEvent* event)
{
    QPushButton::resizeEvent(event);
    fit();
}

void StageButton::fit()
{
    QString text = fontMetrics().elidedText(m_full, Qt::ElideRight, std::max(20, width() - 14));
    const QKeySequence key = shortcut();
    setText(text.replace(QLatin1Char('&'), QLatin1String("&&")));
    setShortcut(key); // setText takes it away
}

StageBar::StageBar(QWidget* parent) : QWidget(parent)
{
    setAccessibleName(tr("Order of play"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(5);
    for (int at = 1; at <= most; ++at) {
        auto* button = new StageButton(at, this);
        row->addWidget(button, 1);
        m_buttons += button;
        connect(button, &QPushButton::clicked, this, [this, at] {
            const Stage stage = m_stages[at - 1]; // whoever listens may set the stages anew
            emit intent(stage.verb, stage.fields);
        });
    }
}

void StageBar::present(const QList<Stage>& stages, const QList<engine::Offer>& offers)
{
    m_stages = stages;
    for (int i = 0; i < m_buttons.size(); ++i) {
        m_buttons[i]->setVisible(i < m_stages.size());
        if (i >= m_stages.size())
            continue;
        m_buttons[i]->present(m_stages[i], helpOn(m_stages[i], offers));
        static_cast<QHBoxLayout*>(layout())->setStretch(i, m_buttons[i]->fullWidth());
    }
}

void StageBar::pressDue()
{
    const auto due = std::ranges::find_if(m_stages, [](const Stage& stage) { return stage.when == Stage::When::Due && !stage.verb.isEmpty(); });
    if (due == m_stages.end())
        return;
    const Stage stage = *due;
    emit intent(stage.verb, stage.fields);
}

} // namespace kit
