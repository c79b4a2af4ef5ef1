// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/keychain_module.h"

#include <qt6keychain/keychain.h>

using share::keychain::Job;

extern "C" Q_DECL_EXPORT void musterroll_keychain_begin_1(
    Job what, const QString& name, const QString& text, const share::keychain::Ended& ended)
{
    const QString service = QStringLiteral("Muster Roll");
    QKeychain::ReadPasswordJob* reading = nullptr;
    QKeychain::Job* job = nullptr;
    switch (what) {
    case Job::Keep: {
        auto* writing = new QKeychain::WritePasswordJob(service);
        writing->setTextData(text);
        job = writing;
        break;
    }
    case Job::Read:
        job = reading = new QKeychain::ReadPasswordJob(service);
        break;
    case Job::Forget:
        job = new QKeychain::DeletePasswordJob(service);
        break;
    }
    job->setKey(name);
    QObject::connect(job, &QKeychain::Job::finished, job, [ended, reading](const QKeychain::Job* done) {
        ended(done->error() == QKeychain::NoError, reading ? reading->textData() : QString());
    });
    job->start(); // and deletes itself at its end
}
