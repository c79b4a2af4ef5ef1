// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What leaves the program for somebody else's eyes beside paper: what helps to find a fault, and a picture of the table.
#pragma once

#include "kit/drawn/sheet.h"
#include "window/library.h"

namespace window {

// One JSON text: versions, the names of the packs, the last fifty entries, and the first one. Without names every person,
// seat and the campaign are called by a number, also where they stand within a sentence. Hidden cards stand in it as they stand
// in the journal.
QByteArray faultBundle(Library& library, kit::Sitting& sitting, bool withNames);

// The table as everybody may see it.
QImage tablePicture(const kit::Desk& desk, const kit::Sitting& sitting, const QSize& size);
// The same as PNG or SVG by the file's ending, 1600 by 1000 dots. Whole or not at all.
engine::Result<engine::Done> savePicture(const kit::Desk& desk, const kit::Sitting& sitting, const QString& file);

// What lies in the printers where this computer stands, whatever language the program speaks.
kit::Paper paperHere();

// What a file may be called after something that people named: without what separates folders, and not too long for a disk.
QString fileNameFrom(QString name, const QString& ending);

} // namespace window
