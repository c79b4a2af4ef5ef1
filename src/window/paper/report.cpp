// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/paper/report.h"

#include "engine/past/understood.h"
#include "kit/called_on.h"
#include "kit/paper/teller.h"
#include "kit/seats.h"
#include "kit/wording.h"
#include "report/history.h"
#include "window/paper/papers.h"
#include "window/texts.h"

#include <QMap>
#include <QRegularExpression>
#include <QSet>

#include <functional>

namespace window {

namespace {

using kit::paper::Cell;
using Tone = kit::paper::Text::Tone;

constexpr qint64 longestThought = 30 * 60; // seconds; whoever is away longer does not play
constexpr qsizetype mostSteps = 160;       // of a curve
constexpr qsizetype mostPhases = 16;
constexpr qsizetype mostPictures = 12;
constexpr qsizetype aBreath = 5; // sentences, before a paragraph ends where somebody else acts

QString beforeAll() { return tr("before"); }

QString sentence(const QString& text)
{
    const QString begin = kit::capital(text.trimmed());
    return begin.isEmpty() || QStringLiteral(".!?…").contains(begin.back()) ? begin : begin + QLatin1Char('.');
}

QString dice(const QList<report::Line::Thrown>& all)
{
    QStringList faces;
    for (const report::Line::Thrown& die : all)
        faces += die.printed;
    return QStringLiteral(" [") + faces.join(QStringLiteral(", ")) + QLatin1Char(']');
}

QString minutes(qint64 seconds) { return QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0')); }

// The entries that were named, within the stretch.
engine::Result<QList<qint64>> momentsIn(const QString& typed, const report::Stretch& stretch)
{
    static const QRegularExpression between(QStringLiteral("[,;\\s]+"));
    QList<qint64> all;
    for (const QString& word : typed.split(between, Qt::SkipEmptyParts)) {
        bool isNumber = false;
        all += word.toLongLong(&isNumber);
        if (!isNumber || all.last() < stretch.first || all.last() > stretch.last || all.size() > mostPictures)
            return engine::Fault{QStringLiteral("--moments"), word,
                all.size() > mostPictures ? tr("A report has no room for so many pictures.")
                                          : tr("There is no such entry in it."),
                engine::fill(tr("Numbers from %1 to %2, at most %3 of them."),
                    {QString::number(stretch.first), QString::number(stretch.last), QString::number(mostPictures)})};
    }
    std::ranges::sort(all);
    return all;
}

// Everything that one reading of the history gathers.
class Gathering {
public:
    Gathering(const engine::Game& game, const kit::Desk* desk, const Reported& wanted, const QList<qint64>& moments = {})
        : m_game(game)
        , m_desk(desk)
        , m_teller(dynamic_cast<const kit::paper::Teller*>(desk))
        , m_wanted(wanted)
        , m_moments(moments)
    {
    }

    struct Paragraph {
        QString heading;
        QStringList seats; // whose act it began with
        QStringList sentences;
    };
    QList<Paragraph> story;
    QList<QList<Cell>> decisions;
    QList<dice::LuckyDie> thrown;
    QSet<QString> coloured; // dice that show something else than the numbers of their sides
    Figures figures;
    engine::AnyState first, last;
    QMap<qint64, engine::AnyState> shown; // the table behind each entry that was named
    QDateTime begun, ended;
    int done = 0, takenBack = 0;

    void take(const report::Line& line)
    {
        if (line.isTakenBack)
            ++takenBack;
        if (line.isTakenBack || !line.after || line.entry.movesCursor())
            return;
        if (!first) {
            first = line.before ? line.before : line.after;
            begun = line.entry.when;
            note(first, true);
            measure(beforeAll(), first);
        }
        // A pause before the first step of an evening is no part of it.
        const qint64 passed = ended.isValid() ? ended.secsTo(line.entry.when) : 0;
        last = line.after;
        for (const qint64 moment : m_moments) // what was taken back is not there: the table as it stood before
            if (moment >= line.entry.seq)
                shown[moment] = last;
        ended = line.entry.when;
        ++done;
        tell(line, passed > 0 && passed < longestThought ? passed : 0);
        note(line.after, false);
        measure(QString::number(line.entry.seq), line.after);
    }

    // How many fell is one more line, where anybody did.
    void finish()
    {
        if (!figures.fallen.isEmpty())
            figures.lines += kit::paper::Curve::Line{window::tr("Fallen"), m_fell};
    }

private:
    void tell(const report::Line& line, qint64 passed)
    {
        const auto action = line.before ? m_game.action(line.before, {line.entry.verb, line.entry.action})
                                        : engine::Result<engine::AnyAction>(engine::Fault());
        const QString did = m_wanted.secrets || !action // otherwise as everybody at the table could tell it
            ? line.sentence
            : m_game.tell(seen(line.before), m_game.hidden(line.before, *action, QString())).text();
        const QString heading = m_desk && line.before ? m_desk->heading(kit::readable(m_game, line.before)) : QString();
        const QStringList seats = action ? m_game.seatsOf(line.before, *action) : QStringList();
        if (story.isEmpty() || story.last().heading != heading) {
            story += Paragraph{heading, seats, {}};
            figures.phases += {heading, 0};
        } else if (!seats.isEmpty() && story.last().seats != seats && story.last().sentences.size() >= aBreath) {
            story += Paragraph{heading, seats, {}};
        }
        figures.phases.last().second += passed;
        QString text = line.entry.who.isEmpty() ? did : line.entry.who + QStringLiteral(": ") + did;
        if (m_wanted.rolls && !line.dice.isEmpty())
            text += dice(line.dice);
        story.last().sentences += sentence(text);
        if (!line.came.isEmpty() && (m_wanted.secrets || report::isOpen(m_game, line.after)))
            for (const QString& one : line.came)
                if (m_wanted.rolls || !line.worked.contains(one)) // numbers tell what was rolled
                    story.last().sentences += sentence(one);
        if (!line.entry.reason.isEmpty())
            decisions +=
                QList<Cell>{Cell(QString::number(line.entry.seq)), Cell(did), Cell(engine::reasonInWords(line.entry.reason))};
        for (const report::Line::Thrown& die : line.dice)
            if (die.sides > 0)
                thrown += dice::LuckyDie{line.entry.who, line.diceBy, die.sides, die.face, die.label};
        for (const report::Line::Thrown& die : line.dice)
            if (!die.label.isEmpty() && die.printed != QString::number(die.face))
                coloured += die.label;
    }

    void measure(const QString& step, const engine::AnyState& state)
    {
        if (!m_teller)
            return;
        const QList<kit::paper::Measure> all = m_teller->measures(seen(state));
        for (const kit::paper::Measure& one : all) {
            auto line = std::ranges::find(figures.lines, one.name, &kit::paper::Curve::Line::name);
            if (line == figures.lines.end()) {
                figures.lines += kit::paper::Curve::Line{one.name, QList<double>(figures.steps.size(), one.value)};
                line = figures.lines.end() - 1;
            }
            line->values += one.value;
        }
        figures.steps += step;
        m_fell += double(figures.fallen.size());
        for (kit::paper::Curve::Line& line : figures.lines) // who left keeps what was there last
            if (line.values.size() < figures.steps.size())
                line.values += line.values.isEmpty() ? 0 : line.values.last();
    }

    engine::AnyState seen(const engine::AnyState& state) const
    {
        return m_wanted.secrets ? state : m_game.hidden(state, QString());
    }

    void note(const engine::AnyState& state, bool isBefore)
    {
        for (const QString& name : m_teller ? m_teller->fallen(seen(state)) : QStringList()) {
            if (m_down.contains(name))
                continue;
            m_down += name;
            if (!isBefore)
                figures.fallen += name;
        }
    }

    const engine::Game& m_game;
    const kit::Desk* m_desk;
    const kit::paper::Teller* m_teller;
    const Reported m_wanted;
    const QList<qint64> m_moments;
    QStringList m_down;
    QList<double> m_fell; // so far, step by step
};

engine::Result<engine::Done> gather(kit::Sitting& sitting, const report::Stretch& stretch, Gathering& all)
{
    const auto told = report::tell(sitting.campaign()->table(), stretch, [&](const report::Line& line) { all.take(line); });
    all.finish();
    return told;
}

// As many steps as a curve can show, the last one among them.
kit::paper::Curve curveOf(const Figures& figures, const QString& says)
{
    kit::paper::Curve curve{{}, {}, says};
    const qsizetype every = (figures.steps.size() + mostSteps - 1) / mostSteps;
    for (const kit::paper::Curve::Line& line : figures.lines)
        curve.lines += kit::paper::Curve::Line{line.name, {}};
    for (qsizetype i = 0; i < figures.steps.size(); ++i) {
        if (i % every != 0 && i + 1 != figures.steps.size())
            continue;
        curve.steps += figures.steps[i];
        for (qsizetype line = 0; line < curve.lines.size(); ++line)
            curve.lines[line].values += figures.lines[line].values[i];
    }
    return curve;
}

void addPictures(kit::paper::Document& document, const kit::Desk& desk, const Gathering& all,
    const std::function<engine::AnyState(const engine::AnyState&)>& seen)
{
    if (all.shown.isEmpty())
        document.blocks += pictureOf(desk, seen(all.last), tr("The table at the end."), 500);
    for (auto [entry, state] : all.shown.asKeyValueRange())
        document.blocks +=
            pictureOf(desk, seen(state), engine::fill(tr("The table behind entry %1."), {QString::number(entry)}), 500);
}

void addFigures(kit::paper::Document& document, const Figures& figures)
{
    if (figures.lines.isEmpty())
        return;
    document.heading(tr("Gains and losses"));
    QList<QList<Cell>> rows;
    for (const kit::paper::Curve::Line& line : figures.lines) {
        const auto [low, high] = std::ranges::minmax(line.values);
        const auto change = qsizetype(line.values.last() - line.values.first());
        rows += QList<Cell>{Cell(line.name), Cell(QString::number(line.values.first())), Cell(QString::number(low)),
            Cell(QString::number(high)), Cell(QString::number(line.values.last()), true),
            Cell(change == 0 ? QStringLiteral("0") : kit::signedNumber(change))};
    }
    document.table({QString(), tr("#before"), tr("#least"), tr("#most"), tr("#after"), tr("#change")}, rows);
    document.blocks += curveOf(figures, tr("How it went, entry by entry."));
}

// Each kind of die apart: those of a colour by it, all others by their sides.
QList<dice::Luck> luckOf(const Gathering& all)
{
    QList<dice::LuckyDie> dice = all.thrown;
    for (dice::LuckyDie& die : dice)
        if (!all.coloured.contains(die.kind))
            die.kind.clear();
    return dice::luckOf(dice);
}

void addLuck(kit::paper::Document& document, const QList<dice::Luck>& all)
{
    QList<QList<Cell>> rows;
    for (const dice::Luck& luck : all) {
        const QString whose = !luck.kind.isEmpty() ? luck.kind
            : luck.sides > 0                       ? QLatin1Char('d') + QString::number(luck.sides)
            : luck.who.isEmpty()                   ? tr("all")
                                                   : luck.who;
        const QString by = luck.by == QLatin1String(engine::diceByTable) ? tr("real dice")
            : luck.by == QLatin1String(engine::diceByProgram)            ? tr("the program’s")
                                                                         : QString();
        rows += QList<Cell>{Cell(whose), Cell(by), Cell(QString::number(luck.dice)), Cell(QString::number(luck.rolled)),
            Cell(QString::number(luck.expected)), Cell(luck.sentence())};
    }
    if (rows.isEmpty())
        return;
    document.heading(tr("Luck"), tr("real dice and the program’s apart"));
    document.table({tr("Dice"), QString(), tr("#thrown"), tr("#rolled"), tr("#expected"), QString()}, rows);
}

void addPhases(kit::paper::Document& document, const QList<std::pair<QString, qint64>>& phases)
{
    QList<std::pair<QString, qint64>> longest = phases;
    longest.removeIf([](const auto& one) { return one.second == 0 || one.first.isEmpty(); });
    if (longest.isEmpty())
        return;
    std::ranges::stable_sort(longest, [](const auto& a, const auto& b) { return a.second > b.second; });
    qint64 all = 0;
    for (const auto& one : std::as_const(longest))
        all += one.second;
    QList<QList<Cell>> rows;
    for (const auto& [heading, seconds] : longest.mid(0, mostPhases))
        rows += QList<Cell>{Cell(heading), Cell(minutes(seconds))};
    rows += QList<Cell>{Cell(tr("Together"), true), Cell(minutes(all), true)};
    document.heading(tr("Time"), tr("the longest first; pauses of half an hour do not count"));
    document.table({QString(), tr("#minutes")}, rows);
}

// A few words of the same turn need no heading of their own: what is new of it begins their line.
void addStory(kit::paper::Document& document, const QList<Gathering::Paragraph>& story)
{
    constexpr qsizetype fewSentences = 4;
    const QString between = QStringLiteral(" · ");
    QStringList before;
    for (const Gathering::Paragraph& paragraph : story) {
        const QStringList parts = paragraph.heading.split(between, Qt::SkipEmptyParts);
        const auto known = std::ranges::mismatch(parts, before).in1 - parts.begin();
        QString begin;
        if (known > 0 && paragraph.sentences.size() <= fewSentences)
            begin = parts.mid(known).join(between);
        else if (parts != before)
            document.text(paragraph.heading, Tone::Strong);
        document.text(
            (begin.isEmpty() ? begin : kit::capital(begin) + QStringLiteral(": ")) + paragraph.sentences.join(QLatin1Char(' ')));
        before = parts;
    }
}

void addSecrets(kit::paper::Document& document, const engine::Game& game, const kit::Desk* desk, const engine::AnyState& state)
{
    QList<QList<Cell>> rows;
    const QJsonObject whole = game.stateToJson(state), open = game.stateToJson(game.hidden(state, QString()));
    for (const kit::Difference& one : kit::differences(open, whole, kit::calledOn(desk, state, whole)))
        rows += QList<Cell>{Cell(one.label), Cell(kit::shownValue(one.after))};
    if (rows.isEmpty())
        return;
    document.heading(tr("What was hidden"), tr("at the end"));
    document.table({QString(), QString()}, rows);
}

} // namespace

engine::Result<Figures> figuresOf(kit::Sitting& sitting, const kit::Desk* desk, const report::Stretch& stretch)
{
    Gathering all(sitting.game(), desk, {});
    if (const auto read = gather(sitting, stretch, all); !read)
        return read.faults();
    all.figures.luck = luckOf(all);
    double above = 0;
    for (const dice::LuckyDie& die : std::as_const(all.thrown))
        all.figures.fortune += above += die.face - (die.sides + 1) / 2.0;
    all.figures.done = all.done;
    all.figures.takenBack = all.takenBack;
    all.figures.decisions = int(all.decisions.size());
    return all.figures;
}

engine::Result<kit::paper::Document> reportOf(kit::Sitting& sitting, const kit::Desk* desk, const Reported& wanted)
{
    const engine::Game& game = sitting.game();
    const auto stretch = report::stretchOf(sitting.table(), wanted.from, wanted.to);
    if (!stretch)
        return stretch.faults();
    const auto moments = momentsIn(wanted.moments, *stretch);
    if (!moments)
        return moments.faults();
    Gathering all(game, desk, wanted, *moments);
    if (const auto read = gather(sitting, *stretch, all); !read)
        return read.faults();
    kit::paper::Document document = begun(sitting, desk, QStringLiteral("report"), sitting.name(), tr("report"));
    document.foot = engine::fill(tr("entries %1 to %2"), {QString::number(stretch->first), QString::number(stretch->last)});
    if (!all.last) {
        document.text(tr("Nothing was done in this time."));
        return document;
    }
    const QLocale locale;
    const QString seats = kit::seatNames(game, all.last).join(QStringLiteral(", "));
    document.beside = (seats.isEmpty() ? seats : seats + QLatin1Char('\n'))
        + locale.toString(all.begun.toLocalTime(), QLocale::ShortFormat) + QStringLiteral(" – ")
        + locale.toString(all.ended.toLocalTime(), QLocale::ShortFormat);
    kit::paper::Facts facts;
    const engine::AnyState seen = kit::readable(game, wanted.secrets ? all.last : game.hidden(all.last, QString()));
    for (const kit::Figure& one : desk ? desk->figures(seen) : QList<kit::Figure>())
        facts.all += {one.label, one.value};
    facts.all += {tr("Done"), QString::number(all.done)};
    if (all.takenBack > 0)
        facts.all += {tr("Taken back"), QString::number(all.takenBack)};
    facts.all += {tr("Table decisions"), QString::number(all.decisions.size())};
    document.blocks += facts;
    if (desk && wanted.pictures)
        addPictures(document, *desk, all, [&](const engine::AnyState& state) {
            return kit::readable(game, wanted.secrets ? state : game.hidden(state, QString()));
        });
    addFigures(document, all.figures);
    if (!all.figures.fallen.isEmpty()) {
        document.heading(tr("Who fell"));
        document.text(all.figures.fallen.join(QStringLiteral(", ")));
    }
    if (!all.decisions.isEmpty()) {
        document.heading(tr("Decided by the table"), tr("against the rules, with reasons"));
        document.table({tr("#Entry"), tr("What"), tr("Why")}, all.decisions);
    }
    addLuck(document, luckOf(all));
    addPhases(document, all.figures.phases);
    if (wanted.secrets)
        addSecrets(document, game, desk, all.last);
    document.heading(tr("What happened"));
    document.columns(2);
    addStory(document, all.story);
    return document;
}

} // namespace window
