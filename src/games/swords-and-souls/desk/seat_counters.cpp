// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/swords-and-souls/desk/seat_counters.h"

#include "engine/table_actions.h"
#include "games/swords-and-souls/rules/query.h"
#include "games/swords-and-souls/rules/reasons.h"
#include "kit/drawn/readout.h"
#include "kit/lists/counter.h"
#include "kit/reasons.h"
#include "kit/rule_behind.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QTimer>

#include <algorithm>

namespace swordsandsouls::desk {

namespace {

struct Figure {
    const char* field;
    QString caption;
    int most;
    R rule;
    int now;
};

// More than the rules allow can lie there: it is said then, and not refused.
QList<Figure> figuresOf(const Player& who)
{
    constexpr int beyond = 2, most = 99;
    return {{"small", swordsandsouls::tr("Small hearts"), smallHearts + beyond, R::W_HEARTS, who.small},
        {"large", swordsandsouls::tr("Large heart"), 1 + beyond, R::W_HEARTS, who.large},
        {"obols", swordsandsouls::tr("Obols"), most, R::W_TOKENS, who.obols},
        {"fragments", swordsandsouls::tr("Soul fragments"), fragmentsToWin + beyond, R::W_FRAGMENTS, who.fragments}};
}

} // namespace

SeatCounters::SeatCounters(const kit::Sitting& sitting, QWidget* parent)
    : QFrame(parent)
    , m_sitting(sitting)
{
    setObjectName(QStringLiteral("seatCounters"));
    setProperty("look", "raised");
    setAutoFillBackground(true);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(4, 4, 4, 4);
    row->setSpacing(4);
    for (const Figure& figure : figuresOf({})) {
        auto* counter = new kit::Readout(QLatin1String(figure.field), figure.caption, this);
        counter->setCounter(0, figure.most, kit::ruleText(reason(figure.rule), sitting.game()));
        kit::setRuleBehind(*counter, &reason(figure.rule));
        counter->installEventFilter(this);
        row->addWidget(counter);
        m_counters += counter;
        connect(counter, &kit::Readout::wanted, this, [this, field = QLatin1String(figure.field)](int value) {
            emit intent(engine::Correct{QStringLiteral("players.%1.%2").arg(m_who, field), value, kit::reasons::counted});
        });
    }
    hide();
}

void SeatCounters::present(const State& state)
{
    if (isHidden())
        return;
    const Player& who = player(state, m_who);
    if (!who.dealt)
        return close();
    m_now.clear();
    for (const Figure& figure : figuresOf(who)) {
        m_counters[m_now.size()]->setNumber(figure.now, {}, number(figure.now));
        m_now += figure.now;
    }
}

kit::Readout* SeatCounters::open(const State& state, const QString& who, const QString& counter, const QRectF& over)
{
    if (isHidden() || m_who != who) {
        for (kit::Readout* one : m_counters) // what was counted is of whom it was counted
            one->settleNow();
        m_who = who;
        setAccessibleName(fill(swordsandsouls::tr("What lies beside %1"), {who}));
        for (kit::Readout* one : m_counters)
            one->begin();
        show();
        present(state);
        adjustSize();
        const QRect room = parentWidget()->rect();
        const QPoint at = over.center().toPoint() - rect().center();
        move(std::clamp(at.x(), 0, std::max(0, room.width() - width())),
            std::clamp(at.y(), 0, std::max(0, room.height() - height())));
        raise();
    }
    auto* found = findChild<kit::Readout*>(counter);
    found = found ? found : m_counters.first();
    found->setFocus();
    return found;
}

void SeatCounters::close()
{
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    hide();
    if (hadFocus)
        parentWidget()->setFocus();
}

// Escape and Enter on a number that nobody turned, and the keyboard elsewhere, are the end of it.
bool SeatCounters::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusOut)
        QTimer::singleShot(0, this, [this] {
            if (!isHidden() && QApplication::focusWidget() && !isAncestorOf(QApplication::focusWidget()))
                close();
        });
    const auto* counter = static_cast<kit::Readout*>(watched);
    if (event->type() == QEvent::KeyPress && counter->number() == m_now.value(m_counters.indexOf(counter))) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Escape || key == Qt::Key_Return || key == Qt::Key_Enter) {
            close();
            return true;
        }
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace swordsandsouls::desk
