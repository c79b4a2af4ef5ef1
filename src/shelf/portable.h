// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Where data lie when the program is carried about: in a folder beside it, and nowhere else.
#pragma once

#include <QString>

namespace shelf {

// The folder musterroll-data beside the program; empty where there is none. Asked for when the application object stands.
QString portableFolder();

} // namespace shelf
