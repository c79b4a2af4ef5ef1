// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Hears what in a text is not for people: verbs, ids, paths, names of settings, name=value, JSON, words in a case that is not
// that of their sentence.
#pragma once

#include "engine/game.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>

namespace support {

class Ear {
public:
    explicit Ear(const engine::Game& game)
    {
        QStringList verbs;
        for (const engine::Verb& verb : game.verbs())
            if (verb.name.contains(QLatin1Char('-')) && verb.name != QLatin1String("counter-attack")) // a word of its book
                verbs += verb.name;
        add("a verb", before() + QLatin1Char('(') + verbs.join(QLatin1Char('|')) + QLatin1Char(')') + behind());
        add("a name with _", before() + QStringLiteral("[a-z]+(_[a-z0-9]+)+") + behind());
        add("a path", before() + QStringLiteral("[a-z_]{2,}(\\.[a-z0-9_+-]{2,})+") + behind());
        add("name=value", QStringLiteral("\\b[A-Za-z_.]+=(?!=)"));
        add("JSON", QStringLiteral("\\[\\{|\\}\\]|\\{\\}|\\[\\]|\\{\""));
        add("empty brackets", QStringLiteral("\\(\\s*\\)"));
        add("a value that is empty", QStringLiteral("[a-zäöüß]{2}  \\w|^ [a-z]|\\S $|\\s[,;](\\s|$)|[a-z] \\.$|“”|„“|\\? \\?"));
        add("nobody who does not", QStringLiteral("\\b([Nn]obody (does|has|is|was) not|[Nn]iemand (\\w+ )?(nicht|kein\\w*))\\b"));
        add("a place for a word", QStringLiteral("%(\\d|n\\b)"));
        add("a German case", before() + QStringLiteral("((mit|von|bei|aus|zu|nach) (eine|einen|die|das)|für einer)") + behind());
        m_sentence = {"a colon without an end", QRegularExpression(QStringLiteral("[:,]\\s*$|\\bfor\\s+$"))};
    }

    // What stands on a table under an id that looks like none of the words of a sentence: "shaken-2", "hob-carrow".
    void learn(const QJsonValue& state)
    {
        const QJsonObject object = state.toObject();
        if (const QString id = object.value(QLatin1String("id")).toString(); looksLikeAnId(id) && !isCalledSo(object, id))
            m_ids += id;
        for (const char* name : {"title", "name"}) // something else may be called like it
            m_called += object.value(QLatin1String(name)).toString();
        for (const QJsonValue& part : object)
            learn(part);
        for (const QJsonValue& one : state.toArray())
            learn(one);
    }

    // Of a sentence on the command line, which tells in brackets what is to be typed.
    QString wrong(const QString& sentence) const
    {
        static const QRegularExpression toBeTyped(QStringLiteral(" \\([a-z0-9]+(-[a-z0-9]+)*\\)"));
        const QString label = wrongLabel(QString(sentence).remove(toBeTyped));
        return label.isEmpty() ? found(m_sentence, sentence) : label;
    }

    // Of a heading, a control or what is read aloud, which may end with a colon.
    QString wrongLabel(const QString& text) const
    {
        for (const Sound& one : m_sounds)
            if (const QString what = found(one, text); !what.isEmpty())
                return what;
        static const QRegularExpression word(before() + QStringLiteral("[a-z0-9]+(-[a-z0-9]+)+") + behind());
        for (auto it = word.globalMatch(text); it.hasNext();)
            if (const QString one = it.next().captured(); m_ids.contains(one) && !m_called.contains(one))
                return QStringLiteral("an id “%1”: %2").arg(one, text);
        return {};
    }

private:
    struct Sound {
        const char* what;
        QRegularExpression pattern;
    };

    static QString before() { return QStringLiteral("(?<![\\w-])"); }
    static QString behind() { return QStringLiteral("(?![\\w-])"); }
    static bool looksLikeAnId(const QString& id) { return id.contains(QLatin1Char('-')); }
    // "Night-watch" is called as its id is written.
    static bool isCalledSo(const QJsonObject& object, const QString& id)
    {
        for (const char* name : {"title", "name", "text"})
            if (object.value(QLatin1String(name)).toString().contains(id, Qt::CaseInsensitive))
                return true;
        return false;
    }
    static QString found(const Sound& sound, const QString& text)
    {
        const auto match = sound.pattern.match(text);
        return match.hasMatch() ? QStringLiteral("%1 “%2”: %3").arg(QLatin1String(sound.what), match.captured(), text)
                                : QString();
    }
    void add(const char* what, const QString& pattern) { m_sounds += {what, QRegularExpression(pattern)}; }

    QList<Sound> m_sounds;
    Sound m_sentence{};
    QSet<QString> m_ids;
    QSet<QString> m_called;
};

} // namespace support
