// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A chart of bars over whole numbers, several series side by side, in the colours of the theme; and what every chart wears.
#pragma once

#include <QList>
#include <QMap>
#include <QString>
#include <QWidget>

class QCustomPlot;

namespace kit {

struct Colours;

// Ground, axes and grid; letters as on the widget around it.
void wear(QCustomPlot& chart, const Colours& colours, const QFont& letters);

struct Series {
    QString name;
    QList<double> at;
    QList<double> height;
};

class Bars : public QWidget {
    Q_OBJECT

public:
    explicit Bars(QWidget* parent = nullptr);
    // With what the axes tell; words stand below the bars in place of numbers.
    void show(const QList<Series>& all, const QString& across, const QString& up, const QMap<qint64, QString>& words = {});

protected:
    void changeEvent(QEvent* event) override;

private:
    void draw();

    QCustomPlot* m_plot;
    QList<Series> m_series;
    QString m_across;
    QString m_up;
    QMap<qint64, QString> m_words;
};

} // namespace kit
