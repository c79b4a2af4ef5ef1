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

QList<shelf::Campaign> standingIn(const QString& file)
{
    const auto shelf = shelf::Shelf::open(file, shelf::Shelf::Access::Read);
    const auto all = shelf ? (*shelf)->campaigns() : Result<QList<shelf::Campaign>>(shelf.faults());
    return all ? *all : QList<shelf::Campaign>();
}

} // namespace

QList<Fault> Library::openShelf()
{
    if (m_shelf && !m_shelf->savedIn().isEmpty())
        m_saved = m_shelf->savedIn();
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
            m_more = {saved.first().file, {}};
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
    m_savedThen = standingIn(m_shelf->savedIn());
    emit failed(there.faults());
    emit shelfChanged();
    return false;
}

QString Library::savedShelf() const
{
    if (m_shelf && !m_shelf->savedIn().isEmpty())
        return m_shelf->savedIn();
    return m_saved.isEmpty() && m_more ? m_more->file : m_saved;
}

Result<QString> Library::playOnWithSaved()
{
    m_saved = savedShelf();
    if (!QFileInfo(m_saved).isFile())
        return Fault{QDir::toNativeSeparators(m_saved), {}, tr("The saved shelf does not lie here any more."),
            tr("Put it back, then try again.") + QLatin1Char(' ') + shelf::copyRemedy(m_path)};
    const QList<shelf::Campaign> now = m_savedThen.isEmpty() ? m_savedThen : standingIn(m_saved);
    for (const shelf::Campaign& one : now.isEmpty() ? now : m_savedThen) // what cannot be read is told below
        if (std::ranges::none_of(now, [&](const auto& it) { return it.id == one.id && it.entries >= one.entries; }))
            return Fault{QDir::toNativeSeparators(m_saved), one.name,
                engine::fill(tr("Another shelf lies where everything was saved: %1 up to entry %2 is not in it."),
                    {one.name, QString::number(one.entries)}),
                tr("Put back what was saved, then try again.")};
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
