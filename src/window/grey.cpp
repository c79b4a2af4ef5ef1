// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/grey.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QDialog>
#include <QListWidget>
#include <QPointer>
#include <QTextDocumentFragment>
#include <QVBoxLayout>

#include <algorithm>

namespace window {

namespace {

QString nameOf(const QAbstractButton& button)
{
    QString name = button.accessibleName().isEmpty() ? button.text() : button.accessibleName();
    name.replace(QLatin1String("&&"), QString(QChar(0))).remove(QLatin1Char('&')).replace(QChar(0), QLatin1Char('&'));
    return name.simplified();
}

QString whyOf(const QAbstractButton& button)
{
    return button.accessibleDescription().isEmpty() ? QTextDocumentFragment::fromHtml(button.toolTip()).toPlainText().simplified()
                                                    : button.accessibleDescription().simplified();
}

} // namespace

QList<Grey> greyIn(const QWidget& window)
{
    QList<Grey> all;
    const QWidget* first = window.window();
    for (QWidget* one = first->nextInFocusChain(); one != first; one = one->nextInFocusChain())
        if (auto* button = qobject_cast<QAbstractButton*>(one); button && button->isVisible() && !button->isEnabled())
            if (const QString name = nameOf(*button), why = whyOf(*button); !name.isEmpty() && !why.isEmpty())
                all += Grey{name, why, button};
    return all;
}

void tellGrey(QWidget& window, const QList<Grey>& all, const std::function<void(const QWidget& button)>& rule)
{
    auto* box = new QDialog(&window);
    box->setObjectName(QStringLiteral("greyButtons"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setWindowTitle(QCoreApplication::translate("window::MainWindow", "Why buttons are grey"));
    auto* list = new QListWidget(box);
    list->setObjectName(QStringLiteral("greyList"));
    list->setAccessibleName(box->windowTitle());
    list->setWordWrap(true);
    for (const Grey& one : all)
        list->addItem(one.name + QStringLiteral(": ") + one.why);
    list->setCurrentRow(0);
    QList<QPointer<QWidget>> buttons;
    for (const Grey& one : all)
        buttons += one.button;
    QObject::connect(list, &QListWidget::activated, box, [box, buttons, rule](const QModelIndex& index) {
        const QPointer<QWidget> button = buttons.value(index.row());
        box->close();
        if (button)
            rule(*button);
    });
    auto* column = new QVBoxLayout(box);
    column->addWidget(list);
    const QFontMetrics letters = list->fontMetrics();
    constexpr int letter = 70, line = 12;
    box->resize(letters.averageCharWidth() * letter, letters.lineSpacing() * line);
    list->setFocus();
    box->open();
}

} // namespace window
