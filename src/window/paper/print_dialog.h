// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a table has to print: which sheet, on which paper, how it looks; saved as a PDF that any program prints.
#pragma once

#include "kit/drawn/sheet.h"

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

    kit::Paper paper() const;
    void saveTo(const QString& file); // closes when it is done, otherwise says what went wrong

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void lookAt(); // the sheet that is chosen
    void draw();   // its page

    const QList<kit::Sheet> m_sheets;
    QString m_campaign;
    QImage m_page;   // the one that is shown
    int m_drawn = 1; // its number
    int m_pages = 0;
    std::unique_ptr<Ui::PrintDialog> m_ui;
};

} // namespace window
