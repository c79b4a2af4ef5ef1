// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The places of areas that nobody measured, found by trying all ways to lay out a few of them.
#include "games/jagged-alliance/desk/scenario/ground.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace jaggedalliance::desk {

namespace {

constexpr int mostTried = 7; // areas whose every order is looked at

int indexOf(const Sector& sector, const QString& area)
{
    for (int i = 0; i < sector.areas.size(); ++i)
        if (sector.areas[i].id == area)
            return i;
    return -1;
}

int score(const Sector& sector, int columns, const QList<int>& at)
{
    int sum = 0;
    for (const Border& border : sector.borders) {
        const int a = indexOf(sector, border.a), b = indexOf(sector, border.b);
        if (a < 0 || b < 0)
            continue;
        const int apart = std::abs(at[a] % columns - at[b] % columns) + std::abs(at[a] / columns - at[b] / columns);
        sum += apart == 1 ? (border.red ? 3 : 6) : 0;
    }
    for (int i = 0; i < at.size(); ++i) // else in their order, so that the picture stays as one knows it
        sum -= at[i] == i ? 0 : 1;
    return sum;
}

} // namespace

Plan planOf(const Sector& sector)
{
    const int count = std::max<int>(1, int(sector.areas.size()));
    Plan plan;
    plan.columns = count <= 3 ? count : int(std::ceil(std::sqrt(count)));
    plan.rows = (count + plan.columns - 1) / plan.columns;
    plan.at.resize(count);
    std::iota(plan.at.begin(), plan.at.end(), 0);
    if (count > mostTried)
        return plan;
    QList<int> tried = plan.at;
    int best = score(sector, plan.columns, tried);
    while (std::next_permutation(tried.begin(), tried.end()))
        if (const int now = score(sector, plan.columns, tried); now > best) {
            best = now;
            plan.at = tried;
        }
    return plan;
}

} // namespace jaggedalliance::desk
