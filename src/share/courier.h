// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Carries acts to the server and brings what others did, on a thread of its own: whoever sits at the table never waits for it.
#pragma once

#include "share/exchange.h"

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>

namespace share {

struct News {
    Outgoing sent;
    std::optional<Incoming> incoming; // none: the server could not be asked
    std::optional<engine::Fault> trouble;
    Trouble kind = Trouble::None;
    bool isLast = false; // nothing more is brought until it is answered; what is answered without need is carried all the same
};

class Courier {
public:
    // tell is called on the courier's thread, once for each sending and whenever others did something; it takes the news and
    // returns at once. Never after the courier's end.
    Courier(Terms terms, QString key, std::function<void(News)> tell);
    ~Courier(); // waits for nobody: a connection that is just being opened ends by itself
    Courier(const Courier&) = delete;
    Courier& operator=(const Courier&) = delete;

    // What is to be sent now, and where this device stands; what was given before counts no more. It answers the last news.
    void send(Outgoing outgoing);

private:
    class Work;
    const std::shared_ptr<Work> m_work; // its threads hold it, too
    std::thread m_worker;
    std::thread m_watcher;
};

} // namespace share
