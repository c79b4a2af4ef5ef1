// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The server's tables, rights and functions. Devices read by row and write through functions alone; those have a fixed search
// path, ask who their session is, and answer what they refuse with 42501.
#pragma once

#include <span>

namespace share {

inline constexpr int schemaVersion = 7;
inline constexpr char databaseName[] = "musterroll";
inline constexpr char joinerRole[] = "musterroll_joiner"; // may join with a word and nothing else
inline constexpr char joinerKey[] = "join";               // no secret: the word is
inline constexpr char hostRole[] = "musterroll_host";     // may lay out new tables

// One step of the way to a version; run by who made the database. The version itself is noted behind it.
struct SchemaStep {
    int version;
    const char* sql;
};
std::span<const SchemaStep> schemaSteps();

} // namespace share
