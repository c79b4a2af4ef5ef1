// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The way in from the network: one port for requests and for lines that stay open. It bounds what anybody may send or leave
// unread, and knows nothing of keys and tables.
#pragma once

#include "engine/fault.h"
#include "serve/request.h"
#include "serve/seal.h"

#include <QObject>

#include <functional>
#include <memory>

namespace serve {

// A line to one open page. It goes away by itself after it was left.
class Line : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    virtual void send(const QByteArray& text) = 0;
    virtual void sendPicture(const QByteArray& bytes) = 0;
    virtual void end(const QString& why) = 0; // told to the page

signals:
    void came(const QByteArray& text);
    void left();
};

class Door : public QObject {
    Q_OBJECT

public:
    using Answer = std::function<Response(const Request& request)>;
    using Admit = std::function<bool(const Request& request)>; // whether it may open a line

    Door(Answer answer, Admit admit, QObject* parent = nullptr);
    ~Door() override;

    // port: 0 takes a free one. Sealed: everything is encrypted. Answers the port, or what stands in the way.
    engine::Result<quint16> open(quint16 port, const Seal& seal = {});
    void close();

signals:
    void entered(serve::Line* line, const serve::Request& request);

private:
    class Porch;
    std::unique_ptr<Porch> m_porch;
};

} // namespace serve
