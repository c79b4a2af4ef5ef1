// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The library's shelf: opened, looked at, taken away by another program, and put back.
#include "window/library.h"

#include "share/keys.h"
#include "shelf/check.h"
#include "shelf/copies.h"
#include "shelf/faults.h"
#include "shelf/rescue.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace window {

using engine::Fault;
using engine::Result;

namespace {

QList<shelf::Standing> standingIn(const QString& file)
{
    const auto shelf = shelf::Shelf::open(file, shelf::Shelf::Access::Read);
    const auto all = shelf ? (*shelf)->standing() : Result<QList<shelf::Standing>>(shelf.faults());
    return all ? *all : QList<shelf::Standing>();
}

// Another one may lie there by now. What cannot be read is told when it is put back.
QList<Fault> whatIsNotThere(const QString& file, const QList<shelf::Standing>& saved)
{
    const auto there = shelf::Shelf::open(file, shelf::Shelf::Access::Read);
    const QStringList missing = there ? (*there)->lacking(saved) : QStringList();
    if (missing.isEmpty())
        return {};
    return {Fault{QDir::toNativeSeparators(file), {},
        engine::fill(Library::tr("Another shelf lies where everything was saved, and this is not in it: %1."),
            {missing.join(QStringLiteral(", "))}),
        Library::tr("Put back what was saved, then try again.")}};
}

} // namespace

QList<Fault> Library::openShelf()
{
    knowSaved();
    m_shelf.reset();
    m_more.reset();
    m_readOnly = false;
    if (shelf::isKeptCopy(m_path)) // it is only ever looked at: nothing is wrong with that
        return lookAtShelf();
    auto opened = shelf::Shelf::open(m_path);
    if (opened) {
        m_shelf = std::move(*opened);
        m_more = m_shelf->savedMore();
        readPins();
        if (const auto all = m_shelf->campaigns(); all && !all->isEmpty())
            copyShelf(shelf::CopyKind::Sitting); // what is played from here on is kept beside it, should the file be spoilt
        m_minute.start();
        return {};
    }
    const QList<Fault> why = opened.faults();
    lookAtShelf();
    return why;
}

QList<Fault> Library::lookAtShelf()
{
    m_readOnly = true;
    auto opened = shelf::Shelf::open(m_path, shelf::Shelf::Access::Read);
    if (!opened) {
        if (const QList<shelf::Copy> saved = shelf::savedOf(m_path); !saved.isEmpty())
            m_more = {saved.first().file, standingIn(saved.first().file), {}};
        return opened.faults();
    }
    m_shelf = std::move(*opened);
    if (!shelf::isKeptCopy(m_path))
        m_more = m_shelf->savedMore();
    readPins();
    return {};
}

QList<Fault> Library::missingHere() const { return m_shelf && m_more ? QList<Fault>{m_more->fault} : QList<Fault>(); }

bool Library::isShelfStillThere()
{
    if (!m_shelf || m_readOnly)
        return true;
    const auto there = m_shelf->stillThere();
    if (there)
        return true;
    m_readOnly = true;
    m_minute.stop();
    knowSaved();
    emit failed(there.faults());
    emit shelfChanged();
    return false;
}

void Library::knowSaved()
{
    if (!m_shelf || m_shelf->savedIn().isEmpty() || m_shelf->savedIn() == m_saved)
        return;
    m_saved = m_shelf->savedIn();
    m_savedThen = standingIn(m_saved);
}

QString Library::savedShelf() const
{
    if (m_shelf && !m_shelf->savedIn().isEmpty())
        return m_shelf->savedIn();
    return m_saved.isEmpty() && m_more ? m_more->file : m_saved;
}

Result<QString> Library::playOnWithSaved()
{
    knowSaved();
    if (m_saved.isEmpty() && m_more) {
        m_saved = m_more->file;
        m_savedThen = m_more->held;
    }
    if (!QFileInfo(m_saved).isFile())
        return Fault{QDir::toNativeSeparators(m_saved), {}, tr("The saved shelf does not lie here any more."),
            tr("Put it back, then try again.") + QLatin1Char(' ') + shelf::copyRemedy(m_path)};
    if (const auto faults = whatIsNotThere(m_saved, m_savedThen); !faults.isEmpty())
        return faults;
    if (m_shelf && m_shelf->savedIn().isEmpty()) { // what lies in its place is open
        emit leaving({});
        m_shelf.reset();
    }
    auto aside = shelf::putInPlace(m_saved, m_path);
    if (!aside) {
        if (!m_shelf)
            (void)openAgain();
        return aside;
    }
    emit leaving({}); // a table stands on what is closed
    m_shelf.reset();
    m_saved.clear();
    m_savedThen.clear();
    const QList<Fault> faults = openAgain();
    return faults.isEmpty() ? aside : faults;
}

QList<Fault> Library::openAgain()
{
    emit leaving({}); // a table that is only looked at holds the file
    const QList<Fault> faults = openShelf();
    if (faults.isEmpty())
        emit shelfOpened();
    if (const QList<Fault> missing = missingHere(); !missing.isEmpty())
        emit failed(missing);
    emit shelfChanged();
    return faults;
}

Result<engine::Done> Library::salvage(const QString& newPath)
{
    m_shelf.reset(); // or the shelf would be in use, by this window
    const auto saved = shelf::salvage(m_path, newPath);
    openShelf();
    return saved ? share::copyKeys(m_path, newPath) : engine::Result<engine::Done>(saved.faults());
}

} // namespace window
