// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ending.h"

#include <cerrno>
#include <csignal>
#include <initializer_list>

#include <fcntl.h>
#include <unistd.h>

namespace app {

namespace {

// In the middle of whatever a signal interrupts nothing is safe but this: the loop reads it, as soon as there is one.
int toLoop = -1;

} // namespace

int endsBySignal()
{
    int ends[2] = {-1, -1};
    if (::pipe(ends) != 0)
        return -1;
    for (const int end : ends) {
        ::fcntl(end, F_SETFD, FD_CLOEXEC);
        ::fcntl(end, F_SETFL, O_NONBLOCK);
    }
    toLoop = ends[1];
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
        const auto before = std::signal(signal, [](int) {
            const int error = errno;
            [[maybe_unused]] const auto written = ::write(toLoop, "", 1);
            errno = error;
        });
        if (before == SIG_IGN) // whoever started it does not want that: nohup
            std::signal(signal, SIG_IGN);
    }
    return ends[0];
}

} // namespace app
