// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/data.h"

#include "engine/past/unmet.h"
#include "engine/words/nearest.h"
#include "engine/words/titles.h"
#include "report/texts.h"

#include <QJsonDocument>
#include <QUrl>

namespace report {

namespace {

QJsonArray row(std::initializer_list<QJsonValue> values) { return QJsonArray(values); }

engine::Result<Data> logOf(engine::Table& table, const Stretch& stretch)
{
    Data data{{{QStringLiteral("entry"), tr("number of the entry, from 1")},
                  {QStringLiteral("parent"), tr("the entry whose table it was done on")},
                  {QStringLiteral("when"), tr("date and time in UTC, ISO 8601")}, {QStringLiteral("who"), tr("who acted")},
                  {QStringLiteral("verb"), tr("what was done, in the words of the command line")},
                  {QStringLiteral("sentence"), tr("the same for people")},
                  {QStringLiteral("decision"), tr("why the table did it against the rules; empty: it did not")},
                  {QStringLiteral("taken_back"), tr("it does not count any more")}},
        {}};
    const auto done = tell(table, stretch, [&](const Line& line) {
        data.rows += row({line.entry.seq, line.entry.parent, line.entry.when.toUTC().toString(Qt::ISODate), line.entry.who,
            line.entry.verb, line.sentence, line.entry.reason, line.isTakenBack});
    });
    return done ? engine::Result<Data>(data) : done.faults();
}

engine::Result<Data> rollsOf(engine::Table& table, const Stretch& stretch)
{
    Data data{{{QStringLiteral("entry"), tr("number of the entry, from 1")},
                  {QStringLiteral("when"), tr("date and time in UTC, ISO 8601")}, {QStringLiteral("who"), tr("who acted")},
                  {QStringLiteral("by"), tr("who threw: program, table (real dice), or empty where it was not noted")},
                  {QStringLiteral("label"), tr("what the die was rolled for")},
                  {QStringLiteral("sides"), tr("sides of the die; 0: not known any more")},
                  {QStringLiteral("face"), tr("the side that lay on top, from 1")},
                  {QStringLiteral("printed"), tr("what stands on that side")},
                  {QStringLiteral("taken_back"), tr("it does not count any more")}},
        {}};
    const auto done = tell(table, stretch, [&](const Line& line) {
        for (const Line::Thrown& die : line.dice)
            data.rows += row({line.entry.seq, line.entry.when.toUTC().toString(Qt::ISODate), line.entry.who, line.diceBy,
                die.label, die.sides, die.face, die.printed, line.isTakenBack});
    });
    return done ? engine::Result<Data>(data) : done.faults();
}

// Every number that stands on top of the state, or on top of somebody who sits at the table: "wealth", "players.ada.vp".
QList<std::pair<QString, QJsonValue>> numbersIn(const QJsonObject& state)
{
    QList<std::pair<QString, QJsonValue>> all;
    for (auto field = state.begin(); field != state.end(); ++field) {
        if (field->isDouble())
            all += {field.key(), *field};
        if (field.key() != QLatin1String("players"))
            continue;
        for (const QJsonValue& seat : field->toArray()) {
            const QJsonObject person = seat.toObject();
            for (auto one = person.begin(); one != person.end(); ++one)
                if (one->isDouble())
                    all +=
                        {QStringLiteral("players.") + person.value(QLatin1String("id")).toString() + QLatin1Char('.') + one.key(),
                            *one};
        }
    }
    return all;
}

engine::Result<Data> figuresOf(engine::Table& table, const Stretch& stretch)
{
    Data data{
        {{QStringLiteral("entry"), tr("number of the entry, from 1")},
            {QStringLiteral("when"), tr("date and time in UTC, ISO 8601")}, {QStringLiteral("figure"), tr("path in the state")},
            {QStringLiteral("value"), tr("the number after the entry")}},
        {}};
    const engine::Game& game = table.game();
    QHash<QString, QJsonValue> last; // a row for each change only
    const auto done = tell(table, stretch, [&](const Line& line) {
        if (!line.after || line.isTakenBack)
            return;
        for (const auto& [path, value] : numbersIn(game.stateToJson(game.hidden(line.after, QString()))))
            if (const auto known = last.constFind(path); known == last.cend() || *known != value) {
                last.insert(path, value);
                data.rows += row({line.entry.seq, line.entry.when.toUTC().toString(Qt::ISODate), path, value});
            }
    });
    return done ? engine::Result<Data>(data) : done.faults();
}

void addUnits(const QString& list, const QString& id, const QString& path, const QJsonValue& value, Data& data)
{
    const auto below = [&](const QString& step) { return path.isEmpty() ? step : path + QLatin1Char('.') + step; };
    if (value.isObject()) {
        const QJsonObject object = value.toObject();
        for (auto field = object.begin(); field != object.end(); ++field)
            if (field.key() != QLatin1String("id"))
                addUnits(list, id, below(field.key()), *field, data);
    } else if (value.isArray()) {
        const QJsonArray items = value.toArray();
        for (qsizetype i = 0; i < items.size(); ++i)
            addUnits(
                list, id, below(items[i].toObject().value(QLatin1String("id")).toString(QString::number(i))), items[i], data);
    } else if (!path.isEmpty()) {
        data.rows += row({list, id, path, value});
    }
}

// Whatever has a name of its own, wherever it lies.
void addLists(const QString& path, const QJsonValue& value, Data& data)
{
    const QJsonObject object = value.toObject();
    for (auto field = object.begin(); field != object.end(); ++field) {
        const QString at = path.isEmpty() ? field.key() : path + QLatin1Char('.') + field.key();
        if (field->isObject())
            addLists(at, *field, data);
        for (const QJsonValue& item : field->toArray())
            if (const QString id = item.toObject().value(QLatin1String("id")).toString(); !id.isEmpty())
                addUnits(at, id, {}, item, data);
    }
}

engine::Result<Data> unitsOf(engine::Table& table, const Stretch& stretch)
{
    Data data{{{QStringLiteral("list"), tr("path of the list in the state")}, {QStringLiteral("id"), tr("its name in that list")},
                  {QStringLiteral("field"), tr("path below it")}, {QStringLiteral("value"), tr("as everybody may see it")}},
        {}};
    const auto entries = table.entries(stretch.last, stretch.last);
    if (!entries)
        return entries.faults();
    const auto state = table.stateAt(entries->isEmpty() ? table.node() : entries->first().node);
    if (!state)
        return state.faults();
    const engine::Game& game = table.game();
    const QJsonObject visible = game.stateToJson(game.hidden(*state, QString()));
    addLists({}, engine::onlyMet(table, visible, visible), data);
    return data;
}

struct Play { // one sitting
    Stretch stretch;
    QDateTime begun, ended;
    engine::AnyState after;
};

// As the makers of BG Stats ask for it (bgstatsapp.com/support/push-plays-to-bg-stats-from-other-apps-or-websites): it asks who
// won and with how many points, and remembers by these names whom and what it matched.
QString bgStatsLink(const Play& play, const QString& when, qint64 minutes, const engine::Game& game, const QStringList& seats,
    const QString& outcome)
{
    QJsonArray players;
    for (const QString& seat : seats)
        players += QJsonObject{{QStringLiteral("name"), seat}, {QStringLiteral("sourcePlayerId"), seat}};
    QJsonObject told{{QStringLiteral("sourceName"), QStringLiteral("Muster Roll")},
        {QStringLiteral("sourcePlayId"), game.id() + QLatin1Char('-') + QString::number(play.begun.toSecsSinceEpoch())},
        {QStringLiteral("playDate"), when}, {QStringLiteral("comments"), outcome}, {QStringLiteral("players"), players},
        {QStringLiteral("game"),
            QJsonObject{{QStringLiteral("name"), game.title()}, {QStringLiteral("sourceGameId"), game.id()}}}};
    if (minutes > 0)
        told.insert(QStringLiteral("durationMin"), minutes);
    return QStringLiteral("https://app.bgstatsapp.com/createPlay.html?data=")
        + QString::fromLatin1(QUrl::toPercentEncoding(QString::fromUtf8(QJsonDocument(told).toJson(QJsonDocument::Compact))));
}

engine::Result<Data> playsOf(engine::Table& table, const Stretch& stretch)
{
    Data data{{{QStringLiteral("first"), tr("its first entry; a pause of four hours begins another play")},
                  {QStringLiteral("last"), tr("its last entry")},
                  {QStringLiteral("date"), tr("when it ended, in UTC: 2026-03-14 21:40:00")},
                  {QStringLiteral("minutes"), tr("from its first entry to its last")},
                  {QStringLiteral("game"), tr("the title of the game")},
                  {QStringLiteral("players"), tr("who sat at the table; empty: one person alone")},
                  {QStringLiteral("outcome"), tr("how the table stood at the end, as everybody may see it")},
                  {QStringLiteral("bgstats"), tr("opened on a device with BG Stats, this link logs the play there")}},
        {}};
    QList<Play> plays;
    const auto done = tell(
        table, stretch,
        [&](const Line& line) {
            if (plays.isEmpty() || plays.last().ended.secsTo(line.entry.when) > pauseBetweenSittings)
                plays += Play{{line.entry.seq, line.entry.seq}, line.entry.when, line.entry.when, nullptr};
            Play& play = plays.last();
            play.stretch.last = line.entry.seq;
            play.ended = line.entry.when;
            if (line.after)
                play.after = line.after;
        },
        After::All);
    if (!done)
        return done.faults();
    const engine::Game& game = table.game();
    for (const Play& play : std::as_const(plays)) {
        const engine::AnyState seen = play.after ? game.hidden(play.after, QString()) : nullptr;
        QStringList seats = seen ? game.seats(seen) : QStringList();
        const engine::Titles titles = seats.isEmpty() ? engine::Titles() : engine::titlesIn(game.stateToJson(seen));
        for (QString& seat : seats) // as whoever sits there
            seat = titles.value(seat, seat);
        const QList<engine::Message> summary = seen ? game.summary(seen) : QList<engine::Message>();
        const QString outcome = summary.isEmpty() ? QString() : summary.first().text();
        const QString when = play.ended.toUTC().toString(QStringLiteral("yyyy-MM-dd HH:mm:ss"));
        const qint64 minutes = play.begun.secsTo(play.ended) / 60;
        data.rows += row({play.stretch.first, play.stretch.last, when, minutes, game.title(), seats.join(QStringLiteral(", ")),
            outcome, bgStatsLink(play, when, minutes, game, seats, outcome)});
    }
    return data;
}

QByteArray csvOf(const QJsonValue& value)
{
    const QByteArray text = value.isNull() ? QByteArray()
        : value.isString()                 ? value.toString().toUtf8()
        : value.isBool()                   ? QByteArray(value.toBool() ? "true" : "false")
                                           : QByteArray::number(value.toDouble(), 'g', 15);
    if (text.contains(',') || text.contains('"') || text.contains('\n') || text.contains('\r'))
        return '"' + QByteArray(text).replace('"', "\"\"") + '"';
    return text;
}

} // namespace

QStringList tables()
{
    return {QStringLiteral("log"), QStringLiteral("rolls"), QStringLiteral("units"), QStringLiteral("figures"),
        QStringLiteral("plays")};
}

engine::Result<Data> dataOf(engine::Table& table, const QString& name, const Stretch& stretch)
{
    switch (tables().indexOf(name)) {
    case 0:
        return logOf(table, stretch);
    case 1:
        return rollsOf(table, stretch);
    case 2:
        return unitsOf(table, stretch);
    case 3:
        return figuresOf(table, stretch);
    case 4:
        return playsOf(table, stretch);
    default:
        return engine::Fault{{}, name, tr("There is no such table."), engine::meant(name, tables())};
    }
}

QByteArray asCsv(const Data& data)
{
    QByteArray text;
    const auto add = [&](const QJsonArray& values) {
        for (qsizetype i = 0; i < values.size(); ++i)
            text += (i > 0 ? "," : "") + csvOf(values[i]);
        text += "\r\n";
    };
    QJsonArray names;
    for (const Data::Column& column : data.columns)
        names += column.name;
    add(names);
    for (const QJsonArray& values : data.rows)
        add(values);
    return text;
}

QJsonArray asJson(const Data& data)
{
    QJsonArray all;
    for (const QJsonArray& values : data.rows) {
        QJsonObject one;
        for (qsizetype i = 0; i < data.columns.size(); ++i)
            one.insert(data.columns[i].name, values[i]);
        all += one;
    }
    return all;
}

} // namespace report
