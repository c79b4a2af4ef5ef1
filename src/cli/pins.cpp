// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/pins.h"

#include "engine/nearest.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <cstdio>

namespace cli {

using engine::Fault;

namespace {

QString tr(const char* text) { return QCoreApplication::translate("cli", text); }

bool isHouseRule(const shelf::Pin& pin) { return pin.kind == engine::nameOf(rulebook::PinKind::HouseRule); }

QJsonObject jsonOf(const shelf::Pin& pin)
{
    return {{QStringLiteral("number"), pin.number}, {QStringLiteral("entry"), pin.entry}, {QStringLiteral("kind"), pin.kind},
        {QStringLiteral("text"), pin.text}, {QStringLiteral("who"), pin.who},
        {QStringLiteral("when"), pin.when.toString(Qt::ISODate)}};
}

std::optional<Fault> isUnknown(const QString& entry, const QList<rulebook::Book>& books)
{
    QStringList known;
    for (const rulebook::Book& book : books)
        for (const rulebook::Entry& one : book.entries) {
            if (one.id == entry)
                return std::nullopt;
            known += one.id;
        }
    const QString near = engine::nearest(entry, known);
    return Fault{QStringLiteral("entry"), entry, engine::fill(tr("There is no rule %1."), {entry}),
        near.isEmpty() ? tr("Find it with musterroll-cli rules WORDS; its name stands in square brackets.")
                       : engine::meant(entry, {near})};
}

Exit listPins(Context& context)
{
    const QList<shelf::Pin> pins = pinsOnShelf(context);
    QString text;
    for (const shelf::Pin& one : pins)
        text += one.entry + QStringLiteral(": ") + textOf(one);
    if (context.options.json)
        context.print(QJsonObject{{QStringLiteral("pins"), toJson(pins)}});
    else
        context.print(text.isEmpty() ? tr("Nothing is pinned to a rule.") : text);
    return Exit::Done;
}

} // namespace

// Rules can be read whatever has become of the shelf.
QList<shelf::Pin> pinsOnShelf(Context& context)
{
    if (!QFileInfo::exists(context.shelfPath()))
        return {};
    const auto shelf = context.shelf(shelf::Shelf::Access::Read);
    const auto pins = shelf ? (*shelf)->pins() : engine::Result<QList<shelf::Pin>>(shelf.faults());
    if (pins)
        return *pins;
    for (const Fault& fault : pins.faults())
        std::fprintf(
            stderr, "%s\n", engine::fill(tr("Notes and house rules cannot be read: %1"), {fault.text()}).toUtf8().constData());
    return {};
}

QList<shelf::Pin> pinsTo(const QString& entry, const QList<shelf::Pin>& pins)
{
    QList<shelf::Pin> here;
    std::copy_if(pins.begin(), pins.end(), std::back_inserter(here), [&](const shelf::Pin& one) { return one.entry == entry; });
    return here;
}

QList<rulebook::Pin> searchable(const QList<shelf::Pin>& pins)
{
    QList<rulebook::Pin> all;
    for (const shelf::Pin& one : pins)
        all += {one.entry, one.text, isHouseRule(one) ? rulebook::PinKind::HouseRule : rulebook::PinKind::Note, one.who,
            one.when.toString(Qt::ISODate)};
    return all;
}

QJsonArray toJson(const QList<shelf::Pin>& pins)
{
    QJsonArray array;
    for (const shelf::Pin& one : pins)
        array += jsonOf(one);
    return array;
}

QString textOf(const shelf::Pin& pin)
{
    const QString by = pin.who.isEmpty() ? QString() : QStringLiteral(", ") + pin.who;
    return engine::fill(isHouseRule(pin) ? tr("House rule %1 (%2%3): %4") : tr("Note %1 (%2%3): %4"),
               {QString::number(pin.number), pin.when.toString(QStringLiteral("yyyy-MM-dd")), by, pin.text})
        + QLatin1Char('\n');
}

// Without an entry: all that is pinned.
Exit pin(Context& context, const QList<rulebook::Book>& books)
{
    if (context.args.size() == 1)
        return listPins(context);
    if (context.args.size() < 3)
        return context.usage(QStringLiteral("rules pin [ENTRY TEXT … [--house] [--who NAME]]"));
    if (const auto unknown = isUnknown(context.args[1], books))
        return context.fail({*unknown});
    const auto shelf = context.shelf();
    if (!shelf)
        return context.fail(shelf.faults());
    const auto kind = engine::nameOf(context.options.house ? rulebook::PinKind::HouseRule : rulebook::PinKind::Note);
    const auto pinned = (*shelf)->addPin(
        {0, context.args[1], kind, context.args.mid(2).join(QLatin1Char(' ')), context.options.who, context.clock()(), true});
    if (!pinned)
        return context.fail(pinned.faults());
    if (context.options.json)
        context.print(QJsonObject{{QStringLiteral("answer"), QStringLiteral("done")}, {QStringLiteral("pin"), jsonOf(*pinned)}});
    else
        context.print(pinned->entry + QStringLiteral(": ") + textOf(*pinned));
    return Exit::Done;
}

Exit unpin(Context& context)
{
    if (context.args.size() != 2)
        return context.usage(QStringLiteral("rules unpin NUMBER"));
    bool isNumber = false;
    const qint64 number = context.args[1].toLongLong(&isNumber);
    if (!isNumber)
        return context.fail(
            {Fault{QStringLiteral("number"), context.args[1], engine::fill(tr("%1 is no number."), {context.args[1]}),
                tr("musterroll-cli rules pin lists what is pinned, with numbers.")}});
    if (!QFileInfo::exists(context.shelfPath()))
        return context.fail({Fault{
            context.shelfPath(), context.args[1], tr("There is no shelf here, so nothing is pinned."), tr("Look at the path.")}});
    const auto shelf = context.shelf();
    const auto removed = shelf ? (*shelf)->removePin(number) : engine::Result<engine::Done>(shelf.faults());
    if (!removed)
        return context.fail(removed.faults());
    if (context.options.json)
        context.print(QJsonObject{{QStringLiteral("answer"), QStringLiteral("done")}, {QStringLiteral("number"), number}});
    else
        context.print(engine::fill(tr("%1 is not pinned any more."), {context.args[1]}));
    return Exit::Done;
}

} // namespace cli
