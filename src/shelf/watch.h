// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Looks whether the file of an open shelf is still the one of that name, and still holds what was written to it. It saves
// nothing.
#pragma once

#include <QByteArray>
#include <QString>

namespace shelf {

class Watch {
public:
    enum class Seen {
        Same,
        Gone,        // nothing of that name is there
        Replaced,    // another file or folder has the name
        Overwritten, // the same file, with contents that are not ours
        JournalGone, // the file is ours, its journal is not
        JournalOverwritten
    };

    Watch() = default;
    ~Watch() { end(); }
    Watch(const Watch&) = delete;
    Watch& operator=(const Watch&) = delete;

    // Before the connection is made, and ended after it: closing any handle of a file gives back the locks of all of them.
    void begin(const QString& path);
    void end();

    void knowContent(); // from here on what stands in the file is looked at too; what it holds now is ours
    void wrote();       // we did, a moment ago
    void committed();   // to the journal, a moment ago
    void doubt();       // the next look reads the journal, whatever its time of change says
    Seen look();

    // For the end of a connection whose file is no longer ours.
    void emptyJournal();           // so that nothing of it is brought into the file
    bool removeJournal() const;    // if it is still ours: it must not lie beside a foreign file
    bool moveJournalAside() const; // the same, when it may hold what exists nowhere else
    bool copyJournalAside() const; // when it must not be brought into the file either

private:
    struct Mark {
        qint64 size = -1;
        qint64 seconds = 0; // of the last change
        qint64 nanoseconds = 0;
        bool operator==(const Mark&) const = default;
    };

    // What we committed to the journal: all up to an end, proved by the sum that SQLite keeps with each of its frames.
    struct Committed {
        QByteArray header;
        qint64 end = 0; // bytes
        QByteArray sum; // of the last frame
    };

    bool isOurJournal() const;
    QString aside() const;
    void openJournal();
    bool isContentOurs();
    bool isJournalWhole();
    void knowJournal();
    static Mark mark(int file);
    size_t fingerprint() const;

    QString m_path;
    int m_file = -1;
    int m_journal = -1;
    bool m_isContentKnown = false;
    Mark m_mark;
    size_t m_fingerprint = 0;
    Mark m_journalMark;
    Committed m_committed;
};

} // namespace shelf
