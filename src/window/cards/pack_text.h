// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A pack as the text of its file: what is wrong with it stands below, and leads to line and column.
#pragma once

#include "cards/pack.h"

#include <QWidget>

#include <memory>

namespace Ui {
class PackText;
}

namespace window {

class PackText : public QWidget {
    Q_OBJECT

public:
    explicit PackText(QWidget* parent = nullptr);
    ~PackText() override;

    void show(const QByteArray& text, const QString& title, const cards::Games& games);
    bool isSound() const { return m_pack.has_value(); }

signals:
    void kept(const cards::Pack& pack);
    void left();

private:
    void check();
    void goTo(int row);

    std::unique_ptr<Ui::PackText> m_ui;
    cards::Games m_games;
    QString m_title;
    std::optional<cards::Pack> m_pack;
};

} // namespace window
