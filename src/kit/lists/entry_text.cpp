// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/lists/entry_text.h"

#include "kit/drawn/colours.h"
#include "kit/texts.h"
#include "rulebook/reading.h"

#include <QDateTime>
#include <QLocale>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextTable>

namespace kit {

namespace {

constexpr QLatin1String linkTo("entry:"), linkToBook("book:");

// Writes block after block with the colours of the theme.
class Writer {
public:
    Writer(QTextDocument& document, const QPalette& palette)
        : m_cursor(&document)
        , m_colours(Colours::of(palette))
        , m_size(document.defaultFont().pointSizeF())
    {
    }

    QTextCharFormat plain() const { return shaped(m_colours.text, 1.0, false); }
    QTextCharFormat muted() const { return shaped(m_colours.muted, 0.92, false); }
    QTextCharFormat strong() const { return shaped(m_colours.text, 1.0, true); }
    QTextCharFormat title() const { return shaped(m_colours.text, 1.6, true); }

    void paragraph(qreal above = 9)
    {
        QTextBlockFormat format;
        format.setTopMargin(m_isFirst ? 0 : above);
        format.setLineHeight(122, QTextBlockFormat::ProportionalHeight);
        if (m_isFirst)
            m_cursor.setBlockFormat(format);
        else
            m_cursor.insertBlock(format);
        m_isFirst = false;
    }

    // A frame with a bar at its left, as notes have.
    void openNote(const QColor& bar)
    {
        QTextTableFormat format;
        format.setBorder(0);
        format.setTopMargin(12);
        format.setCellPadding(9);
        format.setCellSpacing(0);
        format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
        format.setBackground(m_colours.raised);
        QTextTable* table = m_cursor.insertTable(1, 1, format);
        QTextTableCellFormat cell;
        cell.setBackground(m_colours.raised);
        cell.setLeftBorder(3);
        cell.setLeftBorderBrush(bar);
        cell.setLeftBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        cell.setPadding(9);
        table->cellAt(0, 0).setFormat(cell);
        m_cursor = table->cellAt(0, 0).firstCursorPosition();
        m_isFirst = true;
    }
    void closeNote()
    {
        m_cursor.movePosition(QTextCursor::End);
        m_isFirst = true; // an empty block follows a table
    }

    void write(const QString& text, const QTextCharFormat& format) { m_cursor.insertText(text, format); }
    void link(const QString& text, const QString& target)
    {
        QTextCharFormat format = plain();
        format.setForeground(m_colours.link);
        format.setAnchor(true);
        format.setAnchorHref(target);
        m_cursor.insertText(text, format);
    }
    // A text whose terms lead to their entries.
    void linked(const QString& text, const rulebook::Terms& terms, const rulebook::Entry& own)
    {
        qsizetype written = 0;
        for (const rulebook::Mention& one : terms.in(text, own)) {
            write(text.mid(written, one.from - written), plain());
            link(text.mid(one.from, one.length), linkTo + one.entry->id);
            written = one.from + one.length;
        }
        write(text.mid(written), plain());
    }
    const Colours& colours() const { return m_colours; }

private:
    QTextCharFormat shaped(const QColor& colour, qreal factor, bool bold) const
    {
        QTextCharFormat format;
        format.setForeground(colour);
        format.setFontPointSize(m_size * factor);
        format.setFontWeight(bold ? QFont::Bold : QFont::Normal);
        return format;
    }

    QTextCursor m_cursor;
    const Colours& m_colours;
    qreal m_size;
    bool m_isFirst = true;
};

QString sourceOf(const rulebook::Book& book, const rulebook::Entry& entry)
{
    return QStringList{book.title, rulebook::pageText(entry.page), entry.section}.join(QStringLiteral(" · "));
}

void writePlayed(Writer& writer, const QString& played)
{
    writer.paragraph(4);
    writer.write(tr("Your table plays: "), writer.muted());
    writer.write(played, writer.strong());
}

void writeReadings(Writer& writer, const rulebook::Terms& terms, const rulebook::Entry& entry, const QStringList& played)
{
    for (qsizetype i = 0; i < entry.readings.size(); ++i) {
        const rulebook::Reading& reading = entry.readings[i];
        writer.openNote(writer.colours().bad);
        writer.paragraph();
        writer.write(tr("Where the book is unclear"), writer.strong());
        writer.write(QStringLiteral(" · ") + reading.id, writer.muted());
        writer.paragraph(4);
        writer.linked(rulebook::textOf(reading), terms, entry);
        if (i < played.size())
            writePlayed(writer, played[i]);
        writer.closeNote();
    }
    if (!entry.readings.isEmpty() || played.isEmpty())
        return;
    writer.openNote(writer.colours().accent);
    writePlayed(writer, played.first());
    writer.closeNote();
}

void writePins(Writer& writer, const QList<rulebook::Pin>& pins)
{
    for (qsizetype i = 0; i < pins.size(); ++i) {
        const rulebook::Pin& pin = pins[i];
        const bool isRule = pin.kind == rulebook::PinKind::HouseRule;
        writer.openNote(isRule ? writer.colours().accent : writer.colours().link);
        writer.paragraph();
        writer.write(isRule ? tr("Your house rule") : tr("Your note"), writer.strong());
        QStringList about;
        if (!pin.who.isEmpty())
            about += pin.who;
        if (const QDateTime when = QDateTime::fromString(pin.when, Qt::ISODate); when.isValid())
            about += QLocale().toString(when.toLocalTime().date(), QLocale::ShortFormat);
        if (!about.isEmpty())
            writer.write(QStringLiteral(" · ") + about.join(QStringLiteral(" · ")), writer.muted());
        writer.paragraph(4);
        writer.write(pin.text + QStringLiteral("  "), writer.plain());
        writer.link(tr("remove"), QStringLiteral("unpin:%1").arg(i));
        writer.closeNote();
    }
}

} // namespace

void writeEntry(QTextDocument& document, const rulebook::Book& book, const rulebook::Terms& terms, const rulebook::Entry& entry,
    const EntryNotes& notes, const QPalette& palette)
{
    document.clear();
    document.setDocumentMargin(14);
    Writer writer(document, palette);
    writer.paragraph();
    writer.write(entry.title, writer.title());
    writer.paragraph(3);
    writer.write(sourceOf(book, entry), writer.muted());
    writer.write(QStringLiteral(" · ") + entry.atoms.join(QStringLiteral(", ")), writer.muted());
    if (const QLocale::Language mine = QLocale().language(); mine != QLocale::English && mine != QLocale::C) {
        writer.paragraph(3);
        writer.write(tr("The rules are told in English, in every language."), writer.muted());
    }
    for (const QString& text : entry.body.split(QStringLiteral("\n\n"), Qt::SkipEmptyParts)) {
        writer.paragraph();
        writer.linked(text, terms, entry);
    }
    if (!entry.see.isEmpty()) {
        writer.paragraph();
        writer.write(tr("See also "), writer.muted());
        for (qsizetype i = 0; i < entry.see.size(); ++i) {
            const rulebook::Entry* other = book.entry(entry.see[i]);
            if (i > 0)
                writer.write(QStringLiteral(" · "), writer.muted());
            writer.link(other ? other->title : entry.see[i], linkTo + entry.see[i]);
        }
    }
    writer.paragraph();
    writer.link(tr("%1 in your own rulebook").arg(rulebook::pageText(entry.page)), linkToBook + entry.page);
    writePins(writer, notes.pins);
    writeReadings(writer, terms, entry, notes.played);
    if (!notes.uses.isEmpty()) {
        writer.openNote(writer.colours().link);
        writer.paragraph();
        writer.write(notes.uses + QStringLiteral("  "), writer.plain());
        if (notes.lastUse > 0)
            writer.link(tr("show in History"), QStringLiteral("history:%1").arg(notes.lastUse));
        writer.closeNote();
    }
}

void writeGone(QTextDocument& document, const QString& entry, const QList<rulebook::Pin>& pins, const QPalette& palette)
{
    document.clear();
    document.setDocumentMargin(14);
    Writer writer(document, palette);
    writer.paragraph();
    writer.write(tr("Its rule is no more"), writer.title());
    writer.paragraph();
    writer.write(
        tr("The book has no entry %1 any more. Look for the rule by its words and pin the text there, keep it here, or take "
           "it off.")
            .arg(entry),
        writer.plain());
    writePins(writer, pins);
}

void writeFound(QTextDocument& document, const QString& title, const QString& where, const QString& text, const QPalette& palette)
{
    document.clear();
    document.setDocumentMargin(14);
    Writer writer(document, palette);
    const auto write = [&](const QString& words, const QTextCharFormat& format) {
        if (words.isEmpty())
            return;
        writer.paragraph();
        writer.write(words, format);
    };
    write(title, writer.title());
    write(where, writer.muted());
    write(text, writer.plain());
}

QString heardOf(const rulebook::Book& book, const QString& link)
{
    if (link.startsWith(linkToBook))
        return tr("Opens your own rulebook, a PDF, at this page");
    const rulebook::Entry* entry = link.startsWith(linkTo) ? book.entry(link.mid(linkTo.size())) : nullptr;
    return entry ? entry->title + QLatin1Char('\n') + entry->body.section(QStringLiteral("\n\n"), 0, 0) : QString();
}

QString entryWithSource(const rulebook::Book& book, const rulebook::Entry& entry)
{
    return entry.title + QLatin1Char('\n') + entry.body + QStringLiteral("\n(") + sourceOf(book, entry) + QStringLiteral("; ")
        + tr("in the words of Muster Roll") + QLatin1Char(')');
}

} // namespace kit
