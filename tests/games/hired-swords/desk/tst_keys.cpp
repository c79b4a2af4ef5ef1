// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How many keys the owner of a box presses: a press counts unless it is a letter of a name, of a text or of a value that the card
// says; blanks between them, commas, brackets and the letters before a value count. Everything goes through the window, to
// whatever has the keyboard.
#include "program.h"

#include "cards/quick_line.h"
#include "kit/entry/card_entry.h"
#include "kit/entry/card_face.h"
#include "kit/entry/quick_edit.h"
#include "window/cards/cards_page.h"

#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QGuiApplication>
#include <QLabel>
#include <QListView>
#include <QRegularExpression>
#include <QTest>

using namespace hiredswords;

namespace {

QStringList linesOf(const char* list)
{
    QFile file(QStringLiteral(MR_BOX "/%1.txt").arg(QLatin1String(list)));
    QStringList lines =
        file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).split(QLatin1Char('\n')) : QStringList();
    lines.removeIf([](const QString& line) { return line.isEmpty() || line.startsWith(QLatin1Char('#')); });
    return lines;
}

void collectLetters(const QList<cards::Place>& places, QStringList& flags, QStringList& letters)
{
    for (const cards::Place& place : places) {
        if (place.letters && !place.isBare())
            (place.kind == cards::Place::Flag ? flags : letters) += *place.letters;
        collectLetters(place.inner, flags, letters);
    }
}

// A person at the keyboard.
class Hands {
public:
    explicit Hands(QWidget& window)
        : m_window(window)
    {
    }

    int keys = 0;

    void press(int key, Qt::KeyboardModifiers with = {})
    {
        ++keys;
        QTest::keyClick(m_window.windowHandle(), Qt::Key(key), with);
        QCoreApplication::processEvents();
        // A button that is pressed by its letter comes up again, and only then it does something.
        if (with == Qt::AltModifier)
            QTRY_VERIFY(std::ranges::none_of(m_window.findChildren<QAbstractButton*>(), &QAbstractButton::isDown));
    }
    void letters(const QString& text) // of a name, of a printed value
    {
        for (const QChar letter : text)
            QTest::keyClick(m_window.windowHandle(), letter.toLatin1());
    }
    // What stands in one place of a face. What parts several values is a key.
    void place(const QStringList& values)
    {
        keys += int(values.size()) - 1;
        letters(values.join(QLatin1Char(',')));
    }
    // Part of a quick line. Blanks, marks and the letters before a value are keys.
    void line(const QString& text, const QList<cards::Place>& places)
    {
        QStringList flags, marks;
        collectLetters(places, flags, marks);
        static const QRegularExpression word(QStringLiteral("\"[^\"]*\"?|[a-z]+[(=]|[^\\s()\",=/]+|[\\s(),=/]"));
        static const QRegularExpression stuck(QStringLiteral("^([a-z]+)([-+]?\\d|D[M\\d]|M|x\\d)"));
        const auto isFlag = [&](const QString& one) {
            return std::ranges::any_of(flags, [&](const QString& flag) { return one.size() > 1 && flag.startsWith(one); });
        };
        for (auto found = word.globalMatch(text); found.hasNext();) {
            const QString one = found.next().captured();
            const auto value = stuck.match(one);
            if (one.startsWith(QLatin1Char('"')))
                keys += one.size() > 1 && one.endsWith(QLatin1Char('"')) ? 2 : 1;
            else if (one.endsWith(QLatin1Char('(')) || one.endsWith(QLatin1Char('=')) || one.size() == 1 || isFlag(one))
                keys += one.size() == 1 && one[0].isLetterOrNumber() ? 0 : int(one.size());
            else if (value.hasMatch() && marks.contains(value.captured(1)))
                keys += int(value.capturedLength(1));
        }
        letters(text);
    }

private:
    QWidget& m_window;
};

// As a hurried hand types it: rankings without strokes, beginnings where they are enough, nothing that closes itself.
QString hurried(QString typed)
{
    static const std::pair<QRegularExpression, QString> shorter[]{
        {QRegularExpression(QStringLiteral("(?<= )(\\d)/(\\d)/(\\d)/(\\d)(?= |$)")), QStringLiteral("\\1\\2\\3\\4")},
        {QRegularExpression(QStringLiteral("\\b([cdnp])(ounter|oes|eed|rotect)\\(")), QStringLiteral("\\1(")},
        {QRegularExpression(QStringLiteral("\\benemy\\(")), QStringLiteral("en(")},
        {QRegularExpression(QStringLiteral("\\b([lru])(ose|ogue|ntil)=")), QStringLiteral("\\1=")},
        {QRegularExpression(QStringLiteral("(?<= )(fi|la|lo|ke|st)(xed|sting|ner|eps|ays)(?= |$)")), QStringLiteral("\\1")},
        {QRegularExpression(QStringLiteral("(?<= )t=$")), QString()}}; // a text says what it is
    QStringList parts = typed.split(QLatin1Char('"'));                 // every other one is a text
    for (qsizetype i = 0; i < parts.size(); i += 2)
        for (const auto& [whole, begun] : shorter)
            parts[i].replace(whole, begun);
    typed = parts.join(QLatin1Char('"'));
    while (typed.endsWith(QLatin1Char(')')) || typed.endsWith(QLatin1Char('"')))
        typed.chop(1);
    return typed;
}

} // namespace

class TestKeys : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)"))); }
    void fromAnEmptyCampaignToACrew_data();
    void fromAnEmptyCampaignToACrew();
    void sixtyCards();
    void aTableIsPasted();

private:
    // A campaign of whoever owns the game, with no pack at all.
    void begin()
    {
        program = std::make_unique<Program>();
        program->main->addPage(QStringLiteral("cards"), QStringLiteral("Cards"), QStringLiteral("▤"),
            QKeySequence(QStringLiteral("Ctrl+5")), [this] { return new window::CardsPage(*program->library); });
        auto sitting =
            program->library->begin(QStringLiteral("Own box"), *program->library->game(QStringLiteral("hired-swords")), {}, {});
        QVERIFY(sitting);
        (*sitting)->realCards = (*sitting)->realDice = true;
        program->main->take(std::move(*sitting));
        program->main->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(program->main.get()));
    }
    // The entry that is seen: the table and the page of cards each have one.
    kit::CardEntry* entry() const
    {
        for (auto* one : program->main->findChildren<kit::CardEntry*>())
            if (one->isVisible())
                return one;
        return nullptr;
    }
    const engine::Game& game() const { return program->main->sitting()->game(); }
    cards::Section section(const char* place) const
    {
        return *cards::sectionAt(cards::emptyMyCards(game()), game(), QLatin1String(place));
    }
    cards::Known known(const char* place) const
    {
        return program->library->knownCards(*program->main->sitting(), QLatin1String(place));
    }
    void goToList(Hands& hands, const char* place);
    void fillFace(Hands& hands, const QJsonObject& card, bool isLast);
    void enterCard(Hands& hands, const char* place, const QString& line, bool byLine);
    int cardsIn(const char* place) const
    {
        return int(cards::sectionAt(program->library->ownCards(game()), game(), QLatin1String(place))->cards.size());
    }

    std::unique_ptr<Program> program;
};

// The list of that place on the page of cards, and a new card in it.
void TestKeys::goToList(Hands& hands, const char* place)
{
    hands.press(Qt::Key_5, Qt::ControlModifier);
    auto* lists = program->part<QComboBox>("sections");
    QVERIFY(lists && lists->isVisible());
    hands.press(Qt::Key_L, Qt::AltModifier);
    QVERIFY(lists->hasFocus());
    for (int presses = 0; lists->currentData().toString() != QLatin1String(place) && presses < lists->count(); ++presses)
        hands.press(lists->currentIndex() < lists->findData(QLatin1String(place)) ? Qt::Key_Down : Qt::Key_Up);
    QCOMPARE(lists->currentData().toString(), QLatin1String(place));
}

// From the first open place on, each as the card says: Return goes on and takes what is grey, Tab leaves it open.
void TestKeys::fillFace(Hands& hands, const QJsonObject& card, bool isLast)
{
    auto* face = entry()->findChild<kit::CardFace*>();
    const auto wordsOf = [&](const kit::PlaceEdit* edit) {
        const QJsonValue value = cards::valueIn(card, edit->place().path);
        QStringList words;
        for (const QJsonValue& one : value.isArray() ? value.toArray() : QJsonArray{value})
            if (!one.isUndefined() && !one.isNull())
                words += one.isBool() ? (one.toBool() ? QStringLiteral("yes") : QStringLiteral("no"))
                                      : hurried(QLatin1Char(' ') + cards::spelled(edit->place(), one)).trimmed();
        return words;
    };
    for (qsizetype steps = 0; steps <= face->edits().size(); ++steps) {
        kit::PlaceEdit* edit = face->current();
        QVERIFY(edit);
        const QStringList words = wordsOf(edit);
        const qsizetype at = face->edits().indexOf(edit);
        const bool isEnd = std::none_of(face->edits().begin() + at + 1, face->edits().end(),
            [&](const kit::PlaceEdit* later) { return !wordsOf(later).isEmpty(); });
        const bool isGrey =
            edit->isOpen() && words.size() == 1 && edit->placeholderText().compare(words.first(), Qt::CaseInsensitive) == 0;
        if (!words.isEmpty() && !isGrey && edit->value() != cards::valueIn(card, edit->place().path))
            hands.place(words);
        if (isGrey || !isEnd)
            hands.press(words.isEmpty() ? Qt::Key_Tab : Qt::Key_Return);
        if (!isEnd)
            continue;
        if (isLast)
            hands.press(Qt::Key_Return, Qt::ControlModifier);
        return;
    }
    QFAIL("the last place of the card is never reached");
}

void TestKeys::enterCard(Hands& hands, const char* place, const QString& line, bool byLine)
{
    QVERIFY(entry());
    const cards::Section list = section(place);
    const cards::QuickLine quick(list.schema, known(place));
    const auto card = quick.read(line);
    QVERIFY2(card, qPrintable(line));
    if (byLine) {
        hands.press(Qt::Key_Q, Qt::AltModifier);
        const QString title = card->value(QLatin1String("title")).toString();
        const QString typed = entry()->findChild<kit::QuickEdit*>()->text();
        if (typed.isEmpty())
            hands.letters(title);
        hands.line(hurried(line.mid(title.size())), quick.places());
        hands.press(Qt::Key_Return);
        return;
    }
    // The kind stands beside the face.
    if (auto* bar = entry()->findChild<QWidget*>(QStringLiteral("kindBar")); bar->isVisible()) {
        const QString kind = card->value(QLatin1String("kind")).toString();
        auto* wanted = entry()->findChild<QAbstractButton*>(QStringLiteral("kind-") + kind);
        QVERIFY2(wanted, qPrintable(kind));
        for (const bool isUp : {false, true})
            for (int presses = 0; !wanted->isChecked() && presses < 3; ++presses)
                hands.press(isUp ? Qt::Key_Up : Qt::Key_Down, Qt::ControlModifier);
    }
    QStringList onFace{QStringLiteral("id"), QStringLiteral("kind")};
    for (const kit::PlaceEdit* edit : entry()->findChild<kit::CardFace*>()->edits())
        onFace += edit->place().path.section(QLatin1Char('.'), 0, 0);
    QJsonObject face = *card;
    for (const QString& field : card->keys())
        if (!onFace.contains(field))
            face.remove(field);
    const bool isAll = face == *card;
    fillFace(hands, face, isAll);
    if (isAll)
        return;
    // What few cards have is added to the line: beginnings are enough, and what is opened closes itself.
    const QString base = quick.print(face);
    QVERIFY2(line.startsWith(base), qPrintable(base));
    hands.press(Qt::Key_Q, Qt::AltModifier);
    auto* edit = entry()->findChild<kit::QuickEdit*>();
    QVERIFY(edit->hasFocus());
    QCOMPARE(edit->text(), base + QLatin1Char(' '));
    hands.line(hurried(line.mid(base.size() + 1)), quick.places());
    hands.press(Qt::Key_Return);
}

void TestKeys::fromAnEmptyCampaignToACrew_data()
{
    QTest::addColumn<bool>("byLine");
    QTest::newRow("on the face") << false;
    QTest::newRow("by quick line") << true;
}

void TestKeys::fromAnEmptyCampaignToACrew()
{
    QFETCH(bool, byLine);
    begin();
    Hands hands(*program->main);
    // Three of the box, then who can be hired in the village.
    goToList(hands, "setup.mercenaries");
    hands.press(Qt::Key_W, Qt::AltModifier); // a new card
    const QStringList all = linesOf("mercenaries");
    for (const QString& line : all.mid(0, 3))
        enterCard(hands, "setup.mercenaries", line, byLine);
    hands.press(Qt::Key_Escape);
    QCOMPARE(cardsIn("setup.mercenaries"), 3);
    const int afterCards = hands.keys;
    goToList(hands, "setup.settlements");
    hands.press(Qt::Key_W, Qt::AltModifier);
    enterCard(hands, "setup.settlements", QStringLiteral("Settlements v=orla-fenwright,marrick-stoat,pell-ashgrove"), byLine);
    const int afterSettlements = hands.keys;
    QCOMPARE(program->state().settlements.village.size(), 3);
    // The card is drawn: its name, then what is printed on it.
    hands.press(Qt::Key_2, Qt::ControlModifier);
    hands.press(Qt::Key_1, Qt::AltModifier);
    hands.letters(QStringLiteral("Toll Road"));
    hands.press(Qt::Key_Return);
    enterCard(hands, "cards.career", linesOf("career").first(), byLine);
    QCOMPARE(program->state().drawn, QStringLiteral("toll-road"));
    const int afterCard = hands.keys;
    hands.press(Qt::Key_P, Qt::AltModifier); // the planner: its first crew
    hands.press(Qt::Key_H, Qt::AltModifier);
    QVERIFY(program->state().contract.has_value());
    QVERIFY(program->state().battle && !program->state().battle->crew.isEmpty());
    qInfo(
        "keys: %d for three mercenaries, %d for who can be hired, %d for the drawn card, %d for accepting and hiring: %d in all",
        afterCards, afterSettlements - afterCards, afterCard - afterSettlements, hands.keys - afterCard, hands.keys);
    QVERIFY2(hands.keys <= 90, qPrintable(QString::number(hands.keys)));
}

void TestKeys::sixtyCards()
{
    begin();
    int cards = 0, most = 0;
    QString longest;
    Hands all(*program->main);
    for (const auto& [place, list] : {std::pair("cards.career", "career"), std::pair("setup.mercenaries", "mercenaries"),
             std::pair("cards.opposition", "opposition")}) {
        goToList(all, place);
        all.press(Qt::Key_W, Qt::AltModifier);
        const QStringList lines = linesOf(list);
        for (const QString& line : lines) {
            const int before = all.keys;
            enterCard(all, place, line, false);
            if (all.keys - before > most) {
                most = all.keys - before;
                longest = line;
            }
            ++cards;
        }
        all.press(Qt::Key_Escape);
        const cards::Section kept = *cards::sectionAt(program->library->ownCards(game()), game(), QLatin1String(place));
        QCOMPARE(kept.cards.size(), lines.size());
        const cards::QuickLine quick(kept.schema, known(place));
        for (qsizetype i = 0; i < lines.size(); ++i)
            QCOMPARE(quick.print(kept.cards.at(i).toObject()), lines[i]);
    }
    qInfo("%d cards, %d keys: %.1f a card beyond names and numbers; %d at most, for \"%s\"", cards, all.keys,
        double(all.keys) / cards, most, qPrintable(longest));
    QCOMPARE(cards, 60);
    QVERIFY2(all.keys <= 14 * cards, qPrintable(QString::number(all.keys)));
}

void TestKeys::aTableIsPasted()
{
    begin();
    Hands hands(*program->main);
    QString rows = QStringLiteral("title\tcost\thealthy\tweary\n");
    for (int n = 0; n < 200; ++n)
        rows += QStringLiteral("Hand %1\t3\t2 1 3 2\t1/1/2/1\n").arg(n);
    QGuiApplication::clipboard()->setText(rows);
    goToList(hands, "setup.mercenaries");
    const int before = hands.keys;
    hands.press(Qt::Key_A, Qt::AltModifier);
    QCOMPARE(cardsIn("setup.mercenaries"), 0); // shown, not done
    hands.press(Qt::Key_Space);                // what is in order waits for it
    QCOMPARE(cardsIn("setup.mercenaries"), 200);
    QCOMPARE(program->state().mercenaries.size(), 200);
    qInfo("200 rows are pasted with %d keys", hands.keys - before);
    hands.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(cardsIn("setup.mercenaries"), 0);
    QVERIFY(program->state().mercenaries.isEmpty());
}

QTEST_MAIN(TestKeys)
#include "tst_keys.moc"
