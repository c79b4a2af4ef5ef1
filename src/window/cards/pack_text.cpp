// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/cards/pack_text.h"

#include "cards/gaps.h"
#include "kit/drawn/able.h"
#include "ui_pack_text.h"

#include <QFontDatabase>
#include <QRegularExpression>
#include <QTextBlock>

namespace window {

PackText::PackText(QWidget* parent)
    : QWidget(parent)
    , m_ui(std::make_unique<Ui::PackText>())
{
    m_ui->setupUi(this);
    m_ui->text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    connect(m_ui->again, &QPushButton::clicked, this, &PackText::check);
    connect(m_ui->back, &QPushButton::clicked, this, &PackText::left);
    connect(m_ui->keep, &QPushButton::clicked, this, [this] {
        check(); // what was typed since
        if (m_pack)
            emit kept(*m_pack);
    });
    connect(m_ui->faults, &QListWidget::currentRowChanged, this, &PackText::goTo);
    connect(m_ui->faults, &QListWidget::itemActivated, this, [this] { m_ui->text->setFocus(); });
}

PackText::~PackText() = default;

void PackText::show(const QByteArray& text, const QString& title, const cards::Games& games)
{
    m_games = games;
    m_title = title;
    m_ui->text->setPlainText(QString::fromUtf8(text));
    check();
}

void PackText::check()
{
    m_ui->faults->clear();
    m_pack.reset();
    // Named so that line and column are the only numbers of a place.
    auto read = cards::readNewPack(m_ui->text->toPlainText().toUtf8(), m_games, tr("text"));
    if (!read) {
        for (const engine::Fault& fault : read.faults())
            m_ui->faults->addItem(QStringLiteral("✗ ") + fault.text());
        m_ui->title->setText(tr("%1: %n faults; choose one to see where it stands", nullptr, m_ui->faults->count()).arg(m_title));
        m_ui->faults->setCurrentRow(0);
    } else {
        for (const engine::Game* game : std::as_const(m_games))
            if (game->id() == read->game)
                for (const cards::Gap& gap : cards::gaps(*read, *game))
                    m_ui->faults->addItem(QStringLiteral("· ") + gap.text());
        m_ui->title->setText(m_ui->faults->count() == 0
                ? engine::fill(tr("%1: every field, value and name is in order"), {m_title})
                : engine::fill(tr("%1: in order; not entered yet is listed below"), {m_title}));
        m_pack = std::move(*read);
    }
    m_ui->faults->setVisible(m_ui->faults->count() > 0);
    kit::setAble(m_ui->keep, m_pack.has_value(), tr("Mend first what is listed."));
}

void PackText::goTo(int row)
{
    const QListWidgetItem* item = m_ui->faults->item(row);
    static const QRegularExpression numbers(QStringLiteral("^✗ \\D*(\\d+)\\D+(\\d+)"));
    const auto match = item ? numbers.match(item->text()) : QRegularExpressionMatch();
    if (!match.hasMatch())
        return;
    const QTextBlock block = m_ui->text->document()->findBlockByNumber(match.captured(1).toInt() - 1);
    QTextCursor cursor(block);
    cursor.movePosition(
        QTextCursor::Right, QTextCursor::MoveAnchor, std::min(match.captured(2).toInt() - 1, std::max(0, block.length() - 1)));
    cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
    m_ui->text->setTextCursor(cursor);
    m_ui->text->centerCursor();
}

} // namespace window
