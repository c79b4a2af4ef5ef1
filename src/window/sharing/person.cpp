// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/sharing/person.h"

#include "kit/drawn/tip.h"
#include "kit/flow.h"
#include "window/sharing/parts.h"
#include "window/sharing/share_page.h"

#include <QButtonGroup>
#include <QComboBox>

#include <algorithm>

namespace window {

using share::Right;
using sharing::button;

Person::Person(const share::Device& device, const QList<Seat>& seats, const Mine& mine, QWidget* parent)
    : QFrame(parent)
    , m_device(device)
    , m_there(kit::called("sharePresence", kit::plainLabel("muted", this)))
    , m_seat(kit::called("shareSeat", new QComboBox(this)))
    , m_away(button("shareAway", tr("Send away"), this))
{
    setObjectName(QStringLiteral("sharePerson"));
    QString words = mine.isIt ? engine::fill(tr("%1 (this computer)"), {device.who}) : device.who;
    if (device.isDealer)
        words = engine::fill(tr("%1, deals"), {words});
    auto* row = new kit::Flow(this); // names and words may be long: what has no room goes on below
    row->setContentsMargins(0, 2, 0, 2);
    row->setSpacing(8);
    auto* named = new QWidget(this);
    named->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    auto* both = kit::column(named, 0);
    QLabel* name = sharing::text("plain", named, words);
    name->setMinimumWidth(name->fontMetrics().averageCharWidth() * 16); // a longer name has a second line
    both->addWidget(name);
    m_there->setParent(named);
    both->addWidget(m_there);
    row->addWidget(named);
    row->addWidget(makeRights(mine.mayAll));
    m_seat->addItem(tr("no seat"), QString());
    for (const Seat& one : seats)
        m_seat->addItem(one.name, one.id);
    m_seat->setCurrentIndex(std::max(0, m_seat->findData(device.seat)));
    m_seat->setAccessibleName(engine::fill(tr("The seat of %1"), {device.who}));
    m_seat->setVisible(!seats.isEmpty());
    connect(m_seat, &QComboBox::activated, this, [this] { emit allowed(m_device.right, m_seat->currentData().toString()); });
    auto* deal = button("shareDeal", tr("Let deal"), this);
    deal->setAccessibleName(engine::fill(tr("Let %1 deal"), {device.who}));
    deal->setVisible(!device.isDealer);
    m_away->setAccessibleName(engine::fill(tr("Send %1 away"), {device.who}));
    m_away->setVisible(!mine.isIt);
    m_seat->setEnabled(mine.mayAll);
    m_away->setEnabled(mine.mayAll);
    deal->setEnabled(mine.deals);             // it is the dealer's to hand over
    for (QPushButton* one : {deal, m_away}) { // the rows stand in columns
        QSizePolicy room = one->sizePolicy();
        room.setRetainSizeWhenHidden(true);
        one->setSizePolicy(room);
    }
    for (QWidget* part : std::initializer_list<QWidget*>{m_seat, deal, m_away})
        row->addWidget(part);
    connect(deal, &QPushButton::clicked, this, &Person::dealGiven);
    connect(m_away, &QPushButton::clicked, this, &Person::sendAway);
}

QWidget* Person::makeRights(bool mayAll)
{
    auto* rights = kit::called("shareRights", new QWidget(this));
    rights->setAccessibleName(engine::fill(tr("What %1 may"), {m_device.who}));
    auto* row = kit::row(rights, 0);
    auto* group = new QButtonGroup(this);
    for (const Right right : {Right::Look, Right::Seat, Right::All}) {
        auto* one = button("shareRight", wordOf(right), rights);
        one->setCheckable(true);
        one->setAutoExclusive(true); // heard as one of several
        one->setAccessibleName(engine::fill(tr("%1: %2"), {m_device.who, one->text()}));
        one->setChecked(right == m_device.right);
        one->setEnabled(mayAll);
        group->addButton(one, int(right));
        row->addWidget(one);
    }
    connect(group, &QButtonGroup::idClicked, this,
        [this](int right) { emit allowed(Right(right), m_seat->currentData().toString()); });
    return rights;
}

void Person::tell(std::optional<bool> isThere)
{
    m_there->setText(!isThere ? QString() : *isThere ? tr("here now") : tr("away"));
    kit::restyle(m_there, isThere.value_or(false) ? "good" : "muted");
}

// The second press does it: who was sent away by mistake needs a new invitation.
void Person::sendAway()
{
    if (const QString sure = tr("Really?"); m_away->text() != sure) {
        m_away->setText(sure);
        m_away->setAccessibleName(engine::fill(tr("Really send %1 away?"), {m_device.who}));
        m_away->setProperty("look", "primary");
        kit::setTip(m_away, tr("The key of this computer ends; what it has stays there. Press again to send it away."));
        return;
    }
    emit sentAway();
}

} // namespace window
