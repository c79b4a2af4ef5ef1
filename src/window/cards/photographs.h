// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Photographs of the owner's cards, kept beside the shelf: read and made small on another thread, shown beside the card's face.
#pragma once

#include "kit/entry/photo_box.h"
#include "window/library.h"

namespace window {

class Photographs : public QObject {
    Q_OBJECT

public:
    // of: under which name the card's picture is kept now; empty: the card has no name yet
    Photographs(Library& library, kit::PhotoBox& box, std::function<QString()> of, QObject* parent);

    void show(); // that of the card

signals:
    void failed(const QList<engine::Fault>& faults); // while another card is shown already

private:
    using Read = std::function<engine::Result<QByteArray>()>;
    void take(Read read);
    void keep(const QString& name, const engine::Result<QByteArray>& picture);

    Library& m_library;
    kit::PhotoBox& m_box;
    std::function<QString()> m_of;
};

} // namespace window
