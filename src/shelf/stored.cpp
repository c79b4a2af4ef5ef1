// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shelf/stored.h"

#include "engine/message.h"
#include "engine/words/unseen.h"

#include <QRegularExpression>

#include <algorithm>

namespace shelf {

namespace {

using engine::isUnseenInName;

// Qt takes what is null for NULL, and an empty blob comes back as null.
QString present(const QString& text) { return text.isNull() ? QString(QLatin1String("")) : text; }

QByteArray present(const QByteArray& bytes) { return bytes.isNull() ? QByteArray("") : bytes; }

constexpr qsizetype longestName = 80; // letters and signs, however many bytes they take

bool isSeen(char32_t c) { return !QChar::isSpace(c) && QChar::category(c) != QChar::Other_Format && !isUnseenInName(c); }

QString textOf(const QList<uint>& letters)
{
    return QString::fromUcs4(reinterpret_cast<const char32_t*>(letters.constData()), letters.size());
}

QString nameOf(char32_t c) { return QStringLiteral("U+%1").arg(quint32(c), 4, 16, QLatin1Char('0')).toUpper(); }

} // namespace

engine::Result<QString> goodName(const QString& typed)
{
    const QList<uint> letters = storable(typed).normalized(QString::NormalizationForm_C).trimmed().toUcs4();
    QString shown;
    QStringList unseen;
    for (const uint letter : letters) {
        if (isUnseenInName(letter))
            unseen += nameOf(letter);
        shown += isUnseenInName(letter) ? QLatin1Char('<') + nameOf(letter) + QLatin1Char('>') : textOf({letter});
    }
    const auto wrong = [&](const QString& problem) {
        return engine::Fault{QStringLiteral("name"), shown, problem, tr("Choose another name.")};
    };
    if (std::none_of(letters.begin(), letters.end(), isSeen))
        return wrong(tr("A campaign needs a name that can be seen."));
    if (!unseen.isEmpty())
        return wrong(engine::fill(tr("%1 is no name: it holds signs that cannot be seen or turn the text around: %2."),
            {shown, unseen.join(QStringLiteral(", "))}));
    if (letters.size() > longestName)
        return wrong(engine::fill(tr("A campaign's name has at most %1 characters; %2 has %3."),
            {QString::number(longestName), shown, QString::number(letters.size())}));
    return shown;
}

QString plainName(const QString& read)
{
    QList<uint> letters = storable(read).toUcs4();
    letters.removeIf(isUnseenInName);
    return std::any_of(letters.begin(), letters.end(), isSeen) ? textOf(letters.mid(0, longestName)) : tr("Saved campaign");
}

QString numberedName(const QString& name, int number)
{
    constexpr int digits = 10;
    return textOf(name.toUcs4().mid(0, longestName - digits)) + QStringLiteral(" (") + QString::number(number) + QLatin1Char(')');
}

QString unnumberedName(const QString& name)
{
    static const QRegularExpression number(QStringLiteral("^(.*\\S) \\([1-9]\\d{0,8}\\)$"));
    const auto match = number.match(name);
    return match.hasMatch() ? match.captured(1) : name;
}

Row rowFrom(const QSqlQuery& query)
{
    Row row;
    row.seq = query.value(0).toLongLong();
    row.parent = query.value(1).toLongLong();
    row.node = query.value(2).toLongLong();
    row.tip = query.value(3).toLongLong();
    row.verb = query.value(4).toString();
    row.action = query.value(5).toString();
    row.who = query.value(6).toString();
    row.at = query.value(7).toString();
    row.rules = query.value(8).toLongLong();
    row.reason = query.value(9).toString();
    row.digest = query.value(10).toByteArray();
    row.hash = query.value(11).toByteArray();
    return row;
}

QVariantList valuesOf(qint64 campaign, const Row& row)
{
    return {campaign, row.seq, row.parent, row.node, row.tip, present(row.verb), present(row.action), present(row.who),
        present(row.at), row.rules, present(row.reason), present(row.digest), row.hash};
}

QVariantList labelValues(const QString& id, const QString& name, const QString& game, const QString& created)
{
    return {id, name, folded(name), present(game), present(created), sealOfCampaign(id, name, game, created)};
}

StoredSnapshot snapshotFrom(const QSqlQuery& query)
{
    return {query.value(0).toLongLong(), query.value(1).toLongLong(), query.value(2).toByteArray(), query.value(3).toByteArray(),
        query.value(4).toString(), query.value(5).toByteArray()};
}

std::optional<Pack> packFrom(const QSqlQuery& query)
{
    const Pack pack{query.value(0).toLongLong(), query.value(1).toString(), query.value(2).toString(), query.value(3).toString(),
        query.value(4).toByteArray(), timeFrom(query.value(5).toString()), query.value(6).toBool()};
    return query.value(7).toByteArray() == sealOfPack(pack) ? std::optional(pack) : std::nullopt;
}

std::optional<Pin> pinFrom(const QSqlQuery& query)
{
    const Pin pin{query.value(0).toLongLong(), query.value(1).toString(), query.value(2).toString(), query.value(3).toString(),
        query.value(4).toString(), timeFrom(query.value(5).toString()), query.value(6).toBool()};
    return query.value(7).toByteArray() == sealOfPin(pin) ? std::optional(pin) : std::nullopt;
}

QVariantList packValues(const Pack& pack)
{
    return {present(pack.id), present(pack.game), present(pack.title), present(pack.content), storedTime(pack.added),
        int(pack.isOn), sealOfPack(pack), pack.number};
}

QVariantList pinValues(const Pin& pin)
{
    return {present(pin.entry), present(pin.kind), present(pin.text), present(pin.who), storedTime(pin.when), int(pin.isOn),
        sealOfPin(pin), pin.number};
}

QString folded(const QString& name)
{
    return storable(name).normalized(QString::NormalizationForm_KC).toCaseFolded().simplified();
}

engine::Result<engine::Done> nameIsFree(Database& database, const QString& name)
{
    qint64 same = 0;
    const auto counted = database.rows(database.dialect().countNamed, {folded(name)}, [&](const QSqlQuery& row) {
        same = row.value(0).toLongLong();
        return true;
    });
    if (counted && same > 0)
        return engine::Fault{QStringLiteral("name"), name, engine::fill(tr("There is a campaign %1 already."), {name}),
            tr("Choose another name.")};
    return counted;
}

} // namespace shelf
