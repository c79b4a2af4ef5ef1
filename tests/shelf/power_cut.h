// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Builds what a disk may hold after a power cut: synced content is there, the rest may be missing, torn or out of order.
#pragma once

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QMap>
#include <QRandomGenerator>
#include <QString>

namespace made {

class Recording {
public:
    // initial: the files there were before, by path.
    Recording(const QString& log, const QMap<QString, QByteArray>& initial);

    qsizetype steps() const { return m_steps.size(); }
    // All that was said on standard output before the cut.
    QByteArray saidBefore(qsizetype cut) const;
    // One of the many possible contents of the folder.
    QMap<QString, QByteArray> diskAfter(qsizetype cut, QRandomGenerator& random) const;

private:
    struct Step {
        char op = 0;
        int file = -1; // numbered over all processes
        qint64 offset = 0;
        QByteArray data;
        QString path;
        QString other;
    };
    QList<Step> m_steps;
    QMap<QString, QByteArray> m_initial;
    QMap<QString, int> m_initialFiles;
};

} // namespace made
