// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// An attack before it is rolled: what the die needs, the chances in one bar, the wounds on their way through the target's
// defences, what its owner may make of them.
#pragma once

#include "games/sellsword/rules/query.h"
#include "kit/sitting.h"

#include <QJsonObject>
#include <QWidget>

namespace kit {
struct Colours;
}

namespace sellsword::desk {

class PreviewView : public QWidget {
    Q_OBJECT

public:
    PreviewView(kit::Sitting& sitting, QWidget* parent);

    // who, attack, target, and charge, traits, origin as the question knows them; empty fields: nothing is shown.
    void show(const QJsonObject& question);
    QString text() const { return m_text; } // all of it in words
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Column { // one result that wounds
        QString name;
        QJsonObject value;
    };

    QList<Column> columns() const;
    QStringList rowNames() const;
    QString cellText(const Column& column, qsizetype row) const;
    QString making() const;
    QString footer() const;
    double line() const;
    double makingHeight() const;
    void say();
    double paintHead(QPainter& painter, const kit::Colours& colours) const;
    double paintBar(QPainter& painter, const kit::Colours& colours, double y) const;
    double paintTable(QPainter& painter, const kit::Colours& colours, double y) const;

    kit::Sitting& m_sitting;
    QJsonObject m_question;
    QJsonObject m_value;
    QString m_title;
    QString m_refusal;
    QString m_text;
    double m_reroll = 0; // chance to hit with one more die
};

} // namespace sellsword::desk
