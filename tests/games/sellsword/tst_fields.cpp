// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever is entered of a card, a scenario or a map is read by some rule: it makes a difference in some worked case. What does
// not stands in notes.json, with a word why.
#include "games/sellsword/rules/game.h"
#include "support/fields.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

class FieldsOfSellsword : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void everyFieldIsReadOrANote();
    void everyNoteIsAField();

private:
    const std::unique_ptr<engine::Game> m_game = sellsword::game();
    const QStringList m_parts{QStringLiteral("cards"), QStringLiteral("mods"), QStringLiteral("scenario"), QStringLiteral("map")};
    QJsonObject m_notes;
};

void FieldsOfSellsword::initTestCase()
{
    QFile file(QStringLiteral(MR_CASES "/../notes.json"));
    QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.errorString()));
    m_notes = QJsonDocument::fromJson(file.readAll()).object();
    QVERIFY(!m_notes.isEmpty());
    QVERIFY(support::fieldsOf(*m_game, m_parts).size() > 100);
}

void FieldsOfSellsword::everyFieldIsReadOrANote()
{
    const QStringList unread = support::unreadFields(*m_game, QStringLiteral(MR_CASES), m_parts, m_notes.keys());
    QVERIFY2(unread.isEmpty(), qPrintable(unread.join(QLatin1Char(' '))));
}

void FieldsOfSellsword::everyNoteIsAField()
{
    const QStringList fields = support::fieldsOf(*m_game, m_parts);
    for (const QString& note : m_notes.keys())
        QVERIFY2(fields.contains(note) && !m_notes.value(note).toString().isEmpty(), qPrintable(note));
}

QTEST_GUILESS_MAIN(FieldsOfSellsword)
#include "tst_fields.moc"
