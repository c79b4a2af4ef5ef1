// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/keychain.h"

#ifdef MR_KEYCHAIN
#include <qt6keychain/keychain.h>

#include <QCoreApplication>
#include <QEventLoop>
#include <QThread>
#include <QTimer>

#include <condition_variable>
#include <memory>
#include <mutex>
#endif

namespace share::keychain {

#ifdef MR_KEYCHAIN

namespace {

constexpr char service[] = "Muster Roll";
constexpr int longest = 20'000; // milliseconds

// What became of a job: it may end after nobody waits any more.
struct Answer {
    std::mutex mutex;
    std::condition_variable changed;
    bool isThere = false;
    bool isGood = false;
    QString text;
};

// Jobs of QtKeychain stand in one line, which belongs to the program's first thread: there they are made, whoever waits.
template <class Make> std::optional<QString> answered(Make make)
{
    const auto answer = std::make_shared<Answer>();
    const auto begin = [answer, make] {
        auto* job = make(); // deletes itself
        QObject::connect(job, &QKeychain::Job::finished, qApp, [answer, job] {
            const std::lock_guard lock(answer->mutex);
            answer->isThere = true;
            answer->isGood = job->error() == QKeychain::NoError;
            if (auto* read = qobject_cast<QKeychain::ReadPasswordJob*>(job))
                answer->text = read->textData();
            answer->changed.notify_all();
        });
        job->start();
    };
    if (QThread::currentThread() == qApp->thread()) {
        begin();
        QEventLoop loop;
        QTimer beat;
        QObject::connect(&beat, &QTimer::timeout, &loop, [&] {
            if (answer->isThere) // written by this thread
                loop.quit();
        });
        beat.start(5);
        QTimer::singleShot(longest, &loop, &QEventLoop::quit);
        loop.exec(QEventLoop::ExcludeUserInputEvents);
    } else {
        QMetaObject::invokeMethod(qApp, begin, Qt::QueuedConnection);
        std::unique_lock lock(answer->mutex);
        answer->changed.wait_for(lock, std::chrono::milliseconds(longest), [&] { return answer->isThere; });
    }
    const std::lock_guard lock(answer->mutex);
    return answer->isGood ? std::optional(answer->text) : std::nullopt;
}

template <class Job> Job* jobFor(const QString& name)
{
    auto* job = new Job(QLatin1String(service));
    job->setKey(name);
    return job;
}

} // namespace

bool keep(const QString& name, const QString& secret)
{
    return answered([=] {
        auto* job = jobFor<QKeychain::WritePasswordJob>(name);
        job->setTextData(secret);
        return job;
    }).has_value();
}

std::optional<QString> secret(const QString& name)
{
    const auto found = answered([=] { return jobFor<QKeychain::ReadPasswordJob>(name); });
    return found && !found->isEmpty() ? found : std::nullopt;
}

void forget(const QString& name)
{
    (void)answered([=] { return jobFor<QKeychain::DeletePasswordJob>(name); });
}

#else

bool keep(const QString&, const QString&) { return false; }
std::optional<QString> secret(const QString&) { return std::nullopt; }
void forget(const QString&) { }

#endif

} // namespace share::keychain
