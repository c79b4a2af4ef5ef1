// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever is written stands out from what is behind it: at least 4.5 : 1 (WCAG 2.1, 1.4.3), in both themes.
#include "kit/drawn/colours.h"

#include <QTest>

#include <cmath>

using kit::Colours;

namespace {

double luminance(const QColor& colour)
{
    const auto linear = [](double part) { return part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

double contrast(const QColor& one, const QColor& other)
{
    const double a = luminance(one), b = luminance(other);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

QColor over(const QColor& above, double share, const QColor& below)
{
    const auto mixed = [share](float a, float b) { return float(share * double(a) + (1 - share) * double(b)); };
    return QColor::fromRgbF(
        mixed(above.redF(), below.redF()), mixed(above.greenF(), below.greenF()), mixed(above.blueF(), below.blueF()));
}

} // namespace

class ColoursTest : public QObject {
    Q_OBJECT

private slots:
    void everyTextIsReadable_data();
    void everyTextIsReadable();
};

void ColoursTest::everyTextIsReadable_data()
{
    QTest::addColumn<QColor>("text");
    QTest::addColumn<QColor>("behind");
    for (const Colours* c : {&Colours::dark(), &Colours::light()}) {
        const QByteArray theme = c == &Colours::dark() ? "dark" : "light";
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

QTEST_GUILESS_MAIN(ColoursTest)
#include "tst_colours.moc"
