// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// bench_start ROUNDS -- PROGRAM [ARGUMENT…] [-- PROGRAM …]: starts the programs in turns on the display, and prints for each how
// many milliseconds it took until its window (300 pixels wide or more) was there and until three fifths of it were painted, and
// the megabytes that it holds a second and a half later: its share (PSS) and what is its own (private, written). Each has a home
// of its own, kept over the rounds. Meant for a display without a window manager.
#include <X11/Xlib.h>
#include <X11/extensions/Xdamage.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

using Clock = std::chrono::steady_clock;

struct Program {
    std::vector<char*> words; // ends with a null, for exec
    std::string home;
    std::vector<double> mapped, painted, share, own;
};

double since(Clock::time_point start) { return std::chrono::duration<double, std::milli>(Clock::now() - start).count(); }

double median(std::vector<double> all)
{
    std::ranges::sort(all);
    return all.empty() ? 0 : all[all.size() / 2];
}

// Which sixteenths of a window in both directions were drawn on.
class Painted {
public:
    Painted(int width, int height)
        : m_width(std::max(width, across))
        , m_height(std::max(height, across))
    {
    }
    void add(const XRectangle& area)
    {
        for (int y = 0; y < across; ++y)
            for (int x = 0; x < across; ++x) {
                const int midX = (2 * x + 1) * m_width / (2 * across), midY = (2 * y + 1) * m_height / (2 * across);
                if (midX >= area.x && midX < area.x + area.width && midY >= area.y && midY < area.y + area.height)
                    m_drawn[y][x] = true;
            }
    }
    bool isMost() const
    {
        int drawn = 0;
        for (const auto& row : m_drawn)
            drawn += int(std::count(std::begin(row), std::end(row), true));
        return drawn * 5 >= across * across * 3;
    }

private:
    static constexpr int across = 16;
    int m_width, m_height;
    bool m_drawn[across][across] = {};
};

// Kilobytes of one row of what the system knows of a process and of what it started.
double held(pid_t process, const std::string& name)
{
    double all = 0;
    std::ifstream rows("/proc/" + std::to_string(process) + "/smaps_rollup");
    for (std::string row; std::getline(rows, row);)
        if (row.starts_with(name + ':'))
            all += std::strtod(row.c_str() + name.size() + 1, nullptr);
    std::ifstream children("/proc/" + std::to_string(process) + "/task/" + std::to_string(process) + "/children");
    for (pid_t child = 0; children >> child;)
        all += held(child, name);
    return all;
}

bool next(Display* display, XEvent& event, Clock::time_point start)
{
    constexpr double longest = 20000; // milliseconds
    while (XPending(display) == 0) {
        pollfd waits{ConnectionNumber(display), POLLIN, 0};
        if (since(start) > longest)
            return false;
        poll(&waits, 1, 100);
    }
    XNextEvent(display, &event);
    return true;
}

bool run(Display* display, int damages, Program& program)
{
    constexpr int smallest = 300; // pixels: anything less is a splash or a helper
    const auto start = Clock::now();
    const pid_t process = fork();
    if (process == 0) {
        setenv("HOME", program.home.c_str(), 1);
        for (const char* name : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"})
            unsetenv(name);
        std::freopen("/dev/null", "w", stderr);
        std::freopen("/dev/null", "w", stdout);
        execvp(program.words[0], program.words.data());
        _exit(127);
    }
    Window window = 0;
    Damage damage = 0;
    Painted painted(0, 0);
    bool isPainted = false, isFirst = true;
    for (XEvent event; !isPainted && next(display, event, start);) {
        if (event.type == MapNotify && window == 0) {
            XWindowAttributes is;
            if (XGetWindowAttributes(display, event.xmap.window, &is) == 0 || is.width < smallest)
                continue;
            window = event.xmap.window;
            program.mapped.push_back(since(start));
            painted = Painted(is.width, is.height);
            damage = XDamageCreate(display, window, XDamageReportRawRectangles);
            XSync(display, False);
        } else if (event.type == damages + XDamageNotify) {
            const auto& drawn = reinterpret_cast<const XDamageNotifyEvent&>(event);
            const bool isWhole = drawn.area.width >= drawn.geometry.width && drawn.area.height >= drawn.geometry.height;
            if (!std::exchange(isFirst, false) || !isWhole) // the first whole one is told because somebody began to look
                painted.add(drawn.area);
            isPainted = painted.isMost();
        }
    }
    if (isPainted) {
        program.painted.push_back(since(start));
        std::this_thread::sleep_for(std::chrono::milliseconds(1500));
        program.share.push_back(held(process, "Pss") / 1024);
        program.own.push_back(held(process, "Private_Dirty") / 1024);
    }
    kill(process, SIGTERM);
    int ended = 0;
    for (int waits = 0; waits < 50 && waitpid(process, &ended, WNOHANG) == 0; ++waits)
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
    kill(process, SIGKILL);
    waitpid(process, &ended, 0);
    if (damage != 0)
        XDamageDestroy(display, damage);
    XSync(display, True); // what is left of it is nothing of the next one
    return isPainted;
}

} // namespace

int main(int count, char** words)
{
    std::vector<Program> programs;
    const int rounds = count > 1 ? std::atoi(words[1]) : 0;
    for (int i = 2; i < count; ++i)
        if (std::string(words[i]) == "--")
            programs.push_back({});
        else if (!programs.empty())
            programs.back().words.push_back(words[i]);
    std::erase_if(programs, [](const Program& one) { return one.words.empty(); });
    Display* display = XOpenDisplay(nullptr);
    int damages = 0, errors = 0;
    if (rounds < 1 || programs.empty() || !display || XDamageQueryExtension(display, &damages, &errors) == 0) {
        std::fprintf(
            stderr, "bench_start ROUNDS -- PROGRAM [ARGUMENT…] [-- PROGRAM …], on a display that tells what is drawn.\n");
        return 1;
    }
    XSetErrorHandler([](Display*, XErrorEvent*) { return 0; }); // a window may be gone before it is asked about
    XSelectInput(display, DefaultRootWindow(display), SubstructureNotifyMask);
    for (Program& one : programs) {
        char folder[] = "/tmp/bench_start.XXXXXX";
        one.home = mkdtemp(folder);
        one.words.push_back(nullptr);
    }
    for (int round = -1; round < rounds; ++round) // the first one warms the disk, and what a first start makes
        for (Program& one : programs) {
            if (!run(display, damages, one))
                std::printf("%s: no painted window within 20 seconds\n", one.words[0]);
            if (round < 0)
                one.mapped = one.painted = one.share = one.own = {};
        }
    std::printf("%-40s %9s %9s %9s %9s   %s\n", "", "there", "painted", "PSS", "own", "painted and PSS, times the first");
    for (const Program& one : programs) {
        const Program& floor = programs.front();
        std::printf("%-40s %6.1f ms %6.1f ms %6.1f MB %6.1f MB   %.2f %.2f\n",
            std::filesystem::path(one.words[0]).filename().c_str(), median(one.mapped), median(one.painted), median(one.share),
            median(one.own), median(one.painted) / median(floor.painted), median(one.share) / median(floor.share));
        std::filesystem::remove_all(one.home);
    }
    XCloseDisplay(display);
}
