// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/typing.h"

#include "dice/source.h"
#include "engine/table.h"
#include "engine/table_actions.h"
#include "support/ear.h"

#include <QFile>
#include <QJsonDocument>
#include <QSet>

namespace support {

using engine::AnyAction;
using engine::AnyState;
using engine::Judged;
using engine::Submission;

namespace {

constexpr qsizetype mostFailures = 8;

// Values for the fields that a schema describes.
class Typist {
public:
    Typist(const engine::Game& game, dice::Source& choice)
        : m_game(game)
        , m_choice(choice)
    {
    }

    // Needed fields always, others now and then.
    QJsonObject fields(const AnyState& state, const QJsonObject& schema)
    {
        const QJsonObject properties = schema.value(QLatin1String("properties")).toObject();
        const QJsonArray needed = schema.value(QLatin1String("x-needed")).toArray();
        QJsonObject all;
        for (auto it = properties.begin(); it != properties.end(); ++it)
            if (it.key() != QLatin1String("rolled") && (needed.contains(it.key()) || below(3) == 0))
                all.insert(it.key(), value(state, it->toObject()));
        return all;
    }

private:
    int below(qsizetype n) { return m_choice.face(int(n)) - 1; }

    QJsonValue value(const AnyState& state, const QJsonObject& schema)
    {
        const QString type = schema.value(QLatin1String("type")).toString();
        const QJsonArray words = schema.value(QLatin1String("enum")).toArray();
        if (type == QLatin1String("array")) {
            QJsonObject item = schema.value(QLatin1String("items")).toObject();
            if (schema.contains(QLatin1String("x-names")))
                item.insert(QStringLiteral("x-names"), schema.value(QLatin1String("x-names")));
            QJsonArray list;
            for (int left = below(3); left > 0; --left)
                list += value(state, item);
            return list;
        }
        if (!words.isEmpty())
            return words.at(below(words.size()));
        if (type == QLatin1String("boolean"))
            return below(2) == 0;
        if (type == QLatin1String("integer"))
            return schema.value(QLatin1String("minimum")).toInt() + (below(4) == 0 ? below(20) : below(4));
        if (type == QLatin1String("object"))
            return fields(state, schema);
        const QStringList names = named(state, schema.value(QLatin1String("x-names")).toString());
        return names.isEmpty() ? QStringLiteral("1") : names[below(names.size())];
    }

    // The names that a field of this kind may hold; of a field of no kind, anything that has a name.
    QStringList named(const AnyState& state, const QString& kind)
    {
        if (state != m_named) {
            m_named = state;
            m_ids.clear();
            collect(m_game.stateToJson(state));
        }
        const QStringList names = kind.isEmpty() ? QStringList() : m_game.names(state, kind);
        return names.isEmpty() || below(12) == 0 ? m_ids : names;
    }

    void collect(const QJsonValue& value)
    {
        const QJsonObject object = value.toObject();
        if (object.value(QLatin1String("id")).isString())
            m_ids += object.value(QLatin1String("id")).toString();
        for (const QJsonValue& inner : object)
            collect(inner);
        for (const QJsonValue& inner : value.toArray())
            collect(inner);
    }

    const engine::Game& m_game;
    dice::Source& m_choice;
    AnyState m_named;
    QStringList m_ids;
};

class Evening {
public:
    Evening(const engine::Game& game, const Start& start, const Walk& walk)
        : m_game(game)
        , m_start(start)
        , m_walk(walk)
        , m_choice(walk.seed)
        , m_dice(walk.seed + 1000000)
        , m_typist(game, m_choice)
        , m_table(game, m_journal, [] { return QDateTime(); })
        , m_ear(game)
    {
    }

    Typed typed(const QString& evening, int apart, int drafts)
    {
        QFile file(evening);
        if (!file.open(QIODevice::ReadOnly) || !m_table.begin(m_start.setup, {}, {}))
            return {{evening + QStringLiteral(" cannot begin")}, {}, {}, {}};
        for (qint64 line = 1; !file.atEnd() && m_typed.failures.size() < mostFailures; ++line) {
            m_place = evening.section(QLatin1Char('/'), -1) + QLatin1Char(':') + QString::number(line) + QLatin1Char(' ');
            play(QJsonDocument::fromJson(file.readLine()).object());
            if (line % apart == 0 || file.atEnd())
                typeAll(drafts);
        }
        return m_typed;
    }

    Typed typedHere(int drafts)
    {
        m_place = m_start.name + QLatin1Char(' ');
        if (m_table.begin(m_start.setup, {}, {})
            && m_table.submit(engine::SetUp{m_start.state}, {}).answer == Submission::Answer::Done)
            typeAll(drafts);
        return m_typed;
    }

private:
    inline static const QStringList tablesOwn{QStringLiteral("correct"), QStringLiteral("setup"), QStringLiteral("setting")};

    // One of a kind is enough.
    void fail(const QString& shown, const QString& what)
    {
        const QString kind = shown.section(QLatin1Char('{'), 0, 0) + what.left(40);
        if (m_failed.contains(kind))
            return;
        m_failed += kind;
        m_typed.failures += m_place + what + QStringLiteral(" · ") + shown.left(400);
    }

    void play(QJsonObject line)
    {
        if (line.contains(QLatin1String("undo")))
            m_table.undo({});
        if (line.contains(QLatin1String("redo")))
            m_table.redo({});
        const QString verb = line.take(QLatin1String("do")).toString();
        const QString decision = line.take(QLatin1String("decide")).toString();
        auto action = m_game.action(m_table.state(), {verb, line});
        if (action && !verb.isEmpty())
            action = m_table.prepared(*action, nullptr, m_start.cards);
        if (action && !verb.isEmpty())
            m_table.submit(*action, {}, decision);
    }

    void typeAll(int drafts)
    {
        ++m_typed.states;
        m_ear.learn(m_game.stateToJson(m_table.state()));
        for (const engine::Verb& verb : m_game.verbs())
            for (int left = tablesOwn.contains(verb.name) ? 0 : drafts; left > 0; --left)
                type(verb);
    }

    void type(const engine::Verb& verb)
    {
        const QJsonObject fields = m_typist.fields(m_table.state(), verb.schema);
        auto action = m_game.action(m_table.state(), {verb.name, fields});
        if (action)
            action = m_table.prepared(*action, &m_dice, m_start.cards);
        const QString shown = verb.name + engine::shownJson(action ? action->written() : fields) + QStringLiteral(": ");
        if (!action) {
            ++m_typed.wrong[verb.name];
            lookAtFaults(action.faults(), shown);
            return;
        }
        m_verb = &verb;
        m_written = action->written();
        Judged judged = m_table.judge(*action);
        const Submission::Answer answer = judged.submission.answer;
        ++(answer == Submission::Answer::Done           ? m_typed.done
                : answer == Submission::Answer::Refused ? m_typed.refused
                                                        : m_typed.wrong)[verb.name];
        if (answer == Submission::Answer::Done) {
            if (const QString broken = m_walk.law ? m_walk.law(judged.before, *action, judged.after) : QString();
                !broken.isEmpty())
                fail(shown, broken);
        } else if (answer == Submission::Answer::Refused) {
            judged = m_table.judge(*action, QStringLiteral("the card says so"));
        }
        lookAtFaults(judged.submission.faults, shown);
        hear(judged.submission.sentence.text(), shown);
        for (const engine::Condition& one : judged.submission.verdict.conditions) {
            hear(one.text(), shown);
            hear(one.remedy(), shown);
        }
        if (judged.after)
            lookAtState(judged, shown);
    }

    void lookAtFaults(const QList<engine::Fault>& faults, const QString& shown)
    {
        for (const engine::Fault& fault : faults)
            if (fault.problem.isEmpty() || fault.remedy.isEmpty())
                fail(shown, QStringLiteral("a fault without a problem or a remedy: ") + fault.text());
    }

    // Whatever is typed, nobody is told of it in ids, and no sentence has a gap; what names nobody is quoted as it was typed.
    void hear(const QString& sentence, const QString& shown)
    {
        if (m_heard.contains(sentence))
            return;
        m_heard += sentence;
        const QString wrong = m_ear.wrong(sentence);
        if (!wrong.isEmpty() && !isQuoted(sentence, m_verb->schema, m_written))
            fail(shown, wrong);
    }

    bool isQuoted(const QString& sentence, const QJsonObject& schema, const QJsonValue& typed) const
    {
        const QJsonObject parts = typed.toObject(), known = schema.value(QLatin1String("properties")).toObject();
        for (auto part = parts.begin(); part != parts.end(); ++part)
            if (isQuoted(sentence, known.value(part.key()).toObject(), *part))
                return true;
        QJsonObject item = schema.value(QLatin1String("items")).toObject();
        const QJsonValue names = schema.value(QLatin1String("x-names"));
        if (names.isString())
            item.insert(QStringLiteral("x-names"), names);
        for (const QJsonValue& one : typed.toArray())
            if (isQuoted(sentence, item, one))
                return true;
        const QString word = typed.toString();
        return !word.isEmpty() && sentence.contains(word, Qt::CaseInsensitive)
            && !(names.isString() && m_game.names(m_table.state(), names.toString()).contains(word));
    }

    // What came of it is a state like any other: it is read again, can be looked at, and is told.
    void lookAtState(const Judged& judged, const QString& shown)
    {
        const auto again = m_game.stateFromJson(m_game.stateToJson(judged.after));
        if (!again)
            fail(shown, QStringLiteral("leads to a state that cannot be: ") + again.faults().first().text());
        else if (m_game.digest(*again) != m_game.digest(judged.after))
            fail(shown, QStringLiteral("its state is not read as it was written"));
        if (m_game.summary(judged.after).isEmpty())
            fail(shown, QStringLiteral("no summary"));
        for (const engine::Offer& offer : m_game.offers(judged.after)) {
            hear(offer.label.text(), shown);
            if (offer.label.isEmpty() || !m_game.faults(judged.after, offer.action).isEmpty())
                fail(shown,
                    QStringLiteral("then it offers what is a fault: ") + offer.action.verb()
                        + engine::shownJson(offer.action.written()));
        }
        for (const engine::Told& told : judged.submission.told) {
            hear(told.text(), shown);
            if (told.text().trimmed().isEmpty())
                fail(shown, QStringLiteral("something is told without words"));
        }
        for (const engine::Message& hand : judged.submission.hands)
            hear(hand.text(), shown);
        if (judged.submission.sentence.text().trimmed().isEmpty())
            fail(shown, QStringLiteral("no sentence"));
    }

    const engine::Game& m_game;
    const Start& m_start;
    const Walk& m_walk;
    dice::Source m_choice;
    dice::Source m_dice;
    Typist m_typist;
    engine::MemoryJournal m_journal;
    engine::Table m_table;
    QString m_place;
    QSet<QString> m_failed;
    Ear m_ear;
    QSet<QString> m_heard;
    const engine::Verb* m_verb = nullptr; // what is typed now
    QJsonObject m_written;
    Typed m_typed;
};

} // namespace

Typed typedAlong(const engine::Game& game, const QString& evening, const Start& start, const Walk& walk, int apart, int drafts)
{
    return Evening(game, start, walk).typed(evening, apart, drafts);
}

Typed typedAt(const engine::Game& game, const Start& start, const Walk& walk, int drafts)
{
    return Evening(game, start, walk).typedHere(drafts);
}

} // namespace support
