// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A text whose words of the rules are links: one shows its rule in a few lines, and from there the rule itself is opened.
#pragma once

#include "rulebook/terms.h"

#include <QLabel>

namespace window {

class TermLabel : public QLabel {
    Q_OBJECT

public:
    TermLabel(const rulebook::Terms& terms, QWidget* parent); // which have to live longer

    // own: the entry that it belongs to, which it does not lead to. Plain text; a screen reader hears it as it is.
    void tell(const QString& text, const rulebook::Entry& own, bool canLookUp);

signals:
    void lookedUp(const QString& entry);

protected:
    void changeEvent(QEvent* event) override;

private:
    void write();
    void pop(int mention);

    const rulebook::Terms& m_terms;
    QString m_told;
    QList<rulebook::Mention> m_mentions;
    bool m_canLookUp = false;
};

} // namespace window
