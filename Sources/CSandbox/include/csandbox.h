// SPDX-License-Identifier: AGPL-3.0-or-later
// System calls that a process permanently gives up, and the channel through which another process opens
// files for it. The server of the channel decides which files may be opened.
#ifndef CSANDBOX_H
#define CSANDBOX_H

#include <spawn.h>
#include <stddef.h>
#include <stdint.h>

// The calls that are passed on.
enum csb_operation {
  CSB_OPEN = 1,
  CSB_MAKE_FOLDER,
  CSB_REMOVE,
  CSB_REMOVE_FOLDER,
  CSB_RENAME,
  CSB_LINK,
  CSB_WATCH,
  CSB_SCRIPTS,
};

enum { CSB_LONGEST_PATH = 4096 };

// One call. `flags` are the flags of open(2), or the mask of inotify_add_watch(2).
struct csb_request {
  uint32_t operation;
  uint32_t flags;
  uint32_t mode;
  // The path. For CSB_RENAME and CSB_LINK the new name starts at CSB_LONGEST_PATH.
  char paths[2 * CSB_LONGEST_PATH];
};

static inline const char *csb_path(const struct csb_request *request) { return request->paths; }

static inline const char *csb_new_path(const struct csb_request *request) {
  return request->paths + CSB_LONGEST_PATH;
}

// Makes two connected sockets for requests. Returns 0, or -1 with errno.
int csb_make_channel(int ends[2]);

// Closes all descriptors from `first` on in a new process.
int csb_close_from(posix_spawn_file_actions_t *actions, int first);

// Makes anonymous memory that processes can share and none can shorten. Returns its descriptor, or -1
// with errno.
int csb_make_sealed_memory(const char *name, size_t bytes);

// Waits for the next request. `descriptor` is the one received with it (CSB_WATCH), or -1.
// Returns 1; 0 at the end of the channel, or if the other side violates the protocol.
int csb_receive(int channel, struct csb_request *request, int *descriptor);

// Answers a request with the system call's `result`, or -errno. A `descriptor` other than -1 is sent
// along, and its number in the receiver becomes the result.
int csb_answer(int channel, int64_t result, int descriptor);

// The program's arguments, beginning with its name and ended by NULL. Does not read /proc.
char *const *csb_arguments(void);

// Forbids new privileges, memory dumps and tracing by processes of the same user.
int csb_drop_privileges(void);

// Gives up the file system (if `files` is set), TCP, and signals and abstract sockets of other processes,
// as far as the kernel's Landlock supports it. Applies to the calling thread and the threads that it
// starts. Returns Landlock's version, or -1 with errno.
int csb_enter_landlock(int files);

// Confines the calling thread, and the threads and processes that it starts, to some files. Those
// under `writable` may be used in any way; those under `readable`, the program and its libraries may
// be read. Both lists end with NULL. Returns Landlock's version, or -1 with errno if the kernel's
// Landlock cannot do this.
int csb_confine(const char *const *writable, const char *const *readable);

// Gives up all system calls that a worker does not need. Calls that open, make, rename, link, watch or
// remove by path are sent to `channel`. Applies to all threads; csb_enter_landlock may follow. Returns 0,
// or -1 with errno.
int csb_enter_filter(int channel);

// Gives up all system calls except those of a process that only computes and uses its open descriptors:
// it cannot open or send anything, load a library, or make code. Returns 0, or -1 with errno.
int csb_enter_narrow_filter(void);

// Asks for a new process that runs scripts (CSB_SCRIPTS), which replaces the previous one. Returns the
// socket to it, or -errno.
int64_t csb_ask_for_scripts(int channel);

#endif
