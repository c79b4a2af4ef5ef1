// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"

namespace cli {

namespace {

constexpr const Command* listed[] = {&commands::games, &commands::newCampaign, &commands::list, &commands::show,
    &commands::offers, &commands::ask, &commands::doAction, &commands::play, &commands::undo, &commands::redo, &commands::goTo,
    &commands::log, &commands::lines, &commands::luck, &commands::data, &commands::correct, &commands::setup, &commands::settings,
    &commands::roll, &commands::odds, &commands::schema, &commands::exportCampaign, &commands::importCampaign, &commands::check,
    &commands::startHouse, &commands::stopHouse, &commands::lookAtHouse, &commands::readyHouse, &commands::checkHouse,
    &commands::copyHouse, &commands::share, &commands::invite, &commands::join, &commands::sync, &commands::devices,
    &commands::revoke, &commands::leave, &commands::takeHome, &commands::merge, &commands::rules, &commands::pin,
    &commands::unpin, &commands::checkPack, &commands::listPacks, &commands::packSchema, &commands::exportPack,
    &commands::importPack, &commands::removePack, &commands::mergePack, &commands::addCard};

} // namespace

Commands commands::all() { return listed; }

} // namespace cli
