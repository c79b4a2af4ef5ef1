// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/lists/term_label.h"

#include "kit/drawn/colours.h"
#include "kit/drawn/plain_label.h"
#include "kit/drawn/rows.h"
#include "kit/drawn/tip.h"
#include "kit/painted.h"
#include "rulebook/reading.h"

#include <QCursor>
#include <QEvent>
#include <QPushButton>
#include <QScreen>
#include <QTimer>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace kit {

static QString firstOf(const rulebook::Entry& entry) { return entry.body.section(QStringLiteral("\n\n"), 0, 0); }

QString tellsOf(const rulebook::Entry& entry) { return tip(entry.title + QLatin1Char('\n') + firstOf(entry)); }

void popRule(const rulebook::Entry& entry, QWidget& text, const QRect& word, std::function<void()> lookUp)
{
    auto* frame = new QFrame(&text, Qt::Popup);
    frame->setAttribute(Qt::WA_DeleteOnClose);
    frame->setObjectName(QStringLiteral("termShown"));
    frame->setProperty("look", "raised");
    frame->setAccessibleName(entry.title);
    auto* rows = column(frame, 6, {10, 8, 10, 8});
    rows->addWidget(plainLabel("heading", frame, entry.title));
    auto* says = plainLabel("text", frame, firstOf(entry));
    says->setWordWrap(true);
    says->setMinimumWidth(text.fontMetrics().averageCharWidth() * 44);
    rows->addWidget(says);
    auto* rule = new QPushButton(rulebook::pageText(entry.page), frame);
    rule->setObjectName(QStringLiteral("openTerm"));
    rule->setProperty("look", "link");
    rows->addWidget(rule, 0, Qt::AlignLeft);
    QObject::connect(rule, &QPushButton::clicked, frame, [frame, lookUp = std::move(lookUp)] {
        const auto wanted = lookUp; // it goes with the frame
        frame->close();
        if (wanted)
            wanted();
    });
    frame->adjustSize();
    const bool isHere = word.contains(text.mapFromGlobal(QCursor::pos()));
    QPoint place = isHere ? QCursor::pos() : text.mapToGlobal(word.bottomLeft());
    if (const QScreen* screen = text.screen()) { // all of it is read
        const QRect room = screen->availableGeometry();
        place.setX(std::max(room.left(), std::min(place.x(), room.right() - frame->width())));
        place.setY(std::max(room.top(), std::min(place.y(), room.bottom() - frame->height())));
    }
    frame->move(place);
    frame->show();
    rule->setFocus(Qt::PopupFocusReason);
}

TermLabel::TermLabel(QWidget* parent, const rulebook::Terms* terms)
    : WholeLabel(parent)
    , m_terms(terms)
{
    setWordWrap(true);
    connect(this, &QLabel::linkActivated, this, [this](const QString& link) { pop(link.toInt()); });
    connect(this, &QLabel::linkHovered, this, [this](const QString& link) {
        if (link.isEmpty())
            return QToolTip::hideText();
        QToolTip::showText(QCursor::pos(), tellsOf(*m_mentions[link.toInt()].entry), this);
    });
}

void TermLabel::tell(const QString& text, const rulebook::Entry& own, bool canLookUp)
{
    if (text == m_told && accessibleName() == text && canLookUp == m_canLookUp && own.id.isEmpty() && !m_mentions.isEmpty())
        return; // the word that has the keyboard keeps it
    m_told = text;
    m_canLookUp = canLookUp;
    const bool canWait = m_terms && !m_terms->isRead() && !isVisible(); // a window is seen before its book is opened
    if (canWait)
        QTimer::singleShot(untilPainted, this, [this, text, own] {
            if (m_told == text)
                tell(text, own, m_canLookUp);
        });
    m_mentions = m_terms && !canWait ? m_terms->in(text, own) : QList<rulebook::Mention>();
    setAccessibleName(text);
    setTextInteractionFlags(m_mentions.isEmpty() ? Qt::TextInteractionFlags(Qt::NoTextInteraction)
                                                 : Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    setFocusPolicy(m_mentions.isEmpty() ? Qt::NoFocus : Qt::TabFocus); // a press on it takes the keyboard from nothing
    write();
    if (isExpecting()) // whenever it is told: a text whose words have become links is no longer as high as it was
        keepWhole();
}

void TermLabel::write()
{
    setTextFormat(m_mentions.isEmpty() ? Qt::PlainText : Qt::RichText); // written here, with everything escaped
    if (m_mentions.isEmpty())
        return setText(m_told);
    const QString colour = Colours::of(palette()).link.name();
    const auto plain = [this](qsizetype from, qsizetype to) {
        return m_told.mid(from, to - from).toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>"));
    };
    QString html;
    qsizetype written = 0;
    for (qsizetype i = 0; i < m_mentions.size(); ++i) {
        const rulebook::Mention& one = m_mentions[i];
        html += plain(written, one.from) + QStringLiteral("<a href=\"%1\" style=\"color:%2\">").arg(QString::number(i), colour)
            + plain(one.from, one.from + one.length) + QStringLiteral("</a>");
        written = one.from + one.length;
    }
    setText(html + plain(written, m_told.size()));
}

void TermLabel::pop(int mention)
{
    if (mention < 0 || mention >= m_mentions.size())
        return;
    const rulebook::Entry& entry = *m_mentions[mention].entry;
    popRule(entry, *this, rect(), [this, id = entry.id] {
        if (m_canLookUp)
            emit lookedUp(id);
    });
}

void TermLabel::resizeEvent(QResizeEvent* event)
{
    if (isExpecting())
        WholeLabel::resizeEvent(event);
    else
        QLabel::resizeEvent(event);
}

void TermLabel::changeEvent(QEvent* event)
{
    WholeLabel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_told.isEmpty())
        write();
}

} // namespace kit
