# SPDX-FileCopyrightText: The Muster Roll authors
# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -DBUILD=FOLDER -P uninstall.cmake: takes away what was installed from this build, and the folders that are empty then.
file(GLOB manifests ${BUILD}/install_manifest*.txt)
if(NOT manifests)
    message(FATAL_ERROR "Nothing was installed from ${BUILD}: it has no install_manifest.txt.")
endif()
foreach(manifest ${manifests})
    file(STRINGS ${manifest} files)
    foreach(path ${files})
        file(REMOVE $ENV{DESTDIR}${path})
        get_filename_component(folder $ENV{DESTDIR}${path} DIRECTORY)
        list(APPEND folders ${folder})
    endforeach()
    file(REMOVE ${manifest})
endforeach()
# rmdir takes no folder in which anything is left.
list(REMOVE_DUPLICATES folders)
execute_process(COMMAND rmdir --parents --ignore-fail-on-non-empty ${folders} ERROR_QUIET)
