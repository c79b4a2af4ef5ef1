// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/pasted.h"

#include "cards/headings.h"
#include "cards/line_reading.h"
#include "cards/my_cards.h"
#include "cards/packing.h"
#include "cards/replacing.h"
#include "engine/message.h"
#include "engine/words/nearest.h"

#include <QHash>
#include <QStringDecoder>

#include <algorithm>

namespace cards {

using engine::Fault;
using engine::fill;
using engine::Result;

namespace {

constexpr QLatin1String idField("id");
constexpr int mostFaultsTold = 50;

QString tr(const char* text) { return QCoreApplication::translate("cards", text); }

QString decoded(const QByteArray& text)
{
    if (const auto encoding = QStringConverter::encodingForData(text)) // by its mark
        return QStringDecoder(*encoding)(text);
    QStringDecoder utf8(QStringDecoder::Utf8);
    const QString read = utf8(text);
    return utf8.hasError() ? QString::fromLatin1(text) : read;
}

// Tabs come from a spreadsheet; semicolons before commas, because rankings and amounts hold commas.
QChar separatorOf(const QString& text)
{
    constexpr qsizetype looked = 20'000;
    qsizetype semicolons = 0, commas = 0;
    bool isQuoted = false;
    for (const QChar c : QStringView(text).left(looked)) {
        if (c == QLatin1Char('"'))
            isQuoted = !isQuoted;
        if (isQuoted)
            continue;
        if (c == QLatin1Char('\t'))
            return c;
        semicolons += c == QLatin1Char(';');
        commas += c == QLatin1Char(',');
    }
    return QLatin1Char(semicolons > 0 ? ';' : commas > 0 ? ',' : '\t');
}

class Cells {
public:
    Cells(const QString& text, QChar separator)
        : m_text(text)
        , m_separator(separator)
    {
    }

    enum class Blank { LeftOut, Kept };

    // The line where a quotation mark without end stands; 0: there is none.
    int read(QList<Pasted::Row>& rows, Blank blank)
    {
        while (m_at < m_text.size() && rows.size() <= mostRows) {
            Pasted::Row row{m_line, {}};
            const int open = oneRow(row);
            if (open > 0)
                return open;
            const bool isBlank =
                std::all_of(row.cells.begin(), row.cells.end(), [](const QString& cell) { return cell.trimmed().isEmpty(); });
            if (!isBlank || blank == Blank::Kept)
                rows += row;
        }
        return 0;
    }

private:
    int oneRow(Pasted::Row& row)
    {
        for (;;) {
            QString cell;
            if (m_at < m_text.size() && m_text[m_at] == QLatin1Char('"')) {
                const int from = m_line;
                if (!quotedCell(cell))
                    return from;
            }
            const qsizetype from = m_at;
            while (m_at < m_text.size() && m_text[m_at] != m_separator && !isEnd())
                ++m_at;
            row.cells += cell + QStringView(m_text).mid(from, m_at - from).trimmed().toString();
            if (m_at < m_text.size() && m_text[m_at] == m_separator) {
                ++m_at;
                continue;
            }
            endLine();
            return 0;
        }
    }

    bool isEnd() const { return m_text[m_at] == QLatin1Char('\n') || m_text[m_at] == QLatin1Char('\r'); }

    void endLine()
    {
        if (m_at < m_text.size() && m_text[m_at] == QLatin1Char('\r'))
            ++m_at;
        if (m_at < m_text.size() && m_text[m_at] == QLatin1Char('\n'))
            ++m_at;
        ++m_line;
    }

    bool quotedCell(QString& cell)
    {
        for (++m_at; m_at < m_text.size(); ++m_at) {
            const QChar c = m_text[m_at];
            if (c == QLatin1Char('"')) {
                if (m_at + 1 == m_text.size() || m_text[m_at + 1] != c) {
                    ++m_at;
                    return true;
                }
                ++m_at; // twice stands for one
            }
            m_line += c == QLatin1Char('\n');
            cell += c;
        }
        return false;
    }

    const QString& m_text;
    const QChar m_separator;
    qsizetype m_at = 0;
    int m_line = 1;
};

Fault tooLarge(const QString& place)
{
    return {place, {}, tr("The file is larger than 16 MB."), tr("Split the table into smaller ones.")};
}

Result<Pasted> rowsOf(const QString& letters, QChar separator, Cells::Blank blank, const QString& place)
{
    Pasted table;
    table.separator = separator;
    if (const int line = Cells(letters, separator).read(table.rows, blank); line > 0)
        return Fault{fill(tr("%1, line %2"), {place, QString::number(line)}), {}, tr("This quotation mark has no end."),
            tr("Close it; a quotation mark within a cell is written twice.")};
    if (table.rows.size() > mostRows)
        return Fault{place, {}, fill(tr("There are more than %1 rows."), {QString::number(mostRows)}),
            tr("Split the table into smaller ones.")};
    if (table.columns() > mostColumns)
        return Fault{place, {}, fill(tr("There are more than %1 columns."), {QString::number(mostColumns)}),
            tr("Copy those that say something of the cards.")};
    if (table.rows.isEmpty())
        return Fault{place, {}, tr("There is no row here."), tr("Copy the rows of the table, then paste them.")};
    return table;
}

// The order of a table without headings: what takes one word, as on the line, then the rest.
QStringList orderOf(const QList<Place>& places)
{
    QStringList first, others;
    for (const Place& place : places) {
        const bool isWord = !place.isList
            && (place.isBare() || place.kind == Place::Number || place.kind == Place::Form || place.kind == Place::Choice);
        if (place.letters)
            (isWord ? first : others) += place.path;
    }
    return first + others;
}

// A whole value and its numbers do not go together.
bool isFree(const QString& path, const QStringList& taken)
{
    return std::ranges::none_of(taken, [&](const QString& one) {
        return one == path || one.startsWith(path + QLatin1Char('.'))
            || (!one.isEmpty() && path.startsWith(one + QLatin1Char('.')));
    });
}

QString placeIn(int line, qsizetype column, const QString& field)
{
    return fill(tr("line %1, column %2"), {QString::number(line), QString::number(column + 1)})
        + (field.isEmpty() ? QString() : QStringLiteral(": ") + field);
}

Result<QJsonValue> listAt(const Place& place, const QString& cell, const Known& known)
{
    static const QRegularExpression between(QStringLiteral("\\s*[,;|]\\s*"));
    QJsonArray list;
    for (const QString& item : cell.split(between, Qt::SkipEmptyParts)) {
        const auto value = valueAt(place, item, known);
        if (!value)
            return value.faults();
        list += *value;
    }
    return QJsonValue(list);
}

Result<QJsonValue> cellAt(const Place& place, const QString& cell, const Known& known)
{
    if (place.kind == Place::Parts) {
        Reading part = readLine(tokensOf(cell), place.inner, within(known));
        giveId(part.card, place.inner, {});
        for (const Word& word : part.words)
            if (word.state == Word::Wrong)
                return Fault{{}, word.text, word.problem, word.remedy};
        return place.isList ? QJsonValue(QJsonArray{part.card}) : QJsonValue(part.card);
    }
    const bool isItsName = cell.trimmed().compare(place.name, Qt::CaseInsensitive) == 0;
    if (place.kind == Place::Flag && (isItsName || (place.letters && cell == *place.letters)))
        return QJsonValue(true);
    return place.isList ? listAt(place, cell, known) : valueAt(place, cell, known);
}

class Previewing {
public:
    // packs: the one that the rows are for stands last
    Previewing(const QStringList& columns, const QList<Pack>& packs, const engine::Game& game, const Section& section)
        : m_game(game)
        , m_section(section)
        , m_known(knownNames(packs, game, section.place))
        , m_line(section.schema, m_known)
    {
        for (const QString& path : columns)
            m_columns += targetAt(path, m_line.places());
        for (const Target& target : std::as_const(m_columns))
            if (target.part >= 0 && !m_split.contains(target.place))
                m_split += target.place;
        for (const Place* place : std::as_const(m_split)) {
            Half half{place->path, place->parts};
            for (const Target& target : std::as_const(m_columns))
                if (target.place == place)
                    half.missing.removeAll(place->parts.value(target.part));
            if (!half.missing.isEmpty())
                m_halves.insert(place, half);
        }
        for (qsizetype row = 0; row < section.cards.size(); ++row)
            m_rows.insert(section.cards.at(row).toObject().value(idField).toString(), row);
        for (const QJsonValue& one : section.isSingle ? QJsonArray() : sectionOver(packs, game, section.place)->cards) {
            const QJsonObject card = one.toObject();
            const Name name{card.value(idField).toString(), card.value(QLatin1String("title")).toString()};
            m_there.insert(name.id, card);
            if (!name.title.isEmpty() && !m_names.contains(name.title.toLower()))
                m_names.insert(name.title.toLower(), name);
        }
    }

    QList<Half> halves() const
    {
        QList<Half> all;
        for (const Place* place : m_left)
            all += m_halves.value(place);
        return all;
    }

    PastedRow row(const Pasted::Row& from)
    {
        PastedRow row{from.line, {}, PastedRow::New, {}};
        if (m_columns.isEmpty())
            readLineOf(row, from.cells.first());
        else
            readCells(row, from.cells);
        if (row.faults.isEmpty())
            name(row, m_columns.isEmpty() ? from.cells.first() : QString());
        if (row.faults.isEmpty())
            fillHalves(row, from.cells);
        if (row.faults.isEmpty())
            settle(row, m_columns.isEmpty() ? from.cells.first() : QString());
        if (!row.faults.isEmpty())
            row.fate = PastedRow::Wrong;
        return row;
    }

private:
    void readLineOf(PastedRow& row, const QString& line) const
    {
        const auto card = m_line.read(line, row.line);
        if (card)
            row.card = *card;
        else
            row.faults = card.faults();
    }

    void readCells(PastedRow& row, const QStringList& cells) const
    {
        for (qsizetype column = 0; column < cells.size(); ++column) {
            const QString& cell = cells[column];
            if (cell.trimmed().isEmpty() || cell == QLatin1String("?"))
                continue;
            if (column >= m_columns.size()) {
                row.faults +=
                    Fault{placeIn(row.line, column, {}), cell.left(60), cards::tr("This row has more cells than columns."),
                        cards::tr("Look for a separator too many; put words that hold one in quotation marks.")};
                return;
            }
            if (const Target& target = m_columns[column]; target.place && target.part < 0)
                take(row, column, *target.place, cell);
        }
        for (const Place* place : m_split)
            if (!m_halves.contains(place))
                readParts(row, cells, *place);
    }

    // Numbers of one value in columns of their own: all of them, or none.
    void readParts(PastedRow& row, const QStringList& cells, const Place& place) const
    {
        QStringList numbers(place.parts.size());
        qsizetype open = -1, first = -1;
        for (qsizetype column = 0; column < m_columns.size(); ++column) {
            if (m_columns[column].place != &place)
                continue;
            const QString cell = cells.value(column).trimmed();
            const bool isOpen = cell.isEmpty() || (cell == QLatin1String("?") && !place.mayBeHalf());
            if (qsizetype& seen = isOpen ? open : first; seen < 0)
                seen = column;
            numbers[m_columns[column].part] = isOpen ? QString() : cell;
        }
        if (first < 0
            || std::ranges::all_of(numbers, [](const QString& one) { return one.isEmpty() || one == QLatin1String("?"); }))
            return;
        if (const qsizetype blank = numbers.indexOf(QString()); blank >= 0)
            row.faults += Fault{placeIn(row.line, open < 0 ? first : open, place.path), {},
                fill(cards::tr("%1 is left open."), {place.parts[blank]}),
                fill(place.mayBeHalf() ? cards::tr("Fill in all of %1, or none; a question mark where one is not known.")
                                       : cards::tr("Fill in all of %1, or none."),
                    {place.parts.join(QStringLiteral(", "))})};
        else
            take(row, first, place, numbers.join(place.between));
    }

    // What the table has of several numbers goes with what the card says of the others.
    void fillHalves(PastedRow& row, const QStringList& cells)
    {
        const QJsonObject known = m_there.value(row.card.value(idField).toString());
        for (auto half = m_halves.begin(); half != m_halves.end(); ++half) {
            const Place& place = *half.key();
            const QJsonValue value = valueIn(known, place.path);
            QStringList numbers = isTold(value) ? spelled(place, value).split(place.between) : QStringList();
            numbers.resize(place.parts.size());
            qsizetype first = -1;
            for (qsizetype column = 0; column < m_columns.size(); ++column) {
                const QString cell = cells.value(column).trimmed();
                if (m_columns[column].place != &place || cell.isEmpty() || (cell == QLatin1String("?") && !place.mayBeHalf()))
                    continue;
                QString& number = numbers[m_columns[column].part];
                if (number.isEmpty() || cell != QLatin1String("?")) // what is not known here may be known there
                    number = cell;
                first = first < 0 ? column : first;
            }
            if (first >= 0 && numbers.contains(QString()) && !m_left.contains(&place))
                m_left += &place;
            else if (first >= 0 && !numbers.contains(QString()))
                take(row, first, place, numbers.join(place.between));
        }
    }

    void take(PastedRow& row, qsizetype column, const Place& place, const QString& cell) const
    {
        const auto value = cellAt(place, cell, m_known);
        if (value)
            row.card = withValue(row.card, place.path, *value);
        else
            row.faults += Fault{placeIn(row.line, column, place.path), cell.left(60), value.faults().first().problem,
                value.faults().first().remedy};
    }

    void name(PastedRow& row, const QString& line)
    {
        const Place* named = nameOf(m_line.places());
        const QString title = named ? row.card.value(named->path).toString() : QString();
        const bool hadId = row.card.contains(idField); // a line gives every card one
        if (!row.card.contains(idField) && !title.isEmpty()) {
            const Name meant = m_names.value(title.toLower(), {idFor(title), title});
            row.card.insert(idField, meant.id);
            row.card.insert(named->path, meant.title);
        }
        if (const QString key = keyOf(m_section); !key.isEmpty() && !row.card.contains(idField))
            row.card.insert(idField, row.card.value(key));
        const QString id = m_section.isSingle ? m_section.name : row.card.value(idField).toString();
        const auto twice = m_seen.constFind(id);
        const QString place = placeIn(row.line, std::max<qsizetype>(0, columnOf(named ? named->path : idField)), {});
        if (id.isEmpty())
            row.faults += Fault{place, {}, cards::tr("The row names no card."), cards::tr("Fill in its name, or leave it out.")};
        else if (!title.isEmpty() && isAnother(m_there.value(id), row.card.value(named->path).toString())
            && !(m_columns.isEmpty() ? isOn(line, idField) : hadId))
            row.faults += Fault{place, title,
                fill(cards::tr("%1 stands here already."), {m_there.value(id).value(QLatin1String("title")).toString()}),
                cards::tr("Change that card, or give this one another name.")};
        else if (twice != m_seen.constEnd())
            row.faults += Fault{place, title.isEmpty() ? id : title,
                fill(cards::tr("%1 stands in line %2 already."), {title.isEmpty() ? id : title, QString::number(*twice)}),
                columnOf(idField) >= 0 ? cards::tr("Take one of the two out, or give it an id of its own.")
                                       : cards::tr("Take one of the two out, or give it another name.")};
        else
            m_seen.insert(id, row.line);
    }

    qsizetype columnOf(const QString& path) const // -1: none fills it
    {
        const auto found =
            std::ranges::find_if(m_columns, [&](const Target& one) { return one.place && one.place->path == path; });
        return found == m_columns.end() ? -1 : found - m_columns.begin();
    }

    bool isOn(const QString& line, const QString& field) const
    {
        return std::ranges::any_of(m_line.words(line), [&](const Word& word) { return word.field == field && word.length > 0; });
    }

    // Beside the card that is there.
    void settle(PastedRow& row, const QString& line) const
    {
        const qsizetype there =
            m_section.isSingle ? m_section.cards.size() - 1 : m_rows.value(row.card.value(idField).toString(), -1);
        const QJsonObject before = there < 0 ? QJsonObject() : m_section.cards.at(there).toObject();
        row.card = over(before, row.card);
        row.fate = there < 0 ? PastedRow::New : row.card == before ? PastedRow::Same : PastedRow::Changed;
        if (row.fate == PastedRow::Same)
            return;
        for (Fault fault : faultsOf(row.card, m_section, m_line.places(), m_game)) {
            fault.place = placeIn(row.line, columnOf(fault.place, line), fault.place);
            row.faults += fault;
        }
    }

    qsizetype columnOf(const QString& field, const QString& line) const
    {
        const auto isOf = [&](const QString& path) { return field == path || field.startsWith(path + QLatin1Char('.')); };
        for (const Word& word : line.isEmpty() ? QList<Word>() : m_line.words(line))
            if (isOf(word.field) && word.length > 0)
                return word.from;
        for (qsizetype column = 0; column < m_columns.size(); ++column)
            if (m_columns[column].place && isOf(m_columns[column].place->path))
                return column;
        return 0;
    }

    const engine::Game& m_game;
    const Section& m_section;
    const Known m_known;
    const QuickLine m_line;
    QList<Target> m_columns;
    QList<const Place*> m_split;         // whose numbers have columns of their own
    QHash<const Place*, Half> m_halves;  // some of them
    QList<const Place*> m_left;          // which stay as they are of some card
    QHash<QString, qsizetype> m_rows;    // of the cards that are there
    QHash<QString, QJsonObject> m_there; // by id, over all packs
    QHash<QString, Name> m_names;        // by title, over all packs
    QHash<QString, int> m_seen;          // ids of this table, with their lines
};

} // namespace

int Pasted::columns() const
{
    qsizetype most = headings.size();
    for (const Row& row : rows)
        most = std::max(most, row.cells.size());
    return int(most);
}

Result<Pasted> readPasted(const QByteArray& text, const QJsonObject& schema, const QString& place)
{
    if (text.size() > largestPack)
        return tooLarge(place);
    const QString letters = decoded(text);
    auto table = rowsOf(letters, separatorOf(letters), Cells::Blank::LeftOut, place);
    if (!table)
        return table;
    const QList<Place> places = placesOf(schema);
    QList<QStringList> below;
    for (qsizetype row = 1; row < table->rows.size(); ++row)
        below += table->rows[row].cells;
    if (areHeadings(table->rows.first().cells, below, places))
        table->headings = table->rows.takeFirst().cells;
    return table;
}

Result<Pasted> readBlock(const QByteArray& text, const QString& place)
{
    if (text.size() > largestPack)
        return tooLarge(place);
    const QString letters = decoded(text);
    const bool isSpreadsheet = letters.contains(QLatin1Char('\t')) || !letters.contains(QLatin1Char(';'));
    return rowsOf(letters, QLatin1Char(isSpreadsheet ? '\t' : ';'), Cells::Blank::Kept, place);
}

Result<QStringList> columnsOf(const Pasted& table, const QJsonObject& schema, const QStringList& asked)
{
    const QList<Place> places = placesOf(schema);
    if (asked.isEmpty() && table.headings.isEmpty())
        return table.columns() > 1 ? orderOf(places).mid(0, table.columns()) : QStringList();
    QStringList columns;
    for (const QString& one : asked.isEmpty() ? table.headings : asked) {
        const bool isNone = one.trimmed().isEmpty() || one.trimmed() == QLatin1String("-");
        const QStringList meant = isNone ? QStringList() : targetsMeant(one, places);
        const auto free = std::find_if(meant.begin(), meant.end(), [&](const QString& path) { return isFree(path, columns); });
        if (!asked.isEmpty() && !isNone && meant.isEmpty())
            return Fault{
                QStringLiteral("columns"), one, fill(tr("There is no field %1."), {one}), engine::meant(one, targetsIn(places))};
        if (!asked.isEmpty() && !isNone && free == meant.end())
            return Fault{QStringLiteral("columns"), meant.first(), fill(tr("Two columns are to fill %1."), {meant.first()}),
                tr("Leave one of them out.")};
        columns += free == meant.end() ? QString() : *free; // what nobody knows, and what stands there twice, is left out
    }
    return columns;
}

int Preview::count(PastedRow::Fate fate) const
{
    return int(std::count_if(rows.begin(), rows.end(), [&](const PastedRow& row) { return row.fate == fate; }));
}

QString Preview::text() const
{
    return fill(cards::tr("%1 new, %2 changed, %3 as they were, %4 wrong"),
        {QString::number(count(PastedRow::New)), QString::number(count(PastedRow::Changed)),
            QString::number(count(PastedRow::Same)), QString::number(count(PastedRow::Wrong))});
}

Preview preview(const Pasted& table, const QStringList& columns, const Pack& pack, const engine::Game& game, const QString& place,
    const QList<Pack>& below)
{
    Preview all{columns, {}, {}, {}};
    const auto section = sectionAt(pack, game, place);
    if (!section) {
        all.faults += Fault{place, {}, fill(tr("%1 holds no cards."), {place}), tr("Choose a list of cards.")};
        return all;
    }
    Previewing rows(columns, below + QList<Pack>{pack}, game, *section);
    for (const Pasted::Row& row : table.rows)
        all.rows += rows.row(row);
    all.halves = rows.halves();
    return all;
}

Result<Pack> taken(const Preview& preview, const Pack& pack, const engine::Game& game, const QString& place, Take which)
{
    QList<Fault> faults = preview.faults;
    for (const PastedRow& row : preview.rows)
        if (which == Take::All && faults.size() < mostFaultsTold)
            faults += row.faults;
    if (!faults.isEmpty())
        return faults;
    auto section = sectionAt(pack, game, place);
    QJsonArray cards;
    for (const PastedRow& row : preview.rows)
        if (row.fate == PastedRow::New || row.fate == PastedRow::Changed)
            cards += row.card;
    return withCards(pack, *section, section->isSingle ? cards : cardsOver(section->cards, cards));
}

Result<QList<QJsonObject>> laidOver(
    const Pasted& table, const QStringList& columns, QList<QJsonObject> cards, const QJsonObject& schema, const Known& known)
{
    const QList<Place> places = placesOf(schema);
    QList<const Place*> targets;
    for (const QString& path : columns)
        targets += targetAt(path, places).place;
    QList<Fault> faults;
    for (qsizetype row = 0; row < cards.size() && row < table.rows.size(); ++row) {
        const QStringList& cells = table.rows[row].cells;
        for (qsizetype column = 0; column < std::min(cells.size(), targets.size()); ++column) {
            const Place* place = targets[column];
            const QString cell = cells[column].trimmed();
            if (!place || (cell.isEmpty() && (place->kind == Place::Parts || place->kind == Place::Free)))
                continue; // no key empties such a cell either
            const auto value =
                cell.isEmpty() ? Result<QJsonValue>(QJsonValue(QJsonValue::Undefined)) : cellAt(*place, cell, known);
            if (value)
                cards[row] = withValue(cards[row], place->path, *value);
            else if (faults.size() < mostFaultsTold)
                faults += Fault{placeIn(table.rows[row].line, column, place->path), cell.left(60), value.faults().first().problem,
                    value.faults().first().remedy};
        }
    }
    if (!faults.isEmpty())
        return faults;
    return cards;
}

} // namespace cards
