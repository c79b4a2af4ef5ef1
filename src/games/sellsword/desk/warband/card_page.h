// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A unit card or a mod that is entered while warbands are mustered, on its face as any card; the warband or unit takes it at
// once.
#pragma once

#include "cards/sections.h"
#include "games/sellsword/rules/warband/cards.h"
#include "kit/sitting.h"

#include <optional>

class QCheckBox;
class QLabel;
class QPushButton;

namespace kit {
class CardEntry;
}

namespace sellsword::desk {

enum class CardKind { Unit, Mod };

class CardPage : public QWidget {
    Q_OBJECT

public:
    CardPage(kit::Sitting& sitting, CardKind kind, QWidget* parent);
    void begin(const QString& taker); // the player whose warband may take the unit, the unit that may take the mod; empty: nobody
    void fill(const UnitCard& card);  // that was typed before
    void fill(const ModCard& card);
    void beginWith(const UnitCard& begun); // a new one of which something is typed already
    QWidget* firstFocus() const;
    // As it is typed, for the next start; empty: nothing was.
    QByteArray kept() const;
    struct Kept {
        CardKind kind{};
        QString taker;
    };
    static std::optional<Kept> keptIn(const QByteArray& kept);
    void goOnWith(const QByteArray& kept);

signals:
    void intent(const engine::AnyAction& action);
    void left();

private:
    struct Kind { // of wound, that the words of an attack mean
        int attack = -1;
        QString word;
        Harm harm{};
    };
    void again(const QJsonObject& card);
    void ask(const QJsonObject& card);
    Kind meant() const;
    void suggest();
    void useKind();
    void save(const QJsonObject& card);

    kit::Sitting& m_sitting;
    const CardKind m_kind;
    cards::Section m_list; // that it stands in
    QString m_taker;
    QString m_id;        // of the card that is typed again
    QJsonObject m_begun; // what stood there before anything was typed
    kit::CardEntry* m_entry;
    QLabel* m_hint;
    QPushButton* m_use;
    QCheckBox* m_take;
};

} // namespace sellsword::desk
