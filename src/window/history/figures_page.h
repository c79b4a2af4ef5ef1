// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How it went: the last sitting or all of a campaign as a chart and in figures, beside another campaign if one likes, and
// the report to be written of it.
#pragma once

#include "window/library.h"
#include "window/page.h"
#include "window/paper/report.h"

#include <QStandardItemModel>

#include <memory>

class QCustomPlot;

namespace Ui {
class FiguresPage;
}

namespace window {

class FiguresPage : public Page {
    Q_OBJECT

public:
    explicit FiguresPage(Library& library, QWidget* parent = nullptr);
    ~FiguresPage() override;

    void sit(kit::Sitting* sitting, const kit::Desk* desk) override;
    void refresh() override;
    QWidget* firstFocus() override;
    void writeTo(const QString& file); // the report; says what went wrong

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Side { // one campaign
        QString name;
        Figures figures;
    };
    QString fileFor(const QString& what, const QString& ending, const QString& kinds);
    void tell(const engine::Result<engine::Done>& written, const QString& file);
    void listOthers();
    void read();
    engine::Result<Side> sideOf(kit::Sitting& sitting) const;
    void draw();
    void fill();

    Library& m_library;
    std::unique_ptr<Ui::FiguresPage> m_ui;
    QCustomPlot* m_plot = nullptr; // made when there is something to draw
    QStandardItemModel m_table;
    kit::Sitting* m_sitting = nullptr;
    const kit::Desk* m_desk = nullptr;
    std::unique_ptr<kit::Sitting> m_other; // only looked at
    QList<Side> m_sides;
    qint64 m_read = -1; // the entry after which it was read
};

} // namespace window
