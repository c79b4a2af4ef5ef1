// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How the areas look.
#include "games/jagged-alliance/desk/scenario/ground.h"

#include "games/jagged-alliance/desk/names.h"
#include "games/jagged-alliance/rules/query.h"
#include "games/jagged-alliance/rules/twins.h"
#include "kit/cut_words.h"
#include "kit/drawn/far.h"
#include "kit/drawn/fitting.h"
#include "kit/drawn/plate.h"
#include "kit/lists/told_apart.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace jaggedalliance::desk {

void Ground::paint(QPainter& painter)
{
    if (cells().isEmpty()) {
        painter.setPen(colours().muted);
        painter.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap, jaggedalliance::tr("Press a sector to see its areas"));
        return;
    }
    for (const kit::Cell& cell : cells())
        if (cell.id.startsWith(QLatin1String("area:")))
            paintArea(painter, cell);
    paintBorders(painter);
    for (const kit::Cell& cell : cells())
        if (cell.id.startsWith(QLatin1String("several:")))
            paintSeveral(painter, cell);
        else if (!cell.id.startsWith(QLatin1String("area:")))
            paintFigure(painter, cell);
}

void Ground::paintArea(QPainter& painter, const kit::Cell& cell) const
{
    panel(painter, cell.rect, cell, colours().surface);
    const Sector& here = sector(state(), m_place);
    const bool isWhole = here.id.isEmpty() || here.state == SectorState::Liberated || here.areas.isEmpty();
    const QRectF row(cell.rect.left() + 9, cell.rect.top() + 4, cell.rect.width() - 16, unit());
    painter.setFont(letters(0.95, true));
    painter.setPen(colours().text);
    if (isWhole) {
        const double used = text(painter, row, titleOf(state(), m_place));
        painter.setFont(letters(0.85));
        painter.setPen(colours().muted);
        text(painter, row.adjusted(used + 10, 0, 0, 0),
            here.id.isEmpty() ? mission(state(), m_place).text
                : here.state == SectorState::Liberated
                ? jaggedalliance::tr("liberated: counts as one area")
                : jaggedalliance::tr("its areas are not entered: press here to enter its map"));
        return;
    }
    const QString id = cell.id.section(QLatin1Char(':'), 2);
    const Area* area = jaggedalliance::find(here.areas, id);
    const double used = text(painter, row, id.toUpper());
    QStringList signs;
    for (const Terrain terrain : area ? area->terrain : QList<Terrain>())
        signs += terrainSign(terrain) + QLatin1Char(' ') + shown(terrain);
    if (area && !area->letters.isEmpty() && area->letters != QStringList{id.toUpper()})
        signs += area->letters.join(QLatin1Char(' '));
    painter.setFont(letters(0.85));
    painter.setPen(colours().muted);
    text(painter, row.adjusted(used + 8, 0, 0, 0), signs.join(QStringLiteral(" · ")));
}

// Between areas beside each other: a passage, a red wall, or nothing in common; borders that cannot be drawn so are lines.
void Ground::paintBorders(QPainter& painter) const
{
    const Sector& here = sector(state(), m_place);
    if (here.state == SectorState::Liberated)
        return;
    const QList<QRectF> all = rooms();
    const Plan plan = planOf(here);
    for (int a = 0; a < here.areas.size(); ++a)
        for (int b = a + 1; b < here.areas.size(); ++b) {
            bool red = false;
            const bool shared = shareBorder(state(), m_place, here.areas[a].id, here.areas[b].id, red);
            const int dx = plan.at[b] % plan.columns - plan.at[a] % plan.columns,
                      dy = plan.at[b] / plan.columns - plan.at[a] / plan.columns;
            const bool beside = std::abs(dx) + std::abs(dy) == 1;
            if (!shared && !beside)
                continue;
            QPointF from, to;
            if (beside && dx != 0) {
                const double x = dx > 0 ? (all[a].right() + all[b].left()) / 2 : (all[b].right() + all[a].left()) / 2;
                from = QPointF(x, all[a].top() + 6);
                to = QPointF(x, all[a].bottom() - 6);
            } else if (beside) {
                const double y = dy > 0 ? (all[a].bottom() + all[b].top()) / 2 : (all[b].bottom() + all[a].top()) / 2;
                from = QPointF(all[a].left() + 6, y);
                to = QPointF(all[a].right() - 6, y);
            } else {
                from = all[a].center();
                to = all[b].center();
            }
            if (beside && shared && !red)
                painter.setPen(QPen(colours().muted, 1.5, Qt::DotLine));
            else if (red)
                painter.setPen(QPen(QColor(0xc2453a), 5));
            else if (beside)
                painter.setPen(QPen(colours().text, 3));
            else
                painter.setPen(QPen(colours().muted, 1.5, Qt::DashLine));
            painter.drawLine(from, to);
            if (red && beside) {
                kit::write(painter, QRectF((from + to) / 2 - QPointF(9, 9), QSizeF(18, 18)), Qt::AlignCenter, QStringLiteral("✕"),
                    letters(0.8, true), colours().bad);
            }
        }
}

// Cut corners tell enemies without their colour.
static QPainterPath cutAtCorners(const QRectF& r)
{
    QPainterPath shape(QPointF(r.left() + 8, r.top()));
    for (const QPointF& point : {QPointF(r.right(), r.top()), QPointF(r.right(), r.bottom() - 8),
             QPointF(r.right() - 8, r.bottom()), QPointF(r.left(), r.bottom()), QPointF(r.left(), r.top() + 8)})
        shape.lineTo(point);
    shape.closeSubpath();
    return shape;
}

static QString leftOf(const State& state, const Figure& enemy)
{
    return blankEnemy(state, enemy).isEmpty() ? number(rowOf(state, enemy).health - enemy.damage) : QStringLiteral("?");
}

// The first name is enough where nobody else of the team has it: "Fox", but "mercenary 7".
static QString calledOf(const State& state, const QString& id)
{
    const auto first = [&](const QString& one) { return titleOf(state, one).section(QLatin1Char(' '), 0, 0); };
    const QList<const Mercenary*> all = team(state);
    const bool isAlone = std::ranges::count_if(all, [&](const Mercenary* who) { return first(who->id) == first(id); }) < 2;
    return isAlone ? first(id) : titleOf(state, id);
}

namespace {

// What lies on it, and that it has acted.
QString signsOf(const Figure& enemy)
{
    QString signs;
    for (const Condition condition : enemy.conditions)
        signs += conditionSign(condition);
    return enemy.acted ? signs + QChar(0x2713) : signs;
}

// What stands under its name.
QString noteOn(const State& state, const Figure& enemy)
{
    QString note = enemy.elite ? jaggedalliance::tr("elite ") : QString(); // beside the health, where there is room
    note += enemy.hidden ? jaggedalliance::tr("hidden")
        : !blankEnemy(state, enemy).isEmpty()
        ? QStringLiteral("♥ ?")
        : engine::fill(jaggedalliance::tr("♥ %1/%2"),
            {number(rowOf(state, enemy).health - enemy.damage), number(rowOf(state, enemy).health)});
    for (const QChar sign : signsOf(enemy))
        note += QLatin1Char(' ') + sign;
    return note;
}

// What a corpse still has on it.
QString leftOn(const State& state, const QString& id)
{
    const Corpse* corpse = jaggedalliance::find(state.corpses, id);
    if (!corpse)
        return {};
    return corpse->loot.isEmpty() && blankLoot(state, id).isEmpty()
        ? jaggedalliance::tr("no loot")
        : engine::fill(jaggedalliance::tr("loot %1"), {lootText(state, *corpse)});
}

QString kindOf(const State& state, const Figure& enemy) { return titleOf(state, enemy.card.isEmpty() ? enemy.id : enemy.card); }

// Whether another kind that stands there is called the same, as far as it is read.
template <class Read> bool isShared(const State& state, const Figure& enemy, const Read& read)
{
    const QString title = kindOf(state, enemy);
    return std::ranges::any_of(enemiesAt(state, enemy.at), [&](const Figure* one) {
        const QString other = kindOf(state, *one);
        return other != title && read(other) == read(title);
    });
}

// The same of a mercenary called so.
template <class Read> bool isSharedByTeam(const State& state, const QString& title, const Read& read)
{
    return std::ranges::any_of(team(state), [&](const Mercenary* one) {
        const QString other = calledOf(state, one->id);
        return other != title && read(other) == read(title);
    });
}

constexpr double leastLetters = 0.62; // of a mark, times those of the window
constexpr double markEdges = 9;       // on both sides of it together

} // namespace

QString Ground::titleOfKind(const QString& cell) const
{
    const QString id = idIn(cell);
    if (const Figure* enemy = jaggedalliance::find(state().enemies, id))
        return desk::kindOf(state(), *enemy);
    if (const Corpse* corpse = jaggedalliance::find(state().corpses, id))
        return QStringLiteral("✝ ") + titleOf(state(), corpse->enemy);
    const Token* token = jaggedalliance::find(state().tokens, id);
    return !token       ? calledOf(state(), id)
        : token->faceUp ? encounterText(state(), token->shows)
                        : jaggedalliance::tr("encounter");
}

QString Ground::kindOf(const QString& cell) const
{
    const Token* token = jaggedalliance::find(state().tokens, idIn(cell));
    return cell.startsWith(QLatin1String("merc:")) || (token && token->faceUp) ? QString() : titleOfKind(cell);
}

QHash<QString, QString> Ground::signsHere() const
{
    QStringList names;
    for (const Mercenary* who : team(state()))
        names += calledOf(state(), who->id);
    for (const Figure* enemy : enemiesAt(state(), m_place))
        names += desk::kindOf(state(), *enemy);
    for (const Corpse& corpse : state().corpses)
        if (corpse.at == m_place)
            names += titleOf(state(), corpse.enemy);
    for (const Token& token : state().tokens)
        if (token.at == m_place && token.faceUp)
            names += encounterText(state(), token.shows);
    names.removeDuplicates();
    const QStringList signs = kit::signsFor(names);
    QHash<QString, QString> all;
    for (qsizetype i = 0; i < names.size(); ++i)
        all.insert(names[i], signs[i]);
    return all;
}

QString Ground::markOf(const QString& cell) const
{
    const QString id = idIn(cell), title = titleOfKind(cell);
    const Token* token = jaggedalliance::find(state().tokens, id);
    const QString mark = token && !token->faceUp ? QStringLiteral("?")
        : title.startsWith(QChar(0x271d))        ? QStringLiteral("✝") + m_signs.value(title.mid(2))
                                                 : m_signs.value(title);
    const int twin = twinOf(state(), id);
    return twin > 0 ? mark + number(twin) : mark;
}

double Ground::leastWidth(const QList<kit::Cell>& figures) const
{
    const QFontMetricsF metrics(letters(leastLetters, true));
    double most = 0;
    for (const kit::Cell& one : figures)
        most = std::max(most, metrics.horizontalAdvance(markOf(one.id)));
    return most + markEdges;
}

// How many of what, and their numbers.
void Ground::paintSeveral(QPainter& painter, const kit::Cell& cell) const
{
    const QStringList members = membersOf(cell.id);
    const QString id = members.isEmpty() ? QString() : idIn(members.first());
    const Figure* enemy = jaggedalliance::find(state().enemies, id);
    const Corpse* corpse = jaggedalliance::find(state().corpses, id);
    const bool target = std::ranges::any_of(members, [this](const QString& one) { return isTarget(one); });
    const QColor edge = enemy ? colours().bad : corpse ? colours().line : colours().link;
    painter.setBrush(colours().raised);
    painter.setPen(QPen(target ? colours().accent : edge, target ? 2.5 : 1.5, target ? Qt::DashLine : Qt::SolidLine));
    const QRectF plate = cell.rect.adjusted(1, 1, -1, -1);
    for (const double back : {3.0, 0.0}) // one behind the other
        enemy ? painter.drawPath(cutAtCorners(plate.adjusted(back, back, back - 3, back - 3)))
              : painter.drawRoundedRect(plate.adjusted(back, back, back - 3, back - 3), 8, 8);
    const QRectF inside = plate.adjusted(6, 1, -6, -4);
    const QString title = titleOfKind(members.value(0));
    painter.setFont(letters(0.88, true));
    painter.setPen(colours().text);
    const bool isLow = inside.height() < unit() * 1.7;
    const QString many = number(members.size()) + QStringLiteral(" × ");
    constexpr qsizetype fewLetters = 5; // a sign among them
    const QFontMetricsF metrics(painter.font());
    const auto cut = [&](const QString& name) { return metrics.elidedText(many + name, Qt::ElideRight, inside.width()); };
    const QString whole = many + title, shown = cut(title);
    if (shown != whole
        && (shown.size() < many.size() + fewLetters || (enemy && isShared(state(), *enemy, cut)))) { // as short as its mark
        const QString mark = markOf(members.first());
        const QString brief = number(members.size()) + QStringLiteral("×") + mark.chopped(number(twinOf(state(), id)).size());
        for (double size = 0.88; size > 0.5 && QFontMetricsF(painter.font()).horizontalAdvance(brief) > inside.width();
             size -= 0.04)
            painter.setFont(letters(size, true));
        painter.drawText(plate, Qt::AlignCenter, brief);
        kit::noteCut(painter, cell.rect, whole);
        return;
    }
    const double used =
        text(painter, isLow ? inside : QRectF(inside.left(), inside.top(), inside.width(), inside.height() / 2), many);
    text(painter,
        QRectF(inside.left() + used, inside.top(), inside.width() - used, isLow ? inside.height() : inside.height() / 2), title);
    if (isLow)
        return;
    QStringList marks;
    for (const QString& one : members)
        marks += markOf(one);
    painter.setFont(letters(0.8));
    painter.setPen(colours().muted);
    text(painter, QRectF(inside.left(), inside.center().y(), inside.width(), inside.height() / 2), marks.join(QLatin1Char(' ')));
}

// Where its name has no room: what tells it from the others, and that in letters as large as fit.
bool Ground::paintBriefly(
    QPainter& painter, const QRectF& inside, const QString& cell, const QString& title, const QColor& edge) const
{
    const Figure* enemy = jaggedalliance::find(state().enemies, idIn(cell));
    const int twin = twinOf(state(), idIn(cell));
    const QString mark = markOf(cell);
    painter.setFont(letters(0.88, true));
    const QFontMetricsF usual(painter.font());
    constexpr double badgeEdges = 18;
    const double room = inside.width() - (twin > 0 ? usual.horizontalAdvance(number(twin)) + badgeEdges : 0);
    const auto cut = [&](const QString& name) { return usual.elidedText(name, Qt::ElideRight, room); };
    constexpr qsizetype fewLetters = 5; // a sign among them
    const QString shown = cut(title);
    const bool isAlone = enemy ? !isShared(state(), *enemy, cut) : !isSharedByTeam(state(), title, cut);
    if (shown == title || (shown.size() >= fewLetters && isAlone))
        return false;
    kit::noteCut(painter, inside, title);
    constexpr double step = 0.04;
    double size = 0.88;
    while (size > leastLetters && QFontMetricsF(painter.font()).horizontalAdvance(mark) > inside.width()) {
        size -= step;
        painter.setFont(letters(size, true));
    }
    const bool isLow = !enemy || inside.height() < unit() * 1.7;
    const QRectF upper = isLow ? inside : QRectF(inside.left(), inside.top(), inside.width(), inside.height() / 2);
    painter.setPen(colours().text);
    text(painter, upper, mark, isLow ? Qt::AlignCenter : Qt::AlignLeft | Qt::AlignVCenter);
    if (isLow)
        return true;
    QString left = QStringLiteral("♥ ") + leftOf(state(), *enemy);
    painter.setFont(letters(0.8));
    for (const QChar sign : signsOf(*enemy)) // as many as there is room for
        if (const QString more = left + QLatin1Char(' ') + sign;
            QFontMetricsF(painter.font()).horizontalAdvance(more) <= inside.width())
            left = more;
    painter.setPen(edge);
    if (QFontMetricsF(painter.font()).horizontalAdvance(left) <= inside.width())
        text(painter, QRectF(inside.left(), inside.center().y(), inside.width(), inside.height() / 2), left);
    return true;
}

// What is said below the name of a mercenary, in ever fewer letters.
static QStringList notesOn(const State& state, const Mercenary& who)
{
    QString signs;
    for (const Condition condition : who.conditions)
        signs += QLatin1Char(' ') + conditionSign(condition);
    if (who.down)
        return {jaggedalliance::tr("down") + signs, QStringLiteral("!")}; // its tip says the word
    const QString stamina = staminaText(state, who);
    return {engine::fill(jaggedalliance::tr("stamina %1"), {stamina}) + signs,
        jaggedalliance::tr("Sta.") + QLatin1Char(' ') + stamina + signs, stamina + signs};
}

// The first that has room; the last of them whatever comes.
static QString fewestOf(QString note, const QStringList& fewer, const QPainter& painter, double room)
{
    for (const QString& one : fewer)
        if (QFontMetricsF(painter.font()).horizontalAdvance(note) > room)
            note = one;
    return note;
}

void Ground::paintFigure(QPainter& painter, const kit::Cell& cell) const
{
    const QString id = idIn(cell.id);
    const bool target = isTarget(cell.id);
    const Figure* enemy = jaggedalliance::find(state().enemies, id);
    const Token* token = jaggedalliance::find(state().tokens, id);
    QColor edge = colours().line, ground = colours().raised;
    QString title, note;
    QStringList notes; // the same in fewer letters
    if (cell.id.startsWith(QLatin1String("merc:"))) {
        edge = colours().good;
        title = calledOf(state(), id);
        notes = notesOn(state(), mercenary(state(), id));
        note = notes.first();
    } else if (enemy) {
        edge = colours().bad;
        title = titleOf(state(), enemy->card.isEmpty() ? enemy->id : enemy->card);
        note = noteOn(state(), *enemy);
    } else if (token) {
        edge = colours().link;
        title = token->faceUp ? encounterText(state(), token->shows) : QStringLiteral("?");
        note = token->faceUp ? jaggedalliance::tr("face up") : jaggedalliance::tr("encounter");
    } else {
        title = QStringLiteral("✝");
        note = leftOn(state(), id);
    }
    if (const Sector* here = jaggedalliance::find(state().sectors, m_place); here && here->areas.isEmpty()) {
        const Corpse* corpse = jaggedalliance::find(state().corpses, id);
        const QString area = enemy ? enemy->area : token ? token->area : corpse ? corpse->area : mercenary(state(), id).area;
        if (!area.isEmpty() && here->state != SectorState::Liberated) // otherwise they stand in its picture
            note += QStringLiteral(" · ") + area.toUpper();
    }
    painter.setBrush(ground);
    const double line = cell.chosen ? 3 : target ? 2.5 : 1.5;
    painter.setPen(QPen(target ? colours().accent : edge, line, target ? Qt::DashLine : Qt::SolidLine));
    const QRectF plate = cell.rect.adjusted(1, 1, -1, -1);
    const double round = std::min(cell.rect.height() / 2.2, 10.0); // beyond that its corners would lie under the letters
    if (enemy)
        painter.drawPath(cutAtCorners(plate));
    else
        painter.drawRoundedRect(plate, round, round);
    const bool isNarrow = cell.rect.width() < unit() * 4; // every pixel is a letter's
    QRectF inside = isNarrow ? cell.rect.adjusted(5, 1, -3, -1) : cell.rect.adjusted(enemy ? 9 : 11, 2, -6, -2);
    if ((enemy || isNarrow || !notes.isEmpty()) && !kit::isFar() && paintBriefly(painter, inside, cell.id, title, edge))
        return;
    if (const int twin = twinOf(state(), id); twin > 0) // before the name is cut: two of a kind are told apart by it alone
        inside = badge(painter, inside, number(twin), edge);
    painter.setPen(colours().text);
    if (enemy && !enemy->hidden && kit::isFar()) { // its name, and what it takes to fell it
        const QFont large = kit::sized(font(), std::min(kit::farPixels, inside.height()), true);
        const QString left = leftOf(state(), *enemy);
        const double wide = QFontMetricsF(large).horizontalAdvance(left) + 4;
        painter.setFont(letters(0.88, true));
        text(painter, inside.adjusted(0, 0, -wide, 0), title);
        painter.setFont(large);
        painter.setPen(colours().bad);
        text(painter, inside, left, Qt::AlignRight | Qt::AlignVCenter);
        return;
    }
    // That it is an encounter the question mark says, too: what would be cut of the word is left out.
    const auto isCut = [&](double room) {
        painter.setFont(letters(0.8));
        return token && !token->faceUp && QFontMetricsF(painter.font()).horizontalAdvance(note) > room;
    };
    if (inside.height() < unit() * 1.7) { // one line
        painter.setFont(letters(0.85, true));
        const double used = text(painter, inside, title);
        if (isCut(inside.width() - used - 6))
            return;
        painter.setPen(colours().muted);
        const QRectF beside = inside.adjusted(used + 6, 0, 0, 0);
        text(painter, beside, fewestOf(note, notes, painter, beside.width()));
        return;
    }
    painter.setFont(letters(0.88, true));
    text(painter, QRectF(inside.left(), inside.top(), inside.width(), inside.height() / 2), title);
    if (isCut(inside.width()))
        return;
    painter.setPen(colours().muted);
    text(painter, QRectF(inside.left(), inside.center().y(), inside.width(), inside.height() / 2),
        fewestOf(note, notes, painter, inside.width()));
}

} // namespace jaggedalliance::desk
