// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sellsword/desk/match/unit_card.h"

#include "games/sellsword/desk/correction.h"
#include "games/sellsword/desk/names.h"
#include "games/sellsword/rules/combat/combat.h"
#include "games/sellsword/rules/game.h"
#include "kit/drawn/far.h"
#include "kit/drawn/fitting.h"
#include "kit/drawn/icons.h"
#include "kit/drawn/plate.h"
#include "kit/drawn/readout.h"
#include "kit/drawn/rows.h"
#include "kit/lists/counter.h"
#include "kit/lists/verdict_model.h"
#include "kit/target.h"
#include "games/sellsword/rules/reasons.h"
#include "kit/rule_behind.h"

#include <QCoreApplication>
#include <QFrame>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QWheelEvent>

#include <utility>

namespace sellsword::desk {

namespace {

constexpr double pad = 9;
constexpr int mostTyped = 99;
constexpr Token colours3[] = {Token::Green, Token::Blue, Token::Red};

// What is printed once each in the corner of a card, and what is left of it.
QString gifts(const State& state, const Unit& who)
{
    QStringList parts{giftsText(state, who)};
    if (has(state, who, common::fly) && !flies(state, who))
        parts += sellsword::tr("no flight any more");
    if (const int rating = warleaderOf(state, who); rating > 0)
        parts += engine::fill(sellsword::tr("Warleader %1, dice left %2"), {number(rating), number(diceLeft(state, who))});
    parts += titlesOf(state, who.mods);
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

// How many are drawn, those that are spent too.
int tokens(const State& state, const Unit& who)
{
    const Tokens pool = poolOf(state, who), left = tokensOf(state, who);
    int all = blankToken(state, who, Token::Green).isEmpty() ? 0 : 1;
    for (const Token colour : colours3)
        all += std::max(pool.of(colour), left.of(colour));
    return all;
}

QColor tokenColour(Token token)
{
    return token == Token::Green ? QColor(0x2f7a3a) : token == Token::Blue ? QColor(0x2f5fa8) : QColor(0xa8322a);
}

// What each status does, where it is pointed at.
constexpr std::pair<const char*, R> statusRules[] = {{"custom", R::I_STATUS}, {"controlled", R::I_CONTROLLED},
    {"pinned", R::E_PINNED}, {"shaken", R::E_ACTS_SHAKEN}, {"stunned", R::E_ACTS_STUNNED}, {"helpless", R::E_HELPLESS},
    {"hobbled", R::I_HOBBLED}, {"recurring", R::I_RECURRING}, {"enraged", R::I_RAGE}, {"glamyred", R::I_CHARMED},
    {"invisible", R::I_UNSEEN}, {"compromised", R::I_LAID_OPEN}, {"exhausted", R::I_EXHAUSTED}};

const engine::Reason* ruleOfStatus(const QString& kind)
{
    const auto rule = std::ranges::find(statusRules, kind, [](const auto& each) { return QLatin1String(each.first); });
    return rule == std::end(statusRules) ? nullptr : &reason(rule->second);
}

// What has befallen it, by kind, in words.
QList<std::pair<QString, QString>> befallen(const State& state, const Unit& who)
{
    QList<std::pair<QString, QString>> all;
    if (who.dropped)
        all += {QStringLiteral("dropped"), sellsword::tr("Dropped")};
    for (const Status& status : who.statuses)
        all += {engine::nameOf(status.kind), statusText(status)};
    if (isExhausted(state, who))
        all += {QStringLiteral("exhausted"), sellsword::tr("Exhausted")};
    return all;
}

const QString between = QStringLiteral(" · ");

// What a value that is set may not break without being told: the rule and its pages.
QString ruleText(const engine::Reason& rule)
{
    static const std::unique_ptr<engine::Game> book = sellsword::game();
    return kit::ruleText(rule, *book);
}

QString limitOf(R rule) { return ruleText(reason(rule)); }

} // namespace

UnitCardView::UnitCardView(const QString& name, QWidget* parent)
    : Board(parent)
{
    setObjectName(name);
    setAccessibleName(sellsword::tr("Unit card"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    connect(this, &Board::pressed, this, &UnitCardView::pressCell);
    kit::setRuleBehind(*this, &reason(R::W_UNKNOWN));
    QList<kit::RuleOfCells> rules{{QStringLiteral("vigor"), &reason(R::I_INJURY)}, {QStringLiteral("box:"), &reason(R::W_BOXES)},
        {QStringLiteral("token:"), &reason(R::W_POOL_LIMIT)}, {QStringLiteral("statistics"), &reason(R::I_VIGOR)},
        {QStringLiteral("attack:"), &reason(R::E_NOT_ITS)}, {QStringLiteral("trait:"), &reason(R::I_EFFECT)}};
    for (const auto& [kind, rule] : statusRules)
        rules += {QStringLiteral("status:") + QLatin1String(kind), &reason(rule)};
    kit::setRulesBehind(*this, rules);
}

const Unit* UnitCardView::who() const { return m_state ? unit(state(), m_unit) : nullptr; }

void UnitCardView::present(const engine::AnyState& any, const QString& id)
{
    m_state = any;
    m_unit = id;
    if (who()) {
        setAccessibleName(engine::fill(sellsword::tr("Unit card: %1"), {titleOf(state(), id)}));
        setAccessibleDescription(unitText(state(), *who()));
    }
    updateGeometry();
    relayout();
}

void UnitCardView::setBrief(bool brief)
{
    if (m_brief == brief)
        return;
    m_brief = brief;
    updateGeometry();
    relayout();
}

double UnitCardView::line() const { return fontMetrics().height(); }

// From two metres the numbers are read, and nothing else of a card.
double UnitCardView::statsHeight() const { return kit::isFar() ? line() * 0.7 + kit::farPixels : line() * 1.85; }

double UnitCardView::boxHeight() const { return std::max(line() + 4, kit::leastTarget); }

double UnitCardView::vigorHeight() const { return kit::isFar() ? kit::farPixels : line(); }

QFont UnitCardView::numbers(double size) const
{
    return kit::isFar() ? kit::sized(font(), kit::farPixels, true) : grown(font(), size, true);
}

UnitCardView::Lines UnitCardView::lines() const
{
    const double h = line();
    Lines at{};
    at.title = pad - 2;
    at.kind = at.title + h * 1.15;
    at.stats = at.kind + (kit::isFar() ? 0 : h) + 3;
    at.vigor = at.stats + statsHeight() + 5;
    at.boxes = at.vigor + vigorHeight() + 4;
    at.tokens = at.boxes + boxHeight() + 4;
    at.text = at.tokens + h + 5;
    return at;
}

QStringList UnitCardView::wordsBelow() const
{
    if (!who() || kit::isFar())
        return {};
    QStringList all;
    if (const QString text = gifts(state(), *who()); !text.isEmpty())
        all += text;
    if (m_brief)
        return all;
    const auto lost = [&](const QString& id) { return isLost(*who(), id) ? sellsword::tr(" (lost)") : QString(); };
    for (const Attack& attack : attacksOf(state(), *who()))
        all += printedTitle(attack) + lost(attack.id) + QLatin1Char('\n') + attackText(state(), *who(), attack);
    for (const Trait& trait : printedTraits(state(), *who()))
        all += printedTitle(trait) + lost(trait.id) + QLatin1Char('\n') + traitText(trait);
    return all;
}

QSize UnitCardView::sizeHint() const
{
    double height = lines().text;
    for (const QString& text : wordsBelow())
        height += text.contains(QLatin1Char('\n')) ? line() * 1.95 : line();
    return {270, int(height + pad)};
}

QSize UnitCardView::minimumSizeHint() const
{
    return {230, 20}; // whoever lays it out hides it where there is no room
}

QRectF UnitCardView::boxRect(qsizetype at, qsizetype of) const
{
    const double room = width() - 2 * pad, gap = 4;
    const double each = (room - gap * double(of - 1)) / double(std::max<qsizetype>(1, of));
    return {pad + double(at) * (each + gap), lines().boxes, each, boxHeight()};
}

QRectF UnitCardView::tokenRect(int at) const
{
    const double size = line() * 0.9, room = width() - 2 * pad;
    const double each =
        std::clamp(room / 2 / std::max(1, tokens(state(), *who())), size + 3, std::max(size + 3, kit::leastTarget));
    return {pad + at * each, lines().tokens + (line() - size) / 2, size, size};
}

double UnitCardView::statusLeft() const { return tokenRect(tokens(state(), *who())).left() + 4; }

QList<kit::Cell> UnitCardView::laidOut() const
{
    QList<kit::Cell> cells;
    const Unit* one = who();
    if (!one || width() < 20)
        return cells;
    const auto add = [&](const QString& id, const QRectF& rect, const QString& name, const QString& help) {
        kit::Cell cell;
        cell.id = id;
        cell.rect = kit::target(rect);
        cell.name = name;
        cell.help = help;
        cells += cell;
    };
    add(QStringLiteral("vigor"), QRectF(pad, lines().vigor, width() - 2 * pad, vigorHeight()), vigorText(state(), *one),
        engine::fill(
            sellsword::tr("As it lies on the table: + and −, or the wheel, change it by five, digits set it; printed is %1. %2"),
            {number(mostVigor(state(), *one)), limitOf(R::W_VIGOR_LIMIT)}));
    const QStringList boxes = cardOf(state(), *one).boxes;
    QStringList marked = one->injuries;
    for (qsizetype i = 0; i < boxes.size(); ++i) {
        const bool isMarked = marked.removeOne(boxes[i]);
        add(QStringLiteral("box:%1").arg(i), boxRect(i, boxes.size()),
            engine::fill(isMarked ? sellsword::tr("%1 injury, marked") : sellsword::tr("%1 injury, free"),
                {boxText(state(), *one, boxes[i])}),
            sellsword::tr("As it lies on the table: press to mark it or to rub it out"));
        cells.last().chosen = isMarked;
    }
    const Tokens pool = poolOf(state(), *one), left = tokensOf(state(), *one);
    int at = 0;
    for (const Token colour : colours3)
        for (int n = 0; n < std::max(pool.of(colour), left.of(colour)); ++n)
            add(QStringLiteral("token:%1:%2").arg(engine::nameOf(colour)).arg(n), tokenRect(at++),
                engine::fill(
                    n < left.of(colour) ? sellsword::tr("%1 token, there") : sellsword::tr("%1 token, spent"), {shown(colour)}),
                engine::fill(sellsword::tr(
                                 "As it lies on the table: press to spend it or to take it back, + and − for more and fewer; the "
                                 "starting pool is %1. %2"),
                    {number(pool.of(colour)), limitOf(R::W_POOL_LIMIT)}));
    const QFontMetricsF letters(grown(font(), 0.88, true));
    double x = statusLeft();
    for (const auto& [kind, words] : befallen(state(), *one)) {
        const engine::Reason* rule = ruleOfStatus(kind);
        const double wide = std::min(letters.horizontalAdvance(words), width() - pad - x);
        if (wide > 0)
            add(QStringLiteral("status:") + kind, QRectF(x, lines().tokens, wide, line()), words,
                rule ? ruleText(*rule) + sellsword::tr(" (press: the whole rule)") : QString());
        x += letters.horizontalAdvance(words + between);
    }
    return cells + printedCells();
}

// What is only read there: pointed at, it opens its rule.
QList<kit::Cell> UnitCardView::printedCells() const
{
    QList<kit::Cell> cells;
    const auto add = [&](const QString& id, double top, double height, const QString& name) {
        kit::Cell cell;
        cell.id = id;
        cell.rect = QRectF(pad, top, width() - 2 * pad, height);
        cell.name = name;
        cell.focusable = cell.walkable = false;
        cells += cell;
    };
    add(QStringLiteral("statistics"), lines().stats, statsHeight(), sellsword::tr("Statistics"));
    if (m_brief || kit::isFar())
        return cells;
    constexpr double entry = 1.95;
    double top = lines().text + (gifts(state(), *who()).isEmpty() ? 0 : line());
    const auto next = [&](const QString& id, const QString& name) {
        add(id, top, line() * entry, name);
        top += line() * entry;
    };
    for (const Attack& attack : attacksOf(state(), *who()))
        next(QStringLiteral("attack:") + attack.id, printedTitle(attack));
    for (const Trait& trait : printedTraits(state(), *who()))
        next(QStringLiteral("trait:") + trait.id, printedTitle(trait));
    return cells;
}

// The table may know better than the rule: beyond it one is warned.
void UnitCardView::changeVigor(int by)
{
    const int now = vigorOf(state(), *who()), next = std::clamp(now + by, 0, std::max(now, mostTyped));
    if (next != now)
        emit intent(asItLies(m_unit, "vigor", next));
}

// Over its place; Return or going elsewhere sets it.
void UnitCardView::typeVigor(QKeyEvent* first)
{
    auto* popup = new QFrame(this, Qt::Popup);
    popup->setAttribute(Qt::WA_DeleteOnClose);
    popup->setProperty("look", "raised");
    auto* counter = new kit::Readout(QStringLiteral("typedVigor"), sellsword::tr("Vigor"), popup);
    kit::row(popup, 0)->addWidget(counter);
    counter->setCounter(0, std::max(vigorOf(state(), *who()), mostTyped), limitOf(R::W_VIGOR_LIMIT));
    kit::setRuleBehind(*counter, &reason(R::W_VIGOR_LIMIT));
    counter->setNumber(vigorOf(state(), *who()), {}, vigorText(state(), *who()));
    connect(counter, &kit::Readout::wanted, this, [this, popup, unit = m_unit](int value) {
        popup->close();
        emit intent(asItLies(unit, "vigor", value));
    });
    popup->move(mapToGlobal(cell(QStringLiteral("vigor"))->rect.topLeft().toPoint()));
    popup->show();
    counter->setFocus();
    QCoreApplication::sendEvent(counter, first);
}

void UnitCardView::changeTokens(Token colour, int by)
{
    Tokens left = tokensOf(state(), *who());
    const int next = std::clamp(left.of(colour) + by, 0, mostTyped);
    if (std::exchange(left.of(colour), next) != next)
        emit intent(asItLies(m_unit, "tokens", left));
}

void UnitCardView::pressCell(const QString& id)
{
    const Unit* one = who();
    if (!one)
        return;
    if (id == QLatin1String("vigor")) {
        changeVigor(vigorOf(state(), *one) > 0 ? -group : mostVigor(state(), *one));
    } else if (id.startsWith(QLatin1String("box:"))) {
        const QString box = cardOf(state(), *one).boxes.value(id.mid(4).toInt());
        QStringList injuries = one->injuries;
        if (!injuries.removeOne(box))
            injuries += box;
        emit intent(asItLies(m_unit, "injuries", injuries));
    } else if (id.startsWith(QLatin1String("token:"))) {
        const auto colour = engine::valueNamed<Token>(id.section(QLatin1Char(':'), 1, 1));
        changeTokens(*colour, id.section(QLatin1Char(':'), 2).toInt() < tokensOf(state(), *one).of(*colour) ? -1 : 1);
    } else if (const engine::Reason* rule = ruleOfStatus(id.section(QLatin1Char(':'), 1)); rule && rule->atoms[0] >= 0) {
        emit lookedUp(QLatin1String(bookRules()[std::size_t(rule->atoms[0])].id));
    }
}

void UnitCardView::keyPressEvent(QKeyEvent* event)
{
    const bool isMore = event->key() == Qt::Key_Plus, isCounted = who() && (isMore || event->key() == Qt::Key_Minus);
    const QString cell = focusedCell();
    const bool isDigit = event->key() >= Qt::Key_0 && event->key() <= Qt::Key_9;
    if (isCounted && cell == QLatin1String("vigor"))
        changeVigor(isMore ? group : -group);
    else if (isDigit && who() && cell == QLatin1String("vigor"))
        typeVigor(event);
    else if (isCounted && cell.startsWith(QLatin1String("token:")))
        changeTokens(*engine::valueNamed<Token>(cell.section(QLatin1Char(':'), 1, 1)), isMore ? 1 : -1);
    else
        Board::keyPressEvent(event);
}

void UnitCardView::wheelEvent(QWheelEvent* event)
{
    const kit::Cell* vigor = cell(QStringLiteral("vigor"));
    if (vigor && vigor->rect.contains(event->position()) && event->angleDelta().y() != 0)
        changeVigor(event->angleDelta().y() > 0 ? group : -group);
    else
        event->ignore();
}

void UnitCardView::paint(QPainter& painter)
{
    const Unit* one = who();
    if (!one)
        return;
    const kit::Colours& colours = kit::Colours::of(palette());
    const UnitCard& card = cardOf(state(), *one);
    const qsizetype side = sideIndex(state(), sideOf(state(), *one));
    const QRectF face = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
    kit::plate(painter, face, 8, colours.card, QPen(isActive(state(), *one) ? colours.accent : sideColour(colours, side), 2.5));

    const Lines at = lines();
    const double w = width() - 2 * pad;
    painter.setPen(Qt::NoPen);
    painter.setBrush(sideColour(colours, side));
    const double dot = line() * 0.75;
    painter.drawPath(sideShape(QRectF(pad, at.title + line() * 0.2, dot, dot), side));
    const QString cost = engine::fill(sellsword::tr("%1 VP"), {costText(state(), *one)});
    painter.setFont(grown(font(), 0.95, true));
    const double costWidth = painter.fontMetrics().horizontalAdvance(cost);
    painter.setPen(colours.cardMuted);
    painter.drawText(QRectF(pad, at.title, w, line() * 1.2), Qt::AlignRight | Qt::AlignVCenter, cost);
    painter.setFont(grown(font(), 1.12, true));
    painter.setPen(colours.cardText);
    const QRectF title(pad + dot + 5, at.title, w - dot - 10 - costWidth, line() * 1.2);
    painter.drawText(title, Qt::AlignVCenter | Qt::AlignLeft,
        QFontMetricsF(painter.font()).elidedText(titleOf(state(), one->id), Qt::ElideRight, title.width()));
    QStringList kinds = kindsOf(card);
    kinds += titleOf(state(), sideOf(state(), *one));
    if (!kit::isFar())
        kit::elided(painter, QRectF(pad, at.kind, w, line()), Qt::AlignVCenter | Qt::AlignLeft, kinds.join(QStringLiteral(" · ")),
            grown(font(), 0.88), colours.cardMuted);
    paintStats(painter, colours);
    paintVigor(painter, colours);
    paintBoxes(painter, colours);
    paintTokens(painter, colours);
    paintPowers(painter, colours);
}

// In the painter's font; where both have no room the sign is smaller than the number, and no part of either is cut.
static void writeStatistic(QPainter& painter, const QRectF& box, const QString& value, const QString& sign)
{
    QFont digits = painter.font();
    const double whole = QFontMetricsF(digits).horizontalAdvance(value + sign);
    if (whole <= box.width()) {
        painter.drawText(box, Qt::AlignCenter, value + sign);
        return;
    }
    constexpr double part = 0.6; // of the number's letters
    const double pixels = QFontInfo(digits).pixelSize();
    const auto wide = [&](const QString& text, double size) {
        return QFontMetricsF(kit::sized(digits, size, true)).horizontalAdvance(text);
    };
    const double scale = std::min(1.0, box.width() / (wide(value, pixels) + wide(sign, pixels * part)));
    const QFont smaller = kit::sized(digits, pixels * part * scale, true);
    digits = kit::sized(digits, std::floor(pixels * scale), true);
    const double first = QFontMetricsF(digits).horizontalAdvance(value), second = QFontMetricsF(smaller).horizontalAdvance(sign);
    const double left = box.center().x() - (first + second) / 2;
    painter.setFont(digits);
    painter.drawText(QRectF(left, box.top(), first + 1, box.height()), Qt::AlignVCenter | Qt::AlignLeft, value);
    painter.setFont(smaller);
    painter.drawText(QRectF(left + first, box.top(), second + 1, box.height()), Qt::AlignVCenter | Qt::AlignLeft, sign);
}

// Each statistic as it is now; what an injury or a status changed stands beside the printed one.
void UnitCardView::paintStats(QPainter& painter, const kit::Colours& colours) const
{
    const Unit& one = *who();
    const UnitCard& card = cardOf(state(), one);
    struct Cell {
        QString caption;
        int value;
        std::optional<int> printed;
    };
    const Cell cells[] = {{sellsword::tr("Agi"), statOf(state(), one, Stat::Agility), card.agility},
        {sellsword::tr("Brw"), statOf(state(), one, Stat::Brawn), card.brawn},
        {sellsword::tr("Spi"), statOf(state(), one, Stat::Spirit), card.spirit},
        {sellsword::tr("Wit"), statOf(state(), one, Stat::Wits), card.wits},
        {sellsword::tr("Move"), moveOf(state(), one), card.move},
        {sellsword::tr("Armor"), statOf(state(), one, Stat::Armor), card.armor}};
    const double gap = 4, width6 = (width() - 2 * pad - 5 * gap) / 6;
    double x = pad;
    for (const Cell& cell : cells) {
        const QRectF box(x, lines().stats, width6, statsHeight());
        x += width6 + gap;
        kit::plate(painter, box, 4, Qt::NoBrush, QPen(colours.cardLine, 1));
        const bool isLower = cell.printed && cell.value < *cell.printed;
        const QString lower = isLower ? QStringLiteral("↓") : QString();
        kit::elided(painter, box.adjusted(1, 1, -1, 0), Qt::AlignTop | Qt::AlignHCenter,
            kit::isFar() ? cell.caption + lower : cell.caption, grown(font(), 0.75), colours.cardMuted);
        QFont digits = numbers(1.0);
        if (constexpr double wide = kit::farPixels * 1.4; kit::isFar() && width6 < wide) // two of them
            digits.setPixelSize(int(kit::farPixels * width6 / wide));
        painter.setFont(digits);
        painter.setPen(isLower ? QColor(0x9c2a20) : colours.cardText);
        writeStatistic(painter, box.adjusted(1, line() * 0.7, -1, 0), cell.printed ? number(cell.value) : QStringLiteral("?"),
            kit::isFar() ? QString() : lower);
    }
}

void UnitCardView::paintVigor(QPainter& painter, const kit::Colours& colours) const
{
    const Unit& one = *who();
    const int most = mostVigor(state(), one), now = vigorOf(state(), one);
    const QRectF row(pad, lines().vigor, width() - 2 * pad, vigorHeight());
    painter.setFont(grown(font(), 0.9));
    painter.setPen(colours.cardText);
    const QString word = sellsword::tr("Vigor");
    painter.drawText(row, Qt::AlignVCenter | Qt::AlignLeft, word);
    const double ahead = std::max(line() * 2.6, painter.fontMetrics().horizontalAdvance(word) + line() * 0.4);
    painter.setFont(numbers(0.95));
    const QString figures =
        vigorNumber(state(), one) + QStringLiteral(" / ") + (cardOf(state(), one).vigor ? number(most) : QStringLiteral("?"));
    painter.drawText(row, Qt::AlignVCenter | Qt::AlignRight, figures);
    const double left = row.left() + ahead,
                 room = row.width() - ahead - std::max(line() * 3.4, painter.fontMetrics().horizontalAdvance(figures) + 6.0);
    const int pieces = std::max(1, (most + group - 1) / group);
    const double each = std::min(room / pieces, line() * 1.6);
    for (int i = 0; i < pieces; ++i) {
        const QRectF piece(left + i * each, row.center().y() - line() * 0.28, each - 3, line() * 0.56);
        const bool isFull = now >= (i + 1) * group || (i + 1 == pieces && now >= most);
        kit::plate(painter, piece, 3, isFull ? QBrush(QColor(0x3b7d47)) : QBrush(Qt::NoBrush),
            QPen(isFull ? QColor(0x2f6b3a) : colours.cardMuted, 1, isFull ? Qt::SolidLine : Qt::DashLine));
    }
}

void UnitCardView::paintBoxes(QPainter& painter, const kit::Colours& colours) const
{
    const Unit& one = *who();
    const QStringList boxes = cardOf(state(), one).boxes;
    QStringList marked = one.injuries;
    for (qsizetype i = 0; i < boxes.size(); ++i) {
        const bool isMarked = marked.removeOne(boxes[i]);
        const QRectF rect = boxRect(i, boxes.size());
        kit::plate(painter, rect, 5, isMarked ? QColor(0xf0c8c0) : colours.card,
            QPen(isMarked ? QColor(0x9c2a20) : colours.cardLine, isMarked ? 1.6 : 1));
        const QString words = (isMarked ? QStringLiteral("✗ ") : QStringLiteral("○ ")) + boxText(state(), one, boxes[i]);
        const QRectF room = rect.adjusted(3, 0, -3, 0);
        const QFont usual = grown(font(), 0.85, isMarked);
        const bool fits = boxes.size() <= 3 && QFontMetricsF(usual).horizontalAdvance(words) <= room.width();
        kit::elided(painter, room, Qt::AlignCenter, words, fits ? usual : grown(font(), 0.74, isMarked),
            isMarked ? QColor(0x6e1a12) : colours.cardText);
    }
}

// Tokens by colour and sign, then the statuses.
void UnitCardView::paintTokens(QPainter& painter, const kit::Colours& colours) const
{
    const Unit& one = *who();
    const Tokens pool = poolOf(state(), one), left = tokensOf(state(), one);
    int at = 0;
    if (!blankToken(state(), one, Token::Green).isEmpty())
        kit::write(painter, tokenRect(at++), Qt::AlignCenter, QStringLiteral("◆?"), grown(font(), 0.88, true), colours.cardMuted);
    for (const Token colour : colours3)
        for (int n = 0; n < std::max(pool.of(colour), left.of(colour)); ++n) {
            const QRectF rect = tokenRect(at++);
            const bool isThere = n < left.of(colour);
            painter.setPen(QPen(tokenColour(colour), 1.4, isThere ? Qt::SolidLine : Qt::DotLine));
            painter.setBrush(isThere ? QBrush(tokenColour(colour)) : QBrush(Qt::NoBrush));
            painter.drawEllipse(rect);
            const QColor ink = isThere ? QColor(Qt::white) : tokenColour(colour);
            const double edge = rect.width() * 0.2;
            if (colour == Token::Green)
                kit::write(painter, rect, Qt::AlignCenter, QStringLiteral("R"), grown(font(), 0.68, true), ink);
            else
                kit::paintSign(painter, rect.adjusted(edge, edge, -edge, -edge),
                    colour == Token::Blue ? QStringLiteral("★") : QStringLiteral("✦"), ink);
        }
    QStringList words;
    for (const auto& each : befallen(state(), one))
        words += each.second;
    const QRectF row(statusLeft(), lines().tokens, width() - pad - statusLeft(), line());
    kit::elided(painter, row, Qt::AlignVCenter | Qt::AlignLeft,
        words.isEmpty() ? sellsword::tr("no status") : words.join(between), grown(font(), 0.88, !words.isEmpty()),
        words.isEmpty() ? colours.cardMuted : QColor(0x8a2a20));
}

void UnitCardView::paintPowers(QPainter& painter, const kit::Colours& colours) const
{
    double y = lines().text;
    const double w = width() - 2 * pad;
    for (const QString& text : wordsBelow()) {
        const QString first = text.section(QLatin1Char('\n'), 0, 0), second = text.section(QLatin1Char('\n'), 1);
        if (y + (second.isEmpty() ? 1.0 : 1.95) * line() > height() - pad / 2)
            break;
        kit::elided(painter, QRectF(pad, y, w, line()), Qt::AlignVCenter | Qt::AlignLeft, first,
            grown(font(), 0.88, !second.isEmpty()), second.isEmpty() ? colours.cardMuted : colours.cardText);
        y += line();
        if (second.isEmpty())
            continue;
        kit::elided(painter, QRectF(pad, y - 1, w, line()), Qt::AlignVCenter | Qt::AlignLeft, second, grown(font(), 0.84),
            colours.cardMuted);
        y += line() * 0.95;
    }
}

} // namespace sellsword::desk
