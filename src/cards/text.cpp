// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/text.h"

#include "cards/walk.h"
#include "engine/message.h"
#include "engine/words/unseen.h"

#include <QJsonDocument>

#include <algorithm>

namespace cards {

using engine::Fault;
using engine::Result;

namespace {

QString tr(const char* text) { return QCoreApplication::translate("cards", text); }

// Counts lines and columns forward through a text; columns in characters, as editors do.
class Position {
public:
    explicit Position(const QByteArray& text)
        : m_text(text)
    {
    }

    QString at(qsizetype offset)
    {
        for (; m_at < offset; ++m_at)
            if (m_text[m_at] == '\n') {
                ++m_line;
                m_column = 1;
            } else if ((uchar(m_text[m_at]) & 0xc0) != 0x80) {
                ++m_column;
            }
        return engine::fill(cards::tr("line %1, column %2"), {QString::number(m_line), QString::number(m_column)});
    }

private:
    const QByteArray& m_text;
    qsizetype m_at = m_text.startsWith("\xef\xbb\xbf") ? 3 : 0;
    int m_line = 1;
    int m_column = 1;
};

} // namespace

Result<Text> Text::read(const QByteArray& json, const QString& file)
{
    Text text;
    text.m_json = json;
    text.m_file = file;
    if (const qsizetype at = firstNotUtf8(json); at >= 0) {
        const QString byte = QStringLiteral("0x%1").arg(int(uchar(json[at])), 2, 16, QLatin1Char('0'));
        return text.placed({{at, {}, byte, cards::tr("This byte is not valid UTF-8."), cards::tr("Save the file as UTF-8.")}});
    }
    Walk walk(json);
    if (const auto wrong = walk.wrong())
        return text.placed({*wrong});
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(json, &error);
    if (error.error != QJsonParseError::NoError)
        return text.placed({{error.offset, {}, {}, error.errorString(), cards::tr("Mend the JSON there.")}});
    if (!document.isObject())
        return text.placed({{walk.spots.front().value, {}, {}, cards::tr("The whole of it is an object."),
            cards::tr("Begin it with { and end it with }.")}});
    text.m_root = document.object();
    text.m_spots = std::move(walk.spots);
    return text;
}

QList<Fault> Text::unseen() const
{
    QList<Found> found;
    for (const engine::UnseenAt& one : engine::unseenIn(m_root)) {
        const Fault fault = one.fault(one.path.join(QLatin1Char('.')));
        found += Found{offsetOf(one.path), fault.place, fault.value, fault.problem, fault.remedy};
    }
    return placed(found);
}

int Text::childOf(int spot, const QString& step) const
{
    bool isIndex = false;
    int left = step.toInt(&isIndex);
    for (int child = m_spots[size_t(spot)].child; child >= 0; child = m_spots[size_t(child)].next, --left) {
        const qsizetype key = m_spots[size_t(child)].key;
        if (key < 0 ? isIndex && left == 0 : unescaped(QByteArrayView(m_json).sliced(key + 1, endOfKey(key) - key - 1)) == step)
            return child;
    }
    return -1;
}

qsizetype Text::endOfKey(qsizetype key) const
{
    qsizetype end = key + 1;
    while (m_json[end] != '"')
        end += m_json[end] == '\\' ? 2 : 1;
    return end;
}

qsizetype Text::offsetOf(const QStringList& path) const
{
    int spot = 0;
    for (const QString& step : path) {
        const int child = childOf(spot, step);
        if (child < 0)
            break;
        spot = child;
    }
    return m_spots[size_t(spot)].value;
}

qsizetype Text::offsetOfKey(const QStringList& path, const QString& key) const
{
    int spot = 0;
    for (const QString& step : path)
        if (spot = childOf(spot, step); spot < 0)
            return -1;
    const int child = childOf(spot, key);
    return child < 0 ? -1 : m_spots[size_t(child)].key;
}

QList<Fault> Text::placed(QList<Found> found) const
{
    std::stable_sort(found.begin(), found.end(), [](const Found& a, const Found& b) { return a.offset < b.offset; });
    const bool tooMany = found.size() > mostFaults;
    Position position(m_json);
    QList<Fault> faults;
    for (const Found& one : found.mid(0, mostFaults)) {
        QString place = m_file + QStringLiteral(", ") + position.at(one.offset);
        if (!one.path.isEmpty())
            place += QStringLiteral(": ") + one.path;
        faults += Fault{place, one.value, one.problem, one.remedy};
    }
    if (tooMany)
        faults += Fault{m_file, {}, cards::tr("There are more faults."), cards::tr("Mend these first.")};
    return faults;
}

} // namespace cards
