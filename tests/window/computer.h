// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// One computer with the program on it, for tests of a table that several share.
#pragma once

#include "dice/source.h"
#include "engine/table_actions.h"
#include "games/catalogue.h"
#include "share/device.h"
#include "window/main_window.h"
#include "window/sharing/share_page.h"

#include <QLabel>
#include <QLineEdit>
#include <QProcess>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

namespace made {

constexpr int soon = 20'000; // milliseconds until something that needs the server is there, on a busy machine

struct Computer {
    explicit Computer(
        const QString& who, std::function<window::Library::Desks()> make = [] { return window::Library::Desks(); })
        : settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat)
        , desks(std::move(make))
    {
        settings.setValue(QStringLiteral("table/who"), who);
        keep(keeper, folder.path());
        start();
    }
    ~Computer()
    {
        if (main)
            end();
        keeper.kill(); // the window ended its server itself
        keeper.waitForFinished();
    }

    void start()
    {
        library = std::make_unique<window::Library>(
            folder.filePath(QStringLiteral("shelf.db")), games::catalogue(), desks(),
            [this] { return QDateTime::currentDateTimeUtc().addSecs(later); }, chance);
        faults = library->openShelf();
        main = std::make_unique<window::MainWindow>(*library, settings);
        main->addTable({});
        main->addHeaderPage(
            QStringLiteral("share"), QStringLiteral("Share"), {}, [this] { return new window::SharePage(*library, settings); });
        main->show();
    }
    void end()
    {
        if (!main->close()) // others sit at the table whose server runs here: it is said once
            main->close();
        main.reset();
        library.reset();
    }

    template <class Part> Part* part(const char* name) const { return main->findChild<Part*>(QLatin1String(name)); }
    void press(const char* name) const
    {
        auto* button = part<QPushButton>(name);
        QVERIFY2(button && button->isEnabled(), name);
        button->click();
    }
    window::SharedTable* table() const { return window::SharedTable::of(main->sitting()); }
    QJsonObject state() const { return main->sitting()->game().stateToJson(main->sitting()->table().state()); }
    int wealth() const { return state().value(QLatin1String("wealth")).toInt(); }
    QString strictness() const { return state()[QLatin1String("settings")][QLatin1String("strictness")].toString(); }
    QByteArray publicDigest() const { return main->sitting()->game().digest(main->sitting()->table().state()); }
    void setWealth(int value) const { main->sitting()->propose(engine::Correct{QStringLiteral("wealth"), value, {}}); }
    void setStrictness(const QString& value) const
    {
        main->sitting()->propose(engine::ChangeSetting{QStringLiteral("strictness"), value});
    }
    bool isQuiet() const { return table() && !table()->trouble() && table()->mirror().waiting() == 0; }

    // By the page; the invitation's text, or nothing.
    QString invitation() const
    {
        auto* link = part<QLineEdit>("inviteLink");
        const QString before = link->text();
        main->showPage(QStringLiteral("share"));
        for (int i = 0; i < soon / 50 && !part<QPushButton>("invite")->isEnabled(); ++i)
            QTest::qWait(50);
        part<QPushButton>("invite")->click();
        for (int i = 0; i < soon / 50 && link->text() == before; ++i)
            QTest::qWait(50);
        return link->text();
    }
    void join(const QString& link) const
    {
        const QString before = table() ? table()->terms().table : QString();
        main->showPage(QStringLiteral("share"));
        part<QLineEdit>("joinLink")->setText(link);
        press("joinTable");
        QTRY_VERIFY_WITH_TIMEOUT(table() && table()->terms().table != before, soon);
    }

    QTemporaryDir folder;
    QProcess keeper;
    QSettings settings;
    std::function<window::Library::Desks()> desks;
    qint64 later = 0; // seconds that its clock is ahead
    dice::Source chance;
    QList<engine::Fault> faults;
    std::unique_ptr<window::Library> library;
    std::unique_ptr<window::MainWindow> main;
};

} // namespace made
