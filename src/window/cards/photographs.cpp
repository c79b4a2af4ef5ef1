// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/cards/photographs.h"

#include "kit/drawn/photograph.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>

namespace window {

Photographs::Photographs(Library& library, kit::PhotoBox& box, std::function<QString()> of, QObject* parent)
    : QObject(parent)
    , m_library(library)
    , m_box(box)
    , m_of(std::move(of))
{
    connect(&box, &kit::PhotoBox::fileGiven, this,
        [this](const QString& file) { take([file] { return kit::photographFrom(file); }); });
    connect(&box, &kit::PhotoBox::imageGiven, this,
        [this](const QImage& picture) { take([picture, from = tr("clipboard")] { return kit::photograph(picture, from); }); });
    connect(&box, &kit::PhotoBox::removed, this, [this] {
        if (const auto dropped = m_library.dropPicture(m_of()); !dropped)
            m_box.say(dropped.faults().first().text());
        else
            show();
    });
}

void Photographs::show() { m_box.show(m_library.picture(m_of())); }

// A large picture takes its time; whoever types goes on.
void Photographs::take(Read read)
{
    const QString name = m_of();
    if (name.isEmpty()) {
        m_box.say(tr("The card needs its name first."));
        return;
    }
    m_box.say(tr("The picture is read…"));
    QThreadPool::globalInstance()->start([self = QPointer(this), name, read = std::move(read)] {
        const auto picture = read();
        QMetaObject::invokeMethod(QCoreApplication::instance(), [self, name, picture] {
            if (self) // it is asked where it lives
                self->keep(name, picture);
        });
    });
}

void Photographs::keep(const QString& name, const engine::Result<QByteArray>& picture)
{
    const auto kept = picture ? m_library.keepPicture(name, *picture) : engine::Result<engine::Done>(picture.faults());
    if (name != m_of()) { // another card is shown by now
        if (!kept)
            emit failed(kept.faults());
        return;
    }
    if (kept)
        show();
    else
        m_box.say(kept.faults().first().text());
}

} // namespace window
