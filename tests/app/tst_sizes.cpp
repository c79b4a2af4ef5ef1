// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every page of the window in the middle of an evening of every game, at the corners of what a screen and a text may measure, in
// every language: nothing makes the window larger, nothing that can be pressed lies outside, no words are cut without a sign, and
// nothing lies over something else. MR_PICTURES=FOLDER keeps what was looked at.
#include "app/desks.h"
#include "app/furnish.h"
#include "app/speech.h"
#include "games/catalogue.h"
#include "kit/drawn/plain_label.h"
#include "kit/drawn/style.h"
#include "support/long_form.h"
#include "window/look.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QApplication>
#include <QDockWidget>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QListView>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

namespace {

class Middle : public engine::Chance {
public:
    int face(int sides) override { return sides / 2 + 1; }
};

const QStringList pages{QStringLiteral("shelf"), QStringLiteral("table"), QStringLiteral("dice"), QStringLiteral("rules"),
    QStringLiteral("cards"), QStringLiteral("history"), QStringLiteral("odds"), QStringLiteral("audit"),
    QStringLiteral("handbook"), QStringLiteral("preferences"), QStringLiteral("figures"), QStringLiteral("phones"),
    QStringLiteral("share")};

QString named(const QWidget* part)
{
    const QString text = part->property("text").toString();
    return QLatin1String(part->metaObject()->className()) + QLatin1Char(' ') + part->objectName()
        + (text.isEmpty() ? QString() : QStringLiteral(" “%1”").arg(text.left(40)));
}

bool isScrolled(const QWidget* part, const QWidget* within)
{
    for (const QWidget* up = part->parentWidget(); up && up != within; up = up->parentWidget())
        if (qobject_cast<const QAbstractScrollArea*>(up))
            return true;
    return false;
}

// Words that their own width cuts, though no sign and no tip says so.
bool isCut(const QWidget* part)
{
    if (!part->toolTip().isEmpty())
        return false;
    if (const auto* button = qobject_cast<const QAbstractButton*>(part))
        return !button->text().isEmpty() && button->minimumSizeHint().width() > button->width() + 1;
    if (dynamic_cast<const kit::ElidedLabel*>(part))
        return false; // says so itself
    const auto* label = qobject_cast<const QLabel*>(part);
    if (!label || label->text().isEmpty() || label->sizePolicy().horizontalPolicy() == QSizePolicy::Ignored)
        return false;
    return label->wordWrap() ? label->heightForWidth(label->width()) > label->height() + 1
                             : label->sizeHint().width() > label->width() + 1;
}

QStringList overlapsIn(const QLayout* layout)
{
    QStringList found;
    QList<std::pair<QRect, QString>> parts;
    for (int i = 0; layout && i < layout->count(); ++i) {
        const QWidget* part = layout->itemAt(i)->widget();
        if (!part || !part->isVisible() || part->size().isEmpty())
            continue;
        for (const auto& [rect, name] : std::as_const(parts))
            if (rect.intersects(part->geometry()))
                found += named(part) + QStringLiteral(" over ") + name;
        parts += {part->geometry(), named(part)};
    }
    return found;
}

QStringList rowsOver(const QListView* view)
{
    QStringList found;
    QRect before;
    for (int row = 0; view->model() && row < view->model()->rowCount(view->rootIndex()); ++row) {
        const QRect rect = view->visualRect(view->model()->index(row, view->modelColumn(), view->rootIndex()));
        if (!before.isEmpty() && !rect.isEmpty() && before.intersects(rect))
            found += QStringLiteral("row %1 of %2 over the one before").arg(row).arg(named(view));
        before = rect;
    }
    return found;
}

// What is wrong with the window as it stands.
QStringList wrongIn(const QWidget& main, const QSize& screen)
{
    QStringList found;
    if (main.width() > screen.width() || main.height() > screen.height())
        found += QStringLiteral("the window is %1×%2").arg(main.width()).arg(main.height());
    for (const QWidget* part : main.findChildren<QWidget*>()) {
        if (!part->isVisible() || part->isWindow() || part->size().isEmpty())
            continue;
        const QRect there(part->mapTo(&main, QPoint()), part->size());
        const bool isPressed = part->focusPolicy() != Qt::NoFocus && qobject_cast<const QAbstractButton*>(part);
        if ((isPressed || qobject_cast<const QLineEdit*>(part)) && !isScrolled(part, &main) && !main.rect().contains(there))
            found += named(part) + QStringLiteral(" lies outside");
        if (isCut(part))
            found += QStringLiteral("%1 is cut: %2 of %3").arg(named(part)).arg(part->width()).arg(part->sizeHint().width());
        found += overlapsIn(part->layout());
        if (const auto* view = qobject_cast<const QListView*>(part); view && view->flow() == QListView::TopToBottom)
            found += rowsOver(view);
    }
    return found;
}

} // namespace

class Sizes : public QObject {
    Q_OBJECT

    QFont m_font;

private slots:
    void initTestCase()
    {
        QApplication::setStyle(new kit::Style);
        m_font = QApplication::font();
    }

    void nothingLeavesTheScreen_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("evening");
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("percent");
        QTest::addColumn<QSize>("screen");
        const QList<std::pair<const char*, const char*>> evenings{{"hired-swords", "training-career"},
            {"jagged-alliance", "training-campaign"}, {"sellsword", "long-match"}, {"swords-and-souls", "five-heroes"},
            {"mercenarium", "iva-and-pia"}};
        const auto add = [&](const char* language, int percent, const QSize& screen) {
            for (const auto& [game, evening] : evenings)
                QTest::addRow("%s %s %d%% %d", game, language, percent, screen.width())
                    << QString::fromLatin1(game) << QString::fromLatin1(evening) << QString::fromLatin1(language) << percent
                    << screen;
        };
        add("de", 150, {1280, 720});
        if (!support::isLongForm())
            return;
        add("en", 100, {1280, 720});
        add("en", 150, {1280, 720});
        add("de", 100, {1280, 720});
        add("en", 200, {1440, 900});
        add("de", 200, {1440, 900});
        add("en", 300, {1920, 1080});
        add("de", 300, {1920, 1080});
    }

    void nothingLeavesTheScreen()
    {
        QFETCH(QString, game);
        QFETCH(QString, evening);
        QFETCH(QString, language);
        QFETCH(int, percent);
        QFETCH(QSize, screen);
        const QTemporaryDir folder;
        QSettings settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
        settings.setValue(QStringLiteral("look/language"), language);
        app::Speech speech;
        QVERIFY(speech.begin(settings, QStringLiteral(MR_WORDS)).isEmpty());
        window::Look look;
        look.theme = kit::Theme::Light;
        look.percent = percent;
        look.isAnimated = false;
        look.keep(settings);
        look.apply(*qApp);
        Middle chance;
        window::Library library(
            folder.filePath(QStringLiteral("shelf.db")), games::catalogue(), app::desks(),
            [] { return QDateTime::fromString(QStringLiteral("2026-03-14T18:30:00Z"), Qt::ISODate); }, chance);
        QVERIFY(library.openShelf().isEmpty());
        auto sitting = library.begin(QStringLiteral("The Long Evening of the Slate Marches and the Harbour Quarter"),
            *library.game(game), {}, {QLatin1String(cards::trainingCards)});
        QVERIFY(sitting);
        QFile lines(QStringLiteral(MR_GAMES "/%1/evenings/%2.jsonl").arg(game, evening));
        QVERIFY(lines.open(QIODevice::ReadOnly));
        const QList<QByteArray> all = lines.readAll().split('\n');
        for (const QByteArray& line : all.mid(0, std::min<qsizetype>(all.size() / 2, 80))) {
            QJsonObject fields = QJsonDocument::fromJson(line).object();
            const QString verb = fields.take(QLatin1String("do")).toString();
            (void)(*sitting)->campaign()->table().submit({verb, fields}, QStringLiteral("Ada"), {});
        }
        window::MainWindow main(library, settings);
        app::furnish(main, library, settings);
        main.take(std::move(*sitting));
        main.show();
        main.setWindowState(Qt::WindowNoState);
        main.resize(screen);
        QStringList found;
        for (const QString& page : pages) {
            main.showPage(page);
            for (int i = 0; i < 4; ++i)
                QCoreApplication::processEvents();
            QTest::qWait(20);
            if (const QString pictures = qEnvironmentVariable("MR_PICTURES"); !pictures.isEmpty())
                main.grab().save(QStringLiteral("%1/%2-%3.png")
                                     .arg(pictures, QLatin1String(QTest::currentDataTag()), page)
                                     .replace(QLatin1Char(' '), QLatin1Char('-')));
            for (const QString& one : wrongIn(main, screen))
                found += page + QStringLiteral(": ") + one;
        }
        found.removeDuplicates();
        QVERIFY2(found.isEmpty(), qPrintable(QLatin1Char('\n') + found.join(QLatin1Char('\n'))));
    }

    void cleanup()
    {
        window::Look look;
        look.theme = kit::Theme::Light;
        look.apply(*qApp);
        QLocale::setDefault(QLocale::c());
    }
};

QTEST_MAIN(Sizes)

#include "tst_sizes.moc"
