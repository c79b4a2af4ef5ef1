// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The cards of a game: packs, what is entered of them, and a form for one card that can be filled while playing.
#pragma once

#include "kit/forms/form.h"
#include "window/cards/cards_model.h"
#include "window/library.h"
#include "window/page.h"

#include <memory>

namespace Ui {
class CardsPage;
class CardSide;
} // namespace Ui

namespace window {

class PackText;

class CardsPage : public Page {
    Q_OBJECT

public:
    CardsPage(Library& library, QWidget* parent = nullptr);
    ~CardsPage() override;

    void sit(kit::Sitting* sitting, const kit::Desk* desk) override;
    void refresh() override;
    void open(const QString& what) override; // "setup.mercenaries.hobb-carrow"
    QWidget* side() override { return m_side; }
    QWidget* firstFocus() override;

    // With a file's name instead of asking for it.
    void importFrom(const QString& file);
    bool exportTo(const QString& file);

private:
    void wire();
    void readPacks();
    void showPack();
    void showSection();
    void showCard(int row); // -1: a new one
    QString draftKey() const;
    void check();
    kit::Names names() const;
    void save();
    QString correctTable(
        const cards::Section& section, const QJsonObject& before, const QJsonObject& card); // what came of it, in words
    void remove();
    void beginPack();
    bool keep(cards::Pack pack); // false: it was told why not
    const engine::Game* game() const;
    const cards::Section* section() const;

    Library& m_library;
    std::unique_ptr<Ui::CardsPage> m_ui;
    std::unique_ptr<Ui::CardSide> m_sideUi;
    QWidget* m_side; // the window takes it into its band
    PackText* m_text;
    CardsModel m_model;
    kit::Form* m_form = nullptr;
    kit::Sitting* m_sitting = nullptr;
    QList<PackHere> m_packs;
    QList<cards::Section> m_sections;
    QHash<QString, QJsonObject> m_drafts; // what was typed and not saved, by pack, place and row
    int m_row = -1;                       // of the card in the form; -1: a new one
};

} // namespace window
