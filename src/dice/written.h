// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers as the reader's language writes them.
#pragma once

#include <QString>

namespace dice {

QString written(double number, char form, int digits); // form as QString::number has it; without groups of digits

} // namespace dice
