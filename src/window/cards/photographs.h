// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Photographs of the owner's cards, kept beside the shelf: read and made small on another thread, shown beside the card's face.
#pragma once

#include "kit/entry/photo_box.h"
#include "window/library.h"

#include <QHash>

#include <memory>

namespace window {

// A photograph that goes from one name to another. Without the first: jpeg is it; without the second: it goes away.
struct PictureMoved {
    QString from, to;
    QByteArray jpeg;
};

class Photographs : public QObject {
    Q_OBJECT

public:
    Photographs(Library& library, QList<kit::PhotoBox*> boxes, QObject* parent); // they show the same

    // Shows that of a card, by the name under which it is kept. A card that is not kept yet has none: its picture waits with its
    // draft. Neither: there is no card to it.
    void show(const QString& name, const QString& draft = {});
    QByteArray kept(const QString& draft, const QString& name); // the draft is a card now: what waited for it
    void forget(const QString& draft) { m_drafts.remove(draft); }
    QByteArray jpegOf(const QString& name) const; // empty: there is none
    // All at once, so that two may change places. Afterwards each holds its picture, for the way back.
    void move(QList<PictureMoved>& all);

signals:
    void failed(const QList<engine::Fault>& faults); // while another card is shown already
    // A kept card has another one by now; what is done is in the order in which it was: taken away, then kept.
    void changed(const QList<window::PictureMoved>& done);

private:
    struct Of {
        QString name;
        bool isDraft = false;
        QByteArray waiting;
    };
    using Read = std::function<engine::Result<QByteArray>()>;
    void take(Read read);
    void keep(Of& of, const engine::Result<QByteArray>& picture);
    void drop();
    void showIt();
    void say(const QString& text);
    void object(const engine::Fault& fault);
    engine::Result<engine::Done> replace(const QString& name, const QByteArray& jpeg); // empty: it has none any more

    Library& m_library;
    const QList<kit::PhotoBox*> m_boxes;
    std::shared_ptr<Of> m_of = std::make_shared<Of>(); // the card that is shown
    QHash<QString, std::shared_ptr<Of>> m_drafts;
};

} // namespace window
