// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// musterroll-cli: the same core as the window, for the command line. It knows no game.
#include "cli/help.h"
#include "cli/reading.h"
#include "cli/printed/terminal.h"

#include "engine/words/nearest.h"
#include "engine/words/unseen.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringDecoder>
#include <QTranslator>

#include <algorithm>
#include <cstdio>
#include <string_view>

namespace cli {

namespace {

QString tr(const char* text) { return QCoreApplication::translate("cli", text); }

// Every argument behind the program's name as text, or the fault of the first one that is not UTF-8.
engine::Result<QStringList> textsOf(int argc, char** argv)
{
    QStringList all;
    for (int i = 0; i < argc; ++i) {
        QStringDecoder utf8(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
        const QString argument = utf8(QByteArrayView(argv[i]));
        if (utf8.hasError())
            return engine::Fault{
                engine::fill(tr("argument %1"), {QString::number(i)}), {}, tr("It is not valid UTF-8."), tr("Type it in UTF-8.")};
        all += argument;
    }
    return all.mid(1);
}

Exit told(const QString& text)
{
    say(text);
    return Exit::Done;
}

Exit wrongUsage(const QString& problem, const QString& remedy)
{
    tell(problem);
    tell(remedy);
    return Exit::Usage;
}

QStringList typed(std::span<const Option> options)
{
    QStringList names;
    for (const Option& option : options)
        names += QStringLiteral("--") + QLatin1String(option.name);
    return names;
}

Exit unknownOption(const QString& option, const Command* command)
{
    if (!command)
        return wrongUsage(engine::fill(tr("There is no option %1."), {engine::echoed(option)}),
            engine::meant(option, typed(option::everywhere)));
    QStringList others;
    for (const Command* other : commandsWith(option.mid(2)))
        others += QLatin1String(other->name);
    QString problem = engine::fill(tr("The command %1 has no option %2."), {QLatin1String(command->name), option});
    if (!others.isEmpty())
        problem += QLatin1Char(' ') + engine::fill(tr("It belongs to: %1."), {others.join(QStringLiteral(", "))});
    return wrongUsage(problem, engine::meant(option, typed(command->options) + typed(option::everywhere)));
}

// pack, or pack and a word that is none of its commands.
Exit unknownPart(const QString& family, const QString& part)
{
    QStringList forms, known;
    for (const Command* command : partsOf(family)) {
        known += QLatin1String(command->name).mid(family.size() + 1);
        const QString arguments = argumentsOf(*command);
        forms += known.last() + (arguments.isEmpty() ? QString() : QLatin1Char(' ') + arguments);
    }
    const QString near = part.isEmpty() ? QString() : engine::nearest(part, known);
    const QString meant = near.isEmpty() ? forms.join(QStringLiteral(" | ")) : forms[known.indexOf(near)];
    return wrongUsage(engine::fill(tr("Usage: musterroll-cli %1"), {family + QLatin1Char(' ') + meant}),
        engine::fill(tr("musterroll-cli %1 --help tells more."), {family}));
}

Exit unknownCommand(const Reading& reading)
{
    if (reading.words.isEmpty())
        return wrongUsage(tr("A command is missing."), tr("musterroll-cli --help lists them."));
    const QString word = reading.words.first();
    if (!partsOf(word).isEmpty())
        return unknownPart(word, reading.words.value(1));
    QStringList known;
    for (const Command* command : commands::all())
        if (const QString first = QString::fromLatin1(command->name).section(QLatin1Char(' '), 0, 0); !known.contains(first))
            known += first;
    return wrongUsage(engine::fill(tr("There is no command %1."), {engine::echoed(word)}), engine::meant(word, known));
}

Exit help(const Reading& reading, Context& context)
{
    if (!reading.command && reading.words.isEmpty())
        return told(helpOfAll());
    if (!reading.command && reading.words.size() == 1 && !partsOf(reading.words.first()).isEmpty())
        return told(helpOfFamily(reading.words.first()));
    if (!reading.command)
        return unknownCommand(reading);
    return reading.command->explain ? reading.command->explain(context) : told(helpOf(*reading.command));
}

std::optional<engine::Fault> faultOf(const Command& command, const Options& options)
{
    for (const Option& option : command.options) {
        const QStringList values = options.values(option);
        for (const QString& value : values)
            if (const auto fault = option.check ? option.check(value) : std::nullopt)
                return fault;
        if (values.size() > 1 && *option.value && option.use != Option::Use::Repeated)
            return engine::Fault{QStringLiteral("--") + QLatin1String(option.name), values.join(QStringLiteral(", ")),
                engine::fill(
                    tr("It is given %1 times: %2."), {QString::number(values.size()), values.join(QStringLiteral(", "))}),
                tr("Leave all but one out.")};
    }
    return std::nullopt;
}

Exit run(int argc, char** argv)
{
    Options plain; // for faults before the options are read
    plain.json = std::any_of(argv, argv + argc, [](const char* arg) { return std::string_view(arg) == "--json"; });
    const auto arguments = textsOf(argc, argv);
    if (!arguments)
        return Context(plain, {}).fail(arguments.faults());
    QStringList rest = *arguments;
    Reading reading = read(rest);
    const bool isHelp = reading.words.value(0) == QLatin1String("help") && !reading.command; // help roll: as roll --help
    if (isHelp && rest.removeOne(QLatin1String("help")))
        reading = read(rest);
    if (!reading.strangers.isEmpty())
        return unknownOption(reading.strangers.first(), reading.command);
    if (!reading.fault.isEmpty())
        return wrongUsage(reading.fault,
            reading.command
                ? engine::fill(tr("musterroll-cli %1 --help lists the options."), {QLatin1String(reading.command->name)})
                : tr("musterroll-cli --help lists the options."));
    if (reading.has(option::version))
        return told(QStringLiteral("musterroll-cli " MR_VERSION "\n"));
    Context context(Options(reading.given), reading.words, reading.command);
    if (isHelp || reading.has(option::help))
        return help(reading, context);
    if (!reading.command)
        return unknownCommand(reading);
    if (const auto fault = faultOf(*reading.command, context.options))
        return context.fail({*fault});
    return takes(*reading.command, reading.words.size()) ? context.ended(reading.command->run(context)) : context.usage();
}

// The reader's language, where the program has it; otherwise English.
void speak(QTranslator& words)
{
    for (const QString& wanted : QLocale::system().uiLanguages()) {
        const QString language = wanted.section(QLatin1Char('-'), 0, 0);
        if (language == QLatin1String("en") || language == QLatin1String("C"))
            return;
        if (words.load(QStringLiteral(":/i18n/musterroll_%1.qm").arg(language))) {
            QCoreApplication::installTranslator(&words);
            return;
        }
    }
}

} // namespace

} // namespace cli

int main(int argc, char** argv)
{
    QCoreApplication app(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("musterroll"));
    QTranslator words;
    cli::speak(words);
    const cli::Exit exit = cli::run(argc, argv);
    // A full disk or a closed pipe: who reads the answer must not take a part of it for the whole.
    if (std::fflush(stdout) == 0 && !std::ferror(stdout))
        return int(exit);
    cli::tell(cli::tr(
        "The answer could not be written to its end, though what was asked for is done. Look whether its disk has room."));
    return int(cli::Exit::Error);
}
