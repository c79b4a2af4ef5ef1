// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/lists/now_panel.h"

#include "engine/past/understood.h"
#include "kit/deciding.h"
#include "kit/desk.h"
#include "kit/lists/hands_list.h"
#include "kit/lists/stage_bar.h"
#include "kit/lists/term_label.h"
#include "kit/drawn/wrapped_button.h"

#include <QGuiApplication>
#include <QHash>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace kit {

TileView* tileView(const QString& objectName, const QString& accessibleName, QAbstractItemModel* model, QWidget* parent)
{
    auto* view = new TileView(parent);
    view->setObjectName(objectName);
    view->setAccessibleName(accessibleName);
    view->setModel(model);
    view->setItemDelegate(new TileDelegate(view));
    view->setMouseTracking(true);
    view->setResizeMode(QListView::Adjust);
    view->setWordWrap(true); // or a change of width alone leaves the rows as high as they were
    view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    view->setFrameShape(QFrame::NoFrame);
    return view;
}

void showWhole(QListView* view)
{
    auto* tiles = static_cast<TileDelegate*>(view->itemDelegate());
    tiles->titleLines = tiles->detailLines = 12;
}

void whenPressed(QListView* view, std::function<void(const QModelIndex&)> act)
{
    QObject::connect(view, &QListView::clicked, view, act);
    QObject::connect(view, &QListView::activated, view, [act](const QModelIndex& index) {
        if (!(QGuiApplication::mouseButtons() & Qt::LeftButton)) // a mouse press has come as clicked already
            act(index);
    });
}

namespace {

// Its height is a part of the band, whatever lies in it: the list above it stands still.
class Below : public QWidget {
public:
    using QWidget::QWidget;
    bool hasHeightForWidth() const override { return false; }
    QSize minimumSizeHint() const override
    {
        constexpr double lines = 5.5; // a few of reasons, or of what is to do on the table
        return {QWidget::minimumSizeHint().width(), int(lines * fontMetrics().lineSpacing())};
    }
};

} // namespace

NowPanel::NowPanel(QWidget* parent)
    : QWidget(parent)
    , m_below(new Below(this))
    , m_whyFolded(new QPushButton(this))
{
    m_why.setParent(this); // it knows by it whether it is seen
    auto* all = new QVBoxLayout(this);
    auto* layout = new QVBoxLayout(m_below);
    layout->setContentsMargins(0, 0, 0, 0);
    m_offers = tileView(QStringLiteral("offers"), tr("What can be done now"), &m_model, this);
    m_whyHeading = new QLabel(tr("&Why"), this);
    m_whyHeading->setProperty("look", "heading");
    m_whyView = tileView(QStringLiteral("reasons"), tr("Why"), &m_why, this);
    m_whyHeading->setBuddy(m_whyView);
    showWhole(m_offers);
    showWhole(m_whyView);
    m_whyFolded->setObjectName(QStringLiteral("whyFolded"));
    m_whyFolded->setProperty("look", "link");
    m_enter = new WrappedButton(this);
    m_enter->setObjectName(QStringLiteral("enterMissing"));
    m_otherwise = new QPushButton(tr("The card says &otherwise…"), this);
    m_otherwise->setObjectName(QStringLiteral("otherwise"));
    m_reason = new QLineEdit(this);
    m_reason->setObjectName(QStringLiteral("decision"));
    m_reason->setAccessibleName(tr("Why the table decides so"));
    m_reason->setPlaceholderText(tr("Why? For example: the card's own text"));
    m_decide = new QPushButton(tr("Decide so"), this);
    m_decide->setObjectName(QStringLiteral("decide"));
    auto* row = new QHBoxLayout;
    row->addWidget(m_reason, 1);
    row->addWidget(m_decide);
    all->addWidget(m_offers);
    all->addWidget(m_below);
    layout->addWidget(m_whyHeading);
    layout->addWidget(m_whyFolded, 0, Qt::AlignLeft);
    layout->addWidget(m_whyView, 1);
    layout->addSpacerItem(new QSpacerItem(0, 0, QSizePolicy::Minimum, QSizePolicy::Expanding)); // while no reasons are seen
    layout->addWidget(m_enter);
    layout->addWidget(m_otherwise);
    layout->addLayout(row);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_otherwise, m_reason, m_decide})
        widget->hide();

    connect(m_offers->selectionModel(), &QItemSelectionModel::currentChanged, this,
        qOverload<const QModelIndex&>(&NowPanel::explain));
    whenPressed(m_offers, [this](const QModelIndex& index) { act(index); });
    m_offers->viewport()->installEventFilter(this);
    m_offers->installEventFilter(this);
    m_below->installEventFilter(this);
    connect(m_whyFolded, &QPushButton::clicked, this, [this] {
        m_isWhyWanted = true;
        fitBelow();
        m_whyView->setFocus();
    });
    connect(m_whyView, &QListView::activated, this, &NowPanel::lookAt);
    connect(m_whyView, &QListView::clicked, this, &NowPanel::lookAt);
    connect(m_whyView, &TileView::linkPressed, this, [this](const QModelIndex& reason, int word) {
        const rulebook::Entry& entry = m_why.linkedTo(reason.row(), word);
        popRule(entry, *m_whyView->viewport(), m_whyView->visualRect(reason), [this, id = entry.id] { emit lookedUp(id); });
    });
    connect(m_enter, &QPushButton::clicked, this, [this] { emit entryWanted(m_missing); });
    connect(m_otherwise, &QPushButton::clicked, this, [this] {
        m_reason->show();
        m_decide->show();
        m_reason->setFocus();
    });
    connect(m_decide, &QPushButton::clicked, this, &NowPanel::decide);
    connect(m_reason, &QLineEdit::returnPressed, this, &NowPanel::decide);
    show(nullptr, nullptr, {});
}

// The second click of a double one would do what has moved up into the row meanwhile. Escape goes back to everybody's offers.
// Of what the mouse moves to the reasons are read; what is framed, and done by Enter, stays so.
bool NowPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_offers && event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape
        && !m_actor.isEmpty()) {
        emit allWanted();
        return true;
    }
    if (watched == m_below ? event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest
                           : event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent)
        fitBelow();
    // What is chosen by keys brings its reasons, which take room from the list; it stays whole, and so does what is framed while
    // the window is laid out. Below a mouse that is about to press nothing moves.
    if (watched == m_offers->viewport() && event->type() == QEvent::Resize && (m_offers->hasFocus() || !m_offers->underMouse()))
        QTimer::singleShot(0, m_offers, [this] { m_offers->scrollTo(m_offers->currentIndex()); });
    if (watched == m_offers->viewport() && event->type() == QEvent::MouseMove) {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        const QPoint before = std::exchange(m_pointer, mouse->globalPosition().toPoint());
        const QModelIndex read = m_pointedAt.isValid() ? QModelIndex(m_pointedAt) : m_offers->currentIndex();
        if (const QModelIndex index = m_offers->indexAt(mouse->position().toPoint());
            before != m_pointer && index != read && index.flags() & Qt::ItemIsEnabled && !m_reason->isVisible()) {
            explain(index);
            m_pointedAt = index;
        }
    }
    if (watched == m_offers->viewport() && event->type() == QEvent::Leave && m_pointedAt.isValid() && !m_reason->isVisible()) {
        explain(m_offers->currentIndex());
        tellStep(m_step);
    }
    return event->type() == QEvent::MouseButtonDblClick || QWidget::eventFilter(watched, event);
}

void NowPanel::show(Sitting* sitting, const Desk* desk, const QString& actor, const engine::AnyAction& likely, bool isHeld)
{
    // Where nothing was done, as when a hand is looked at, what is chosen stays so.
    const qint64 node = sitting ? sitting->table().node() : -1;
    const bool isKept = sitting && sitting == m_sitting && m_node == node && actor == m_actor;
    const engine::Offer* was = sitting && m_sitting ? m_model.offer(m_offers->currentIndex()) : nullptr;
    const engine::AnyAction kept = was ? was->action : engine::AnyAction(); // nothing chosen stays so, too
    const bool isLeft = isHeld && kept == m_framed;                         // what somebody chose stays
    m_isHeld = isHeld;
    m_node = node;
    m_isWhyWanted = m_isWhyWanted && isKept;
    if (sitting != m_sitting)
        m_kinds.clear();
    m_sitting = sitting;
    m_desk = desk;
    m_actor = actor;
    m_model.show(sitting, desk, actor);
    m_general = generalReasons();
    m_step = nullptr;
    m_why.show(nullptr, {}, m_general); // of what stood there; what is chosen below brings its own
    m_below->setVisible(sitting);
    int allowed = 0;
    for (int row = 0; row < m_model.rowCount(); ++row)
        if (const engine::Offer* offer = m_model.offer(m_model.index(row)))
            allowed += offer->verdict.isAllowed();
    const auto isUnseen = [&](const engine::Offer& offer) {
        return !offer.actor.isEmpty() && sitting->isGuarded() && !sitting->mayShow(offer.actor)
            && desk->canWait(sitting->state(), offer, sitting->offers());
    };
    // A hand that nobody looked into may hold something better than what ends, pays or loses something; and what only the table
    // declares is meant by nobody who presses Enter, unless nothing else is left. The only way on that loses nothing is framed.
    const auto isOnlyWay = [&](const engine::Offer& offer) {
        return allowed == 1 && desk->offerText(*sitting, offer).tone != Tone::Bad;
    };
    const auto isPassed = [&](const engine::Offer& offer) {
        if (!offer.verdict.isAllowed())
            return allowed > 0;
        if (desk->isChosenByHand(sitting->state(), offer, sitting->offers()) || endsEarly(*sitting, *desk, offer)
            || !desk->goesOnWith(*sitting, offer))
            return true;
        return offer.actor.isEmpty() ? allowed > 1 && desk->canWait(sitting->state(), offer, sitting->offers())
                                     : isUnseen(offer) && !isOnlyWay(offer);
    };
    QModelIndex first, likeliest, before, gap;
    for (int row = 0; row < m_model.rowCount(); ++row) {
        const QModelIndex index = m_model.index(row);
        const engine::Offer* offer = m_model.offer(index);
        if (m_model.gap(index))
            gap = index;
        if (offer && !isHeld && !first.isValid() && !isPassed(*offer))
            first = index;
        if (offer && !likeliest.isValid() && offer->action == likely && !endsEarly(*sitting, *desk, *offer))
            likeliest = index;
        if (offer && isKept && !isLeft && offer->action == kept && desk->goesOnWith(*sitting, *offer)
            && !(isUnseen(*offer) && offer->verdict.isAllowed()))
            before = index;
    }
    QModelIndex chosen = before;
    for (const QModelIndex& one : {gap, likeliest, first}) // a card of which nothing is known is filled in first
        if (!chosen.isValid())
            chosen = one;
    m_offers->setCurrentIndex(chosen); // none: nor does the keyboard choose one when it comes here
    if (!chosen.isValid())
        explain({}, {});
    if (!before.isValid())
        m_framed = this->chosen();
    if (!chosen.isValid() && !isKept && !m_offers->underMouse())
        m_offers->scrollToTop();
    // What is framed is seen, once the list has the room that its neighbours leave.
    QTimer::singleShot(0, m_offers, [this] { m_offers->scrollTo(m_offers->currentIndex()); });
}

void NowPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        share();
}

void NowPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    share();
}

// By the letters and the window alone, so that the list stands still: below it there is room for what the hands are to do and for
// the first reason; what is framed in the list is whole.
void NowPanel::share()
{
    constexpr double part = 3.0 / 7, below = 11.5, least = 6.5; // the latter two: lines
    const int line = fontMetrics().lineSpacing(), high = contentsRect().height();
    const int lower =
        std::clamp(int(std::min(std::max(part * high, below * line), high - least * line)), 1, std::max(1, high - 1));
    auto* all = static_cast<QVBoxLayout*>(layout());
    all->setStretchFactor(m_offers, std::max(1, high - lower - all->spacing()));
    all->setStretchFactor(m_below, lower);
    all->activate(); // once, not by and by
    fitBelow();
}

void NowPanel::putBelow(QWidget* part)
{
    m_below->layout()->addWidget(part);
    m_parts += part;
    if (auto* hands = qobject_cast<HandsList*>(part))
        m_hands = hands;
    part->installEventFilter(this);
}

int NowPanel::firstReasonHeight() const
{
    QStyleOptionViewItem option;
    option.font = m_whyView->font();
    const int edges = 2 * (m_whyView->spacing() + 3), bar = m_whyView->verticalScrollBar()->sizeHint().width();
    option.rect.setWidth(m_below->width() - edges - bar);
    return m_whyView->itemDelegate()->sizeHint(option, m_why.index(0)).height() + edges;
}

// What is to be done and the first reason are whole. Where both have no room the reasons fold to their heading, which opens them
// again; why something may not be done comes before both.
void NowPanel::fitBelow()
{
    QLayout* layout = m_below->layout();
    const int gap = layout->spacing();
    int taken = 0; // by all but the reasons
    for (int at = 0; at < layout->count(); ++at) {
        QLayoutItem* one = layout->itemAt(at);
        const QWidget* part = one->widget();
        if (!one->isEmpty() && !one->spacerItem() && part != m_whyHeading && part != m_whyFolded && part != m_whyView)
            taken += gap + std::max(one->minimumSize().height(), one->minimumHeightForWidth(m_below->width()));
    }
    const int first = m_why.rowCount() > 0 ? firstReasonHeight() : 0,
              left = m_below->height() - taken - m_whyHeading->sizeHint().height() - gap;
    const bool isAny = !std::ranges::all_of(m_parts, &QWidget::isHidden), isFirst = m_isRefused || m_isWhyWanted,
               isShort = isAny && left < first + (m_hands ? m_hands->foldedAway() : 0);
    const int least = 2 * fontMetrics().lineSpacing();
    const bool areHandsFolded = !m_hands || m_hands->isHidden() || m_hands->foldedAway() > 0,
               isFolded = isShort && (!isFirst || (areHandsFolded && left < least)); // or it would lie over its neighbours
    m_whyHeading->setVisible(!isFolded && first > 0);
    m_whyFolded->setVisible(isFolded && first > 0);
    m_whyView->setVisible(!isFolded && first > 0);
    m_whyView->setMinimumHeight(std::max(least, std::min(first, left)));
    if (m_hands)
        m_hands->setFolded(isShort && isFirst);
}

bool NowPanel::offersAnything(const QString& actor) const
{
    for (int row = 0; row < m_model.rowCount(); ++row)
        if (const engine::Offer* offer = m_model.offer(m_model.index(row));
            offer && m_desk->isActOf(actor, *offer) && offer->verdict.isAllowed())
            return true;
    return false;
}

// Whoever was chosen is looked at, whatever is likely otherwise; where all that it can do may wait, that stays chosen. Where a
// guide says enough, it is no more than looked at.
void NowPanel::bring(const QString& actor)
{
    QModelIndex seen, wanted;
    for (int row = m_model.rowCount() - 1; row >= 0; --row) {
        const QModelIndex index = m_model.index(row);
        const engine::Offer* offer = m_model.offer(index);
        if (!offer || !offer->verdict.isAllowed() || !m_desk->isActOf(actor, *offer))
            continue;
        seen = index;
        if (!m_desk->canWait(m_sitting->state(), *offer, m_sitting->offers())
            && !m_desk->isChosenByHand(m_sitting->state(), *offer, m_sitting->offers()))
            wanted = index;
        if (index == m_offers->currentIndex()) {
            wanted = index;
            break;
        }
    }
    if (wanted.isValid() && !m_isHeld)
        m_offers->setCurrentIndex(wanted);
    if (seen.isValid())
        QTimer::singleShot(0, m_offers, [this, at = QPersistentModelIndex(wanted.isValid() ? wanted : seen)] {
            m_offers->scrollTo(at, QAbstractItemView::PositionAtCenter);
        });
}

engine::AnyAction NowPanel::chosen() const
{
    const engine::Offer* offer = m_sitting ? m_model.offer(m_offers->currentIndex()) : nullptr;
    return offer && offer->verdict.isAllowed() ? offer->action : engine::AnyAction();
}

bool NowPanel::choose(const QString& verb, const QJsonObject& like)
{
    const auto likeness = [&](const QModelIndex& index) { // -1: another verb
        const engine::Offer* offer = m_model.offer(index);
        if (!offer || offer->action.verb() != verb)
            return -1;
        const QJsonObject fields = offer->action.written();
        int same = 0;
        for (auto it = like.begin(); it != like.end(); ++it)
            same += fields.value(it.key()) == *it;
        return same;
    };
    QModelIndex best = m_offers->currentIndex();
    int most = likeness(best);
    for (int row = 0; row < m_model.rowCount(); ++row)
        if (const int same = likeness(m_model.index(row)); same > most) {
            best = m_model.index(row);
            most = same;
        }
    if (most < 0)
        return false;
    m_offers->setCurrentIndex(best);
    m_offers->setFocus();
    return true;
}

void NowPanel::tellStep(const engine::Reason* rule)
{
    m_step = rule;
    if (!m_sitting || !rule || m_offers->currentIndex().isValid())
        return;
    engine::Condition step;
    step.reason = rule;
    step.weight = engine::Weight::Explains;
    engine::Verdict verdict;
    verdict.conditions += step;
    showWhy(verdict);
}

bool NowPanel::frame(const engine::AnyAction& act)
{
    for (int row = 0; row < m_model.rowCount(); ++row)
        if (const engine::Offer* offer = m_model.offer(m_model.index(row));
            offer && offer->verdict.isAllowed() && offer->action == act) {
            m_offers->setCurrentIndex(m_model.index(row));
            m_offers->scrollTo(m_model.index(row));
            m_framed = act;
            return true;
        }
    return false;
}

void NowPanel::explain(const engine::AnyAction& action, const engine::Verdict& verdict)
{
    m_action = action;
    m_pointedAt = QPersistentModelIndex();
    showWhy(verdict);
    m_otherwise->setVisible(!verdict.isAllowed() && !isOthers(verdict));
    m_reason->hide();
    m_decide->hide();
    m_reason->setText({});
}

void NowPanel::explain(const QModelIndex& index)
{
    if (const engine::Offer* offer = m_model.offer(index))
        explain(offer->action, withPinned(*offer));
    else if (!index.isValid() || m_model.gap(index))
        explain({}, {});
}

// What an act that is allowed will tell by a rule that something is pinned to is read before it, too.
engine::Verdict NowPanel::withPinned(const engine::Offer& offer) const
{
    engine::Verdict all = offer.verdict;
    for (const engine::Told& told : all.isAllowed() ? m_sitting->tried(offer.action).told : QList<engine::Told>()) {
        const auto isSame = [&](const engine::Condition& one) { return one.reason == told.reason; };
        if (!told.reason || m_why.pinnedTo(*told.reason).isEmpty() || std::ranges::any_of(all.conditions, isSame))
            continue;
        engine::Condition one;
        one.reason = told.reason;
        one.weight = engine::Weight::Explains;
        all.conditions += one;
    }
    return all;
}

void NowPanel::act(const QModelIndex& index)
{
    const engine::Offer* offer = m_model.offer(index);
    if (const engine::Blank* gap = m_model.gap(index))
        emit entryWanted(engine::Blank(*gap)); // it may be refilled before it is asked for
    if (!offer)
        return;
    if (offer->verdict.isAllowed())
        emit proposed(offer->action, {});
    else
        explain(offer->action, offer->verdict);
}

void NowPanel::showWhy(const engine::Verdict& verdict)
{
    m_why.show(m_sitting ? &m_sitting->game() : nullptr, verdict, m_general);
    m_isRefused = !verdict.isAllowed();
    const QList<engine::Blank> missing = verdict.missing();
    m_missing = missing.value(0);
    m_whyHeading->setText(missing.isEmpty() || !verdict.isAllowed() ? tr("&Why") : tr("&Why: not known"));
    m_whyFolded->setText(m_whyHeading->text() + QStringLiteral(" ▸"));
    m_whyFolded->setAccessibleName(m_whyHeading->text().remove(QLatin1Char('&')));
    m_enter->setText(tr("Enter %1…").arg(QString(m_missing.what).replace(QLatin1Char('&'), QLatin1String("&&"))));
    m_enter->setVisible(!missing.isEmpty());
    fitBelow();
}

// Of acts of several kinds, those that were offered before among them: where one kind alone is left, its own conditions would
// look general, and what each act asks for would stand before them.
VerdictModel::General NowPanel::generalReasons()
{
    for (int row = 0; row < m_model.rowCount(); ++row)
        if (const engine::Offer* offer = m_model.offer(m_model.index(row)))
            for (const engine::Condition& condition : offer->verdict.conditions)
                m_kinds[offer->action.verb()] += condition.reason;
    QHash<const engine::Reason*, qsizetype> shared;
    for (const VerdictModel::General& kind : std::as_const(m_kinds))
        for (const engine::Reason* reason : kind)
            ++shared[reason];
    VerdictModel::General general;
    for (auto it = shared.cbegin(); it != shared.cend(); ++it)
        if (*it > 1 && *it * 2 > m_kinds.size())
            general += it.key();
    return general;
}

// A reason is looked up in the rules; what was not entered can be entered there and then.
void NowPanel::lookAt(const QModelIndex& reason)
{
    if (const int row = reason.row(); m_why.isFolded(reason)) {
        m_why.unfold();
        m_whyView->setCurrentIndex(m_why.index(row)); // the first of those that stood behind it
        return;
    }
    if (const engine::Condition& condition = m_why.condition(reason.row()); condition.isUnknown())
        emit entryWanted(condition.answer.missing().first());
    else
        emit lookedUp(reason.data(VerdictModel::AtomRole).toString());
}

QString NowPanel::currentAtom(const StageBar* stages) const
{
    const engine::Offer* chosen = m_model.offer(m_offers->currentIndex());
    if (m_whyView->currentIndex().isValid() || !chosen)
        return (m_whyView->currentIndex().isValid() ? m_whyView->currentIndex() : m_why.index(0))
            .data(VerdictModel::AtomRole)
            .toString();
    return atomOf(chosen->action, stages);
}

QString NowPanel::atomOf(const engine::AnyAction& action, const StageBar* stages) const
{
    const QList<engine::Offer> offers = m_sitting ? m_sitting->offers() : QList<engine::Offer>();
    const auto chosen = std::ranges::find(offers, action, &engine::Offer::action);
    if (action.isNone() || chosen == offers.end())
        return {};
    VerdictModel why;
    why.show(&m_sitting->game(), chosen->verdict, m_general);
    if (!chosen->verdict.isAllowed())
        return why.atomOf(0);
    const bool isThrown = !m_sitting->asks(action).dice.isEmpty();
    // What goes on tells of where it goes; what is rolled for, of the roll.
    const engine::Reason* stage = stages && !isThrown ? stages->ruleOf(action) : nullptr;
    if (stage && stage->atoms[0] >= 0)
        return QLatin1String(m_sitting->game().book()[std::size_t(stage->atoms[0])].id);
    if (why.conditions() == 0)
        return {};
    // What every action asks for says little: this one is about the condition that fewest others share.
    QHash<const engine::Reason*, int> shared;
    for (const engine::Offer& offer : offers)
        if (!offer.action.isOfKind(action))
            for (const engine::Condition& condition : offer.verdict.conditions)
                ++shared[condition.reason];
    const auto sharers = [&](int row) { return shared.value(why.condition(row).reason); };
    int rarest = 0;
    for (int row = 1; row < why.conditions(); ++row) // of equals the later one: what is less particular is looked at first
        if (sharers(row) <= sharers(rarest) && !why.atomOf(row).isEmpty())
            rarest = row;
    // Of conditions that read alike the list has one: by its own rule another may be about this action alone.
    for (const engine::Condition& one : chosen->verdict.conditions)
        if (const int atom = one.reason->atoms[0]; atom >= 0 && shared.value(one.reason) < sharers(rarest))
            return QLatin1String(m_sitting->game().book()[std::size_t(atom)].id);
    return why.atomOf(rarest);
}

void NowPanel::decide()
{
    const QString why = m_reason->text().trimmed();
    emit proposed(m_action, why.isEmpty() ? QLatin1String(engine::nobodySaidWhy) : why); // no words at all would be no decision
}

} // namespace kit
