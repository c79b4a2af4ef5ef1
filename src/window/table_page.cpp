// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/table_page.h"

#include "kit/forms/unsaved.h"
#include "kit/own_seat.h"
#include "kit/forms/changing.h"
#include "window/cards/entering.h"
#include "window/sharing/shared_table.h"

#include <QLabel>
#include <QSettings>
#include <QStackedLayout>

#include <utility>

namespace window {

TablePage::TablePage(Library& library, QSettings& settings, QWidget* parent)
    : Page(parent)
    , m_library(library)
    , m_settings(settings)
    , m_layout(new QStackedLayout(this))
    , m_entering(new Entering(
          library,
          [this]() -> kit::CardEntry& {
              auto* form = new kit::CardEntry(this);
              form->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored); // it takes the room that the table has
              m_layout->addWidget(form);
              return *form;
          },
          this))
{
    m_entering->keepDraftsIn(settings);
    auto* empty = new QLabel(tr("No campaign lies on the table. Take one from the shelf."), this);
    empty->setAlignment(Qt::AlignCenter);
    empty->setWordWrap(true);
    empty->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored); // while it is not seen it asks for no room
    empty->setProperty("look", "muted");
    m_layout->addWidget(empty);
    connect(m_entering, &Entering::opened, this, [this] { m_layout->setCurrentWidget(m_entering->form()); });
    connect(m_entering, &Entering::ended, this, [this] {
        m_layout->setCurrentWidget(m_view ? static_cast<QWidget*>(m_view) : m_layout->widget(0));
        emit cardsEntered();
    });
    connect(m_entering, &Entering::failed, this, &Page::failed);
    connect(m_entering, &Entering::told, this, &Page::told);
}

TablePage::~TablePage() { keepTyped(); }

void TablePage::keepTyped()
{
    const auto* view = dynamic_cast<const kit::Unsaved*>(m_view);
    const QByteArray typed = view ? view->typed() : QByteArray();
    if (!typed.isEmpty() && !m_typedKey.isEmpty())
        m_settings.setValue(m_typedKey, typed);
}

// Once: what is entered afterwards is not typed any more.
void TablePage::goOn()
{
    auto* view = dynamic_cast<kit::Unsaved*>(m_view);
    const QByteArray typed = view ? m_settings.value(m_typedKey).toByteArray() : QByteArray();
    if (typed.isEmpty())
        return;
    m_settings.remove(m_typedKey);
    view->goOnWith(typed);
}

void TablePage::sit(kit::Sitting* sitting, const kit::Desk* desk)
{
    keepTyped();
    m_entering->sit(sitting, desk);
    delete m_view;
    m_view = nullptr;
    m_sitting = sitting;
    if (!sitting)
        return;
    const QString id = m_library.idOf(*sitting);
    m_typedKey = id.isEmpty() ? QString() : QStringLiteral("table/typed/") + id;
    m_isNew = true;
    m_view = desk->table(*sitting, this);
    m_layout->addWidget(m_view);
    m_layout->setCurrentWidget(m_view);
    connect(m_view, &kit::TableView::intent, this, &TablePage::intent);
    connect(m_view, &kit::TableView::chosen, this, &TablePage::chosen);
    connect(m_view, &kit::TableView::lookedUp, this, &TablePage::lookedUp);
    connect(m_view, &kit::TableView::pageWanted, this, &TablePage::linkWanted);
    connect(m_view, &kit::TableView::oddsWanted, this, &TablePage::oddsWanted);
    {
        const QSignalBlocker quiet(sitting); // it is shown when all pages sit at it
        takeSeat();
    }
    if (const SharedTable* shared = SharedTable::of(sitting)) // another seat may be given to this computer
        connect(shared, &SharedTable::changed, m_view, [this] {
            if (takeSeat())
                refresh();
        });
}

bool TablePage::takeSeat()
{
    const SharedTable* shared = SharedTable::of(m_sitting);
    const QString seat = shared && shared->terms().right == share::Right::Seat ? shared->terms().seat : QString();
    if (kit::ownSeatOf(*m_view) == seat)
        return false;
    m_view->setProperty(kit::ownSeat, seat);
    if (m_sitting->isGuarded()) // who looks here is known
        m_sitting->showTo(seat);
    return true;
}

void TablePage::refresh()
{
    if (!m_view)
        return;
    kit::letChange(*m_view, {}); // what can be done now is the table's to say
    m_view->present(m_sitting->state());
    if (m_sitting->isReadOnly())
        kit::letChange(*m_view, kit::Sitting::tr("This campaign is only looked at: nothing can be changed."));
    if (std::exchange(m_isNew, false) && !m_typedKey.isEmpty())
        goOn();
}

void TablePage::choose(const QString& actor)
{
    if (m_view)
        m_view->choose(actor);
}

void TablePage::enterCards(const engine::AnyAction& action, const QList<engine::Facts>& facts,
    const QHash<QString, QString>& titles, const QString& decision)
{
    m_entering->begin(action, facts, titles, decision);
}

QWidget* TablePage::firstFocus()
{
    return m_entering->isOpen() ? m_entering->form()->firstFocus() : m_view ? m_view : static_cast<QWidget*>(this);
}

OpenTable::OpenTable(const QWidget& window)
    : m_table(window.findChild<kit::TableView*>())
{
    if (m_table)
        m_first = m_table->focusProxy();
    if (m_first)
        m_table->setFocusProxy(nullptr);
}

OpenTable::~OpenTable()
{
    if (m_table && m_first && !m_table->focusProxy())
        m_table->setFocusProxy(m_first);
}

} // namespace window
