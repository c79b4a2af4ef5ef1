# SPDX-FileCopyrightText: The Muster Roll authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Packages for Debian: the command line, which needs no widgets, the window, and what both ask the keychain with. Made by
# packaging/package.sh.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME musterroll)
set(CPACK_PACKAGE_VENDOR "The Muster Roll authors")
set(CPACK_PACKAGE_HOMEPAGE_URL https://github.com/musterroll/musterroll)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_COMPONENTS_ALL cli window)
if(TARGET musterroll-keychain)
    list(APPEND CPACK_COMPONENTS_ALL keychain)
endif()
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_CURRENT_LIST_DIR}/complete.cmake)

set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_MAINTAINER "The Muster Roll authors <musterroll@users.noreply.github.com>")
set(CPACK_DEBIAN_PACKAGE_SECTION utils)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)

# The driver of SQLite and the module for the keychain are loaded while the program runs: no linker sees them.
set(CPACK_DEBIAN_CLI_PACKAGE_NAME musterroll-cli)
set(CPACK_DEBIAN_CLI_PACKAGE_DEPENDS libqt6sql6-sqlite)
set(CPACK_DEBIAN_CLI_PACKAGE_SUGGESTS "libqt6sql6-psql, postgresql, musterroll-keychain")
set(CPACK_DEBIAN_CLI_DESCRIPTION "companion for board games of mercenaries (command line)
Keeps the state of a game that lies on a real table, checks every action
against its rules, says why with page, rolls dice or takes those that were
rolled, and writes everything down before it answers. Five games are known:
Hired Swords, Jagged Alliance, Sellsword, Swords & Souls and Mercenarium.
.
This package holds the command line, which needs no display.")
set(CPACK_DEBIAN_WINDOW_PACKAGE_NAME musterroll)
set(CPACK_DEBIAN_WINDOW_PACKAGE_DEPENDS libqt6sql6-sqlite)
set(CPACK_DEBIAN_WINDOW_PACKAGE_RECOMMENDS "libqt6svg6, qt6-translations-l10n, qt6-wayland, musterroll-cli, fonts-dejavu-core, musterroll-keychain")
# One table on several computers needs a driver, one of them a server; words of six letters are found by Avahi.
set(CPACK_DEBIAN_WINDOW_PACKAGE_SUGGESTS "poppler-utils, libqt6sql6-psql, postgresql, avahi-daemon")
set(CPACK_DEBIAN_WINDOW_DESCRIPTION "companion for board games of mercenaries
Lies beside a board game that is played on a real table: keeps its state, says
whether something is allowed and why, with rule and page, rolls dice or takes
those that were rolled, and shows the odds before something is done. Five
games are known: Hired Swords, Jagged Alliance, Sellsword, Swords & Souls and
Mercenarium. Small packs of invented cards let each be tried.
.
This package holds the window.")
set(CPACK_DEBIAN_KEYCHAIN_PACKAGE_NAME musterroll-keychain)
set(CPACK_DEBIAN_KEYCHAIN_DESCRIPTION "companion for board games of mercenaries (keychain)
Muster Roll keeps the keys of shared tables in the keychain of whoever is
logged in where this package is installed, and in files of their owner where
it is not.")
include(CPack)
