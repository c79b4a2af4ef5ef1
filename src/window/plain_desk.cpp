// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/plain_desk.h"
#include "kit/reasons.h"

#include "engine/table_actions.h"
#include "kit/drawn/colours.h"
#include "kit/forms/form.h"
#include "kit/lists/state_model.h"
#include "kit/forms/verb_form.h"

#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QSplitter>
#include <QTreeView>
#include <QVBoxLayout>

namespace window {

namespace {

class PlainTable : public kit::TableView {
public:
    PlainTable(kit::Sitting& sitting, QWidget* parent)
        : TableView(parent)
        , m_sitting(sitting)
        , m_summary(new QLabel(this))
        , m_tree(new QTreeView(this))
    {
        auto* layout = new QVBoxLayout(this);
        m_summary->setTextFormat(Qt::PlainText);
        m_summary->setWordWrap(true);
        m_summary->setObjectName(QStringLiteral("summary"));
        layout->addWidget(m_summary);
        auto* split = new QSplitter(this);
        m_tree->setModel(&m_model);
        m_tree->setObjectName(QStringLiteral("state"));
        m_tree->setAccessibleName(PlainDesk::tr("Everything that is tracked"));
        m_tree->setAlternatingRowColors(true);
        m_tree->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
        split->addWidget(m_tree);
        auto* any = new kit::VerbForm(sitting, split);
        split->addWidget(any);
        layout->addWidget(split, 1);
        connect(&m_model, &kit::StateModel::corrected, this, [this](const QString& path, const QJsonValue& value) {
            emit intent(engine::Correct{path, value, kit::reasons::asItLies});
        });
        setFocusProxy(m_tree);
    }

    void present(const engine::AnyState& state) override
    {
        QStringList lines;
        for (const engine::Message& line : m_sitting.game().summary(state))
            lines += line.text();
        m_summary->setText(lines.join(QLatin1Char('\n')));
        m_model.show(m_sitting.visible(state), m_sitting.game().stateSchema());
    }
    void choose(const QString&) override { }

private:
    kit::Sitting& m_sitting;
    kit::StateModel m_model;
    QLabel* m_summary;
    QTreeView* m_tree;
};

} // namespace

kit::TableView* PlainDesk::table(kit::Sitting& sitting, QWidget* parent) const { return new PlainTable(sitting, parent); }

kit::OfferText PlainDesk::offerText(const kit::Sitting& sitting, const engine::Offer& offer) const
{
    return kit::plainOfferText(sitting, offer);
}

QString PlainDesk::actorName(const engine::AnyState&, const QString& actor) const { return kit::wordsOf(actor); }

QList<kit::DieWord> PlainDesk::dice(const engine::AnyState&) const
{
    return {{QStringLiteral("D6"), QStringLiteral("D6"), false}, {QStringLiteral("D20"), QStringLiteral("D20"), false}};
}

void PlainDesk::paintPicture(QPainter& painter, const QRectF& area, const engine::AnyState&) const
{
    painter.setBrush(kit::Colours::dark().line);
    for (int row = 0; row < 4; ++row)
        painter.drawRoundedRect(QRectF(area.left() + 8, area.top() + 6 + row * area.height() / 4.5,
                                    area.width() * (row % 2 ? 0.55 : 0.75), area.height() / 9),
            3, 3);
}

} // namespace window
