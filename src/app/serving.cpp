// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/serving.h"

#include "app/ending.h"
#include "engine/words/nearest.h"
#include "serve/phones.h"
#include "window/phones/serving.h"
#include "window/sharing/shared_table.h"

#include <QApplication>
#include <QJsonDocument>
#include <QSettings>
#include <QSocketNotifier>
#include <QTextStream>

#include <algorithm>

namespace app {

namespace {

int failed(const QList<engine::Fault>& faults)
{
    for (const engine::Fault& fault : faults)
        qCritical().noquote() << fault.text();
    return 1;
}

void say(serve::Phones& phones, bool json, const QString& before)
{
    if (phones.word() == before)
        return;
    QTextStream out(stdout);
    if (json)
        out << QJsonDocument(QJsonObject{{QStringLiteral("address"), phones.address()}, {QStringLiteral("word"), phones.word()},
                                 {QStringLiteral("link"), phones.link()}})
                   .toJson(QJsonDocument::Compact)
            << Qt::endl;
    else
        out << QCoreApplication::translate("app", "Open %1 on a phone and type %2").arg(phones.address(), phones.word())
            << Qt::endl;
}

} // namespace

int serve(window::Library& library, const QSettings& settings, const Serving& wanted)
{
    bool isNumber = true;
    const uint number = wanted.port.isEmpty() ? 0 : wanted.port.toUInt(&isNumber);
    if (!isNumber || number > 65535)
        return failed({{QStringLiteral("--port"), wanted.port, QCoreApplication::translate("app", "This is no port."),
            QCoreApplication::translate("app", "A port is a number up to 65535; 0 takes a free one.")}});
    const auto newcomers = wanted.right.isEmpty() ? serve::Right::Seat : engine::valueNamed<serve::Right>(wanted.right);
    if (!newcomers)
        return failed({{QStringLiteral("--right"), wanted.right,
            QCoreApplication::translate("app", "This is nothing that a phone can be allowed."),
            engine::meant(wanted.right, engine::namesOf<serve::Right>())}});
    const auto seal = wanted.certificate.isEmpty() ? engine::Result<serve::Seal>(serve::Seal())
                                                   : serve::Seal::from(wanted.certificate, wanted.key);
    if (!seal)
        return failed(seal.faults());
    const bool wasReadOnly = library.isReadOnly();
    const auto sitting = library.sit(wanted.campaign);
    if (!sitting)
        return failed(sitting.faults());
    const kit::Desk* desk = library.desk((*sitting)->game().id());
    if (!desk)
        return failed({{wanted.campaign, (*sitting)->game().title(),
            QCoreApplication::translate("app", "This game has no picture to serve."), {}}});
    window::takeRealThings(**sitting, library, settings);
    QString word; // that was told last
    serve::Phones phones(library.clock(), library.chance(), window::rulesOf(library));
    phones.setNewcomers(*newcomers);
    phones.lay(sitting->get(), desk);
    if (const auto begun = phones.begin(quint16(number), *seal); !begun)
        return failed(begun.faults());
    const auto tell = [&] {
        say(phones, wanted.json, word);
        word = phones.word();
    };
    QObject::connect(&phones, &serve::Phones::changed, qApp, tell);
    QObject::connect((*sitting).get(), &kit::Sitting::changed, qApp, [&] { library.keepSummary(**sitting); });
    QObject::connect(&library, &window::Library::failed, sitting->get(), [&library, wasReadOnly](const auto& faults) {
        const int code = failed(faults);
        if (library.isReadOnly() && !wasReadOnly) // the shelf was taken away: nothing that is done here would be kept
            QCoreApplication::exit(code);
    });
    if (const auto* shared = window::SharedTable::of(sitting->get())) {
        QObject::connect(shared, &window::SharedTable::failed, qApp, &failed);
        QObject::connect(
            shared, &window::SharedTable::told, qApp, [](const QString& text) { QTextStream(stderr) << text << Qt::endl; });
    }
    const QSocketNotifier ending(endsBySignal(), QSocketNotifier::Read);
    QObject::connect(&ending, &QSocketNotifier::activated, qApp, &QCoreApplication::quit);
    tell();
    int code = QApplication::exec();
    if (!library.isShelfStillThere()) // where everything was saved is told
        code = 1;
    phones.lay(nullptr, nullptr);
    return code;
}

bool paintsWithoutDisplay(int argc, char** argv)
{
    const bool isDrawn = std::any_of(argv + 1, argv + argc, [](const char* word) {
        const QByteArrayView said(word);
        return said.startsWith("--serve") || said.startsWith("--print") || said.startsWith("--card")
            || said.startsWith("--report") || said.startsWith("--handbook") || said.startsWith("--thumbnail");
    });
    return isDrawn && qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM") && qEnvironmentVariableIsEmpty("DISPLAY")
        && qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY");
}

} // namespace app
