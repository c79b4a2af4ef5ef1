// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/search/own_book.h"

#include "shelf/marks.h"
#include "window/library.h"
#include "window/texts.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>

#ifdef Q_OS_UNIX
#include <sys/resource.h>
#endif

namespace window {

using engine::Fault;
using engine::Result;

std::optional<OwnBook> ownBook(const Library& library, const QString& game)
{
    const auto pins = library.shelf() ? library.shelf()->pins() : Result<QList<shelf::Pin>>(QList<shelf::Pin>());
    std::optional<OwnBook> book;
    for (const shelf::Pin& pin : pins ? *pins : QList<shelf::Pin>()) // the last one counts
        if (pin.kind == QLatin1String(shelf::bookKind) && pin.entry == game) {
            const QJsonObject kept = QJsonDocument::fromJson(pin.text.toUtf8()).object();
            book = OwnBook{kept.value(QLatin1String("path")).toString(), kept.value(QLatin1String("pages")).toInt(),
                kept.value(QLatin1String("before")).toInt()};
        }
    return book;
}

Result<engine::Done> keepOwnBook(Library& library, const QString& game, const OwnBook& book)
{
    if (!library.shelf() || library.isReadOnly())
        return Fault{library.shelfPath(), book.path, tr("The shelf cannot be written."),
            tr("See the message about the shelf, then try again.")};
    const QJsonObject kept{
        {QStringLiteral("path"), book.path}, {QStringLiteral("pages"), book.pages}, {QStringLiteral("before"), book.before}};
    const auto added = library.shelf()->addPin({0, game, QLatin1String(shelf::bookKind),
        QString::fromUtf8(QJsonDocument(kept).toJson(QJsonDocument::Compact)), {}, library.clock()(), true});
    return added ? Result<engine::Done>(engine::Done()) : added.faults();
}

std::optional<int> printedPage(const QString& page)
{
    static const QRegularExpression leading(QStringLiteral("^\\s*(\\d{1,4})\\b"));
    const auto found = leading.match(page);
    return found.hasMatch() ? std::optional(found.captured(1).toInt()) : std::nullopt;
}

Result<engine::Done> startPdf(QProcess& process, const QString& program, const QStringList& arguments)
{
    const QString path = QStandardPaths::findExecutable(program);
    if (path.isEmpty())
        return Fault{program, {}, tr("The program that reads PDF files is not installed."),
            tr("Install Debian's package poppler-utils, then try again.")};
#ifdef Q_OS_UNIX
    process.setChildProcessModifier([] {
        constexpr rlim_t most = 256 * 1024 * 1024; // bytes
        const struct rlimit limit {
            most, most
        };
        ::setrlimit(RLIMIT_DATA, &limit);
        constexpr struct rlimit none {
            0, 0
        };
        ::setrlimit(RLIMIT_CORE, &none);
    });
#endif
    process.start(path, arguments, QIODevice::ReadOnly);
    return engine::Done{};
}

Result<int> pagesOf(const QString& path)
{
    if (!QFileInfo(path).isFile())
        return Fault{QDir::toNativeSeparators(path), {}, tr("The rulebook does not lie here any more."),
            tr("Put it back, or attach it where it lies now.")};
    QProcess asked;
    if (const auto started = startPdf(asked, QStringLiteral("pdfinfo"), {path}); !started)
        return started.faults();
    constexpr int longest = 3000; // milliseconds
    if (!asked.waitForFinished(longest)) {
        asked.kill();
        asked.waitForFinished();
    }
    static const QRegularExpression count(QStringLiteral("^Pages:\\s+(\\d{1,6})\\s*$"), QRegularExpression::MultilineOption);
    const auto found = count.match(QString::fromUtf8(asked.readAllStandardOutput()));
    if (!found.hasMatch() || found.captured(1).toInt() < 1)
        return Fault{QDir::toNativeSeparators(path), {}, tr("This is no PDF that can be read."),
            tr("Choose the rulebook's own file; one with a password has to be saved without it.")};
    return found.captured(1).toInt();
}

} // namespace window
