// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the shim writes down: a head, then size bytes (a path or content), then more bytes (a second path).
#pragma once

#include <cstdint>

struct ShimRecord {
    char op;
    int32_t process;
    int32_t file; // descriptor within the process
    int64_t offset;
    int64_t size;
    int64_t more;
};

inline constexpr char shimMade = 'M';
inline constexpr char shimOpened = 'O';
inline constexpr char shimNameless = 'N';
inline constexpr char shimWritten = 'W';
inline constexpr char shimTruncated = 'T';
inline constexpr char shimSynced = 'S';
inline constexpr char shimFolderSynced = 'F';
inline constexpr char shimRenamed = 'R';
inline constexpr char shimLinked = 'L';
inline constexpr char shimRemoved = 'U';
inline constexpr char shimSaid = 'A'; // to standard output: what the program takes for safe
