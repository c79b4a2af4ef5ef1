// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/phones/phones_page.h"

#include "kit/drawn/able.h"
#include "kit/drawn/called.h"
#include "kit/drawn/plain_label.h"
#include "kit/drawn/qr_code.h"
#include "kit/drawn/rows.h"
#include "kit/drawn/scrolled.h"
#include "window/phones/serving.h"

#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

namespace window {

namespace {

QString wordsOn(serve::Right right)
{
    switch (right) {
    case serve::Right::Look:
        return PhonesPage::tr("only looks");
    case serve::Right::Seat:
        return PhonesPage::tr("own seat");
    case serve::Right::Everything:
        break;
    }
    return PhonesPage::tr("everything");
}

} // namespace

PhonesPage::PhonesPage(Library& library, QWidget* parent)
    : Page(parent)
    , m_library(library)
    , m_phones(library.clock(), library.chance(), rulesOf(library))
    , m_big(kit::called("secondScreen", new QPushButton(tr("The table on another &monitor"), this)))
    , m_switch(kit::called("phonesOn", new QPushButton(tr("&Let phones in"), this)))
{
    auto* content = new QWidget;
    auto* column = kit::column(content, 10, {4, 4, 4, 4});
    m_switch->setCheckable(true);
    m_switch->setProperty("look", "primary");
    auto* says = kit::plainLabel("muted", content,
        tr("Everybody with a phone in this network sees the table, the own hand, and what can be done. Nothing is installed, and "
           "nothing leaves the network. What goes over the air is not encrypted: on a network that is not yours, others could "
           "read along."));
    says->setWordWrap(true);
    column->addWidget(m_switch, 0, Qt::AlignLeft);
    column->addWidget(says);
    auto* both = kit::row(nullptr, 20);
    both->addWidget(makeWayIn(), 2, Qt::AlignTop);
    both->addWidget(makePeople(), 3, Qt::AlignTop);
    column->addLayout(both);
    m_big->setToolTip(tr("A large picture of what everybody may see, for a second monitor or a beamer. R turns it, F fills the "
                         "screen, Escape ends it."));
    column->addWidget(m_big, 0, Qt::AlignLeft);
    column->addStretch();
    kit::column(this, 0)->addWidget(kit::scrolled(content));
    connect(m_switch, &QPushButton::toggled, this, &PhonesPage::turn);
    connect(m_big, &QPushButton::clicked, this, &PhonesPage::openScreen);
    connect(&m_phones, &serve::Phones::changed, this, &PhonesPage::refresh);
    refresh();
}

QWidget* PhonesPage::makeWayIn()
{
    m_wayIn = new QWidget(this);
    auto* column = kit::column(m_wayIn, 6);
    m_code = kit::called("phonesCode", new kit::QrCode(m_wayIn));
    m_code->setAccessibleName(tr("The address and the word as a code to scan"));
    m_word = kit::called("phonesWord", kit::plainLabel("brand", m_wayIn));
    m_word->setAccessibleName(tr("The word to type"));
    m_address = kit::called("phonesAddress", kit::plainLabel("plain", m_wayIn));
    m_address->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_address->setAccessibleName(tr("The address to open"));
    m_noCode = kit::plainLabel(
        "muted", m_wayIn, tr("There is no code to scan: this program was built without libqrencode (Debian: libqrencode-dev)."));
    auto* how = kit::plainLabel("muted", m_wayIn, tr("Scan, or open the address and type the word. Each word opens once."));
    for (QLabel* label : {m_noCode, how})
        label->setWordWrap(true);
    for (QWidget* part : std::initializer_list<QWidget*>{m_code, m_noCode, m_address, m_word, how})
        column->addWidget(part);
    return m_wayIn;
}

QWidget* PhonesPage::makePeople()
{
    m_people = new QWidget(this);
    auto* column = kit::column(m_people, 6);
    column->addWidget(kit::plainLabel("heading", m_people, tr("Who is here")));
    m_nobody = kit::plainLabel("muted", m_people, tr("Nobody has joined yet."));
    m_rows = kit::column(nullptr, 6);
    column->addWidget(m_nobody);
    column->addLayout(m_rows);
    return m_people;
}

void PhonesPage::turn(bool on)
{
    if (on == m_phones.isOn())
        return;
    if (!on)
        return m_phones.end();
    if (const auto begun = m_phones.begin(); !begun)
        emit failed(begun.faults());
    refresh();
}

void PhonesPage::sit(kit::Sitting* sitting, const kit::Desk* desk)
{
    m_screen.reset(); // its table is not this one
    m_sitting = sitting;
    m_desk = desk;
    m_phones.lay(sitting, desk);
}

void PhonesPage::openScreen()
{
    m_screen = std::make_unique<SecondScreen>(*m_sitting, *m_desk, m_library.chance());
    m_screen->showBeside(*window());
}

void PhonesPage::refresh()
{
    const bool isOn = m_phones.isOn();
    kit::setAble(m_big, m_sitting && m_desk, tr("No table is open."));
    m_switch->setChecked(isOn);
    m_switch->setText(isOn ? tr("&End it: every key is forgotten") : tr("&Let phones in"));
    m_wayIn->setVisible(isOn);
    m_people->setVisible(isOn);
    if (isOn) {
        m_code->show(m_phones.link());
        m_noCode->setVisible(m_code->isEmpty());
        m_address->setText(m_phones.address());
        m_word->setText(m_phones.word());
    }
    QStringList shown = m_phones.seatNames();
    for (const serve::Device& one : m_phones.people())
        shown += QStringLiteral("%1 %2 %3 %4 %5")
                     .arg(QString::number(one.number), one.name, engine::nameOf(one.right), one.seats.join(QLatin1Char(',')),
                         QString::number(one.pages > 0));
    if (std::exchange(m_shown, shown) == shown)
        return;
    while (QLayoutItem* item = m_rows->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    for (const serve::Device& one : m_phones.people())
        m_rows->addWidget(rowOf(one));
    m_nobody->setVisible(m_phones.people().empty());
}

// Name and whether a page is open; what it may; its seats; away with it.
QWidget* PhonesPage::rowOf(const serve::Device& person)
{
    auto* row = kit::called("phonesPerson", new QFrame(m_people));
    auto* line = kit::row(row, 8);
    auto* name = kit::plainLabel("plain", row,
        person.pages > 0 ? QStringLiteral("● ") + person.name
                         : QStringLiteral("○ ") + engine::fill(tr("%1, away"), {person.name}));
    name->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* right = kit::called("phonesRight", new QComboBox(row));
    for (const serve::Right one : {serve::Right::Look, serve::Right::Seat, serve::Right::Everything})
        right->addItem(wordsOn(one), int(one));
    right->setCurrentIndex(right->findData(int(person.right)));
    right->setAccessibleName(engine::fill(tr("What %1 may"), {person.name}));
    const QStringList all = m_phones.seats(), names = m_phones.seatNames();
    QStringList own;
    for (const QString& seat : person.seats)
        own += names.value(all.indexOf(seat), seat);
    auto* seats = kit::called("phonesSeats",
        new QPushButton(
            own.isEmpty() ? tr("no seat") : own.join(QStringLiteral(", ")).replace(QLatin1Char('&'), QLatin1String("&&")), row));
    seats->setAccessibleName(engine::fill(tr("Seats of %1"), {person.name}));
    seats->setVisible(!all.isEmpty());
    auto* menu = new QMenu(seats);
    for (const QString& seat : all) {
        QAction* one = menu->addAction(QString(names[all.indexOf(seat)]).replace(QLatin1Char('&'), QLatin1String("&&")));
        one->setCheckable(true);
        one->setChecked(person.seats.contains(seat));
        connect(one, &QAction::triggered, this,
            [this, number = person.number, right = person.right, own = person.seats, seat](bool on) mutable {
                on ? void(own += seat) : void(own.removeAll(seat));
                m_phones.allow(number, right, own);
            });
    }
    seats->setMenu(menu);
    auto* away = kit::called("phonesAway", new QPushButton(tr("Send away"), row));
    away->setAccessibleName(engine::fill(tr("Send %1 away"), {person.name}));
    line->addWidget(name, 1);
    for (QWidget* part : std::initializer_list<QWidget*>{right, seats, away})
        line->addWidget(part);
    connect(right, &QComboBox::activated, this, [this, right, number = person.number, own = person.seats] {
        m_phones.allow(number, serve::Right(right->currentData().toInt()), own);
    });
    connect(away, &QPushButton::clicked, this, [this, number = person.number] { m_phones.sendAway(number); });
    return row;
}

QWidget* PhonesPage::firstFocus() { return m_switch; }

} // namespace window
