// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever is written stands out from what is behind it: at least 4.5 : 1 (WCAG 2.1, 1.4.3), in every theme: by name,
// as whatever is pressed pairs them in each of its states, and as the palette does.
#include "kit/drawn/colours.h"
#include "kit/drawn/skin.h"
#include "support/measured_paper.h"

#include <QPushButton>
#include <QTest>
#include <QToolButton>

#include <functional>

using kit::Colours;
using support::contrast;
using support::over;

namespace {

constexpr const char* looks[] = {"", "primary", "stage", "done", "due", "link", "bad", "tile", "rail", "step", "dock"};

// Everything that can be pressed, in a theme.
void eachPressed(const Colours& colours, const std::function<void(const QByteArray&, const QWidget&)>& told)
{
    QPushButton button;
    QToolButton tool;
    for (QAbstractButton* one : {static_cast<QAbstractButton*>(&button), static_cast<QAbstractButton*>(&tool)}) {
        one->setPalette(colours.palette());
        for (const char* look : looks) {
            one->setProperty("look", look);
            told(QByteArray(one->metaObject()->className()) + ' ' + look, *one);
        }
    }
}

// Letters and what is behind them, in every state that something to press can be in. Where nothing is behind them of its own
// it stands on any ground.
void addSkins(const QByteArray& theme, const Colours& colours)
{
    const std::pair<const char*, QStyle::State> states[] = {{"", QStyle::State_Enabled},
        {"on", QStyle::State_Enabled | QStyle::State_On}, {"with the keys", QStyle::State_Enabled | QStyle::State_HasFocus},
        {"below the mouse", QStyle::State_Enabled | QStyle::State_MouseOver}, {"idle", QStyle::State_None},
        {"idle and on", QStyle::State_On}};
    eachPressed(colours, [&](const QByteArray& which, const QWidget& one) {
        for (const auto& [state, flags] : states) {
            const kit::Skin skin = kit::skinOf(&one, flags).value();
            if (skin.ground.isValid()) {
                QTest::addRow("%s: %s %s", theme.constData(), which.constData(), state) << skin.letters << skin.ground;
                continue;
            }
            for (const QColor& ground : {colours.background, colours.surface, colours.raised})
                QTest::addRow("%s: %s %s on %s", theme.constData(), which.constData(), state, qPrintable(ground.name()))
                    << skin.letters << ground;
        }
    });
}

void addPalette(const QByteArray& theme, const QPalette& palette)
{
    const std::pair<QPalette::ColorRole, QPalette::ColorRole> pairs[] = {{QPalette::WindowText, QPalette::Window},
        {QPalette::Text, QPalette::Base}, {QPalette::Text, QPalette::AlternateBase}, {QPalette::ButtonText, QPalette::Button},
        {QPalette::HighlightedText, QPalette::Highlight}, {QPalette::ToolTipText, QPalette::ToolTipBase},
        {QPalette::Link, QPalette::Base}, {QPalette::LinkVisited, QPalette::Base}, {QPalette::PlaceholderText, QPalette::Base},
        {QPalette::BrightText, QPalette::Window}};
    for (const QPalette::ColorGroup group : {QPalette::Active, QPalette::Inactive, QPalette::Disabled})
        for (const auto& [text, behind] : pairs)
            QTest::addRow("%s: palette %d, %d on %d", theme.constData(), group, text, behind)
                << palette.color(group, text) << palette.color(group, behind);
}

} // namespace

class ColoursTest : public QObject {
    Q_OBJECT

private slots:
    void everyTextIsReadable_data();
    void everyTextIsReadable();
    void whatCannotBePressedLooksSo();
    void theRingIsSeen();
    void eachThemeIsFoundByItsPalette();
};

void ColoursTest::everyTextIsReadable_data()
{
    QTest::addColumn<QColor>("text");
    QTest::addColumn<QColor>("behind");
    for (const kit::Themed& themed : kit::themes()) {
        const Colours* c = &themed.colours;
        const QByteArray theme = themed.name;
        const std::pair<const char*, QColor> grounds[] = {
            {"background", c->background}, {"surface", c->surface}, {"raised", c->raised}};
        const std::pair<const char*, QColor> texts[] = {{"text", c->text}, {"muted", c->muted}, {"accent", c->accent},
            {"good", c->good}, {"bad", c->bad}, {"unknown", c->unknown}, {"link", c->link}};
        for (const auto& [ground, behind] : grounds)
            for (const auto& [name, text] : texts)
                QTest::addRow("%s: %s on %s", theme.constData(), name, ground) << text << behind;
        QTest::addRow("%s: a found word", theme.constData()) << c->text << over(c->mark(), c->mark().alphaF(), c->surface);
        QTest::addRow("%s: a found word beside a title", theme.constData())
            << c->muted << over(c->mark(), c->mark().alphaF(), c->surface);
        QTest::addRow("%s: a chosen row", theme.constData()) << c->text << over(c->accent, 70 / 255.0, c->surface);
        addSkins(theme, *c);
        addPalette(theme, c->palette());
        QTest::addRow("%s: on the accent", theme.constData()) << c->onAccent << c->accent;
        QTest::addRow("%s: a card", theme.constData()) << c->cardText << c->card;
        QTest::addRow("%s: a card's small print", theme.constData()) << c->cardMuted << c->card;
        QTest::addRow("%s: an exhausted card", theme.constData()) << c->cardText << c->card.darker(128);
        QTest::addRow("%s: a card's back", theme.constData()) << QColor(Qt::white) << c->back.darker(130);
    }
}

void ColoursTest::everyTextIsReadable()
{
    QFETCH(QColor, text);
    QFETCH(QColor, behind);
    QVERIFY2(contrast(text, behind) >= 4.5,
        qPrintable(QStringLiteral("%1 on %2: %3").arg(text.name(), behind.name()).arg(contrast(text, behind), 0, 'f', 2)));
}

// At a glance: what can be pressed is filled, what cannot be has a dashed border and nothing in it.
void ColoursTest::whatCannotBePressedLooksSo()
{
    for (const kit::Themed& theme : kit::themes())
        eachPressed(theme.colours, [&](const QByteArray& which, const QWidget& one) {
            if (which.endsWith("rail")) // pages are always to be had
                return;
            for (const QStyle::State state : {QStyle::State(QStyle::State_None), QStyle::State(QStyle::State_On)}) {
                const kit::Skin idle = kit::skinOf(&one, state).value();
                QVERIFY2(!idle.ground.isValid(), which.constData());
                const bool isTold = idle.stroke == Qt::DashLine || !idle.line.isValid() || which.endsWith("due");
                QVERIFY2(isTold, which.constData());
            }
        });
}

// The ring around what the keys go to is seen on what it surrounds.
void ColoursTest::theRingIsSeen()
{
    for (const kit::Themed& theme : kit::themes())
        eachPressed(theme.colours, [&](const QByteArray& which, const QWidget& one) {
            for (const QStyle::State on : {QStyle::State(QStyle::State_None), QStyle::State(QStyle::State_On)}) {
                const kit::Skin plain = kit::skinOf(&one, QStyle::State_Enabled | on).value();
                const kit::Skin ring = kit::skinOf(&one, QStyle::State_Enabled | QStyle::State_HasFocus | on).value();
                constexpr double least = 3; // of what is no letter (WCAG 2.1, 1.4.11)
                const QColor around = ring.ground.isValid() ? ring.ground : theme.colours.raised;
                const double ratio = contrast(ring.ring.isValid() ? ring.ring : ring.line, around);
                QVERIFY2(ratio >= least,
                    qPrintable(QStringLiteral("%1 %2: %3").arg(QLatin1String(theme.name), QString(which)).arg(ratio)));
                QCOMPARE(ring.edge, 2);
                QCOMPARE(ring.around, plain.around);
            }
        });
}

void ColoursTest::eachThemeIsFoundByItsPalette()
{
    for (const kit::Themed& theme : kit::themes())
        QCOMPARE(&Colours::of(theme.colours.palette()), &theme.colours);
    QCOMPARE(&Colours::of(QPalette(QColor(0x101010))), &Colours::dark()); // somebody else's
    QCOMPARE(&Colours::of(QPalette(QColor(0xeeeeee))), &Colours::light());
}

QTEST_MAIN(ColoursTest)
#include "tst_colours.moc"
