// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/cards/cell_delegate.h"

#include "kit/entry/place_edit.h"
#include "window/cards/cards_model.h"

#include <QAbstractItemView>
#include <QKeyEvent>
#include <QPointer>

namespace window {

CellDelegate::CellDelegate(const CardsModel& model, QAbstractItemView* view)
    : QStyledItemDelegate(view)
    , m_model(model)
    , m_view(view)
{
}

QWidget* CellDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex& index) const
{
    const cards::Place* place = m_model.place(index.column());
    auto* edit = place ? new kit::PlaceEdit(*place, m_model.known(), parent) : nullptr;
    if (edit)
        edit->setProperty("look", "cell");
    return edit;
}

void CellDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const
{
    auto* edit = static_cast<kit::PlaceEdit*>(editor);
    edit->setValue(m_model.value(index));
    edit->selectAll();
}

void CellDelegate::setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const
{
    const auto* edit = static_cast<kit::PlaceEdit*>(editor);
    if (!edit->problem().isEmpty())
        return object(*edit, index);
    emit fitted();
    model->setData(index, edit->value().toVariant());
}

// Of whose card it is.
void CellDelegate::object(const kit::PlaceEdit& edit, const QModelIndex& index) const
{
    emit objected(index.siblingAtColumn(0).data(CardsModel::CardRole).toString() + QStringLiteral(", ") + edit.words()
        + QStringLiteral(": ") + edit.problem());
}

bool CellDelegate::eventFilter(QObject* watched, QEvent* event)
{
    auto* edit = qobject_cast<kit::PlaceEdit*>(watched);
    const auto* key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent*>(event) : nullptr;
    if (!edit || !key || (key->key() != Qt::Key_Return && key->key() != Qt::Key_Enter))
        return QStyledItemDelegate::eventFilter(watched, event);
    const QModelIndex now = m_view->currentIndex();
    if (!edit->problem().isEmpty()) { // it stays there to be mended
        object(*edit, now);
        edit->selectAll();
        return true;
    }
    const QPersistentModelIndex below = now.siblingAtRow(now.row() + (key->modifiers() & Qt::ShiftModifier ? -1 : 1));
    const QPersistentModelIndex here = now;
    const QPointer<kit::PlaceEdit> open = edit; // what is kept may lay the rows anew
    const QJsonValue meant = edit->value();
    emit commitData(edit);
    if (open && here.isValid() && m_model.value(here) != meant) { // refused, and said why: so does this
        open->selectAll();
        return true;
    }
    if (open)
        emit closeEditor(open, QAbstractItemDelegate::NoHint);
    if (below.isValid())
        m_view->setCurrentIndex(below);
    return true;
}

} // namespace window
