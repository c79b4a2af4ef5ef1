// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Looks whether the file of an open shelf and its journal are still those of that name, and still hold what was written to them.
// It saves nothing.
#pragma once

#include "shelf/pages.h"

#include <QByteArray>
#include <QString>

namespace shelf {

class Watch {
public:
    enum class Seen {
        Same,
        Gone,              // nothing of that name is there
        Replaced,          // another file or folder has the name
        Overwritten,       // the same file, with contents that are not ours
        JournalGone,       // the file is ours, its journal is not
        JournalOverwritten // nor are the contents of the same journal
    };

    Watch() = default;
    ~Watch() { end(); }
    Watch(const Watch&) = delete;
    Watch& operator=(const Watch&) = delete;

    // Before the connection is made, and ended after it: closing any handle of a file gives back the locks of all of them.
    void begin(const QString& path);
    void end();

    void knowContent();  // from here on what stands in the file is looked at too; what it holds now is ours
    void wrote();        // we did, a moment ago, and brought the journal home
    void wroteJournal(); // we did, a moment ago
    void cutOff();       // a step was: what lies behind the last whole one is not ours to believe
    void doubtJournal(); // the next look reads all of it: what is not ours must not be brought home
    Seen look();

    // For the end of a connection whose file is no longer ours.
    void emptyJournal();           // so that nothing of it is brought into the file
    bool removeJournal() const;    // if it is still ours: it must not lie beside a foreign file
    bool moveJournalAside() const; // the same, when it may hold what exists nowhere else
    bool copyJournalAside() const; // the same, when it must be emptied

private:
    struct Mark {
        qint64 size = -1;
        qint64 seconds = 0; // of the last change
        qint64 nanoseconds = 0;
        bool operator==(const Mark&) const = default;
    };

    bool isOurJournal() const;
    void openJournal();
    bool isContentOurs();
    bool isJournalContentOurs();
    JournalSum sumAfterFrame(const JournalSum& before, const QByteArray& frame) const;
    static Mark mark(int file);
    size_t fingerprint() const;
    QString nameAside() const;

    QString m_path;
    int m_file = -1;
    int m_journal = -1;
    bool m_isContentKnown = false;
    Mark m_mark;
    size_t m_fingerprint = 0;
    Mark m_journalMark;
    QByteArray m_journalHead;
    qint64 m_journalEnd = 0; // behind the last step that was ended
    JournalSum m_journalSum; // of all before it
    bool m_mayBeginAnew = true;
    bool m_readsSums = true;
};

} // namespace shelf
