// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A card as one line that is typed: below each word stands which place of the card it fills.
#pragma once

#include "cards/quick_line.h"

#include <QLineEdit>

namespace kit {

class QuickEdit : public QLineEdit {
    Q_OBJECT

public:
    explicit QuickEdit(QWidget* parent = nullptr);

    void show(const cards::QuickLine& line, const QJsonObject& before);
    void setPlaces(const QStringList& paths); // which of those that are open the line shows: those of the card's face
    void setCard(const QJsonObject& card);    // the line that reads as this card
    void goOnWith(const QString& typed);      // a line that was begun before
    void showAt(const QString& field);        // the place that is filled in elsewhere
    const QString& at() const { return m_at; }
    const QList<cards::Word>& words() const { return m_words; }
    bool isLine(const QString& title) const { return m_line && !m_line->nameBefore(title).isEmpty(); }
    QJsonObject card() const; // what can be read of it
    QString problem() const;  // of the first word that cannot be read
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {120, sizeHint().height()}; }

signals:
    void typed(const QJsonObject& card); // what can be read of it

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    QString sound() const; // the line without what cannot be read
    void read();
    void dress();
    void makeRoom();
    double gap() const; // between what is open
    double widthOf(const cards::Word& word, const QString& name) const;

    std::optional<cards::QuickLine> m_line;
    QJsonObject m_before;
    QStringList m_places;
    QList<cards::Word> m_words;
    QString m_at;
};

} // namespace kit
