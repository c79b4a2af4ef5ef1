// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Looks for terms whose odds take longest: by chance first, then by small changes of the worst ones of every kind. Prints the
// worst that is answered and the worst that is refused. worst_terms [SECONDS] [SEED]
#include "dice/source.h"
#include "dice/term.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <map>

namespace {

using Clock = std::chrono::steady_clock;
using namespace dice;

// A pool in numbers, so that each of them can be changed a little.
struct Draft {
    int count = 1, sides = 6, keep = 0, depth = 0, explodeFrom = 0, rerollTo = 0, success = 0, faces = 0;
    bool isLow = false, isAlways = false;
};

struct Recipe {
    Draft left, right;
    int join = 0; // none, + - x vs
};

int pick(Source& source, int least, int most) { return least + source.face(most - least + 1) - 1; }

// Small numbers and large ones alike.
int spread(Source& source, int most)
{
    int top = 1;
    while (top < most && source.face(4) > 1)
        top *= 3;
    return pick(source, 1, std::min(top, most));
}

QString text(const Draft& draft)
{
    QString all = QString::number(draft.count);
    if (draft.faces > 0) {
        all += QStringLiteral("d{");
        for (int face = 0; face < draft.faces; ++face)
            all += (face ? QStringLiteral(",") : QString()) + QString::number(face * face * draft.sides % 997)
                + (face + 1 == draft.faces && draft.depth ? QStringLiteral("*") : QString());
        all += QLatin1Char('}');
    } else {
        all += QLatin1Char('d') + QString::number(draft.sides);
    }
    if (draft.rerollTo > 0)
        all += (draft.isAlways ? QStringLiteral("rr<=") : QStringLiteral("r<=")) + QString::number(draft.rerollTo);
    if (draft.explodeFrom > 0 && !(draft.faces > 0 && draft.depth > 0))
        all += QStringLiteral("!>=") + QString::number(draft.explodeFrom)
            + (draft.depth > 0 ? QLatin1Char(':') + QString::number(draft.depth) : QString());
    if (draft.keep > 0)
        all += (draft.isLow ? QStringLiteral("kl") : QStringLiteral("kh")) + QString::number(std::min(draft.keep, draft.count));
    if (draft.success > 0)
        all += QStringLiteral(" >=") + QString::number(draft.success);
    return all;
}

QString text(const Recipe& recipe)
{
    static const char* const signs[] = {"", " + ", " - ", " x ", " vs "};
    return recipe.join == 0 ? text(recipe.left) : text(recipe.left) + QLatin1String(signs[recipe.join]) + text(recipe.right);
}

Draft draft(Source& source)
{
    Draft made;
    made.count = spread(source, 1000);
    made.sides = spread(source, 3000);
    if (source.face(4) == 1)
        made.faces = pick(source, 2, 40);
    if (source.face(2) == 1)
        made.keep = pick(source, 1, made.count);
    made.isLow = source.face(2) == 1;
    if (source.face(2) == 1)
        made.explodeFrom = pick(source, std::max(2, made.sides / 2), std::max(2, made.sides));
    if (source.face(2) == 1)
        made.depth = spread(source, 100);
    if (source.face(3) == 1)
        made.rerollTo = pick(source, 1, std::max(1, made.sides / 2));
    made.isAlways = source.face(2) == 1;
    if (source.face(4) == 1)
        made.success = pick(source, 1, made.sides);
    return made;
}

int changed(Source& source, int value, int most)
{
    const int by = std::max(1, value / pick(source, 2, 12));
    return std::clamp(value + (source.face(2) == 1 ? by : -by), 1, most);
}

void mutate(Source& source, Draft& made)
{
    switch (source.face(9)) {
    case 1:
        made.count = changed(source, made.count, 1000);
        break;
    case 2:
        made.sides = changed(source, made.sides, 1'000'000);
        break;
    case 3:
        made.keep = changed(source, made.keep, made.count);
        break;
    case 4:
        made.depth = changed(source, made.depth, 100);
        break;
    case 5:
        made.explodeFrom = made.explodeFrom ? changed(source, made.explodeFrom, made.sides) : made.sides;
        break;
    case 6:
        made.rerollTo = made.rerollTo ? changed(source, made.rerollTo, made.sides) : 1;
        break;
    case 7:
        made.success = made.success ? changed(source, made.success, made.sides) : 0;
        break;
    case 8:
        made.faces = made.faces ? changed(source, made.faces, 100) : 0;
        break;
    default:
        made.isAlways = !made.isAlways;
        break;
    }
}

struct Tried {
    Recipe recipe;
    double ms = 0;
    double work = 0; // steps that it was taken for, where it is answered
};

// The quickest of three, on the processor: what the machine does beside it is not the term's fault.
Tried timed(const Recipe& recipe, const Term& term, bool& isAnswered)
{
    Tried best{recipe, 1e9, 0};
    for (int round = 0; round < 3 && best.ms > 2; ++round) {
        const std::clock_t begin = std::clock();
        const auto odds = term.odds();
        best.ms = std::min(best.ms, double(std::clock() - begin) * 1e3 / CLOCKS_PER_SEC);
        isAnswered = odds.operator bool();
        best.work = isAnswered ? odds->work() : 0;
    }
    return best;
}

} // namespace

int main(int argc, char** argv)
{
    const double seconds = argc > 1 ? std::atof(argv[1]) : 60;
    Source source(argc > 2 ? quint64(std::atoll(argv[2])) : 1);
    std::map<std::pair<int, bool>, Tried> worst; // by how two pools are joined, and whether it is answered
    qint64 tried = 0;
    const auto begin = Clock::now();
    while (std::chrono::duration<double>(Clock::now() - begin).count() < seconds) {
        Recipe recipe{draft(source), draft(source), source.face(5) - 1};
        if (const auto known = worst.find({recipe.join, source.face(4) > 1}); known != worst.end() && source.face(3) > 1) {
            recipe = known->second.recipe;
            for (int times = source.face(3); times > 0; --times)
                mutate(source, source.face(2) == 1 ? recipe.left : recipe.right);
        }
        const auto term = Term::parse(text(recipe));
        if (!term)
            continue;
        ++tried;
        bool isAnswered = false;
        const Tried now = timed(recipe, *term, isAnswered);
        Tried& most = worst[{recipe.join, isAnswered}];
        if (now.ms > most.ms)
            most = now;
    }
    std::printf("%lld terms\n", static_cast<long long>(tried));
    for (const auto& [kind, most] : worst)
        std::printf("%-8s %8.2f ms  %4.0f %% of the steps  %s\n", kind.second ? "answered" : "refused", most.ms,
            kind.second ? 100 * most.work / mostWork : 100.0, qPrintable(text(most.recipe)));
    return 0;
}
