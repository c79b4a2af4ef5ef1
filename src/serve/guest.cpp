// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "serve/guest.h"

#include "engine/words/typed_in.h"
#include "kit/forms/names_at.h"
#include "rulebook/reading.h"
#include "serve/rights.h"
#include "serve/told.h"
#include "serve/words.h"

#include <QJsonDocument>
#include <QLocale>
#include <QScopedValueRollback>

namespace serve {

namespace {

constexpr std::size_t mostRemembered = 100; // acts of one device
constexpr int longestText = 200;

QString textOf(const QJsonObject& said, const char* key) { return said.value(QLatin1String(key)).toString().left(longestText); }

} // namespace

Guest::Guest(Keys& keys, int device, Line* line, QObject* parent)
    : QObject(parent)
    , m_keys(keys)
    , m_device(device)
    , m_line(line)
{
    connect(line, &Line::came, this, &Guest::take);
    connect(line, &Line::left, this, &Guest::left);
    m_brush.setSingleShot(true);
    connect(&m_brush, &QTimer::timeout, this, &Guest::paint);
    connect(&m_packing, &QFutureWatcherBase::finished, this, [this] { m_line->sendPicture(m_packing.result()); });
}

void Guest::sit(Laid* laid)
{
    m_asked.forget();
    m_sitting.reset();
    m_laid = laid;
    if (!laid)
        return tell({{QStringLiteral("type"), QStringLiteral("away")},
            {QStringLiteral("text"), tr("No campaign lies on the table now. This page goes on by itself when one does.")}});
    connect(laid, &Laid::changed, this, &Guest::tellTable);
    connect(laid, &Laid::fell, this, [this](int device, int count) {
        if (device == m_device)
            tell({{QStringLiteral("type"), QStringLiteral("told")},
                {QStringLiteral("text"),
                    tr("%n act(s) of yours do not stand any more. Share, on the computer at this table, says why.", nullptr,
                        count)}});
    });
    m_sitting = laid->sit();
    listen();
    QJsonArray verbs;
    for (const engine::Verb& verb : laid->game().verbs())
        verbs += QJsonArray{verb.name, verb.help};
    tell({{QStringLiteral("type"), QStringLiteral("hello")}, {QStringLiteral("campaign"), laid->campaign()},
        {QStringLiteral("verbs"), verbs}, {QStringLiteral("dice"), m_sitting->realDice},
        {QStringLiteral("page"), QString::fromLatin1(pageMark())}});
    look();
}

void Guest::look()
{
    const Device* device = known();
    if (!m_laid || !device)
        return;
    const QStringList own = device->right == Right::Everything ? m_laid->seats()
        : device->right == Right::Seat                         ? device->seats
                                                               : QStringList();
    if (!own.contains(m_seat))
        m_seat = device->seats.isEmpty() ? QString() : own.contains(device->seats.first()) ? device->seats.first() : QString();
    m_sitting->who = device->name;
    tellTable();
}

void Guest::tell(const QJsonObject& message) { m_line->send(QJsonDocument(message).toJson(QJsonDocument::Compact)); }

void Guest::tellTable()
{
    const Device* device = known();
    if (!m_laid || !device)
        return;
    QJsonArray seats;
    const QStringList ids = m_laid->seats(), names = m_laid->seatNames();
    for (qsizetype i = 0; i < ids.size(); ++i) {
        QString holder;
        for (const Device& other : m_keys.devices())
            if (other.seats.contains(ids[i]) && other.right != Right::Look)
                holder = other.name;
        seats += QJsonObject{{QStringLiteral("id"), ids[i]}, {QStringLiteral("name"), names[i]},
            {QStringLiteral("own"), device->seats.contains(ids[i])}, {QStringLiteral("holder"), holder}};
    }
    const qint64 node = m_laid->host().table().node();
    const bool isOwn = m_laid->actor(node) == m_device && node > 1;
    const QJsonObject own{{QStringLiteral("seats"), seats},
        {QStringLiteral("you"),
            QJsonObject{{QStringLiteral("name"), device->name}, {QStringLiteral("right"), engine::nameOf(device->right)},
                {QStringLiteral("eyes"), m_seat},
                {QStringLiteral("undo"),
                    device->right == Right::Everything ? node > 1 : device->right == Right::Seat && isOwn}}}};
    // What all who look through these eyes are told was written once: a page's own lines join it.
    m_line->send(eyes().told().chopped(1) + ',' + QJsonDocument(own).toJson(QJsonDocument::Compact).mid(1));
    m_isPainted = false;
    m_brush.start(); // when everybody has the words
}

void Guest::paint()
{
    if (!m_laid || !m_wanted || m_isPainted || !m_isSeeing || m_packing.isRunning())
        return;
    m_isPainted = true;
    const Eyes::Packing picture = eyes().picture(*m_wanted);
    if (std::exchange(m_picture, picture.number) == picture.number)
        return; // the page has it: only words are new
    m_isSeeing = false;
    m_packing.setFuture(picture.bytes);
}

void Guest::take(const QByteArray& text)
{
    const QJsonObject said = QJsonDocument::fromJson(text).object();
    const QString wish = said.value(QLatin1String("wish")).toString();
    if (wish.isEmpty())
        return m_line->end(tr("This was no message."));
    if (!known())
        return m_line->end(tr("This key is not known any more."));
    if (wish == QLatin1String("view")) {
        const Wanted wanted = Wanted::from(said);
        m_isPainted = m_isPainted && m_wanted == wanted;
        m_wanted = wanted;
        return paint();
    }
    if (wish == QLatin1String("seen")) {
        m_isSeeing = true;
        return paint();
    }
    if (wish == QLatin1String("leave"))
        return emit leaving();
    QJsonObject answer = wish == QLatin1String("here") ? QJsonObject() : answered(wish, said);
    answer.insert(QStringLiteral("type"), QStringLiteral("answer"));
    answer.insert(QStringLiteral("id"), said.value(QLatin1String("id")));
    tell(answer);
}

QJsonObject Guest::answered(const QString& wish, const QJsonObject& said)
{
    static const QHash<QString, QJsonObject (Guest::*)(const QJsonObject&)> reading{{QStringLiteral("form"), &Guest::form},
        {QStringLiteral("find"), &Guest::found}, {QStringLiteral("rule"), &Guest::rule},
        {QStringLiteral("seat"), &Guest::seatTaken}};
    static const QHash<QString, QJsonObject (Guest::*)(const QJsonObject&)> acting{{QStringLiteral("act"), &Guest::acted},
        {QStringLiteral("enter"), &Guest::entered}, {QStringLiteral("undo"), &Guest::takenBack}};
    // The network may have lost the answer, not the act; and what waited for the network was meant for the table that lay there.
    const QString id = textOf(said, "id"), campaign = textOf(said, "campaign");
    Device* device = known();
    for (const Device::Done& one : std::as_const(device->done))
        if (one.id == id && one.campaign == campaign)
            return one.answer;
    if (!m_laid)
        return refused(tr("No campaign lies on the table now."));
    if (campaign != m_laid->campaign())
        return refused(tr("Another campaign lies on the table now: this was meant for the one before."));
    if (const auto read = reading.value(wish))
        return (this->*read)(said);
    const auto act = acting.value(wish);
    if (!act)
        return refused(tr("This page asks for something that the program does not know."));
    if (device->right == Right::Look)
        return refused(tr("This key only looks on. Whoever sits at the table can change that."));
    const QJsonObject answer = (this->*act)(said);
    if (id.isEmpty() || !answer.value(QLatin1String("done")).toBool())
        return answer;
    device->done.push_back({campaign, id, answer});
    if (device->done.size() > mostRemembered)
        device->done.pop_front();
    return answer;
}

QJsonObject Guest::refused(const QString& why) const { return {{QStringLiteral("faults"), QJsonArray{why}}}; }

void Guest::listen()
{
    connect(m_sitting.get(), &kit::Sitting::refused, this,
        [this](const engine::Submission& submission) { m_said = refusalOf(submission); });
    connect(m_sitting.get(), &kit::Sitting::failed, this, [this](const QList<engine::Fault>& faults) {
        m_said = {{QStringLiteral("faults"), listed(faults)}};
    });
    connect(m_sitting.get(), &kit::Sitting::asked, this,
        [this](const engine::AnyAction& action, const engine::Needs& needs, const QString& decision) {
            m_asked.ask(action, needs, decision);
            m_said = {{QStringLiteral("asked"), m_asked.questions(eyes().seen)}};
        });
    connect(m_sitting.get(), &kit::Sitting::lacking, this,
        [this](const engine::AnyAction& action, const QList<engine::Fault>& open, const QString& decision) {
            m_asked.ask(action, open, decision);
            QJsonObject questions = m_asked.questions(eyes().seen);
            questions.insert(QStringLiteral("without"), m_sitting->mayGoOn());
            m_said = {{QStringLiteral("asked"), questions}};
        });
}

// In the words of the seat's own table: why the true one refuses could name what another seat holds.
QJsonObject Guest::refusalOf(const engine::Submission& submission)
{
    const engine::Game& game = m_laid->game();
    Seen& seen = eyes().seen;
    const engine::Verdict verdict = game.check(seen.state(), game.hidden(m_sitting->state(), submission.action, seen.seat()));
    QJsonObject told = reasonsOf(verdict);
    QJsonArray reasons = told.take(QLatin1String("reasons")).toArray();
    if (reasons.isEmpty())
        reasons += tr("The table refuses it, for a reason that this seat may not see.");
    told.insert(QStringLiteral("refused"), reasons);
    return told;
}

QJsonObject Guest::done(const std::function<void()>& act)
{
    const qint64 before = m_sitting->table().last();
    m_said = {};
    QString passedOn; // to another device of a shared table: it becomes an entry when that one did it
    {
        const QScopedValueRollback acting(m_laid->acting, m_device);
        auto& asks = m_sitting->campaign()->asks;
        const QScopedValueRollback asking(asks, asks);
        if (asks)
            asks = [&passedOn, ask = asks](const auto& action, const QString& decision, const QString& who) {
                auto asked = ask(action, decision, who);
                if (asked && asked->answer == engine::Submission::Answer::Done)
                    passedOn = asked->sentence.text();
                return asked;
            };
        act();
    }
    if (!passedOn.isEmpty()) {
        m_asked.forget();
        return {{QStringLiteral("done"), true}, {QStringLiteral("told"), QJsonArray{passedOn}}};
    }
    if (m_sitting->table().last() > before && m_said.isEmpty()) { // otherwise a value was entered, and the act asks on
        m_asked.forget();
        return {{QStringLiteral("done"), true}, {QStringLiteral("told"), QJsonArray::fromStringList(eyes().seen.told())}};
    }
    return m_said.isEmpty() ? refused(tr("Nothing came of it.")) : m_said;
}

QJsonObject Guest::acted(const QJsonObject& said)
{
    m_asked.forget();
    const engine::Game& game = m_laid->game();
    const auto typed =
        engine::typedIn(m_sitting->table(), {textOf(said, "verb"), said.value(QLatin1String("fields")).toObject()});
    const auto action = typed ? game.action(m_sitting->state(), *typed) : engine::Result<engine::AnyAction>(typed.faults());
    if (!action)
        return {{QStringLiteral("faults"), listed(action.faults())}};
    if (!mayAct(*known(), *m_sitting, *action))
        return refused(tr("This is not with your key: it belongs to another seat, or to whoever runs the table."));
    const QString decision = textOf(said, "decision").trimmed();
    if (!decision.isEmpty() && known()->right != Right::Everything)
        return refused(tr("A decision against the rules needs the right to everything."));
    m_sitting->realDice = said.value(QLatin1String("dice")).toBool();
    return done([&] { m_sitting->propose(*action, decision); });
}

QJsonObject Guest::entered(const QJsonObject& said)
{
    if (!m_asked.isOpen())
        return refused(tr("Nothing is asked any more: the table went on meanwhile."));
    // Whose act waits for a value may enter that one.
    const engine::AnyAction& meant = m_sitting->waiting().isNone() ? m_asked.action() : m_sitting->waiting();
    if (!mayAct(*known(), *m_sitting, meant))
        return refused(tr("This is not with your key: it belongs to another seat, or to whoever runs the table."));
    if (said.value(QLatin1String("without")).toBool() && m_sitting->mayGoOn())
        return done([this] { m_sitting->goOn(); });
    if (said.value(QLatin1String("roll")).toBool()) { // by the program after all
        const bool wasReal = std::exchange(m_sitting->realDice, false), wereCards = std::exchange(m_sitting->realCards, false);
        const QJsonObject answer =
            done([&, action = m_asked.action(), decision = m_asked.decision()] { m_sitting->propose(action, decision); });
        m_sitting->realDice = wasReal;
        m_sitting->realCards = wereCards;
        return answer;
    }
    const auto fields = m_asked.fields(said);
    if (!fields)
        return {{QStringLiteral("faults"), listed(fields.faults())}, {QStringLiteral("asked"), m_asked.questions(eyes().seen)}};
    return done([&, action = m_asked.action(), decision = m_asked.decision()] { m_sitting->answer(action, *fields, decision); });
}

// Of one's own last act; of somebody else's with the right to everything. node: what the page believes to be last.
QJsonObject Guest::takenBack(const QJsonObject& said)
{
    const qint64 node = m_sitting->table().node();
    if (said.value(QLatin1String("node")).toInteger() != node)
        return refused(tr("Somebody acted meanwhile: nothing was taken back."));
    if (known()->right != Right::Everything && m_laid->actor(node) != m_device)
        return refused(tr("The last act was somebody else's: whoever runs the table can take it back."));
    return done([this] { m_sitting->undo(); });
}

QJsonObject Guest::seatTaken(const QJsonObject& said)
{
    Device* device = known();
    const QString seat = textOf(said, "seat");
    const QStringList seats = m_laid->seats();
    if (device->right == Right::Look || (!seat.isEmpty() && !seats.contains(seat)))
        return refused(tr("This key takes no seat."));
    if (!device->seats.contains(seat) && !seat.isEmpty() && device->right == Right::Seat) {
        for (const Device& other : m_keys.devices())
            if (other.number != m_device && other.right != Right::Look && other.seats.contains(seat))
                return refused(
                    engine::fill(tr("%1 has this seat. Whoever sits at the table can give it to both."), {other.name}));
        if (!device->seats.isEmpty())
            return refused(tr("Another seat is yours. Whoever sits at the table can give you this one too."));
        device->seats += seat;
        emit seated();
    }
    m_seat = seat;
    tellTable();
    return {{QStringLiteral("done"), true}};
}

QJsonObject Guest::form(const QJsonObject& said)
{
    const QString wanted = textOf(said, "verb");
    for (const engine::Verb& verb : m_laid->game().verbs())
        if (verb.name == wanted)
            return {
                {QStringLiteral("schema"), labelled(verb.schema)}, {QStringLiteral("names"), namesIn(verb.schema, eyes().seen)}};
    return refused(tr("There is no such action."));
}

QJsonObject Guest::found(const QJsonObject& said)
{
    QJsonArray hits;
    for (const rulebook::Hit& hit : m_laid->rules().search().find(textOf(said, "words"), 20, m_laid->game().id()))
        hits += QJsonObject{{QStringLiteral("id"), hit.entry}, {QStringLiteral("title"), hit.title},
            {QStringLiteral("page"), rulebook::pageText(hit.page)}, {QStringLiteral("text"), hit.snippet}};
    return {{QStringLiteral("found"), hits}};
}

QJsonObject Guest::rule(const QJsonObject& said)
{
    const rulebook::Book* book = m_laid->rules().book(m_laid->game().id());
    const rulebook::Entry* entry = book ? book->entry(textOf(said, "entry")) : nullptr;
    if (!entry)
        return refused(tr("There is no such rule."));
    const engine::Game& game = m_laid->game();
    const QJsonObject settings = game.stateToJson(eyes().seen.state()).value(QLatin1String("settings")).toObject();
    QStringList readings;
    for (const rulebook::Reading& reading : entry->readings)
        readings += rulebook::textOf(reading) + QLatin1Char(' ')
            + tr("Your table plays: %1").arg(rulebook::playedText(game, settings, *entry, reading));
    QJsonArray see;
    for (const QString& id : entry->see)
        if (const rulebook::Entry* other = book->entry(id))
            see += QJsonArray{other->id, other->title};
    QString page = rulebook::pageText(entry->page);
    if (const QLocale::Language mine = QLocale().language(); mine != QLocale::English && mine != QLocale::C)
        page += QStringLiteral(" · ") + tr("told in English, in every language");
    return {{QStringLiteral("entry"),
        QJsonObject{{QStringLiteral("title"), entry->title}, {QStringLiteral("page"), page},
            {QStringLiteral("body"), entry->body}, {QStringLiteral("readings"), QJsonArray::fromStringList(readings)},
            {QStringLiteral("see"), see}}}};
}

} // namespace serve
