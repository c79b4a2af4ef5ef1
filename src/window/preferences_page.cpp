// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/preferences_page.h"

#include "engine/table_actions.h"
#include "kit/drawn/tip.h"
#include "kit/table_pages.h"
#include "window/look.h"
#include "window/shelf/readings.h"
#include "window/search/rules_page.h"

#include "ui_preferences_page.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QRegularExpression>
#include <QSettings>
#include <QShortcut>

#include <optional>

namespace window {

namespace {

// The keys an action was made with, kept on it so that they can come back.
constexpr char madeWith[] = "madeWith";

// What Qt says of keys. Its own translations are not on every computer.
[[maybe_unused]] constexpr const char* keyWords[]{QT_TRANSLATE_NOOP("QShortcut", "Ctrl"), QT_TRANSLATE_NOOP("QShortcut", "Shift"),
    QT_TRANSLATE_NOOP("QShortcut", "Del"), QT_TRANSLATE_NOOP("QShortcut", "Esc"), QT_TRANSLATE_NOOP("QShortcut", "Return"),
    QT_TRANSLATE_NOOP("QShortcut", "Space"), QT_TRANSLATE_NOOP("QKeySequenceEdit", "Press shortcut")};

QString keyOf(const QAction* action) { return QStringLiteral("keys/") + action->objectName(); }

QString shownKeys(const QAction* action) { return QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText); }

QString withoutKey(QString text)
{
    static const QRegularExpression mark(QStringLiteral("&(.)"));
    return text.replace(mark, QStringLiteral("\\1"));
}

// What else in the window has a key, beside these actions: a button, or something without words of its own. Both would lose it.
std::optional<QString> otherBearer(const QWidget& window, const QKeySequence& key)
{
    for (const QAbstractButton* button : window.findChildren<QAbstractButton*>())
        if (button->shortcut() == key)
            return withoutKey(button->text());
    for (const QLabel* label : window.findChildren<QLabel*>())
        if (label->buddy() && QKeySequence::mnemonic(label->text()) == key)
            return withoutKey(label->text());
    for (const QShortcut* shortcut : window.findChildren<QShortcut*>())
        if (shortcut->keys().contains(key))
            return shortcut->whatsThis();
    return std::nullopt;
}

} // namespace

void applyKeys(const QList<QAction*>& actions, const QSettings& settings)
{
    for (QAction* action : actions) {
        if (!action->property(madeWith).isValid())
            action->setProperty(madeWith, QKeySequence::listToString(action->shortcuts()));
        const QString keys = settings.value(keyOf(action), action->property(madeWith)).toString();
        action->setShortcuts(QKeySequence::listFromString(keys));
    }
}

PreferencesPage::PreferencesPage(Library& library, QSettings& settings, QList<QAction*> actions, QWidget* parent)
    : Page(parent)
    , m_library(library)
    , m_settings(settings)
    , m_actions(std::move(actions))
    , m_ui(std::make_unique<Ui::PreferencesPage>())
{
    m_ui->setupUi(this);
    m_ui->key->setAccessibleName(tr("New key"));
    if (auto* line = m_ui->key->findChild<QLineEdit*>())
        line->setAccessibleName(tr("New key"));
    m_ui->language->addItem(tr("As the system"), QString());
    for (const QString& file : QDir(QStringLiteral(":/i18n")).entryList({QStringLiteral("musterroll_*.qm")})) {
        const QString name = file.section(QLatin1Char('_'), 1).section(QLatin1Char('.'), 0, 0);
        m_ui->language->addItem(QLocale(name).nativeLanguageName(), name);
    }
    m_ui->keys->setColumnCount(2);
    m_ui->keys->setHorizontalHeaderLabels({tr("Action"), tr("Keys")});
    m_ui->keys->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_ui->keys->horizontalHeader()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_ui->keys->verticalHeader()->hide();
    // Afterwards: a bar that comes with higher rows takes of the width that they were measured for.
    connect(m_ui->keys->horizontalHeader(), &QHeaderView::sectionResized, m_ui->keys, &QTableWidget::resizeRowsToContents,
        Qt::QueuedConnection);
    m_ui->keys->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_ui->keys->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_ui->keys->setTabKeyNavigation(false);
    m_ui->about->setText(aboutText());
    for (QComboBox* box : {m_ui->theme, m_ui->language})
        connect(box, &QComboBox::currentIndexChanged, this, &PreferencesPage::keepLook);
    for (QSpinBox* box : {m_ui->percent, m_ui->scale})
        connect(box, &QSpinBox::valueChanged, this, &PreferencesPage::keepLook);
    for (QCheckBox* box : {m_ui->contrast, m_ui->far, m_ui->animated, m_ui->advised})
        connect(box, &QCheckBox::toggled, this, &PreferencesPage::keepLook);
    for (QCheckBox* box : {m_ui->realDice, m_ui->realCards})
        connect(box, &QCheckBox::toggled, this, &PreferencesPage::keepTable);
    connect(m_ui->who, &QLineEdit::textEdited, this, &PreferencesPage::keepTable);
    connect(m_ui->readings, &QPushButton::clicked, this,
        [this] { emit linkWanted(QStringLiteral("rules"), QLatin1String(unclearRules)); });
    connect(m_ui->setKey, &QPushButton::clicked, this, &PreferencesPage::setKey);
    connect(m_ui->resetKeys, &QPushButton::clicked, this, [this] {
        m_settings.remove(QStringLiteral("keys"));
        applyKeys(m_actions, m_settings);
        showKeys();
    });
    connect(m_ui->copyKeys, &QPushButton::clicked, this, [this] {
        QString text;
        for (const auto& [does, keys] : allKeys())
            text += does + QStringLiteral(": ") + keys + QLatin1Char('\n');
        QApplication::clipboard()->setText(text);
    });
}

QString PreferencesPage::aboutText()
{
    return tr("Muster Roll %1 is made by admirers of these games and has no tie to their makers; their names only "
              "say which game is meant. "
              "Free software under the GNU General Public License, version 3 or later, without any warranty. "
              "It knows no account and sends nothing to anybody; only phones and shared tables, where you open "
              "them, speak over the network, with the devices that you let in.")
        .arg(QCoreApplication::applicationVersion());
}

PreferencesPage::~PreferencesPage() = default;

QWidget* PreferencesPage::firstFocus() { return m_ui->theme; }

void PreferencesPage::sit(kit::Sitting* sitting, const kit::Desk*)
{
    m_sitting = sitting;
    delete m_readings;
    m_readings = nullptr;
    refresh();
}

void PreferencesPage::refresh()
{
    m_isFilling = true;
    const Look look = Look::from(m_settings);
    m_ui->theme->setCurrentIndex(int(look.theme));
    m_ui->contrast->setChecked(look.hasContrast);
    m_ui->percent->setValue(look.percent);
    m_ui->far->setChecked(look.isFar);
    m_ui->animated->setChecked(look.isAnimated);
    m_ui->advised->setChecked(look.isAdvised);
    m_ui->scale->setValue(m_settings.value(QStringLiteral("look/scale"), 100).toInt());
    m_ui->language->setCurrentIndex(std::max(0, m_ui->language->findData(m_settings.value(QStringLiteral("look/language")))));
    m_ui->who->setText(m_settings.value(QStringLiteral("table/who")).toString());
    m_ui->realDice->setChecked(m_sitting ? m_sitting->realDice : m_settings.value(QStringLiteral("table/realDice")).toBool());
    m_ui->realCards->setChecked(m_sitting ? m_sitting->realCards : m_settings.value(QStringLiteral("table/realCards")).toBool());
    m_isFilling = false;
    showKeys();

    showReadings();
}

void PreferencesPage::showReadings()
{
    m_ui->rulesHeading->setVisible(m_sitting);
    m_ui->readings->setVisible(m_sitting);
    m_ui->settings->setVisible(m_sitting);
    if (!m_sitting)
        return;
    const engine::Game& game = m_sitting->game();
    if (!m_readings) {
        const QJsonObject schema =
            game.stateSchema().value(QLatin1String("properties")).toObject().value(QLatin1String("settings")).toObject();
        m_readings = new Readings(schema, game, m_library.book(game.id()), true, m_ui->settings);
        m_ui->settingsLayout->addWidget(m_readings);
        connect(m_readings, &Readings::lookedUp, this,
            [this](const QString& entry) { emit linkWanted(QStringLiteral("rules"), entry); });
        connect(m_readings, &Readings::chosen, this, [this](const QString& name, const QJsonValue& value) {
            m_sitting->propose(engine::ChangeSetting{name, value});
            showReadings(); // what the table answered
        });
    }
    m_readings->show(game.stateToJson(m_sitting->state()).value(QLatin1String("settings")).toObject());
    m_readings->setEnabled(!m_sitting->isReadOnly() && !m_sitting->isLooking());
}

// Two columns where both have room, one below the other where the letters are large.
void PreferencesPage::resizeEvent(QResizeEvent* event)
{
    Page::resizeEvent(event);
    constexpr int roomy = 100; // letters
    m_ui->row->setDirection(
        width() < roomy * fontMetrics().averageCharWidth() ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_ui->keys->setFixedHeight(fontMetrics().height() * 20);
}

void PreferencesPage::keepLook()
{
    if (m_isFilling)
        return;
    Look look;
    look.theme = kit::Theme(m_ui->theme->currentIndex());
    look.hasContrast = m_ui->contrast->isChecked();
    look.percent = m_ui->percent->value();
    look.isFar = m_ui->far->isChecked();
    look.isAnimated = m_ui->animated->isChecked();
    look.isAdvised = m_ui->advised->isChecked();
    look.keep(m_settings);
    m_settings.setValue(QStringLiteral("look/scale"), m_ui->scale->value());
    look.apply(*qApp);
    const QString languageKey = QStringLiteral("look/language");
    if (m_settings.value(languageKey).toString() != m_ui->language->currentData().toString()) {
        m_settings.setValue(languageKey, m_ui->language->currentData());
        emit languageChosen();
    }
}

void PreferencesPage::keepTable()
{
    if (m_isFilling)
        return;
    m_settings.setValue(QStringLiteral("table/who"), m_ui->who->text());
    if (!m_sitting) { // what the next campaign begins with
        m_settings.setValue(QStringLiteral("table/realDice"), m_ui->realDice->isChecked());
        m_settings.setValue(QStringLiteral("table/realCards"), m_ui->realCards->isChecked());
        return;
    }
    m_sitting->who = m_ui->who->text();
    m_sitting->realDice = m_ui->realDice->isChecked();
    m_sitting->realCards = m_ui->realCards->isChecked();
}

QList<std::pair<QString, QString>> PreferencesPage::allKeys() const
{
    QList<std::pair<QString, QString>> all;
    for (const QAction* action : m_actions)
        all += std::pair(action->text(), shownKeys(action));
    if (const auto* table = window()->findChild<kit::TableView*>(); table && m_sitting)
        for (const kit::TableKey& one : kit::keysOf(*table))
            all += std::pair(engine::fill(tr("%1, on the table"), {one.does}), one.key.toString(QKeySequence::NativeText));
    return all;
}

void PreferencesPage::showKeys()
{
    const QList<std::pair<QString, QString>> all = allKeys();
    m_ui->keys->setRowCount(int(all.size()));
    for (int row = 0; row < all.size(); ++row) {
        auto* action = new QTableWidgetItem(all[row].first);
        action->setToolTip(kit::tip(action->text())); // its column may be narrower
        m_ui->keys->setItem(row, 0, action);
        m_ui->keys->setItem(row, 1, new QTableWidgetItem(all[row].second));
    }
    m_ui->keys->resizeRowsToContents();
    m_ui->conflict->clear();
}

void PreferencesPage::setKey()
{
    const int row = m_ui->keys->currentRow();
    const QKeySequence key = m_ui->key->keySequence();
    if (row < 0 || key.isEmpty())
        return;
    if (row >= m_actions.size())
        return m_ui->conflict->setText(
            engine::fill(tr("%1 belongs to the table and stays with it."), {m_ui->keys->item(row, 1)->text()}));
    for (const QAction* other : std::as_const(m_actions))
        if (other != m_actions[row] && other->shortcuts().contains(key)) {
            m_ui->conflict->setText(tr("%1 already belongs to: %2. Choose another key, or give that action another one first.")
                                        .arg(key.toString(QKeySequence::NativeText), other->text()));
            return;
        }
    if (const auto other = otherBearer(*window(), key)) {
        const QString shown = key.toString(QKeySequence::NativeText);
        m_ui->conflict->setText(other->isEmpty()
                ? tr("%1 already does something on one of the pages. Choose another key.").arg(shown)
                : tr("%1 already belongs to: %2. Choose another key.").arg(shown, *other));
        return;
    }
    m_settings.setValue(keyOf(m_actions[row]), key.toString());
    applyKeys(m_actions, m_settings);
    showKeys();
    m_ui->keys->selectRow(row);
    m_ui->key->clear();
}

} // namespace window
