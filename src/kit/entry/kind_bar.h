// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Which kind of card it is: a choice on which other places depend. It stands beside the face, because hardly any card has another
// kind than the one before it.
#pragma once

#include "cards/places.h"

#include <QWidget>

class QButtonGroup;
class QHBoxLayout;

namespace kit {

class KindBar : public QWidget {
    Q_OBJECT

public:
    explicit KindBar(QWidget* parent = nullptr);

    void show(const QList<cards::Place>& places);  // hidden where no kind decides anything
    const QString& path() const { return m_path; } // of the place; empty: there is none
    QString kind() const;
    void setKind(const QString& kind); // one that there is not is none
    void step(int by);

signals:
    void chosen(const QString& kind); // by somebody

private:
    QString m_path;
    QStringList m_choices;
    QHBoxLayout* m_row;
    QButtonGroup* m_buttons;
};

} // namespace kit
