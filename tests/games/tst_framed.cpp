// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Along every recorded evening: what is framed beside the table, and done by Enter, ends nothing while somebody could still do
// what is lost by it, and pays nothing while something else is free. What a guide names ends nothing either while something
// useful costs nothing.
#include "app/desks.h"
#include "cards/pack.h"
#include "dice/source.h"
#include "kit/deciding.h"
#include "kit/drawn/board.h"
#include "kit/likely.h"
#include "kit/lists/now_panel.h"
#include "kit/lists/offers_model.h"
#include "kit/rule_behind.h"
#include "support/again.h"
#include "support/every_game.h"
#include "support/long_form.h"

#include <QDir>
#include <QDirIterator>
#include <QHash>
#include <QJsonDocument>
#include <QListView>
#include <QPushButton>
#include <QTest>

#include <algorithm>

namespace {

QList<QByteArray> linesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().trimmed().split('\n') : QList<QByteArray>();
}

QJsonObject objectOf(const QByteArray& line) { return QJsonDocument::fromJson(line).object(); }

// What ends something, or takes what an answer would have kept. (A reply costs a token: going on without it does not count.)
bool isEnd(QLatin1String verb)
{
    static const QStringList ends{"end-turn", "finish-turn", "end-round", "finish-round", "end-match", "begin-buying",
        "begin-turn", "take-damage", "finish-attack", "finish-card", "end-song", "pass", "drop-effect", "drop-delayed",
        "skip-phase-0", "declare-limbo", "declare-stalemate", "remove-unit", "detach-mod", "end-actions", "end-player-phase",
        "end-dictator-phase", "finish-scenario", "declare", "discard", "forgo"};
    static const QStringList ofContracts{"end-phase", "end-round", "declare-stalemate", "end-effects", "tidy-up",
        "finish-contract", "reject", "reject-clash", "drop-final", "discard", "travel", "relocate", "release", "flee", "strain",
        "use-tactic", "buy-tactic", "return-tactic", "hire-agent", "dismiss", "drop-effect", "expire", "quit", "skip-opposition",
        "reinforce", "confirm-crew", "begin-battle", "search-final", "hold"};
    return ends.contains(verb) || ofContracts.contains(verb);
}

// What takes the place of a free act, and costs a capture or cards.
bool isPaid(const QString& game, QLatin1String verb)
{
    return game == QLatin1String("mercenarium") && (verb == QLatin1String("buy") || verb == QLatin1String("learn"));
}

// What pays, and what of the same moment gives something for nothing, or goes on for nothing.
bool paysBeforeFree(const QString& game, const engine::AnyAction& act, const QList<engine::Offer>& offers)
{
    struct Costs {
        QStringList paid, free;
    };
    static const QHash<QString, Costs> costs{
        {QStringLiteral("hired-swords"), {{"hire", "hire-agent", "buy-tactic", "dismiss"}, {"confirm-crew"}}},
        {QStringLiteral("jagged-alliance"), {{"step", "attack", "use", "bribe", "train"}, {"loot"}}},
        {QStringLiteral("sellsword"), {{"reroll-tactics"}, {"settle-tactics"}}},
    };
    const Costs of = costs.value(game);
    return of.paid.contains(act.verb()) && std::ranges::any_of(offers, [&](const engine::Offer& one) {
        return one.verdict.isAllowed() && of.free.contains(one.action.verb());
    });
}

// Wounds that somebody has, or is about to take.
int woundsOf(const engine::Game& game, const engine::AnyState& state, const QString& actor)
{
    int wounds = 0;
    const QJsonObject all = game.stateToJson(state);
    for (auto it = all.begin(); it != all.end(); ++it)
        for (const QJsonValue& one : it->toArray())
            if (one[QLatin1String("id")].toString() == actor)
                wounds += one[QLatin1String("wounds")].toInt();
    return wounds;
}

// A way into wounds, while another one is open, or the end of what somebody does.
bool woundsForNothing(
    const engine::Game& game, const engine::AnyState& state, const engine::Offer& framed, const QList<engine::Offer>& offers)
{
    const auto isWay = [](const engine::Offer& one) {
        return QStringList{"step", "move", "maneuver"}.contains(one.action.verb()) && one.verdict.isAllowed();
    };
    const auto wounds = [&](const engine::Offer& one) {
        return isWay(one) && woundsOf(game, game.apply(state, one.action).state, one.actor) > woundsOf(game, state, one.actor);
    };
    return wounds(framed) && std::ranges::any_of(offers, [&](const engine::Offer& one) {
        return one.verdict.isAllowed() && one.actor == framed.actor
            && (one.action.verb() == QLatin1String("end-actions") || (isWay(one) && !wounds(one)));
    });
}

// A card or talent that would be used up, although nobody has what it takes.
bool isInVain(const engine::Game& game, const engine::AnyState& state, const engine::Offer& one)
{
    if (one.action.verb() != QLatin1String("play") || !one.verdict.isAllowed())
        return false;
    const QList<engine::Told> told = game.apply(state, one.action).told;
    const auto tells = [](const engine::Told& each, const char* id) { return each.reason && qstrcmp(each.reason->id, id) == 0; };
    return std::ranges::any_of(told, [&](const auto& each) { return tells(each, "I_NO_TREASURE"); })
        && std::ranges::all_of(told, [&](const auto& each) { return tells(each, "I_NO_TREASURE") || tells(each, "I_TALENT"); });
}

// What hangs on a card that lies face up without a name.
bool goesOnUnnamed(QLatin1String verb) { return verb == QLatin1String("end-phase") || verb == QLatin1String("move-opposition"); }

} // namespace

class Framed : public QObject {
    Q_OBJECT

private slots:
    void whatEndsComesLast_data();
    void whatEndsComesLast();
    void pageListAndGuideAgree_data();
    void pageListAndGuideAgree();
    void aHiddenHandIsNotPaidFor();

private:
    static void evenings(bool areTried);
};

void Framed::whatEndsComesLast_data() { evenings(false); }

void Framed::evenings(bool areTried)
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("evening");
    for (const char* game : {"hired-swords", "jagged-alliance", "mercenarium", "sellsword", "swords-and-souls"}) {
        QDirIterator evenings(QStringLiteral(MR_TESTS "/%1/evenings").arg(QLatin1String(game)), {QStringLiteral("*.jsonl")},
            QDir::Files, QDirIterator::Subdirectories);
        while (evenings.hasNext()) {
            const QString evening = evenings.next();
            if (areTried && evening.contains(QLatin1String("own-box")))
                continue; // nobody is guided there
            QTest::addRow("%s %s", game, qPrintable(QFileInfo(evening).completeBaseName()))
                << QString::fromLatin1(game) << evening;
        }
    }
}

void Framed::whatEndsComesLast()
{
    QFETCH(const QString, game);
    QFETCH(const QString, evening);
    const auto all = games::catalogue();
    const engine::Game& played = **std::ranges::find_if(all, [&](const auto& one) { return one->id() == game; });
    const auto desks = app::desks();
    const kit::Desk& desk = **std::ranges::find_if(desks, [&](const auto& one) { return one->game() == game; });
    QStringList packs;
    QList<cards::Pack> opened;
    if (!evening.contains(QLatin1String("own-box")))
        packs += QStringLiteral("training");
    else if (game == QLatin1String("jagged-alliance"))
        packs += {QStringLiteral("roster"), QStringLiteral("dice")};
    for (const QString& pack : std::as_const(packs))
        opened += *cards::openPack(pack, played);
    dice::Source chance(5);
    kit::Sitting sitting(
        game, played, std::make_unique<engine::MemoryJournal>(),
        [] { return QDateTime(QDate(2026, 1, 1), QTime(20, 0), Qt::UTC); }, chance, kit::Sitting::Cards());
    QVERIFY(sitting.begin(cards::setupOf(opened, played), packs));
    kit::NowPanel panel;
    const auto* list = panel.findChild<QListView*>(QStringLiteral("offers"));
    const auto* rows = qobject_cast<const kit::OffersModel*>(list->model());
    const QList<QByteArray> lines = linesOf(evening), answers = linesOf(evening.chopped(6) + QStringLiteral(".answers"));
    QStringList wrong;
    int ends = 0;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QJsonObject line = objectOf(lines[i]), answer = objectOf(answers[i]);
        if (line.contains(QLatin1String("ask")))
            continue;
        support::again(sitting.campaign()->table(), line, answer);
        for (const engine::Offer& offer : sitting.offers()) // nobody's name is lacking
            if (const QString title = desk.offerText(sitting, offer).title; title != title.simplified())
                wrong += QStringLiteral("line %1: “%2”").arg(i + 1).arg(title);
        panel.show(&sitting, &desk, {});
        const engine::Offer* framed = rows->offer(list->currentIndex());
        const auto isNaming = [&](const engine::Offer& one) {
            return one.verdict.isAllowed() && one.action.verb() == QLatin1String("name-card")
                && !desk.canWait(sitting.state(), one, sitting.offers());
        };
        if (framed && goesOnUnnamed(framed->action.verb()) && std::ranges::any_of(sitting.offers(), isNaming))
            wrong += QStringLiteral("line %1: “%2” is framed before a card says what it is")
                         .arg(i + 1)
                         .arg(desk.offerText(sitting, *framed).title);
        const auto isFree = [&](const engine::Offer& one) {
            return one.verdict.isAllowed() && !one.secret && !isPaid(game, one.action.verb()) && !isEnd(one.action.verb())
                && !desk.canWait(sitting.state(), one, sitting.offers());
        };
        if (framed && isPaid(game, framed->action.verb()) && std::ranges::any_of(sitting.offers(), isFree))
            wrong += QStringLiteral("line %1: “%2” is framed, and costs something")
                         .arg(i + 1)
                         .arg(desk.offerText(sitting, *framed).title);
        if (framed && woundsForNothing(played, sitting.state(), *framed, sitting.offers()))
            wrong += QStringLiteral("line %1: “%2” is framed, and wounds").arg(i + 1).arg(desk.offerText(sitting, *framed).title);
        if (framed && isInVain(played, sitting.state(), *framed))
            wrong += QStringLiteral("line %1: “%2” is framed, and nothing comes of it")
                         .arg(i + 1)
                         .arg(desk.offerText(sitting, *framed).title);
        if (framed && paysBeforeFree(game, framed->action, sitting.offers()))
            wrong += QStringLiteral("line %1: “%2” is framed, and something is free")
                         .arg(i + 1)
                         .arg(desk.offerText(sitting, *framed).title);
        if (!framed || !framed->verdict.isAllowed() || !isEnd(framed->action.verb()))
            continue;
        ++ends;
        const engine::AnyState after = played.apply(sitting.state(), framed->action).state;
        const auto isLost = [&](const engine::Offer& other) {
            return other.verdict.isAllowed() && !other.secret && !other.actor.isEmpty() && !isEnd(other.action.verb())
                && !desk.canWait(sitting.state(), other, sitting.offers()) && !isInVain(played, sitting.state(), other)
                && (!played.faults(after, other.action).isEmpty() || !played.check(after, other.action).isAllowed());
        };
        for (const engine::Offer& other : sitting.offers())
            if (isLost(other))
                wrong += QStringLiteral("line %1: “%2” is framed, “%3” would be lost")
                             .arg(i + 1)
                             .arg(desk.offerText(sitting, *framed).title, desk.offerText(sitting, other).title);
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.mid(0, 12).join(QLatin1Char('\n'))));
    const bool isWhole = game != QLatin1String("jagged-alliance") || !evening.contains(QLatin1String("own-box"));
    QVERIFY(ends > 0 || game == QLatin1String("mercenarium") || !isWhole); // where the turn ends by itself, or is not played out
}

static bool isListed(const kit::NowPanel& panel, const engine::AnyAction& act)
{
    const auto* rows = qobject_cast<const kit::OffersModel*>(panel.findChild<QListView*>(QStringLiteral("offers"))->model());
    for (int row = 0; row < rows->rowCount(); ++row)
        if (const engine::Offer* one = rows->offer(rows->index(row)); one && one->action == act)
            return true;
    return false;
}

// A table with the training cards; null: it cannot begin.
static std::unique_ptr<kit::Sitting> tried(const engine::Game& game, engine::Chance& chance)
{
    auto sitting = std::make_unique<kit::Sitting>(
        game.id(), game, std::make_unique<engine::MemoryJournal>(),
        [] { return QDateTime(QDate(2026, 1, 1), QTime(20, 0), Qt::UTC); }, chance, kit::Sitting::Cards());
    const QStringList packs{QStringLiteral("training")};
    return sitting->begin(cards::setupOf({*cards::openPack(packs.first(), game)}, game), packs) ? std::move(sitting) : nullptr;
}

void Framed::pageListAndGuideAgree_data() { evenings(true); }

// What the guide names is framed in the list, and the page fills nothing else; where nobody is guided, the list frames what the
// page fills.
void Framed::pageListAndGuideAgree()
{
    QFETCH(const QString, game);
    QFETCH(const QString, evening);
    const auto all = games::catalogue();
    const engine::Game& played = **std::ranges::find_if(all, [&](const auto& one) { return one->id() == game; });
    const auto desks = app::desks();
    const kit::Desk& desk = **std::ranges::find_if(desks, [&](const auto& one) { return one->game() == game; });
    dice::Source chance(5);
    const std::unique_ptr<kit::Sitting> begun = tried(played, chance);
    QVERIFY(begun);
    kit::Sitting& sitting = *begun;
    kit::NowPanel panel;
    QWidget around;
    kit::TableView* table = desk.table(sitting, &around);
    const QList<QByteArray> lines = linesOf(evening), answers = linesOf(evening.chopped(6) + QStringLiteral(".answers"));
    // Whose hand is shown decides the table itself, and is presented anew then.
    connect(&sitting, &kit::Sitting::shown, table, [&] { table->present(sitting.state()); });
    const auto filled = [&] {
        QList<engine::AnyAction> acts;
        for (const QPushButton* one : table->findChildren<QPushButton*>())
            if (one->isVisibleTo(table) && one->isEnabled() && one->property("look") == QLatin1String("primary"))
                if (const engine::AnyAction act = kit::actBehind(one); !act.isNone())
                    acts += act;
        return acts;
    };
    QStringList wrong;
    int guided = 0;
    for (qsizetype i = 0; i < lines.size() && wrong.size() < 12; ++i) {
        const QJsonObject line = objectOf(lines[i]);
        if (line.contains(QLatin1String("ask")))
            continue;
        support::again(sitting.campaign()->table(), line, objectOf(answers[i]));
        const QString says = kit::guided(sitting, desk, {}, {});
        const engine::AnyAction likely = kit::namedIn(says, sitting, desk);
        guided += !likely.isNone();
        const auto isWrong = [&](const QString& why) { wrong += QStringLiteral("line %1: %2 – %3").arg(i + 1).arg(why, says); };
        if (paysBeforeFree(game, likely, sitting.offers()))
            isWrong(QStringLiteral("it pays, and something is free"));
        for (const engine::Offer& one : sitting.offers())
            if (one.action == likely && woundsForNothing(played, sitting.state(), one, sitting.offers()))
                isWrong(QStringLiteral("it wounds whoever goes there"));
        kit::setLikely(around, likely);
        table->present(sitting.state());
        panel.show(&sitting, &desk, {});
        if (!likely.isNone() && isListed(panel, likely) && !panel.frame(likely)) // a list may fold many of a kind
            isWrong(QStringLiteral("it is not chosen in the list"));
        for (const engine::AnyAction& act : filled())
            if (!likely.isNone() && act != likely)
                isWrong(QStringLiteral("the page fills %1").arg(QLatin1String(act.verb())));
        const auto* circle = table->findChild<kit::Board*>(QStringLiteral("circle"));
        if (circle && likely.verb() == QLatin1String("take-damage") && circle->focusedCell() == QLatin1String("answer"))
            isWrong(QStringLiteral("the keys are at the answer"));
        const QJsonObject turn = played.stateToJson(sitting.state()).value(QLatin1String("turn")).toObject();
        const bool isFresh = game == QLatin1String("sellsword") && likely.verb() == QLatin1String("end-turn")
            && turn.value(QLatin1String("acts")).toArray().isEmpty();
        const auto moves = [](const engine::Offer& one) {
            return one.verdict.isAllowed() && one.action.verb() == QLatin1String("move");
        };
        const QJsonArray units = played.stateToJson(sitting.state()).value(QLatin1String("units")).toArray();
        const bool isAway = std::ranges::any_of(units, [&](const QJsonValue& unit) {
            return unit[QLatin1String("id")] == turn.value(QLatin1String("unit")) && unit[QLatin1String("at")].isNull();
        });
        if (isFresh && isAway && std::ranges::any_of(sitting.offers(), moves))
            isWrong(QStringLiteral("whoever is not on the map yet would end its turn"));
        kit::setLikely(around, {});
        table->present(sitting.state());
        const QList<engine::AnyAction> own = filled();
        const auto isListed = [&](const engine::Offer& one) { return !own.isEmpty() && one.action == own.first(); };
        if (std::ranges::none_of(sitting.offers(), isListed))
            continue;
        kit::NowPanel other;
        other.show(&sitting, &desk, {}, own.first());
        if (other.chosen() != own.first())
            isWrong(QStringLiteral("the list chooses something else than the page"));
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
    QVERIFY(guided > 0 || evening.contains(QLatin1String("the-last-cards"))); // it begins when the guide has said all
}

// The hand was looked at and is hidden again: that taking the damage was all it allowed is not told by the list.
void Framed::aHiddenHandIsNotPaidFor()
{
    const QString game = QStringLiteral("swords-and-souls"),
                  evening = QStringLiteral(MR_TESTS "/%1/evenings/three-heroes.jsonl").arg(game);
    const auto all = games::catalogue();
    const engine::Game& played = **std::ranges::find_if(all, [&](const auto& one) { return one->id() == game; });
    const auto desks = app::desks();
    const kit::Desk& desk = **std::ranges::find_if(desks, [&](const auto& one) { return one->game() == game; });
    dice::Source chance(5);
    const std::unique_ptr<kit::Sitting> begun = tried(played, chance);
    QVERIFY(begun);
    kit::Sitting& sitting = *begun;
    const QList<QByteArray> lines = linesOf(evening), answers = linesOf(evening.chopped(6) + QStringLiteral(".answers"));
    int attacks = 0;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QJsonObject line = objectOf(lines[i]);
        if (line.contains(QLatin1String("ask")))
            continue;
        support::again(sitting.campaign()->table(), line, objectOf(answers[i]));
        const auto canWait = [&](const engine::Offer& one) {
            return one.action.verb() == QLatin1String("take-damage") && one.verdict.isAllowed()
                && desk.canWait(sitting.state(), one, sitting.offers());
        };
        if (std::ranges::none_of(sitting.offers(), canWait))
            continue;
        ++attacks;
        kit::NowPanel panel;
        sitting.showTo(std::ranges::find_if(sitting.offers(), canWait)->actor);
        panel.show(&sitting, &desk, {});
        sitting.showTo(QString());
        panel.show(&sitting, &desk, {});
        QVERIFY2(panel.chosen().verb() != QLatin1String("take-damage"), qPrintable(QString::number(i + 1)));
    }
    QVERIFY(attacks > 0);
}

QTEST_MAIN(Framed)
#include "tst_framed.moc"
