// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Two copies of one campaign that were played on apart: what was played on the other one, and what it comes to behind this one.
#pragma once

#include "share/merging.h"

#include <QDialog>

class QCheckBox;
class QPushButton;

namespace window {

class MergingBox : public QDialog {
    Q_OBJECT

public:
    // name: of the copy that lies on the shelf. mayBeOwn: whether the other one may be brought in as a campaign of its own.
    MergingBox(const QString& name, const share::Merging& merging, bool mayBeOwn, QWidget* parent = nullptr);
    bool takesDifferent() const;
    bool isOwnWanted() const { return m_isOwnWanted; }

private:
    void count();

    const share::Merging m_merging;
    QCheckBox* m_different;
    QPushButton* m_play;
    bool m_isOwnWanted = false;
};

} // namespace window
