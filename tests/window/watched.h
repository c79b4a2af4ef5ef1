// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// An application that notes how long each event kept its windows from answering.
#pragma once

#include <QApplication>
#include <QElapsedTimer>
#include <QScopedValueRollback>

#include <algorithm>
#include <ctime>
#include <vector>

namespace made {

// How long each event keeps the windows from answering: every one of them concerns a single window.
class Watched : public QApplication {
public:
    using QApplication::QApplication;

    template <class Work> auto took(const Work& work)
    {
        const QScopedValueRollback inside(m_isBusy, true);
        QElapsedTimer timer;
        timer.start();
        const double before = ownTime();
        const auto done = work();
        m_times.push_back(double(timer.nsecsElapsed()) / 1e6);
        if (const double busy = ownTime() - before; busy > m_mostWork) {
            m_mostWork = busy;
            m_most = m_what;
        }
        return done;
    }
    bool notify(QObject* receiver, QEvent* event) override
    {
        if (m_isBusy)
            return QApplication::notify(receiver, event);
        m_what = QByteArray(receiver->metaObject()->className()) + ", event " + QByteArray::number(event->type());
        return took([&] { return QApplication::notify(receiver, event); });
    }
    void begin()
    {
        m_times.clear();
        m_mostWork = 0;
        m_what = "what the test did";
        m_most.clear();
    }
    const QByteArray& most() const { return m_most; } // which of them it was
    double mostWork() const { return m_mostWork; }    // what the longest took without other programs between
    double longest() const { return m_times.empty() ? 0 : std::ranges::max(m_times); }
    qsizetype longerThan(double time) const
    {
        return std::ranges::count_if(m_times, [&](double one) { return one > time; });
    }

private:
    static double ownTime()
    {
        timespec time{};
        ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return double(time.tv_sec) * 1e3 + double(time.tv_nsec) / 1e6;
    }

    bool m_isBusy = false;
    std::vector<double> m_times; // milliseconds
    double m_mostWork = 0;
    QByteArray m_what, m_most;
};

inline Watched& watched() { return static_cast<Watched&>(*qApp); }

} // namespace made
