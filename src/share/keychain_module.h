// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What asks the keychain: a library of its own beside the programs, which is loaded when a key is asked for. It alone needs
// QtKeychain, which brings D-Bus and a dozen libraries more.
#pragma once

#include <QString>

#include <functional>

namespace share::keychain {

enum class Job : int { Keep, Read, Forget };
using Ended = std::function<void(bool isGood, const QString& text)>;

// Called in the program's first thread, where ended is called too: its jobs stand in one line there.
using Begin = void (*)(Job job, const QString& name, const QString& text, const Ended& ended);
inline constexpr char beginName[] = "musterroll_keychain_begin_1"; // another number when something else is handed over

} // namespace share::keychain
