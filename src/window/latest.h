// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Work on another thread for somebody who wants only the latest of it: what was asked before is given up.
#pragma once

#include <QFutureWatcher>
#include <QPromise>
#include <QThreadPool>

#include <algorithm>
#include <functional>
#include <memory>

namespace window {

using IsStale = std::function<bool()>; // nobody waits any more

template <class Found> class Latest {
public:
    explicit Latest(std::function<void(const Found&)> found)
    {
        m_threads.setMaxThreadCount(std::max(2, m_threads.maxThreadCount())); // what is given up may take a moment to notice
        QObject::connect(&m_watcher, &QFutureWatcherBase::finished, &m_watcher, [this, found] {
            m_isBusy = false;
            if (!m_watcher.isCanceled() && m_watcher.future().resultCount() > 0)
                found(m_watcher.result());
        });
    }
    ~Latest()
    {
        m_watcher.cancel();
        m_threads.waitForDone();
    }

    bool isBusy() const { return m_isBusy; } // until what was found has been told

    // The work holds values only, and looks at isStale now and then.
    void ask(std::function<Found(const IsStale&)> work)
    {
        m_watcher.cancel();
        m_isBusy = true;
        const auto promise = std::make_shared<QPromise<Found>>();
        promise->start();
        m_watcher.setFuture(promise->future());
        m_threads.start([promise, work = std::move(work)] {
            const IsStale isStale = [promise] { return promise->isCanceled(); };
            if (!isStale())
                promise->addResult(work(isStale));
            promise->finish();
        });
    }

private:
    QThreadPool m_threads; // of its own: nobody else's work stands in the way
    QFutureWatcher<Found> m_watcher;
    bool m_isBusy = false;
};

} // namespace window
