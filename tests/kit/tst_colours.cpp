// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever is written stands out from what is behind it: at least 4.5 : 1 (WCAG 2.1, 1.4.3), in every theme: by name,
// as the style sheet pairs them, and as the palette does.
#include "kit/drawn/contrast.h"
#include "support/measured_paper.h"

#include <QRegularExpression>
#include <QTest>

using kit::Colours;
using support::contrast;
using support::over;

namespace {

// What a rule of the style sheet says of letters and what is behind them. A rule that names one of the two stands on any ground.
void addSheet(const QByteArray& theme, const Colours& colours)
{
    static const QRegularExpression rule(QStringLiteral("([^{}]+)\\{([^}]*)\\}"));
    const auto colourOf = [](const QString& rules, const char* name) {
        const QRegularExpression wanted(QStringLiteral("(?:^|[;{ ])%1: *(#[0-9a-f]{6})").arg(QLatin1String(name)));
        return QColor(wanted.match(rules).captured(1));
    };
    const QString sheet = colours.styleSheet(11);
    for (auto found = rule.globalMatch(sheet); found.hasNext();) {
        const auto match = found.next();
        const QString which = match.captured(1).trimmed(), rules = match.captured(2);
        for (const auto& [front, back] :
            {std::pair("color", "background"), std::pair("selection-color", "selection-background-color")}) {
            const QColor text = colourOf(rules, front), behind = colourOf(rules, back);
            if (text.isValid() && behind.isValid())
                QTest::addRow("%s: %s of %s", theme.constData(), front, qPrintable(which)) << text << behind;
            else if (text.isValid() && !rules.contains(QLatin1String(back)) && !which.contains(QLatin1String("place")))
                QTest::addRow("%s: %s of %s anywhere", theme.constData(), front, qPrintable(which)) << text << colours.raised;
        }
    }
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
        addSheet(theme, *c);
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
    for (const kit::Themed& theme : kit::themes()) {
        const QString sheet = theme.colours.styleSheet(11);
        const auto rule = QRegularExpression(QStringLiteral("\\nQPushButton:disabled[^{]*\\{([^}]*)\\}")).match(sheet);
        QVERIFY2(rule.captured(1).contains(QLatin1String("background: transparent")), theme.name);
        QVERIFY2(rule.captured(1).contains(QLatin1String("dashed")), theme.name);
        QVERIFY2(rule.capturedStart() > sheet.indexOf(QLatin1String("QPushButton[look=\"primary\"]")), "a later rule wins");
    }
}

void ColoursTest::eachThemeIsFoundByItsPalette()
{
    for (const kit::Themed& theme : kit::themes())
        QCOMPARE(&Colours::of(theme.colours.palette()), &theme.colours);
    QCOMPARE(&Colours::of(QPalette(QColor(0x101010))), &Colours::dark()); // somebody else's
    QCOMPARE(&Colours::of(QPalette(QColor(0xeeeeee))), &Colours::light());
}

QTEST_GUILESS_MAIN(ColoursTest)
#include "tst_colours.moc"
