// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/mercenarium/desk/thinking.h"

#include "games/mercenarium/desk/parts.h"
#include "games/mercenarium/rules/actions.h"
#include "games/mercenarium/rules/query.h"
#include "kit/drawn/able.h"
#include "kit/drawn/plain_label.h"
#include "kit/drawn/scrolled.h"
#include "kit/drawn/tip.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QThread>

#include <cstdlib>

namespace mercenarium::desk {

namespace {

constexpr int decided = 500000;  // scores beyond it are wins and losses
constexpr double capture = 1000; // of the score
constexpr int nearlyEven = 50;
constexpr int turnsShown = 4; // of the line; all of it stands in the tip

} // namespace

QString shown(const Ply& ply)
{
    switch (ply.deed) {
    case Deed::Summon:
        return fill(mercenarium::tr("summon %1 to %2"), {shown(ply.card), ply.at.text()});
    case Deed::Move:
        return fill(mercenarium::tr("move %1 to %2"), {shown(ply.card), ply.at.text()});
    case Deed::Capture:
        return fill(mercenarium::tr("%1 takes %2 on %3"), {shown(ply.card), shown(ply.target), ply.at.text()});
    case Deed::Buy:
        return fill(mercenarium::tr("buy %1"), {shown(ply.card)});
    default:
        return ply.card.isNamed() ? fill(mercenarium::tr("give up %1 and draw"), {shown(ply.card)})
                                  : mercenarium::tr("draw a card");
    }
}

engine::AnyAction actionOf(const Ply& ply)
{
    switch (ply.deed) {
    case Deed::Summon:
        return Summon{ply.card, ply.at, {}, {}};
    case Deed::Move:
        return Move{ply.card, ply.at, {}};
    case Deed::Capture:
        return Capture{ply.card, ply.target, {}, {}, {}};
    case Deed::Buy:
        return Buy{ply.card, {}, {}};
    default:
        return Draw{ply.card.isNamed() ? std::optional(ply.card) : std::nullopt, {}, {}};
    }
}

Thinking::Thinking(QWidget* parent)
    : QFrame(parent)
    , m_button(called("lookAhead", new QPushButton(this)))
    , m_play(called("playBest", new QPushButton(mercenarium::tr("&Play it"), this)))
    , m_text(called("bestLine", kit::plainLabel("muted", this)))
{
    setObjectName(QStringLiteral("thinking"));
    setProperty("look", "panel");
    m_text->setWordWrap(true);
    auto* text = m_says = kit::scrolled(m_text);
    text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 5, 8, 5);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_button);
    buttons->addWidget(m_play);
    buttons->addStretch();
    column->addLayout(buttons);
    column->addWidget(text, 1);
    connect(m_button, &QPushButton::clicked, this, &Thinking::turn);
    connect(m_play, &QPushButton::clicked, this, &Thinking::play);
    m_play->hide();
    m_button->setText(mercenarium::tr("Loo&k ahead"));
}

Thinking::~Thinking() { end(); }

void Thinking::present(const State& state, const QString& whyNot)
{
    end();
    m_state = state;
    m_best = {};
    m_play->hide();
    kit::setAble(m_button, whyNot.isEmpty(), whyNot);
    m_text->setText(whyNot.isEmpty() ? mercenarium::tr("The best move by search, with what it leads to.") : whyNot);
    if (whyNot.isEmpty())
        kit::setTip(m_button, m_text->text());
    setBrief(m_isBrief);
}

void Thinking::setBrief(bool isBrief)
{
    m_isBrief = isBrief;
    m_says->setVisible(!isBrief || isThinking() || !m_best.line.isEmpty());
    updateGeometry();
}

void Thinking::turn()
{
    if (isThinking())
        *m_stop = true; // the best line so far is shown all the same
    else
        begin();
}

void Thinking::begin()
{
    m_stop = std::make_shared<std::atomic_bool>(false);
    m_button->setText(mercenarium::tr("Stop (&K)"));
    m_text->setText(mercenarium::tr("Looking ahead…"));
    m_says->show();
    m_play->hide();
    m_thread = QThread::create([this, state = m_state, budget = budget, stop = m_stop] {
        const auto say = [this, stop](const LookAhead& best, bool isLast) {
            QMetaObject::invokeMethod(
                this,
                [this, best, isLast, stop] {
                    if (m_stop != stop) // of a state that is gone
                        return;
                    if (isLast)
                        end();
                    show(best);
                    if (isLast)
                        emit finished(best);
                },
                Qt::QueuedConnection);
        };
        say(lookAhead(state, budget, {[stop] { return stop->load(); }, [&say](const LookAhead& best) { say(best, false); }}),
            true);
    });
    m_thread->start(QThread::LowPriority);
}

void Thinking::end()
{
    if (!m_thread)
        return;
    *m_stop = true;
    m_thread->wait();
    delete m_thread;
    m_thread = nullptr;
    m_stop.reset();
    m_button->setText(mercenarium::tr("Loo&k ahead"));
}

void Thinking::show(const LookAhead& best)
{
    m_best = best;
    m_play->setVisible(!best.line.isEmpty());
    if (best.line.isEmpty()) {
        m_text->setText(best.cancelled ? mercenarium::tr("Stopped.") : mercenarium::tr("No lawful action without hymns."));
        emit found(best);
        return;
    }
    QStringList line;
    Seat seat = m_state.current;
    for (const Ply& ply : best.line) {
        line += nameOf(m_state, seat) + QStringLiteral(": ") + shown(ply);
        seat = nextSeat(m_state, seat);
    }
    QString worth;
    if (std::abs(best.score) > decided)
        worth = best.score > 0 ? mercenarium::tr("It wins by force.") : mercenarium::tr("It loses against best play.");
    else if (std::abs(best.score) < nearlyEven)
        worth = mercenarium::tr("About even.");
    else
        worth = fill(best.score > 0 ? mercenarium::tr("Worth in captures: about %1.")
                                    : mercenarium::tr("Behind in captures: by about %1."),
            {QLocale().toString(std::abs(best.score) / capture, 'f', 1)});
    if (const int dots = cardsWithoutDots(m_state); dots > 0)
        worth +=
            QLatin1Char(' ') + fill(mercenarium::tr("Cards without dots: %1; what they could take is left out."), {number(dots)});
    if (hymnsLeftOut(m_state) > 0)
        worth += QLatin1Char(' ') + mercenarium::tr("Hymns are left out.");
    const QString arrow = QStringLiteral(" → ");
    const bool goesOn = best.line.size() > turnsShown;
    m_text->setText(line.mid(0, turnsShown).join(arrow) + (goesOn ? arrow + QStringLiteral("… ") : QStringLiteral(". ")) + worth);
    const QString depth =
        fill(mercenarium::tr("Turns ahead: %1, positions: %2"), {number(best.depth), QLocale().toString(best.nodes)});
    m_text->setToolTip(kit::tip(line.join(arrow) + QStringLiteral(". ") + depth));
    emit found(best);
}

void Thinking::play()
{
    if (!m_best.line.isEmpty())
        emit intent(actionOf(m_best.line.first()));
}

} // namespace mercenarium::desk
