// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/mercenarium/desk/players.h"

#include "games/mercenarium/desk/card_face.h"
#include "games/mercenarium/rules/query.h"
#include "kit/drawn/colours.h"
#include "kit/drawn/fitting.h"
#include "kit/drawn/plate.h"
#include "games/mercenarium/rules/reasons.h"
#include "kit/rule_behind.h"

#include <QPainter>

#include <algorithm>

namespace mercenarium::desk {

namespace {

constexpr double gap = 5;
constexpr double lineOf = 1.32;   // letters to a line
constexpr double smallest = 0.85; // of the letters around, before anything is scrolled to
constexpr double border = 8;

double wishedPixels(const QFont& font) { return QFontInfo(font).pixelSize() * 1.05; }

QString capturesText(const Player& who)
{
    return fill(mercenarium::tr("%1 of %2 captures · unspent %3"),
        {number(who.captures()), number(capturesToWin), number(who.faceDown.size())});
}

QString handText(const State& state, const Player& who)
{
    if (!tracksBoard(state))
        return {};
    return state.singularity ? fill(mercenarium::tr("hand %1"), {number(who.hand.size())})
                             : fill(mercenarium::tr("hand %1 of %2"), {number(who.hand.size()), number(mostInHand)});
}

QString hymnText(const State& state, const Player& who)
{
    if (state.settings.hymns == OnOff::Off || !tracksBoard(state))
        return {};
    if (who.hymns.isEmpty())
        return mercenarium::tr("no hymn");
    const Held& held = who.hymns.first();
    return held.faceUp && held.id.isNamed() ? fill(mercenarium::tr("hymn %1, face up"), {titleOf(state, held.id)})
        : who.hymns.size() > 1              ? fill(mercenarium::tr("hymns: %1"), {number(who.hymns.size())})
                                            : mercenarium::tr("hymn held");
}

// Captures, hand and hymn in one line, the first of these that fits: what is left out is the least of it.
QString shortText(const State& state, const Player& who, const QFont& font, double width)
{
    const QString captures = QStringLiteral("%1/%2").arg(who.captures()).arg(capturesToWin);
    const QString hand = handText(state, who), hymn = hymnText(state, who);
    QString number = mercenarium::number(who.hand.size());
    if (!state.singularity)
        number += QLatin1Char('/') + mercenarium::number(mostInHand);
    const QString brief = hand.isEmpty() ? QString() : fill(mercenarium::tr("hand %1"), {number});
    const QString held = hymn.isEmpty() || who.hymns.isEmpty() ? QString() : mercenarium::tr("hymn");
    QString text;
    for (QStringList parts : {QStringList{captures, hand, hymn}, QStringList{captures, brief, hymn},
             QStringList{captures, brief, held}, QStringList{captures, brief}}) {
        parts.removeAll(QString());
        text = parts.join(QStringLiteral(" · "));
        if (QFontMetricsF(font).horizontalAdvance(text) <= width)
            break;
    }
    return text;
}

} // namespace

Players::Players(QWidget* parent)
    : Board(parent)
{
    setObjectName(QStringLiteral("players"));
    setAccessibleName(mercenarium::tr("The players"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    kit::setRuleBehind(*this, &reason(R::I_WON));
    connect(this, &Board::pressed, this, [this](const QString& id) {
        if (const auto seat = engine::valueNamed<Seat>(id))
            emit playerChosen(*seat);
    });
}

void Players::present(const State& state, Seat looked)
{
    const bool isOther = m_state.players.size() != state.players.size();
    m_state = state;
    m_looked = looked;
    if (isOther)
        updateGeometry();
    relayout();
}

QSize Players::sizeHint() const { return {300, int((fontMetrics().height() * 3 + 16 + gap) * double(m_state.players.size()))}; }

// Three or four have two lines each where there is little room.
QSize Players::minimumSizeHint() const
{
    ensurePolished();
    const bool isCramped = kit::isCramped(*this);
    const int lines = m_state.players.size() > 2 || isCramped ? 2 : 3;
    const double letters = lineOf * wishedPixels(font());
    constexpr double cramped = 0.72; // of a window of few lines
    const double high = isCramped ? lines * letters * cramped + border
                                  : std::max(lines * letters * smallest + border, double(lines * fontMetrics().height()));
    return {240, int((high + 3 + gap) * double(m_state.players.size()))};
}

// What is worth knowing besides the numbers; the first word stands at the right.
QStringList Players::notes(const Player& who) const
{
    QStringList texts;
    if (m_state.winner == who.id)
        texts += mercenarium::tr("has won");
    if (m_state.step != Step::Over && isInLimbo(m_state, who.id))
        texts += mercenarium::tr("in Limbo");
    if (m_state.step == Step::Play && m_state.current == who.id)
        texts += mercenarium::tr("to act");
    else if (m_state.step == Step::Play && nextSeat(m_state, m_state.current) == who.id)
        texts += mercenarium::tr("next");
    if (who.captures() == capturesToWin - 1 && m_state.step == Step::Play)
        texts += mercenarium::tr("1 capture to win");
    for (const Bound& one : m_state.bound)
        if (one.seat == who.id)
            texts += fill(mercenarium::tr("%1 under contract"), {shown(one.id)});
    if (const int cards = surplusCards(m_state, who) + surplusHymns(m_state, who); cards > 0)
        texts += fill(mercenarium::tr("surplus: %1"), {number(cards)});
    return texts;
}

QList<kit::Cell> Players::laidOut() const
{
    QList<kit::Cell> cells;
    const double high =
        (height() - gap * double(m_state.players.size() - 1)) / double(std::max<qsizetype>(1, m_state.players.size()));
    for (qsizetype i = 0; i < m_state.players.size(); ++i) {
        const Player& who = m_state.players[i];
        QStringList parts{nameOf(m_state, who.id), shown(who.id), capturesText(who), handText(m_state, who)};
        if (const QString hymn = hymnText(m_state, who); !hymn.isEmpty())
            parts += hymn;
        kit::Cell cell{engine::nameOf(who.id), QRectF(1, double(i) * (high + gap) + 1, width() - 2, high - 2),
            (parts + notes(who)).join(QStringLiteral(", ")), {}};
        cell.chosen = who.id == m_looked;
        cells += cell;
    }
    return cells;
}

void Players::paint(QPainter& painter)
{
    for (qsizetype i = 0; i < cells().size() && i < m_state.players.size(); ++i)
        paintPlayer(painter, cells()[i].rect, m_state.players[i]);
}

void Players::paintPlayer(QPainter& painter, const QRectF& rect, const Player& who) const
{
    const kit::Colours& colours = kit::Colours::of(palette());
    const bool acts = m_state.step == Step::Play && m_state.current == who.id;
    kit::plate(painter, rect, 8, colours.surface, QPen(acts ? colours.accent : colours.line, acts ? 2 : 1));
    kit::plate(painter, QRectF(rect.left() + 1, rect.top() + 1, 5, rect.height() - 2), 2, houseColour(m_state, who.id));
    const double wished = wishedPixels(font());
    const bool three = (rect.height() - border) / (3 * lineOf) > wished * smallest;
    const double pixels = std::clamp((rect.height() - border) / ((three ? 3 : 2) * lineOf), 9.0, wished);
    const double line = pixels * lineOf;
    const QRectF inner = rect.adjusted(14, 0, -10, 0);
    const double top = rect.center().y() - line * (three ? 1.5 : 1);
    const auto row = [&](int at) { return QRectF(inner.left(), top + at * line, inner.width(), line); };
    // the first line: who, where, and what is up
    painter.setPen(colours.text);
    painter.setFont(sized(font(), pixels, true));
    const QString name = nameOf(m_state, who.id);
    elided(painter, row(0).adjusted(0, 0, -inner.width() * 0.45, 0), Qt::AlignVCenter | Qt::AlignLeft, name);
    const double wide = std::min(QFontMetricsF(painter.font()).horizontalAdvance(name) + 10, inner.width() * 0.55);
    QStringList says = notes(who);
    painter.setFont(sized(font(), pixels * 0.92, !says.isEmpty()));
    const auto wideOf = [&] { return QFontMetricsF(painter.font()).horizontalAdvance(says.join(QStringLiteral(" · "))) + 4; };
    if (says.size() > 1 && wideOf() > inner.width() - wide) { // the frame and the steps tell whose turn it is, too
        says.removeOne(mercenarium::tr("to act"));
        says.removeOne(mercenarium::tr("next"));
    }
    const QString note = says.join(QStringLiteral(" · "));
    const double noteWide = std::min(QFontMetricsF(painter.font()).horizontalAdvance(note) + 4, inner.width() - wide);
    painter.setPen(m_state.step != Step::Over && isInLimbo(m_state, who.id) ? colours.bad
            : acts                                                          ? colours.accent
                                                                            : colours.muted);
    elided(painter, row(0).adjusted(inner.width() - noteWide, 0, 0, 0), Qt::AlignVCenter | Qt::AlignRight, note);
    painter.setFont(sized(font(), pixels * 0.92));
    painter.setPen(colours.muted);
    const Colour colour = m_state.settings.houses.of(who.id);
    const QString house =
        colour == Colour::Unset ? shown(who.id) : fill(mercenarium::tr("%1 house, %2"), {shown(colour), shown(who.id)});
    const QRectF room = row(0).adjusted(wide, 0, -noteWide - 4, 0);
    for (const QString& text : {house, shown(who.id)}) // what does not fit is left out: the bar has its colour
        if (QFontMetricsF(painter.font()).horizontalAdvance(text) <= room.width()) {
            painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine, text);
            break;
        }
    // the second line: captures, the spent ones turned up
    const double chip = line * 0.72;
    double x = inner.left();
    for (int i = 0; i < std::max(capturesToWin, who.captures()) && x < inner.center().x(); ++i, x += chip + 3) {
        const QRectF box(x, row(1).center().y() - line * 0.46, chip, line * 0.92);
        const bool unspent = i < who.faceDown.size(), spent = !unspent && i < who.captures();
        kit::plate(painter, box, 2,
            unspent     ? QBrush(colours.back)
                : spent ? QBrush(colours.card)
                        : QBrush(Qt::NoBrush),
            QPen(unspent    ? colours.back.lighter(150)
                    : spent ? colours.cardLine
                            : colours.line,
                1, unspent || spent ? Qt::SolidLine : Qt::DashLine));
        if (spent) {
            painter.setPen(QPen(colours.back, 1.5));
            painter.drawLine(box.bottomLeft() + QPointF(3, -3), box.topRight() + QPointF(-3, 3));
        }
    }
    painter.setPen(colours.text);
    painter.setFont(sized(font(), pixels * 0.92));
    const QRectF beside(x + 6, row(1).top(), inner.right() - x - 6, line);
    const QString captures = capturesText(who);
    const bool isWhole = QFontMetricsF(painter.font()).horizontalAdvance(captures) <= beside.width();
    elided(painter, beside, Qt::AlignVCenter | Qt::AlignLeft,
        !three        ? shortText(m_state, who, painter.font(), beside.width())
            : isWhole ? captures
                      : fill(mercenarium::tr("%1/%2 · unspent %3"),
                          {number(who.captures()), number(capturesToWin), number(who.faceDown.size())}));
    if (!three)
        return;
    painter.setPen(colours.muted);
    elided(painter, row(2).adjusted(0, 0, -inner.width() / 2, 0), Qt::AlignVCenter | Qt::AlignLeft, handText(m_state, who));
    elided(painter, row(2).adjusted(inner.width() * 0.4, 0, 0, 0), Qt::AlignVCenter | Qt::AlignRight, hymnText(m_state, who));
}

} // namespace mercenarium::desk
