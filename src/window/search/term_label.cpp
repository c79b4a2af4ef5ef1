// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/search/term_label.h"

#include "kit/drawn/colours.h"
#include "kit/drawn/plain_label.h"
#include "kit/drawn/rows.h"
#include "kit/drawn/tip.h"
#include "rulebook/reading.h"

#include <QCursor>
#include <QEvent>
#include <QPushButton>
#include <QToolTip>

namespace window {

namespace {

QString firstOf(const rulebook::Entry& entry) { return entry.body.section(QStringLiteral("\n\n"), 0, 0); }

} // namespace

TermLabel::TermLabel(const rulebook::Terms& terms, QWidget* parent)
    : QLabel(parent)
    , m_terms(terms)
{
    setTextFormat(Qt::RichText); // written here, with everything escaped
    setWordWrap(true);
    connect(this, &QLabel::linkActivated, this, [this](const QString& link) { pop(link.toInt()); });
    connect(this, &QLabel::linkHovered, this, [this](const QString& link) {
        if (link.isEmpty())
            return QToolTip::hideText();
        const rulebook::Entry& entry = *m_mentions[link.toInt()].entry;
        QToolTip::showText(QCursor::pos(), kit::tip(entry.title + QLatin1Char('\n') + firstOf(entry)), this);
    });
}

void TermLabel::tell(const QString& text, const rulebook::Entry& own, bool canLookUp)
{
    m_told = text;
    m_canLookUp = canLookUp;
    m_mentions = m_terms.in(text, own);
    setAccessibleName(text);
    setTextInteractionFlags(m_mentions.isEmpty() ? Qt::TextInteractionFlags(Qt::NoTextInteraction)
                                                 : Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    write();
}

void TermLabel::write()
{
    const QString colour = kit::Colours::of(palette()).link.name();
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

// Where the pointer is, or below the text for who came by keyboard; Escape puts it away.
void TermLabel::pop(int mention)
{
    if (mention < 0 || mention >= m_mentions.size())
        return;
    const rulebook::Entry& entry = *m_mentions[mention].entry;
    auto* frame = new QFrame(this, Qt::Popup);
    frame->setAttribute(Qt::WA_DeleteOnClose);
    frame->setObjectName(QStringLiteral("termShown"));
    frame->setProperty("look", "raised");
    frame->setAccessibleName(entry.title);
    auto* column = kit::column(frame, 6, {10, 8, 10, 8});
    column->addWidget(kit::plainLabel("heading", frame, entry.title));
    auto* says = kit::plainLabel("text", frame, firstOf(entry));
    says->setWordWrap(true);
    says->setMinimumWidth(fontMetrics().averageCharWidth() * 44);
    column->addWidget(says);
    auto* rule = new QPushButton(rulebook::pageText(entry.page), frame);
    rule->setObjectName(QStringLiteral("openTerm"));
    rule->setProperty("look", "link");
    column->addWidget(rule, 0, Qt::AlignLeft);
    connect(rule, &QPushButton::clicked, frame, [this, frame, id = entry.id] {
        frame->close();
        if (m_canLookUp)
            emit lookedUp(id);
    });
    frame->adjustSize();
    const bool isHere = rect().contains(mapFromGlobal(QCursor::pos()));
    frame->move(isHere ? QCursor::pos() : mapToGlobal(rect().bottomLeft()));
    frame->show();
    rule->setFocus(Qt::PopupFocusReason);
}

void TermLabel::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_told.isEmpty())
        write();
}

} // namespace window
