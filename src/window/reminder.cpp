// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/reminder.h"

#include "kit/desk_of.h"
#include "kit/drawn/plain_label.h"
#include "kit/drawn/scrolled.h"
#include "kit/drawn/whole_label.h"
#include "kit/forms/names_at.h"
#include "kit/lists/verdict_model.h"

#include <QHBoxLayout>
#include <QJsonArray>
#include <QListWidget>
#include <QPushButton>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>

namespace window {

// Of the action, as games spell it.
namespace noting {

namespace {

constexpr QLatin1String verb("note-effect"), dropVerb("drop-effect"), noted("noted"), within("effect"), kind("kind"),
    plainNote("note");

// Games name the moment in one of three ways; the others narrow it.
constexpr QLatin1String words("text"), moments[]{QLatin1String("when"), QLatin1String("phase"), QLatin1String("moment")},
    narrower[]{QLatin1String("of"), QLatin1String("level"), QLatin1String("often")};
// These are over when a card is read: nothing can wait for them.
constexpr QLatin1String passing[]{QLatin1String("now"), QLatin1String("miss")};

QJsonObject propertiesOf(const QJsonObject& schema) { return schema.value(QLatin1String("properties")).toObject(); }

QJsonObject actionOf(const engine::Game& game)
{
    const QList<engine::Verb> verbs = game.verbs();
    const auto it = std::ranges::find(verbs, verb, &engine::Verb::name);
    return it == verbs.end() ? QJsonObject() : propertiesOf(it->schema);
}

// Of the action, and of the effect within it, only what a reminder needs.
QJsonObject formOf(const engine::Game& game)
{
    const QJsonObject action = actionOf(game), effect = propertiesOf(action.value(within).toObject());
    QJsonObject properties;
    QJsonArray order;
    const auto take = [&](QLatin1String name) {
        QJsonObject field = (action.contains(name) ? action : effect).value(name).toObject();
        if (field.isEmpty())
            return;
        QJsonArray values = field.value(QLatin1String("enum")).toArray();
        for (const QLatin1String passed : passing)
            if (const auto at = std::ranges::find(values, QJsonValue(passed)); at != values.end())
                values.erase(at);
        if (!values.isEmpty())
            field.insert(QLatin1String("enum"), values);
        properties.insert(name, field);
        order += name;
    };
    take(words);
    std::ranges::for_each(moments, take);
    const qsizetype needed = order.size();
    std::ranges::for_each(narrower, take);
    QJsonArray first;
    for (qsizetype i = 0; i < needed; ++i)
        first += order.at(i);
    return {{QStringLiteral("type"), QStringLiteral("object")}, {QStringLiteral("properties"), properties},
        {QStringLiteral("x-order"), order}, {QStringLiteral("x-needed"), first}};
}

} // namespace

} // namespace noting

bool Reminder::isKnownTo(const engine::Game& game)
{
    return game.takes(noting::kind.latin1(), noting::verb) || game.takes(noting::within.latin1(), noting::verb);
}

Reminder::Reminder(kit::Sitting& sitting, QWidget* parent)
    : QDialog(parent)
    , m_sitting(sitting)
    , m_form(new kit::Form(noting::formOf(sitting.game()), kit::namesAt(sitting), this))
    , m_problem(new kit::WholeLabel(this))
    , m_notedPart(new QWidget(this))
    , m_noted(new QListWidget(m_notedPart))
{
    setObjectName(QStringLiteral("reminder"));
    setWindowTitle(tr("Remind me"));
    m_form->showAll();
    m_problem->setObjectName(QStringLiteral("problem"));
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setProperty("look", "bad");
    m_problem->setWordWrap(true);
    m_problem->hide();
    auto* noteIt = new QPushButton(tr("&Note it"), this);
    noteIt->setObjectName(QStringLiteral("noteIt"));
    noteIt->setProperty("look", "primary");
    noteIt->setDefault(true);
    auto* close = new QPushButton(tr("&Close"), this);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(close);
    buttons->addWidget(noteIt);
    auto* content = new QWidget(this);
    auto* inside = new QVBoxLayout(content);
    inside->setContentsMargins(0, 0, 0, 0);
    auto* about = kit::plainLabel("muted", content);
    about->setWordWrap(true);
    about->setText(tr("It comes up among what is due, and nobody goes past its moment without being told."));
    inside->addWidget(about);
    inside->addWidget(m_form);
    inside->addWidget(notedPart());
    inside->addStretch();
    auto* column = new QVBoxLayout(this);
    column->addWidget(new kit::WholeArea(content, this));
    column->addWidget(m_problem);
    column->addLayout(buttons);
    list();
    connect(noteIt, &QPushButton::clicked, this, &Reminder::note);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    resize(fontMetrics().averageCharWidth() * 64, sizeHint().height());
}

QWidget* Reminder::notedPart()
{
    constexpr int lines = 4;
    auto* label = new QLabel(tr("Noted a&lready"), m_notedPart);
    label->setBuddy(m_noted);
    m_noted->setObjectName(QStringLiteral("notedReminders"));
    m_noted->setAccessibleName(label->text().remove(QLatin1Char('&')));
    m_noted->setFixedHeight(fontMetrics().lineSpacing() * lines + 12);
    auto* strike = new QPushButton(tr("&Strike out"), m_notedPart);
    strike->setObjectName(QStringLiteral("strikeOut"));
    strike->setAutoDefault(false);
    connect(strike, &QPushButton::clicked, this, &Reminder::strikeOut);
    auto* column = new QVBoxLayout(m_notedPart);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(label);
    column->addWidget(m_noted);
    column->addWidget(strike, 0, Qt::AlignLeft);
    return m_notedPart;
}

void Reminder::note()
{
    const QJsonObject shape = noting::actionOf(m_sitting.game()),
                      effect = noting::propertiesOf(shape.value(noting::within).toObject());
    QJsonObject fields, inside;
    const QJsonObject said = m_form->fields();
    for (auto it = said.begin(); it != said.end(); ++it)
        (shape.contains(it.key()) ? fields : inside).insert(it.key(), *it);
    if (shape.contains(noting::kind))
        fields.insert(noting::kind, noting::plainNote);
    if (effect.contains(noting::kind))
        inside.insert(noting::kind, noting::plainNote);
    if (!inside.isEmpty())
        fields.insert(noting::within, inside);
    for (const QLatin1String moment : noting::moments)
        if ((shape.contains(moment) || effect.contains(moment)) && !said.contains(moment))
            return say(tr("Choose when it shall come up."));
    if (isDone(noting::verb, fields))
        accept();
}

// What was noted may be off the table again before its moment comes.
void Reminder::strikeOut()
{
    if (const QListWidgetItem* item = m_noted->currentItem();
        item && isDone(noting::dropVerb, {{noting::noted, item->data(Qt::UserRole).toString()}}))
        list();
}

bool Reminder::isDone(const QString& what, const QJsonObject& fields)
{
    const auto action = m_sitting.game().action(m_sitting.table().state(), {what, fields});
    const engine::Submission tried = action ? m_sitting.tried(*action) : engine::Submission();
    const QList<engine::Fault> faults = action ? tried.faults : action.faults();
    const engine::Condition* refusal = tried.verdict.decisive();
    const QStringList warnings = kit::warningsOf(tried.verdict, m_sitting.game());
    const QString problem = !faults.isEmpty() ? faults.first().text()
        : refusal                             ? engine::Fault{{}, {}, refusal->text(), refusal->remedy()}.text()
        : warnings.isEmpty()
        ? QString()
        : tr("%1\nChoose otherwise, or note it all the same by another press.").arg(warnings.join(QLatin1Char('\n')));
    const bool isKnown = faults.isEmpty() && !refusal && problem == m_problem->text(); // a warning that was read
    if (problem.isEmpty() || isKnown) {
        m_sitting.propose(*action);
        return true;
    }
    say(problem);
    return false;
}

void Reminder::list()
{
    m_noted->clear();
    for (const QJsonValue& one : m_sitting.visible(m_sitting.state()).value(noting::noted).toArray()) {
        const QJsonObject item = one.toObject(), effect = item.value(noting::within).toObject();
        const auto said = [&](QLatin1String name) { return (item.contains(name) ? item : effect).value(name).toString(); };
        QString moment;
        for (const QLatin1String name : noting::moments)
            if (!said(name).isEmpty())
                moment = kit::wordsOf(said(name));
        const QString text = said(noting::words).isEmpty() ? kit::wordsOf(said(noting::kind)) : said(noting::words);
        auto* row = new QListWidgetItem(tr("%1: %2").arg(moment, text), m_noted);
        row->setData(Qt::UserRole, said(QLatin1String("id")));
    }
    m_noted->setCurrentRow(0);
    m_notedPart->setVisible(m_noted->count() > 0);
}

void Reminder::say(const QString& problem)
{
    m_problem->setText(problem);
    m_problem->show();
    m_problem->keepWhole();
    // As high as it asks for, as far as the screen goes: then the fields are scrolled to.
    resize(width(), std::min(screen()->availableSize().height(), std::max(height(), layout()->totalHeightForWidth(width()))));
}

} // namespace window
