/* SPDX-License-Identifier: AGPL-3.0-or-later */
#define _GNU_SOURCE
#include "CMuPDF.h"
#include "file_range.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/magic.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/vfs.h>
#include <unistd.h>

enum { stack_size = 64 << 10 };

struct cm_lent_file {
  int descriptor;
  unsigned char *bytes;
  size_t length;
  cm_lent_file *next;
};

/* Guards all that follows. */
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
/* The files with a lease. */
static cm_lent_file *lent;
static bool has_thread;

/* Counts the signals that the thread below has not looked into. */
static sem_t signals;

static void note_signal(int number)
{
  (void)number;
  int kept = errno;
  sem_post(&signals);
  errno = kept;
}

static void mask_signal(int how)
{
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGIO);
  pthread_sigmask(how, &set, NULL);
}

/* The system sends SIGIO when another program waits. It interrupts no thread but the one below: all
   others inherit this mask. */
__attribute__((constructor)) static void prepare_signal(void)
{
  struct sigaction action = {.sa_handler = note_signal, .sa_flags = SA_RESTART};
  sem_init(&signals, 0, 0);
  sigaction(SIGIO, &action, NULL);
  mask_signal(SIG_BLOCK);
}

static void remove_lent(cm_lent_file *file)
{
  for (cm_lent_file **link = &lent; *link; link = &(*link)->next)
    if (*link == file) {
      *link = file->next;
      return;
    }
}

static void end_lease(cm_lent_file *file)
{
  remove_lent(file);
  fcntl(file->descriptor, F_SETLEASE, F_UNLCK);
  close(file->descriptor);
  file->descriptor = -1;
}

/* Puts a copy where the file is mapped, in one step, and lets the other program write. Without memory for
   it, what that program writes shows. */
static void copy_file(cm_lent_file *file)
{
  void *copy =
      mmap(NULL, file->length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (copy != MAP_FAILED) {
    cm_read_range(file->descriptor, copy, 0, file->length);
    mprotect(copy, file->length, PROT_READ);
    mremap(copy, file->length, file->length, MREMAP_MAYMOVE | MREMAP_FIXED, file->bytes);
  }
  end_lease(file);
}

static void *watch(void *unused)
{
  (void)unused;
  mask_signal(SIG_UNBLOCK);
  for (;;) {
    if (sem_wait(&signals) != 0)
      continue;
    pthread_mutex_lock(&mutex);
    for (cm_lent_file *file = lent, *next; file; file = next) {
      next = file->next;
      /* F_GETLEASE returns F_RDLCK unless the lease is being broken. */
      if (fcntl(file->descriptor, F_GETLEASE) != F_RDLCK)
        copy_file(file);
    }
    pthread_mutex_unlock(&mutex);
  }
  return NULL;
}

static bool start_thread(void)
{
  pthread_attr_t attributes;
  pthread_t thread;
  if (has_thread)
    return true;
  if (pthread_attr_init(&attributes) != 0)
    return false;
  pthread_attr_setstacksize(&attributes, stack_size);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  has_thread = pthread_create(&thread, &attributes, watch, NULL) == 0;
  pthread_attr_destroy(&attributes);
  return has_thread;
}

/* Elsewhere, other machines could write a file without asking. */
static bool is_local(int descriptor)
{
  struct statfs status;
  if (fstatfs(descriptor, &status) != 0)
    return false;
  switch ((unsigned long)status.f_type) {
  case EXT4_SUPER_MAGIC:
  case XFS_SUPER_MAGIC:
  case BTRFS_SUPER_MAGIC:
  case F2FS_SUPER_MAGIC:
  case TMPFS_MAGIC: return true;
  default: return false;
  }
}

/* Takes the lease; false without one. */
static bool take_lease(cm_lent_file *file)
{
  struct stat status;
  if (!is_local(file->descriptor) || fcntl(file->descriptor, F_SETLEASE, F_RDLCK) != 0)
    return false;
  file->next = lent;
  lent = file;
  /* Only now nobody can shorten it any more. */
  void *bytes = MAP_FAILED;
  if (fstat(file->descriptor, &status) == 0 && (size_t)status.st_size >= file->length)
    bytes = mmap(NULL, file->length, PROT_READ, MAP_PRIVATE, file->descriptor, 0);
  if (bytes == MAP_FAILED)
    return false;
  file->bytes = bytes;
  return true;
}

cm_lent_file *cm_lend_file(int descriptor, size_t length)
{
  cm_lent_file *file = calloc(1, sizeof *file);
  if (!file)
    return NULL;
  file->length = length;
  file->descriptor = fcntl(descriptor, F_DUPFD_CLOEXEC, 0);
  pthread_mutex_lock(&mutex);
  bool is_lent = file->descriptor >= 0 && start_thread() && take_lease(file);
  if (!is_lent && file->descriptor >= 0)
    end_lease(file);
  pthread_mutex_unlock(&mutex);
  if (is_lent)
    return file;
  free(file);
  return NULL;
}

unsigned char *cm_lent_bytes(const cm_lent_file *file) { return file->bytes; }

void cm_rest_lent_file(cm_lent_file *file)
{
  pthread_mutex_lock(&mutex);
  if (file->descriptor >= 0)
    madvise(file->bytes, file->length, MADV_DONTNEED);
  pthread_mutex_unlock(&mutex);
}

void cm_drop_lent_file(cm_lent_file *file)
{
  if (!file)
    return;
  pthread_mutex_lock(&mutex);
  munmap(file->bytes, file->length);
  if (file->descriptor >= 0)
    end_lease(file);
  pthread_mutex_unlock(&mutex);
  free(file);
}
