// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What every game must keep, as a test: a game says where its walks begin and what they must have come by.
#pragma once

#include "cards/pack.h"
#include "support/conformance.h"
#include "support/long_form.h"

#include <QObject>

namespace support {

// The names of those that are there.
QStringList kindsOf(std::initializer_list<std::pair<const char*, bool>> kinds);

class ConformanceTest : public QObject {
    Q_OBJECT

protected:
    struct Subject {
        QString pack;  // the file of its training cards
        QString cases; // the folder of its worked cases; each of them is walked from too
        int stepsFromCases = 30;
        QStringList rarely; // as in Walk
        QStringList spared;
        QStringList
            reached; // verbs that the walks must have done, since walks that never leave the first step would prove little;
        QStringList beside;    // when there are none: all but these
        QStringList open = {}; // kinds of open things that the walks must have interrupted in every way
    };
    ConformanceTest(std::unique_ptr<engine::Game> game, Subject subject)
        : m_game(std::move(game))
        , m_subject(std::move(subject))
    {
    }

    virtual void addWalks() = 0; // rows of starts and steps
    // As the law of a Walk.
    virtual QString broken(const engine::AnyState&, const engine::AnyAction&, const engine::AnyState&) const { return {}; }
    // As in Walk.
    virtual QStringList open(const engine::AnyState&) const { return {}; }
    static void add(const QString& name, const QList<Start>& starts, int steps);

    const engine::Game& game() const { return *m_game; }
    const cards::Pack& pack() const { return *m_pack; }
    Start training() const { return {QStringLiteral("training"), pack().setup, &pack(), {}}; }
    static Start bare() { return {QStringLiteral("no cards"), {}, nullptr, {}}; }

private slots:
    void initTestCase();
    void tablesAreSound();
    void walksHold_data();
    void walksHold();
    void walksReachEveryPartOfTheGame();
    void whatIsOpenWasInterrupted();
    void anythingTypedHolds_data();
    void anythingTypedHolds();
    void anythingTypedInACaseHolds();

private:
    Walk lawful(); // a walk of another seed, which keeps the game's laws

    std::unique_ptr<engine::Game> m_game;
    Subject m_subject;
    std::optional<cards::Pack> m_pack;
    QMap<QString, int> m_done;
    QMap<QString, int> m_interrupted;
    quint64 m_seed = firstSeed();
    int m_decided = 0;
    int m_changes = 0;
    int m_corrections = 0;
};

} // namespace support
