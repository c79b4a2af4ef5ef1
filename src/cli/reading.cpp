// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/reading.h"

#include <QCoreApplication>

#include <algorithm>

namespace cli {

namespace {

QString tr(const char* text) { return QCoreApplication::translate("cli", text); }

const Option* among(std::span<const Option> options, const QString& name)
{
    const auto found = std::ranges::find_if(options, [&](const Option& option) { return name == QLatin1String(option.name); });
    return found == options.end() ? nullptr : &*found;
}

const Option* byLetter(const QString& word)
{
    const auto found = std::ranges::find_if(option::everywhere,
        [&](const Option& option) { return option.letter && word.size() == 2 && word[1] == QLatin1Char(option.letter); });
    return found == std::end(option::everywhere) ? nullptr : found;
}

// "-1" is a number, "-d6" and "-(2d6)" are dice terms, not options.
bool isOption(const QString& word)
{
    if (word.size() < 2 || word[0] != QLatin1Char('-'))
        return false;
    return !word[1].isDigit() && word[1] != QLatin1Char('(') && word[1] != QLatin1Char('D')
        && (word[1] != QLatin1Char('d') || word.size() == 2);
}

QStringList nameOf(const Command& command) { return QString::fromLatin1(command.name).split(QLatin1Char(' ')); }

// One walk over the arguments, as this command understands them.
class Walk {
public:
    Walk(const QStringList& arguments, const Command* command, Commands known)
        : m_arguments(arguments)
        , m_known(known)
    {
        reading.command = command;
        bool areWords = false;
        for (; m_at < m_arguments.size(); ++m_at) {
            const QString& word = m_arguments[m_at];
            if (!areWords && word == QLatin1String("--"))
                areWords = true;
            else if (areWords || !isOption(word))
                reading.words += word;
            else
                take(word);
        }
    }

    Reading reading;

private:
    void take(const QString& word)
    {
        const QString typed = word.section(QLatin1Char('='), 0, 0);
        const bool isLong = typed.startsWith(QLatin1String("--"));
        const Option* known = isLong ? knownAs(typed.mid(2)) : byLetter(word);
        if (!known) {
            known = isLong ? elsewhere(typed.mid(2)) : nullptr;
            if (!known || reading.command)
                reading.strangers += typed;
        }
        const bool hasValue = word.contains(QLatin1Char('='));
        if (!known || !*known->value) {
            if (known && hasValue)
                fault(cli::tr("Unexpected value after '%1'."), typed);
            if (known)
                reading.given += {QLatin1String(known->name), {}};
            return;
        }
        if (!hasValue && ++m_at >= m_arguments.size())
            return fault(cli::tr("Missing value after '%1'."), typed);
        reading.given += {QLatin1String(known->name), hasValue ? word.section(QLatin1Char('='), 1) : m_arguments[m_at]};
    }

    const Option* knownAs(const QString& name) const
    {
        const Option* own = reading.command ? among(reading.command->options, name) : nullptr;
        return own ? own : among(option::everywhere, name);
    }

    // An option of another command: with its value out of the way, the words are still those of the command that was meant.
    const Option* elsewhere(const QString& name) const
    {
        const auto others = commandsWith(name, m_known);
        return others.isEmpty() ? nullptr : among(others.first()->options, name);
    }

    void fault(const QString& text, const QString& option)
    {
        if (reading.fault.isEmpty())
            reading.fault = engine::fill(text, {option});
    }

    const QStringList& m_arguments;
    const Commands m_known;
    qsizetype m_at = 0;
};

} // namespace

Reading read(const QStringList& arguments, Commands known)
{
    Reading best = Walk(arguments, nullptr, known).reading;
    qsizetype length = 0;
    for (const Command* command : known) {
        const QStringList name = nameOf(*command);
        Reading reading = Walk(arguments, command, known).reading;
        if (name.size() > length && reading.words.mid(0, name.size()) == name) {
            length = name.size();
            best = std::move(reading);
        }
    }
    best.words = best.words.mid(length);
    return best;
}

bool takes(const Command& command, qsizetype words)
{
    qsizetype most = 0;
    for (const Argument& argument : command.arguments)
        most += argument.need == Argument::Need::Always;
    if (words < most)
        return false;
    bool repeats = false, fits = words == most;
    for (const Argument& argument : command.arguments) {
        if (argument.need == Argument::Need::Optional)
            fits |= words == most; // all up to here
        most += argument.need != Argument::Need::Always;
        repeats |= argument.repeats;
    }
    return fits || words == most || (repeats && words > most);
}

QList<const Command*> commandsWith(const QString& option, Commands known)
{
    QList<const Command*> found;
    for (const Command* command : known)
        if (among(command->options, option))
            found += command;
    return found;
}

QList<const Command*> partsOf(const QString& family)
{
    QList<const Command*> found;
    for (const Command* command : commands::all())
        if (const QStringList name = nameOf(*command); name.size() > 1 && name.first() == family)
            found += command;
    return found;
}

} // namespace cli
