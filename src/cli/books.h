// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The rulebooks of the games, for the commands that read rules or pin something to them.
#pragma once

#include "cli/context.h"
#include "rulebook/book.h"

namespace cli {

engine::Result<QList<rulebook::Book>> booksOf(const QStringList& games);
QStringList gameIds(Context& context);
std::optional<engine::Fault> saidTwice(const Context& context); // which game is meant

// A rule as verdicts name it, "HS-216", by the id of its entry, or by that of a question that the book leaves open.
struct NamedRule {
    const rulebook::Book* book = nullptr;
    const rulebook::Entry* entry = nullptr; // none: there is no such rule
};
NamedRule ruleNamed(const QString& name, const QList<rulebook::Book>& books);

} // namespace cli
