// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers that stand for positions: far apart for positions that differ little, the same on every machine.
#pragma once

#include <QtGlobal>

namespace mercenarium {

constexpr quint64 mixed(quint64 value) // splitmix64
{
    value += 0x9e3779b97f4a7c15;
    value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9;
    value = (value ^ (value >> 27)) * 0x94d049bb133111eb;
    return value ^ (value >> 31);
}

} // namespace mercenarium
