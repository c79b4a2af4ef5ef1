// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How the circle looks.
#include "games/swords-and-souls/desk/circle.h"
#include "games/swords-and-souls/desk/offer_words.h"
#include "games/swords-and-souls/desk/stages.h"
#include "games/swords-and-souls/rules/actions.h"
#include "games/swords-and-souls/rules/questions/odds.h"
#include "kit/cut_words.h"
#include "kit/drawn/colours.h"
#include "kit/drawn/far.h"
#include "kit/drawn/plate.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <optional>

namespace swordsandsouls::desk {

namespace {

QPolygonF headOf(const QPainterPath& path, double size)
{
    const QPointF tip = path.pointAtPercent(1), before = path.pointAtPercent(0.94);
    const double angle = std::atan2(tip.y() - before.y(), tip.x() - before.x());
    QPolygonF wedge{tip};
    for (const double turn : {2.7, -2.7})
        wedge += tip + QPointF(std::cos(angle + turn), std::sin(angle + turn)) * size;
    return wedge;
}

void head(QPainter& painter, const QPainterPath& path, double size)
{
    painter.setBrush(painter.pen().color());
    const QPen pen = painter.pen();
    painter.setPen(Qt::NoPen);
    painter.drawPolygon(headOf(path, size));
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
}

} // namespace

// How likely a block or dodge is at hand; empty when nobody can know.
QString reactionText(const State& state, const Player& who)
{
    if (!isKnown(state, who) || who.down)
        return {};
    return fill(
        swordsandsouls::tr("%1 %"), {number(int(std::lround(100 * chanceOfHolding(state, who, Want::Reaction, 1).value())))});
}

HeroFace Circle::face(const Player& who) const
{
    HeroFace face;
    face.name = who.id;
    face.hero = titleOf(state(), who.hero);
    if (who.hero.isEmpty())
        face.hero.clear();
    face.status = statusOf(state(), who);
    face.isWeighty = who.down || who.id == dueNext(state()) || who.id == state().winner;
    face.isUrgent = who.down || (who.id == dueNext(state()) && state().attack && state().attack->stage == Stage::Answer);
    face.colour = colourOf(hero(state(), who.hero));
    face.isGray = who.gray;
    face.isDown = who.down;
    face.isDealt = who.dealt;
    face.small = who.small;
    face.large = who.large;
    face.obols = who.obols;
    face.fragments = who.fragments;
    const Card& talent = talentOf(state(), who);
    face.hasTreasures = !who.treasures.isEmpty();
    face.talent = talent.title.isEmpty() ? swordsandsouls::tr("talent ready") : talent.title;
    if (!who.dealt || !tracksCards(state()))
        return face;
    face.foot = fill(swordsandsouls::tr("hand %1 · deck %2 · discard %3"),
        {number(who.hand.size()), number(who.deck.size()), number(who.discard.size())});
    face.reaction = reactionText(state(), who);
    return face;
}

void Circle::paintHeroCell(QPainter& painter, const kit::Cell& cell) const
{
    const kit::Colours& colours = kit::Colours::of(palette());
    const Player& who = player(state(), idIn(cell.id));
    (kit::isFar() ? paintFarHero : paintHero)(painter, cell.rect, face(who), sized(font(), letters()), colours);
    const bool isTarget = m_targets.contains(who.id);
    const bool isDue = who.id == dueNext(state());
    if (!isTarget && !isDue && !cell.chosen)
        return;
    const bool answers = isDue && state().attack && state().attack->stage == Stage::Answer;
    plate(painter, cell.rect.adjusted(-3, -3, 3, 3), 9, Qt::NoBrush,
        QPen(isTarget || answers ? colours.bad : colours.accent, 3, isTarget || answers ? Qt::DashLine : Qt::SolidLine));
    if (cell.chosen && !isDue) {
        painter.setPen(QPen(colours.link, 2));
        painter.drawRoundedRect(cell.rect.adjusted(-1, -1, 1, 1), 8, 8);
    }
    if (isTarget) {
        painter.setFont(sized(font(), letters() * 0.9, true));
        const QString word = swordsandsouls::tr("here ▾");
        const double wide = QFontMetricsF(painter.font()).horizontalAdvance(word) + 12;
        const QRectF flag(cell.rect.right() - wide - 4, cell.rect.top() + 3, wide, letters() * 1.5);
        plate(painter, flag, 4, colours.bad, Qt::NoPen);
        painter.setPen(Qt::white);
        painter.drawText(flag, Qt::AlignCenter, word);
    }
}

// What has happened is drawn through, what would happen dashed; the heroes lie above the lines.
void Circle::paintLegs(QPainter& painter) const
{
    const kit::Colours& colours = kit::Colours::of(palette());
    for (const Leg& leg : m_legs) {
        const QPainterPath path = legPath(leg);
        if (path.isEmpty())
            continue;
        const bool isPast = leg.number > 0;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(
            QPen(isPast ? colours.bad : colours.muted, isPast ? 3 : 2, isPast ? Qt::SolidLine : Qt::DashLine, Qt::RoundCap));
        painter.drawPath(path);
        head(painter, path, letters());
    }
}

// Every leg says its part, in whole words where there is room.
void Circle::paintWords(QPainter& painter) const
{
    const kit::Colours& colours = kit::Colours::of(palette());
    const double pixels = letters();
    QList<QRectF> taken;
    for (int at = 0; at < state().players.size(); ++at)
        taken += seat(at);
    const QRectF said = middle();
    taken += said;
    for (const Leg& leg : m_legs) // or nobody sees where it goes
        if (const QPainterPath path = legPath(leg); !path.isEmpty())
            taken += headOf(path, pixels).boundingRect();
    for (const Leg& leg : m_legs) {
        const QPainterPath path = legPath(leg);
        if (path.isEmpty())
            continue;
        const bool isPast = leg.number > 0;
        painter.setFont(sized(font(), pixels * 0.9, isPast));
        const QString mark = isPast ? number(leg.number) : leg.fails ? QStringLiteral("✕") : QStringLiteral("?");
        const QString full = isPast ? mark + QLatin1Char(' ') + leg.text : leg.text;
        const QFontMetricsF metrics(painter.font());
        const double high = pixels * 1.7;
        // How much of what lies there it would hide; the middle says what changes hands, and is hidden by nothing.
        const auto hides = [&](const QRectF& one) {
            double area = one.intersects(said) || !QRectF(rect()).contains(one) ? width() * double(height()) : 0;
            for (const QRectF& other : std::as_const(taken)) {
                const QRectF both = other & one;
                area += both.width() * both.height();
            }
            return area;
        };
        // The first free place on the path, or a little beside it where the path would not be seen any more; else the one that
        // hides least.
        QRectF least;
        const auto placed = [&](double wide, bool aside) -> std::optional<QRectF> {
            const QList<double> far =
                path.length() > wide * 1.4 ? QList{0.0, -1.3, 1.3, -2.6, 2.6} : QList{-1.3, 1.3, 0.0, -2.6, 2.6};
            double hidden = -1;
            for (const double along : {0.5, 0.3, 0.7, 0.12, 0.88})
                for (const double down : far)
                    for (const double beside : {0.0, -0.3, 0.3, -0.55, 0.55, -1.0, 1.0}) {
                        QRectF one(0, 0, wide, high);
                        one.moveCenter(path.pointAtPercent(along) + QPointF(beside * wide, down * high));
                        if (!aside && (down != 0 || beside != 0))
                            continue;
                        const double area = hides(one);
                        if (area <= 0)
                            return one;
                        if (hidden < 0 || area < hidden)
                            least = one;
                        hidden = hidden < 0 ? area : std::min(hidden, area);
                    }
            return std::nullopt;
        };
        const std::optional<QRectF> whole = placed(metrics.horizontalAdvance(full) + 16, true);
        const double brief = std::max(high, metrics.horizontalAdvance(mark) + 8);
        std::optional<QRectF> place = whole;
        for (const bool aside : {false, true}) // on its path, or beside it before it hides what somebody says
            if (!place)
                place = placed(brief, aside);
        const QRectF pill = place.value_or(least);
        taken += pill;
        plate(painter, pill, high / 2, colours.surface, QPen(isPast ? colours.bad : colours.line, 1));
        painter.setPen(isPast ? colours.bad : colours.muted);
        painter.drawText(pill, Qt::AlignCenter, whole ? full : mark);
    }
}

// What the attack is, and what moves where if its damage is taken.
void Circle::paintAttack(QPainter& painter, const QRectF& room) const
{
    const kit::Colours& colours = kit::Colours::of(palette());
    const Attack& attack = *state().attack;
    constexpr double spaced = 1.42, edge = 8;
    // Nothing is written where the buttons lie.
    const double pixels = std::min(letters(), (attackButtons(room).top() - room.top() - edge) / spaced);
    plate(painter, room, 8, colours.surface, QPen(colours.line, 1));
    const double line = pixels * spaced;
    QRectF row = room.adjusted(10, 6, -10, 0);
    row.setHeight(line);
    QStringList used;
    for (const Used& one : attack.used)
        used += titleOf(state(), one.card) + (one.cancelled ? swordsandsouls::tr(" (cancelled)") : QString());
    painter.setPen(colours.text);
    const auto named = [&](const QString& what) {
        const QString whole = attack.doubled ? fill(swordsandsouls::tr("%1 (double)"), {what}) : what;
        return whole.left(1).toUpper() + whole.mid(1);
    };
    const bool isAnswered = attack.stage == Stage::Answer;
    QString title = named(isAnswered ? fill(swordsandsouls::tr("If %1 takes the damage"), {attack.target}) : phaseOf(state()));
    const auto fit = [&] { return row.width() / QFontMetricsF(sized(font(), pixels * 1.05, true)).horizontalAdvance(title); };
    if (isAnswered && fit() < 1)
        title = named(fill(swordsandsouls::tr("Damage to %1"), {attack.target}));
    if (attack.stage == Stage::Blocked && fit() < 1) // what came of it is never what is cut
        title = named(fill(swordsandsouls::tr("blocked by %1"), {attack.target}));
    else if (attack.stage == Stage::Failed && fit() < 1)
        title = named(swordsandsouls::tr("attack failed"));
    constexpr double readable = 0.85;
    painter.setFont(sized(font(), pixels * 1.05 * std::clamp(fit(), readable, 1.0), true)); // whole if it fits
    const bool isTall = fit() < readable && room.height() > 7 * line;                       // then the title has two lines
    if (isTall) {
        row.setHeight(2 * line);
        const QString shown = kit::fitting(title, painter.fontMetrics(), row.size().toSize());
        kit::write(painter, row, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, shown, painter.font(), colours.text);
        if (shown != title)
            kit::noteCut(painter, row, title);
    } else {
        elided(painter, row, Qt::AlignLeft | Qt::AlignVCenter, title);
    }
    QRectF below = row.adjusted(0, row.height(), 0, 0);
    below.setBottom(attackButtons(room).top() - 4);
    paintMoves(painter, below, used.join(QStringLiteral(" · ")));
}

namespace {

// What moves in a line for each, or nothing drawn where one of them would be cut off.
bool paintLines(QPainter& painter, const QRectF& room, const QList<Move>& moves, const QString& used, const QFont& font,
    const kit::Colours& colours)
{
    constexpr double gap = 8;
    QFont bold = font;
    bold.setBold(true);
    const QFontMetricsF plainly(font), boldly(bold);
    const double line = boldly.height() * 1.12;
    double first = 0, second = plainly.horizontalAdvance(used), last = 0;
    for (const Move& move : moves) {
        first = std::max(first, boldly.horizontalAdvance(move.what) + gap);
        second = std::max(second, plainly.horizontalAdvance(move.how) + gap);
        last = std::max(last, boldly.horizontalAdvance(move.change) + 2);
    }
    if (first + second + last > room.width() || line * double(moves.size() + 1) > room.height())
        return false;
    QRectF row = room;
    row.setHeight(line);
    elided(painter, row, Qt::AlignLeft | Qt::AlignVCenter, used, font, colours.muted);
    for (const Move& move : moves) {
        row.translate(0, line);
        kit::write(painter, row, Qt::AlignRight | Qt::AlignVCenter, move.change, bold, colours.text);
        kit::write(painter, row, Qt::AlignLeft | Qt::AlignVCenter, move.what, bold, colours.text);
        kit::write(painter, row.adjusted(first, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, move.how, font, colours.muted);
    }
    return true;
}

} // namespace

// A line for each; where they have no room one after the other; then without how, before anything is written small. A name
// without its value says nothing: of what does not change only a sign is left.
void Circle::paintMoves(QPainter& painter, const QRectF& room, const QString& used) const
{
    const QList<Move> moves = movesOfDamage(state());
    const QFont large = sized(font(), letters() * 0.95), small = sized(font(), letters() * 0.85);
    for (const QFont& one : {large, small})
        if (paintLines(painter, room, moves, used, one, kit::Colours::of(palette())))
            return;
    QStringList whole, brief;
    for (const Move& move : moves) {
        whole += move.text();
        if (!move.change.isEmpty())
            brief += move.what + QLatin1Char(' ') + move.change;
    }
    constexpr int flags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;
    const QColor ink = kit::Colours::of(palette()).text;
    const QString between = QStringLiteral(" · ");
    if (brief.isEmpty()) // where nothing changes hands the first of them says so
        brief = whole.first(std::min<qsizetype>(whole.size(), 1));
    const QString rest = brief.join(between) + (brief.size() < moves.size() ? QStringLiteral(" …") : QString());
    for (const QString& text : {whole.join(between), rest})
        for (const QFont& one : {large, small})
            if (room.contains(QFontMetricsF(one).boundingRect(room, flags, text)))
                return kit::write(painter, room, flags, text, one, ink);
    kit::write(painter, room, flags, kit::fitting(rest, QFontMetrics(small), room.size().toSize()), small, ink);
    kit::noteCut(painter, room, whole.join(between));
}

// "2 Lio → Ben: Thorn Dart"
QString Circle::waitingText(const QString& id) const
{
    const bool isInstant = id.startsWith(QLatin1String("instant"));
    const int at = id.section(QLatin1Char(':'), 0, 0).mid(isInstant ? 7 : 6).toInt();
    if (!isInstant)
        return fill(swordsandsouls::tr("in play · %1: %2"), {idIn(id), titleOf(state(), state().inPlay.value(at).card)});
    const Instant instant = state().instants.value(at);
    const QString who = instant.target.isEmpty() ? instant.who : instant.who + QStringLiteral(" → ") + instant.target;
    return fill(swordsandsouls::tr("%1 · %2: %3"), {number(at + 1), who, titleOf(state(), instant.card)});
}

// What every token is called, where there is room for it; the numbers always.
void Circle::paintSupply(QPainter& painter, const QRectF& rect) const
{
    const kit::Colours& colours = kit::Colours::of(palette());
    const double pixels = letters(), token = pixels * 1.05, icons = 2 * token + 9;
    const Supply left = vault(state());
    QString word = swordsandsouls::tr("Supply");
    QString small = fill(swordsandsouls::tr("small %1"), {number(left.small)});
    QString large = fill(swordsandsouls::tr("large %1"), {number(left.large)});
    painter.setFont(sized(font(), pixels, true));
    const QFontMetricsF metrics(painter.font());
    const auto isRoom = [&] {
        return metrics.horizontalAdvance(word + small + large) + 2 * icons + pixels * 3 + 20 <= rect.width();
    };
    if (!isRoom()) {
        small = number(left.small);
        large = number(left.large);
    }
    if (!isRoom())
        word.clear();
    plate(painter, rect, 6, colours.surface, QPen(colours.line, 1));
    const auto written = [&](double x, const QString& text) {
        painter.setPen(colours.text);
        painter.drawText(QRectF(x, rect.top(), rect.width(), rect.height()), Qt::AlignLeft | Qt::AlignVCenter, text);
        return x + metrics.horizontalAdvance(text) + pixels * 1.5;
    };
    const double y = rect.center().y() - token / 2;
    double x = word.isEmpty() ? rect.left() + 10 : written(rect.left() + 10, word);
    paintHeart(painter, QRectF(x, y, token, token * 0.92), true, colours.muted);
    paintCoin(painter, QRectF(x + token + 3, y, token, token));
    x = written(x + icons, small);
    x = std::max(x, std::min(rect.center().x() + pixels * 4, rect.right() - 10 - icons - metrics.horizontalAdvance(large)));
    paintHeart(painter, QRectF(x, y - 1, token * 1.15, token * 1.1), true, colours.muted);
    paintFlame(painter, QRectF(x + token * 1.15 + 4, y - 1, token * 0.85, token * 1.15), true, colours.muted);
    written(x + icons + 3, large);
}

void Circle::paintSmall(QPainter& painter, const kit::Cell& cell) const
{
    const kit::Colours& colours = kit::Colours::of(palette());
    const double pixels = letters();
    const QFont plain = sized(font(), pixels);
    if (cell.id.startsWith(QLatin1String("treasure"))) {
        const Pick pick = pickAt(cell.id);
        const Treasure* one = treasure(player(state(), pick.who), pick.card);
        paintChip(painter, cell.rect, titleOf(state(), pick.card), sized(font(), pixels * 0.88),
            one && one->used ? colours.cardLine : QColor(0xa8, 0x7c, 0x1e),
            one && one->used ? colours.cardMuted : colours.cardText, one && one->used);
    } else if (cell.id.startsWith(QLatin1String("take:"))) {
        const Hero& one = hero(state(), idIn(cell.id));
        paintCard(painter, cell.rect,
            {titleOf(state(), one.id), swordsandsouls::tr("Hero"),
                one.talent.title.isEmpty() ? QString()
                                           : fill(swordsandsouls::tr("Talent %1: %2"), {one.talent.title, deedsText(one.talent)}),
                {}, false, false},
            plain, colours);
        plate(
            painter, QRectF(cell.rect.left() + 4, cell.rect.bottom() - 8, cell.rect.width() - 8, 5), 2, colourOf(one), Qt::NoPen);
    } else if (cell.id.startsWith(QLatin1String("row:"))) {
        const QString id = state().arsenal.row.value(idIn(cell.id).toInt());
        const Card& printed = card(state(), id);
        const bool isDear = printed.cost && *printed.cost > player(state(), state().turn).obols;
        const QString says = id == QLatin1String(unnamedCard) ? swordsandsouls::tr("press it to name it") : deedsText(printed);
        paintCard(painter, cell.rect,
            {titleOf(state(), id), iconsText(printed), says, printed.cost ? number(*printed.cost) : swordsandsouls::tr("?"),
                isDear, false},
            plain, colours);
    } else if (cell.id == QLatin1String("deck")) {
        paintDeck(painter, cell.rect, number(state().arsenal.left()),
            state().refreshes > 0 ? fill(swordsandsouls::tr("%1 × new"), {number(state().refreshes)})
                                  : swordsandsouls::tr("deck"),
            plain, colours);
    } else if (cell.id == QLatin1String("supply")) {
        paintSupply(painter, cell.rect);
    } else if (cell.id.startsWith(QLatin1String("played")) || cell.id.startsWith(QLatin1String("instant"))) {
        paintChip(painter, cell.rect, waitingText(cell.id), sized(font(), pixels * 0.95), colours.accent, colours.text);
    } else if (cell.id.startsWith(QLatin1String("act:")) || cell.id == QLatin1String("answer")) {
        const bool isFirst = cell.id == likelyCell();
        plate(painter, cell.rect, 6, isFirst ? colours.accent : colours.raised, QPen(isFirst ? colours.accent : colours.line, 1));
        painter.setPen(isFirst ? colours.onAccent : colours.text);
        const engine::Offer act = attackActs().value(idIn(cell.id).toInt());
        const TakeDamage* damage = act.action.as<TakeDamage>();
        const QString treasure = damage ? damage->treasure : QString();
        const QString words = treasure.isEmpty() ? cell.name : fill(swordsandsouls::tr("Lose %1"), {titleOf(state(), treasure)});
        const QRectF inner = cell.rect.adjusted(4, 0, -4, 0);
        const double wide = QFontMetricsF(sized(font(), pixels, isFirst)).horizontalAdvance(words);
        const double fit = inner.width() / wide;
        // Whole words in one line; in two, if the letters would become small; in small ones before anything is cut off.
        constexpr double readable = 0.85, smallest = 0.6, step = 0.05;
        for (double part = 1; fit < readable && part > smallest; part -= step) {
            painter.setFont(sized(font(), pixels * part, isFirst));
            const QRectF lines = painter.boundingRect(inner, Qt::AlignCenter | Qt::TextWordWrap, words);
            if (inner.adjusted(-2, 0, 2, 0).contains(lines))
                return painter.drawText(inner, Qt::AlignCenter | Qt::TextWordWrap, words);
        }
        painter.setFont(sized(font(), pixels * std::clamp(fit, smallest, 1.0), isFirst));
        elided(painter, inner, Qt::AlignCenter, words);
    }
}

void Circle::paint(QPainter& painter)
{
    const kit::Colours& colours = kit::Colours::of(palette());
    if (state().players.size() > 2) { // the table that they sit round
        painter.setPen(QPen(colours.line, 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(QRectF(rect()).adjusted(
            seat(0).width() * 0.45, seat(0).height() * 0.4, -seat(0).width() * 0.45, -seat(0).height() * 0.4));
    }
    const bool isAttacked = state().attack && state().status == Status::Running;
    if (isAttacked)
        paintLegs(painter);
    for (const kit::Cell& cell : cells()) {
        if (cell.id.startsWith(QLatin1String("hero:")))
            paintHeroCell(painter, cell);
        else if (cell.id == QLatin1String("attack"))
            paintAttack(painter, cell.rect);
        else
            paintSmall(painter, cell);
        if (cell.chosen && !cell.id.startsWith(QLatin1String("hero:"))) {
            plate(painter, cell.rect.adjusted(-2, -2, 2, 2), 5, Qt::NoBrush, QPen(colours.accent, 2.5));
        }
    }
    if (isAttacked)
        paintWords(painter);
    if (state().step == Step::Heroes && state().heroes.isEmpty()) {
        kit::write(painter, middle(), Qt::AlignCenter | Qt::TextWordWrap,
            swordsandsouls::tr("No hero card is entered yet. Enter each under ⋯, or take a card pack."), sized(font(), letters()),
            colours.muted);
    }
    if (state().status == Status::Over) {
        const QRectF room = middle();
        painter.setBrush(colours.surface);
        painter.setPen(QPen(colours.accent, 2));
        const QRectF banner(room.left(), room.center().y() - letters() * 2, room.width(), letters() * 4);
        painter.drawRoundedRect(banner, 8, 8);
        const QString words = fill(swordsandsouls::tr("%1 goes back to the living"), {state().winner});
        const QRectF inner = banner.adjusted(8, 2, -8, -2);
        double pixels = letters() * 1.6;
        const auto fits = [&] {
            const QRectF taken = QFontMetricsF(sized(font(), pixels, true)).boundingRect(inner, Qt::TextWordWrap, words);
            return taken.width() <= inner.width() && taken.height() <= inner.height();
        };
        while (pixels > letters() * 0.8 && !fits()) // in two lines, then in smaller letters
            pixels *= 0.95;
        kit::write(painter, inner, Qt::AlignCenter | Qt::TextWordWrap, words, sized(font(), pixels, true), colours.accent);
    }
}

} // namespace swordsandsouls::desk
