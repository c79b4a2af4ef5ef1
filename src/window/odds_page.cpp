// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/odds_page.h"

#include "dice/term.h"
#include "kit/bars.h"
#include "ui_odds_page.h"

#include <QClipboard>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>

namespace window {

using engine::Fault;
using engine::Result;

namespace {

constexpr int mostTerms = 4;
constexpr qint64 mostThrows = 20'000; // that a game is asked for
constexpr std::size_t mostBars = 400;

// Every throw of the dice that the game names for a listing, and what the game counts for it.
Result<dice::Distribution> countedThrows(const QString& listing, const kit::Sitting& sitting)
{
    const QString field = QStringLiteral("listing"), rolled = QStringLiteral("rolled");
    const auto dice = sitting.game().ask(sitting.state(), QStringLiteral("dice"), {{field, listing}});
    if (!dice)
        return dice.faults();
    QList<int> sides;
    qint64 throws = 1;
    for (const QJsonValue& one : dice->value.toArray()) {
        sides += one.toInt();
        throws *= std::max(1, one.toInt());
        if (throws > mostThrows)
            return Fault{listing, {}, OddsPage::tr("These are too many dice to count every throw."), OddsPage::tr("Write it as a plain term, such as 6d6.")};
    }
    QList<int> faces(sides.size(), 1);
    std::vector<qint64> values;
    for (qint64 n = 0; n < throws; ++n) {
        QJsonArray shown;
        for (const int face : std::as_const(faces))
            shown += face;
        const auto value = sitting.game().ask(sitting.state(), QStringLiteral("value"), {{field, listing}, {rolled, shown}});
        if (!value)
            return value.faults();
        if (const engine::Condition* why = value->verdict.decisive())
            return Fault{listing, {}, why->text(), why->remedy()};
        values.push_back(value->value.toInteger());
        for (qsizetype die = 0; die < faces.size() && ++faces[die] > sides[die]; ++die)
            faces[die] = 1;
    }
    return dice::Distribution::evenly(values);
}

} // namespace

Result<dice::Distribution> oddsOf(const QString& text, const kit::Sitting* sitting)
{
    if (const auto term = dice::Term::parse(text)) {
        if (auto odds = term->odds(); odds || !sitting)
            return odds;
    } else if (!sitting) {
        return term.faults();
    }
    auto counted = countedThrows(text, *sitting);
    if (counted)
        return counted;
    const auto term = dice::Term::parse(text);
    return term ? counted : Result<dice::Distribution>(term.faults());
}

OddsPage::OddsPage(QWidget* parent) : Page(parent), m_ui(std::make_unique<Ui::OddsPage>()), m_chart(new kit::Bars)
{
    m_ui->setupUi(this);
    m_ui->chartLayout->addWidget(m_chart);
    m_ui->splitter->setSizes({600, 400});
    m_ui->table->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_ui->problem->hide();
    connect(m_ui->terms, &QLineEdit::textChanged, this, &OddsPage::work);
    for (QPushButton* how : {m_ui->exactly, m_ui->atLeast, m_ui->atMost})
        connect(how, &QPushButton::clicked, this, &OddsPage::draw);
    connect(m_ui->copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(dice::textOf(m_odds)); });
    m_ui->terms->setText(QStringLiteral("2d6 ; d12"));
}

OddsPage::~OddsPage() = default;

void OddsPage::sit(kit::Sitting* sitting, const kit::Desk*)
{
    m_sitting = sitting;
}

void OddsPage::refresh()
{
    work(); // a word of the game may mean something else by now
}

void OddsPage::open(const QString& what)
{
    m_ui->terms->setText(what);
}

QWidget* OddsPage::firstFocus()
{
    return m_ui->terms;
}

void OddsPage::work()
{
    const QStringList terms = m_ui->terms->text().split(QLatin1Char(';'), Qt::SkipEmptyParts);
    QList<dice::NamedOdds> found;
    QStringList problems;
    for (const QString& term : terms) {
        if (term.trimmed().isEmpty() || found.size() == mostTerms)
            continue;
        auto odds = oddsOf(term.trimmed(), m_sitting);
        if (odds)
            found += dice::NamedOdds{term.trimmed(), std::move(*odds)};
        else
            problems += odds.faults().first().text();
    }
    if (terms.size() > mostTerms)
        problems += tr("Four terms fit side by side; the rest is left out.");
    m_ui->problem->setText(problems.join(QLatin1Char('\n')));
    m_ui->problem->setVisible(!problems.isEmpty());
    if (found.isEmpty() && !problems.isEmpty())
        return; // somebody is still typing
    m_odds = std::move(found);
    QStringList figures;
    for (const dice::NamedOdds& one : std::as_const(m_odds))
        figures += tr("%1: mean %2, spread %3").arg(one.name).arg(dice::mean(one.odds).value(), 0, 'f', 2).arg(dice::spread(one.odds), 0, 'f', 2)
            + (one.odds.rest().isZero() ? QString() : tr(", left out %1").arg(dice::percent(one.odds.rest().per(one.odds.total()))));
    m_ui->figures->setText(figures.join(QStringLiteral("   ·   ")));
    m_ui->table->setPlainText(dice::textOf(m_odds));
    draw();
}

void OddsPage::draw()
{
    QList<kit::Series> all;
    for (const dice::NamedOdds& one : std::as_const(m_odds)) {
        kit::Series series{one.name, {}, {}};
        const QList<dice::OddsRow> rows = dice::rowsOf(one.odds);
        for (const dice::OddsRow& row : rows.mid(0, mostBars)) {
            series.at += double(row.value);
            series.height += 100 * (m_ui->atLeast->isChecked() ? row.atLeast : m_ui->atMost->isChecked() ? row.atMost : row.chance);
        }
        all += series;
    }
    m_chart->show(all, tr("result"), m_ui->atLeast->isChecked() ? tr("% at least") : m_ui->atMost->isChecked() ? tr("% at most") : tr("% exactly"));
}

} // namespace window
