// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/forms/number_box.h"

#include "kit/drawn/tip.h"
#include "kit/forms/beyond.h"
#include "kit/forms/first_click.h"
#include "kit/lists/notice_bar.h"

#include <QLineEdit>
#include <QRegularExpression>
#include <QToolTip>

namespace kit {

NumberBox::NumberBox(QWidget* parent)
    : QSpinBox(parent)
{
    setKeyboardTracking(false); // the first digits of a number are none of those that were meant
    selectAtFirstClick(*lineEdit());
}

QString NumberBox::numberIn(const QString& text) const
{
    static const QRegularExpression number(QStringLiteral("^[+-]?\\d*$")); // a sign alone is the beginning of one
    QString bare = text;
    if (bare.startsWith(prefix()))
        bare.remove(0, prefix().size());
    if (bare.endsWith(suffix()))
        bare.chop(suffix().size());
    bare = bare.trimmed();
    return number.match(bare).hasMatch() ? bare : QString();
}

QValidator::State NumberBox::validate(QString& text, int& at) const
{
    const QValidator::State state = QSpinBox::validate(text, at);
    return state == QValidator::Invalid && !numberIn(text).isEmpty() ? QValidator::Intermediate : state;
}

// Whoever typed it has left the box by now, perhaps by a press that ends every tip: the window's line says it, where there is
// one.
void NumberBox::fixup(QString& text) const
{
    QSpinBox::fixup(text);
    const QString typed = numberIn(text);
    int at = 0;
    if (typed.isEmpty() || validate(text, at) == QValidator::Acceptable)
        return;
    const auto shown = [this](int number) {
        return number == minimum() && !specialValueText().isEmpty() ? specialValueText() : textFromValue(number);
    };
    tellBeyond(*this, typed, shown(minimum()), shown(maximum()), shown(value()));
}

void tellBeyond(
    const QWidget& at, const QString& typed, const QString& least, const QString& most, const QString& stays, const QString& rule)
{
    QString words =
        NumberBox::tr("%1 cannot stand here: from %2 to %3. What stood here stays: %4.").arg(typed, least, most, stays);
    if (!rule.isEmpty())
        words += QStringLiteral(" (%1)").arg(rule);
    if (auto* bar = at.window()->findChild<NoticeBar*>())
        bar->refuse(words);
    else
        QToolTip::showText(at.mapToGlobal(at.rect().bottomLeft()), tip(words), const_cast<QWidget*>(&at));
}

} // namespace kit
