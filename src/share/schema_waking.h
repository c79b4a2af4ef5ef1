// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Versions 3 to 6 of the server's schema: how an act is written, how the others are woken, and how they read what is new.
#pragma once

namespace share {

extern const char knockingSql[];
extern const char partingSql[];
extern const char callingSql[];
extern const char lightSql[];

} // namespace share
