// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Options: what one is, what was given of them, those that every command takes and those that several share.
#pragma once

#include "engine/fault.h"

#include <QList>
#include <QString>
#include <QtGlobal>

#include <optional>

namespace cli {

struct Option {
    enum class Use { Optional, Needed, Repeated };

    const char* name;
    const char* value; // what stands behind it: FILE, GAME, CAMPAIGN and PACK are completed; empty: nothing does
    const char* help;
    Use use = Use::Optional; // a command that needs it says itself, in its words, that it is missing
    std::optional<engine::Fault> (*check)(const QString& value) = nullptr;
    char letter = 0;

    // The same option, as another command tells it.
    constexpr Option told(const char* otherwise, Use used = Use::Optional) const
    {
        Option other = *this;
        other.help = otherwise;
        other.use = used;
        return other;
    }
};

struct Given {
    QString name;
    QString value;
};

// What was given. An option that the command does not have reads as not given, so that commands can share their ways.
class Options {
public:
    Options() = default;
    explicit Options(const QList<Given>& given);

    QString shelf;
    bool json = false;
    QString who;

    bool has(const Option& option) const;
    QString value(const Option& option) const; // the last one
    QStringList values(const Option& option) const;

private:
    QList<Given> m_given;
};

namespace option {

std::optional<engine::Fault> noSeed(const QString& value);
std::optional<engine::Fault> noCrew(const QString& value);

inline constexpr Option shelf{"shelf", "FILE", QT_TRANSLATE_NOOP("cli", "The shelf's file (default: in your data folder)")};
inline constexpr Option json{"json", "", QT_TRANSLATE_NOOP("cli", "Answer as JSON")};
inline constexpr Option who{"who", "NAME", QT_TRANSLATE_NOOP("cli", "Who acts, for the log")};
inline constexpr Option help{.name = "help",
    .value = "",
    .help = QT_TRANSLATE_NOOP("cli", "This text; behind a command, a verb or a question, what belongs to it"),
    .letter = 'h'};
inline constexpr Option version{.name = "version", .value = "", .help = QT_TRANSLATE_NOOP("cli", "The version"), .letter = 'v'};

inline constexpr Option everywhere[] = {shelf, json, who, help, version};

inline constexpr Option state{"state", "", QT_TRANSLATE_NOOP("cli", "Add the state to JSON answers, as show tells it")};
inline constexpr Option dryRun{"dry-run", "", QT_TRANSLATE_NOOP("cli", "Say what would happen, change nothing")};
inline constexpr Option rolled{"rolled", "FACES", QT_TRANSLATE_NOOP("cli", "Faces that real dice show, in order: 5,3")};
inline constexpr Option seed{
    .name = "seed", .value = "N", .help = QT_TRANSLATE_NOOP("cli", "Seed of the program's dice"), .check = noSeed};
inline constexpr Option game{"game", "GAME", QT_TRANSLATE_NOOP("cli", "The game whose words count")};
inline constexpr Option campaign{"campaign", "CAMPAIGN", QT_TRANSLATE_NOOP("cli", "The campaign whose words and crew count")};
inline constexpr Option seat{"seat", "SEAT", QT_TRANSLATE_NOOP("cli", "Whose hidden hand is read; otherwise none is")};
inline constexpr Option crew{
    .name = "crew", .value = "N", .help = QT_TRANSLATE_NOOP("cli", "The crew that a roll counts"), .check = noCrew};

} // namespace option

} // namespace cli
