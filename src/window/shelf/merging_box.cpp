// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/shelf/merging_box.h"

#include "engine/message.h"
#include "kit/drawn/able.h"
#include "kit/drawn/called.h"
#include "kit/drawn/whole_label.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace window {

using Kind = share::Merged::Kind;

namespace {

QString rowOf(const share::Merged& one)
{
    const QString words = share::notPlain(one), sentence = one.then.sentence.text();
    const QString who = one.step.who.isEmpty() ? sentence : one.step.who + QStringLiteral(": ") + sentence;
    return words.isEmpty() ? who : who + QStringLiteral(" — ") + words;
}

} // namespace

MergingBox::MergingBox(const QString& name, const share::Merging& merging, bool mayBeOwn, QWidget* parent)
    : QDialog(parent)
    , m_merging(merging)
    , m_different(kit::called("mergeDifferent", new QCheckBox(tr("Also what comes to &something else here"), this)))
    , m_play(kit::called("mergePlay", new QPushButton(this)))
{
    setObjectName(QStringLiteral("mergingBox"));
    setWindowTitle(engine::fill(tr("Two copies of %1"), {name}));
    auto* column = new QVBoxLayout(this);
    auto* words = new kit::WholeLabel(
        tr("The file holds the campaign that lies on this shelf, played on elsewhere. Both have entries 1 to %1 in common. What "
           "was done on the other copy since can be played behind what was done here; nothing of either is lost, and it can be "
           "taken back.")
            .arg(merging.common),
        this);
    words->setTextFormat(Qt::PlainText);
    words->setWordWrap(true);
    column->addWidget(words);
    auto* list = kit::called("mergeList", new QListWidget(this));
    list->setAccessibleName(tr("What was done on the other copy"));
    list->setWordWrap(true);
    for (const share::Merged& one : merging.steps)
        list->addItem(rowOf(one));
    if (merging.steps.isEmpty())
        list->addItem(tr("Nothing was done there that is not here."));
    list->setCurrentRow(0);
    column->addWidget(list, 1);
    m_different->setVisible(std::ranges::any_of(merging.steps, [](const auto& one) { return one.kind == Kind::Different; }));
    column->addWidget(m_different);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    m_play->setProperty("look", "primary");
    buttons->addButton(m_play, QDialogButtonBox::AcceptRole);
    if (mayBeOwn) {
        auto* own = kit::called("mergeOwn", new QPushButton(tr("As a &campaign of its own"), this));
        buttons->addButton(own, QDialogButtonBox::ActionRole);
        connect(own, &QPushButton::clicked, this, [this] {
            m_isOwnWanted = true;
            accept();
        });
    }
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_different, &QCheckBox::toggled, this, &MergingBox::count);
    const QFontMetrics letters = list->fontMetrics();
    constexpr int letter = 72, line = 20;
    resize(letters.averageCharWidth() * letter, letters.lineSpacing() * line);
    count();
}

bool MergingBox::takesDifferent() const { return m_different->isChecked(); }

void MergingBox::count()
{
    const auto plays = std::ranges::count_if(m_merging.steps,
        [this](const share::Merged& one) { return one.kind == Kind::Same || (one.kind == Kind::Different && takesDifferent()); });
    m_play->setText(tr("&Play %n act(s) here", nullptr, int(plays)));
    kit::setAble(m_play, plays > 0, tr("Nothing of it can be played here that is not here already."));
}

} // namespace window
