// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/curtain.h"

#include "kit/drawn/plain_label.h"
#include "kit/drawn/tip.h"
#include "kit/drawn/wrapped_button.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

namespace kit {

Curtain::Curtain(Sitting& sitting, QWidget* content, QWidget* parent, Qt::Orientation along)
    : QFrame(parent)
    , m_sitting(sitting)
    , m_content(content)
    , m_text(along == Qt::Vertical ? new ElidedLabel(this) : new QLabel(this))
    , m_lift(along == Qt::Vertical ? new WrappedButton(this) : new QPushButton(this))
    , m_cover(along == Qt::Vertical ? new WrappedButton(this) : new QPushButton(this))
{
    setObjectName(QStringLiteral("curtain"));
    m_sitting.guardSecrets();
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(along != Qt::Vertical); // above a hand there is one line, for what the buttons leave of it
    if (along == Qt::Vertical) {
        m_text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        for (QPushButton* button : {m_lift, m_cover})
            button->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    }
    m_text->setProperty("look", "heading");
    m_lift->setObjectName(QStringLiteral("liftCurtain"));
    m_lift->setProperty("look", "primary");
    m_cover->setObjectName(QStringLiteral("coverAgain"));
    const bool isAbove = along == Qt::Vertical;
    m_words = new QBoxLayout(isAbove ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_words->addWidget(m_text, 1);
    m_words->addWidget(m_lift);
    m_words->addWidget(m_cover);
    auto* all = new QBoxLayout(isAbove ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight, this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addLayout(m_words);
    all->addWidget(m_content, 1);
    if (isAbove) {
        all->setAlignment(m_words, Qt::AlignTop); // where there is more room than they take
    } else {                                      // nothing beside it moves when it is covered
        QSizePolicy kept = m_content->sizePolicy();
        kept.setRetainSizeWhenHidden(true);
        m_content->setSizePolicy(kept);
    }
    connect(m_lift, &QPushButton::clicked, this, [this] { m_sitting.showTo(m_seat); });
    connect(m_cover, &QPushButton::clicked, this, [this] { m_sitting.showTo({}); });
    // At once: the key of a button would wait for its picture.
    connect(new QShortcut(Qt::Key_F8, this), &QShortcut::activated, this, [this] {
        if (!m_seat.isEmpty())
            m_sitting.showTo(isLifted() ? QString() : m_seat);
    });
    connect(&m_sitting, &Sitting::shown, this, &Curtain::turn);
    turn();
}

void Curtain::present(const QString& seat, const QString& name)
{
    m_seat = seat;
    m_name = name;
    turn();
}

void Curtain::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    fit();
}

// What is said while it is lifted, or before, whole and in fewer words.
QStringList Curtain::saying(bool isLifted) const
{
    return isLifted
        ? QStringList{engine::fill(tr("Only %1 looks"), {m_name}), m_name}
        : QStringList{engine::fill(tr("Only for the eyes of %1"), {m_name}), engine::fill(tr("Only for %1"), {m_name})};
}

// What those words leave of a line for their button: the shorter ones where that gives it one of its own.
int Curtain::leftBeside(bool isLifted) const
{
    constexpr int letters = 18;
    const QStringList words = saying(isLifted);
    const QFontMetrics metrics = m_text->fontMetrics();
    const int line = width() - std::max(0, m_words->spacing()), whole = metrics.horizontalAdvance(words.first()) + 4;
    return whole + (isLifted ? m_cover : m_lift)->sizeHint().width() <= line
        ? line - whole
        : line - std::min({whole, metrics.averageCharWidth() * letters, metrics.horizontalAdvance(words.last()) + 4});
}

// Where a line is too little for a button and its words, it stands below them. Before a hand they break where they would take
// much of its room.
void Curtain::fit()
{
    if (m_text->wordWrap()) {
        constexpr int part = 4; // of the width
        const int whole = m_text->fontMetrics().horizontalAdvance(m_text->text()) + 4;
        m_text->setMinimumWidth(whole <= width() / part ? whole : 0);
        return;
    }
    int room = 0;
    for (const bool isLifted : {false, true}) {
        QPushButton* button = isLifted ? m_cover : m_lift;
        const int left = leftBeside(isLifted), text = m_text->sizeHint().height();
        const bool isBeside = left >= button->minimumSizeHint().width();
        const int high = button->heightForWidth(std::min(isBeside ? left : width(), button->sizeHint().width()));
        button->setMaximumWidth(isBeside ? left : QWIDGETSIZE_MAX);
        if (isLifted == this->isLifted())
            m_words->setDirection(isBeside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
        room = std::max(room, isBeside ? std::max(high, text) : high + std::max(0, m_words->spacing()) + text);
    }
    setMinimumHeight(m_room > 0 ? room + layout()->spacing() + m_room : m_room < 0 ? 0 : m_content->sizeHint().height());
}

void Curtain::keepRoom(int content)
{
    m_room = content;
    fit();
}

bool Curtain::isLifted() const { return m_seat.isEmpty() || m_sitting.mayShow(m_seat); }

void Curtain::turn()
{
    const bool isSecret = !m_seat.isEmpty(), isLifted = this->isLifted();
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    m_text->setVisible(isSecret);
    m_text->setText(saying(isLifted).first());
    m_text->setToolTip(tip(saying(isLifted).last()));
    m_text->setProperty("brief", saying(isLifted).last());
    const QString key = QKeySequence(Qt::Key_F8).toString(QKeySequence::NativeText);
    constexpr int letters = 24; // of a name; its tip has the rest
    const QString name = m_lift->fontMetrics().elidedText(m_name, Qt::ElideRight, letters * fontMetrics().averageCharWidth()),
                  looks = tr("%1 looks (%2)");
    m_lift->setText(engine::fill(looks, {QString(name).replace(QLatin1Char('&'), QLatin1String("&&")), key}));
    m_lift->setAccessibleName(engine::fill(looks, {m_name, key}));
    m_lift->setToolTip(tip(m_lift->accessibleName()));
    m_cover->setText(tr("Cover again (%1)").arg(key));
    m_cover->setToolTip(tip(m_cover->text()));
    m_lift->setVisible(isSecret && !isLifted);
    m_cover->setVisible(isSecret && isLifted);
    m_content->setVisible(isLifted);
    fit();
    if (!hadFocus || !isSecret)
        return;
    if (isLifted && m_content->focusPolicy() != Qt::NoFocus)
        m_content->setFocus(); // what was to be seen is what comes next
    else
        (isLifted ? m_cover : m_lift)->setFocus();
}

} // namespace kit
