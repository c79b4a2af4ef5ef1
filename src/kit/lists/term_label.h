// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A text whose words of the rules are links: one shows its rule in a few lines, and from there the rule itself is opened.
#pragma once

#include "kit/drawn/whole_label.h"
#include "rulebook/terms.h"

#include <functional>

namespace kit {

// What such a word tells while it is pointed at.
QString tellsOf(const rulebook::Entry& entry);

// The rule in a few lines, where the pointer is if that is over the text, else below it; Escape puts it away.
void popRule(const rulebook::Entry& entry, QWidget& text, const QRect& word, std::function<void()> lookUp);

class TermLabel : public WholeLabel {
    Q_OBJECT

public:
    explicit TermLabel(QWidget* parent, const rulebook::Terms* terms = nullptr); // which have to live longer
    void readBy(const rulebook::Terms* terms) { m_terms = terms; }               // what is told from now on; null: no word is one

    // own: the entry that it belongs to, which it does not lead to. Plain text; a screen reader hears it as it is.
    void tell(const QString& text, const rulebook::Entry& own = {}, bool canLookUp = true);

signals:
    void lookedUp(const QString& entry);

protected:
    void resizeEvent(QResizeEvent* event) override; // as low as whoever lays it out wants it, unless its length is expected
    void changeEvent(QEvent* event) override;
    bool isLinked() const { return !m_mentions.isEmpty(); }
    void pop(int mention);

private:
    void write();

    const rulebook::Terms* m_terms;
    QString m_told;
    QList<rulebook::Mention> m_mentions;
    bool m_canLookUp = false;
};

} // namespace kit
