// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The keychain of whoever is logged in, where the program was built with QtKeychain and one answers. Each of these waits for it,
// at most 20 seconds: a keychain may ask to be unlocked. A window calls them on another thread, while its own answers.
#pragma once

#include <QString>

#include <optional>

namespace share::keychain {

bool keep(const QString& name, const QString& secret); // false: nothing keeps it
std::optional<QString> secret(const QString& name);
void forget(const QString& name);

} // namespace share::keychain
