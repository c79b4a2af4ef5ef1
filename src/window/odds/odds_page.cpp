// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/odds/odds_page.h"

#include "kit/drawn/able.h"
#include "kit/desk.h"
#include "kit/drawn/bars.h"
#include "kit/lists/field_label.h"
#include "kit/lists/now_panel.h"
#include "ui_odds_page.h"

#include <QClipboard>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QListView>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTextBlock>
#include <QTimer>

namespace window {

namespace {

constexpr qsizetype mostLines = 600; // of the table on the screen
constexpr int patience = 150;        // milliseconds
constexpr char anyDice[] = "2d6 ; d12";

QString firstLines(const QString& table)
{
    qsizetype end = -1;
    for (qsizetype line = 0; line < mostLines; ++line)
        if (end = table.indexOf(QLatin1Char('\n'), end + 1); end < 0)
            return table;
    const int rest = int(table.count(QLatin1Char('\n')) - mostLines);
    return table.left(end + 1) + OddsPage::tr("… and %n more lines: Copy takes all of them.", nullptr, rest);
}

} // namespace

OddsPage::OddsPage(QWidget* parent)
    : Page(parent)
    , m_ui(std::make_unique<Ui::OddsPage>())
    , m_chart(new kit::Bars)
    , m_side(new QWidget(this))
    , m_slow(new QTimer(this))
    , m_latest([this](const OddsAnswer& answer) { take(answer); })
{
    m_ui->setupUi(this);
    m_ui->chartLayout->addWidget(m_chart);
    connect(m_ui->splitter, &QSplitter::splitterMoved, this, [this] { m_isShared = true; });
    fitLetters();
    m_ui->problem->hide();
    m_asked = new kit::FieldLabel({}, nullptr, this);
    m_asked->setObjectName(QStringLiteral("question"));
    m_asked->setProperty("look", "value");
    m_asked->setWordWrap(true);
    m_asked->hide();
    m_ui->column->insertWidget(2, m_asked); // above its figures
    m_side->hide();
    m_side->setAccessibleName(tr("Chances on this table"));
    auto* column = new QVBoxLayout(m_side);
    m_list = kit::tileView(QStringLiteral("questions"), tr("Chances on this table"), &m_titles, m_side);
    column->addWidget(m_list);
    m_slow->setSingleShot(true);
    m_slow->setInterval(patience);
    connect(m_slow, &QTimer::timeout, this, [this] { m_ui->figures->setText(tr("Counting…")); });
    connect(m_ui->terms, &QLineEdit::textChanged, this, [this] {
        m_isTyped = true;
        m_question.reset();
        work();
    });
    const auto choose = [this](const QModelIndex& index) {
        if (index.isValid())
            ask(m_questions[index.row()]);
    };
    connect(m_list, &QListView::clicked, this, choose);
    connect(m_list, &QListView::activated, this, choose);
    for (QPushButton* how : {m_ui->exactly, m_ui->atLeast, m_ui->atMost})
        connect(how, &QPushButton::clicked, this, &OddsPage::draw);
    connect(m_ui->fractions, &QPushButton::clicked, this, &OddsPage::work);
    connect(m_ui->copy, &QPushButton::clicked, this, [this] {
        const QString head = m_question ? m_question->title + QLatin1Char('\n') : QString();
        QGuiApplication::clipboard()->setText(head + m_answer.table);
    });
    const QSignalBlocker quiet(m_ui->terms);
    m_ui->terms->setText(QLatin1String(anyDice));
}

OddsPage::~OddsPage() = default;

void OddsPage::sit(kit::Sitting* sitting, const kit::Desk* desk)
{
    m_sitting = sitting;
    m_desk = desk;
    m_question.reset();
    gather();
}

void OddsPage::gather()
{
    m_questions = m_sitting && m_desk ? m_desk->odds(*m_sitting) : QList<kit::OddsQuestion>();
    QStringList titles;
    for (const kit::OddsQuestion& one : std::as_const(m_questions))
        titles += one.title;
    if (titles != m_titles.stringList())
        m_titles.setStringList(titles);
}

// The table may have changed: the same question may have another answer, a word of the game another meaning.
void OddsPage::refresh()
{
    gather();
    const auto same = std::ranges::find_if(
        m_questions, [this](const kit::OddsQuestion& one) { return m_question && one.title == m_question->title; });
    if (same != m_questions.end())
        m_question = *same;
    else if (!m_isTyped && !m_question && !m_questions.isEmpty())
        return ask(m_questions.first());
    if (!m_isTyped && !m_question) {
        const QSignalBlocker quiet(m_ui->terms);
        m_ui->terms->setText(ownDice());
    }
    work();
}

// Where the table has no question of its own, the dice of its game: what is due, else the first two.
QString OddsPage::ownDice() const
{
    QStringList terms;
    QList<kit::DieWord> all;
    if (m_sitting && m_desk)
        all = m_desk->dice(m_sitting->state());
    const dice::WordsOf words = wordsOf(m_sitting);
    for (const kit::DieWord& die : std::as_const(all))
        if (dice::oddsOf(die.term, words)) {
            if (die.due)
                return die.term;
            terms += die.term;
        }
    return terms.isEmpty() ? QString::fromLatin1(anyDice) : terms.mid(0, 2).join(QStringLiteral(" ; "));
}

void OddsPage::open(const QString& what)
{
    const QSignalBlocker quiet(m_ui->terms); // the same terms may be wanted once more
    m_ui->terms->setText(what);
    m_isTyped = true;
    m_question.reset();
    work();
}

void OddsPage::ask(const kit::OddsQuestion& question)
{
    const QSignalBlocker quiet(m_ui->terms);
    m_ui->terms->setText({}); // what is shown is no term
    m_question = question;
    m_isTyped = false;
    work();
}

// Columns need letters of one width, as large as all others.
void OddsPage::fitLetters()
{
    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    fixed.setPointSizeF(font().pointSizeF());
    if (m_ui->table->font() != fixed)
        m_ui->table->setFont(fixed);
}

// As wide as its lines, unless somebody has shared the width otherwise; the chart keeps a part of it.
void OddsPage::fitTable()
{
    if (m_isShared)
        return;
    int widest = 0;
    QTextBlock line = m_ui->table->document()->firstBlock();
    for (int n = 0; line.isValid() && n < 40; line = line.next(), ++n)
        widest = std::max(widest, m_ui->table->fontMetrics().horizontalAdvance(line.text()));
    const int around = 2 * m_ui->table->frameWidth() + m_ui->table->verticalScrollBar()->sizeHint().width() + 24;
    const int whole = m_ui->splitter->width(), own = std::clamp(widest + around, whole / 3, 3 * whole / 5);
    m_ui->splitter->setSizes({whole - own, own});
}

void OddsPage::resizeEvent(QResizeEvent* event)
{
    Page::resizeEvent(event);
    fitTable();
}

void OddsPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange)
        fitLetters();
    Page::changeEvent(event);
}

QWidget* OddsPage::firstFocus() { return m_ui->terms; }

void OddsPage::work()
{
    m_slow->start();
    const dice::Exactness how = m_ui->fractions->isChecked() ? dice::Exactness::Fractions : dice::Exactness::Rounded;
    if (m_question) {
        m_latest.ask([question = *m_question, how](const IsStale& isStale) { return answerTo(question, how, isStale); });
        return;
    }
    m_latest.ask([terms = m_ui->terms->text(), words = wordsOf(m_sitting), how](
                     const IsStale& isStale) { return answerTo(terms, words, how, isStale); });
}

void OddsPage::take(const OddsAnswer& answer)
{
    m_slow->stop();
    m_ui->problem->setText(answer.problems.join(QLatin1Char('\n')));
    m_ui->problem->setVisible(!answer.problems.isEmpty());
    m_asked->say(m_question ? m_question->title : QString());
    m_asked->setVisible(m_question.has_value());
    if (!answer.odds.isEmpty() || answer.problems.isEmpty() || m_question) { // else somebody is still typing
        m_answer = answer;
        m_words = m_question ? m_question->words : dice::Words();
    }
    m_ui->figures->setText(m_answer.figures);
    m_ui->figures->setVisible(!m_answer.figures.isEmpty());
    for (QPushButton* how : {m_ui->atLeast, m_ui->atMost})
        kit::setAble(how, m_words.isEmpty(), tr("These outcomes are words: none is more than another."));
    const qsizetype row = m_question ? m_titles.stringList().indexOf(m_question->title) : -1;
    m_list->setCurrentIndex(row < 0 ? QModelIndex() : m_titles.index(int(row)));
    draw();
    emit found();
}

void OddsPage::draw()
{
    const bool isSum = m_words.isEmpty() && !m_ui->exactly->isChecked();
    const bool isAtLeast = isSum && m_ui->atLeast->isChecked();
    m_ui->table->setPlainText(firstLines(m_answer.sideBySide.value(isAtLeast ? 1 : isSum ? 2 : 0, m_answer.table)));
    fitTable();
    QList<kit::Series> all;
    for (qsizetype i = 0; i < m_answer.odds.size(); ++i) {
        kit::Series series{m_answer.odds[i].name, {}, {}};
        for (const dice::OddsRow& row : m_answer.bars[i]) {
            series.at += double(row.value);
            series.height += 100 * (isAtLeast ? row.atLeast : isSum ? row.atMost : row.chance);
        }
        all += series;
    }
    m_chart->show(all, m_words.isEmpty() ? tr("result") : QString(),
        isAtLeast   ? tr("% at least")
            : isSum ? tr("% at most")
                    : tr("% exactly"),
        m_words);
}

} // namespace window
