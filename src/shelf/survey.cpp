// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shelf/survey.h"

#include "engine/message.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace shelf {

using engine::Fault;
using engine::fill;

namespace {

constexpr int mostCampaigns = 100000; // a damaged page must not lead in circles
constexpr int mostIfDamaged = 20000;  // each of them is asked for everything then
constexpr int mostFindings = 1000;    // that are told one by one; of those by which nothing is lost as many
constexpr int mostStates = 20000;     // that a campaign keeps: a thousand, and one for each thousand of its entries

enum Holding { Entries, Sidesteps, Head, States, Note, Terms, Acts, Whispers };

class Surveying {
public:
    explicit Surveying(Database& database)
        : m_database(database)
        , m_sql(database.dialect())
    {
    }

    Survey all()
    {
        checkPages();
        m_survey.isOurs = tablesAreOurs();
        if (m_survey.isOurs) {
            readHoldings();
            readLabels();
            readUnlabelled();
            for (Surveyed& one : m_survey.campaigns)
                look(one);
            checkReferences();
            readBelongings(m_sql.packs, packFrom, m_survey.packs, shelf::tr("imported pack %1"));
            readBelongings(m_sql.pins, pinFrom, m_survey.pins, shelf::tr("note %1 on a rule"));
        }
        for (const auto& [tally, lost] : {std::pair(m_lost, shelf::tr("See the campaigns below.")),
                 std::pair(m_cached, shelf::tr("Nothing is lost by this."))})
            if (tally.further > 0)
                m_survey.findings += {m_database.path(),
                    fill(shelf::tr("There is more of this kind: %1."), {QString::number(tally.further)}), lost};
        return m_survey;
    }

private:
    struct Tally {
        int told = 0;
        int further = 0; // only counted
    };

    void found(const QString& place, const QString& problem, const QString& lost) { tell(m_lost, place, problem, lost); }
    void foundOnlyCache(const QString& place, const QString& problem)
    {
        tell(m_cached, place, problem, shelf::tr("Nothing is lost by this."));
    }
    void tell(Tally& tally, const QString& place, const QString& problem, const QString& lost)
    {
        if (tally.told == mostFindings) {
            ++tally.further;
            return;
        }
        ++tally.told;
        m_survey.findings +=
            {place.isEmpty() ? m_database.path() : m_database.path() + QStringLiteral(", ") + place, problem, lost};
    }
    bool readAll(const char* sql, const QVariantList& values, const Database::Take& take)
    {
        const auto read = m_database.rows(sql, values, take);
        if (!read) {
            m_unreadable = read.faults().first().problem;
            m_survey.isAllSeen = false;
        }
        return bool(read);
    }

    void checkPages()
    {
        bool isWhole = true;
        if (!readAll(m_sql.checkPages, {}, [&](const QSqlQuery& row) {
                if (row.value(0).toString() == QLatin1String("ok"))
                    return true;
                isWhole = false;
                found({}, fill(shelf::tr("The pages of the file do not fit together: %1"), {row.value(0).toString()}),
                    shelf::tr("See the campaigns below."));
                return true;
            })) {
            isWhole = false;
            found({}, fill(shelf::tr("The pages of the file could not be checked: %1"), {m_unreadable}),
                shelf::tr("See the campaigns below."));
        }
        m_isWhole = isWhole;
        m_most = isWhole ? mostCampaigns : mostIfDamaged;
        m_survey.isAllSeen = isWhole;
        (void)readAll(m_sql.countFree, {}, [&](const QSqlQuery& row) {
            m_survey.isAllSeen &= row.value(0).toLongLong() == 0;
            return false;
        });
    }

    // Views or other tables under our names could do anything when they are read.
    bool tablesAreOurs()
    {
        const auto strange = m_database.strangeParts(m_sql.parts);
        if (!strange) {
            found({}, fill(shelf::tr("The list of tables cannot be read: %1"), {strange.faults().first().problem}),
                shelf::tr("Nothing in this file can be read."));
            return false;
        }
        m_survey.isAllSeen &= strange->isEmpty();
        if (!strange->isEmpty())
            found({},
                fill(shelf::tr("These parts are missing, changed or not made by Muster Roll: %1."),
                    {strange->join(QStringLiteral(", "))}),
                shelf::tr("See the campaigns below."));
        return std::none_of(m_sql.parts.begin(), m_sql.parts.end(), [&](const Part& part) {
            return QLatin1String(part.type) == QLatin1String("table") && strange->contains(QLatin1String(part.name));
        });
    }

    // Of which campaigns there is what: in a shelf of many labels most questions need not be asked of each.
    void readHoldings()
    {
        m_areHoldingsKnown = m_isWhole && readAll(m_sql.holdings, {}, [&](const QSqlQuery& row) {
            m_holdings[row.value(1).toLongLong()] |= 1 << row.value(0).toInt();
            return true;
        });
    }
    bool holds(const Surveyed& one, Holding what) const
    {
        return !m_areHoldingsKnown || m_holdings.value(one.number) & 1 << what;
    }

    void readLabels()
    {
        const bool isRead = readAll(m_sql.labels, {}, [&](const QSqlQuery& row) {
            Surveyed one;
            one.number = row.value(0).toLongLong();
            one.id = row.value(1).toString();
            one.name = row.value(2).toString();
            one.game = row.value(4).toString();
            one.created = row.value(5).toString();
            one.seal = row.value(6).toByteArray();
            if (row.value(3).toString() != folded(one.name))
                foundOnlyCache(fill(shelf::tr("campaign %1"), {one.name}),
                    shelf::tr("The form of the name that is used for searching is damaged."));
            if (one.seal != sealOfCampaign(one.id, one.name, one.game, one.created))
                found(fill(shelf::tr("campaign %1"), {one.name}), shelf::tr("The label of this campaign was changed by damage."),
                    shelf::tr("Its name, game or date may be wrong; its entries are checked on their own."));
            m_survey.campaigns += one;
            return m_survey.campaigns.size() < m_most;
        });
        if (!isRead)
            found({}, fill(shelf::tr("The list of campaigns cannot be read to its end: %1"), {m_unreadable}),
                shelf::tr("Names and games of some campaigns."));
    }

    void readUnlabelled()
    {
        QSet<qint64> labelled;
        for (const Surveyed& one : m_survey.campaigns)
            labelled += one.number;
        if (m_areHoldingsKnown) {
            QList<qint64> numbers;
            for (const auto& [number, what] : m_holdings.asKeyValueRange())
                if (what & 1 << Entries && !labelled.contains(number))
                    numbers += number;
            std::ranges::sort(numbers);
            for (const qint64 number : std::as_const(numbers))
                addUnlabelled(number);
            return;
        }
        qint64 last = -1;
        for (int i = 0; i < m_most; ++i) {
            std::optional<qint64> next;
            const bool isRead = readAll(m_sql.nextCampaign, {last}, [&](const QSqlQuery& row) {
                if (!row.value(0).isNull())
                    next = row.value(0).toLongLong();
                return false;
            });
            if (!isRead || !next || *next <= last)
                return;
            last = *next;
            if (!labelled.contains(last))
                addUnlabelled(last);
        }
    }

    void addUnlabelled(qint64 number)
    {
        if (m_survey.campaigns.size() >= m_most || ++m_unlabelled > mostIfDamaged)
            return;
        Surveyed one;
        one.number = number;
        one.name = fill(shelf::tr("Saved campaign %1"), {QString::number(number)});
        found(one.name, shelf::tr("The label of this campaign is lost."), shelf::tr("Its name, game and date."));
        m_survey.campaigns += one;
    }

    void look(Surveyed& one)
    {
        const QString place = fill(shelf::tr("campaign %1"), {one.name});
        if (holds(one, States))
            readSnapshots(one, place);
        readEntries(one, place);
        checkHead(one, place);
        checkSnapshots(one, place);
        if (holds(one, Note))
            checkNote(one, place);
        readShared(one, place);
    }

    void readSnapshots(Surveyed& one, const QString& place)
    {
        int states = 0;
        const bool isRead = readAll(m_sql.allSnapshots, {one.number}, [&](const QSqlQuery& row) {
            StoredSnapshot snapshot = snapshotFrom(row);
            const bool isSound = snapshot.isSound(one.number);
            snapshot.state.clear();
            if (isSound)
                one.snapshots += snapshot;
            else
                foundOnlyCache(
                    place, fill(shelf::tr("The kept state at entry %1 is damaged."), {QString::number(snapshot.node)}));
            if (++states < mostStates)
                return true;
            foundOnlyCache(place, shelf::tr("More states are kept than any campaign needs."));
            return false;
        });
        if (!isRead)
            foundOnlyCache(place, fill(shelf::tr("The kept states cannot be read to their end: %1"), {m_unreadable}));
    }

    void readEntries(Surveyed& one, const QString& place)
    {
        m_digests.clear();
        m_heads.clear();
        for (const StoredSnapshot& snapshot : one.snapshots) {
            m_digests.insert(snapshot.node, {});
            m_heads.insert(snapshot.seq, {});
        }
        QList<std::pair<qint64, qint64>> sidesteps;
        QByteArray head = seed();
        QString problem;
        const bool isRead = !holds(one, Entries)
            || readAll(m_sql.entries, {one.number, 1, std::numeric_limits<qint64>::max()}, [&](const QSqlQuery& query) {
                   const Row row = rowFrom(query);
                   one.known = std::max(one.known, row.seq);
                   head = hashAfter(head, row);
                   if (row.seq != one.sound + 1)
                       problem = shelf::tr("Entries are missing.");
                   else if (row.hash != head)
                       problem = shelf::tr("The entry was changed by damage.");
                   else if (!fits(row))
                       problem = shelf::tr("The entry points at entries that do not exist.");
                   if (!problem.isEmpty())
                       return false; // what comes behind it is only counted
                   one.sound = row.seq;
                   one.head = row.hash;
                   one.lastAt = row.at;
                   if (row.seq == 1 && !one.created.isEmpty() && one.created != row.at)
                       foundOnlyCache(place, shelf::tr("The date on the label is not that of the first entry."));
                   if (row.parent != row.seq - 1)
                       sidesteps += {row.seq, row.parent};
                   if (const auto at = m_digests.find(row.seq); at != m_digests.end())
                       *at = row.digest;
                   if (const auto at = m_heads.find(row.seq); at != m_heads.end())
                       *at = row.hash;
                   return true;
               });
        if (!problem.isEmpty())
            (void)readAll(m_sql.countKnown, {one.number}, [&](const QSqlQuery& row) {
                one.known = std::max(one.known, row.value(0).toLongLong());
                return false;
            });
        m_entriesProblem = problem.isEmpty() && !isRead
            ? fill(shelf::tr("The entries cannot be read any further: %1"), {m_unreadable})
            : problem;
        checkSidesteps(one, place, sidesteps);
    }

    void checkSidesteps(const Surveyed& one, const QString& place, const QList<std::pair<qint64, qint64>>& wanted)
    {
        if (wanted.isEmpty() && !holds(one, Sidesteps))
            return;
        QList<std::pair<qint64, qint64>> indexed;
        const bool isRead = readAll(m_sql.sidesteps, {one.number}, [&](const QSqlQuery& row) {
            if (row.value(0).toLongLong() <= one.sound)
                indexed += {row.value(0).toLongLong(), row.value(1).toLongLong()};
            return true;
        });
        if (!isRead || indexed != wanted)
            found(place, shelf::tr("The index of branches is damaged."),
                shelf::tr("Every entry is there, but which was made from which is looked up in it: Muster Roll asks the entries "
                          "themselves, an older version may show another state. --repair makes it anew."));
    }

    void checkHead(Surveyed& one, const QString& place)
    {
        qint64 seq = 0;
        QString at;
        QByteArray hash;
        const bool isRead = !holds(one, Head) || readAll(m_sql.head, {one.number}, [&](const QSqlQuery& row) {
            seq = row.value(0).toLongLong();
            at = row.value(1).toString();
            hash = row.value(2).toByteArray();
            return true;
        });
        const bool agrees = isRead && seq == one.sound && at == one.lastAt && hash == one.head && seq > 0;
        // A damaged number must not promise entries that never were; the kept states are a second witness.
        qint64 witnessed = one.known;
        for (const StoredSnapshot& snapshot : one.snapshots)
            witnessed = std::max(witnessed, snapshot.seq);
        if (m_entriesProblem.isEmpty() && (witnessed > one.sound || (isRead && seq > one.sound && hash != one.head)))
            m_entriesProblem = shelf::tr("Entries are missing.");
        if (!m_entriesProblem.isEmpty()) {
            one.known = std::max({witnessed, isRead ? seq : 0, one.sound + 1});
            found(place + QStringLiteral(", ") + fill(shelf::tr("entry %1"), {QString::number(one.sound + 1)}), m_entriesProblem,
                fill(shelf::tr("Entries %1 to %2. The entries before are sound and can be saved: %3."),
                    {QString::number(one.sound + 1), QString::number(one.known), QString::number(one.sound)}));
            return;
        }
        if (!agrees)
            foundOnlyCache(place, shelf::tr("The mark of the campaign's end is damaged."));
    }

    void checkSnapshots(const Surveyed& one, const QString& place)
    {
        for (const StoredSnapshot& snapshot : one.snapshots) {
            if (snapshot.seq > one.sound)
                continue;
            if (m_heads.value(snapshot.seq) != snapshot.head || m_digests.value(snapshot.node) != snapshot.digest)
                foundOnlyCache(place,
                    fill(shelf::tr("The kept state at entry %1 does not belong to these entries."),
                        {QString::number(snapshot.node)}));
        }
    }

    void checkNote(Surveyed& one, const QString& place)
    {
        bool isSound = true;
        const bool isRead = readAll(m_sql.note, {one.number}, [&](const QSqlQuery& row) {
            const QString text = row.value(0).toString();
            isSound = row.value(1).toByteArray() == sealOfNote(one.number, text);
            if (isSound)
                one.note = text;
            return true;
        });
        if (!isRead || !isSound)
            foundOnlyCache(place, shelf::tr("The line shown on the shelf is damaged."));
    }

    void readShared(Surveyed& one, const QString& place)
    {
        const auto readSealed = [&](const char* sql, const QVariantList& values, const Database::Take& take) {
            bool isSound = true;
            const bool isRead = readAll(sql, values, [&](const QSqlQuery& row) { return isSound = take(row); });
            if (!isRead || !isSound)
                found(place, shelf::tr("What it keeps as a shared campaign is damaged."),
                    shelf::tr("Acts that were not shared yet, or how to reach the table: join it again with a new invitation."));
        };
        if (holds(one, Terms))
            readSealed(m_sql.terms, {one.number}, [&](const QSqlQuery& row) {
                one.terms = row.value(1).toString();
                return row.value(2).toByteArray() == sealOfTerms(one.number, row.value(0).toString(), one.terms);
            });
        if (holds(one, Acts))
            readSealed(m_sql.openActs, {one.number}, [&](const QSqlQuery& row) { return bool(actFrom(row, one.number)); });
        if (holds(one, Whispers))
            readSealed(m_sql.whispers, {one.number, 1, std::numeric_limits<qint64>::max()},
                [&](const QSqlQuery& row) { return bool(whisperFrom(row, one.number)); });
    }

    void checkReferences()
    {
        QStringList tables;
        const bool isRead = readAll(m_sql.checkReferences, {}, [&](const QSqlQuery& row) {
            tables += row.value(0).toString();
            return tables.size() < m_most;
        });
        tables.removeDuplicates();
        if (!isRead && tables.isEmpty())
            found(
                {}, shelf::tr("Whether every row belongs to a campaign cannot be read."), shelf::tr("See the campaigns above."));
        else if (!tables.isEmpty())
            found({}, fill(shelf::tr("Some rows belong to no campaign: %1."), {tables.join(QStringLiteral(", "))}),
                shelf::tr("See the campaigns above."));
    }

    template <class Row>
    void readBelongings(const char* sql, std::optional<Row> (*from)(const QSqlQuery&), qsizetype& sound, const QString& name)
    {
        qint64 last = 0;
        int damaged = 0;
        const bool isRead = readAll(sql, {}, [&](const QSqlQuery& query) {
            if (const auto row = from(query)) {
                last = row->number;
                return ++sound < mostCampaigns;
            }
            found(fill(name, {query.value(0).toString()}), shelf::tr("It was changed by damage."),
                shelf::tr("It cannot be used any more."));
            return ++damaged < 2 * mostFindings; // however much else is damaged, what is sound is counted
        });
        if (!isRead)
            found(fill(name, {QString::number(last + 1)}),
                fill(shelf::tr("It and those after it cannot be read: %1"), {m_unreadable}),
                shelf::tr("They cannot be used any more."));
    }

    Database& m_database;
    const Dialect& m_sql;
    Survey m_survey;
    QString m_unreadable;
    QString m_entriesProblem;
    QHash<qint64, QByteArray> m_digests; // of the entries that kept states belong to
    QHash<qint64, QByteArray> m_heads;   // of the entries at which they were kept
    QHash<qint64, int> m_holdings;       // by campaign: bits
    bool m_areHoldingsKnown = false;     // no: each campaign is asked for everything
    int m_most = mostIfDamaged;          // campaigns
    int m_unlabelled = 0;                // campaigns
    bool m_isWhole = false;              // its pages fit together
    Tally m_lost;                        // findings by which something is
    Tally m_cached;                      // and those by which nothing is
};

} // namespace

std::optional<OpenAct> actFrom(const QSqlQuery& query, qint64 campaign)
{
    const OpenAct act{query.value(0).toLongLong(), query.value(1).toString(), query.value(2).toString()};
    return query.value(3).toByteArray() == sealOfAct(campaign, act.number, act.id, act.content) ? std::optional(act)
                                                                                                : std::nullopt;
}

std::optional<Whisper> whisperFrom(const QSqlQuery& query, qint64 campaign)
{
    const Whisper one{query.value(0).toLongLong(), query.value(1).toString(), query.value(2).toByteArray()};
    return query.value(3).toByteArray() == sealOfWhisper(campaign, one.seq, one.seat, one.content) ? std::optional(one)
                                                                                                   : std::nullopt;
}

Survey surveyed(Database& database) { return Surveying(database).all(); }

} // namespace shelf
