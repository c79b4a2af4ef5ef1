// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever is entered of a card, a tile, a setting or a set-up is read by some rule or shown by the desk, or stands in the
// game's notes.json with a word why it is only written down.
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

class Fields : public QObject {
    Q_OBJECT

private slots:
    void everyFieldIsReadOrANote_data();
    void everyFieldIsReadOrANote();
};

namespace {

QString contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

void Fields::everyFieldIsReadOrANote_data()
{
    QTest::addColumn<QString>("game");
    for (const QString& game : QDir(QStringLiteral(MR_ROOT "/src/games")).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
        QTest::newRow(qPrintable(game)) << game;
}

void Fields::everyFieldIsReadOrANote()
{
    QFETCH(const QString, game);
    static const QRegularExpression described(QStringLiteral("field\\(\\s*\"[a-z0-9_]+\",\\s*&(\\w+)::(\\w+)"));
    static const QRegularExpression entries(QStringLiteral("field\\(\\s*\"[^;]*;"));
    QStringList fields; // "Card.heavy"
    QString sources;    // of rules and desk, without the lists of fields
    QDirIterator it(QStringLiteral(MR_ROOT "/src/games/") + game, {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files,
        QDirIterator::Subdirectories);
    while (it.hasNext()) {
        const QString path = it.next();
        QString text = contentOf(path);
        const bool isAnswer = path.contains(QLatin1String("/questions/")); // what is asked of a game is shown, not entered
        for (auto found = described.globalMatch(text); !isAnswer && found.hasNext();) {
            const QRegularExpressionMatch one = found.next();
            fields += one.captured(1) + QLatin1Char('.') + one.captured(2);
        }
        sources += text.remove(entries);
    }
    QVERIFY(fields.size() > 100);
    const QJsonObject notes =
        QJsonDocument::fromJson(contentOf(QStringLiteral(MR_ROOT "/tests/games/%1/notes.json").arg(game)).toUtf8()).object();
    QVERIFY(!notes.isEmpty());
    QStringList unread;
    for (const QString& field : std::as_const(fields)) {
        const QString member = field.section(QLatin1Char('.'), 1);
        const QRegularExpression read( // from outside, but no function; or by a question that the struct answers itself
            QStringLiteral("(?:\\.|->|::)%1\\b(?!\\s*(?:=[^=]|\\())|return [^;]*\\b%1\\b").arg(member));
        const bool isOneOfItsName = fields.filter(QRegularExpression(QStringLiteral("\\.%1$").arg(member))).size() == 1;
        if (sources.contains(read) ? isOneOfItsName && notes.contains(field) : !notes.contains(field)) // what is read is no note
            unread += field;
    }
    for (const QString& note : notes.keys())
        if (!fields.contains(note) || notes.value(note).toString().isEmpty())
            unread += note;
    QVERIFY2(unread.isEmpty(), qPrintable(unread.join(QLatin1Char(' '))));
}

QTEST_GUILESS_MAIN(Fields)
#include "tst_fields.moc"
