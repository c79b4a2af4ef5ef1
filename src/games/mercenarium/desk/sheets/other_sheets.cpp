// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/mercenarium/desk/sheets/other_sheets.h"

#include "engine/json.h"
#include "engine/table_actions.h"
#include "games/mercenarium/desk/parts.h"
#include "games/mercenarium/rules/actions.h"
#include "games/mercenarium/rules/board/contest.h"
#include "games/mercenarium/rules/cards/pack.h"
#include "games/mercenarium/rules/query.h"
#include "kit/drawn/plain_label.h"
#include "kit/drawn/tip.h"
#include "kit/drawn/wrapped_button.h"
#include "kit/forms/number_box.h"
#include "kit/saved.h"
#include "kit/forms/changing.h"

#include <QComboBox>
#include <QFileDialog>
#include <QGridLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>

namespace mercenarium::desk {

OtherSheets::OtherSheets(kit::Sitting& sitting, QWidget* parent)
    : QWidget(parent)
    , m_sitting(sitting)
    , m_face(called("zodiacFace", new kit::NumberBox(this)))
    , m_hymn(called("zodiacHymn", new QComboBox(this)))
    , m_wheel(kit::changing(called("reverseWheel", new kit::WrappedButton(this))))
{
    setObjectName(QStringLiteral("otherSheets"));
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    auto* zodiac = kit::plainLabel("", this, mercenarium::tr("&Zodiac die"));
    zodiac->setBuddy(m_face);
    m_face->setRange(1, zodiacFaces);
    m_face->setAccessibleName(mercenarium::tr("Face of the Zodiac die"));
    auto* standsFor = kit::plainLabel("muted", this, mercenarium::tr("stands for"));
    standsFor->setBuddy(m_hymn);
    m_hymn->setAccessibleName(mercenarium::tr("The hymn that this face stands for"));
    m_hymn->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_wheel->setText(mercenarium::tr("Turn the wheel roun&d"));
    auto* save = called("saveSheets", new kit::WrappedButton(this));
    save->setText(mercenarium::tr("&Save for other games…"));
    save->setToolTip(
        mercenarium::tr("Everything typed in here as a file; import it on the page of cards and choose it for a new game"));
    grid->addWidget(zodiac, 0, 0);
    grid->addWidget(m_face, 0, 1, Qt::AlignLeft);
    grid->addWidget(standsFor, 1, 0); // below it: both beside each other are wide
    grid->addWidget(m_hymn, 1, 1);
    auto* row = new QHBoxLayout;
    row->addWidget(m_wheel, 1);
    row->addWidget(save, 1);
    m_fool = facesLine(*grid, 2, mercenarium::tr("&Fool die"), "fool_faces");
    m_fox = facesLine(*grid, 3, mercenarium::tr("F&ox die"), "fox_faces");
    grid->addLayout(row, 4, 0, 1, 2);
    grid->setColumnStretch(1, 1);
    connect(m_face, &QSpinBox::valueChanged, this, &OtherSheets::showFace);
    connect(m_hymn, &QComboBox::activated, this, [this](int at) {
        emit intent(TypeZodiac{m_face->value(), Card::hymn(at + 1)});
    });
    connect(m_wheel, &QPushButton::clicked, this, &OtherSheets::reverse);
    connect(save, &QPushButton::clicked, this, [this] {
        auto* dialog =
            new QFileDialog(this, mercenarium::tr("Save the sheets as a card pack"), {}, mercenarium::tr("Card packs (*.json)"));
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setAcceptMode(QFileDialog::AcceptSave);
        dialog->setDefaultSuffix(QStringLiteral("json"));
        dialog->selectFile(QStringLiteral("mercenarium-cards.json"));
        connect(dialog, &QFileDialog::fileSelected, this, &OtherSheets::saveTo);
        dialog->open();
    });
}

QLineEdit* OtherSheets::facesLine(QGridLayout& grid, int row, const QString& caption, const char* setting)
{
    auto* line = called(setting, new QLineEdit(this));
    auto* label = kit::plainLabel("", this, caption);
    label->setBuddy(line);
    line->setPlaceholderText(mercenarium::tr("its usual faces"));
    line->setToolTip(mercenarium::tr("What is printed on its six faces, with commas between them; empty: its usual faces"));
    grid.addWidget(label, row, 0);
    grid.addWidget(line, row, 1);
    connect(line, &QLineEdit::editingFinished, this, [this, line, name = QString::fromLatin1(setting)] {
        // A face may have a name of several words: blanks part them only where no comma does.
        static const QRegularExpression commas(QStringLiteral("\\s*[,;]\\s*")), gaps(QStringLiteral("\\s+"));
        const QString typed = line->text().trimmed();
        const QStringList faces = typed.split(typed.contains(commas) ? commas : gaps, Qt::SkipEmptyParts);
        if (faces != (line == m_fool ? m_state.settings.foolFaces : m_state.settings.foxFaces))
            emit intent(engine::ChangeSetting{name, engine::toJson(faces)});
    });
    return line;
}

void OtherSheets::present(const State& state)
{
    m_state = state;
    for (const auto& [line, faces] : {std::pair(m_fool, state.settings.foolFaces), std::pair(m_fox, state.settings.foxFaces)})
        if (!line->hasFocus() || !line->isModified())
            line->setText(faces.join(QStringLiteral(", ")));
    m_hymn->clear();
    for (int numeral = 1; numeral <= hymnCards; ++numeral)
        m_hymn->addItem(titleOf(state, Card::hymn(numeral)));
    showFace();
    const Wheel wheel = wheelOf(state.settings);
    QStringList ring;
    for (const Suit suit : wheel)
        ring += shown(suit);
    m_wheel->setToolTip(kit::tip(fill(
        mercenarium::tr("Now each consumes the next: %1"), {(ring + QStringList{ring.first()}).join(QStringLiteral(" → "))})));
}

void OtherSheets::showFace() { m_hymn->setCurrentIndex(zodiacHymn(m_state, m_face->value()).numeral() - 1); }

void OtherSheets::reverse()
{
    const Wheel wheel = wheelOf(m_state.settings);
    emit intent(engine::ChangeSetting{QStringLiteral("wheel"), engine::toJson(QList<Suit>(wheel.rbegin(), wheel.rend()))});
}

bool OtherSheets::saveTo(const QString& file)
{
    const auto done = kit::saveWhole(sheetsAsPack(m_state), file);
    if (!done)
        emit m_sitting.failed(done.faults());
    return bool(done);
}

} // namespace mercenarium::desk
