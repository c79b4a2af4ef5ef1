// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A small picture of a table at some moment, painted by the game's desk.
#pragma once

#include "kit/desk.h"

namespace window {

class Thumbnail : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;
    void show(const kit::Desk* desk, const engine::AnyState& state); // null: nothing
    QSize sizeHint() const override { return {225, 123}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const kit::Desk* m_desk = nullptr;
    engine::AnyState m_state;
};

} // namespace window
