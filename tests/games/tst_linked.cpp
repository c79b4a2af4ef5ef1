// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// An evening of every game in German: every word of its rules that stands in the guide, a question, a reason or the history leads
// to its entry.
#include "app/desks.h"
#include "cards/pack.h"
#include "games/catalogue.h"
#include "kit/called_on.h"
#include "kit/deciding.h"
#include "rulebook/reading.h"
#include "rulebook/terms.h"
#include "support/again.h"
#include "support/every_game.h"
#include "support/german.h"

#include <QFile>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using support::linesOf;

namespace {

class Ones : public engine::Chance {
    int face(int) override { return 1; }
};

// What a person reads at a table as it lies.
QStringList readOn(kit::Sitting& sitting, const kit::Desk& desk)
{
    QStringList read{kit::guided(sitting, desk, kit::forced(sitting, desk), QStringLiteral("Weiter"))};
    for (const engine::Offer& offer : sitting.offers()) {
        for (const engine::Condition& one : offer.verdict.conditions)
            read += {one.text(), one.remedy()};
        const engine::Needs needs = sitting.game().needs(sitting.state(), offer.action);
        for (const engine::Die& die : needs.dice)
            read += die.label;
        for (const engine::Pick& pick : needs.picks)
            read += pick.label;
    }
    return read;
}

// The words that the German book calls its entries, as the test knows them: without the terms that it tries.
class Vocabulary {
public:
    explicit Vocabulary(const rulebook::Book& book)
    {
        for (const rulebook::Entry& entry : book.entries)
            if (entry.kind != rulebook::EntryKind::Reference)
                for (const QString& name : rulebook::spokenNames(entry))
                    for (const QString& word : name.split(QLatin1Char(' ')))
                        (word == name && name.size() > 3 ? m_entries : m_parts)[word] += &entry;
    }

    // Words of a text that an entry is called by, in their own letters and with the endings of German, none of which is linked.
    QStringList plainIn(const QString& text, const QSet<const rulebook::Entry*>& linked) const
    {
        // In every second sentence, where they mean no rule.
        static const QStringList everyday = QStringLiteral(
            "Aufräumen Beginn Ende Hand Karte Karten Lernen Partie Spieler Warten "
            "anhalten behalten beliebig danach daneben dürfen gehen gewinnen helfen kann rechts treffen verlieren warten "
            "zurücklegen Beliebig Danach Gehen Gewinnen Verlieren Treffen frei links")
                                                .split(QLatin1Char(' '));
        static const QRegularExpression word(QStringLiteral("\\w+"), QRegularExpression::UseUnicodePropertiesOption);
        QStringList plain;
        for (auto it = word.globalMatch(text); it.hasNext();) {
            const QString said = it.next().captured();
            if (everyday.contains(said))
                continue;
            QSet<const rulebook::Entry*> meant, spoken = m_parts.value(said); // a part of a name that was linked before
            for (const auto ending :
                {QLatin1String(""), QLatin1String("n"), QLatin1String("en"), QLatin1String("s"), QLatin1String("es")})
                if (said.endsWith(ending))
                    meant += m_entries.value(said.chopped(ending.size()));
            if (!meant.isEmpty() && !(meant + spoken).intersects(linked))
                plain += said + QStringLiteral(": ") + text;
        }
        return plain;
    }

private:
    QHash<QString, QSet<const rulebook::Entry*>> m_entries, m_parts; // by whole names, by words of longer ones
};

} // namespace

class TestLinked : public QObject {
    Q_OBJECT

private slots:
    void everyWordOfTheRulesLeadsThere_data() { support::everyGame(); }
    void everyWordOfTheRulesLeadsThere();
};

void TestLinked::everyWordOfTheRulesLeadsThere()
{
    QFETCH(const QString, game);
    const support::German german(true);
    if (german.isAbsent)
        QSKIP(german.why);
    const auto games = games::catalogue();
    const engine::Game& played = **std::ranges::find_if(games, [&](const auto& one) { return one->id() == game; });
    const auto desks = app::desks();
    const kit::Desk& desk = **std::ranges::find_if(desks, [&](const auto& one) { return one->game() == game; });
    Ones chance;
    const auto campaign = std::make_shared<kit::Campaign>(QStringLiteral("Evening"), played,
        std::make_unique<engine::MemoryJournal>(), [] { return QDateTime::currentDateTimeUtc(); });
    kit::Sitting sitting(campaign, chance, kit::Sitting::Cards());
    const QString training = QStringLiteral("training");
    QVERIFY(sitting.begin(cards::setupOf({*cards::openPack(training, played)}, played), {training}));
    const auto book = rulebook::openBook(QStringLiteral(":/games/%1/rulebook.json").arg(game));
    QVERIFY(bool(book));
    rulebook::Terms terms(*book);
    terms.spareNames(kit::namesOn(sitting, &desk));
    static const QMap<QString, QString> evenings{{QStringLiteral("hired-swords"), QStringLiteral("training-career")},
        {QStringLiteral("jagged-alliance"), QStringLiteral("training-campaign")},
        {QStringLiteral("mercenarium"), QStringLiteral("iva-and-pia")},
        {QStringLiteral("sellsword"), QStringLiteral("broken-mole")},
        {QStringLiteral("swords-and-souls"), QStringLiteral("four-heroes")}};
    const QString evening = QStringLiteral(MR_TESTS "/%1/evenings/%2").arg(game, evenings.value(game));
    const QList<QByteArray> lines = linesOf(evening + QStringLiteral(".jsonl")),
                            answers = linesOf(evening + QStringLiteral(".answers"));
    QVERIFY(lines.size() > 10);
    const Vocabulary vocabulary(*book);
    QSet<QString> read;
    QStringList plain;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        QStringList texts = readOn(sitting, desk);
        const qint64 last = sitting.table().last();
        support::again(
            campaign->table(), QJsonDocument::fromJson(lines[i]).object(), QJsonDocument::fromJson(answers.value(i)).object());
        for (qint64 entry = last + 1; entry <= sitting.table().last(); ++entry)
            if (const auto told = sitting.sentenceOf((*sitting.entries(entry, entry)).first()))
                texts += told->text();
        const QStringList names = kit::namesOn(sitting, &desk)();
        for (QString text : texts)
            if (!read.contains(text)) {
                read += text;
                const QList<rulebook::Mention> mentions = terms.in(text, {});
                QSet<const rulebook::Entry*> linked;
                for (const rulebook::Mention& one : mentions) {
                    linked += one.entry;
                    for (qsizetype at = one.from; at < one.from + one.length; ++at)
                        text[at] = QLatin1Char('.');
                }
                for (const QString& name : names)
                    text.remove(name);
                plain += vocabulary.plainIn(text, linked);
            }
    }
    plain.sort();
    plain.removeDuplicates();
    QVERIFY2(read.size() > 80, qPrintable(QString::number(read.size())));
    QVERIFY2(plain.isEmpty(), qPrintable(plain.join(QLatin1Char('\n'))));
}

QTEST_MAIN(TestLinked)
#include "tst_linked.moc"
