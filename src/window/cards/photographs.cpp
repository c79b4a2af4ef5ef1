// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/cards/photographs.h"

#include "kit/drawn/photograph.h"
#include "window/background.h"

#include <QCoreApplication>
#include <QFile>
#include <QPointer>
#include <QThreadPool>

#include <utility>

namespace window {

Photographs::Photographs(Library& library, QList<kit::PhotoBox*> boxes, QObject* parent)
    : QObject(parent)
    , m_library(library)
    , m_boxes(std::move(boxes))
{
    for (const kit::PhotoBox* box : m_boxes) {
        connect(box, &kit::PhotoBox::fileGiven, this,
            [this](const QString& file) { take([file] { return kit::photographFrom(file); }); });
        connect(box, &kit::PhotoBox::imageGiven, this, [this](const QImage& picture) {
            take([picture, from = tr("clipboard")] { return kit::photograph(picture, from); });
        });
        connect(box, &kit::PhotoBox::removed, this, &Photographs::drop);
    }
}

void Photographs::show(const QString& name, const QString& draft)
{
    if (name.isEmpty() && !draft.isEmpty()) {
        std::shared_ptr<Of>& of = m_drafts[draft];
        if (!of)
            of = std::make_shared<Of>(Of{{}, true, {}});
        m_of = of;
    } else {
        m_of = std::make_shared<Of>(Of{name, false, {}});
    }
    showIt();
}

void Photographs::showIt()
{
    const QImage picture = m_of->name.isEmpty() ? QImage::fromData(m_of->waiting) : m_library.picture(m_of->name);
    for (kit::PhotoBox* box : m_boxes)
        box->show(picture);
}

void Photographs::say(const QString& text)
{
    for (kit::PhotoBox* box : m_boxes)
        box->say(text);
}

void Photographs::object(const engine::Fault& fault)
{
    for (kit::PhotoBox* box : m_boxes)
        box->object(fault);
}

QByteArray Photographs::kept(const QString& draft, const QString& name)
{
    const std::shared_ptr<Of> of = m_drafts.take(draft);
    if (!of)
        return {};
    of->name = name; // of a picture that is still read
    return std::exchange(of->waiting, {});
}

void Photographs::drop()
{
    m_of->waiting.clear();
    const auto dropped = m_of->name.isEmpty() ? engine::Result<engine::Done>(engine::Done()) : replace(m_of->name, {});
    if (!dropped)
        object(dropped.faults().first());
    else
        showIt();
}

engine::Result<engine::Done> Photographs::replace(const QString& name, const QByteArray& jpeg)
{
    QList<PictureMoved> done;
    if (const QByteArray before = jpegOf(name); !before.isEmpty())
        done += PictureMoved{name, {}, before};
    if (!jpeg.isEmpty())
        done += PictureMoved{{}, name, jpeg};
    const auto kept = jpeg.isEmpty() ? m_library.dropPicture(name) : m_library.keepPicture(name, jpeg);
    if (kept && !done.isEmpty())
        emit changed(done);
    return kept;
}

// A large picture takes its time; whoever types goes on.
void Photographs::take(Read read)
{
    if (m_of->name.isEmpty() && !m_of->isDraft) {
        object({{}, {}, tr("The card needs its name first."), {}});
        return;
    }
    say(tr("The picture is read…"));
    background()->start([self = QPointer(this), of = m_of, read = std::move(read)] {
        const auto picture = read();
        QMetaObject::invokeMethod(QCoreApplication::instance(), [self, of, picture] {
            if (self) // it is asked where it lives
                self->keep(*of, picture);
        });
    });
}

void Photographs::keep(Of& of, const engine::Result<QByteArray>& picture)
{
    engine::Result<engine::Done> kept = engine::Done();
    if (!picture)
        kept = picture.faults();
    else if (of.name.isEmpty())
        of.waiting = *picture;
    else
        kept = replace(of.name, *picture);
    if (&of != m_of.get()) { // another card is shown by now
        if (!kept)
            emit failed(kept.faults());
    } else if (kept) {
        showIt();
    } else {
        object(kept.faults().first());
    }
}

QByteArray Photographs::jpegOf(const QString& name) const
{
    const auto kept =
        m_library.shelf() && !name.isEmpty() ? m_library.shelf()->pictureOf(name) : engine::Result<QString>(QString());
    QFile file(kept ? *kept : QString());
    return !file.fileName().isEmpty() && file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void Photographs::move(QList<PictureMoved>& all)
{
    const auto heed = [this](const engine::Result<engine::Done>& done) {
        if (!done)
            emit failed(done.faults());
    };
    for (PictureMoved& one : all)
        if (!one.from.isEmpty())
            one.jpeg = jpegOf(one.from);
    for (const PictureMoved& one : std::as_const(all))
        if (!one.from.isEmpty() && !one.jpeg.isEmpty())
            heed(m_library.dropPicture(one.from));
    for (const PictureMoved& one : std::as_const(all))
        if (!one.to.isEmpty() && !one.jpeg.isEmpty())
            heed(m_library.keepPicture(one.to, one.jpeg));
}

} // namespace window
