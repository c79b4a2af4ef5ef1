// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// pseudo longer|right FROM TO: a translation into a language that nobody speaks, out of a translation file. "longer" has accents
// and a third more of everything; "right" has other letters and goes from right to left. What still looks English in a window
// that speaks it cannot be translated; what is cut or not mirrored has no room for languages that people do speak.
#include <QFile>
#include <QHash>
#include <QRegularExpression>
#include <QString>
#include <QXmlStreamReader>
#include <QXmlStreamWriter>

#include <cstdio>

namespace {

constexpr char plain[] = "aceghijlnorstuwyzAEINORSU";
constexpr char16_t accented[] = u"áčéĝĥíĵľñóřšťúŵýžÁÉÍŇÓŘŠÚ";
constexpr char16_t hebrew[] = u"אבצדהפגחיקכלמנוטרסשתעזםןץ"; // one for each letter of the alphabet but one

// What is no word: places for values, marks of keys, tags and entities, endings of files.
const QRegularExpression& kept()
{
    static const QRegularExpression expression(QStringLiteral("%L?\\d+|%n|&.|<[^>]*>|&[a-z#0-9]+;|\\*\\.\\w+|\\{[^}]*\\}"));
    return expression;
}

QString longer(const QString& words)
{
    QString text;
    for (const QChar letter : words) {
        const auto* at =
            letter.unicode() < 128 ? std::char_traits<char>::find(plain, sizeof plain - 1, letter.toLatin1()) : nullptr;
        text += at ? QChar(accented[at - plain]) : letter;
    }
    return text;
}

QString fromTheRight(const QString& words)
{
    QString text;
    for (const QChar letter : words) {
        const int at = letter.toLower().unicode() - 'a';
        text += at >= 0 && at < 26 ? QChar(hebrew[at % 25]) : letter;
    }
    return text;
}

QString spoken(const QString& source, bool isLonger)
{
    QString text;
    qsizetype from = 0, letters = 0;
    const auto take = [&](qsizetype to) {
        const QString words = source.mid(from, to - from);
        letters += words.size();
        text += isLonger ? longer(words) : fromTheRight(words);
    };
    for (auto it = kept().globalMatch(source); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        take(match.capturedStart());
        text += match.captured();
        from = match.capturedEnd();
    }
    take(source.size());
    if (isLonger && letters > 1) // in words, so that a line may end between them
        for (qsizetype more = (letters + 2) / 3, at = 0; more > 0; more -= 4, ++at)
            text += (at % 2 == 0 && more > 3 ? QStringLiteral(" ") : QString())
                + QStringLiteral("ōœūý").left(std::min<qsizetype>(more, 3));
    return text;
}

void copy(QXmlStreamReader& from, QXmlStreamWriter& to, bool isLonger)
{
    QString source;
    bool isCounted = false;
    while (!from.atEnd()) {
        from.readNext();
        if (from.isStartElement() && from.name() == QLatin1String("TS")) {
            to.writeStartElement(QStringLiteral("TS"));
            to.writeAttribute(QStringLiteral("version"), QStringLiteral("2.1"));
            to.writeAttribute(QStringLiteral("language"), isLonger ? QStringLiteral("eo") : QStringLiteral("he"));
            if (!isLonger) { // asked for by Qt: the whole window goes that way
                to.writeStartElement(QStringLiteral("context"));
                to.writeTextElement(QStringLiteral("name"), QStringLiteral("QGuiApplication"));
                to.writeStartElement(QStringLiteral("message"));
                to.writeTextElement(QStringLiteral("source"), QStringLiteral("QT_LAYOUT_DIRECTION"));
                to.writeTextElement(QStringLiteral("translation"), QStringLiteral("RTL"));
                to.writeEndElement();
                to.writeEndElement();
            }
        } else if (from.isStartElement() && from.name() == QLatin1String("source")) {
            source = from.readElementText();
            to.writeTextElement(QStringLiteral("source"), source);
        } else if (from.isStartElement() && from.name() == QLatin1String("translation")) {
            from.skipCurrentElement();
            to.writeStartElement(QStringLiteral("translation"));
            if (isCounted)
                for (int form = 0; form < 2; ++form)
                    to.writeTextElement(QStringLiteral("numerusform"), spoken(source, isLonger));
            else
                to.writeCharacters(spoken(source, isLonger));
            to.writeEndElement();
        } else {
            if (from.isStartElement() && from.name() == QLatin1String("message"))
                isCounted = from.attributes().value(QLatin1String("numerus")) == QLatin1String("yes");
            to.writeCurrentToken(from);
        }
    }
}

} // namespace

int main(int count, char** words)
{
    const QByteArray kind = count == 4 ? words[1] : "";
    if (kind != "longer" && kind != "right") {
        std::fputs("pseudo longer|right FROM TO\n", stderr);
        return 64;
    }
    QFile in(QString::fromLocal8Bit(words[2])), out(QString::fromLocal8Bit(words[3]));
    if (!in.open(QIODevice::ReadOnly) || !out.open(QIODevice::WriteOnly)) {
        std::fprintf(stderr, "pseudo: %s\n", qPrintable(in.isOpen() ? out.errorString() : in.errorString()));
        return 1;
    }
    QXmlStreamReader from(&in);
    QXmlStreamWriter to(&out);
    copy(from, to, kind == "longer");
    if (from.hasError())
        std::fprintf(stderr, "pseudo: %s\n", qPrintable(from.errorString()));
    return from.hasError() || !out.flush() ? 1 : 0;
}
