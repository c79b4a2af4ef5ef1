// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Of forms that stand one below the other: whether Return in one goes on to the next.
#pragma once

namespace kit {

constexpr char returnGoesOn[] = "returnGoesOn"; // property of a form that Return does not send: it opens a list's next line

} // namespace kit
