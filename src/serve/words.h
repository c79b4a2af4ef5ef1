// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The page and its parts as they are served, with its words in the program's language.
#pragma once

#include "serve/request.h"

namespace serve {

// Of a short list of names; whatever else is asked for is not there.
Response page(const QByteArray& path);

// Of all that the page is made of: another one where another program, or another language, would serve another page.
QByteArray pageMark();

} // namespace serve
