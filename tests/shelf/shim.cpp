// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Loaded before the C library: lets the n-th file call below a folder fail, or writes down all of them for later power cuts.
// SHIM_UNDER names the folder. SHIM_FAIL_AT and SHIM_ERROR let one call fail, with SHIM_STICKY all after it too.
// SHIM_LOG names a file outside the folder; shim_log.h says what is written there.
#include "shim_log.h"

#include <cerrno>
#include <cstdarg>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <string>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace {

struct Open {
    bool isWatched = false;
    bool isFolder = false;
    std::string path;
};

constexpr int mostFiles = 1024;
Open files[mostFiles];
long calls = 0;

template <class F> F* real(const char* name) { return reinterpret_cast<F*>(dlsym(RTLD_NEXT, name)); }

const char* under()
{
    static const char* const folder = std::getenv("SHIM_UNDER");
    return folder;
}

bool isWatched(const char* path) { return under() && path && std::strncmp(path, under(), std::strlen(under())) == 0; }

bool isLock(const std::string& path) { return path.find(".lock") != std::string::npos; }

Open* watched(int fd) { return fd >= 0 && fd < mostFiles && files[fd].isWatched ? &files[fd] : nullptr; }

// Whether this call is the one that fails.
bool strikes()
{
    static const long at = std::getenv("SHIM_FAIL_AT") ? std::atol(std::getenv("SHIM_FAIL_AT")) : 0;
    static const int error = std::getenv("SHIM_ERROR") ? std::atoi(std::getenv("SHIM_ERROR")) : EIO;
    static const bool isSticky = std::getenv("SHIM_STICKY") != nullptr;
    ++calls;
    if (at == 0 || (isSticky ? calls < at : calls != at))
        return false;
    if (calls == at)
        syscall(SYS_write, STDERR_FILENO, "shim: struck\n", sizeof "shim: struck\n" - 1);
    errno = error;
    return true;
}

void record(char op, int file, int64_t offset, const void* data, size_t size, const void* more = nullptr, size_t moreSize = 0)
{
    static const char* const name = std::getenv("SHIM_LOG");
    if (!name)
        return;
    static const int log = int(syscall(SYS_openat, AT_FDCWD, name, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644));
    const ShimRecord head{op, int32_t(getpid()), file, offset, int64_t(size), int64_t(moreSize)};
    std::string whole(reinterpret_cast<const char*>(&head), sizeof head);
    whole.append(static_cast<const char*>(data), size);
    whole.append(static_cast<const char*>(more), moreSize);
    syscall(SYS_write, log, whole.data(), whole.size());
}

void recordPath(char op, int file, const std::string& path, const std::string& other = {})
{
    if (!isLock(path) && !isLock(other))
        record(op, file, 0, path.data(), path.size(), other.data(), other.size());
}

template <class Call> int opened(const char* path, int flags, Call&& call)
{
    if (!isWatched(path))
        return call();
    const bool makes = (flags & O_CREAT) || (flags & O_TMPFILE) == O_TMPFILE;
    if (makes && strikes())
        return -1;
    struct stat before;
    const bool existed = ::stat(path, &before) == 0;
    const int fd = call();
    if (fd < 0 || fd >= mostFiles)
        return fd;
    const bool isNameless = (flags & O_TMPFILE) == O_TMPFILE;
    struct stat now;
    const bool isFolder = ::fstat(fd, &now) == 0 && S_ISDIR(now.st_mode);
    files[fd] = {true, isFolder, path};
    if (isFolder)
        return fd;
    recordPath(isNameless ? shimNameless : existed ? shimOpened : shimMade, fd, path);
    if (existed && (flags & O_TRUNC) && !isLock(path))
        record(shimTruncated, fd, 0, nullptr, 0);
    return fd;
}

template <class Call> ssize_t written(int fd, const void* data, size_t size, int64_t offset, Call&& call)
{
    if (fd == STDOUT_FILENO && std::getenv("SHIM_LOG"))
        record(shimSaid, fd, 0, data, size);
    const Open* const file = watched(fd);
    if (!file)
        return call(size);
    if (strikes()) {
        if (errno != ENOSPC || size < 2)
            return -1;
        size /= 2; // the last room on the disk
    }
    if (offset < 0)
        offset = ::lseek(fd, 0, SEEK_CUR);
    const ssize_t done = call(size);
    if (done > 0 && !isLock(file->path))
        record(shimWritten, fd, offset, data, size_t(done));
    return done;
}

template <class Call> int synced(int fd, Call&& call)
{
    const Open* const file = watched(fd);
    if (!file)
        return call();
    if (strikes())
        return -1;
    const int done = call();
    if (done == 0)
        recordPath(file->isFolder ? shimFolderSynced : shimSynced, fd, file->path);
    return done;
}

template <class Call> int renamed(const char* from, const char* to, Call&& call)
{
    if (!isWatched(from) && !isWatched(to))
        return call();
    if (strikes())
        return -1;
    const int done = call();
    if (done == 0)
        recordPath(shimRenamed, -1, from, to);
    return done;
}

int modeOf(int flags, va_list list) { return (flags & O_CREAT) || (flags & O_TMPFILE) == O_TMPFILE ? va_arg(list, int) : 0; }

} // namespace

#define MODE                                                                                                                     \
    va_list list;                                                                                                                \
    va_start(list, flags);                                                                                                       \
    const int mode = modeOf(flags, list);                                                                                        \
    va_end(list)

extern "C" {

int open(const char* path, int flags, ...)
{
    MODE;
    return opened(path, flags, [&] { return real<int(const char*, int, int)>("open")(path, flags, mode); });
}

int open64(const char* path, int flags, ...)
{
    MODE;
    return opened(path, flags, [&] { return real<int(const char*, int, int)>("open64")(path, flags, mode); });
}

int openat(int folder, const char* path, int flags, ...)
{
    MODE;
    return opened(path, flags, [&] { return real<int(int, const char*, int, int)>("openat")(folder, path, flags, mode); });
}

int openat64(int folder, const char* path, int flags, ...)
{
    MODE;
    return opened(path, flags, [&] { return real<int(int, const char*, int, int)>("openat64")(folder, path, flags, mode); });
}

int close(int fd)
{
    if (watched(fd))
        files[fd] = {};
    return real<int(int)>("close")(fd);
}

ssize_t write(int fd, const void* data, size_t size)
{
    return written(
        fd, data, size, -1, [&](size_t some) { return real<ssize_t(int, const void*, size_t)>("write")(fd, data, some); });
}

ssize_t pwrite(int fd, const void* data, size_t size, off_t at)
{
    return written(fd, data, size, at,
        [&](size_t some) { return real<ssize_t(int, const void*, size_t, off_t)>("pwrite")(fd, data, some, at); });
}

ssize_t pwrite64(int fd, const void* data, size_t size, off64_t at)
{
    return written(fd, data, size, at,
        [&](size_t some) { return real<ssize_t(int, const void*, size_t, off64_t)>("pwrite64")(fd, data, some, at); });
}

int ftruncate64(int fd, off64_t size)
{
    const Open* const file = watched(fd);
    if (file && strikes())
        return -1;
    const int done = real<int(int, off64_t)>("ftruncate64")(fd, size);
    if (done == 0 && file && !isLock(file->path))
        record(shimTruncated, fd, size, nullptr, 0);
    return done;
}

int ftruncate(int fd, off_t size) { return ftruncate64(fd, size); }

int fsync(int fd)
{
    return synced(fd, [&] { return real<int(int)>("fsync")(fd); });
}

int fdatasync(int fd)
{
    return synced(fd, [&] { return real<int(int)>("fdatasync")(fd); });
}

int rename(const char* from, const char* to)
{
    return renamed(from, to, [&] { return real<int(const char*, const char*)>("rename")(from, to); });
}

int renameat2(int a, const char* from, int b, const char* to, unsigned flags)
{
    return renamed(
        from, to, [&] { return real<int(int, const char*, int, const char*, unsigned)>("renameat2")(a, from, b, to, flags); });
}

// A nameless file gets its name: from is /proc/self/fd/N.
int linkat(int a, const char* from, int b, const char* to, int flags)
{
    if (!isWatched(to))
        return real<int(int, const char*, int, const char*, int)>("linkat")(a, from, b, to, flags);
    if (strikes())
        return -1;
    const int done = real<int(int, const char*, int, const char*, int)>("linkat")(a, from, b, to, flags);
    if (done == 0) {
        const char* const number = std::strrchr(from, '/');
        recordPath(shimLinked, number ? std::atoi(number + 1) : -1, to);
    }
    return done;
}

int link(const char* from, const char* to)
{
    if (isWatched(to) && strikes())
        return -1;
    const int done = real<int(const char*, const char*)>("link")(from, to);
    if (done == 0 && isWatched(to))
        recordPath(shimLinked, -1, to, from);
    return done;
}

int unlink(const char* path)
{
    const int done = real<int(const char*)>("unlink")(path);
    if (done == 0 && isWatched(path))
        recordPath(shimRemoved, -1, path);
    return done;
}

} // extern "C"
