// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/pins.h"

#include "cli/books.h"
#include "cli/printed/terminal.h"
#include "shelf/marks.h"
#include "shelf/uses.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

namespace cli {

using engine::Fault;

namespace {

QString tr(const char* text) { return QCoreApplication::translate("cli", text); }

bool isHouseRule(const shelf::Pin& pin) { return pin.kind == engine::nameOf(rulebook::PinKind::HouseRule); }

} // namespace

// Rules can be read whatever has become of the shelf.
QList<shelf::Pin> pinsOnShelf(Context& context)
{
    if (!QFileInfo::exists(context.shelfPath()))
        return {};
    const auto shelf = context.shelf(shelf::Shelf::Access::Read);
    auto pins = shelf ? (*shelf)->pins() : engine::Result<QList<shelf::Pin>>(shelf.faults());
    if (pins) {
        pins->removeIf([](const shelf::Pin& pin) { return shelf::isUse(pin) || shelf::isMark(pin); });
        return *pins;
    }
    for (const Fault& fault : pins.faults())
        tell(engine::fill(tr("Notes and house rules cannot be read: %1"), {fault.text()}));
    return {};
}

QList<shelf::Pin> pinsTo(const QString& entry, const QList<shelf::Pin>& pins)
{
    QList<shelf::Pin> here;
    std::copy_if(pins.begin(), pins.end(), std::back_inserter(here), [&](const shelf::Pin& one) { return one.entry == entry; });
    return here;
}

PinnedRules::PinnedRules(Context& context, const engine::Game& game)
    : m_game(&game)
    , m_pins(pinsOnShelf(context))
{
    if (m_pins.isEmpty())
        return;
    if (const auto books = booksOf({game.id()}))
        m_book = books->first();
}

QString PinnedRules::linesFor(const engine::Reason& reason) const
{
    QStringList atoms;
    for (const std::int16_t atom : reason.atoms)
        if (m_game && atom >= 0)
            atoms += QLatin1String(m_game->book()[std::size_t(atom)].id);
    QString lines;
    for (const rulebook::Entry* entry : rulebook::entriesFor(m_book, atoms))
        for (const shelf::Pin& pin : pinsTo(entry->id, m_pins))
            lines += QStringLiteral("      ◆ ") + textOf(pin);
    return lines;
}

QList<rulebook::Pin> searchable(const QList<shelf::Pin>& pins)
{
    QList<rulebook::Pin> all;
    for (const shelf::Pin& one : pins)
        all += {one.entry, one.text, isHouseRule(one) ? rulebook::PinKind::HouseRule : rulebook::PinKind::Note, one.who,
            one.when.toString(Qt::ISODate)};
    return all;
}

QJsonObject toJson(const shelf::Pin& pin)
{
    return {{QStringLiteral("number"), pin.number}, {QStringLiteral("entry"), pin.entry}, {QStringLiteral("kind"), pin.kind},
        {QStringLiteral("text"), pin.text}, {QStringLiteral("who"), pin.who},
        {QStringLiteral("when"), pin.when.toString(Qt::ISODate)}};
}

QJsonArray toJson(const QList<shelf::Pin>& pins)
{
    QJsonArray array;
    for (const shelf::Pin& one : pins)
        array += toJson(one);
    return array;
}

QString textOf(const shelf::Pin& pin)
{
    const QString by = pin.who.isEmpty() ? QString() : QStringLiteral(", ") + pin.who;
    return engine::fill(isHouseRule(pin) ? tr("House rule %1 (%2%3): %4") : tr("Note %1 (%2%3): %4"),
               {QString::number(pin.number), pin.when.toString(QStringLiteral("yyyy-MM-dd")), inLine(by), inLine(pin.text)})
        + QLatin1Char('\n');
}

} // namespace cli
