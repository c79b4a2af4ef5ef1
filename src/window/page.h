// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A page of the window. It gets the campaign on the table, and asks for everything else by signals.
#pragma once

#include "kit/desk.h"

#include <QWidget>

#include <functional>

namespace window {

class Page : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    virtual void sit(kit::Sitting* sitting, const kit::Desk* desk) // another campaign lies on the table; null: none
    {
        Q_UNUSED(sitting);
        Q_UNUSED(desk);
    }
    virtual void refresh() { }                                 // it comes into sight, or the table changed while it is in sight
    virtual void open(const QString& what) { Q_UNUSED(what); } // a link to something that it shows
    virtual void ask(const kit::OddsQuestion& question) { Q_UNUSED(question); } // from the table
    virtual QWidget* firstFocus() { return this; }
    int heightForWidth(int width) const override
    {
        return isHidden() ? -1 : QWidget::heightForWidth(width);
    }                                              // needs no room unseen
    virtual bool takeBack() { return false; }      // what was done here last, outside the table; false: there is nothing
    virtual QWidget* side() { return nullptr; }    // what stands in the right band beside it; null: what can be done now
    virtual bool isAlone() const { return false; } // it needs the room of that band, which has nothing to say

signals:
    void aloneChanged();
    void movedOn();                                            // to another thing of this page: what was refused was not this
    void linkWanted(const QString& page, const QString& what); // "rules", "hs-melee"
    void campaignWanted(const QString& id);                    // onto the table
    void failed(const QList<engine::Fault>& faults);           // stays told until it is put away
    void objected(const QList<engine::Fault>& faults);         // to what was just wanted here
    void told(const QString& text);                            // what was done here, outside the table
    void undoable(const QString& text, const std::function<void()>& back); // the same, with the way back
};

} // namespace window
