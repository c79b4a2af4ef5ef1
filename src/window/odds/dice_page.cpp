// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/odds/dice_page.h"

#include "dice/written.h"
#include "kit/drawn/bars.h"
#include "kit/chronicle.h"
#include "kit/lists/now_panel.h"
#include "ui_dice_page.h"
#include "shelf/marks.h"
#include "ui_dice_side.h"
#include "window/library.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QListView>
#include <QLocale>
#include <QSet>
#include <QSignalBlocker>

#include <algorithm>

namespace window {

namespace {

enum Which { Campaign, Tray };

QString thrownBy(const QString& by)
{
    return by == QLatin1String(engine::diceByProgram) ? DicePage::tr("rolled by the program")
        : by == QLatin1String(engine::diceByTable)    ? DicePage::tr("real dice")
                                                      : DicePage::tr("nobody noted who rolled");
}

} // namespace

void RollsModel::show(QList<LoggedRoll> rolls)
{
    beginResetModel();
    m_rolls = std::move(rolls);
    endResetModel();
}

QVariant RollsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const LoggedRoll& one = m_rolls[index.row()];
    switch (role) {
    case Qt::DisplayRole:
        return one.title;
    case kit::DetailRole:
        return one.detail;
    case kit::OutcomeRole:
        return QLocale().toString(one.when.toLocalTime(), QLocale::ShortFormat);
    case kit::MarkRole:
        return QStringLiteral("⚄");
    case Qt::AccessibleTextRole:
        return one.title + QStringLiteral(", ") + one.detail;
    default:
        return {};
    }
}

static QString nameOf(const dice::Luck& luck) { return luck.kind.isEmpty() ? QStringLiteral("D%1").arg(luck.sides) : luck.kind; }

static QStringList keyOf(const dice::Luck& luck) { return {luck.by, QString::number(luck.sides), luck.kind}; }

DicePage::DicePage(kit::DiceTray& tray, Library& library, QWidget* parent)
    : Page(parent)
    , m_ui(std::make_unique<Ui::DicePage>())
    , m_sideUi(std::make_unique<Ui::DiceSide>())
    , m_side(new QWidget(this))
    , m_tray(tray)
    , m_library(library)
    , m_chart(new kit::Bars)
    , m_latest([this](const QList<dice::Luck>& luck) {
        m_luck = luck;
        listDice();
        showLuck();
    })
{
    m_ui->setupUi(this);
    m_list = kit::tileView(QStringLiteral("rolls"), tr("Rolls"), &m_model, this);
    auto* tiles = static_cast<kit::TileDelegate*>(m_list->itemDelegate());
    tiles->titleLines = 1;
    tiles->detailLines = 1;
    tiles->isUniform = true;
    m_list->setUniformItemSizes(true);
    m_ui->listColumn->addWidget(m_list);
    m_side->hide();
    m_side->setAccessibleName(tr("Luck"));
    m_sideUi->setupUi(m_side);
    m_sideUi->chartLayout->addWidget(m_chart);
    m_chart->setMinimumHeight(std::max(180, fontMetrics().height() * 12));
    m_ui->which->addItem(tr("All rolls"));
    m_ui->which->addItem(tr("Of the campaign"));
    m_ui->which->addItem(tr("Of the tray"));
    connect(m_ui->find, &QLineEdit::textChanged, this, &DicePage::filter);
    connect(m_ui->term, &QLineEdit::returnPressed, this, [this] {
        if (!m_ui->term->text().trimmed().isEmpty() && m_tray.roll(m_ui->term->text().trimmed()))
            m_ui->term->selectAll();
    });
    connect(m_ui->which, &QComboBox::currentIndexChanged, this, &DicePage::filter);
    connect(m_sideUi->die, &QComboBox::currentIndexChanged, this, &DicePage::showLuck);
    showLuck(); // until the dice are counted there is nothing to draw
    connect(&tray, &kit::DiceTray::rolled, this, [this] {
        if (isVisible())
            refresh();
    });
    connect(m_ui->copy, &QPushButton::clicked, this, [this] {
        QStringList lines;
        for (const LoggedRoll& one : m_model.rolls())
            lines += QStringList{QLocale().toString(one.when.toLocalTime(), QLocale::ShortFormat), one.title, one.detail}.join(
                QLatin1Char('\t'));
        QGuiApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
    });
    connect(m_list, &QListView::activated, this, [this](const QModelIndex& index) {
        if (const qint64 entry = m_model.rolls()[index.row()].entry)
            emit linkWanted(QStringLiteral("history"), QString::number(entry));
    });
}

DicePage::~DicePage() = default;

void DicePage::sit(kit::Sitting* sitting, const kit::Desk*)
{
    m_sitting = sitting;
    if (sitting)
        connect(&sitting->chronicle(), &kit::Chronicle::grown, this, [this] {
            if (isVisible() && m_sitting->chronicle().isComplete())
                refresh();
        });
}

QWidget* DicePage::firstFocus() { return m_ui->listPlace->isHidden() ? static_cast<QWidget*>(m_ui->term) : m_list; }

void DicePage::refresh()
{
    if (m_sitting)
        m_sitting->chronicle().read();
    gather();
    filter();
}

void DicePage::gather()
{
    m_all.clear();
    const qint64 known = m_sitting ? m_sitting->chronicle().known() : 0;
    QSet<QString> coloured; // dice that show something else than the numbers of their sides are called by their colour
    for (qint64 seq = known; seq >= 1; --seq)
        for (const kit::Chronicle::Line::Thrown& die : m_sitting->chronicle().line(seq).dice)
            if (!die.label.isEmpty() && die.printed != QString::number(die.face))
                coloured += die.label;
    for (qint64 seq = known; seq >= 1; --seq) {
        const kit::Chronicle::Line& line = m_sitting->chronicle().line(seq);
        for (const kit::Chronicle::Line::Thrown& die : line.dice) {
            QStringList detail{line.sentence, thrownBy(line.diceBy)};
            const bool isColoured = coloured.contains(die.label);
            if (!die.label.isEmpty() && !isColoured)
                detail.prepend(die.label);
            if (!line.who.isEmpty())
                detail += line.who;
            m_all += LoggedRoll{isColoured ? die.label + QStringLiteral(": ") + die.printed
                    : die.sides > 0        ? QStringLiteral("D%1: %2").arg(die.sides).arg(die.printed)
                                           : tr("rolled %1").arg(die.printed),
                detail.join(QStringLiteral(" · ")), {}, line.when, die.sides, die.face, line.who, line.diceBy, seq,
                isColoured ? die.label : QString()};
        }
    }
    for (const kit::Roll& roll : m_tray.rolls()) {
        if (!roll.why.isEmpty())
            continue; // it stands in the campaign
        const QString by = QLatin1String(roll.typed ? engine::diceByTable : engine::diceByProgram);
        QStringList detail{roll.making, thrownBy(by)};
        if (!roll.who.isEmpty())
            detail += roll.who;
        for (const kit::Roll::Die& die : roll.dice)
            m_all += LoggedRoll{QStringLiteral("D%1: %2").arg(die.sides).arg(die.face), detail.join(QStringLiteral(" · ")), {},
                roll.when, die.sides, die.face, roll.who, by, 0};
        if (roll.dice.isEmpty())
            m_all += LoggedRoll{QStringLiteral("%1: %2").arg(roll.term, QString::number(roll.value)),
                detail.join(QStringLiteral(" · ")), {}, roll.when, 0, 0, roll.who, {}, 0};
    }
    std::ranges::stable_sort(m_all, [](const LoggedRoll& a, const LoggedRoll& b) { return a.when > b.when; });
    for (LoggedRoll& one : m_all)
        one.folded = (one.title + QLatin1Char(' ') + one.detail).toCaseFolded();
}

void DicePage::filter()
{
    const QStringList words = m_ui->find->text().toCaseFolded().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    const int which = m_ui->which->currentIndex() - 1;
    QList<LoggedRoll> shown;
    for (const LoggedRoll& one : std::as_const(m_all)) {
        const bool isIn = which < 0 || (which == Campaign) == (one.entry > 0);
        if (isIn && std::ranges::all_of(words, [&](const QString& word) { return one.folded.contains(word); }))
            shown += one;
    }
    m_ui->empty->setVisible(shown.isEmpty());
    m_ui->listPlace->setVisible(!shown.isEmpty());
    m_model.show(std::move(shown));
    findLuck();
}

void DicePage::findLuck()
{
    QList<dice::LuckyDie> dice;
    for (const LoggedRoll& one : m_model.rolls())
        if (one.sides > 0)
            dice += dice::LuckyDie{one.who, one.by, one.sides, one.face, one.kind};
    m_latest.ask([dice](const IsStale&) { return dice::luckOf(dice); });
}

void DicePage::listDice()
{
    const QSignalBlocker quiet(m_sideUi->die);
    const QVariant before = m_sideUi->die->currentData();
    m_sideUi->die->clear();
    QList<int> thrown;
    for (const dice::Luck& one : std::as_const(m_luck))
        if (one.sides > 0) {
            m_sideUi->die->addItem(nameOf(one) + QStringLiteral(" · ") + thrownBy(one.by), keyOf(one));
            thrown += one.dice;
        }
    const int known = m_sideUi->die->findData(before);
    m_sideUi->die->setCurrentIndex(known >= 0 || thrown.isEmpty()
            ? known
            : int(std::ranges::max_element(thrown) - thrown.begin())); // at first the one most is known of
}

// What the program threw can be thrown again from these; of many sittings the last ones are told.
QStringList DicePage::seeds() const
{
    constexpr qsizetype most = 3;
    if (!m_sitting || !m_library.shelf())
        return {};
    const auto pins = m_library.shelf()->pins();
    const QList<shelf::Pin> seeds = pins ? shelf::seedsOf(*pins, m_library.idOf(*m_sitting)) : QList<shelf::Pin>();
    QStringList lines;
    for (const shelf::Pin& seed : seeds.mid(std::max<qsizetype>(0, seeds.size() - most)))
        lines += tr("Until %1 the program's dice came from the seed %2.")
                     .arg(QLocale().toString(seed.when.toLocalTime(), QLocale::ShortFormat), seed.text);
    return lines;
}

// Every kind of die and whoever threw it stand apart; people are told beside their own.
void DicePage::showLuck()
{
    const QStringList chosen = m_sideUi->die->currentData().toStringList();
    const auto die = std::ranges::find_if(m_luck, [&](const dice::Luck& one) { return one.sides > 0 && chosen == keyOf(one); });
    m_sideUi->people->clear();
    m_sideUi->fit->clear();
    const bool isSome = die != m_luck.end(); // axes without bars say nothing
    for (QWidget* part : std::initializer_list<QWidget*>{m_chart, m_sideUi->die, m_sideUi->dieLabel})
        part->setVisible(isSome);
    if (!isSome) {
        m_sideUi->luck->setText(tr("No dice are among these rolls."));
        return;
    }
    kit::Series rolled{tr("rolled"), {}, {}}, expected{tr("expected"), {}, {}};
    for (int face = 1; face <= die->sides; ++face) {
        rolled.at += face;
        rolled.height += double(die->faces[std::size_t(face) - 1]);
        expected.at += face;
        expected.height += double(die->dice) / die->sides;
    }
    m_chart->show({rolled, expected}, tr("face"), tr("times"));
    m_sideUi->luck->setText(die->kind.isEmpty()
            ? tr("D%1: %n rolls, mean %2 where %3 is to be expected", nullptr, die->dice)
                  .arg(die->sides)
                  .arg(dice::written(double(die->rolled) / die->dice, 'f', 2), dice::written((die->sides + 1) / 2.0, 'f', 2))
            : engine::fill(tr("%1: %n rolls, each face is to be expected %2 times", nullptr, die->dice),
                {die->kind, dice::written(double(die->dice) / die->sides, 'f', 1)})); // no mean of what is no number
    m_sideUi->fit->setText(die->sentence());
    QStringList people;
    for (const dice::Luck& one : std::as_const(m_luck))
        if (one.sides == 0 && one.by == die->by)
            people += tr("%1, all dice: %2 rolled, %3 to be expected. %4")
                          .arg(one.who)
                          .arg(one.rolled)
                          .arg(dice::written(one.expected, 'f', 1))
                          .arg(one.sentence());
    people += tr("Rolls that were taken back count too.");
    if (die->by == QLatin1String(engine::diceByProgram))
        people += seeds();
    m_sideUi->people->setText(people.join(QLatin1Char('\n')));
}

} // namespace window
