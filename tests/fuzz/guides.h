// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Included before everything else in fuzzers: clang before 17 cannot deduce the arguments of aggregate templates.
#pragma once

#include "engine/described.h"

namespace engine {

template <class E> Named(E, const char*) -> Named<E>;
template <class E> Named(E, const char*, const char*) -> Named<E>;

} // namespace engine
