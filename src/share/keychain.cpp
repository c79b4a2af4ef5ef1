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
#include <new>
#include <type_traits>

#include <dlfcn.h>
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

// QtKeychain brings D-Bus and a dozen libraries more, a third of what a start takes, and hardly one asks for a key: it is opened
// when somebody does. Its functions are found by the names that the compiler gives them.
class Library {
public:
    Library()
        : m_library(::dlopen("libqt6keychain.so.1", RTLD_LAZY))
    {
        find(write.make, "_ZN9QKeychain16WritePasswordJobC1ERK7QStringP7QObject");
        find(read.make, "_ZN9QKeychain15ReadPasswordJobC1ERK7QStringP7QObject");
        find(remove.make, "_ZN9QKeychain17DeletePasswordJobC1ERK7QStringP7QObject");
        find(setKey, "_ZN9QKeychain3Job6setKeyERK7QString");
        find(setText, "_ZN9QKeychain16WritePasswordJob11setTextDataERK7QString");
        find(setAutoDelete, "_ZN9QKeychain3Job13setAutoDeleteEb");
        find(start, "_ZN9QKeychain3Job5startEv");
        find(error, "_ZNK9QKeychain3Job5errorEv");
        find(text, "_ZNK9QKeychain15ReadPasswordJob8textDataEv");
    }

    template <class Job> struct Kind {
        void (*make)(void* place, const QString& service, QObject* parent) = nullptr;

        Job* job() const
        {
            void* place = ::operator new(sizeof(Job));
            make(place, QLatin1String(service), nullptr);
            return static_cast<Job*>(place);
        }
    };

    bool isWhole = true; // it is installed, and has all of them
    Kind<QKeychain::WritePasswordJob> write;
    Kind<QKeychain::ReadPasswordJob> read;
    Kind<QKeychain::DeletePasswordJob> remove;
    void (*setKey)(QKeychain::Job*, const QString&) = nullptr;
    void (*setText)(QKeychain::WritePasswordJob*, const QString&) = nullptr;
    void (*setAutoDelete)(QKeychain::Job*, bool) = nullptr;
    void (*start)(QKeychain::Job*) = nullptr;
    QKeychain::Error (*error)(const QKeychain::Job*) = nullptr;
    QString (*text)(const QKeychain::ReadPasswordJob*) = nullptr;

private:
    template <class Function> void find(Function*& function, const char* name)
    {
        function = m_library ? reinterpret_cast<Function*>(::dlsym(m_library, name)) : nullptr;
        isWhole = isWhole && function;
    }

    void* m_library; // never closed: its types stay known to Qt
};

const Library& library()
{
    static const Library opened;
    return opened;
}

// Jobs of QtKeychain stand in one line, which belongs to the program's first thread: there they are made, whoever waits.
template <class Make> std::optional<QString> answered(const QString& name, Make make)
{
    if (!library().isWhole)
        return std::nullopt;
    const auto answer = std::make_shared<Answer>();
    const auto begin = [answer, name, make] {
        auto* job = make();
        library().setKey(job, name);
        library().setAutoDelete(job, false);
        auto* ended = new QTimer(job); // its slot is known by name, as the job's signal is
        ended->setSingleShot(true);
        QObject::connect(job, SIGNAL(finished(QKeychain::Job*)), ended, SLOT(start()));
        QObject::connect(ended, &QTimer::timeout, qApp, [answer, job] {
            const std::lock_guard lock(answer->mutex);
            answer->isThere = true;
            answer->isGood = library().error(job) == QKeychain::NoError;
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(*job)>, QKeychain::ReadPasswordJob>)
                answer->text = library().text(job);
            answer->changed.notify_all();
            job->deleteLater();
        });
        library().start(job);
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

} // namespace

bool keep(const QString& name, const QString& secret)
{
    return answered(name, [secret] {
        auto* job = library().write.job();
        library().setText(job, secret);
        return job;
    }).has_value();
}

std::optional<QString> secret(const QString& name)
{
    const auto found = answered(name, [] { return library().read.job(); });
    return found && !found->isEmpty() ? found : std::nullopt;
}

void forget(const QString& name)
{
    (void)answered(name, [] { return library().remove.job(); });
}

#else

bool keep(const QString&, const QString&) { return false; }
std::optional<QString> secret(const QString&) { return std::nullopt; }
void forget(const QString&) { }

#endif

} // namespace share::keychain
