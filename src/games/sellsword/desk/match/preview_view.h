// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// An attack before it is rolled: what the die needs, the chances in one bar, the wounds on their way through the target's
// defences, what its owner may make of them.
#pragma once

#include "games/sellsword/rules/questions/questions.h"

#include <QWidget>

namespace kit {
struct Colours;
}

namespace sellsword::desk {

class PreviewView : public QWidget {
    Q_OBJECT

public:
    explicit PreviewView(QWidget* parent);

    void show(const State& state, const std::optional<Preview>& question); // none: nothing is shown
    QString text() const { return m_text; }                                // all of it in words
    void setBrief(bool brief); // without what each result does, which its tip and its description tell
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QString cellText(const WoundingResult& column, qsizetype row) const;
    QString footer() const;
    double line() const;
    double makingHeight() const;
    void say();
    double paintHead(QPainter& painter, const kit::Colours& colours) const;
    double paintBar(QPainter& painter, const kit::Colours& colours, double y) const;
    double columnWidth() const; // of the numbers
    bool namesStandAbove() const;
    double paintTable(QPainter& painter, const kit::Colours& colours, double y) const;

    std::optional<Forecast> m_value;
    QStringList m_rows; // the steps in their order
    QString m_title;
    bool m_isBrief = false;
    QString m_refusal;
    QString m_text;
    double m_reroll = 0; // chance to hit with one more die
};

} // namespace sellsword::desk
