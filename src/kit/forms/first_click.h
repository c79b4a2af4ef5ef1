// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Where a number stands: a click that gives the line the keyboard selects the number, so that a digit replaces it and 10 does not
// become 108. The next click places the cursor.
#pragma once

class QLineEdit;

namespace kit {

void selectAtFirstClick(QLineEdit& line); // of a box of numbers, too

} // namespace kit
