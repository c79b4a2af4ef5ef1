// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/sharing/share_page.h"

#include "kit/drawn/called.h"
#include "kit/drawn/plain_label.h"
#include "kit/drawn/qr_code.h"
#include "kit/drawn/rows.h"
#include "kit/drawn/scrolled.h"
#include "kit/drawn/tip.h"
#include "kit/seats.h"
#include "share/keychain.h"
#include "window/library.h"
#include "window/sharing/ways.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QRadioButton>
#include <QSettings>
#include <QtConcurrentRun>

#include <algorithm>

namespace window {

using share::Right;

namespace {

bool isOffered(const kit::Sitting& sitting, const QString& verb)
{
    return std::ranges::any_of(sitting.offers(), [&](const engine::Offer& one) { return one.action.verb() == verb; });
}

QLabel* text(const char* look, QWidget* in, const QString& words)
{
    QLabel* label = kit::plainLabel(look, in, words);
    label->setWordWrap(true);
    return label;
}

QFrame* panel(const QString& title, QWidget* in)
{
    auto* frame = new QFrame(in);
    frame->setProperty("look", "panel");
    kit::column(frame, 8, {12, 10, 12, 10})->addWidget(text("heading", frame, title));
    return frame;
}

QPushButton* button(const char* name, const QString& words, QWidget* in) { return kit::called(name, new QPushButton(words, in)); }

void clear(QLayout* rows)
{
    while (QLayoutItem* item = rows->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
}

constexpr char clubsKey[] = "club"; // in the keychain

void addRights(QComboBox* box)
{
    box->addItem(SharePage::tr("only looks"), int(Right::Look));
    box->addItem(SharePage::tr("own seat"), int(Right::Seat));
    box->addItem(SharePage::tr("everything"), int(Right::All));
}

} // namespace

SharePage::SharePage(Library& library, QSettings& settings, QWidget* parent)
    : Page(parent)
    , m_library(library)
    , m_settings(settings)
    , m_who(kit::called("shareWho", new QLineEdit(settings.value(QStringLiteral("table/who")).toString())))
    , m_wait(kit::called("shareWait", kit::plainLabel("unknown", this)))
{
    m_settings.remove(QStringLiteral("share/club")); // earlier versions kept the club's link there, which is a key
    auto* content = new QWidget;
    auto* column = kit::column(content, 10, {4, 4, 4, 4});
    m_wait->setParent(content);
    m_own = makeOwn();
    m_join = makeJoin();
    m_shared = makeShared();
    m_side = makeSide();
    m_side->hide();
    auto* name = kit::row(nullptr, 8);
    auto* asked = kit::plainLabel("heading", content, tr("Your &name at the table"));
    asked->setBuddy(m_who);
    m_who->setMaxLength(80);
    m_who->setAccessibleName(tr("Your name at the table"));
    name->addWidget(asked);
    name->addWidget(m_who, 1);
    name->addStretch(1);
    column->addLayout(name);
    column->addWidget(m_wait);
    column->addWidget(m_own);
    column->addWidget(m_shared);
    column->addWidget(m_join);
    column->addStretch();
    kit::column(this, 0)->addWidget(kit::scrolled(content));
    m_wait->hide();
    connect(m_who, &QLineEdit::editingFinished, this, [this] {
        m_settings.setValue(QStringLiteral("table/who"), m_who->text().trimmed());
        if (m_sitting && !SharedTable::of(m_sitting))
            m_sitting->who = m_who->text().trimmed();
    });
    refresh();
}

SharePage::~SharePage()
{
    if (!m_side->parent())
        delete m_side;
}

QWidget* SharePage::makeOwn()
{
    QFrame* own = panel(tr("Share this table"), nullptr);
    own->layout()->addWidget(text("plain", own,
        tr("Other computers play along: each acts at once, nothing is lost when a line breaks, and what a seat alone may know "
           "stays "
           "there. No account, no internet.")));
    m_here = kit::called("shareHere", new QRadioButton(tr("A server &here, for this network"), own));
    auto* club = kit::called("shareAtClub", new QRadioButton(tr("A &club's server, by its link:"), own));
    m_here->setChecked(true);
    m_club = kit::called("shareClub", new QLineEdit(own));
    m_club->setAccessibleName(tr("The link of the club's server"));
    m_club->setPlaceholderText(QStringLiteral("musterroll://"));
    m_club->setEnabled(false);
    m_share = button("shareTable", tr("&Share this table"), own);
    m_share->setProperty("look", "primary");
    for (QWidget* part : std::initializer_list<QWidget*>{m_here, club, m_club, m_share})
        own->layout()->addWidget(part);
    own->layout()->setAlignment(m_share, Qt::AlignLeft);
    own->layout()->addWidget(
        text("muted", own, tr("The campaign as it is now is put away unchanged; the shared one takes its name.")));
    connect(club, &QRadioButton::toggled, m_club, &QWidget::setEnabled);
    connect(club, &QRadioButton::toggled, this, &SharePage::recallClub);
    connect(m_share, &QPushButton::clicked, this, &SharePage::share);
    return own;
}

QWidget* SharePage::makeJoin()
{
    QFrame* join = panel(tr("Join a table"), nullptr);
    auto* line = kit::row(nullptr, 8);
    m_link = kit::called("joinLink", new QLineEdit(join));
    m_link->setAccessibleName(tr("The invitation, or its word of six letters"));
    m_link->setPlaceholderText(tr("The invitation, or its word of six letters"));
    m_sitDown = button("joinTable", tr("Sit &down"), join);
    line->addWidget(m_link, 1);
    line->addWidget(m_sitDown);
    m_found = kit::column(nullptr, 6);
    static_cast<QBoxLayout*>(join->layout())->addLayout(line);
    static_cast<QBoxLayout*>(join->layout())->addLayout(m_found);
    join->layout()->addWidget(text("muted", join, tr("Your own campaigns are not touched.")));
    connect(m_sitDown, &QPushButton::clicked, this, &SharePage::join);
    connect(m_link, &QLineEdit::returnPressed, this, &SharePage::join);
    return join;
}

QWidget* SharePage::makeShared()
{
    auto* shared = new QWidget;
    auto* column = kit::column(shared, 10);
    QFrame* let = panel(tr("Let somebody in"), shared);
    auto* line = kit::row(nullptr, 8);
    m_right = kit::called("inviteRight", new QComboBox(let));
    m_right->setAccessibleName(tr("What the new one may do"));
    addRights(m_right);
    m_right->setCurrentIndex(m_right->findData(int(Right::All)));
    m_seat = kit::called("inviteSeat", new QComboBox(let));
    m_seat->setAccessibleName(tr("Whose seat it is"));
    m_invite = button("invite", tr("Make an in&vitation"), let);
    m_invite->setProperty("look", "primary");
    line->addWidget(m_right);
    line->addWidget(m_seat);
    line->addWidget(m_invite);
    line->addStretch(1);
    static_cast<QBoxLayout*>(let->layout())->addLayout(line);
    m_invitation = new QWidget(let);
    auto* both = kit::row(m_invitation, 14);
    m_code = kit::called("inviteCode", new kit::QrCode(m_invitation));
    m_code->setAccessibleName(tr("The invitation as a code to scan"));
    auto* beside = kit::column(nullptr, 6);
    m_written = kit::called("inviteLink", new QLineEdit(m_invitation));
    m_written->setReadOnly(true);
    m_written->setAccessibleName(tr("The invitation"));
    auto* copy = button("inviteCopy", tr("&Copy the invitation"), m_invitation);
    m_until = text("muted", m_invitation, {});
    m_short = kit::called("inviteWord", kit::plainLabel("brand", m_invitation));
    m_short->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_same = kit::called("inviteSame", text("plain", m_invitation, {}));
    beside->addWidget(m_short);
    beside->addWidget(m_same);
    beside->addWidget(text("plain", m_invitation, tr("Send it, or let it be scanned, and paste it under “Join a table”.")));
    beside->addWidget(m_written);
    beside->addWidget(copy, 0, Qt::AlignLeft);
    beside->addWidget(m_until);
    beside->addStretch();
    both->addWidget(m_code, 0, Qt::AlignTop);
    both->addLayout(beside, 1);
    let->layout()->addWidget(m_invitation);
    m_invitation->hide();
    QFrame* here = panel(tr("Who is here"), shared);
    m_people = kit::column(nullptr, 6);
    static_cast<QBoxLayout*>(here->layout())->addLayout(m_people);
    m_how = text("muted", here, {});
    here->layout()->addWidget(m_how);
    m_key = kit::called("shareKey", text("muted", here, {}));
    here->layout()->addWidget(m_key);
    m_open.setSingleShot(true);
    connect(&m_open, &QTimer::timeout, this, [this] { m_announcement.reset(); });
    column->addWidget(let);
    column->addWidget(here);
    connect(m_right, &QComboBox::currentIndexChanged, this, &SharePage::refresh);
    connect(m_invite, &QPushButton::clicked, this, &SharePage::invite);
    connect(copy, &QPushButton::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(m_written->text());
        emit told(tr("The invitation is in the clipboard."));
    });
    return shared;
}

QWidget* SharePage::makeSide()
{
    auto* side = new QWidget;
    side->setAccessibleName(tr("What is on its way"));
    auto* column = kit::column(side, 8, {8, 8, 8, 8});
    m_conflicts = kit::column(nullptr, 8);
    m_waiting = kit::column(nullptr, 4);
    m_came = kit::column(nullptr, 4);
    m_state = kit::called("shareState", text("good", side, {}));
    column->addLayout(m_conflicts);
    column->addWidget(kit::plainLabel("heading", side, tr("Not shared yet")));
    column->addLayout(m_waiting);
    column->addWidget(kit::plainLabel("heading", side, tr("Came from others")));
    column->addLayout(m_came);
    column->addStretch();
    column->addWidget(m_state);
    m_moved = new QWidget(side);
    auto* moved = kit::column(m_moved, 4);
    m_address = kit::called("serverAddress", new QLineEdit(m_moved));
    m_address->setPlaceholderText(tr("Its new address, or an invitation"));
    m_address->setAccessibleName(tr("The new address of the table's server, or a new invitation"));
    auto* look = button("lookThere", tr("Look there"), m_moved);
    moved->addWidget(m_address);
    moved->addWidget(look);
    column->addWidget(m_moved);
    const auto lookThere = [this] {
        if (SharedTable* table = SharedTable::of(m_sitting); table && !m_address->text().trimmed().isEmpty())
            table->moveTo(m_address->text());
    };
    connect(look, &QPushButton::clicked, this, lookThere);
    connect(m_address, &QLineEdit::returnPressed, this, lookThere);
    auto* home = button("takeHome", tr("Take a copy &home"), side);
    m_leave = button("leaveTable", tr("&Leave the table"), side);
    column->addWidget(home);
    column->addWidget(m_leave);
    connect(home, &QPushButton::clicked, this, &SharePage::takeHome);
    connect(m_leave, &QPushButton::clicked, this, [this] {
        const QPointer<SharedTable> table = SharedTable::of(m_sitting); // another one may lie there when it is answered
        const int open = int(table->mirror().waiting());
        const bool isWanted = open == 0
            || QMessageBox::question(this, tr("Leave the table"),
                   tr("%n of your acts did not reach the others yet and would be lost to them. Leave all the same?", nullptr,
                       open))
                == QMessageBox::Yes;
        if (isWanted && table)
            table->leave();
    });
    return side;
}

bool SharePage::needsName()
{
    if (!m_who->text().trimmed().isEmpty())
        return false;
    m_who->setFocus();
    emit objected({{tr("Your name"), {}, tr("Say who you are, so that the others know."), tr("Type your name above.")}});
    return true;
}

void SharePage::wait(const QString& what)
{
    m_wait->setText(what);
    m_wait->setVisible(!what.isEmpty());
    for (QWidget* part : std::initializer_list<QWidget*>{m_share, m_sitDown})
        part->setEnabled(what.isEmpty());
}

void SharePage::share()
{
    if (!m_sitting || needsName())
        return;
    std::optional<share::Link> house;
    if (!m_here->isChecked()) {
        const auto link = share::linkFrom(m_club->text().trimmed());
        if (!link)
            return void(emit objected(link.faults()));
        house = *link;
        (void)QtConcurrent::run([text = m_club->text().trimmed()] { share::keychain::keep(QLatin1String(clubsKey), text); });
    }
    wait(house ? tr("The campaign is carried to the club's server…")
               : tr("A server is started here; the first time takes some seconds…"));
    const QString id = m_library.idOf(*m_sitting);
    shareTable(m_library, *m_sitting, house, m_who->text().trimmed(), this, [this, id](const engine::Result<QString>& shared) {
        wait({});
        if (!shared)
            emit failed(shared.faults());
        emit campaignWanted(shared ? *shared : id);
        emit linkWanted(QStringLiteral("share"), {});
    });
}

// What the keychain kept; without one it is asked for in each session.
void SharePage::recallClub()
{
    if (!m_club->text().isEmpty())
        return;
    QtConcurrent::run([] {
        return share::keychain::secret(QLatin1String(clubsKey)).value_or(QString());
    }).then(this, [this](const QString& link) {
        if (m_club->text().isEmpty())
            m_club->setText(link);
    });
}

void SharePage::join()
{
    if (!m_sitDown->isEnabled())
        return;
    if (!m_library.shelf() || m_library.isReadOnly())
        return void(emit objected({{m_library.shelfPath(), {}, Library::tr("The shelf cannot be written."),
            Library::tr("See the message about the shelf, then try again.")}}));
    clear(m_found);
    if (const QString word = share::shortWordFrom(m_link->text()); !word.isEmpty())
        return lookFor(word);
    const QString typed = m_link->text().trimmed();
    constexpr qsizetype longestSlip = 12; // a link is much longer
    if (typed.size() <= longestSlip)
        return void(emit objected(
            {{tr("The word"), typed, typed.isEmpty() ? tr("Nothing is typed yet.") : tr("No table has such a word."),
                tr("Type the six letters that the other screen shows, none of them A, E, I, O or U, or paste the whole "
                   "invitation.")}}));
    const auto link = share::linkFrom(typed);
    if (!link)
        return void(emit objected(link.faults()));
    sitDownAt(*link);
}

void SharePage::lookFor(const QString& shortWord)
{
    if (needsName())
        return;
    wait(tr("Looking around on this network…"));
    m_nearby = std::make_unique<Nearby>();
    connect(m_nearby.get(), &Nearby::found, this, [this, shortWord](const TableNearby& table) { offer(table, shortWord); });
    connect(m_nearby.get(), &Nearby::ended, this, [this](const QList<engine::Fault>& faults) {
        wait({});
        if (!faults.isEmpty())
            emit objected(faults);
        else if (m_found->isEmpty())
            emit objected({{tr("The word"), m_link->text(), tr("No table on this network lets anybody in now."),
                tr("Ask for a new invitation, look whether both computers are on one network, or paste the whole invitation.")}});
    });
}

// Who announces a table may be anybody: the word is sent when a person has seen that the certificate is the same on both screens.
void SharePage::offer(const TableNearby& table, const QString& shortWord)
{
    auto* row = kit::called("tableNearby", new QFrame);
    auto* line = kit::row(row, 8);
    const QString words = share::wordsOf(table.address.root).join(QLatin1Char(' '));
    line->addWidget(
        text("plain", row, tr("%1, where %2 sits. The same four words there: %3?").arg(table.table, table.who, words)), 1);
    auto* same = button("sitDownThere", tr("The sa&me: sit down"), row);
    same->setAccessibleName(tr("The four words are the same: sit down at %1").arg(table.table));
    line->addWidget(same);
    m_found->addWidget(row);
    connect(same, &QPushButton::clicked, this,
        [this, link = share::Link{share::Link::Kind::Join, table.address, shortWord}] { sitDownAt(link); });
    same->setFocus();
}

void SharePage::sitDownAt(const share::Link& link)
{
    if (needsName())
        return;
    m_nearby.reset();
    wait(tr("Sitting down…"));
    const QString name = m_who->text().trimmed();
    joinTable(m_library, link, name, this, [this, name](const engine::Result<share::Way>& way) {
        wait({});
        if (!way)
            return void(emit objected(way.faults()));
        m_link->clear();
        clear(m_found);
        emit campaignWanted(way->campaign);
        if (way->way == share::Arrived::Way::Moved)
            emit told(tr("You sit there already: its server is reached at its new address now. The invitation was not used."));
        else if (way->way == share::Arrived::Way::There)
            emit told(tr("This computer deals there: it stays as it sits."));
        else if (const SharedTable* table = SharedTable::of(m_sitting); table && table->terms().who != name)
            emit told(tr("Somebody there is called %1 already: you sit there as %2.").arg(name, table->terms().who));
    });
}

void SharePage::open(const QString& link)
{
    if (link.isEmpty())
        return;
    m_link->setText(link);
    m_link->setFocus();
}

void SharePage::invite()
{
    SharedTable* table = SharedTable::of(m_sitting);
    m_invite->setEnabled(false);
    table->invite(Right(m_right->currentData().toInt()), m_seat->isVisibleTo(this) ? m_seat->currentData().toString() : QString(),
        [this, page = QPointer(this)](const share::Link& link, const QString& shortWord) {
            if (!page)
                return;
            const QString written = share::written(link);
            m_code->show(written);
            m_code->setVisible(!m_code->isEmpty());
            m_written->setText(written);
            m_written->setCursorPosition(0);
            constexpr int seconds = 10 * 60;
            const QTime end = m_library.clock()().toLocalTime().addSecs(seconds).time();
            QString until = tr("It lets one computer in, until %1.").arg(QLocale().toString(end, QLocale::ShortFormat));
            if (link.address.at.startsWith(QLatin1String("127.")))
                until += QLatin1Char(' ')
                    + tr("Other computers cannot reach this one: it stands on no network at home or in a house, and the "
                         "invitation "
                         "is for a second window here.");
            m_until->setText(until);
            m_open.start(seconds * 1000);
            announce(link, shortWord);
            m_invitation->show();
            findChild<QPushButton*>(QStringLiteral("inviteCopy"))->setFocus(); // what is done next
        });
}

// A word alone lets in who finds this table on the network; where it cannot be announced there is none.
void SharePage::announce(const share::Link& link, const QString& shortWord)
{
    m_short->hide();
    m_same->hide();
    const TableNearby table{m_sitting->name(), SharedTable::of(m_sitting)->terms().who, link.address};
    m_announcement = std::make_unique<Announcement>(table, [=, this](const std::optional<engine::Fault>& fault) {
        m_short->setText(shortWord);
        m_short->setAccessibleName(
            tr("The word to type: %1").arg(shortWord.split(QString(), Qt::SkipEmptyParts).join(QLatin1Char(' '))));
        m_short->setVisible(!fault);
        m_same->setText(fault ? tr("There is no word to type: Avahi does not run here (Debian: avahi-daemon).")
                              : tr("Or type this word under “Join a table” on the same network. Four words, the same on both "
                                   "screens: %1")
                                    .arg(share::wordsOf(link.address.root).join(QLatin1Char(' '))));
        m_same->show();
    });
}

void SharePage::takeHome()
{
    SharedTable::of(m_sitting)->takeHome([this, page = QPointer(this)](const engine::Result<QByteArray>& text) {
        if (!page) // the window was closed meanwhile, and its shelf with it
            return;
        const auto copy = text ? share::takenHome(*m_library.shelf(), *text) : engine::Result<shelf::Campaign>(text.faults());
        emit m_library.shelfChanged();
        if (copy)
            emit told(tr("%1 is a campaign of your own now: it lies on the shelf.").arg(copy->name));
        else
            emit failed(copy.faults());
    });
}

void SharePage::sit(kit::Sitting* sitting, const kit::Desk*)
{
    m_sitting = sitting;
    m_invitation->hide();
    m_announcement.reset();
    if (SharedTable* table = SharedTable::of(sitting)) {
        m_who->setText(table->terms().who);
        connect(table, &SharedTable::failed, this, [this] { m_shown.clear(); }); // the rows say again what is
        connect(table, &SharedTable::changed, this, &SharePage::refresh);
    }
    refresh();
}

void SharePage::refresh()
{
    const SharedTable* table = SharedTable::of(m_sitting);
    m_own->setVisible(m_sitting && !table);
    m_shared->setVisible(table && !table->terms().isEnded);
    m_who->setReadOnly(table != nullptr);
    m_share->setEnabled(m_sitting && !m_sitting->isReadOnly() && m_wait->isHidden());
    if (!table)
        return;
    const bool mayAll = table->terms().right == Right::All && !table->terms().isEnded;
    const engine::AnyState& state = m_sitting->table().state();
    const QStringList seats = m_sitting->game().seats(state), names = kit::seatNames(m_sitting->game(), state);
    m_seat->setVisible(Right(m_right->currentData().toInt()) == Right::Seat && !seats.isEmpty());
    QStringList known;
    for (int i = 0; i < m_seat->count(); ++i)
        known += m_seat->itemText(i);
    if (known != names) {
        m_seat->clear();
        for (qsizetype i = 0; i < seats.size(); ++i)
            m_seat->addItem(names[i], seats[i]);
    }
    m_invite->setEnabled(mayAll && !table->trouble());
    const QList<share::Device>& all = table->mirror().devices();
    const bool isAlone = std::ranges::count(all, false, &share::Device::isRevoked) <= 1;
    m_leave->setEnabled(!table->terms().isEnded && (!table->terms().isDealer || isAlone));
    m_leave->setToolTip(
        m_leave->isEnabled() || table->terms().isEnded ? QString() : tr("You deal: let somebody else deal first."));
    QStringList shown{QString::number(mayAll), names.join(QLatin1Char(' '))};
    for (const share::Device& one : table->mirror().devices())
        shown += QStringList{one.role, one.who, engine::nameOf(one.right), one.seat, QString::number(one.isDealer),
            QString::number(one.isRevoked)}
                     .join(QLatin1Char(' '));
    if (std::exchange(m_shown, shown) != shown) {
        clear(m_people);
        for (const share::Device& one : table->mirror().devices())
            if (!one.isRevoked)
                m_people->addWidget(rowOf(one));
    }
    m_how->setText(mayAll
            ? tr("What each may is changed by a click, at once. The dealer's computer knows every card, behind the curtain.")
            : tr("Who may do everything changes what each may."));
    m_key->setText(table->isKeyInKeychain() ? tr("The key of this computer lies in its keychain; sending it away ends the key.")
                                            : tr("The key of this computer lies in a file beside the shelf, for you alone; "
                                                 "sending it away ends the key."));
    refreshSide(*table);
}

QWidget* SharePage::rowOf(const share::Device& device)
{
    SharedTable* table = SharedTable::of(m_sitting);
    const bool isOwn = device.role == table->terms().role;
    const bool mayAll = table->terms().right == Right::All;
    auto* row = kit::called("sharePerson", new QFrame);
    auto* line = kit::row(row, 8);
    QString words = isOwn ? tr("%1 (this computer)").arg(device.who) : device.who;
    if (device.isDealer)
        words = tr("%1, deals").arg(words);
    auto* name = kit::plainLabel("plain", row, words);
    name->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    line->addWidget(name, 1);
    auto* right = kit::called("shareRight", new QComboBox(row));
    addRights(right);
    right->setCurrentIndex(right->findData(int(device.right)));
    right->setAccessibleName(tr("What %1 may").arg(device.who));
    auto* seat = kit::called("shareSeat", new QComboBox(row));
    seat->addItem(tr("no seat"), QString());
    for (int i = 0; i < m_seat->count(); ++i)
        seat->addItem(m_seat->itemText(i), m_seat->itemData(i));
    seat->setCurrentIndex(std::max(0, seat->findData(device.seat)));
    seat->setAccessibleName(tr("The seat of %1").arg(device.who));
    seat->setVisible(seat->count() > 1);
    auto* deal = button("shareDeal", tr("Let deal"), row);
    deal->setAccessibleName(tr("Let %1 deal").arg(device.who));
    deal->setVisible(!device.isDealer);
    auto* away = button("shareAway", tr("Send away"), row);
    away->setAccessibleName(tr("Send %1 away").arg(device.who));
    away->setVisible(!isOwn);
    for (QWidget* part : std::initializer_list<QWidget*>{right, seat, deal, away}) {
        part->setEnabled(mayAll);
        line->addWidget(part);
    }
    deal->setEnabled(table->terms().isDealer); // it is the dealer's to hand over
    const auto allow = [this, right, seat, role = device.role] {
        SharedTable::of(m_sitting)->allow(role, Right(right->currentData().toInt()), seat->currentData().toString());
    };
    connect(right, &QComboBox::activated, this, allow);
    connect(seat, &QComboBox::activated, this, allow);
    connect(deal, &QPushButton::clicked, this, [this, role = device.role] { SharedTable::of(m_sitting)->giveDeal(role); });
    connect(away, &QPushButton::clicked, this, [this, role = device.role] { SharedTable::of(m_sitting)->sendAway(role); });
    return row;
}

// Two sentences: what was meant, and what it would be now; and the three ways on.
QWidget* SharePage::conflictOf(const share::Conflict& conflict)
{
    auto* frame = panel(tr("One thing to decide"), nullptr);
    frame->setProperty("look", "undo");
    const auto action = m_sitting->game().action(m_sitting->table().state(), {conflict.act.verb, conflict.act.action});
    const QString meant =
        action ? m_sitting->game().tell(m_sitting->table().state(), *action).text() : tr("back to another moment");
    if (const QString first = SharedTable::of(m_sitting)->cameFirst(); !first.isEmpty())
        frame->layout()->addWidget(text("plain", frame, first));
    frame->layout()->addWidget(text("plain", frame, tr("You: %1").arg(meant)));
    QStringList now;
    if (!m_sitting->isGuarded()) // it may be for one seat's eyes
        for (const engine::Told& one : conflict.now.told)
            now += one.text();
    frame->layout()->addWidget(
        text("plain", frame, now.isEmpty() ? conflict.why : tr("%1 Now: %2").arg(conflict.why, now.join(QStringLiteral(" · ")))));
    auto* reason = kit::called("anywayReason", new QLineEdit(frame));
    reason->setPlaceholderText(tr("Why the table does it all the same"));
    reason->setAccessibleName(reason->placeholderText());
    frame->layout()->addWidget(reason);
    auto* anyway = button("sendAnyway", tr("Send anyway"), frame);
    auto* change = button("changeIt", tr("Change it"), frame);
    auto* drop = button("dropIt", tr("Drop it"), frame);
    change->setProperty("look", "primary");
    anyway->setEnabled(false);
    for (QPushButton* one : {anyway, change, drop})
        frame->layout()->addWidget(one); // below each other: the side is narrow, and words may be large
    connect(reason, &QLineEdit::textChanged, anyway,
        [anyway](const QString& said) { anyway->setEnabled(!said.trimmed().isEmpty()); });
    connect(anyway, &QPushButton::clicked, this,
        [this, id = conflict.act.id, reason] { SharedTable::of(m_sitting)->sendAnyway(id, reason->text()); });
    connect(drop, &QPushButton::clicked, this, [this, id = conflict.act.id] { SharedTable::of(m_sitting)->drop(id); });
    // Where nothing of its kind can be done there is nothing to change it into: it waits for one of the other two.
    if (!isOffered(*m_sitting, conflict.act.verb)) {
        change->setEnabled(false);
        kit::setTip(change, tr("Nothing of this kind can be done now."));
    }
    kit::setTip(anyway, tr("First write why the table does it all the same."));
    connect(change, &QPushButton::clicked, this, [this, act = conflict.act] {
        SharedTable::of(m_sitting)->drop(act.id);
        emit linkWanted(QStringLiteral("table"), act.verb); // where what can be done instead is chosen
    });
    return frame;
}

// They stay while they say the same, whatever else comes: somebody may be typing a reason there. What was typed outlives a
// change.
void SharePage::refreshConflicts(const SharedTable& table)
{
    QStringList shown;
    for (const share::Conflict& one : table.mirror().conflicts()) {
        shown += one.act.id + one.why;
        shown += QString::number(isOffered(*m_sitting, one.act.verb));
        for (const engine::Told& now : one.now.told)
            shown += now.text();
    }
    if (std::exchange(m_shownOpen, shown) == shown)
        return;
    QHash<QString, QString> typed;
    QString focused;
    for (int i = 0; i < m_conflicts->count(); ++i)
        if (const auto* reason = m_conflicts->itemAt(i)->widget()->findChild<QLineEdit*>()) {
            typed.insert(reason->property("act").toString(), reason->text());
            if (reason->hasFocus())
                focused = reason->property("act").toString();
        }
    clear(m_conflicts);
    for (const share::Conflict& one : table.mirror().conflicts()) {
        QWidget* frame = conflictOf(one);
        m_conflicts->addWidget(frame);
        auto* reason = frame->findChild<QLineEdit*>();
        reason->setProperty("act", one.act.id);
        reason->setText(typed.value(one.act.id));
        if (focused == one.act.id)
            reason->setFocus();
    }
}

void SharePage::refreshSide(const SharedTable& table)
{
    refreshConflicts(table);
    QStringList shown;
    const QStringList waiting = table.waiting();
    shown += QStringLiteral("waiting");
    shown += waiting;
    for (const SharedTable::Came& one : table.came())
        shown += QString::number(one.seq);
    const qsizetype open = table.mirror().waiting();
    if (table.terms().isEnded) {
        m_state->setText(tr("You sit at this table no more. Take a copy home to go on by yourself."));
    } else if (table.isHeldUpHere()) {
        m_state->setText(tr("Not kept here: %1").arg(table.trouble()->text()));
    } else if (table.trouble()) {
        m_state->setText(tr("Not reached: %1").arg(table.trouble()->text()));
    } else if (const int decisions = int(table.mirror().conflicts().size()); decisions > 0) {
        m_state->setText(tr("%n act(s) wait for your decision.", nullptr, decisions));
    } else {
        m_state->setText(open == 0 ? tr("Everybody has everything, up to entry %1.").arg(table.mirror().confirmed())
                                   : tr("%n act(s) on the way.", nullptr, int(open)));
    }
    m_moved->setVisible(table.trouble() && !table.isHeldUpHere() && !table.terms().isEnded);
    if (!table.trouble())
        m_address->clear();
    const bool isGood = !table.trouble() && !table.terms().isEnded && table.mirror().conflicts().isEmpty();
    kit::restyle(m_state, isGood ? "good" : "unknown");
    if (std::exchange(m_shownBeside, shown) == shown)
        return;
    for (QVBoxLayout* rows : {m_waiting, m_came})
        clear(rows);
    for (const QString& one : waiting)
        m_waiting->addWidget(text("plain", m_side, one));
    if (waiting.isEmpty())
        m_waiting->addWidget(text("muted", m_side, tr("Nothing.")));
    constexpr std::size_t most = 5;
    for (std::size_t i = 0; i < std::min(most, table.came().size()); ++i) {
        const SharedTable::Came& one = table.came()[i];
        m_came->addWidget(text("plain", m_side, tr("%1: %2").arg(one.who, one.sentence)));
    }
    if (table.came().empty())
        m_came->addWidget(text("muted", m_side, tr("Nothing yet.")));
}

QWidget* SharePage::firstFocus()
{
    return SharedTable::of(m_sitting) ? static_cast<QWidget*>(m_invite) : m_sitting ? static_cast<QWidget*>(m_share) : m_link;
}

} // namespace window
