// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shelf/power_cut.h"

#include "shelf/made.h"
#include "shim_log.h"

#include <cstring>

namespace made {

namespace {

constexpr qint64 sector = 512;

struct Change {
    qint64 offset = 0;
    QByteArray data;
    bool isSize = false; // a truncation to offset
};

struct File {
    QByteArray safe;
    QList<Change> pending;
};

void apply(QByteArray& content, const Change& change)
{
    if (change.isSize) {
        content.resize(change.offset);
        return;
    }
    const qint64 end = change.offset + change.data.size();
    if (content.size() < end)
        content.append(QByteArray(end - content.size(), '\0'));
    content.replace(change.offset, change.data.size(), change.data);
}

// Some sectors of a write: a disk writes them one by one and in any order.
void applyTorn(QByteArray& content, const Change& change, QRandomGenerator& random)
{
    for (qint64 at = 0; at < change.data.size(); at += sector)
        if (random.bounded(2))
            apply(content, {change.offset + at, change.data.mid(at, sector), false});
}

void applyNames(QMap<QString, int>& names, char op, int file, const QString& path, const QString& other)
{
    if (op == shimMade || op == shimLinked) {
        names.insert(path, file);
    } else if (op == shimRemoved) {
        names.remove(path);
    } else if (op == shimRenamed) {
        names.insert(other, names.value(path, -1));
        names.remove(path);
    }
}

} // namespace

Recording::Recording(const QString& log, const QMap<QString, QByteArray>& initial)
    : m_initial(initial)
{
    int files = 0;
    for (auto it = initial.cbegin(); it != initial.cend(); ++it)
        m_initialFiles.insert(it.key(), files++);
    QMap<QString, int> names = m_initialFiles;
    QHash<std::pair<int, int>, int> open; // process and descriptor
    const QByteArray bytes = bytesOf(log);
    for (qsizetype at = 0; at + qsizetype(sizeof(ShimRecord)) <= bytes.size();) {
        ShimRecord head;
        std::memcpy(&head, bytes.constData() + at, sizeof head);
        at += qsizetype(sizeof head);
        Step step{head.op, -1, head.offset, bytes.mid(at, head.size), {}, {}};
        at += head.size;
        const QByteArray more = bytes.mid(at, head.more);
        at += head.more;
        const std::pair<int, int> key(head.process, head.file);
        if (head.op != shimWritten && head.op != shimSaid) {
            step.path = QString::fromUtf8(step.data);
            step.other = QString::fromUtf8(more);
        }
        if (head.op == shimMade || head.op == shimNameless)
            open.insert(key, files++);
        else if (head.op == shimOpened)
            open.insert(key, names.value(step.path, -1));
        step.file = head.op == shimLinked && head.file < 0 ? names.value(step.other, -1) : open.value(key, -1);
        applyNames(names, step.op, step.file, step.path, step.other);
        m_steps += step;
    }
}

QByteArray Recording::saidBefore(qsizetype cut) const
{
    QByteArray said;
    for (qsizetype i = 0; i < cut; ++i)
        if (m_steps[i].op == shimSaid)
            said += m_steps[i].data;
    return said;
}

QMap<QString, QByteArray> Recording::diskAfter(qsizetype cut, QRandomGenerator& random) const
{
    QHash<int, File> files;
    for (auto it = m_initial.cbegin(); it != m_initial.cend(); ++it)
        files[m_initialFiles.value(it.key())].safe = it.value();
    QMap<QString, int> names = m_initialFiles;
    QList<const Step*> unsettled; // changes of names since the folder was last synced
    for (qsizetype i = 0; i < cut; ++i) {
        const Step& step = m_steps[i];
        File& file = files[step.file];
        if (step.op == shimWritten)
            file.pending += Change{step.offset, step.data, false};
        else if (step.op == shimTruncated)
            file.pending += Change{step.offset, {}, true};
        else if (step.op == shimSynced) {
            for (const Change& change : file.pending)
                apply(file.safe, change);
            file.pending.clear();
        } else if (step.op == shimFolderSynced) {
            for (const Step* one : unsettled)
                applyNames(names, one->op, one->file, one->path, one->other);
            unsettled.clear();
        } else if (step.op == shimMade || step.op == shimLinked || step.op == shimRemoved || step.op == shimRenamed)
            unsettled += &step;
    }
    // Names reach the disk in order; content in any order, in part or not at all.
    const qsizetype settled = random.bounded(int(unsettled.size()) + 1);
    for (qsizetype i = 0; i < settled; ++i)
        applyNames(names, unsettled[i]->op, unsettled[i]->file, unsettled[i]->path, unsettled[i]->other);
    const int mood = random.bounded(4); // nothing, everything, or some of what was not synced
    QMap<QString, QByteArray> disk;
    for (auto it = names.cbegin(); it != names.cend(); ++it) {
        File& file = files[it.value()];
        for (const Change& change : file.pending) {
            if (mood == 1)
                apply(file.safe, change);
            else if (mood > 1 && random.bounded(2))
                change.isSize || random.bounded(4) ? apply(file.safe, change) : applyTorn(file.safe, change, random);
        }
        file.pending.clear();
        disk.insert(it.key(), file.safe);
    }
    return disk;
}

} // namespace made
