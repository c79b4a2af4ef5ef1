// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulebook/search.h"

#include "engine/message.h"
#include "rulebook/reading.h"
#include "rulebook/snippet.h"
#include "rulebook/words.h"

#include <QHash>
#include <QLocale>
#include <QSet>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QUuid>
#include <QVariant>

#include <algorithm>

namespace rulebook {

namespace {

constexpr double allOfThem = 1.5; // an entry with all of the words is worth that much more than its rank
constexpr int compared = 32;      // entries of each, before the best are shown
constexpr int mostRemembered = 512;
constexpr int barelyBegun = 2; // letters

QString tr(const char* text) { return QCoreApplication::translate("rulebook", text); }

// As the book has them, and in the reader's words.
QString searchable(const Entry& entry)
{
    QStringList texts = readingsOf(entry);
    for (const Reading& reading : entry.readings)
        if (!texts.contains(reading.text))
            texts += reading.text;
    return texts.join(QLatin1Char('\n')).remove(QChar(0));
}

// What the reader's language calls the rule, parted by commas; nothing in the language of the book.
QString spokenOf(const Entry& entry) { return spokenNames(entry).join(QStringLiteral(", ")); }

// A tokenizer leaves letters alone that folding parts ("ß").
QString wordsIn(const QString& spoken)
{
    QStringList lines;
    for (const QString& name : spoken.split(QStringLiteral(", ")))
        lines += wordsOf(name).join(QLatin1Char(' '));
    return lines.join(QLatin1Char('\n'));
}

// What it may be called, each in the form in which typed words are compared.
QStringList namesOf(const Entry& entry, const QString& spoken, const QSet<QString>& small)
{
    QStringList names;
    for (const QString& name : QStringList{entry.title} + entry.synonyms + spoken.split(QStringLiteral(", ")))
        names += tellingWords(wordsOf(name), small).join(QLatin1Char(' '));
    return names;
}

// Row numbers of one book, both included.
struct Span {
    int first = 0;
    int last = -1;
};

// What one answer is about.
struct Question {
    QString name;           // all that was typed
    QList<Sought> words;    // those that can be found
    QStringList beginnings; // of the words to mark
    Span within;
    int most;
    bool isNear = false; // of a word only other spellings
};

// An entry that was found.
struct Ranked {
    int row;
    double score; // higher is better
};

// A searchable entry; its hit has no snippet and score yet.
struct Row {
    Hit hit;
    Passage body;
    Passage pins;
    QString readings; // in the language of the index, as what it is called there
    QString spoken;
};

} // namespace

struct Search::Index {
    explicit Index(const QList<Book>& searched);
    ~Index();

    bool run(const QString& sql);
    bool run(QSqlQuery& query);
    void fault(const QSqlError& error);
    void fill();
    void add(const Entry& entry, const Book& book, QSqlQuery& insert);
    void readVocabulary();
    void readNames();
    void pin(int row, const QString& text);
    void speak();
    void change(const QString& sql, int row, const QString& text);
    QStringList wordsFor(const QString& typed) const;
    Question questionFor(const QStringList& words, int most, Span within) const;
    bool headingsAreEnough(const Question& asked) const;
    QList<Hit> answer(const Question& asked);
    void putNamedFirst(QList<Ranked>& found, const Question& asked) const;
    QList<Ranked> ask(const QString& match, const Question& asked);
    void complete(QList<Ranked>& found, const Question& asked);
    QList<Hit> shown(const QList<Ranked>& found, const Question& asked) const;

    QString connection = QUuid::createUuid().toString(QUuid::WithoutBraces);
    QSqlDatabase database;
    std::unique_ptr<QSqlQuery> question;
    QList<Row> rows; // by row number - 1
    QHash<QString, int> rowOf;
    QHash<QString, QList<int>> named; // rows by what each may be called
    QHash<QString, Span> spans;
    QList<Book> books;
    QString language; // of the readings
    Vocabulary vocabulary;
    QSet<QString> small = smallWords();
    QHash<QString, QList<Hit>> remembered;
    QList<engine::Fault> faults;
};

Search::Index::Index(const QList<Book>& searched)
    : books(searched)
    , language(QLocale().name())
{
    database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), connection);
    database.setDatabaseName(QStringLiteral(":memory:"));
    if (!database.open()) {
        fault(database.lastError());
        return;
    }
    const bool made = run(QStringLiteral("CREATE VIRTUAL TABLE rules USING fts5(title, synonyms, body, readings, pins, spoken, "
                                         "tokenize='unicode61 remove_diacritics 2', prefix='1 2 3')"))
        && run(QStringLiteral("CREATE VIRTUAL TABLE words USING fts5vocab(rules, 'col')"))
        && run(QStringLiteral("INSERT INTO rules(rules, rank) VALUES('rank', 'bm25(12.0, 7.0, 1.5, 0.4, 2.0, 9.0)')"));
    if (!made)
        return;
    fill();
    readVocabulary();
    readNames();
    question = std::make_unique<QSqlQuery>(database);
    question->setForwardOnly(true);
    if (!question->prepare(QStringLiteral("SELECT rowid, rank FROM rules WHERE rules MATCH ? AND rowid BETWEEN ? AND ? "
                                          "ORDER BY rank LIMIT ?")))
        fault(question->lastError());
}

Search::Index::~Index()
{
    question.reset();
    database.close();
    database = {};
    QSqlDatabase::removeDatabase(connection);
}

bool Search::Index::run(const QString& sql)
{
    QSqlQuery query(database);
    const bool done = query.exec(sql);
    if (!done)
        fault(query.lastError());
    return done;
}

bool Search::Index::run(QSqlQuery& query)
{
    const bool done = query.exec();
    if (!done)
        fault(query.lastError());
    return done;
}

void Search::Index::fault(const QSqlError& error)
{
    faults += engine::Fault{rulebook::tr("search in the rules"), {},
        engine::fill(rulebook::tr("The search is not available: %1."), {error.text()}),
        rulebook::tr("Install the SQLite driver of Qt (a package named like libqt6sql6-sqlite).")};
}

void Search::Index::fill()
{
    database.transaction();
    QSqlQuery insert(database);
    if (!insert.prepare(QStringLiteral(
            "INSERT INTO rules(rowid, title, synonyms, body, readings, pins, spoken) VALUES(?, ?, ?, ?, ?, '', ?)")))
        return fault(insert.lastError());
    for (const Book& book : std::as_const(books)) {
        Span span{int(rows.size()) + 1, 0};
        for (const Entry& entry : book.entries)
            add(entry, book, insert);
        span.last = int(rows.size());
        spans.insert(book.game, span);
    }
    database.commit();
    run(QStringLiteral("INSERT INTO rules(rules) VALUES('optimize')"));
}

void Search::Index::add(const Entry& entry, const Book& book, QSqlQuery& insert)
{
    rows += Row{{entry.id, book.game, entry.title, entry.page, {}, false, 0}, Passage(entry.body), {}, searchable(entry),
        spokenOf(entry)};
    rowOf.insert(entry.id, int(rows.size()));
    insert.bindValue(0, int(rows.size()));
    insert.bindValue(1, QString(entry.title).remove(QChar(0)));
    insert.bindValue(2, entry.synonyms.join(QLatin1Char('\n')).remove(QChar(0)));
    insert.bindValue(3, rows.last().body.text());
    insert.bindValue(4, rows.last().readings);
    insert.bindValue(5, wordsIn(rows.last().spoken));
    run(insert);
}

void Search::Index::readVocabulary()
{
    QSqlQuery query(database);
    query.setForwardOnly(true);
    if (!query.exec(QStringLiteral("SELECT term, col, doc FROM words")))
        return fault(query.lastError());
    QMap<QString, int> words;
    while (query.next()) {
        const QString column = query.value(1).toString();
        const bool heading =
            column == QLatin1String("title") || column == QLatin1String("synonyms") || column == QLatin1String("spoken");
        words[query.value(0).toString()] += heading ? query.value(2).toInt() : 0;
    }
    vocabulary = Vocabulary(words);
}

void Search::Index::readNames()
{
    named.clear();
    int row = 0;
    for (const Book& book : std::as_const(books))
        for (const Entry& entry : book.entries) {
            const QString spoken = rows[row++].spoken;
            for (const QString& name : namesOf(entry, spoken, small))
                if (!named[name].contains(row))
                    named[name] += row;
        }
}

void Search::Index::pin(int row, const QString& text)
{
    Passage& pins = rows[row - 1].pins;
    if (Passage made(text); made.text() != pins.text()) {
        pins = made;
        change(QStringLiteral("UPDATE rules SET pins = ? WHERE rowid = ?"), row, pins.text());
    }
}

// The language may have been changed while the program runs.
void Search::Index::speak()
{
    if (language == QLocale().name())
        return;
    language = QLocale().name();
    small = smallWords();
    database.transaction();
    int row = 0;
    for (const Book& book : std::as_const(books))
        for (const Entry& entry : book.entries) {
            Row& one = rows[row++];
            if (const QString said = searchable(entry); said != one.readings) {
                one.readings = said;
                change(QStringLiteral("UPDATE rules SET readings = ? WHERE rowid = ?"), row, said);
            }
            if (const QString spoken = spokenOf(entry); spoken != one.spoken) {
                one.spoken = spoken;
                change(QStringLiteral("UPDATE rules SET spoken = ? WHERE rowid = ?"), row, wordsIn(spoken));
            }
        }
    database.commit();
    remembered.clear();
    readVocabulary();
    readNames();
}

void Search::Index::change(const QString& sql, int row, const QString& text)
{
    QSqlQuery update(database);
    if (!update.prepare(sql))
        return fault(update.lastError());
    update.bindValue(0, text);
    update.bindValue(1, row);
    run(update);
}

// One or two letters after whole words are a word just begun: they tell little yet, and ranking them costs most.
QStringList Search::Index::wordsFor(const QString& typed) const
{
    QStringList words = tellingWords(wordsOf(typed), small);
    if (words.size() > 1 && words.last().size() <= barelyBegun && !vocabulary.knows(words.last()))
        words.removeLast();
    return words;
}

Question Search::Index::questionFor(const QStringList& words, int most, Span within) const
{
    Question asked{words.join(QLatin1Char(' ')), {}, {}, within, most};
    for (const Sought& word : soughtFor(words, vocabulary)) {
        asked.isNear |= word.begun.isEmpty();
        if (word.isHopeless())
            continue;
        asked.words += word;
        asked.beginnings += word.begun.isEmpty() ? word.whole : word.begun;
    }
    return asked;
}

// Ranking every entry that has a frequent word somewhere is what costs time, and for a single word the headings win anyway.
bool Search::Index::headingsAreEnough(const Question& asked) const
{
    return asked.words.size() == 1 && asked.words[0].begun.size() == 1
        && vocabulary.inHeadings(asked.words[0].begun[0]) >= asked.most;
}

QList<Hit> Search::Index::answer(const Question& asked)
{
    const QString match = matchText(asked.words, Join::All);
    if (headingsAreEnough(asked)) {
        QList<Ranked> found = ask(QStringLiteral("{title synonyms spoken} : ") + match, asked);
        if (found.size() >= asked.most) {
            putNamedFirst(found, asked);
            return shown(found, asked);
        }
    }
    QList<Ranked> found = ask(match, asked);
    if (asked.words.size() > 1)
        complete(found, asked);
    putNamedFirst(found, asked);
    return shown(found, asked);
}

QList<Ranked> Search::Index::ask(const QString& match, const Question& asked)
{
    QList<Ranked> found;
    if (match.isEmpty())
        return found;
    question->bindValue(0, match);
    question->bindValue(1, asked.within.first);
    question->bindValue(2, asked.within.last);
    question->bindValue(3, asked.words.size() > 1 ? std::max(asked.most, compared) : asked.most);
    if (!run(*question))
        return found;
    while (question->next())
        found += Ranked{question->value(0).toInt(), -question->value(1).toDouble()};
    question->finish();
    return found;
}

// A word that a player says and the rule does not ("my guy", "what happens when") must not hide the rule that has all others.
void Search::Index::complete(QList<Ranked>& found, const Question& asked)
{
    QSet<int> there;
    for (Ranked& one : found) {
        one.score *= allOfThem;
        there += one.row;
    }
    for (const Ranked& more : ask(matchText(asked.words, Join::Any), asked))
        if (!there.contains(more.row))
            found += more;
    std::ranges::stable_sort(found, std::ranges::greater(), &Ranked::score);
}

// Who types what a rule is called, no letter more and none less, means it.
void Search::Index::putNamedFirst(QList<Ranked>& found, const Question& asked) const
{
    const QList<int> meant = named.value(asked.name);
    for (const int row : meant)
        if (row >= asked.within.first && row <= asked.within.last
            && std::ranges::none_of(found, [row](const Ranked& one) { return one.row == row; }))
            found += Ranked{row, 0};
    std::ranges::stable_partition(found, [&](const Ranked& one) { return meant.contains(one.row); });
}

QList<Hit> Search::Index::shown(const QList<Ranked>& found, const Question& asked) const
{
    QList<Hit> hits;
    for (const Ranked& one : found.first(std::min<qsizetype>(found.size(), asked.most))) {
        const Row& row = rows.at(one.row - 1);
        Hit hit = row.hit;
        hit.score = one.score;
        hit.isNear = asked.isNear;
        hit.pinned = row.pins.holds(asked.beginnings);
        hit.snippet = (hit.pinned ? row.pins : row.body).snippet(asked.beginnings);
        hits += hit;
    }
    return hits;
}

Search::Search(const QList<Book>& books)
    : m_index(std::make_unique<Index>(books))
{
}

Search::~Search() = default;

QList<Hit> Search::find(const QString& words, int most, const QString& game) const
{
    Index& index = *m_index;
    if (!index.question)
        return {};
    index.speak();
    const QStringList cut = index.wordsFor(words);
    if (cut.isEmpty() || most < 1 || (!game.isEmpty() && !index.spans.contains(game)))
        return {};
    const QString key = QString::number(most) + QLatin1Char('\n') + game + QLatin1Char('\n') + cut.join(QLatin1Char(' '));
    if (const auto it = index.remembered.constFind(key); it != index.remembered.constEnd())
        return *it;
    const Span within = game.isEmpty() ? Span{1, int(index.rows.size())} : index.spans.value(game);
    const QList<Hit> hits = index.answer(index.questionFor(cut, most, within));
    if (index.remembered.size() >= mostRemembered)
        index.remembered.clear();
    index.remembered.insert(key, hits);
    return hits;
}

void Search::setPins(const QList<Pin>& pins)
{
    Index& index = *m_index;
    if (!index.question)
        return;
    QHash<int, QString> wanted;
    for (const Pin& pin : pins)
        if (const int row = index.rowOf.value(pin.entry); row > 0)
            wanted[row] += (wanted.contains(row) ? QStringLiteral("\n") : QString()) + pin.text;
    index.database.transaction();
    for (int row = 1; row <= index.rows.size(); ++row)
        index.pin(row, wanted.value(row));
    index.database.commit();
    index.remembered.clear();
    index.readVocabulary();
}

const QList<engine::Fault>& Search::faults() const { return m_index->faults; }

} // namespace rulebook
