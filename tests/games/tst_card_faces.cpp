// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every card of every game while it is entered, in a window of 1280 by 720 as it is promised: nothing is cut, nothing scrolls.
// MR_PICTURES=FOLDER keeps what it looks like there, to be judged by eye.
#include "app/desks.h"
#include "games/catalogue.h"
#include "kit/drawn/plain_label.h"
#include "kit/drawn/style.h"
#include "kit/entry/card_entry.h"
#include "kit/entry/card_face.h"
#include "support/german.h"
#include "window/cards/cards_page.h"
#include "window/look.h"
#include "window/main_window.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QFontDatabase>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace {

class Middle : public engine::Chance {
public:
    int face(int sides) override { return sides / 2 + 1; }
};

struct Window {
    explicit Window(const QString& game)
        : library(
            folder.filePath(QStringLiteral("shelf.db")), games::catalogue(), app::desks(),
            [] { return QDateTime::currentDateTimeUtc(); }, chance)
        , settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat)
    {
        faults = library.openShelf();
        main = std::make_unique<window::MainWindow>(library, settings);
        main->addTable(QKeySequence(QStringLiteral("Ctrl+2")));
        main->addPage(QStringLiteral("cards"), QStringLiteral("Cards"), QStringLiteral("▤"),
            QKeySequence(QStringLiteral("Ctrl+5")), [this] { return new window::CardsPage(library); });
        main->setWindowState(Qt::WindowNoState); // however small the screen is that a test has
        main->resize(1280, 720);
        main->show();
        auto sitting = library.begin(game, *library.game(game), {}, {});
        if (!sitting)
            qFatal("%s", qPrintable(sitting.faults().first().text()));
        main->take(std::move(*sitting));
        main->showPage(QStringLiteral("cards"));
    }
    template <class T> T* part(const char* name) const { return main->findChild<T*>(QLatin1String(name)); }

    QTemporaryDir folder;
    Middle chance;
    window::Library library;
    QSettings settings;
    QList<engine::Fault> faults;
    std::unique_ptr<window::MainWindow> main;
};

// What of the entry has no room; empty: all is well.
QStringList cutIn(const kit::CardEntry& entry, const QWidget& main)
{
    QStringList cut;
    for (const QWidget* one : entry.findChildren<QWidget*>()) {
        if (!one->isVisible())
            continue;
        const QRect at(one->mapTo(&main, QPoint()), one->size());
        const QString name = QLatin1String(one->metaObject()->className()) + QLatin1Char(' ') + one->objectName();
        const bool isInput = qobject_cast<const QLineEdit*>(one) || qobject_cast<const QAbstractButton*>(one);
        if (!main.rect().contains(at) || (isInput && one->visibleRegion().boundingRect().size() != one->size()))
            cut += name + QStringLiteral(" is not seen whole");
        const auto* label = qobject_cast<const QLabel*>(one);
        if ((qobject_cast<const QAbstractButton*>(one) || (label && !dynamic_cast<const kit::ElidedLabel*>(label)))
            && one->sizePolicy().horizontalPolicy() != QSizePolicy::Ignored && one->width() < one->minimumSizeHint().width())
            cut += name + QStringLiteral(" is cut: ") + one->property("text").toString();
        if (qobject_cast<const QScrollBar*>(one))
            cut += name + QStringLiteral(" scrolls");
        if (const auto* edit = qobject_cast<const kit::PlaceEdit*>(one)) {
            if (edit->height() < edit->fontMetrics().ascent())
                cut += name + QStringLiteral(" is too low");
            if (edit->isOpen() && edit->fontMetrics().horizontalAdvance(edit->placeholderText()) > edit->width())
                cut += name + QStringLiteral(" is too narrow for ") + edit->placeholderText();
        }
    }
    return cut;
}

} // namespace

class TestCardFaces : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase() { QLocale::setDefault(QLocale::c()); }
    void nothingIsCut_data();
    void nothingIsCut();
};

void TestCardFaces::initTestCase()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    QApplication::setStyle(new kit::Style);
    QApplication::setFont(QFont(QStringLiteral("DejaVu Sans"), 10));
}

void TestCardFaces::nothingIsCut_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<bool>("isDark");
    QTest::addColumn<bool>("isGerman");
    QTest::addColumn<int>("percent");
    for (const auto& game : games::catalogue())
        for (const bool isGerman : {false, true})
            for (const int percent : {100, 150})
                QTest::addRow("%s-%s-%d", qPrintable(game->id()), isGerman ? "de" : "en", percent)
                    << game->id() << (percent > 100) << isGerman << percent; // each theme with either language
}

void TestCardFaces::nothingIsCut()
{
    QFETCH(QString, game);
    QFETCH(bool, isDark);
    QFETCH(bool, isGerman);
    QFETCH(int, percent);
    const support::German german(isGerman);
    if (german.isAbsent)
        QSKIP(german.why);
    QLocale::setDefault(isGerman ? QLocale(QLocale::German) : QLocale(QLocale::English));
    window::Look look;
    look.theme = isDark ? kit::Theme::Dark : kit::Theme::Light;
    look.percent = percent;
    look.apply(*qApp);
    Window window(game);
    QVERIFY(window.faults.isEmpty());
    auto* sections = window.part<QComboBox>("sections");
    QStringList cut;
    for (int at = 0; at < sections->count(); ++at) {
        sections->setCurrentIndex(at);
        QCoreApplication::processEvents(QEventLoop::ExcludeUserInputEvents);
        for (const char* name : {"add", "remove", "save"})
            if (const auto* button = window.part<QPushButton>(name); button->width() < button->minimumSizeHint().width()
                || button->visibleRegion().boundingRect().size() != button->size())
                cut += sections->currentText() + QStringLiteral(" beside the list: ") + button->text();
        if (const QString folder = qEnvironmentVariable("MR_PICTURES"); !folder.isEmpty() && at == 0)
            QVERIFY(
                window.main->grab().save(QDir(folder).filePath(QLatin1String(QTest::currentDataTag()) + QStringLiteral(".png"))));
        window.part<QPushButton>("add")->click();
        auto* entry = window.main->page(QStringLiteral("cards"))->findChild<kit::CardEntry*>();
        QVERIFY2(entry && entry->isVisible(), qPrintable(sections->currentText()));
        QList<QAbstractButton*> kinds = entry->findChild<QWidget*>(QStringLiteral("kindBar"))->findChildren<QAbstractButton*>();
        kinds.removeIf([](const QAbstractButton* kind) { return !kind->isVisible(); });
        for (qsizetype kind = 0; kind < std::max<qsizetype>(1, kinds.size()); ++kind) {
            if (kind < kinds.size())
                kinds[kind]->click();
            QCoreApplication::processEvents(QEventLoop::ExcludeUserInputEvents);
            const QString name = QStringLiteral("%1-%2-%3")
                                     .arg(QLatin1String(QTest::currentDataTag()), sections->currentData().toString(),
                                         kind < kinds.size() ? kinds[kind]->objectName() : QString());
            for (const QString& one : cutIn(*entry, *window.main))
                cut += name + QStringLiteral(": ") + one;
            if (window.main->size() != QSize(1280, 720))
                cut += name + QStringLiteral(": the window has grown");
            if (const QString folder = qEnvironmentVariable("MR_PICTURES"); !folder.isEmpty())
                QVERIFY(window.main->grab().save(QDir(folder).filePath(name + QStringLiteral(".png"))));
        }
        entry->findChild<QPushButton*>(QStringLiteral("cancelCard"))->click();
    }
    QVERIFY2(cut.isEmpty(), qPrintable(cut.join(QLatin1Char('\n'))));
}

QTEST_MAIN(TestCardFaces)
#include "tst_card_faces.moc"
