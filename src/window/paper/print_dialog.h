// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a table has to print: which sheet, on which paper, how it looks; saved as a PDF that any program prints. A report may be
// had as HTML or Markdown too, with what is ticked.
#pragma once

#include "window/paper/report.h"

#include <QDialog>
#include <QImage>

#include <memory>

namespace Ui {
class PrintDialog;
}

namespace window {

class PrintDialog : public QDialog {
    Q_OBJECT

public:
    PrintDialog(const QList<kit::Sheet>& sheets, const QString& campaign, QWidget* parent);
    ~PrintDialog() override;

    // One more to choose, behind the sheets.
    using Report = std::function<engine::Result<kit::paper::Document>(const Reported& wanted)>;
    void offerReport(const Report& report);

    kit::Paper paper() const;
    void saveTo(const QString& file); // closes when it is done, otherwise says what went wrong

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void lookAt(); // the sheet that is chosen
    void draw();   // its page
    bool isReport() const;
    void readReport(); // anew, with what is ticked
    kit::Sheet sheet() const;
    kit::Sheet thisPageOf(const kit::Sheet& sheet);
    void say(const QList<engine::Fault>& faults);

    const QList<kit::Sheet> m_sheets;
    Report m_report;
    kit::paper::Document m_told; // by it
    QString m_campaign;
    QImage m_page;   // the one that is shown
    int m_drawn = 1; // its number
    int m_pages = 0;
    std::unique_ptr<Ui::PrintDialog> m_ui;
};

} // namespace window
