// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A document as a text: one file of HTML, or Markdown. Every character that means something there is written so that it does not.
#include "kit/paper/document.h"

#include "engine/words/nearest.h"
#include "engine/message.h"
#include "kit/saved.h"
#include "kit/texts.h"

#include <QBuffer>
#include <QDir>
#include <QFileInfo>
#include <QImage>
#include <QPainter>

#include <algorithm>

namespace kit::paper {

namespace {

QString ticked(const Cell& cell, const QString& text)
{
    if (!cell.tick)
        return text;
    return (*cell.tick ? QStringLiteral("☒") : QStringLiteral("☐")) + (text.isEmpty() ? QString() : QLatin1Char(' ') + text);
}

// The values of a curve, for who cannot see it: where one of them changes, and the last.
Table tableOf(const Curve& curve)
{
    Table table{{{QString(), false}}, {}};
    for (const Curve::Line& line : curve.lines)
        table.columns += Column{line.name, true};
    const auto isStill = [&](qsizetype step) {
        return std::ranges::all_of(
            curve.lines, [&](const Curve::Line& line) { return line.values.value(step) == line.values.value(step - 1); });
    };
    for (qsizetype step = 0; step < curve.steps.size(); ++step) {
        if (step > 0 && step + 1 < curve.steps.size() && isStill(step))
            continue;
        QList<Cell> row{Cell(curve.steps[step])};
        for (const Curve::Line& line : curve.lines)
            row += Cell(step < line.values.size() ? QString::number(line.values[step]) : QString());
        table.rows += row;
    }
    return table;
}

// --- HTML

QString escaped(const QString& text) { return text.toHtmlEscaped().replace(QLatin1Char('\n'), QLatin1String("<br>")); }

QString imageOf(const QString& says, const QSize& size, const Sheet::Paint& paint)
{
    QImage image(size, QImage::Format_RGB32);
    image.setDotsPerMeterX(10000);
    image.setDotsPerMeterY(10000);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter, QRectF(QPointF(), QSizeF(size)));
    painter.end();
    QBuffer png;
    png.open(QIODevice::WriteOnly);
    image.save(&png, "PNG");
    return QStringLiteral("<img alt=\"") + says.toHtmlEscaped() + QStringLiteral("\" src=\"data:image/png;base64,")
        + QString::fromLatin1(png.data().toBase64()) + QStringLiteral("\">\n");
}

QString html(const Heading& heading)
{
    return QStringLiteral("<h2>") + escaped(heading.text)
        + (heading.note.isEmpty() ? QString() : QStringLiteral(" <small>") + escaped(heading.note) + QStringLiteral("</small>"))
        + QStringLiteral("</h2>\n");
}

QString html(const Text& text)
{
    switch (text.tone) {
    case Text::Tone::Strong:
        return QStringLiteral("<p><strong>") + escaped(text.text) + QStringLiteral("</strong></p>\n");
    case Text::Tone::Quiet:
        return QStringLiteral("<p class=\"quiet\">") + escaped(text.text) + QStringLiteral("</p>\n");
    case Text::Tone::Ruling:
        return QStringLiteral("<blockquote>") + escaped(text.text) + QStringLiteral("</blockquote>\n");
    case Text::Tone::Plain:
        break;
    }
    return QStringLiteral("<p>") + escaped(text.text) + QStringLiteral("</p>\n");
}

QString html(const Facts& facts)
{
    QString all = QStringLiteral("<dl>");
    for (const Facts::One& one : facts.all)
        all += QStringLiteral("<div><dt>") + escaped(one.label) + QStringLiteral("</dt><dd>") + escaped(one.value)
            + QStringLiteral("</dd></div>");
    return all + QStringLiteral("</dl>\n");
}

QString html(const Table& table)
{
    const auto row = [&](const QList<Cell>& cells, const QString& tag) {
        QString all = QStringLiteral("<tr>");
        for (qsizetype i = 0; i < table.columns.size(); ++i) {
            const Cell cell = cells.value(i);
            const QString text = ticked(cell, escaped(cell.text));
            all += QLatin1Char('<') + tag
                + (table.columns[i].isNumber ? QStringLiteral(" class=\"number\">") : QStringLiteral(">"))
                + (cell.isStrong ? QStringLiteral("<strong>") + text + QStringLiteral("</strong>") : text) + QStringLiteral("</")
                + tag + QLatin1Char('>');
        }
        return all + QStringLiteral("</tr>\n");
    };
    QList<Cell> heads;
    bool hasHead = false;
    for (const Column& column : table.columns) {
        heads += Cell(column.title);
        hasHead |= !column.title.isEmpty();
    }
    QString all = QStringLiteral("<table>\n") + (hasHead ? row(heads, QStringLiteral("th")) : QString());
    for (const QList<Cell>& cells : table.rows)
        all += row(cells, QStringLiteral("td"));
    return all + QStringLiteral("</table>\n");
}

QString html(const Curve& curve)
{
    const auto paint = [&](QPainter& painter, const QRectF& area) { paintCurve(painter, area, curve); };
    return imageOf(curve.says, {1800, 560}, paint) + QStringLiteral("<details><summary>") + escaped(kit::tr("As a table"))
        + QStringLiteral("</summary>\n") + html(tableOf(curve)) + QStringLiteral("</details>\n");
}

QString html(const Picture& picture) { return imageOf(picture.says, {1800, int(picture.height)}, picture.paint); }
QString html(const Lines&) { return {}; } // nobody writes on a screen by pencil
QString html(const Columns&) { return {}; }
QString html(const NewPage&) { return QStringLiteral("<hr>\n"); }

constexpr char style[] = "body{font-family:\"Noto Sans\",\"DejaVu Sans\",sans-serif;max-width:60em;margin:2em auto;padding:0 1em;"
                         "color:#111;background:#fff}h1{font-family:\"Noto Serif\",\"DejaVu Serif\",serif;margin:.1em 0}"
                         "h2{border-bottom:2px solid #111;margin-top:1.6em}h2 small,.quiet{font-weight:normal;font-size:.85em;"
                         "color:#555}table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.2em .6em .2em 0;"
                         "border-bottom:1px solid #aaa;vertical-align:top}.number{text-align:right;padding-right:1em}"
                         "dl{display:flex;flex-wrap:wrap;border:solid #111;border-width:2px 0}dl div{padding:.4em 1.5em .4em 0}"
                         "dt{font-size:.8em;color:#555}dd{margin:0;font-size:1.4em;font-weight:bold}img{width:100%;height:auto}"
                         "blockquote{border-left:4px solid #111;margin:.3em 0;padding-left:.8em}";

// --- Markdown

// No more than must be, so that it can be read as it is: some signs mean something at the beginning of a line alone.
QString plain(const QString& text)
{
    QString safe;
    bool isBegin = true; // nothing but a number so far
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        const QChar next = i + 1 < text.size() ? text[i + 1] : QChar();
        const bool isEntity = c == QLatin1Char('&') && (next == QLatin1Char('#') || next.isLetterOrNumber());
        if (isEntity || QStringLiteral("\\`*_[]<>|~").contains(c) || (isBegin && QStringLiteral("#+-=.)").contains(c)))
            safe += QLatin1Char('\\');
        isBegin = isBegin && (c.isDigit() || c.isSpace());
        safe += c == QLatin1Char('\n') ? QChar(QLatin1Char(' ')) : c;
    }
    return safe;
}

QString markdown(const Heading& heading)
{
    return QStringLiteral("## ") + plain(heading.text)
        + (heading.note.isEmpty() ? QString() : QStringLiteral(" · ") + plain(heading.note)) + QStringLiteral("\n\n");
}

QString markdown(const Text& text)
{
    QString all;
    for (const QString& paragraph : text.text.split(QLatin1Char('\n'), Qt::SkipEmptyParts))
        all += text.tone == Text::Tone::Strong ? QStringLiteral("**") + plain(paragraph.trimmed()) + QStringLiteral("**\n\n")
            : text.tone == Text::Tone::Ruling  ? QStringLiteral("> ") + plain(paragraph) + QStringLiteral("\n\n")
                                               : plain(paragraph) + QStringLiteral("\n\n");
    return all;
}

QString markdown(const Facts& facts)
{
    QString all;
    for (const Facts::One& one : facts.all)
        all += QStringLiteral("- ") + plain(one.label) + QStringLiteral(": **") + plain(one.value) + QStringLiteral("**\n");
    return all + QLatin1Char('\n');
}

QString markdown(const Table& table)
{
    QString all, rule;
    for (const Column& column : table.columns) {
        all += QStringLiteral("| ") + plain(column.title) + QLatin1Char(' ');
        rule += column.isNumber ? QStringLiteral("| --: ") : QStringLiteral("| --- ");
    }
    all += QStringLiteral("|\n") + rule + QStringLiteral("|\n");
    for (const QList<Cell>& row : table.rows) {
        for (qsizetype i = 0; i < table.columns.size(); ++i)
            all += QStringLiteral("| ") + ticked(row.value(i), plain(row.value(i).text)) + QLatin1Char(' ');
        all += QStringLiteral("|\n");
    }
    return all + QLatin1Char('\n');
}

QString markdown(const Curve& curve) { return plain(curve.says) + QStringLiteral("\n\n") + markdown(tableOf(curve)); }
QString markdown(const Picture& picture) { return plain(picture.says) + QStringLiteral("\n\n"); }
QString markdown(const Lines&) { return {}; }
QString markdown(const Columns&) { return {}; }
QString markdown(const NewPage&) { return QStringLiteral("---\n\n"); }

} // namespace

QByteArray asHtml(const Document& document)
{
    QString all = QStringLiteral("<!DOCTYPE html>\n<html lang=\"") + QLocale().bcp47Name()
        + QStringLiteral("\">\n<head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\n<title>")
        + document.title.toHtmlEscaped() + QStringLiteral("</title>\n<style>") + QLatin1String(style)
        + QStringLiteral("</style></head>\n<body>\n<p class=\"quiet\">") + escaped(document.kicker) + QStringLiteral("</p>\n<h1>")
        + escaped(document.title) + QStringLiteral("</h1>\n<p class=\"quiet\">") + escaped(document.beside)
        + QStringLiteral("</p>\n");
    for (const Block& block : document.blocks)
        all += std::visit([](const auto& one) { return html(one); }, block);
    all +=
        QStringLiteral("<p class=\"quiet\">Muster Roll · ") + escaped(document.foot) + QStringLiteral("</p>\n</body>\n</html>\n");
    return all.toUtf8();
}

QByteArray asMarkdown(const Document& document)
{
    QString all = QStringLiteral("# ") + plain(document.title) + QStringLiteral("\n\n") + plain(document.kicker)
        + QStringLiteral("\n\n") + plain(document.beside) + QStringLiteral("\n\n");
    for (const Block& block : document.blocks)
        all += std::visit([](const auto& one) { return markdown(one); }, block);
    return (all + QStringLiteral("Muster Roll · ") + plain(document.foot) + QLatin1Char('\n')).toUtf8();
}

engine::Result<engine::Done> write(const Document& document, Paper paper, const QString& file)
{
    const QFileInfo target(file);
    const QString kind = target.suffix().toLower();
    if (kind == QLatin1String("pdf"))
        return writePdf(asSheet(document), paper, file);
    const bool isHtml = kind == QLatin1String("html") || kind == QLatin1String("htm");
    if (!isHtml && kind != QLatin1String("md") && kind != QLatin1String("markdown"))
        return engine::Fault{QDir::toNativeSeparators(file), target.suffix(),
            kit::tr("The ending of the name says no kind of file."),
            engine::meant(kind, {QStringLiteral("pdf"), QStringLiteral("html"), QStringLiteral("md")})};
    if (!target.absoluteDir().exists())
        return engine::Fault{QDir::toNativeSeparators(file), {},
            engine::fill(kit::tr("There is no folder %1."), {QDir::toNativeSeparators(target.absolutePath())}),
            kit::tr("Make the folder first, or choose another place.")};
    return saveWhole(isHtml ? asHtml(document) : asMarkdown(document), file);
}

} // namespace kit::paper
