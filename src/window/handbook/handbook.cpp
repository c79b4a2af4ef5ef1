// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/handbook/handbook.h"

#include "window/texts.h"

#include <QDir>
#include <QFile>
#include <QLocale>
#include <QMap>
#include <QRegularExpression>
#include <QTextDocument>

namespace window {

using engine::Fault;

namespace {

constexpr const char* order[] = {
    "first-evening", "real-cards", "corrections", "secrets", "sharing", "phones", "packs", "odds", "printing", "keys", "safety"};

QString contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

// Without the lines that name its licence; the first heading is its title.
Chapter chapterFrom(const QString& id, const QString& file)
{
    static const QRegularExpression title(QStringLiteral("^# (.*)\n+"), QRegularExpression::MultilineOption);
    const QString all = contentOf(file);
    const auto found = title.match(all);
    return {id, found.captured(1), all.mid(found.capturedEnd())};
}

QList<Chapter> read(const QString& language)
{
    QList<Chapter> chapters;
    for (const char* name : order) {
        const QString id = QLatin1String(name), path = QStringLiteral(":/handbook/%1/%2.md");
        const QString own = path.arg(language, id);
        chapters += chapterFrom(id, QFile::exists(own) ? own : path.arg(QStringLiteral("en"), id));
    }
    const QString told = QStringLiteral(":/handbook/%1/what-is-new.md").arg(language);
    Chapter news = chapterFrom(QStringLiteral("what-is-new"), QFile::exists(told) ? told : QStringLiteral(":/CHANGELOG.md"));
    news.title = tr("What is new");
    return chapters << news;
}

} // namespace

const QList<Chapter>& handbook()
{
    static QMap<QString, QList<Chapter>> read;
    const QString language = QLocale().name().section(QLatin1Char('_'), 0, 0);
    if (!read.contains(language))
        read.insert(language, window::read(language));
    return read[language];
}

QStringList picturedIn()
{
    return {QStringLiteral(":/handbook/") + QLocale().name().section(QLatin1Char('_'), 0, 0), QStringLiteral(":/handbook")};
}

QString chapterOf(const QString& page)
{
    static const QMap<QString, QString> pages{{QStringLiteral("cards"), QStringLiteral("packs")},
        {QStringLiteral("dice"), QStringLiteral("odds")}, {QStringLiteral("odds"), QStringLiteral("odds")},
        {QStringLiteral("history"), QStringLiteral("corrections")}, {QStringLiteral("audit"), QStringLiteral("corrections")},
        {QStringLiteral("figures"), QStringLiteral("printing")}, {QStringLiteral("phones"), QStringLiteral("phones")},
        {QStringLiteral("preferences"), QStringLiteral("keys")}, {QStringLiteral("share"), QStringLiteral("sharing")}};
    return pages.value(page, QLatin1String(order[0]));
}

engine::Result<engine::Done> writeHandbook(const QString& folder)
{
    const QDir target(folder);
    const auto fault = [&](const QString& name) {
        return Fault{QDir::toNativeSeparators(target.filePath(name)), {}, tr("The handbook cannot be written here."),
            tr("Choose a folder in which you may write, with some room left.")};
    };
    if (!target.mkpath(QStringLiteral("pictures")))
        return fault({});
    const auto write = [&](const QString& name, const QByteArray& bytes) {
        QFile file(target.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.flush();
    };
    QString list;
    for (const Chapter& chapter : handbook())
        list += QStringLiteral("<li><a href=\"%1.html\">%2</a></li>\n").arg(chapter.id, chapter.title.toHtmlEscaped());
    static const QRegularExpression ofChapters(QStringLiteral("href=\"chapter:([a-z-]+)\"")),
        ofPages(QStringLiteral("<a href=\"page:[^\"]*\">(.*?)</a>"));
    for (const Chapter& chapter : handbook()) {
        QTextDocument document;
        document.setMarkdown(chapter.text);
        QString body = document.toHtml()
                           .section(QStringLiteral("<body"), 1)
                           .section(QLatin1Char('>'), 1)
                           .section(QStringLiteral("</body>"), 0, 0);
        body.replace(ofChapters, QStringLiteral("href=\"\\1.html\"")).replace(ofPages, QStringLiteral("\\1"));
        const QString page =
            QStringLiteral(
                "<!DOCTYPE html>\n<html lang=\"%1\"><head><meta charset=\"utf-8\"><title>%2</title>\n"
                "<style>body { max-width: 50em; margin: 2em auto; padding: 0 1em; font-family: sans-serif }"
                " img { max-width: 100% }</style></head>\n<body><nav><ul>\n%3</ul></nav>\n<h1>%2</h1>%4</body></html>\n")
                .arg(QLocale().name().section(QLatin1Char('_'), 0, 0), chapter.title.toHtmlEscaped(), list, body);
        if (!write(chapter.id + QStringLiteral(".html"), page.toUtf8()))
            return fault(chapter.id + QStringLiteral(".html"));
    }
    for (const QString& picture : QDir(QStringLiteral(":/handbook/pictures")).entryList()) {
        const QString name = QStringLiteral("pictures/") + picture;
        const QString own = picturedIn().first() + QLatin1Char('/') + name;
        QFile file(QFile::exists(own) ? own : picturedIn().last() + QLatin1Char('/') + name);
        if (!file.open(QIODevice::ReadOnly) || !write(name, file.readAll()))
            return fault(name);
    }
    return engine::Done();
}

} // namespace window
