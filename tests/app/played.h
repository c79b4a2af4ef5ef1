// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The program's own window with a recorded evening on its table, for whoever looks at it.
#pragma once

#include "app/desks.h"
#include "app/furnish.h"
#include "app/speech.h"
#include "games/catalogue.h"
#include "window/look.h"

#include <QApplication>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <optional>

namespace played {

class Middle : public engine::Chance {
public:
    int face(int sides) override { return sides / 2 + 1; }
};

inline const QStringList pages{QStringLiteral("shelf"), QStringLiteral("table"), QStringLiteral("dice"), QStringLiteral("rules"),
    QStringLiteral("cards"), QStringLiteral("history"), QStringLiteral("odds"), QStringLiteral("audit"),
    QStringLiteral("handbook"), QStringLiteral("preferences"), QStringLiteral("figures"), QStringLiteral("phones"),
    QStringLiteral("share")};

// A window with the middle of a recorded evening on its table.
class Opened {
public:
    // part: of the evening; otherwise its middle.
    Opened(const QString& game, const QString& evening, const QString& language, const window::Look& look,
        std::optional<double> part = {})
        : settings(m_folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat)
    {
        settings.setValue(QStringLiteral("look/language"), language);
        (void)m_speech.begin(settings, QStringLiteral(MR_WORDS));
        look.keep(settings);
        look.apply(*qApp);
        library = std::make_unique<window::Library>(
            m_folder.filePath(QStringLiteral("shelf.db")), games::catalogue(), app::desks(),
            [] { return QDateTime::fromString(QStringLiteral("2026-03-14T18:30:00Z"), Qt::ISODate); }, m_chance);
        if (!library->openShelf().isEmpty())
            return;
        auto sitting = library->begin(QStringLiteral("The Long Evening of the Slate Marches and the Harbour Quarter"),
            *library->game(game), {}, {QLatin1String(cards::trainingCards)});
        QFile lines(QStringLiteral(MR_GAMES "/%1/evenings/%2.jsonl").arg(game, evening));
        if (!sitting || !lines.open(QIODevice::ReadOnly))
            return;
        const QList<QByteArray> all = lines.readAll().split('\n');
        const qsizetype middle = std::min<qsizetype>(all.size() / 2, 80);
        for (const QByteArray& line : all.mid(0, part ? qsizetype(*part * double(all.size())) : middle)) {
            QJsonObject fields = QJsonDocument::fromJson(line).object();
            const QString verb = fields.take(QLatin1String("do")).toString();
            (void)(*sitting)->campaign()->table().submit({verb, fields}, QStringLiteral("Ada"), {});
        }
        main = std::make_unique<window::MainWindow>(*library, settings);
        app::furnish(*main, *library, settings);
        main->take(std::move(*sitting));
    }

    // As the program does it: the table that was open is open again, in a window that was made in that language.
    bool speakAnew(const QString& language)
    {
        const QString id = library->idOf(*main->sitting());
        if (!main->leave())
            return false;
        settings.setValue(QStringLiteral("look/language"), language);
        (void)m_speech.begin(settings, QStringLiteral(MR_WORDS));
        const std::unique_ptr<window::MainWindow> before =
            std::exchange(main, std::make_unique<window::MainWindow>(*library, settings));
        app::furnish(*main, *library, settings);
        main->openCampaign(id);
        return main->sitting() != nullptr;
    }
    void show(const QSize& screen)
    {
        main->show();
        main->setWindowState(Qt::WindowNoState);
        main->resize(screen);
        settle();
    }
    static void settle()
    {
        for (int i = 0; i < 4; ++i)
            QCoreApplication::processEvents();
        QTest::qWait(20);
    }

private:
    QTemporaryDir m_folder;
    app::Speech m_speech;
    Middle m_chance;

public:
    QSettings settings;
    std::unique_ptr<window::Library> library;
    std::unique_ptr<window::MainWindow> main; // null: what was recorded could not be played
};

inline const QList<std::pair<const char*, const char*>> evenings{{"hired-swords", "training-career"},
    {"jagged-alliance", "training-campaign"}, {"sellsword", "long-match"}, {"swords-and-souls", "five-heroes"},
    {"mercenarium", "iva-and-pia"}};

inline window::Look plainLook(int percent)
{
    window::Look look;
    look.theme = kit::Theme::Light;
    look.percent = percent;
    look.isAnimated = false;
    return look;
}

} // namespace played
