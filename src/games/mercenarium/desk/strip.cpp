// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/mercenarium/desk/strip.h"

#include "games/mercenarium/rules/query.h"
#include "games/mercenarium/rules/questions.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QJsonArray>
#include <QLabel>

namespace mercenarium::desk {

using engine::fill;

namespace {

constexpr int fewCards = 5; // of the deck, before Singularity is worth a warning

QString limboText(const State& state, const Player& who)
{
    const QJsonValue limbo = answer(state, LimboOf{who.id}).value;
    QStringList ways;
    for (const QJsonValue& way : limbo[QStringLiteral("ways")].toArray()) {
        const QString text = way.toString();
        ways += text == QLatin1String("sing") ? mercenarium::tr("a hymn that helps") : fill(mercenarium::tr("buying %1"), {shown(Card::read(text.section(QLatin1Char(' '), 1)).value_or(unnamed))});
    }
    const QString deadline = limbo[QStringLiteral("deadline")].toString();
    const QString until = deadline.isEmpty() ? mercenarium::tr("it may last; all others in Limbo ends the game") : deadline == QLatin1String("this turn") ? mercenarium::tr("lost at the end of this turn") : mercenarium::tr("lost at the end of the next turn");
    return fill(mercenarium::tr("%1 is in Limbo: %2. Ways out: %3."), {nameOf(state, who.id), until, ways.isEmpty() ? mercenarium::tr("none but an open house") : ways.join(QStringLiteral(", "))});
}

} // namespace

QStringList warningsOn(const State& state)
{
    QStringList texts;
    if (state.step != Step::Play)
        return texts;
    for (const Player& who : state.players)
        if (isInLimbo(state, who.id))
            texts += limboText(state, who);
    if (const int seen = timesSeen(state), needed = timesNeeded(state); seen > 1)
        texts += seen >= needed ? fill(mercenarium::tr("This position has come back %1 times: a stalemate can be declared."), {number(seen)})
                                : fill(mercenarium::tr("This position has come back: time %1 of %2, then it is a stalemate."), {number(seen), number(needed)});
    if (state.singularity && state.deck <= fewCards)
        texts += fill(mercenarium::tr("%1 draws are left; then the game is a stalemate for everybody."), {number(state.deck)});
    else if (!state.singularity && state.deck <= fewCards)
        texts += fill(mercenarium::tr("Singularity after %1 more draws."), {number(state.deck)});
    return texts;
}

Strip::Strip(QWidget* parent) : QWidget(parent)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    m_turn = tile("turn", mercenarium::tr("Turn"));
    m_deck = tile("deck", mercenarium::tr("Deck"));
    m_hymnal = tile("hymnal", mercenarium::tr("Hymnal"));
    m_discards = tile("discards", mercenarium::tr("Discards"));
    m_contracts = tile("contracts", mercenarium::tr("Contracts"));
    m_board = tile("board", mercenarium::tr("Board"));
    m_singularity = tile("singularity", mercenarium::tr("Singularity"));
    row->addStretch();
}

Strip::Tile Strip::tile(const char* name, const QString& caption)
{
    auto* frame = new QFrame(this);
    frame->setProperty("look", "panel");
    auto* column = new QVBoxLayout(frame);
    column->setContentsMargins(10, 3, 10, 4);
    column->setSpacing(0);
    Tile made{frame, new QLabel(caption, frame), new QLabel(frame)};
    made.caption->setProperty("look", "caption");
    made.value->setObjectName(QLatin1String(name));
    made.value->setProperty("look", "value");
    made.value->setTextFormat(Qt::PlainText);
    column->addWidget(made.caption);
    column->addWidget(made.value);
    static_cast<QHBoxLayout*>(layout())->addWidget(frame);
    return made;
}

void Strip::set(const Tile& tile, const QString& value, const QString& spoken)
{
    tile.value->setText(value);
    const QString text = tile.caption->text() + QStringLiteral(": ") + (spoken.isEmpty() ? value : spoken);
    tile.value->setAccessibleName(text);
    tile.frame->setToolTip(text.toHtmlEscaped());
}

void Strip::present(const State& state)
{
    const bool runs = state.step == Step::Play;
    m_turn.caption->setText(runs ? fill(mercenarium::tr("Turn %1"), {number(state.turn)}) : mercenarium::tr("Turn"));
    QString turn = state.step == Step::Setup ? mercenarium::tr("not begun") : runs ? nameOf(state, state.current) : mercenarium::tr("over");
    set(m_turn, fontMetrics().elidedText(turn, Qt::ElideRight, fontMetrics().averageCharWidth() * 14), turn);
    m_deck.caption->setText(state.singularity ? mercenarium::tr("The one deck") : mercenarium::tr("Deck"));
    set(m_deck, number(state.deck));
    m_hymnal.frame->setVisible(state.settings.hymns == OnOff::On && !state.singularity);
    set(m_hymnal, number(state.hymnal));
    set(m_discards, number(state.discard.size()), state.discard.isEmpty() ? QString() : listed(state.discard));
    QStringList contracts;
    for (const Placed& card : state.board)
        if (card.contract)
            contracts += fill(mercenarium::tr("%1 until the turn of %2"), {mercenarium::shown(card.id), nameOf(state, *card.contract)});
    set(m_contracts, number(contracts.size()), contracts.isEmpty() ? mercenarium::tr("none running") : contracts.join(QStringLiteral("; ")));
    set(m_board, QStringLiteral("%1 × %2").arg(state.settings.boardWidth).arg(state.settings.boardHeight));
    set(m_singularity, state.singularity ? mercenarium::tr("begun") : fill(mercenarium::tr("after %1"), {number(state.deck)}),
        state.singularity ? mercenarium::tr("deck and hymnal are one; no hand limit") : fill(mercenarium::tr("after %1 draws"), {number(state.deck)}));
}

} // namespace mercenarium::desk
