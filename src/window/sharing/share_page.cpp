// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/sharing/share_page.h"

#include "kit/drawn/called.h"
#include "kit/drawn/plain_label.h"
#include "kit/drawn/qr_code.h"
#include "kit/drawn/rows.h"
#include "kit/drawn/scrolled.h"
#include "kit/flow.h"
#include "kit/seats.h"
#include "share/keychain.h"
#include "window/background.h"
#include "window/library.h"
#include "window/sharing/on_its_way.h"
#include "window/sharing/parts.h"
#include "window/sharing/person.h"
#include "window/sharing/ways.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QJsonDocument>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QRadioButton>
#include <QSettings>
#include <QTimer>
#include <QtConcurrentRun>

#include <algorithm>

namespace window {

using share::Right;
using sharing::button;
using sharing::clear;
using sharing::panel;
using sharing::text;

namespace {

QStringList rolesAt(const share::Mirror& mirror)
{
    QStringList roles;
    for (const share::Device& one : mirror.devices())
        roles += one.role;
    return roles;
}

constexpr char clubsKey[] = "club"; // in the keychain

} // namespace

QString wordOf(Right right)
{
    return right == Right::Look ? SharePage::tr("only looks")
        : right == Right::Seat  ? SharePage::tr("own seat")
                                : SharePage::tr("everything");
}

SharePage::SharePage(Library& library, QSettings& settings, QWidget* parent)
    : Page(parent)
    , m_library(library)
    , m_settings(settings)
    , m_who(kit::called("shareWho", new QLineEdit(settings.value(QStringLiteral("table/who")).toString())))
    , m_wait(kit::called("shareWait", kit::plainLabel("unknown", this)))
    , m_side(new OnItsWay)
{
    m_settings.remove(QStringLiteral("share/club")); // earlier versions kept the club's link there, which is a key
    auto* content = new QWidget;
    auto* column = kit::column(content, 10, {4, 4, 4, 4});
    m_wait->setParent(content);
    m_own = makeOwn();
    m_join = makeJoin();
    m_shared = makeShared();
    m_side->hide();
    connect(m_side, &OnItsWay::settled, m_side, &OnItsWay::rest);
    connect(m_side, &OnItsWay::homeWanted, this, &SharePage::takeHome);
    connect(m_side, &OnItsWay::otherWanted, this, [this](const QString& verb, const QJsonObject& like) {
        emit linkWanted(QStringLiteral("table"),
            verb + QLatin1Char(' ') + QString::fromUtf8(QJsonDocument(like).toJson(QJsonDocument::Compact)));
    });
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
    connect(m_who, &QLineEdit::returnPressed, this, [this] { // where nothing but the name was missing
        if (const auto wanted = std::exchange(m_onceNamed, nullptr); wanted && !needsName())
            (this->*wanted)();
        else if (!m_link->text().trimmed().isEmpty() && !needsName())
            join();
    });
    connect(m_who, &QLineEdit::editingFinished, this, [this] {
        if (m_who->isReadOnly()) // as one sits at this table, which may have another of that name
            return;
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
    auto* line = new kit::Flow;
    line->setSpacing(8);
    m_right = kit::called("inviteRight", new QComboBox(let));
    m_right->setAccessibleName(tr("What the new one may do"));
    for (const Right one : {Right::Look, Right::Seat, Right::All})
        m_right->addItem(wordOf(one), int(one));
    m_right->setCurrentIndex(m_right->findData(int(Right::All)));
    m_seat = kit::called("inviteSeat", new QComboBox(let));
    m_seat->setAccessibleName(tr("Whose seat it is"));
    m_invite = button("invite", tr("Make an in&vitation"), let);
    m_invite->setProperty("look", "primary");
    line->addWidget(m_right);
    line->addWidget(m_seat);
    line->addWidget(m_invite);
    static_cast<QBoxLayout*>(let->layout())->addLayout(line);
    m_invitation = new QWidget(let);
    auto* both = new kit::Flow(m_invitation); // beside the code, or below it
    both->setSpacing(14);
    m_code = kit::called("inviteCode", new kit::QrCode(m_invitation));
    m_code->setAccessibleName(tr("The invitation as a code to scan"));
    auto* words = new QWidget(m_invitation);
    words->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    auto* beside = kit::column(words, 6);
    m_written = kit::called("inviteLink", new QLineEdit(m_invitation));
    m_written->setReadOnly(true);
    m_written->setAccessibleName(tr("The invitation"));
    auto* copy = button("inviteCopy", tr("&Copy the invitation"), m_invitation);
    m_until = text("muted", m_invitation, {});
    m_short = kit::called("inviteWord", kit::plainLabel("brand", m_invitation));
    QFont large = m_short->font(); // read across a table
    large.setPointSizeF(large.pointSizeF() * 2);
    large.setLetterSpacing(QFont::PercentageSpacing, 130);
    m_short->setFont(large);
    m_short->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_same = kit::called("inviteSame", text("plain", m_invitation, {}));
    beside->addWidget(text("plain", m_invitation, tr("Send it, or let it be scanned, and paste it under “Join a table”.")));
    beside->addWidget(m_written);
    beside->addWidget(copy, 0, Qt::AlignLeft);
    beside->addWidget(m_same);
    beside->addWidget(m_short);
    beside->addWidget(m_until);
    beside->addStretch();
    both->addWidget(m_code);
    both->addWidget(words);
    let->layout()->addWidget(m_invitation);
    m_invitation->hide();
    QFrame* here = panel(tr("Who is here"), shared);
    m_people = kit::column(nullptr, 6);
    static_cast<QBoxLayout*>(here->layout())->addLayout(m_people);
    m_how = text("muted", here, {});
    here->layout()->addWidget(m_how);
    QFrame* where = panel(tr("Where the server is"), shared);
    m_where = kit::called("shareWhere", text("plain", where, {}));
    m_where->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_key = kit::called("shareKey", text("muted", where, {}));
    where->layout()->addWidget(m_where);
    where->layout()->addWidget(m_key);
    m_open.setSingleShot(true);
    connect(&m_open, &QTimer::timeout, this, &SharePage::endInvitation);
    constexpr int often = 10'000; // milliseconds: each time is a connection of its own
    m_look.setInterval(often);
    connect(&m_look, &QTimer::timeout, this, [this] {
        if (SharedTable* table = SharedTable::of(m_sitting))
            table->lookWhoIsThere();
    });
    column->addWidget(let);
    column->addWidget(here);
    column->addWidget(where);
    connect(m_right, &QComboBox::currentIndexChanged, this, &SharePage::refresh);
    connect(m_invite, &QPushButton::clicked, this, &SharePage::invite);
    connect(copy, &QPushButton::clicked, this, [this] {
        QApplication::clipboard()->setText(m_written->text());
        emit told(tr("The invitation is in the clipboard."));
    });
    return shared;
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
    if (!m_sitting || needsName()) {
        m_onceNamed = &SharePage::share;
        return;
    }
    std::optional<share::Link> house;
    if (!m_here->isChecked()) {
        const auto link = share::linkFrom(m_club->text().trimmed());
        if (!link)
            return void(emit objected(link.faults()));
        house = *link;
    }
    wait(house ? tr("The campaign is carried to the club's server…")
               : tr("A server is started here; the first time takes some seconds…"));
    const QString id = m_library.idOf(*m_sitting);
    emit told(engine::fill(tr("%1 is being shared. Until that is done it is only looked at here."), {m_sitting->name()}));
    shareTable(m_library, *m_sitting, house, m_who->text().trimmed(), this,
        [this, id, club = house ? m_club->text().trimmed() : QString()](const engine::Result<QString>& shared) {
            wait({});
            if (shared && !club.isEmpty()) // a link that let nobody in is not kept
                (void)QtConcurrent::run(background(), [club] { share::keychain::keep(QLatin1String(clubsKey), club); });
            if (!shared && m_sitting && m_library.idOf(*m_sitting) == id) { // it is played on
                m_sitting->setReadOnly(false);
                emit m_sitting->shown();
            }
            if (!shared)
                emit objected(shared.faults());
            emit campaignWanted(shared ? *shared : id);
            emit linkWanted(QStringLiteral("share"), {});
        });
}

// What the keychain kept; without one it is asked for in each session.
void SharePage::recallClub()
{
    if (!m_club->text().isEmpty())
        return;
    QtConcurrent::run(background(), [] {
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
    line->addWidget(text("plain", row,
                        engine::fill(tr("%1, where %2 sits. The same four words there: %3?"), {table.table, table.who, words})),
        1);
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
        m_link->setText({});
        clear(m_found);
        emit campaignWanted(way->campaign);
        if (way->way == share::Arrived::Way::Moved)
            emit told(tr("You sit there already: its server is reached at its new address now. The invitation was not used."));
        else if (way->way == share::Arrived::Way::There)
            emit told(tr("This computer deals there: it stays as it sits."));
        else if (const SharedTable* table = SharedTable::of(m_sitting); table && table->terms().who != name)
            emit told(engine::fill(tr("Somebody there is called %1 already: you sit there as %2."), {name, table->terms().who}));
        else if (table)
            emit told(engine::fill(tr("You sit at %1 now."), {m_sitting->name()}));
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
    m_seated = rolesAt(table->mirror());
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

// It lets nobody in any more: the time is over, or somebody used it.
void SharePage::endInvitation()
{
    m_open.stop();
    m_announcement.reset();
    m_invitation->hide();
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
            emit told(engine::fill(tr("%1 is a campaign of your own now: it lies on the shelf."), {copy->name}));
        else
            emit failed(copy.faults());
    });
}

void SharePage::sit(kit::Sitting* sitting, const kit::Desk*)
{
    m_sitting = sitting;
    endInvitation();
    m_shown.clear();
    m_side->sit(sitting);
    if (SharedTable* table = SharedTable::of(sitting)) {
        m_who->setText(table->terms().who);
        connect(table, &SharedTable::failed, this, [this] { m_shown.clear(); }); // the rows say again what is
        connect(table, &SharedTable::changed, this, &SharePage::refresh);
        if (isVisible())
            table->lookWhoIsThere();
    } else {
        m_who->setText(m_settings.value(QStringLiteral("table/who")).toString());
    }
    refresh();
}

// Asked only while somebody reads it.
void SharePage::showEvent(QShowEvent* event)
{
    Page::showEvent(event);
    m_look.start();
    if (SharedTable* table = SharedTable::of(m_sitting))
        table->lookWhoIsThere();
}

void SharePage::hideEvent(QHideEvent* event)
{
    Page::hideEvent(event);
    m_look.stop();
}

// Beside each name whether its computer is connected now.
void SharePage::sayWhoIsThere(const SharedTable& table)
{
    constexpr qint64 justNow = 10; // seconds, until it is looked for again
    const auto& there = table.present();
    for (auto* person : m_shared->findChildren<Person*>()) {
        const bool hasActed = std::ranges::any_of(table.came(), [&](const SharedTable::Came& one) {
            return one.who == person->device().who && one.when.secsTo(m_library.clock()()) < justNow;
        });
        const bool isThere = hasActed || (there && there->contains(person->device().role));
        person->tell(isThere || there ? std::optional(isThere) : std::nullopt);
    }
}

void SharePage::refresh()
{
    const SharedTable* table = SharedTable::of(m_sitting);
    m_own->setVisible(m_sitting && !table);
    m_shared->setVisible(table && !table->terms().isEnded);
    m_who->setReadOnly(table && !table->terms().isEnded); // who left sits down elsewhere under any name
    m_share->setEnabled(m_sitting && !m_sitting->isReadOnly() && m_wait->isHidden());
    if (!table)
        return;
    const bool mayAll = table->terms().right == Right::All && !table->terms().isEnded && !table->isUnknown();
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
    const bool canInvite = mayAll && !table->trouble();
    if (m_invite->hasFocus() && !canInvite)
        m_side->rest(); // nobody pressed Tab
    m_invite->setEnabled(canInvite);
    const QList<share::Device>& all = table->mirror().devices();
    if (!mayAll)
        endInvitation(); // it ended with the right of whoever made it
    if (!m_invitation->isHidden())
        for (const share::Device& one : all)
            if (!one.isRevoked && !m_seated.contains(one.role)) {
                endInvitation(); // it lets in one
                emit told(engine::fill(tr("%1 sits at the table now."), {one.who}));
                break;
            }
    QStringList shown{QString::number(mayAll), QString::number(!table->trouble()), names.join(QLatin1Char(' '))};
    for (const share::Device& one : table->mirror().devices())
        shown += QStringList{one.role, one.who, engine::nameOf(one.right), one.seat, QString::number(one.isDealer),
            QString::number(one.isRevoked)}
                     .join(QLatin1Char(' '));
    if (std::exchange(m_shown, shown) != shown) {
        SharedTable::of(m_sitting)->lookWhoIsThere();
        constexpr int settled = 2000; // milliseconds: whoever just came stands in the list before the line is open
        QTimer::singleShot(settled, SharedTable::of(m_sitting), &SharedTable::lookWhoIsThere);
        layPeople(*table);
        const auto isFree = [&](const QString& seat) {
            return std::ranges::none_of(all, [&](const share::Device& one) { return !one.isRevoked && one.seat == seat; });
        };
        if (const auto free = std::ranges::find_if(seats, isFree); free != seats.end()) // whoever comes next has none yet
            m_seat->setCurrentIndex(int(free - seats.begin()));
    }
    sayWhoIsThere(*table);
    QStringList how{mayAll
            ? tr("What each may is changed by a click, at once. The dealer's computer knows every card, behind the curtain.")
            : tr("Who may do everything changes what each may.")};
    for (qsizetype i = 0; i < seats.size(); ++i) {
        QStringList people;
        for (const share::Device& one : all)
            if (!one.isRevoked && one.seat == seats[i])
                people += one.who;
        if (people.size() > 1)
            how += tr("Together at the seat of %1: %2.").arg(names[i], QLocale().createSeparatedList(people));
    }
    m_how->setText(how.join(QLatin1Char(' ')));
    m_where->setText(engine::fill(table->isKeptHere()
            ? tr("It runs in this window, at %1, port %2, and is reached from this network only. Whoever is out of reach types "
                 "this address. When the window is closed, everybody plays on alone until it is opened again.")
            : tr("At %1, port %2."),
        {table->terms().address.at, QString::number(table->terms().address.port)}));
    m_key->setText(table->isKeyInKeychain() ? tr("The key of this computer lies in its keychain; sending it away ends the key.")
                                            : tr("The key of this computer lies in a file beside the shelf, for you alone; "
                                                 "sending it away ends the key."));
    m_side->refresh();
}

// The rows are new, the keyboard is where it was.
void SharePage::layPeople(const SharedTable& table)
{
    const QString held = nameHeld();
    clear(m_people);
    for (const share::Device& one : table.mirror().devices())
        if (!one.isRevoked) {
            QWidget* row = rowOf(one);
            m_people->addWidget(row);
            row->show(); // at once: what is not shown takes no keyboard
        }
    if (!held.isEmpty())
        for (auto* one : m_shared->findChildren<QWidget*>())
            if (one->accessibleName() == held && one->isEnabled() && one->isVisibleTo(this))
                one->setFocus();
}

// What has the keyboard in the list of who is here, by the name that is heard.
QString SharePage::nameHeld() const
{
    const QWidget* focus = window()->focusWidget();
    for (const auto* person : m_shared->findChildren<Person*>())
        if (focus && person->isAncestorOf(focus))
            return focus->accessibleName();
    return {};
}

QWidget* SharePage::rowOf(const share::Device& device)
{
    const SharedTable* table = SharedTable::of(m_sitting);
    const bool canAct = !table->trouble() && !table->terms().isEnded;
    QList<Person::Seat> seats;
    for (int i = 0; i < m_seat->count(); ++i)
        seats += {m_seat->itemData(i).toString(), m_seat->itemText(i)};
    auto* person = new Person(device, seats,
        {device.role == table->terms().role, canAct && table->terms().right == Right::All, canAct && table->terms().isDealer});
    connect(person, &Person::allowed, this,
        [this, role = device.role](Right right, const QString& seat) { SharedTable::of(m_sitting)->allow(role, right, seat); });
    connect(person, &Person::dealGiven, this, [this, role = device.role] { SharedTable::of(m_sitting)->giveDeal(role); });
    connect(person, &Person::sentAway, this, [this, role = device.role] { SharedTable::of(m_sitting)->sendAway(role); });
    return person;
}

QWidget* SharePage::side() { return m_sitting && SharedTable::of(m_sitting) ? m_side : nullptr; }

QWidget* SharePage::firstFocus()
{
    const SharedTable* table = SharedTable::of(m_sitting);
    if (table && table->terms().isEnded) // who left sits down somewhere else
        return m_link;
    return table ? static_cast<QWidget*>(m_invite) : m_sitting ? static_cast<QWidget*>(m_share) : m_link;
}

} // namespace window
