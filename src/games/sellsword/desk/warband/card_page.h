// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is printed on a unit card or a mod, typed in: who it is and its numbers at the left, attacks and traits at the right.
#pragma once

#include "engine/json.h"
#include "games/sellsword/rules/warband/cards.h"
#include "kit/forms/form.h"
#include "kit/sitting.h"

#include <optional>

class QLabel;
class QPushButton;

namespace sellsword::desk {

enum class CardKind { Unit, Mod };

class CardPage : public QWidget {
    Q_OBJECT

public:
    CardPage(kit::Sitting& sitting, CardKind kind, QWidget* parent);
    void begin(const QString& taker); // the player whose warband may take the unit, the unit that may take the mod; empty: nobody
    void fill(const UnitCard& card);  // that was typed before
    void fill(const ModCard& card) { fill(card.id, engine::toJson(card)); }
    void beginWith(const UnitCard& begun); // a new one of which something is typed already
    QWidget* firstFocus() const;
    // As it stands in the forms, for the next start; empty: nothing was typed.
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
    void fill(const QString& id, const QJsonValue& card);
    QString cardId() const;
    QJsonObject typed() const; // as it stands in the forms
    Kind meant() const;
    void suggest();
    void useKind();
    void save(bool take);

    kit::Sitting& m_sitting;
    const CardKind m_kind;
    QString m_taker;
    QString m_id;        // of the card that is typed again
    QJsonObject m_begun; // what stood there before anything was typed
    kit::Form *m_who, *m_numbers, *m_powers, *m_gifts;
    QLabel* m_hint;
    QPushButton *m_use, *m_take;
};

} // namespace sellsword::desk
