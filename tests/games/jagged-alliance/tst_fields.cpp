// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever is entered of a card, a board, a tile or a scenario is read by some rule or shown by the desk, or stands in
// notes.json with a word why it is only written down.
#include <QDirIterator>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

class FieldsOfJaggedAlliance : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void everyFieldIsReadOrANote();
    void everyNoteIsAField();

private:
    QStringList m_fields; // "Card.heavy"
    QString m_sources;    // of rules and desk, without the lists of fields
    QJsonObject m_notes;
};

namespace {

QString contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

void FieldsOfJaggedAlliance::initTestCase()
{
    const QString game = QStringLiteral(MR_ROOT "/src/games/jagged-alliance");
    static const QRegularExpression described(QStringLiteral("field\\(\\s*\"[a-z_]+\",\\s*&(\\w+)::(\\w+)"));
    static const QRegularExpression entries(QStringLiteral("field\\(\\s*\"[^;]*;"));
    QDirIterator it(game, {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext()) {
        const QString path = it.next();
        const bool isPrinted = path.contains(QLatin1String("/components/")) || path.endsWith(QLatin1String("/dice.h"));
        QString text = contentOf(path);
        for (auto found = described.globalMatch(text); isPrinted && found.hasNext();) {
            const QRegularExpressionMatch one = found.next();
            m_fields += one.captured(1) + QLatin1Char('.') + one.captured(2);
        }
        m_sources += text.remove(entries);
    }
    QVERIFY(m_fields.size() > 150);
    m_notes =
        QJsonDocument::fromJson(contentOf(QStringLiteral(MR_ROOT "/tests/games/jagged-alliance/notes.json")).toUtf8()).object();
    QVERIFY(!m_notes.isEmpty());
}

void FieldsOfJaggedAlliance::everyFieldIsReadOrANote()
{
    QStringList unread;
    for (const QString& field : std::as_const(m_fields)) {
        const QString member = field.section(QLatin1Char('.'), 1);
        const QRegularExpression read( // from outside, or by a question that the struct answers itself
            QStringLiteral("(?:\\.|->|::)%1\\b(?!\\s*=[^=])|return [^;]*\\b%1\\b").arg(member));
        if (!m_sources.contains(read) && m_notes.value(field).toString().isEmpty())
            unread += field;
    }
    QVERIFY2(unread.isEmpty(), qPrintable(unread.join(QLatin1Char(' '))));
}

void FieldsOfJaggedAlliance::everyNoteIsAField()
{
    for (const QString& note : m_notes.keys())
        QVERIFY2(m_fields.contains(note), qPrintable(note));
}

QTEST_GUILESS_MAIN(FieldsOfJaggedAlliance)
#include "tst_fields.moc"
