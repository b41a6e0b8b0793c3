/*
 * A disk that keeps only what was synced, as a library for LD_PRELOAD.
 *
 * A killed process loses nothing that it wrote: the kernel has it. Only a power cut takes away what was not synced, and
 * a test cannot cut the power. So this library keeps a second copy, the shadow, of the files in one directory:
 *
 *   - all calls go to the real file as usual, and each change of bytes is remembered in memory;
 *   - fsync or fdatasync of a file carries its remembered changes over to the shadow;
 *   - fsync of the directory carries over the names: what was created, removed or renamed.
 *
 * When the process is killed, memory is gone, and the shadow is what a disk would hold after a power cut.
 *
 * A real disk may also write early and in any order. With DROP_UNSYNCED_EARLY_SEED each 512-byte sector of a write
 * reaches the shadow at once with probability 1/2, and so do the names. The seed repeats the choices.
 *
 *   DROP_UNSYNCED_DIRECTORY   the directory, an absolute path without links, without folders in it
 *   DROP_UNSYNCED_SHADOW      a folder that holds `disk`, equal to the directory at the start, and an empty `held`
 *   DROP_UNSYNCED_EARLY_SEED  0 or not set: nothing is written early
 *
 * Writes by calls that are not here (mmap, pwritev, io_uring) never reach the shadow: they count as lost, which makes
 * a test fail and never pass wrongly. Renaming and removing must come by rename() and unlink().
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

enum { descriptors_max = 65536, sector_bytes = 512 };

/* A remembered change of bytes: a write of `size` bytes at `at`, or a new length `at`. */
typedef struct change {
  struct change *next;
  enum { WRITE, LENGTH } kind;
  off_t at;
  size_t size;
  char bytes[];
} change;

/* A file of the directory, however many descriptors lead to it. */
typedef struct file {
  struct file *next;
  dev_t device;
  ino_t inode;
  int is_removed;        /* Its inode number may come again for another file. */
  int shadow;            /* Descriptor of its copy. */
  char held[PATH_MAX];   /* The copy's name in `held`, for files that this process created. */
  change *first, **last; /* What its copy lacks. */
} file;

/* A remembered change of names. `created` is null for removals and renamings; `to` is empty for removals. */
typedef struct name_change {
  struct name_change *next;
  file *created;
  char from[NAME_MAX + 1], to[NAME_MAX + 1];
} name_change;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char directory[PATH_MAX], shadow_folder[PATH_MAX];
static uint64_t early_state;
static file *files, the_directory;
static file *by_descriptor[descriptors_max];
static name_change *first_name, **last_name = &first_name;
static unsigned held_count;

static int has_started;
static int (*real_openat)(int, const char *, int, ...);
static int (*real_close)(int), (*real_fsync)(int), (*real_fdatasync)(int), (*real_unlink)(const char *);
static int (*real_rename)(const char *, const char *), (*real_ftruncate)(int, off_t);
static ssize_t (*real_write)(int, const void *, size_t), (*real_pwrite)(int, const void *, size_t, off_t);
static ssize_t (*real_writev)(int, const struct iovec *, int);

/* A model that went wrong must not look like a disk that lost something, nor like one that did not. */
static void die(const char *what, const char *about) {
  dprintf(2, "drop-unsynced-writes: %s: %s (%s)\n", what, about, strerror(errno));
  abort();
}

static void *real(const char *name) {
  void *found = dlsym(RTLD_NEXT, name);
  if (found == NULL) die("no such call", name);
  return found;
}

static void copy_setting(const char *name, char *target) {
  const char *value = getenv(name);
  if (value == NULL || value[0] != '/' || strlen(value) > PATH_MAX - 300) die("must be an absolute path", name);
  strcpy(target, value);
}

/* Other libraries may open files before our own start. */
static void start(void) {
  if (has_started) return;
  real_openat = real("openat"), real_close = real("close"), real_fsync = real("fsync");
  real_fdatasync = real("fdatasync"), real_unlink = real("unlink"), real_rename = real("rename");
  real_ftruncate = real("ftruncate"), real_write = real("write"), real_pwrite = real("pwrite");
  real_writev = real("writev");
  copy_setting("DROP_UNSYNCED_DIRECTORY", directory);
  copy_setting("DROP_UNSYNCED_SHADOW", shadow_folder);
  const char *seed = getenv("DROP_UNSYNCED_EARLY_SEED");
  early_state = seed == NULL ? 0 : strtoull(seed, NULL, 10);
  has_started = 1;
}

__attribute__((constructor)) static void start_with_the_process(void) { start(); }

/* Whether to write early; xorshift64. */
static int is_early(void) {
  if (early_state == 0) return 0;
  early_state ^= early_state << 13, early_state ^= early_state >> 7, early_state ^= early_state << 17;
  return (early_state >> 32) & 1;
}

/* The name of a path within the directory: empty for the directory itself, null for any other place. */
static const char *name_of(const char *path) {
  size_t length = strlen(directory);
  if (path == NULL || strncmp(path, directory, length) != 0) return NULL;
  if (path[length] == '\0') return "";
  if (path[length] != '/') return NULL;
  if (strchr(path + length + 1, '/') != NULL) die("folders in the directory are not modelled", path);
  return path + length + 1;
}

static void shadow_path(char *target, const char *folder, const char *name) {
  if (snprintf(target, PATH_MAX, "%s/%s/%s", shadow_folder, folder, name) >= PATH_MAX) die("too long a path", name);
}

static void put(file *file, const char *bytes, size_t size, off_t at) {
  for (size_t done = 0; done < size;) {
    ssize_t written = real_pwrite(file->shadow, bytes + done, size - done, at + (off_t)done);
    if (written <= 0) die("the shadow cannot be written", shadow_folder);
    done += (size_t)written;
  }
}

static void carry_names_over(void) {
  for (name_change *one = first_name, *next; one != NULL; one = next) {
    char from[PATH_MAX], to[PATH_MAX];
    shadow_path(from, "disk", one->from);
    shadow_path(to, "disk", one->to);
    if (one->created != NULL) {
      if (real_unlink(from) != 0 && errno != ENOENT) die("the shadow cannot remove", from);
      if (link(one->created->held, from) != 0) die("the shadow cannot create", from);
    } else if (one->to[0] == '\0') {
      if (real_unlink(from) != 0) die("the shadow cannot remove", from);
    } else if (real_rename(from, to) != 0) die("the shadow cannot rename", from);
    next = one->next;
    free(one);
  }
  first_name = NULL, last_name = &first_name;
}

static void remember_name(file *created, const char *from, const char *to) {
  name_change *one = calloc(1, sizeof *one);
  if (one == NULL || strlen(from) > NAME_MAX || strlen(to) > NAME_MAX) die("cannot remember a name", from);
  one->created = created;
  strcpy(one->from, from), strcpy(one->to, to);
  *last_name = one, last_name = &one->next;
  if (is_early()) carry_names_over();
}

static void remember(file *file, int kind, const char *bytes, size_t size, off_t at) {
  change *one = malloc(sizeof *one + size);
  if (one == NULL) die("no memory", "for a write");
  one->next = NULL, one->kind = kind, one->at = at, one->size = size;
  if (size > 0) memcpy(one->bytes, bytes, size);
  *file->last = one, file->last = &one->next;
  if (kind == LENGTH && is_early() && real_ftruncate(file->shadow, at) != 0) die("the shadow", "cannot be cut");
  for (size_t done = 0; done < size; done += sector_bytes) {
    size_t part = size - done < sector_bytes ? size - done : sector_bytes;
    if (is_early()) put(file, bytes + done, part, at + (off_t)done);
  }
}

static void carry_bytes_over(file *file) {
  for (change *one = file->first, *next; one != NULL; one = next) {
    if (one->kind == WRITE) put(file, one->bytes, one->size, one->at);
    else if (real_ftruncate(file->shadow, one->at) != 0) die("the shadow", "cannot be cut");
    next = one->next;
    free(one);
  }
  file->first = NULL, file->last = &file->first;
}

static file *known_file(const struct stat *about) {
  for (file *one = files; one != NULL; one = one->next)
    if (!one->is_removed && one->inode == about->st_ino && one->device == about->st_dev) return one;
  return NULL;
}

static file *learn_file(const struct stat *about, const char *name, int is_new) {
  file *one = calloc(1, sizeof *one);
  if (one == NULL) die("no memory", name);
  char path[PATH_MAX];
  if (is_new) {
    char number[20];
    snprintf(number, sizeof number, "%u", ++held_count);
    shadow_path(one->held, "held", number);
    strcpy(path, one->held);
  } else shadow_path(path, "disk", name);
  one->shadow = real_openat(AT_FDCWD, path, O_RDWR | O_CLOEXEC | (is_new ? O_CREAT | O_EXCL : 0), 0600);
  if (one->shadow < 0) die("the shadow cannot open", path);
  one->device = about->st_dev, one->inode = about->st_ino, one->last = &one->first;
  one->next = files, files = one;
  if (is_new) remember_name(one, name, "");
  return one;
}

/* The file behind a descriptor, null for all others. Some callers close descriptors without close(). */
static file *file_of(int descriptor) {
  if (descriptor < 0 || descriptor >= descriptors_max || by_descriptor[descriptor] == NULL) return NULL;
  file *one = by_descriptor[descriptor];
  struct stat about;
  if (fstat(descriptor, &about) != 0) return NULL;
  if (one == &the_directory) return S_ISDIR(about.st_mode) ? one : NULL;
  return about.st_ino == one->inode && about.st_dev == one->device ? one : NULL;
}

static int open_any(int folder, const char *path, int flags, mode_t mode) {
  start();
  const char *name = name_of(path);
  if (name == NULL) {
    int opened = real_openat(folder, path, flags, mode);
    if (opened >= 0 && opened < descriptors_max) by_descriptor[opened] = NULL;
    return opened;
  }
  pthread_mutex_lock(&lock);
  struct stat about;
  int is_new = stat(path, &about) != 0 && errno == ENOENT;
  int opened = real_openat(folder, path, flags, mode);
  int error = errno;
  if (opened >= descriptors_max) die("too many open files", path);
  if (opened >= 0 && name[0] == '\0') by_descriptor[opened] = &the_directory;
  else if (opened >= 0) {
    if (fstat(opened, &about) != 0) die("no longer there", path);
    file *one = is_new ? NULL : known_file(&about);
    if (one == NULL) one = learn_file(&about, name, is_new);
    if (flags & O_TRUNC) remember(one, LENGTH, NULL, 0, 0);
    by_descriptor[opened] = one;
  }
  pthread_mutex_unlock(&lock);
  errno = error;
  return opened;
}

static int sync_any(int descriptor, int is_data_only) {
  start();
  int (*real_sync)(int) = is_data_only ? real_fdatasync : real_fsync;
  file *one = file_of(descriptor);
  if (one == NULL) return real_sync(descriptor);
  pthread_mutex_lock(&lock);
  int result = real_sync(descriptor);
  if (result == 0 && one == &the_directory) carry_names_over();
  else if (result == 0) carry_bytes_over(one);
  pthread_mutex_unlock(&lock);
  return result;
}

/* `at` is negative where the descriptor's own place counts. */
static ssize_t write_any(int descriptor, const struct iovec *parts, int count, off_t at) {
  start();
  file *one = file_of(descriptor);
  if (one != NULL) pthread_mutex_lock(&lock);
  ssize_t written = at >= 0 ? real_pwrite(descriptor, parts->iov_base, parts->iov_len, at)
                            : count == 1 ? real_write(descriptor, parts->iov_base, parts->iov_len)
                                         : real_writev(descriptor, parts, count);
  if (one == NULL) return written;
  int error = errno;
  if (written > 0 && at < 0) at = lseek(descriptor, 0, SEEK_CUR) - written;
  for (ssize_t left = written; left > 0; parts++) {
    size_t size = parts->iov_len < (size_t)left ? parts->iov_len : (size_t)left;
    if (size > 0) remember(one, WRITE, parts->iov_base, size, at);
    at += (off_t)size, left -= (ssize_t)size;
  }
  pthread_mutex_unlock(&lock);
  errno = error;
  return written;
}

static int truncate_any(int descriptor, off_t length) {
  start();
  file *one = file_of(descriptor);
  if (one == NULL) return real_ftruncate(descriptor, length);
  pthread_mutex_lock(&lock);
  int result = real_ftruncate(descriptor, length);
  if (result == 0) remember(one, LENGTH, NULL, 0, length);
  pthread_mutex_unlock(&lock);
  return result;
}

/* `to` is null for a removal. */
static int change_name(const char *from, const char *to) {
  start();
  const char *from_name = name_of(from), *to_name = to == NULL ? "" : name_of(to);
  if (to != NULL && (from_name == NULL) != (to_name == NULL)) die("moving in or out is not modelled", from);
  if (from_name == NULL) return to == NULL ? real_unlink(from) : real_rename(from, to);
  pthread_mutex_lock(&lock);
  struct stat about;
  /* The file that loses its name: the removed one, or the one that the renamed one replaces. */
  file *gone = lstat(to == NULL ? from : to, &about) == 0 ? known_file(&about) : NULL;
  int result = to == NULL ? real_unlink(from) : real_rename(from, to);
  int error = errno;
  if (result == 0 && gone != NULL) gone->is_removed = 1;
  if (result == 0) remember_name(NULL, from_name, to_name);
  pthread_mutex_unlock(&lock);
  errno = error;
  return result;
}

static mode_t mode_of(int flags, va_list rest) {
  return (flags & O_CREAT) != 0 || (flags & O_TMPFILE) == O_TMPFILE ? (mode_t)va_arg(rest, unsigned) : 0;
}

#define OPEN_WITH(folder)              \
  va_list rest;                        \
  va_start(rest, flags);               \
  mode_t mode = mode_of(flags, rest);  \
  va_end(rest);                        \
  return open_any(folder, path, flags, mode);

int open(const char *path, int flags, ...) { OPEN_WITH(AT_FDCWD) }
int open64(const char *path, int flags, ...) { OPEN_WITH(AT_FDCWD) }
int openat(int folder, const char *path, int flags, ...) { OPEN_WITH(folder) }
int openat64(int folder, const char *path, int flags, ...) { OPEN_WITH(folder) }
int creat(const char *path, mode_t mode) { return open_any(AT_FDCWD, path, O_CREAT | O_WRONLY | O_TRUNC, mode); }
int creat64(const char *path, mode_t mode) { return open_any(AT_FDCWD, path, O_CREAT | O_WRONLY | O_TRUNC, mode); }

int close(int descriptor) {
  start();
  if (descriptor >= 0 && descriptor < descriptors_max) by_descriptor[descriptor] = NULL;
  return real_close(descriptor);
}

int fsync(int descriptor) { return sync_any(descriptor, 0); }
int fdatasync(int descriptor) { return sync_any(descriptor, 1); }

ssize_t write(int descriptor, const void *bytes, size_t size) {
  struct iovec part = {(void *)bytes, size};
  return write_any(descriptor, &part, 1, -1);
}
ssize_t writev(int descriptor, const struct iovec *parts, int count) {
  return write_any(descriptor, parts, count, -1);
}
ssize_t pwrite(int descriptor, const void *bytes, size_t size, off_t at) {
  struct iovec part = {(void *)bytes, size};
  return write_any(descriptor, &part, 1, at);
}
ssize_t pwrite64(int descriptor, const void *bytes, size_t size, off64_t at) { return pwrite(descriptor, bytes, size, at); }

int ftruncate(int descriptor, off_t length) { return truncate_any(descriptor, length); }
int ftruncate64(int descriptor, off64_t length) { return truncate_any(descriptor, length); }
int unlink(const char *path) { return change_name(path, NULL); }
int rename(const char *from, const char *to) { return change_name(from, to); }
