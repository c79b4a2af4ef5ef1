// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A table as one seat may see it: a campaign of its own, made of the true one through the game's own hidden(). What is read there
// can be told to that seat. It is never written to.
#pragma once

#include "kit/sitting.h"

#include <QJsonObject>
#include <QMap>

namespace serve {

class Seen : public QObject {
    Q_OBJECT

public:
    // seat: empty, what everybody may see.
    Seen(std::shared_ptr<kit::Campaign> truth, QString seat, engine::Chance& chance, kit::Sitting::Cards cards);
    ~Seen() override;

    const QString& seat() const { return m_seat; }
    const std::shared_ptr<kit::Campaign>& campaign() const { return m_seen; }
    kit::Sitting& sitting() { return *m_sitting; }
    const engine::AnyState& state() const { return m_sitting->state(); }
    const QStringList& hands() const { return m_hands; } // what the hands do after the last change
    const QStringList& told() const { return m_told; }   // what came of it

    engine::Result<engine::Done> follow(); // the true table changed
    QMap<qint64, QJsonObject> acts;        // the last ones as they were told, by their number

private:
    void tell(const engine::AnyState& before);

    std::shared_ptr<kit::Campaign> m_truth;
    QString m_seat;
    std::shared_ptr<kit::Campaign> m_seen;
    std::unique_ptr<kit::Sitting> m_sitting;
    QStringList m_hands, m_told;
};

} // namespace serve
