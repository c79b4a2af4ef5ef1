// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Keys that two things in a window bear at once: Qt does neither of them, and a screen reader names a key that does not work.
#pragma once

#include <QAbstractButton>
#include <QAction>
#include <QGroupBox>
#include <QHash>
#include <QLabel>
#include <QMenu>
#include <QShortcut>
#include <QTabBar>

#include <algorithm>

namespace support {

struct Bearer {
    const QWidget* scope; // where its key is heard
    QString name;
};

using Keys = QHash<QKeySequence, QList<Bearer>>;

inline void addKey(Keys& keys, const QKeySequence& key, const QWidget* scope, const QString& name)
{
    if (!key.isEmpty())
        keys[key] += Bearer{scope, name};
}

// What the buttons, captions and headings below have as their letters and keys.
inline void addWidgetKeys(Keys& keys, const QWidget& window)
{
    for (const QWidget* part : window.findChildren<QWidget*>()) {
        if (!part->isVisible() || part->window() != &window)
            continue;
        if (const auto* button = qobject_cast<const QAbstractButton*>(part)) // a letter is read of one that is grey, too
            addKey(
                keys, part->isEnabled() ? button->shortcut() : QKeySequence::mnemonic(button->text()), &window, button->text());
        if (const auto* label = qobject_cast<const QLabel*>(part); label && label->buddy() && label->buddy()->isVisible())
            addKey(keys, QKeySequence::mnemonic(label->text()), &window, label->text());
        if (const auto* box = qobject_cast<const QGroupBox*>(part))
            addKey(keys, QKeySequence::mnemonic(box->title()), &window, box->title());
        if (const auto* tabs = qobject_cast<const QTabBar*>(part))
            for (int tab = 0; tab < tabs->count(); ++tab)
                addKey(keys, QKeySequence::mnemonic(tabs->tabText(tab)), &window, tabs->tabText(tab));
    }
}

inline void addShortcuts(Keys& keys, const QWidget& window)
{
    for (const QShortcut* shortcut : window.findChildren<QShortcut*>()) {
        const auto* parent = qobject_cast<const QWidget*>(shortcut->parent());
        if (!parent || !parent->isVisible() || parent->window() != &window || !shortcut->isEnabled()
            || shortcut->context() == Qt::WidgetShortcut)
            continue;
        const QWidget* scope = shortcut->context() == Qt::WidgetWithChildrenShortcut ? parent : &window;
        for (const QKeySequence& key : shortcut->keys())
            addKey(keys, key, scope, QStringLiteral("a key of ") + QLatin1String(parent->metaObject()->className()));
    }
    QList<const QAction*> seen;
    QList<const QWidget*> parts{&window};
    for (const QWidget* part : window.findChildren<QWidget*>())
        parts += part;
    for (const QWidget* part : std::as_const(parts))
        for (const QAction* action : part->actions())
            if (part->isVisible() && part->window() == &window && action->isVisible() && !seen.contains(action)) {
                seen += action;
                const auto context = action->shortcutContext();
                const bool isNarrow = context == Qt::WidgetShortcut || context == Qt::WidgetWithChildrenShortcut;
                for (const QKeySequence& key : action->shortcuts())
                    addKey(keys, key, isNarrow ? part : &window, action->text());
            }
}

inline QStringList doubledIn(const Keys& keys)
{
    QStringList found;
    for (auto key = keys.begin(); key != keys.end(); ++key)
        for (qsizetype i = 0; i < key->size(); ++i)
            for (qsizetype j = i + 1; j < key->size(); ++j) {
                const QWidget *one = key->at(i).scope, *other = key->at(j).scope;
                if (one == other || one->isAncestorOf(other) || other->isAncestorOf(one))
                    found += QStringLiteral("%1 is borne by “%2” and by “%3”")
                                 .arg(key.key().toString(), key->at(i).name, key->at(j).name);
            }
    return found;
}

// Of the window as it stands, and of its menus.
inline QStringList doubledKeys(const QWidget& window)
{
    Keys keys;
    addWidgetKeys(keys, window);
    addShortcuts(keys, window);
    QStringList found = doubledIn(keys);
    for (const QMenu* menu : window.findChildren<QMenu*>()) {
        Keys letters;
        for (const QAction* action : menu->actions())
            addKey(letters, QKeySequence::mnemonic(action->text()), menu, action->text());
        found += doubledIn(letters);
    }
    return found;
}

} // namespace support
