// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Where faces come from. The engine never chooses a source by itself.
#pragma once

namespace engine {

class Chance {
public:
    virtual ~Chance() = default;
    virtual int face(int sides) = 0; // 1 … sides, each equally likely; sides is at least 1
};

} // namespace engine
