// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The library's shelf: opened, looked at, taken away by another program, and put back.
#include "window/library.h"

#include "share/keys.h"
#include "shelf/check.h"
#include "shelf/copies.h"
#include "shelf/rescue.h"

#include <QDir>
#include <QFileInfo>

namespace window {

using engine::Fault;
using engine::Result;

QList<Fault> Library::openShelf()
{
    if (m_shelf && !m_shelf->savedIn().isEmpty())
        m_saved = m_shelf->savedIn();
    m_shelf.reset();
    m_readOnly = false;
    if (shelf::isKeptCopy(m_path)) // it is only ever looked at: nothing is wrong with that
        return lookAtShelf();
    auto opened = shelf::Shelf::open(m_path);
    if (opened) {
        m_shelf = std::move(*opened);
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
    if (!opened)
        return opened.faults();
    m_shelf = std::move(*opened);
    readPins();
    return {};
}

bool Library::isShelfStillThere()
{
    if (!m_shelf || m_readOnly)
        return true;
    const auto there = m_shelf->stillThere();
    if (there)
        return true;
    m_readOnly = true;
    m_minute.stop();
    emit failed(there.faults());
    emit shelfChanged();
    return false;
}

// The one that was told, wherever it lies; of those beside a shelf that is empty or cannot be read the newest, when none was
// told.
QString Library::savedShelf() const
{
    if (m_shelf && !m_shelf->savedIn().isEmpty())
        return m_shelf->savedIn();
    if (!m_saved.isEmpty())
        return m_saved;
    if (const auto all = m_shelf ? m_shelf->campaigns() : Result<QList<shelf::Campaign>>(QList<shelf::Campaign>());
        !all || !all->isEmpty())
        return {};
    const QList<shelf::Copy> saved = shelf::savedBeside(m_path);
    return saved.isEmpty() ? QString() : saved.first().file;
}

Result<QString> Library::playOnWithSaved()
{
    m_saved = savedShelf();
    if (!QFileInfo(m_saved).isFile())
        return Fault{QDir::toNativeSeparators(m_saved), {}, tr("The saved shelf does not lie here any more."),
            tr("Put it back, then try again.")};
    if (m_shelf && m_shelf->savedIn().isEmpty())
        m_shelf.reset(); // an empty one that was made anew: nobody sits at it
    auto aside = shelf::putInPlace(m_saved, m_path);
    if (!aside) {
        if (!m_shelf)
            (void)openAgain();
        return aside;
    }
    emit leaving({}); // a table stands on what is closed
    m_shelf.reset();
    m_saved.clear();
    const QList<Fault> faults = openAgain();
    return faults.isEmpty() ? aside : faults;
}

QList<Fault> Library::openAgain()
{
    emit leaving({}); // a table that is only looked at holds the file
    const QList<Fault> faults = openShelf();
    if (faults.isEmpty())
        emit shelfOpened();
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
