// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "serve/words.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFile>
#include <QGuiApplication>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

namespace serve {

namespace {

struct Word {
    const char* key;
    const char* text;
};

// By the names that the page knows them by.
constexpr Word words[] = {
    {"about", QT_TRANSLATE_NOOP("serve", "About %1")},
    {"act", QT_TRANSLATE_NOOP("serve", "Do it")},
    {"acts", QT_TRANSLATE_NOOP("serve", "What was done")},
    {"add", QT_TRANSLATE_NOOP("serve", "Add")},
    {"all", QT_TRANSLATE_NOOP("serve", "Show all")},
    {"also", QT_TRANSLATE_NOOP("serve", "See also")},
    {"asked", QT_TRANSLATE_NOOP("serve", "The table asks")},
    {"away", QT_TRANSLATE_NOOP("serve", "Remove")},
    {"byDecision", QT_TRANSLATE_NOOP("serve", "by table decision: %1")},
    {"cancel", QT_TRANSLATE_NOOP("serve", "Cancel")},
    {"card", QT_TRANSLATE_NOOP("serve", "What is printed on %1")},
    {"change", QT_TRANSLATE_NOOP("serve", "Smallest change: %1")},
    {"close", QT_TRANSLATE_NOOP("serve", "Close")},
    {"cover", QT_TRANSLATE_NOOP("serve", "Draw the curtain")},
    {"covered", QT_TRANSLATE_NOOP("serve", "Behind the curtain")},
    {"decide", QT_TRANSLATE_NOOP("serve", "The table decides otherwise")},
    {"decideWhy", QT_TRANSLATE_NOOP("serve", "Why the table decides so")},
    {"dice", QT_TRANSLATE_NOOP("serve", "Dice")},
    {"diceHelp", QT_TRANSLATE_NOOP("serve", "Ticked: you are asked what your own dice show. Otherwise the program rolls.")},
    {"do", QT_TRANSLATE_NOOP("serve", "Do")},
    {"done", QT_TRANSLATE_NOOP("serve", "Done.")},
    {"emptyHand", QT_TRANSLATE_NOOP("serve", "Nothing in this seat's hand is known to the program.")},
    {"enter", QT_TRANSLATE_NOOP("serve", "Enter")},
    {"entries", QT_TRANSLATE_NOOP("serve", "Rules found: %1")},
    {"everything", QT_TRANSLATE_NOOP("serve", "everything")},
    {"figures", QT_TRANSLATE_NOOP("serve", "How the game stands")},
    {"forget", QT_TRANSLATE_NOOP("serve", "Forget this key")},
    {"free", QT_TRANSLATE_NOOP("serve", "free")},
    {"goOn", QT_TRANSLATE_NOOP("serve", "Go on without it")},
    {"hand", QT_TRANSLATE_NOOP("serve", "Hand")},
    {"hands", QT_TRANSLATE_NOOP("serve", "What the hands do now")},
    {"hisSeat", QT_TRANSLATE_NOOP("serve", "%1 sits here")},
    {"join", QT_TRANSLATE_NOOP("serve", "Join")},
    {"joinHelp", QT_TRANSLATE_NOOP("serve", "Six letters, shown on the laptop. Each word opens once.")},
    {"joinTitle", QT_TRANSLATE_NOOP("serve", "Join the table")},
    {"larger", QT_TRANSLATE_NOOP("serve", "Larger")},
    {"lift", QT_TRANSLATE_NOOP("serve", "Lift the curtain")},
    {"look", QT_TRANSLATE_NOOP("serve", "only looks")},
    {"lookHelp", QT_TRANSLATE_NOOP("serve", "This key only looks on. Whoever sits at the laptop can change that.")},
    {"more", QT_TRANSLATE_NOOP("serve", "More")},
    {"name", QT_TRANSLATE_NOOP("serve", "Your name")},
    {"nobody", QT_TRANSLATE_NOOP("serve", "No seat: what everybody sees")},
    {"none", QT_TRANSLATE_NOOP("serve", "Nothing can be done from here now.")},
    {"noneFound", QT_TRANSLATE_NOOP("serve", "No rule was found.")},
    {"offline", QT_TRANSLATE_NOOP("serve", "Offline")},
    {"offlineActs", QT_TRANSLATE_NOOP("serve", "not shared yet: %1")},
    {"offlineHelp",
        QT_TRANSLATE_NOOP("serve", "The laptop does not answer. What you do waits on this page and goes when it does.")},
    {"other", QT_TRANSLATE_NOOP("serve", "Every action, as a form")},
    {"otherVerb", QT_TRANSLATE_NOOP("serve", "Action")},
    {"pages", QT_TRANSLATE_NOOP("serve", "Pages")},
    {"picture", QT_TRANSLATE_NOOP("serve", "The table")},
    {"pictureHelp",
        QT_TRANSLATE_NOOP(
            "serve", "Press something in the picture to see what concerns it. Dashed: something can be done there.")},
    {"pick", QT_TRANSLATE_NOOP("serve", "Card %1")},
    {"real", QT_TRANSLATE_NOOP("serve", "I roll real dice and type them in")},
    {"refused", QT_TRANSLATE_NOOP("serve", "Refused")},
    {"roll", QT_TRANSLATE_NOOP("serve", "Roll or draw for me")},
    {"rules", QT_TRANSLATE_NOOP("serve", "Rules")},
    {"screen", QT_TRANSLATE_NOOP("serve", "Big picture for everybody")},
    {"search", QT_TRANSLATE_NOOP("serve", "Search the rules")},
    {"seat", QT_TRANSLATE_NOOP("serve", "own seat")},
    {"seatFree", QT_TRANSLATE_NOOP("serve", "Choose your seat")},
    {"seats", QT_TRANSLATE_NOOP("serve", "Seats")},
    {"sends", QT_TRANSLATE_NOOP("serve", "Waiting for the table …")},
    {"skip", QT_TRANSLATE_NOOP("serve", "To what can be done")},
    {"table", QT_TRANSLATE_NOOP("serve", "Table")},
    {"turn", QT_TRANSLATE_NOOP("serve", "Turn the picture")},
    {"undo", QT_TRANSLATE_NOOP("serve", "Take back the last act")},
    {"unit", QT_TRANSLATE_NOOP("serve", "one of %1")},
    {"word", QT_TRANSLATE_NOOP("serve", "The word on the laptop")},
    {"yours", QT_TRANSLATE_NOOP("serve", "yours")},
    {"you", QT_TRANSLATE_NOOP("serve", "You")},
};

QByteArray fileAt(const char* name)
{
    QFile file(QStringLiteral(":/serve/") + QLatin1String(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

constexpr const char* pageFiles[] = {"page.html", "page.css", "app.js", "draw.js", "form.js", "line.js"};

// The page as it lies in the resources, with words in the places that name them: {{join}}.
QByteArray spoken(QByteArray html)
{
    QJsonObject all;
    for (const Word& word : words) {
        const QString text = QCoreApplication::translate("serve", word.text);
        all.insert(QLatin1String(word.key), text);
        html.replace(QByteArray("{{") + word.key + "}}", text.toHtmlEscaped().toUtf8());
    }
    html.replace("{{mark}}", pageMark());
    html.replace("{{lang}}", QLocale().bcp47Name().toHtmlEscaped().toUtf8());
    html.replace("{{dir}}", QGuiApplication::layoutDirection() == Qt::RightToLeft ? "rtl" : "ltr");
    QByteArray json = QJsonDocument(all).toJson(QJsonDocument::Compact);
    json.replace('<', "\\u003c"); // it stands in a script element, which must not end before it does
    return html.replace("{{words}}", json);
}

} // namespace

QByteArray pageMark()
{
    QCryptographicHash all(QCryptographicHash::Blake2b_160);
    for (const char* file : pageFiles)
        all.addData(fileAt(file));
    for (const Word& word : words)
        all.addData(QCoreApplication::translate("serve", word.text).toUtf8());
    return all.result().toHex();
}

Response page(const QByteArray& path)
{
    struct Part {
        const char* file;
        const char* type;
    };
    static const QHash<QByteArray, Part> parts{{"/", {"page.html", "text/html; charset=utf-8"}},
        {"/screen", {"page.html", "text/html; charset=utf-8"}}, {"/page.css", {"page.css", "text/css; charset=utf-8"}},
        {"/app.js", {"app.js", "text/javascript; charset=utf-8"}}, {"/draw.js", {"draw.js", "text/javascript; charset=utf-8"}},
        {"/form.js", {"form.js", "text/javascript; charset=utf-8"}}, {"/line.js", {"line.js", "text/javascript; charset=utf-8"}},
        {"/icon.svg", {"icon.svg", "image/svg+xml"}}};
    const auto part = parts.constFind(path);
    if (part == parts.cend())
        return Response{404};
    const QByteArray content = fileAt(part->file);
    const bool isPage = QByteArray(part->file).endsWith(".html");
    // zlib's own form; qCompress puts its length before it.
    return {200, part->type, qCompress(isPage ? spoken(content) : content).mid(4), {}, true};
}

} // namespace serve
