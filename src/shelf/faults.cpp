// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shelf/faults.h"

#include "engine/message.h"
#include "shelf/check.h"
#include "shelf/file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLockFile>
#include <QSysInfo>

namespace shelf {

using engine::Fault;
using engine::fill;

QString tr(const char* text) { return QCoreApplication::translate("shelf", text); }

namespace {

QString folderOf(const QString& path) { return QDir::toNativeSeparators(QFileInfo(path).absolutePath()); }

} // namespace

QString copyRemedy(const QString& path)
{
    if (isKeptCopy(path))
        return tr("This is a copy: try another one.");
    const auto copy = newestSoundCopy(path);
    if (!copy)
        return fill(tr("There is no sound copy in %1."), {QDir::toNativeSeparators(copiesFolder(path))});
    const QString file = QDir::toNativeSeparators(copy->file);
    return fill(tr("The newest sound copy is %1, made %2 (UTC). To go on from it, type: musterroll-cli check --shelf \"%1\" "
                   "--repair NEW-FILE, and then play with --shelf NEW-FILE."),
        {file, copy->made.toString(QStringLiteral("yyyy-MM-dd HH:mm"))});
}

QString copiesRemedy(const QString& path)
{
    return fill(tr("Save what can be saved: musterroll-cli check --shelf \"%1\" --repair NEW-FILE."),
               {QDir::toNativeSeparators(path)})
        + QLatin1Char(' ') + copyRemedy(path);
}

Trouble troubleOf(const QSqlError& error)
{
    bool isNumber = false;
    const int code = error.nativeErrorCode().toInt(&isNumber) & 0xff; // the rest tells variants apart
    switch (isNumber ? code : 0) {
    case 5:
    case 6:
        return Trouble::Taken;
    case 8:
        return Trouble::ReadOnly;
    case 10:
        return Trouble::Input;
    case 11:
        return Trouble::Damaged;
    case 13:
        return Trouble::Full;
    case 14:
        return Trouble::CannotOpen;
    case 19:
        return Trouble::Refused;
    case 26:
        return Trouble::NotOurs;
    default:
        return Trouble::Other;
    }
}

bool endsUse(Trouble trouble) { return trouble == Trouble::Input || trouble == Trouble::Damaged || trouble == Trouble::NotOurs; }

Fault faultOf(const QSqlError& error, const QString& path)
{
    const QString file = QDir::toNativeSeparators(path);
    switch (troubleOf(error)) {
    case Trouble::Taken:
        return {file, {}, tr("Another program holds this shelf."), tr("Close it there and try again.")};
    case Trouble::ReadOnly:
        return fileRefuses(path);
    case Trouble::Full:
        return {file, {}, tr("The disk is full. Nothing was written; everything before is safe."),
            fill(tr("Make room on the disk of %1 and try again. Copies of this shelf lie in %2."),
                {folderOf(path), QDir::toNativeSeparators(copiesFolder(path))})};
    case Trouble::Input:
        return {file, error.databaseText(),
            tr("The disk reported an error. The shelf was closed so that nothing is made worse; this step may or may not have "
               "been "
               "kept."),
            fill(tr("Check the disk and the cable, copy %1 to a safe place, then open the shelf again and look at the log before "
                    "anything is done once more."),
                {folderOf(path)})};
    case Trouble::Damaged:
        return damaged(path, tr("Its pages do not fit together."));
    case Trouble::NotOurs:
        return notAShelf(path, tr("It is not a database."));
    case Trouble::CannotOpen:
        return {file, {}, tr("This shelf cannot be opened."),
            fill(tr("Look whether you may read and write in %1."), {folderOf(path)})};
    case Trouble::Refused:
        return {file, error.databaseText(), tr("The shelf refused what does not fit together. Nothing was written."),
            tr("Open the campaign again: it may have been changed elsewhere.")};
    case Trouble::Other:
        break;
    }
    return {file, error.databaseText(), tr("The database reported an error. Nothing was written."), tr("Open the shelf again.")};
}

Fault heldBy(const QLockFile& lock, const QString& path)
{
    qint64 process = 0;
    QString host;
    QString program;
    const bool isKnown = lock.getLockInfo(&process, &host, &program);
    const QString file = QDir::toNativeSeparators(path);
    if (!isKnown)
        return {file, {}, tr("Another program holds this shelf."), tr("Close it there and try again.")};
    return {file, program, fill(tr("This shelf is in use by %1 (process %2 on %3)."), {program, QString::number(process), host}),
        host == QSysInfo::machineHostName()
            ? fill(tr("Close %1 and try again, or do it there."), {program})
            : fill(tr("Close %1 on that computer and try again. If it is not running there any more, delete %2."),
                {program, file + QStringLiteral(".lock")})};
}

Fault noSuchShelf(const QString& path)
{
    if (isShutAway(path))
        return {QDir::toNativeSeparators(path), {}, fill(tr("You may not look into the folder %1."), {folderOf(path)}),
            tr("Allow reading there, or name a shelf in another folder.")};
    return {QDir::toNativeSeparators(path), {}, tr("There is no shelf here."),
        tr("Look at the path, or make a campaign: that makes the shelf.")};
}

Fault noFile(const QString& path)
{
    const QString place = QDir::toNativeSeparators(path);
    return QFileInfo(path).isDir()
        ? Fault{place, {}, tr("This is a folder, not a shelf."),
            fill(tr("Name the shelf's file in it, such as %1."), {QDir::toNativeSeparators(path + QStringLiteral("/shelf.db"))})}
        : Fault{place, {}, tr("This is no ordinary file, so it cannot be a shelf."), tr("Name another file.")};
}

Fault noDriver(const QString& path)
{
    return {QDir::toNativeSeparators(path), {}, tr("No shelf can be opened here: Qt's driver for SQLite is missing."),
        tr("Install the package libqt6sql6-sqlite and start the program again.")};
}

Fault folderRefuses(const QString& path)
{
    return {QDir::toNativeSeparators(path), {}, fill(tr("Nothing can be written in the folder %1."), {folderOf(path)}),
        tr("Allow writing there, make room on its disk, or name a shelf in another folder.")};
}

Fault fileRefuses(const QString& path)
{
    return {QDir::toNativeSeparators(path), {}, tr("This shelf cannot be written: the file or its folder is read-only."),
        fill(tr("Allow writing to %1, or copy the shelf to another folder."), {folderOf(path)})};
}

Fault copiesStay(const QString& path)
{
    const QString file = QDir::toNativeSeparators(path);
    return {file, {}, tr("This is a copy of a shelf: it can be read, but stays as it is."),
        fill(tr("Make a shelf of it to play on: musterroll-cli check --shelf \"%1\" --repair NEW-FILE. Or take a single campaign "
                "out of it with export, and import that."),
            {file})};
}

Fault strangeInside(const QString& path, const QStringList& parts)
{
    return damaged(
        path, fill(tr("these parts are missing, changed or not made by Muster Roll: %1."), {parts.join(QStringLiteral(", "))}));
}

Fault notAShelf(const QString& path, const QString& why)
{
    return {QDir::toNativeSeparators(path), {}, fill(tr("This file is not a shelf of Muster Roll. %1"), {why}),
        tr("Name another file. This one was left as it is.")};
}

Fault tooNew(const QString& path, int version)
{
    return {QDir::toNativeSeparators(path), QString::number(version),
        tr("A newer Muster Roll made this shelf. It can be read here, but not written."),
        tr("Update Muster Roll to go on playing; listing and exporting work.")};
}

Fault takenAway(const QString& path, const QString& happened, const QString& saved)
{
    const QString file = QDir::toNativeSeparators(saved);
    return {QDir::toNativeSeparators(path), file, happened,
        fill(tr("Nothing is lost: everything, with what was being done just now, is saved in %1. This shelf is closed. Find out "
                "which program did it, then play on with the saved one: in the window by the button for it, on the command line "
                "with --shelf \"%1\"."),
            {file})};
}

Fault moreIsSaved(const QString& path, const QString& saved, const QStringList& missing)
{
    const QString file = QDir::toNativeSeparators(saved);
    return {QDir::toNativeSeparators(path), file,
        fill(tr("%1, which was saved when the file of this shelf was taken away, holds what is missing here: %2."),
            {file, missing.join(QStringLiteral(", "))}),
        fill(tr("Play on with the saved one: in the window by the button for it, on the command line with --shelf \"%1\". Where "
                "nobody wants it, move it into another folder."),
            {file})};
}

Fault notSaved(const QString& path, const QString& happened)
{
    return {QDir::toNativeSeparators(path), {}, happened,
        fill(tr("What was played could not be saved in a new file yet, and nothing more is written. Do not close Muster Roll: "
                "make room "
                "in %1 or allow writing there, then try again."),
            {folderOf(path)})};
}

Fault damaged(const QString& path, const QString& what)
{
    return {QDir::toNativeSeparators(path), {}, fill(tr("This shelf is damaged: %1"), {what}), copiesRemedy(path)};
}

} // namespace shelf
