// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/keychain.h"

#include "share/keychain_module.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QLibrary>
#include <QThread>
#include <QTimer>

#include <condition_variable>
#include <memory>
#include <mutex>

namespace share::keychain {

namespace {

constexpr int longest = 20'000; // milliseconds

// What became of a job: it may end after nobody waits any more.
struct Answer {
    std::mutex mutex;
    std::condition_variable changed;
    bool isThere = false;
    bool isGood = false;
    QString text;
};

// Null where the module is not installed, or QtKeychain is not. It stays loaded: its types are known to Qt.
Begin begin()
{
    static const auto found = [] {
        QLibrary module(QCoreApplication::applicationDirPath() + QLatin1String("/" MR_KEYCHAIN_MODULE));
        return reinterpret_cast<Begin>(module.resolve(beginName));
    }();
    return found;
}

std::optional<QString> answered(Job job, const QString& name, const QString& text = {})
{
    if (!begin())
        return std::nullopt;
    const auto answer = std::make_shared<Answer>();
    const auto start = [=] {
        begin()(job, name, text, [answer](bool isGood, const QString& found) {
            const std::lock_guard lock(answer->mutex);
            answer->isThere = true;
            answer->isGood = isGood;
            answer->text = found;
            answer->changed.notify_all();
        });
    };
    if (QThread::currentThread() == qApp->thread()) {
        start();
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
        QMetaObject::invokeMethod(qApp, start, Qt::QueuedConnection);
        std::unique_lock lock(answer->mutex);
        answer->changed.wait_for(lock, std::chrono::milliseconds(longest), [&] { return answer->isThere; });
    }
    const std::lock_guard lock(answer->mutex);
    return answer->isGood ? std::optional(answer->text) : std::nullopt;
}

} // namespace

bool keep(const QString& name, const QString& secret) { return answered(Job::Keep, name, secret).has_value(); }

std::optional<QString> secret(const QString& name)
{
    const auto found = answered(Job::Read, name);
    return found && !found->isEmpty() ? found : std::nullopt;
}

void forget(const QString& name) { (void)answered(Job::Forget, name); }

} // namespace share::keychain
