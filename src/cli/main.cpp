// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// musterroll-cli: the same core as the window, for the command line. It knows no game.
#include "cli/commands.h"

#include "engine/nearest.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QStringDecoder>

#include <algorithm>
#include <cstdio>
#include <string_view>

namespace cli {

namespace {

QString tr(const char* text) { return QCoreApplication::translate("cli", text); }

constexpr Command commands[] = {
    {"games", "", QT_TRANSLATE_NOOP("cli", "List the games and their packs"), games},
    {"new", "NAME", QT_TRANSLATE_NOOP("cli", "Begin a campaign (--game, --pack)"), newCampaign},
    {"list", "", QT_TRANSLATE_NOOP("cli", "List the campaigns on the shelf"), list},
    {"show", "CAMPAIGN [PATH]", QT_TRANSLATE_NOOP("cli", "Show the state, or one value of it"), show},
    {"offers", "CAMPAIGN", QT_TRANSLATE_NOOP("cli", "What can be done now, and what cannot and why"), offers},
    {"ask", "CAMPAIGN QUESTION [name=value …]", QT_TRANSLATE_NOOP("cli", "Ask the state: value, plan, matrix, eligibility …"),
        ask},
    {"do", "CAMPAIGN VERB [name=value …]", QT_TRANSLATE_NOOP("cli", "Do one action (--dry-run, --decide REASON, --rolled FACES)"),
        doAction},
    {"play", "CAMPAIGN", QT_TRANSLATE_NOOP("cli", "One JSON action a line in, one JSON answer a line out"), play},
    {"undo", "CAMPAIGN", QT_TRANSLATE_NOOP("cli", "Take the last action back"), undo},
    {"redo", "CAMPAIGN", QT_TRANSLATE_NOOP("cli", "Do again what was taken back"), redo},
    {"goto", "CAMPAIGN ENTRY", QT_TRANSLATE_NOOP("cli", "Go to the state after an entry of the log"), goTo},
    {"log", "CAMPAIGN", QT_TRANSLATE_NOOP("cli", "The history, one entry a line"), log},
    {"luck", "CAMPAIGN", QT_TRANSLATE_NOOP("cli", "The dice of the history against what was to be expected"), luck},
    {"correct", "CAMPAIGN PATH VALUE", QT_TRANSLATE_NOOP("cli", "Set a tracked value to what lies on the table (--reason)"),
        correct},
    {"setup", "CAMPAIGN FILE", QT_TRANSLATE_NOOP("cli", "Start tracking from a full state, as show --json prints it"), setup},
    {"settings", "CAMPAIGN [NAME VALUE]", QT_TRANSLATE_NOOP("cli", "Show the settings, or change one"), settings},
    {"roll", "TERM", QT_TRANSLATE_NOOP("cli", "Roll a dice term, or one of a game with --game and --crew"), roll},
    {"odds", "TERM [TERM …]", QT_TRANSLATE_NOOP("cli", "The exact chances of dice terms (--fractions)"), odds},
    {"schema", "GAME [VERB|state|setup|KIND]", QT_TRANSLATE_NOOP("cli", "The fields of actions, states and cards as JSON Schema"),
        schema},
    {"export", "CAMPAIGN FILE", QT_TRANSLATE_NOOP("cli", "Write a campaign to a text file"), exportCampaign},
    {"import", "FILE", QT_TRANSLATE_NOOP("cli", "Read a campaign from a text file"), importCampaign},
    {"check", "[--repair FILE]", QT_TRANSLATE_NOOP("cli", "Verify the shelf; save what can be saved into a new file"), check},
    {"rules", "[WORDS …] | pin [ENTRY TEXT …] | unpin NUMBER",
        QT_TRANSLATE_NOOP("cli",
            "Find rules, read one by its id, list those in force (--campaign, --game); pin notes and house rules to them "
            "(--house)"),
        rules},
    {"pack",
        "check FILE|ID | list | schema GAME | export ID FILE | import FILE|ID | remove ID | add ID KIND id=CARD [name=value …]",
        QT_TRANSLATE_NOOP("cli",
            "Check card packs, list them, write one to start from; keep them on the shelf, add cards while playing (--campaign)"),
        pack},
};

// Every argument as text, or the fault of the first one that is not UTF-8.
engine::Result<QStringList> argumentsOf(int argc, char** argv)
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
    return all;
}

QString helpText(const QCommandLineParser& parser)
{
    QString text = parser.helpText();
    text += QLatin1Char('\n') + tr("Commands:") + QLatin1Char('\n');
    for (const Command& command : commands)
        text += QStringLiteral("  %1 %2\n      %3\n")
                    .arg(QLatin1String(command.name), QString::fromUtf8(command.arguments), tr(command.help));
    text += QLatin1Char('\n') + tr("Exit: 0 done, 1 error, 2 refused by a rule, 64 usage.") + QLatin1Char('\n');
    return text;
}

struct OptionText {
    const char* name;
    const char* help;
    const char* value; // empty: it takes none
};

constexpr OptionText optionTexts[] = {
    {"shelf", QT_TRANSLATE_NOOP("cli", "The shelf's file (default: in your data folder)"), "FILE"},
    {"json", QT_TRANSLATE_NOOP("cli", "Answer as JSON"), ""},
    {"fractions", QT_TRANSLATE_NOOP("cli", "Exact chances as fractions"), ""},
    {"state", QT_TRANSLATE_NOOP("cli", "Add the state to JSON answers"), ""},
    {"seed", QT_TRANSLATE_NOOP("cli", "Seed of the program's dice"), "N"},
    {"rolled", QT_TRANSLATE_NOOP("cli", "Faces that real dice show, in order: 5,3"), "FACES"},
    {"who", QT_TRANSLATE_NOOP("cli", "Who acts, for the log"), "NAME"},
    {"dry-run", QT_TRANSLATE_NOOP("cli", "Say what would happen, change nothing"), ""},
    {"decide", QT_TRANSLATE_NOOP("cli", "Do it although the rules refuse: by table decision"), "REASON"},
    {"reason", QT_TRANSLATE_NOOP("cli", "Why a value is corrected"), "TEXT"},
    {"game", QT_TRANSLATE_NOOP("cli", "The game: of a new campaign, of packs, of rules"), "GAME"},
    {"pack", QT_TRANSLATE_NOOP("cli", "A card pack, by id or file; may be repeated"), "PACK"},
    {"campaign", QT_TRANSLATE_NOOP("cli", "The campaign whose crew a roll counts, whose rules are in force"), "NAME"},
    {"crew", QT_TRANSLATE_NOOP("cli", "The crew that a roll counts"), "N"},
    {"repair", QT_TRANSLATE_NOOP("cli", "Save what can be saved into this new file"), "FILE"},
    {"house", QT_TRANSLATE_NOOP("cli", "What is pinned to a rule is a house rule, not a note"), ""},
};

void addOptions(QCommandLineParser& parser)
{
    for (const OptionText& option : optionTexts)
        parser.addOption({QLatin1String(option.name), tr(option.help), QLatin1String(option.value)});
}

bool takesValue(const QString& arg)
{
    return std::ranges::any_of(optionTexts,
        [&](const OptionText& option) { return *option.value && arg == QLatin1String("--") + QLatin1String(option.name); });
}

// "-1" is a number and "-d6" a dice term, not an option: what looks like one stands behind the others.
QStringList withNumbersLast(const QStringList& args)
{
    QStringList options, numbers;
    for (const QString& arg : args) {
        const bool isNumber = arg.size() > 1 && arg[0] == QLatin1Char('-')
            && (arg[1].isDigit() || arg[1] == QLatin1Char('D') || (arg[1] == QLatin1Char('d') && arg.size() > 2));
        const bool isValue = !options.isEmpty() && takesValue(options.last());
        (isNumber && !isValue ? numbers : options) += arg;
    }
    return numbers.isEmpty() || options.contains(QStringLiteral("--")) ? options + numbers
                                                                       : options + QStringList{QStringLiteral("--")} + numbers;
}

engine::Result<Options> optionsOf(const QCommandLineParser& parser)
{
    Options options;
    options.shelf = parser.value(QStringLiteral("shelf"));
    options.json = parser.isSet(QStringLiteral("json"));
    options.state = parser.isSet(QStringLiteral("state"));
    options.dryRun = parser.isSet(QStringLiteral("dry-run"));
    options.fractions = parser.isSet(QStringLiteral("fractions"));
    options.who = parser.value(QStringLiteral("who"));
    options.rolled = parser.value(QStringLiteral("rolled"));
    options.decide = parser.value(QStringLiteral("decide"));
    options.reason = parser.value(QStringLiteral("reason"));
    options.game = parser.value(QStringLiteral("game"));
    options.packs = parser.values(QStringLiteral("pack"));
    options.campaign = parser.value(QStringLiteral("campaign"));
    options.repair = parser.value(QStringLiteral("repair"));
    options.house = parser.isSet(QStringLiteral("house"));
    bool isNumber = true;
    if (parser.isSet(QStringLiteral("seed")))
        options.seed = parser.value(QStringLiteral("seed")).toULongLong(&isNumber);
    if (!isNumber)
        return engine::Fault{QStringLiteral("--seed"), parser.value(QStringLiteral("seed")), tr("A seed is a whole number."),
            tr("Give a number from 0 up.")};
    if (parser.isSet(QStringLiteral("crew")))
        options.crew = parser.value(QStringLiteral("crew")).toInt(&isNumber);
    if (!isNumber || options.crew < 0 || options.crew > 18)
        return engine::Fault{QStringLiteral("--crew"), parser.value(QStringLiteral("crew")), tr("A crew is a whole number."),
            tr("Give a number from 1 to 18.")};
    return options;
}

Exit wrongUsage(const QString& problem, const QString& remedy)
{
    std::fprintf(stderr, "%s\n%s\n", problem.toUtf8().constData(), remedy.toUtf8().constData());
    return Exit::Usage;
}

Exit run(int argc, char** argv)
{
    Options plain; // for faults before the options are read
    plain.json = std::any_of(argv, argv + argc, [](const char* arg) { return std::string_view(arg) == "--json"; });
    const auto arguments = argumentsOf(argc, argv);
    if (!arguments)
        return Context(plain, {}).fail(arguments.faults());
    QCommandLineParser parser;
    parser.setApplicationDescription(tr("Companion for games of mercenaries played on a real table."));
    addOptions(parser);
    const QCommandLineOption help({QStringLiteral("h"), QStringLiteral("help")}, tr("This text"));
    const QCommandLineOption version({QStringLiteral("v"), QStringLiteral("version")}, tr("The version"));
    parser.addOptions({help, version});
    parser.addPositionalArgument(QStringLiteral("command"), tr("What to do"), QStringLiteral("COMMAND …"));
    if (!parser.parse(withNumbersLast(*arguments)))
        return wrongUsage(parser.errorText(), tr("musterroll-cli --help lists the options."));
    if (parser.isSet(version)) {
        std::printf("musterroll-cli %s\n", MR_VERSION);
        return Exit::Done;
    }
    const QStringList positional = parser.positionalArguments();
    if (parser.isSet(help) || (positional.size() == 1 && positional.first() == QLatin1String("help"))) {
        std::fputs(helpText(parser).toUtf8().constData(), stdout);
        return Exit::Done;
    }
    if (positional.isEmpty())
        return wrongUsage(tr("A command is missing."), tr("musterroll-cli --help lists them."));
    auto options = optionsOf(parser);
    if (!options)
        return Context(plain, {}).fail(options.faults());
    QStringList known;
    for (const Command& command : commands) {
        known += QLatin1String(command.name);
        if (positional.first() == QLatin1String(command.name)) {
            Context context(*options, positional.mid(1));
            return context.ended(command.run(context));
        }
    }
    return wrongUsage(
        engine::fill(tr("There is no command %1."), {positional.first()}), engine::meant(positional.first(), known));
}

} // namespace

} // namespace cli

int main(int argc, char** argv)
{
    QCoreApplication app(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("musterroll"));
    const cli::Exit exit = cli::run(argc, argv);
    // A full disk or a closed pipe: who reads the answer must not take a part of it for the whole.
    if (std::fflush(stdout) == 0 && !std::ferror(stdout))
        return int(exit);
    std::fprintf(stderr, "%s\n",
        cli::tr("The answer could not be written to its end, though what was asked for is done. Look whether its disk has room.")
            .toUtf8()
            .constData());
    return int(cli::Exit::Error);
}
