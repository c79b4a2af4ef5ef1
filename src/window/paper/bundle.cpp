// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/paper/bundle.h"

#include "engine/words/nearest.h"
#include "kit/saved.h"
#include "window/texts.h"

#include <QBuffer>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QPainter>
#include <QRegularExpression>
#ifdef MR_SVG
#include <QSvgGenerator>
#endif

namespace window {

namespace {

constexpr qint64 latest = 50; // entries
constexpr QSize pictureSize(1600, 1000);

QJsonObject jsonOf(const engine::Entry& entry)
{
    return {{QStringLiteral("entry"), entry.seq}, {QStringLiteral("parent"), entry.parent}, {QStringLiteral("node"), entry.node},
        {QStringLiteral("verb"), entry.verb}, {QStringLiteral("action"), entry.action}, {QStringLiteral("who"), entry.who},
        {QStringLiteral("when"), entry.when.toUTC().toString(Qt::ISODate)}, {QStringLiteral("rules"), entry.rules},
        {QStringLiteral("decision"), entry.reason}, {QStringLiteral("digest"), QString::fromLatin1(entry.digest.toHex())}};
}

// The same with every name replaced, keys too: a list may be kept by name.
QJsonValue without(const QJsonValue& value, const QStringList& names)
{
    const auto hidden = [&](QString text) {
        for (qsizetype i = 0; i < names.size(); ++i)
            text.replace(names[i], QStringLiteral("name-%1").arg(i + 1), Qt::CaseInsensitive);
        return text;
    };
    if (value.isString())
        return hidden(value.toString());
    if (value.isArray()) {
        QJsonArray list;
        for (const QJsonValue& one : value.toArray())
            list += without(one, names);
        return list;
    }
    if (!value.isObject())
        return value;
    QJsonObject object;
    const QJsonObject whole = value.toObject();
    for (auto field = whole.begin(); field != whole.end(); ++field)
        object.insert(hidden(field.key()), without(*field, names));
    return object;
}

// Whoever sits or sat there and whoever acted, and how people call the campaign; the longest first, for one may hold another.
QStringList namesIn(const kit::Sitting& sitting, const QList<engine::Entry>& entries)
{
    QStringList names = sitting.game().seats(sitting.state());
    names += sitting.name();
    const auto add = [&](const auto& self, const QJsonValue& value) -> void {
        for (const QJsonValue& one : value.toArray())
            if (one.isString())
                names += one.toString();
            else
                self(self, one);
        for (const char* key : {"name", "title"})
            names += value.toObject().value(QLatin1String(key)).toString();
    };
    for (const engine::Entry& entry : entries) {
        names += entry.who;
        add(add, entry.action.value(QLatin1String("players")));
        add(add, entry.action.value(QLatin1String(engine::setupField)).toObject().value(QLatin1String("players")));
    }
    names.removeDuplicates();
    names.removeIf([](const QString& name) { return name.size() < 2; });
    std::ranges::sort(names, std::greater(), &QString::size);
    return names;
}

} // namespace

QByteArray faultBundle(Library& library, kit::Sitting& sitting, bool withNames)
{
    const engine::Table& table = sitting.table();
    const auto all = sitting.entries();
    QJsonArray entries;
    for (const engine::Entry& entry : all ? *all : QList<engine::Entry>())
        if (entry.seq == 1 || entry.seq > table.last() - latest)
            entries += jsonOf(entry);
    QJsonArray faults;
    if (!all)
        for (const engine::Fault& fault : all.faults())
            faults += fault.text();
    const auto packs = table.packs();
    const QJsonObject bundle{{QStringLiteral("program"), QStringLiteral("Muster Roll ") + QCoreApplication::applicationVersion()},
        {QStringLiteral("qt"), QString::fromLatin1(qVersion())}, {QStringLiteral("system"), QSysInfo::prettyProductName()},
        {QStringLiteral("game"), sitting.game().id()}, {QStringLiteral("rules"), sitting.game().rulesVersion()},
        {QStringLiteral("campaign"), sitting.name()}, {QStringLiteral("last"), table.last()},
        {QStringLiteral("node"), table.node()},
        {QStringLiteral("digest"), QString::fromLatin1(sitting.game().digest(table.state()).toHex())},
        {QStringLiteral("differing"), table.differing().size()}, {QStringLiteral("read_only"), library.isReadOnly()},
        {QStringLiteral("packs"), QJsonArray::fromStringList(packs ? *packs : QStringList())}, {QStringLiteral("faults"), faults},
        {QStringLiteral("entries"), entries}};
    const QJsonValue told = withNames || !all ? QJsonValue(bundle) : without(bundle, namesIn(sitting, *all));
    return QJsonDocument(told.toObject()).toJson();
}

QImage tablePicture(const kit::Desk& desk, const kit::Sitting& sitting, const QSize& size)
{
    QImage image(size, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    desk.paintThumbnail(painter, image.rect(), sitting.game().hidden(sitting.state(), QString()));
    return image;
}

engine::Result<engine::Done> savePicture(const kit::Desk& desk, const kit::Sitting& sitting, const QString& file)
{
    const QString kind = QFileInfo(file).suffix().toLower();
    QBuffer content;
    content.open(QIODevice::WriteOnly);
    if (kind == QLatin1String("png")) {
        tablePicture(desk, sitting, pictureSize).save(&content, "PNG");
        return kit::saveWhole(content.data(), file);
    }
    if (kind != QLatin1String("svg"))
        return engine::Fault{QDir::toNativeSeparators(file), kind, tr("The ending of the name says no kind of picture."),
            engine::meant(kind, {QStringLiteral("png"), QStringLiteral("svg")})};
#ifdef MR_SVG
    {
        QSvgGenerator svg;
        svg.setOutputDevice(&content);
        svg.setSize(pictureSize);
        svg.setViewBox(QRect(QPoint(), pictureSize));
        svg.setTitle(sitting.name());
        QPainter painter(&svg);
        desk.paintThumbnail(painter, QRect(QPoint(), pictureSize), sitting.game().hidden(sitting.state(), QString()));
    }
    return kit::saveWhole(content.data(), file);
#else
    return engine::Fault{QDir::toNativeSeparators(file), kind,
        tr("This program was made without Qt's SVG (Debian: qt6-svg-dev)."), tr("Save the picture as PNG.")};
#endif
}

kit::Paper paperHere()
{
    return QLocale::system().measurementSystem() == QLocale::ImperialUSSystem ? kit::Paper::Letter : kit::Paper::A4;
}

QString fileNameFrom(QString name, const QString& ending)
{
    static const QRegularExpression separating(QStringLiteral("[/\\\\:*?\"<>|\\x00-\\x1f]"));
    constexpr qsizetype most = 80; // letters; of four bytes each a disk takes hardly more
    name = name.replace(separating, QStringLiteral("-")).left(most).trimmed();
    while (name.startsWith(QLatin1Char('.')))
        name.remove(0, 1);
    return (name.isEmpty() ? QStringLiteral("-") : name) + QLatin1Char('.') + ending;
}

} // namespace window
