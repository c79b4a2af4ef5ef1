// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// One page that is open on a phone: through whose eyes it looks, what it asks, what it is answered.
#pragma once

#include "serve/asked.h"
#include "serve/door.h"
#include "serve/eyes.h"
#include "serve/keys.h"

#include <QFutureWatcher>
#include <QTimer>

namespace serve {

class Guest : public QObject {
    Q_OBJECT

public:
    Guest(Keys& keys, int device, Line* line, QObject* parent);

    int device() const { return m_device; }
    void sit(Laid* laid); // another table, or none
    void look();          // what it may has changed
    void end(const QString& why) { m_line->end(why); }

signals:
    void seated();  // a seat was taken or left
    void leaving(); // its key shall end
    void left();

private:
    void take(const QByteArray& text);
    QJsonObject answered(const QString& wish, const QJsonObject& said);
    QJsonObject acted(const QJsonObject& said);
    QJsonObject entered(const QJsonObject& said);
    QJsonObject takenBack(const QJsonObject& said);
    QJsonObject seatTaken(const QJsonObject& said);
    QJsonObject form(const QJsonObject& said);
    QJsonObject found(const QJsonObject& said);
    QJsonObject rule(const QJsonObject& said);
    QJsonObject done(const std::function<void()>& act); // what the table said to it
    QJsonObject refusalOf(const engine::Submission& submission);
    QJsonObject refused(const QString& why) const;
    void listen();
    void tell(const QJsonObject& message);
    void tellTable();
    void paint(); // when the last picture was seen
    Device* known() const { return m_keys.byNumber(m_device); }
    Eyes& eyes() { return m_laid->eyes(m_seat); }

    Keys& m_keys;
    int m_device;
    Line* m_line;
    Laid* m_laid = nullptr;
    QString m_seat; // through whose eyes
    std::unique_ptr<kit::Sitting> m_sitting;
    Asked m_asked;
    QJsonObject m_said; // by the table, to what is being done
    std::optional<Wanted> m_wanted;
    bool m_isPainted = false; // the page has the latest picture, or it is on its way
    bool m_isSeeing = true;   // and has seen the one before
    quint64 m_picture = 0;    // that was sent last
    QTimer m_brush;           // paints in the next free moment
    QFutureWatcher<QByteArray> m_packing;
};

} // namespace serve
