// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Whoever asks for larger letters gets no smaller table: at the largest text that a screen of 1280 × 720 is promised, no square
// of a board and no word on any is smaller than at the usual one. MR_PICTURES=FOLDER keeps what was looked at.
#include "app/played.h"
#include "kit/drawn/board.h"
#include "kit/drawn/style.h"
#include "support/long_form.h"
#include "support/measured_paper.h"

#include <QRegularExpression>
#include <QTest>

using played::evenings;
using played::Opened;
using played::plainLook;

namespace {

// What is seen of the boards of a table: how large each square is, and how large each word is set.
struct Seen {
    QHash<QString, QSizeF> squares;
    QHash<QString, double> words; // the smallest of the same
};

// Places that are as high as the words in them need are no squares.
bool isSquare(const kit::Cell& cell) { return cell.rect.width() > 0 && std::abs(cell.rect.width() - cell.rect.height()) < 0.5; }

Seen seenOn(window::MainWindow& main)
{
    Seen all;
    for (kit::Board* board : main.findChildren<kit::Board*>()) {
        if (!board->isVisible() || board->visibleRegion().isEmpty())
            continue;
        for (const kit::Cell& cell : board->cells())
            if (cell.walkable && isSquare(cell))
                all.squares.insert(board->objectName() + QLatin1Char(' ') + cell.id, cell.rect.size());
        support::MeasuredPaper paper(board->size(), Qt::white);
        board->render(&paper, {}, {}, QWidget::DrawChildren);
        for (const support::Written& one : paper.written()) {
            const QString word = board->objectName() + QStringLiteral(" “") + one.text + QStringLiteral("”");
            all.words.insert(word, std::min(one.pixels, all.words.value(word, one.pixels)));
        }
    }
    return all;
}

} // namespace

class Growth : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setStyle(new kit::Style); }

    void noBoardShrinks_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("evening");
        QTest::addColumn<QString>("language");
        QTest::addColumn<double>("part");
        for (const auto& [game, evening] : evenings)
            for (const char* language : {"en", "de"})
                for (int eighth = 1; eighth <= 7; ++eighth)
                    if (eighth % 3 == 1 || support::isLongForm())
                        QTest::addRow("%s %s %d", game, language, eighth)
                            << QString::fromLatin1(game) << QString::fromLatin1(evening) << QString::fromLatin1(language)
                            << eighth / 8.0;
    }

    void noBoardShrinks()
    {
        QFETCH(QString, game);
        QFETCH(QString, evening);
        QFETCH(QString, language);
        QFETCH(double, part);
        const auto at = [&](int percent) {
            Opened opened(game, evening, language, plainLook(percent), part);
            opened.show({1280, 720});
            opened.main->showPage(QStringLiteral("table"));
            Opened::settle();
            if (const QString pictures = qEnvironmentVariable("MR_PICTURES"); !pictures.isEmpty())
                opened.main->grab().save(QStringLiteral("%1/%2-%3.png")
                                             .arg(pictures, QLatin1String(QTest::currentDataTag()))
                                             .arg(percent)
                                             .replace(QLatin1Char(' '), QLatin1Char('-')));
            return seenOn(*opened.main);
        };
        const Seen usual = at(100), large = at(150);
        QStringList found;
        for (auto one = usual.squares.begin(); one != usual.squares.end(); ++one)
            if (const auto same = large.squares.constFind(one.key());
                same != large.squares.constEnd() && (same->width() < one->width() - 0.5))
                found += QStringLiteral("%1 is %2 wide, then %3").arg(one.key()).arg(one->width()).arg(same->width());
        for (auto one = usual.words.begin(); one != usual.words.end(); ++one)
            if (const double same = large.words.value(one.key(), *one); same < *one - 0.5)
                found += QStringLiteral("%1: letters of %2, then of %3").arg(one.key()).arg(*one).arg(same);
        found.sort();
        for (const QString& one : std::as_const(found).first(std::min<qsizetype>(found.size(), 5)))
            qInfo("%s", qPrintable(one));
        QVERIFY2(found.isEmpty(), qPrintable(QStringLiteral("%1 are smaller").arg(found.size())));
    }

    // On a small screen too, what changes hands is told with its value: a name alone says nothing.
    void noNameWithoutItsValue()
    {
        QFile kept(QStringLiteral(MR_GAMES "/swords-and-souls/evenings/five-heroes.jsonl"));
        QVERIFY(kept.open(QIODevice::ReadOnly));
        const QList<QByteArray> lines = kept.readAll().split('\n');
        const auto blocked = std::ranges::find_if(lines, [](const QByteArray& line) { return line.contains("\"block\""); });
        QVERIFY(blocked != lines.end());
        const double part = (double(blocked - lines.begin()) + 1.5) / double(lines.size());
        Opened opened(
            QStringLiteral("swords-and-souls"), QStringLiteral("five-heroes"), QStringLiteral("de"), plainLook(100), part);
        for (const QSize& screen : {QSize(1024, 600), QSize(1280, 720)}) {
            opened.show(screen);
            opened.main->showPage(QStringLiteral("table"));
            Opened::settle();
            auto* circle = opened.main->findChild<kit::Board*>(QStringLiteral("circle"));
            const kit::Cell* attack = circle->cell(QStringLiteral("attack"));
            QVERIFY(attack);
            support::MeasuredPaper paper(circle->size(), Qt::white);
            circle->render(&paper, {}, {}, QWidget::DrawChildren);
            static const QRegularExpression names(
                QStringLiteral("^(Schaden|Karten|Andere Karten)( · (Schaden|Karten|Andere Karten))*$"));
            int told = 0;
            for (const support::Written& one : paper.written()) {
                told += one.text.startsWith(QLatin1String("Schaden"));
                if (!attack->rect.contains(one.where.center()) || !names.match(one.text).hasMatch())
                    continue;
                const bool hasValue = std::ranges::any_of(paper.written(), [&](const support::Written& other) {
                    return other.where.left() >= one.where.right()
                        && std::abs(other.where.center().y() - one.where.center().y()) < 6;
                });
                QVERIFY2(hasValue, qPrintable(one.text));
            }
            QCOMPARE_GT(told, 0);
        }
    }

    void cleanup()
    {
        window::Look look;
        look.theme = kit::Theme::Light;
        look.apply(*qApp);
        QLocale::setDefault(QLocale::c());
    }
};

QTEST_MAIN(Growth)

#include "tst_growth.moc"
