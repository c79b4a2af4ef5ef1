// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Whether the desktop asks programs to move less, now and when that changes: by the portal of settings, which GNOME, KDE and
// others answer. Where none does, nobody is told anything.
#pragma once

#include <QMap>
#include <QObject>
#include <QVariant>

#include <functional>

class QDBusMessage;

namespace window {

class Stillness : public QObject {
    Q_OBJECT

public:
    using Told = std::function<void(bool isStill)>;

    explicit Stillness(Told told);

private slots:
    void heard(const QDBusMessage& change);

private:
    void ask();
    void take(const QString& group, const QString& key, const QVariant& value);

    Told m_told;
    QMap<QString, bool> m_asksFor; // by group and key: who asks for stillness
};

} // namespace window
