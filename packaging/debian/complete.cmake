# SPDX-FileCopyrightText: The Muster Roll authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Run by CPack on what is installed, before it becomes packages: what Debian wants to find in each. Times are SOURCE_DATE_EPOCH,
# so that the same sources give the same bytes.
if(NOT CPACK_GENERATOR STREQUAL "DEB")
    return()
endif()
string(TIMESTAMP date "%a, %d %b %Y %H:%M:%S +0000" UTC)
foreach(component ${CPACK_COMPONENTS_ALL})
    string(TOUPPER ${component} upper)
    set(name ${CPACK_DEBIAN_${upper}_PACKAGE_NAME})
    set(root ${CPACK_TEMPORARY_DIRECTORY}/${component}/usr)
    set(documents ${root}/share/doc/${name})
    file(COPY ${CMAKE_CURRENT_LIST_DIR}/copyright DESTINATION ${documents})
    file(WRITE ${documents}/changelog "${name} (${CPACK_PACKAGE_VERSION}) unstable; urgency=medium\n\n"
        "  * What changed, for people who play, stands in the project's CHANGELOG.md.\n\n"
        " -- ${CPACK_DEBIAN_PACKAGE_MAINTAINER}  ${date}\n")
    file(GLOB manuals ${root}/share/man/man1/*.1)
    execute_process(COMMAND gzip -9nf ${documents}/changelog ${manuals} COMMAND_ERROR_IS_FATAL ANY)
    set(overrides ${CMAKE_CURRENT_LIST_DIR}/${name}.lintian-overrides)
    if(EXISTS ${overrides})
        file(COPY ${overrides} DESTINATION ${root}/share/lintian/overrides)
        file(RENAME ${root}/share/lintian/overrides/${name}.lintian-overrides ${root}/share/lintian/overrides/${name})
    endif()
    # Who built it had a umask and a clock of their own.
    execute_process(COMMAND find ${root}/.. -exec touch -hd @$ENV{SOURCE_DATE_EPOCH} {} + COMMAND_ERROR_IS_FATAL ANY)
    execute_process(COMMAND chmod -R u=rwX,go=rX ${root} COMMAND_ERROR_IS_FATAL ANY)
endforeach()
