// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/history/revision_panel.h"

#include "kit/called_on.h"
#include "kit/drawn/able.h"
#include "kit/forms/form.h"
#include "ui_revision_panel.h"

#include <QJsonArray>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QTimer>

namespace window {

using engine::Step;
using engine::Submission;

namespace {

// Faults name what was typed; people know the card by its title.
QString named(QString text, const kit::Titles& titles)
{
    for (auto title = titles.begin(); title != titles.end(); ++title)
        if (text.contains(title.key()))
            text.replace(
                QRegularExpression(QStringLiteral("(?<![\\w-])%1(?![\\w-])").arg(QRegularExpression::escape(title.key()))),
                title.value());
    return text;
}

QString whyNot(const Submission& answer, const kit::Titles& titles)
{
    QStringList reasons;
    for (const engine::Fault& fault : answer.faults)
        reasons += fault.problem; // where it stands is the line above it
    for (const engine::Condition& condition : answer.verdict.conditions)
        if (condition.refuses())
            reasons += condition.text();
    return named(reasons.join(QStringLiteral(" · ")), titles);
}

bool isSecret(const QJsonValue& field) { return field[QLatin1String("x-secret")].toBool(); }

// A verb's fields without those that only one seat may see.
QJsonObject open(QJsonObject schema)
{
    QJsonObject properties = schema.value(QLatin1String("properties")).toObject();
    QStringList hidden;
    for (auto it = properties.begin(); it != properties.end(); ++it)
        if (isSecret(it.value()))
            hidden += it.key();
    for (const QString& field : std::as_const(hidden))
        properties.remove(field);
    schema.insert(QStringLiteral("properties"), properties);
    for (const char* list : {"x-order", "x-needed"}) {
        QJsonArray kept;
        for (const QJsonValue& field : schema.value(QLatin1String(list)).toArray())
            if (!hidden.contains(field.toString()))
                kept += field;
        schema.insert(QLatin1String(list), kept);
    }
    return schema;
}

} // namespace

RevisionPanel::RevisionPanel(QWidget* parent)
    : QWidget(parent)
    , m_ui(std::make_unique<Ui::RevisionPanel>())
    , m_soon(new QTimer(this))
    , m_found([this](const engine::Result<engine::Foreseen>& found) {
        if (m_sitting && !m_soon->isActive()) // otherwise something else is looked for at once
            showFound(found);
    })
{
    m_ui->setupUi(this);
    m_soon->setSingleShot(true);
    m_soon->setInterval(150); // while somebody types
    connect(m_soon, &QTimer::timeout, this, &RevisionPanel::foresee);
    for (QPushButton* kind : {m_ui->change, m_ui->insert, m_ui->drop})
        connect(kind, &QPushButton::clicked, this, &RevisionPanel::showForm);
    connect(m_ui->verb, &QComboBox::activated, this, &RevisionPanel::showForm);
    connect(m_ui->steps, &QListWidget::itemChanged, this, [this](QListWidgetItem* item) {
        const int row = m_ui->steps->row(item);
        m_kept[row] = item->checkState() == Qt::Checked;
        m_decided[row] = m_kept[row] && item->data(Qt::UserRole).toBool();
        soon();
    });
    connect(m_ui->leave, &QPushButton::clicked, this, &RevisionPanel::left);
    connect(m_ui->accept, &QPushButton::clicked, this, [this] { emit accepted(m_entry.parent, steps()); });
}

RevisionPanel::~RevisionPanel() = default;

QList<engine::Fault> RevisionPanel::revise(
    kit::Sitting& sitting, const kit::Desk* desk, const engine::Entry& entry, const QString& sentence)
{
    auto later = sitting.stepsAfter(entry.seq);
    if (!later)
        return later.faults();
    m_sitting = &sitting;
    m_desk = desk;
    m_node = sitting.table().node();
    m_titles = kit::titlesIn(sitting.visible(sitting.table().state()));
    m_entry = entry;
    m_later = std::move(*later);
    m_kept = QList<bool>(m_later.size(), true);
    m_decided = QList<bool>(m_later.size(), false);
    m_ui->title->setText(tr("Correct entry %1: %2").arg(entry.seq).arg(sentence));
    m_ui->verb->clear();
    for (const engine::Verb& verb : sitting.game().verbs())
        m_ui->verb->addItem(verb.help, verb.name);
    m_ui->verb->setCurrentIndex(m_ui->verb->findData(entry.verb));
    m_ui->change->setChecked(true);
    showForm();
    return {};
}

void RevisionPanel::forget()
{
    m_soon->stop();
    m_sitting = nullptr;
}

bool RevisionPanel::isStale() const { return m_sitting && m_sitting->table().node() != m_node; }

void RevisionPanel::showForm()
{
    delete m_form;
    m_form = nullptr;
    const bool isForm = !m_ui->drop->isChecked();
    m_ui->formPlace->setVisible(isForm);
    const QString verb = m_ui->verb->currentData().toString();
    for (const engine::Verb& one : m_sitting->game().verbs()) {
        if (!isForm || one.name != verb)
            continue;
        const auto before = m_sitting->stateAt(m_entry.parent);
        const auto seen = m_sitting->game().stateFromJson(m_sitting->visible(before ? *before : m_sitting->state()));
        const auto names = [this, state = seen ? *seen : m_sitting->state()](
                               const QString& kind) { return m_sitting->game().names(state, kind); };
        m_form =
            new kit::Form(m_sitting->isGuarded() ? open(one.schema) : one.schema, kit::Names(names, m_titles), m_ui->formHolder);
        if (m_ui->change->isChecked() && verb == m_entry.verb)
            m_form->setValue(m_entry.action);
        m_ui->formLayout->addWidget(m_form);
        connect(m_form, &kit::Form::edited, this, &RevisionPanel::soon);
    }
    foresee();
}

// What the form does not show stays as it was played: secrets, and who threw dice that are still the same.
QJsonObject RevisionPanel::corrected() const
{
    QJsonObject fields = m_form ? m_form->fields() : QJsonObject();
    if (!m_ui->change->isChecked() || m_ui->verb->currentData().toString() != m_entry.verb)
        return fields;
    for (const engine::Verb& verb : m_sitting->game().verbs()) {
        const QJsonObject properties = verb.schema.value(QLatin1String("properties")).toObject();
        for (auto it = properties.begin(); verb.name == m_entry.verb && it != properties.end(); ++it)
            if (m_sitting->isGuarded() && isSecret(it.value()) && m_entry.action.contains(it.key()))
                fields.insert(it.key(), m_entry.action.value(it.key()));
    }
    const QString by = QLatin1String(engine::diceByField), rolled = QLatin1String(engine::rolledField);
    if (m_entry.action.contains(by) && fields.value(rolled) == m_entry.action.value(rolled))
        fields.insert(by, m_entry.action.value(by));
    return fields;
}

QList<Step> RevisionPanel::steps() const
{
    QList<Step> all;
    if (!m_ui->drop->isChecked())
        all += Step{0, {m_ui->verb->currentData().toString(), corrected()}, m_entry.who,
            m_ui->change->isChecked() ? m_entry.reason : QString()};
    if (m_ui->insert->isChecked())
        all += Step{m_entry.seq, {m_entry.verb, m_entry.action}, m_entry.who, m_entry.reason};
    for (qsizetype i = 0; i < m_later.size(); ++i) {
        if (!m_kept[i])
            continue;
        all += m_later[i];
        if (m_decided[i] && all.last().decision.isEmpty())
            all.last().decision = tr("played so before the past was corrected");
    }
    return all;
}

void RevisionPanel::soon()
{
    kit::setAble(m_ui->accept, false, tr("The later entries are played again…"));
    m_soon->start();
}

void RevisionPanel::foresee()
{
    m_soon->stop();
    kit::setAble(m_ui->accept, false, tr("The later entries are played again…"));
    m_ui->differs->setText(tr("The later entries are played again…"));
    const auto past = engine::pastOf(m_sitting->campaign()->table(), m_entry.parent);
    if (!past)
        return showFound(past.faults());
    m_tried = steps();
    m_found.ask([past = *past, tried = m_tried](const IsStale& isStale) { return engine::foreseen(past, tried, isStale); });
}

void RevisionPanel::showFound(const engine::Result<engine::Foreseen>& found)
{
    if (!found) {
        m_ui->verdict->setText(found.faults().first().text());
        m_ui->differs->clear();
        return;
    }
    const qsizetype own = m_tried.size() - m_kept.count(true);
    QStringList wrong;
    for (qsizetype i = 0; i < own; ++i)
        if (found->answers[i].answer != Submission::Answer::Done)
            wrong += whyNot(found->answers[i], m_titles);
    m_ui->verdict->setText(wrong.join(QStringLiteral(" · ")));
    listSteps(*found);
    showDifferences(found->end);
}

QString RevisionPanel::sentenceOf(const Step& step) const
{
    const auto entries = m_sitting->entries(step.seq, step.seq);
    const auto told = entries && !entries->isEmpty() ? m_sitting->sentenceOf(entries->first())
                                                     : engine::Result<engine::Message>(engine::Message());
    return told && !told->isEmpty() ? told->text() : step.draft.verb;
}

// A step that the rules refuse now is left out, until somebody ticks it: then the table has decided so.
void RevisionPanel::listSteps(const engine::Foreseen& found)
{
    const QSignalBlocker quiet(m_ui->steps);
    const int current = m_ui->steps->currentRow();
    m_ui->steps->clear();
    qsizetype at = m_tried.size() - m_kept.count(true);
    for (qsizetype i = 0; i < m_later.size(); ++i) {
        auto* item = new QListWidgetItem(m_ui->steps);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        QString text = tr("%1. left out").arg(m_later[i].seq);
        if (m_kept[i]) {
            const Submission& answer = found.answers[at++];
            const bool isDone = answer.answer == Submission::Answer::Done && !answer.sentence.isEmpty();
            const QString sentence = isDone ? answer.sentence.text() : sentenceOf(m_later[i]); // as it was, where it is no longer
            text = QStringLiteral("%1. %2").arg(m_later[i].seq).arg(sentence);
            if (answer.answer != Submission::Answer::Done) {
                text += QStringLiteral("\n✗ ") + whyNot(answer, m_titles);
                item->setData(Qt::UserRole, answer.answer == Submission::Answer::Refused);
                if (answer.answer == Submission::Answer::Wrong)
                    item->setFlags(item->flags() & ~Qt::ItemIsUserCheckable);
                m_kept[i] = false; // it changed nothing, so that the end is the same without it
            } else if (answer.byDecision) {
                text += QStringLiteral("\n⚖ ") + tr("by table decision");
            }
        } else {
            text = tr("%1. %2\n✗ left out").arg(m_later[i].seq).arg(sentenceOf(m_later[i]));
            item->setData(Qt::UserRole, true);
        }
        item->setText(text);
        item->setCheckState(m_kept[i] ? Qt::Checked : Qt::Unchecked);
    }
    m_ui->steps->setCurrentRow(current);
    kit::setAble(m_ui->accept, m_ui->verdict->text().isEmpty(), m_ui->verdict->text());
}

void RevisionPanel::showDifferences(const engine::AnyState& end)
{
    QStringList texts;
    const engine::AnyState now = m_sitting->table().state();
    const QJsonObject was = m_sitting->visible(now), is = m_sitting->visible(end);
    const QList<kit::Difference> all = kit::toldBetween(m_desk, m_sitting->game(), {now, was}, {end, is});
    constexpr int mostShown = 12;
    for (const kit::Difference& one : all.mid(0, mostShown))
        texts += one.text();
    if (all.size() > mostShown)
        texts += tr("%n more", nullptr, int(all.size() - mostShown));
    m_ui->differs->setText(all.isEmpty() ? tr("The table would be the same as now.")
                                         : tr("The table would differ from now: %1").arg(texts.join(QStringLiteral(" · "))));
}

} // namespace window
