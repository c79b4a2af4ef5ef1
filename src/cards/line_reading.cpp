// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/line_reading.h"

#include "cards/said.h"
#include "engine/message.h"
#include "engine/words/nearest.h"

#include <QSet>

#include <algorithm>
#include <utility>

namespace cards {

using engine::Fault;
using engine::fill;

namespace {

constexpr qsizetype longestName = 24; // words
constexpr int mostWrong = 20;         // told of one line
constexpr QLatin1String openWord("?");

QString tr(const char* text) { return QCoreApplication::translate("cards", text); }

bool isNumber(const QString& word)
{
    static const QRegularExpression number(QStringLiteral("^[+-]?\\d+$"));
    return number.match(word).hasMatch();
}

bool isFlag(const Place& place, const QString& word, const QList<Place>& places)
{
    return place.kind == Place::Flag && place.letters && !place.isBare()
        && (place.letters->compare(word, Qt::CaseInsensitive) == 0 || isSaidSo(place, word, places));
}

// One of several numbers: a dash for none, a question mark for one that is not known.
bool isOneOfSeveral(const QString& word)
{
    static const QRegularExpression one(QStringLiteral("^(\\d+|[-–?]),?$"));
    return one.match(word).hasMatch();
}

// Signs of several numbers in one word, though not as many as there are: "2--".
bool areSome(const QString& word, const Place& place)
{
    static const QRegularExpression signs(QStringLiteral("^[\\d?][\\d?–-]*[?–-][\\d?–-]*$"));
    return place.parts.size() > 1 && word.size() != place.parts.size() && signs.match(word).hasMatch();
}

// All of them in one word, a sign each: "2132", "2-1-".
bool areSeveral(const QString& word, const Place& place)
{
    static const QRegularExpression signs(QStringLiteral("^[\\d?–-]*\\d[\\d?–-]*$"));
    return word.size() == place.parts.size() && signs.match(word).hasMatch();
}

class LineReading {
public:
    LineReading(const QList<Token>& tokens, const QList<Place>& places, const Known& known, bool isTyping)
        : m_tokens(tokens)
        , m_places(places)
        , m_known(known)
        , m_isTyping(isTyping)
    {
    }

    Reading from(qsizetype nameEnd)
    {
        begin();
        name(nameEnd);
        for (m_at = nameEnd; m_at < m_tokens.size() && m_reading.wrong < mostWrong; ++m_at)
            oneWord(m_tokens[m_at]);
        return m_reading;
    }

    // What a word says about where the name before it ends.
    enum Sign {
        No,
        Maybe, // the beginning of a choice, or a word in other letters; many titles hold such a word
        Value, // a number or form
        Sure   // a whole choice, name=value, ?
    };
    Sign signAt(qsizetype at)
    {
        begin();
        m_next = m_bare = nameOf(m_places) - m_places.data() + 1;
        const Token& token = m_tokens[at];
        const bool isChoice = std::any_of(m_places.begin() + m_next, m_places.end(), [&](const Place& place) {
            return place.letters && ((place.isBare() && isOneOf(place.choices, token.raw)) || isFlag(place, token.raw, m_places));
        });
        if (isChoice || fieldNamed(token) || token.isQuoted() || token.raw == openWord)
            return Sure;
        if (!meantBy(token.raw).isEmpty() || isSpelledOtherwise(token.raw))
            return Maybe;
        m_at = at;
        if (flagBegun(token)) // many titles hold such a word
            return No;
        oneWord(token);
        return m_reading.wrong == 0 || !m_reading.words.last().field.isEmpty() ? Value : No; // a value, though a wrong one
    }

    // As packs keep it or as its reader says it.
    static bool isOneOf(const QStringList& choices, const QString& word)
    {
        return std::any_of(
            choices.begin(), choices.end(), [&](const QString& choice) { return choice == word || asSaid(choice) == word; });
    }

    // A word of a form, in other letters: "Red" in a title.
    bool isSpelledOtherwise(const QString& word) const
    {
        return std::any_of(m_places.begin(), m_places.end(), [&](const Place& place) {
            return place.isBare() && place.kind == Place::Form && place.parts.isEmpty() && !place.word.pattern().isEmpty()
                && !place.word.match(word).hasMatch() && valueAt(place, word);
        });
    }

    // A name hardly ends with half a choice: "Toll Road v 8" wants to say something else.
    bool mayEndWith(qsizetype last)
    {
        begin();
        m_next = nameOf(m_places) - m_places.data() + 1;
        const QString& word = m_tokens[last].raw;
        return last == 0 || word != word.toLower() || meantBy(word).isEmpty();
    }

    const Place* fieldNamed(const Token& token) const
    {
        const QString& key = token.key;
        if (key.isEmpty())
            return nullptr;
        const auto isFitting = [&](const Place& one) { return (one.kind == Place::Parts) == token.isPart; };
        for (const Place& one : m_places)
            if (isCalled(one, key) && isFitting(one))
                return &one;
        for (const Place& one : m_places)
            if (isFitting(one) && isSaidSo(one, key, m_places))
                return &one;
        // The beginning of its letters is enough: d(…) for does(…), r=… for rogue=….
        if (const Place* begun = begunBy(key, [&](const Place& one) { return isFitting(one) && one.kind != Place::Flag; }))
            return begun;
        const auto place = std::find_if(m_places.begin(), m_places.end(), [&](const Place& one) {
            return isCalled(one, key) || isSaidSo(one, key, m_places); // "Aktionen=": none of them
        });
        return place == m_places.end() ? nullptr : &*place;
    }

private:
    // What the reader may write before =.
    QString keyOf(const Place& place) const
    {
        const QString said = keySaid(place, m_places);
        return said == place.letters ? place.path : said;
    }

    // The one place among them whose letters begin like this.
    template <class Among> const Place* begunBy(const QString& word, Among isAmong) const
    {
        const Place* begun = nullptr;
        for (const Place& one : m_places)
            if (one.letters && one.letters->startsWith(word) && isAmong(one)) {
                if (begun)
                    return nullptr;
                begun = &one;
            }
        return begun;
    }

    void begin()
    {
        m_reading = {};
        m_told.clear();
        m_next = m_bare = 0;
    }

    void name(qsizetype end)
    {
        const Place* place = nameOf(m_places);
        if (!place || end == 0 || m_tokens.first().raw == openWord)
            return;
        QStringList words;
        for (const Token& token : m_tokens.mid(0, end)) {
            if (!token.key.isEmpty() && !token.isPart)
                return keyed(token); // a field that there is not
            words += unquoted(token.raw);
        }
        const QString title = words.join(QLatin1Char(' '));
        const qsizetype length = m_tokens[end - 1].from + m_tokens[end - 1].raw.size() - m_tokens.first().from;
        m_told += place->path;
        m_next = m_bare = place - m_places.data() + 1;
        m_reading.card.insert(place->path, title);
        m_reading.words += Word{m_tokens.first().from, length, title, place->path, Word::Read, {}, {}};
        if (m_tokens.first().isOpen)
            unclosed(m_tokens.first());
        for (qsizetype at = 1; at < end; ++at)
            if (isNumber(m_tokens[at].raw) && !hasBareNumber())
                return numberInName(m_tokens[at]);
    }

    bool hasBareNumber() const
    {
        return std::any_of(m_places.begin(), m_places.end(), [](const Place& place) {
            return place.isBare() && !place.isList && (place.kind == Place::Number || place.kind == Place::Form);
        });
    }

    // Where every number bears letters, one without them is no part of a name that nobody quoted.
    void numberInName(const Token& token)
    {
        if (const QString forms = withLettersOf(token.raw); !forms.isEmpty())
            wrong({}, token, fill(cards::tr("%1 has no letter that says what it is."), {token.raw}),
                fill(cards::tr("Write %1 …; a name with a number in it stands in quotation marks."), {forms}));
    }

    QString withLettersOf(const QString& number) const // of the first places that are not told yet
    {
        QStringList forms;
        for (const Place& place : m_places)
            if (place.letters && place.kind == Place::Number && forms.size() < 3 && !m_told.contains(place.path))
                forms += withLetters(place, number);
        return forms.join(QStringLiteral(", "));
    }

    QString withLetters(const Place& place, const QString& number) const
    {
        return QStringLiteral("%1%2 (%3)").arg(lettersSaid(place, m_places), number, wordsWithin(place.name));
    }

    void oneWord(const Token& token)
    {
        if (token.isOpen)
            unclosed(token);
        else if (!token.key.isEmpty())
            keyed(token);
        else if (token.isQuoted())
            quotedWord(token);
        else if (token.raw == openWord && !opensRow())
            leaveOpen(token);
        else if (!flag(token) && !lettered(token) && !bare(token) && !bareBehindLetters(token) && !flagBegun(token))
            unknown(token);
    }

    // --- what a word says

    void tell(const Place& place, const Token& token, const QJsonValue& value, qsizetype tokens = 1)
    {
        const Token& last = m_tokens[m_at + tokens - 1];
        m_reading.words += Word{token.from, last.from + last.raw.size() - token.from, token.raw, place.path, Word::Read, {}, {}};
        m_at += tokens - 1;
        if (m_told.contains(place.path) && !place.isList)
            return wrong(
                place, token, fill(cards::tr("%1 stands here twice."), {wordsOf(place.name)}), cards::tr("Keep one of the two."));
        m_told += place.path;
        m_reading.card = withValue(m_reading.card, place.path, value);
        if (place.letters)
            m_next = std::max<qsizetype>(m_next, &place - m_places.data() + (place.isList ? 0 : 1));
        if (place.isBare())
            m_bare = m_next;
    }

    void wrong(const Place& place, const Token& token, const QString& problem, const QString& remedy)
    {
        if (m_reading.words.isEmpty() || m_reading.words.last().from != token.from)
            m_reading.words += Word{token.from, token.raw.size(), token.raw, place.path, Word::Wrong, {}, {}};
        Word& word = m_reading.words.last();
        word.state = Word::Wrong;
        word.field = place.path;
        word.problem = problem;
        word.remedy = remedy;
        ++m_reading.wrong;
    }

    void take(const Place& place, const Token& token, const QString& typed, qsizetype tokens = 1)
    {
        const auto value = valueAt(place, typed, m_known);
        if (value)
            return tell(place, token, place.isList ? added(place, *value) : *value, tokens);
        const Fault& fault = value.faults().first();
        const Token& last = m_tokens[m_at + tokens - 1];
        m_reading.words += Word{token.from, last.from + last.raw.size() - token.from, typed, place.path, Word::Wrong, {}, {}};
        m_told += place.path;
        m_at += tokens - 1;
        wrong(place, token, fault.problem, fault.remedy);
    }

    QJsonValue added(const Place& place, const QJsonValue& value) const
    {
        QJsonArray list = valueIn(m_reading.card, place.path).toArray();
        list += value;
        return list;
    }

    void unclosed(const Token& token)
    {
        wrong({}, token, cards::tr("This has no end."), cards::tr("Close it with a quotation mark or a bracket."));
    }

    // --- name=value and name(part)

    void keyed(const Token& token)
    {
        const bool isOpen = !token.isPart && token.value() == openWord;
        for (const Place& one : m_places) // of what has parts, or is a list, as of a number
            if (isOpen && (one.kind == Place::Parts || one.isList) && isCalled(one, token.key)
                && !valueAt(one, openWord, m_known))
                return open(one, token, true);
        const Place* place = fieldNamed(token);
        if (!place) {
            QStringList known;
            for (const Place& one : m_places)
                known += keyOf(one);
            return wrong({}, token, fill(cards::tr("There is no field %1."), {token.key}), engine::meant(token.key, known));
        }
        if (token.isPart)
            return part(*place, token);
        const QString value = token.value();
        if (place->isList)
            return list(*place, token, value);
        const bool isStillTyped = value.isEmpty() && m_isTyping && token.from == m_tokens.last().from;
        if (isStillTyped || (value == openWord && place->kind != Place::Words && (place->isBare() || !valueAt(*place, value))))
            open(*place, token, !isStillTyped);
        else
            take(*place, token, unquoted(value));
    }

    // Nothing is known of this place; isSaid: and that was said.
    void open(const Place& place, const Token& token, bool isSaid)
    {
        m_reading.words += Word{token.from, token.raw.size(), token.raw, place.path, Word::Open, {}, {}};
        if (isSaid && m_told.contains(place.path))
            return wrong(
                place, token, fill(cards::tr("%1 stands here twice."), {wordsOf(place.name)}), cards::tr("Keep one of the two."));
        if (isSaid)
            m_told += place.path;
    }

    void list(const Place& place, const Token& token, const QString& value)
    {
        QJsonArray all = valueIn(m_reading.card, place.path).toArray();
        for (const QString& item : itemsOf(value)) {
            const auto read = valueAt(place, unquoted(item), m_known);
            if (!read)
                return wrong(place, token, read.faults().first().problem, read.faults().first().remedy);
            all += *read;
        }
        tell(place, token, all);
    }

    void part(const Place& place, const Token& token)
    {
        if (place.kind != Place::Parts)
            return wrong(place, token, fill(cards::tr("%1 has no parts."), {wordsOf(place.name)}),
                fill(cards::tr("Write %1=…"), {token.key}));
        const Known known = within(m_known);
        Reading inner = readLine(tokensOf(token.value(), token.from + token.inside), place.inner, known);
        giveId(inner.card, place.inner, known);
        if (inner.wrong == 0)
            return tell(place, token, place.isList ? added(place, inner.card) : QJsonValue(inner.card));
        for (Word& word : inner.words)
            if (word.state == Word::Wrong) {
                word.field = word.field.isEmpty() ? place.path : place.path + QLatin1Char('.') + word.field;
                m_reading.words += word;
            }
        m_reading.wrong += inner.wrong;
    }

    // --- words that stand by themselves

    bool isStillOpen(qsizetype at) const
    {
        const Place& place = m_places[at];
        return place.isBare() && at >= m_next && (place.isList || !m_told.contains(place.path));
    }

    void quotedWord(const Token& token)
    {
        for (qsizetype at = m_next; at < m_places.size(); ++at)
            if (isStillOpen(at) && m_places[at].kind == Place::Words)
                return take(m_places[at], token, unquoted(token.raw));
        for (const Place& place : m_places) // in quotation marks stands what the card says
            if (place.name == QLatin1String("text") && place.kind == Place::Words && !m_told.contains(place.path))
                return take(place, token, unquoted(token.raw));
        unknown(token);
    }

    void leaveOpen(const Token& token)
    {
        for (qsizetype at = m_next; at < m_places.size(); ++at)
            if (isStillOpen(at) && !m_places[at].isList && m_places[at].kind != Place::Choice) { // choices need none
                m_next = m_bare = at + 1;
                return open(m_places[at], token, false);
            }
        if (m_bare >= m_next)
            return unknown(token);
        m_next = m_bare;
        leaveOpen(token);
    }

    bool flag(const Token& token)
    {
        for (const Place& place : m_places)
            if (isFlag(place, token.raw, m_places)) {
                tell(place, token, true);
                return true;
            }
        return false;
    }

    // Two letters of it at least: what is mistyped is no yes.
    bool flagBegun(const Token& token)
    {
        const Place* begun = token.raw.size() < 2
            ? nullptr
            : begunBy(token.raw, [](const Place& one) { return one.kind == Place::Flag && !one.isBare(); });
        if (begun)
            tell(*begun, token, true);
        return begun;
    }

    // As they are kept, and as the reader says them.
    QStringList lettersOf(const Place& place) const
    {
        if (!place.letters || place.isBare())
            return {};
        QStringList letters{*place.letters, lettersSaid(place, m_places)};
        letters.removeDuplicates();
        return letters;
    }

    // Letters and a number or form right behind them.
    bool lettered(const Token& token)
    {
        const Place* found = nullptr;
        QString behind; // as long as they are
        for (const Place& place : m_places)
            for (const QString& letters : lettersOf(place))
                if (token.raw.startsWith(letters) && (!found || behind.size() < letters.size())
                    && sticks(place, token.raw.mid(letters.size()))) {
                    found = &place;
                    behind = letters;
                }
        if (found) {
            take(*found, token, token.raw.mid(behind.size()));
            return true;
        }
        for (const Place& place : m_places) // what is not known is said in the same place
            if ((place.kind == Place::Number || place.kind == Place::Form) && token.raw.endsWith(openWord)
                && lettersOf(place).contains(token.raw.chopped(openWord.size()))) {
                open(place, token, true);
                return true;
            }
        return m_isTyping && token.from == m_tokens.last().from && begun(token);
    }

    // Letters whose value comes next, while they are typed.
    bool begun(const Token& token)
    {
        for (const Place& place : m_places)
            if (place.kind != Place::Flag && lettersOf(place).contains(token.raw)) {
                open(place, token, false);
                return true;
            }
        return false;
    }

    static bool isWhole(const QString& choice, const QString& word)
    {
        return choice.compare(word, Qt::CaseInsensitive) == 0 || asSaid(choice).compare(word, Qt::CaseInsensitive) == 0;
    }

    // The open choices that begin like this, each with its place.
    QList<QPair<qsizetype, QString>> meantBy(const QString& word) const
    {
        QList<QPair<qsizetype, QString>> meant;
        for (qsizetype at = m_next; at < m_places.size(); ++at)
            if (const QStringList of = isStillOpen(at) ? choicesMeant(m_places[at].choices, word) : QStringList();
                !of.isEmpty()) {
                if (of.size() == 1 && isWhole(of.first(), word))
                    return {{at, of.first()}};
                for (const QString& choice : of)
                    meant += {at, choice};
            }
        return meant;
    }

    bool bare(const Token& token)
    {
        const auto meant = meantBy(token.raw);
        for (qsizetype at = m_next; at < m_places.size(); ++at) {
            const Place& place = m_places[at];
            if (!isStillOpen(at))
                continue;
            if (place.kind == Place::Choice && !meant.isEmpty() && meant.first().first == at) {
                if (meant.size() == 1)
                    take(place, token, meant.first().second);
                else
                    severalMeant(place, token, meant);
                return true;
            }
            if (number(place, token))
                return true;
        }
        return isPassed(token);
    }

    // Values may stand behind letters of places that come later: a line that was printed is gone on with at its end.
    bool bareBehindLetters(const Token& token)
    {
        if (m_bare >= m_next)
            return false;
        const qsizetype was = std::exchange(m_next, m_bare);
        if (bare(token))
            return true;
        m_next = was;
        return false;
    }

    // A word of a form of which only one place that was passed knows what it says.
    bool isPassed(const Token& token)
    {
        const Place* meant = nullptr;
        if (std::any_of(token.raw.begin(), token.raw.end(), [](QChar c) { return c.isDigit(); }))
            return false; // any place may hold a number
        for (qsizetype at = 0; at < m_next; ++at)
            if (const Place& place = m_places[at]; place.isBare() && !place.isList && !m_told.contains(place.path)
                && !place.word.pattern().isEmpty() && place.parts.isEmpty() && place.word.match(token.raw).hasMatch()) {
                if (meant)
                    return false;
                meant = &place;
            }
        if (meant)
            take(*meant, token, token.raw);
        return meant;
    }

    void severalMeant(const Place& place, const Token& token, const QList<QPair<qsizetype, QString>>& meant)
    {
        QStringList all;
        for (const auto& one : meant)
            all += asSaid(one.second);
        wrong(place, token, fill(cards::tr("%1 may be several."), {token.raw}),
            fill(cards::tr("Write more of it: %1."), {all.join(QStringLiteral(", "))}));
    }

    // How many words in a row may be one of several numbers each.
    qsizetype rowAt(qsizetype at) const
    {
        qsizetype row = 0;
        while (at + row < m_tokens.size() && isOneOfSeveral(m_tokens[at + row].raw))
            ++row;
        return row;
    }

    // A number begins the several; a sign for none or for what is not known only where a whole row is said: alone it leaves all
    // of them open.
    bool beginsRow(const Place& place) const
    {
        const qsizetype row = rowAt(m_at);
        return row > 0 && (m_tokens[m_at].raw.front().isDigit() || row % place.parts.size() == 0);
    }

    bool opensRow() const
    {
        const auto next = std::find_if(m_places.begin() + m_next, m_places.end(),
            [&](const Place& place) { return isStillOpen(&place - m_places.data()) && place.kind != Place::Choice; });
        return next != m_places.end() && next->mayBeHalf() && beginsRow(*next);
    }

    bool number(const Place& place, const Token& token)
    {
        if (place.kind == Place::Number && isNumber(token.raw)) {
            take(place, token, token.raw);
            return true;
        }
        if (place.kind != Place::Form)
            return false;
        if (place.parts.size() > 1 && (areSeveral(token.raw, place) || beginsRow(place))) {
            QStringList numbers;
            const qsizetype most = areSeveral(token.raw, place) ? 1 : std::min(place.parts.size(), rowAt(m_at));
            for (qsizetype at = m_at; numbers.size() < most; ++at)
                numbers += m_tokens[at].raw;
            take(place, token, numbers.join(QLatin1Char(' ')), numbers.size());
            return true;
        }
        static const QRegularExpression row(QStringLiteral("^[\\d?–-]*[/,][\\d?/,–-]*$|^[\\d?–-]+/\\S*$"));
        const bool isRow = place.parts.size() > 1
            && (row.match(token.raw).hasMatch() || areSome(token.raw, place)); // also one that cannot be read
        const bool isWord = place.parts.isEmpty() && !place.word.pattern().isEmpty() && valueAt(place, token.raw);
        if (!isRow && !isWord && !sticks(place, token.raw))
            return false;
        take(place, token, token.raw);
        return true;
    }

    void unknown(const Token& token)
    {
        static const QRegularExpression numberLike(QStringLiteral("^[+-]?\\d"));
        for (const Place& place : m_places) // a wrong value behind the letters of a place
            if (place.letters && !place.isBare() && token.raw.startsWith(*place.letters)
                && (place.kind == Place::Number || place.kind == Place::Form)
                && numberLike.match(token.raw.mid(place.letters->size())).hasMatch()) {
                const auto value = valueAt(place, token.raw.mid(place.letters->size()));
                if (!value)
                    return wrong(place, token, value.faults().first().problem, value.faults().first().remedy);
            }
        if (isWithoutPartner(token))
            return;
        for (qsizetype at = m_next; at < m_places.size(); ++at) // one that goes beyond what such a place may hold
            if (const Place& place = m_places[at]; isStillOpen(at) && isLike(place, token.raw))
                if (const auto value = valueAt(place, token.raw); !value)
                    return wrong(place, token, value.faults().first().problem, value.faults().first().remedy);
        QStringList next;
        for (qsizetype at = m_next; at < m_places.size() && next.size() < 3; ++at)
            if (isStillOpen(at))
                next += keyOf(m_places[at]);
        const QString forms = withLettersOf(QString(token.raw).remove(QRegularExpression(QStringLiteral("^\\D*"))));
        wrong({}, token, fill(cards::tr("%1 fits nothing that is still open here."), {token.raw.left(60)}),
            !forms.isEmpty() && (next.isEmpty() || token.raw.back().isDigit()) // "st3": the letters of no place here
                ? fill(cards::tr("Write one of these: %1."), {forms})
                : next.isEmpty() ? cards::tr("Write it as name=value.")
                                 : fill(cards::tr("Next comes %1; everything else is written as name=value."),
                                     {next.join(QStringLiteral(", "))}));
    }

    // Letters without their value, or a value without the letters that it needs where it stands.
    bool isWithoutPartner(const Token& token)
    {
        constexpr qsizetype mostForms = 4;
        QStringList forms;
        for (const Place& place : m_places) {
            if (!place.letters || place.isBare() || (place.kind != Place::Number && place.kind != Place::Form))
                continue;
            if (lettersOf(place).contains(token.raw)) {
                wrong(place, token, fill(cards::tr("%1 stands here without a value."), {token.raw}),
                    fill(cards::tr("Write the value right behind it: %1; %2 where it is not known."),
                        {token.raw + QLatin1Char('1'), token.raw + QStringLiteral("=?")}));
                return true;
            }
            if (forms.size() < mostForms && !m_told.contains(place.path) && sticks(place, token.raw))
                forms += withLetters(place, token.raw);
        }
        if (forms.isEmpty() || openNumbers() > 0)
            return false;
        wrong({}, token, fill(cards::tr("%1 has no letter that says what it is."), {token.raw}),
            fill(cards::tr("Write one of these: %1."), {forms.join(QStringLiteral(", "))}));
        return true;
    }

    // Places that still take a value without letters.
    qsizetype openNumbers() const
    {
        qsizetype open = 0;
        for (qsizetype at = m_next; at < m_places.size(); ++at)
            open += isStillOpen(at) && (m_places[at].kind == Place::Number || m_places[at].kind == Place::Form);
        return open;
    }

    const QList<Token>& m_tokens;
    const QList<Place>& m_places;
    const Known& m_known;
    const bool m_isTyping;
    Reading m_reading;
    QSet<QString> m_told;
    qsizetype m_next = 0; // the first place whose value may stand by itself
    qsizetype m_bare = 0; // the same, were nothing told by its letters
    qsizetype m_at = 0;
};

} // namespace

bool sticks(const Place& place, const QString& value)
{
    if (place.kind == Place::Number)
        return isNumber(value);
    if (place.kind != Place::Form || value.isEmpty() || value.contains(QLatin1Char(' ')))
        return false;
    if (place.parts.size() > 1) // rankings, with strokes or commas
        return value.contains(QLatin1Char('/')) || value.contains(QLatin1Char(',')) ? bool(valueAt(place, value)) : false;
    return place.word.pattern().isEmpty() ? value[0].isDigit() : place.word.match(value).hasMatch();
}

Reading readLine(const QList<Token>& tokens, const QList<Place>& places, const Known& known, bool isTyping)
{
    LineReading reading(tokens, places, known, isTyping);
    if (!nameOf(places) || tokens.isEmpty() || reading.fieldNamed(tokens.first()))
        return reading.from(0);
    const bool isShort = nameOf(places)->path == QLatin1String("id"); // a short name is one word: what comes next is none of it
    if (isShort || tokens.first().isQuoted() || tokens.first().raw == openWord)
        return reading.from(1);
    // The name ends where the rest can be read, at the first word at the latest that is surely none of it; where there is no
    // such word, at the first value.
    std::optional<Reading> best;
    const qsizetype most = std::min(tokens.size(), longestName);
    qsizetype sure = -1, value = -1;
    for (qsizetype at = 1; at < most && sure < 0; ++at) {
        const auto sign = reading.signAt(at);
        if (sign == LineReading::Sure)
            sure = at;
        else if (sign == LineReading::Value && value < 0)
            value = at;
    }
    const qsizetype last = sure >= 0 ? sure : value >= 0 ? value : tokens.size();
    for (qsizetype end = 1; end <= last && end <= longestName; ++end) {
        const bool mayEnd = end == last || reading.signAt(end) != LineReading::No;
        if (!mayEnd || !(end == sure || reading.mayEndWith(end - 1)))
            continue;
        const Reading tried = reading.from(end);
        if (tried.wrong == 0)
            return tried;
        if (!best || end == last)
            best = tried;
    }
    return best ? *best : reading.from(last);
}

} // namespace cards
