// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The handbook to read: its chapters, and the one that is open. Links lead to other chapters and to pages of the window.
#pragma once

#include "window/page.h"

class QListWidget;
class QTextBrowser;
class QUrl;

namespace window {

class HandbookPage : public Page {
    Q_OBJECT

public:
    explicit HandbookPage(QWidget* parent = nullptr);

    void open(const QString& what) override; // the id of a chapter
    QWidget* firstFocus() override;
    void refresh() override;

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void read();
    void follow(const QUrl& link);

    QListWidget* m_chapters;
    QTextBrowser* m_text;
    bool m_isOutdated = false; // the look changed while nobody saw it
};

} // namespace window
