// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Loaded before the C library: the clock of the wall shows CLOCK_AHEAD seconds more than it should, or fewer.
#include <cstdlib>
#include <ctime>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

namespace {

time_t ahead()
{
    const char* const seconds = std::getenv("CLOCK_AHEAD");
    return seconds ? std::atol(seconds) : 0;
}

} // namespace

extern "C" int clock_gettime(clockid_t clock, timespec* now)
{
    const int result = int(syscall(SYS_clock_gettime, clock, now));
    if (result == 0 && clock == CLOCK_REALTIME)
        now->tv_sec += ahead();
    return result;
}

extern "C" int gettimeofday(timeval* now, void*) noexcept
{
    timespec exact;
    const int result = clock_gettime(CLOCK_REALTIME, &exact);
    now->tv_sec = exact.tv_sec;
    now->tv_usec = exact.tv_nsec / 1000;
    return result;
}

extern "C" time_t time(time_t* now) noexcept
{
    timespec exact;
    clock_gettime(CLOCK_REALTIME, &exact);
    if (now)
        *now = exact.tv_sec;
    return exact.tv_sec;
}
