// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/mercenarium/desk/board/close_up.h"

#include "games/mercenarium/desk/board/aim.h"
#include "games/mercenarium/desk/board/wheel.h"
#include "games/mercenarium/desk/card_face.h"
#include "games/mercenarium/desk/parts.h"
#include "games/mercenarium/rules/query.h"
#include "kit/drawn/colours.h"
#include "kit/drawn/plain_label.h"
#include "kit/drawn/rows.h"
#include "kit/drawn/scrolled.h"
#include "kit/drawn/tip.h"
#include "kit/once_more.h"
#include "kit/wording.h"
#include "kit/forms/changing.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>

#include <algorithm>

namespace mercenarium::desk {

class CloseUp::Face : public QWidget {
public:
    explicit Face(QWidget* parent)
        : QWidget(parent)
    {
        setFixedSize(84, 108);
    }

    State state;
    Card card;
    Seat owner = Seat::South;
    bool inHand = false;

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const kit::Colours& colours = kit::Colours::of(palette());
        const QRectF whole = QRectF(rect()).adjusted(1, 1, -1, -1);
        if (card.isHymn())
            paintHymn(painter, whole, card, false, font(), colours);
        else if (card.isOfDeck())
            paintCard(painter,
                cardIn(QRectF(whole.center() - QPointF(whole.height() / 2 - 6, whole.height() / 2 - 6),
                           QSizeF(whole.height() - 12, whole.height() - 12)),
                    inHand ? Seat::South : owner),
                state, card, owner, font(), colours, inHand);
    }
};

namespace {

// "Fits on Souls and on any own card up to 7."
QString fitsText(Card card)
{
    if (card.isLord())
        return mercenarium::tr("A Lord fits on any card of yours; beside it come only Lords and cards of its suit.");
    return fill(mercenarium::tr("Fits on %1 and on any own card up to %2."), {shown(card.suit()), card.text().chopped(1)});
}

QString auraText(const State& state, Card card)
{
    if (card.isLord())
        return mercenarium::tr("No dots: always alchemy.");
    const Aura aura = auraOf(state, card);
    QStringList parts;
    for (const Side side : sides) {
        const QString edge = side == Side::North ? mercenarium::tr("top")
            : side == Side::East                 ? mercenarium::tr("right")
            : side == Side::South                ? mercenarium::tr("bottom")
                                                 : mercenarium::tr("left");
        parts += edge + QLatin1Char(' ') + (aura.at(side) < 0 ? QStringLiteral("?") : number(aura.at(side)));
    }
    const AuraLine* line = found(state.auras, card, &AuraLine::id);
    const QString source = line && !line->source.isEmpty() ? QStringLiteral(" (") + line->source + QLatin1Char(')') : QString();
    return fill(mercenarium::tr("Dots: %1"), {parts.join(QStringLiteral(" · "))}) + source;
}

} // namespace

CloseUp::CloseUp(QWidget* parent)
    : QFrame(parent)
    , m_face(new Face(this))
    , m_title(called("closeUpTitle", kit::plainLabel("", this)))
    , m_text(called("closeUpText", kit::plainLabel("muted", this)))
    , m_wheel(new WheelView(this))
    , m_act(kit::changing(called("actOnCard", new QPushButton(this))))
    , m_type(kit::changing(called("typeCard", new QPushButton(this))))
    , m_again(kit::onceMoreButton(this))
{
    setObjectName(QStringLiteral("closeUp"));
    setProperty("look", "panel");
    m_title->setWordWrap(true);
    m_text->setWordWrap(true);
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_text->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_says = new kit::LinesArea(m_text, this);
    m_says->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored); // it takes what the face leaves
    m_act->setProperty("look", "primary");
    m_type->setProperty("look", "link");
    auto* row = kit::row(this, 8, {8, 6, 8, 6});
    row->addWidget(m_face, 0, Qt::AlignTop);
    auto* column = kit::column(nullptr, 2);
    column->addWidget(m_title);
    column->addWidget(m_says, 1);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_act);
    buttons->addWidget(m_type);
    buttons->addStretch();
    column->addLayout(buttons);
    column->addWidget(m_again);
    connect(m_again, &QPushButton::clicked, this, &CloseUp::againWanted);
    row->addLayout(column, 1);
    row->addWidget(m_wheel, 0, Qt::AlignTop);
    connect(m_act, &QPushButton::clicked, this, [this] {
        if (m_card.isHymn())
            emit intent(Sing{m_card, {}, {}});
        else
            emit intent(Buy{m_card, {}, {}});
    });
    connect(m_type, &QPushButton::clicked, this, [this] {
        if (m_card.isHymn())
            emit textWanted(m_card);
        else
            emit dotsWanted(m_card);
    });
}

void CloseUp::present(const State& state, Card chosen, const QString& looked)
{
    m_wheel->present(wheelOf(state.settings));
    m_wheel->compare({}, {});
    m_wheel->setVisible(true);
    m_face->state = state;
    m_act->hide();
    m_type->hide();
    m_again->setVisible(state.step == Step::Over);
    m_card = unnamed;
    m_text->setToolTip({}); // where a list is folded
    const auto space = Space::read(looked);
    const Placed* seen = space ? cardAt(state, *space) : nullptr;
    const Placed* mine = placed(state, chosen);
    if (seen && mine && seen->owner != mine->owner && steps(seen->at, mine->at) == 1)
        showContest(state, *mine, *seen);
    else if (seen && !chosen.isNamed())
        showCard(state, seen->id);
    else if (chosen.isHymn())
        showHymn(state, chosen);
    else if (chosen.isNamed())
        showCard(state, chosen);
    else
        showTurn(state);
    m_title->setToolTip(kit::tip(m_title->text())); // where it has no room for all of it
    m_face->setVisible(m_face->card.isNamed());
    m_face->update();
    setRoom(m_room);
}

void CloseUp::setRoom(Room room)
{
    m_room = room;
    const bool isShort = room == Room::Title && !m_card.isNamed() && m_again->isHidden();
    m_says->setVisible(!isShort);
    m_says->setMinimumHeight(2 * m_text->fontMetrics().lineSpacing()); // or it is folded: half a line says nothing
    const QMargins edges = layout()->contentsMargins();
    const int wheel = m_wheel->sizeHint().height() + edges.top() + edges.bottom() + 2 * frameWidth();
    setMinimumHeight(room == Room::All ? wheel : 0); // whether it is seen or not
    fitWheel();
    updateGeometry(); // asked for before the next event
    if (isShort)
        m_title->setToolTip(kit::tip(m_title->text() + QLatin1Char('\n') + m_text->text()));
}

void CloseUp::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    fitWheel();
}

// Words before pictures: where both have no room, the wheel waits until cards are compared.
void CloseUp::fitWheel()
{
    if (m_card.isNamed())
        return;
    const QMargins edges = layout()->contentsMargins();
    const QSize wheel = m_wheel->sizeHint();
    const int whole = width() - edges.left() - edges.right() - 2 * frameWidth(),
              beside = whole - wheel.width() - layout()->spacing();
    const auto high = [](const QLabel& words, int width) { return words.heightForWidth(std::max(1, width)) + 2; };
    const int room = std::max(height(), wheel.height() + edges.top() + edges.bottom()) - edges.top() - edges.bottom();
    const bool isBeside = high(*m_title, beside) + high(*m_text, beside) <= room;
    m_wheel->setVisible(m_room == Room::All && isBeside);
}

void CloseUp::showCard(const State& state, Card card)
{
    m_card = card;
    m_face->card = card;
    m_title->setText(shown(card));
    QStringList lines;
    const Placed* there = placed(state, card);
    m_face->owner = there ? there->owner : state.current;
    m_face->inHand = !there;
    const QString kind = shown(card.kind());
    lines += there ? fill(mercenarium::tr("%1 · value %2 · %3, on %4"),
                 {kind, number(card.value()), nameOf(state, there->owner), there->at.text()})
                   : fill(mercenarium::tr("%1 · value %2 · from the hand"), {kind, number(card.value())});
    lines += auraText(state, card);
    if (there && there->contract)
        lines +=
            fill(mercenarium::tr("Under contract until the turn of %1: nobody can buy it."), {nameOf(state, *there->contract)});
    if (const QStringList by = there ? takersOf(state, *there) : QStringList(); !by.isEmpty()) {
        lines += kit::capital(fill(mercenarium::tr("threatened by %1"), {by.join(QStringLiteral(", "))}));
    }
    if (!there)
        lines += fitsText(card);
    m_text->setText(lines.join(QLatin1Char('\n')));
    const bool mayBuy = there && state.step == Step::Play && !state.song && there->owner != state.current && card.isMercenary();
    m_act->setVisible(mayBuy);
    m_act->setText(mercenarium::tr("Bu&y for a capture"));
    m_type->setVisible(!card.isLord());
    m_wheel->hide(); // nothing is compared, and what is told of it takes the room
    m_type->setText(mercenarium::tr("Type its dot&s…"));
}

void CloseUp::showHymn(const State& state, Card hymn)
{
    m_card = hymn;
    m_face->card = hymn;
    m_title->setText(titleOf(state, hymn));
    const QString says = textOf(state, hymn);
    m_text->setText(says.isEmpty()
            ? mercenarium::tr("What it says is not typed in yet. It can be sung all the same: the table does what the card says.")
            : says);
    m_act->setVisible(state.step == Step::Play && !state.song);
    m_act->setText(mercenarium::tr("&Sing it"));
    m_type->show();
    m_type->setText(mercenarium::tr("Type its te&xt…"));
    m_wheel->hide();
}

void CloseUp::showContest(const State& state, const Placed& attacker, const Placed& defender)
{
    m_card = defender.id;
    m_face->card = defender.id;
    m_face->owner = defender.owner;
    m_face->inHand = false;
    const Encounter one = encounter(state, attacker, defender);
    m_title->setText(fill(mercenarium::tr("%1 against %2"), {shown(attacker.id), shown(defender.id)}));
    m_text->setText(outcome(attacker, defender, one));
    if (isByAlchemy(attacker.id, defender.id, one.mine, one.theirs) && one.result != Contest::Unknown)
        m_wheel->compare(attacker.id.suit(), defender.id.suit());
}

// Nothing is chosen: whose turn it is, what to do, and what is for sale.
void CloseUp::showTurn(const State& state)
{
    m_face->card = unnamed;
    QStringList lines;
    if (state.step == Step::Over) {
        m_title->setText(
            state.winner ? fill(mercenarium::tr("%1 wins"), {nameOf(state, *state.winner)}) : mercenarium::tr("A draw"));
        lines += shown(state.ending);
    } else if (state.step == Step::Setup) {
        m_title->setText(mercenarium::tr("Before the game"));
        lines += mercenarium::tr("Seats, deal, then a roll for the first turn.");
    } else {
        m_title->setText(fill(mercenarium::tr("%1 chooses one action"), {nameOf(state, state.current)}));
        lines += mercenarium::tr(
            "Choose a card on the board or in the hand, then a space. Dashed spaces are legal and name their base.");
        QStringList sale;
        for (const Placed* card : enemiesOf(state, state.current))
            if (card->id.isMercenary())
                sale += card->contract ? fill(mercenarium::tr("%1 %2 (under contract, not before %3's turn)"),
                            {shown(card->id), card->at.text(), nameOf(state, *card->contract)})
                                       : shown(card->id) + QLatin1Char(' ') + card->at.text();
        constexpr qsizetype most = 3; // the rest lies on the board, and stands in the tip
        const auto tell = [](const QStringList& some) {
            return fill(mercenarium::tr("For sale: %1"), {some.join(QStringLiteral(", "))});
        };
        const QString more = sale.size() > most ? QStringLiteral(" +%1").arg(sale.size() - most) : QString();
        if (!sale.isEmpty())
            lines += tell(sale.first(std::min(most, sale.size()))) + more;
        m_text->setToolTip(kit::tip(more.isEmpty() ? QString() : tell(sale)));
    }
    m_text->setText(lines.join(QLatin1Char('\n')));
}

} // namespace mercenarium::desk
