// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulebook/search.h"

#include "rulebook/concordance.h"
#include "rulebook/reading.h"
#include "rulebook/snippet.h"

#include <QHash>
#include <QLocale>

#include <optional>

namespace rulebook {

namespace {

constexpr int mostRemembered = 512;
constexpr int barelyBegun = 2; // letters

// As the book has them, and in the reader's words.
QStringList readingTexts(const Entry& entry)
{
    QStringList texts = readingsOf(entry);
    for (const Reading& reading : entry.readings)
        if (!texts.contains(reading.text))
            texts += reading.text;
    return texts;
}

// What an entry says and is called, in the reader's language too. A name weighs more than a text; nothing typed is longer than a
// few words, so its title is the first of its names.
QList<Line> linesOf(const Entry& entry, const QString& pins)
{
    QList<Line> lines{{entry.title, 12, true}};
    for (const QString& name : spokenNames(entry))
        lines += Line{name, 9, true, true};
    for (const QString& name : entry.synonyms)
        lines += Line{name, 7, true};
    for (const QString& text : readingTexts(entry))
        lines += Line{text, 0.4, false};
    return lines << Line{entry.body, 1.5, false} << Line{pins, 2, false};
}

// A searchable entry; its hit has no snippet and score yet.
struct Row {
    const Entry* entry;
    Hit hit;
    Passage body;
    Passage pins;
};

// What stands at a sentence's end and belongs before its verb: "Wie baut man es auf?" is about "aufbauen".
QStringList joined(QStringList words, const Vocabulary& vocabulary)
{
    constexpr qsizetype fewest = 2, fewestTogether = 6;
    if (words.size() < 2 || words.last().size() < fewest)
        return words;
    for (qsizetype at = 0; at + 1 < words.size(); ++at)
        if (const QString whole = words.last() + words[at];
            whole.size() >= fewestTogether && words[at].size() > fewest && vocabulary.understands(whole)) {
            words += whole;
            break;
        }
    return words;
}

} // namespace

// One book, or all.
struct Read {
    int first = 0; // of the rows
    int count = 0;
    std::optional<Concordance> words = {}; // read when somebody searches
};

struct Search::Index {
    explicit Index(const QList<Book>& searched);

    void forget();
    const Concordance& read(Read& one) const;
    QStringList wordsFor(const QString& typed, const Vocabulary& vocabulary) const;
    QList<Hit> answer(const QStringList& words, int most, const Read& one) const;
    Hit shown(const Row& row, double score, const QStringList& marked, bool isNear) const;

    QList<Book> books;
    QList<Row> rows;
    QHash<QString, int> rowOf;
    QHash<QString, Read> reads; // by game; under no name all of them
    QString language;
    QSet<QString> small;
    QHash<QString, QList<Hit>> remembered;
};

Search::Index::Index(const QList<Book>& searched)
    : books(searched)
{
    for (const Book& book : std::as_const(books)) {
        reads.insert(book.game, {int(rows.size()), int(book.entries.size())});
        for (const Entry& entry : book.entries) {
            rowOf.insert(entry.id, int(rows.size()));
            rows += Row{&entry, {entry.id, book.game, entry.title, entry.page, {}, false, 0}, Passage(entry.body), {}};
        }
    }
    reads.insert(QString(), {0, int(rows.size())});
    forget();
}

// When something was pinned, or the language changed while the program runs.
void Search::Index::forget()
{
    language = QLocale().name();
    small = smallWords();
    remembered.clear();
    for (Read& one : reads)
        one.words.reset();
}

const Concordance& Search::Index::read(Read& one) const
{
    if (!one.words) {
        QList<QList<Line>> lines;
        for (const Row& row : rows.mid(one.first, one.count))
            lines += linesOf(*row.entry, row.pins.text());
        one.words.emplace(lines, meanings(), small);
    }
    return *one.words;
}

// One or two letters after whole words are a word just begun: they tell little yet.
QStringList Search::Index::wordsFor(const QString& typed, const Vocabulary& vocabulary) const
{
    QStringList words = tellingWords(joined(wordsOf(typed), vocabulary), small);
    if (words.size() > 1 && words.last().size() <= barelyBegun && !vocabulary.knows(words.last()))
        words.removeLast();
    return words;
}

QList<Hit> Search::Index::answer(const QStringList& words, int most, const Read& one) const
{
    QList<Sought> all;
    QStringList marked;
    bool isNear = false;
    for (const QString& word : words)
        for (const Sought& sought : one.words->vocabulary().sought(word)) {
            all += sought;
            isNear |= sought.isNear;
            for (const Spelling& spelling : sought.spellings)
                marked += one.words->vocabulary().at(spelling.word);
        }
    QList<Hit> hits;
    for (const Ranked& found : one.words->ranked(all).mid(0, most))
        hits += shown(rows.at(one.first + found.entry), found.score, marked, isNear);
    return hits;
}

Hit Search::Index::shown(const Row& row, double score, const QStringList& marked, bool isNear) const
{
    Hit hit = row.hit;
    hit.score = score;
    hit.isNear = isNear;
    hit.pinned = row.pins.holds(marked);
    hit.snippet = (hit.pinned ? row.pins : row.body).snippet(marked);
    return hit;
}

Search::Search(const QList<Book>& books)
    : m_index(std::make_unique<Index>(books))
{
}

Search::~Search() = default;

QList<Hit> Search::find(const QString& words, int most, const QString& game) const
{
    Index& index = *m_index;
    if (index.language != QLocale().name())
        index.forget();
    const auto asked = index.reads.find(game);
    if (asked == index.reads.end() || most < 1)
        return {};
    const QStringList cut = index.wordsFor(words, index.read(*asked).vocabulary());
    if (cut.isEmpty())
        return {};
    const QString key = QString::number(most) + QLatin1Char('\n') + game + QLatin1Char('\n') + cut.join(QLatin1Char(' '));
    if (const auto it = index.remembered.constFind(key); it != index.remembered.constEnd())
        return *it;
    const QList<Hit> hits = index.answer(cut, most, *asked);
    if (index.remembered.size() >= mostRemembered)
        index.remembered.clear();
    index.remembered.insert(key, hits);
    return hits;
}

void Search::setPins(const QList<Pin>& pins)
{
    Index& index = *m_index;
    QHash<int, QString> wanted;
    for (const Pin& pin : pins)
        if (const auto row = index.rowOf.constFind(pin.entry); row != index.rowOf.constEnd())
            wanted[*row] += (wanted.contains(*row) ? QStringLiteral("\n") : QString()) + pin.text;
    for (int row = 0; row < index.rows.size(); ++row)
        if (Passage made(wanted.value(row)); made.text() != index.rows[row].pins.text()) {
            index.rows[row].pins = made;
            index.language.clear(); // read anew when somebody searches
        }
}

} // namespace rulebook
