// SPDX-License-Identifier: AGPL-3.0-or-later
#define _GNU_SOURCE
#include "channel.h"

#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

// The head of a message; the paths follow, each with its NUL.
struct head {
  uint32_t operation;
  uint32_t flags;
  uint32_t mode;
  uint32_t reserved;
};

union control {
  struct cmsghdr header;
  char bytes[CMSG_SPACE(sizeof(int))];
};

int csb_make_channel(int ends[2]) {
  return socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends);
}

int csb_close_from(posix_spawn_file_actions_t *actions, int first) {
  return posix_spawn_file_actions_addclosefrom_np(actions, first);
}

static ssize_t send_with(int channel, struct iovec *parts, size_t count, int descriptor) {
  union control control;
  struct msghdr message = {.msg_iov = parts, .msg_iovlen = count};
  if (descriptor >= 0) {
    memset(&control, 0, sizeof control);
    message.msg_control = control.bytes;
    message.msg_controllen = sizeof control.bytes;
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(sizeof(int));
    memcpy(CMSG_DATA(header), &descriptor, sizeof(int));
  }
  ssize_t sent;
  do sent = sendmsg(channel, &message, MSG_NOSIGNAL);
  while (sent < 0 && errno == EINTR);
  return sent;
}

// `descriptor` is -1 if none was received.
static ssize_t receive_with(int channel, struct iovec *parts, size_t count, int *descriptor) {
  union control control;
  struct msghdr message = {
      .msg_iov = parts, .msg_iovlen = count,
      .msg_control = control.bytes, .msg_controllen = sizeof control.bytes};
  ssize_t received;
  do received = recvmsg(channel, &message, MSG_CMSG_CLOEXEC);
  while (received < 0 && errno == EINTR);
  *descriptor = -1;
  if (received <= 0) return received;
  struct cmsghdr *header = CMSG_FIRSTHDR(&message);
  if (header && header->cmsg_level == SOL_SOCKET && header->cmsg_type == SCM_RIGHTS &&
      header->cmsg_len == CMSG_LEN(sizeof(int)))
    memcpy(descriptor, CMSG_DATA(header), sizeof(int));
  return message.msg_flags & (MSG_TRUNC | MSG_CTRUNC) ? 0 : received;
}

int csb_receive(int channel, struct csb_request *request, int *descriptor) {
  struct head head;
  char paths[2 * CSB_LONGEST_PATH];
  struct iovec parts[] = {{&head, sizeof head}, {paths, sizeof paths}};
  ssize_t received = receive_with(channel, parts, 2, descriptor);
  if (received > (ssize_t)sizeof head) {
    size_t length = (size_t)received - sizeof head;
    size_t first = strnlen(paths, length) + 1;
    if (first <= length && first <= CSB_LONGEST_PATH) {
      size_t second = first < length ? strnlen(paths + first, length - first) + 1 : 0;
      if (first + second == length && second <= CSB_LONGEST_PATH) {
        request->operation = head.operation;
        request->flags = head.flags;
        request->mode = head.mode;
        memcpy(request->paths, paths, first);
        memcpy(request->paths + CSB_LONGEST_PATH, paths + first, second);
        if (!second) request->paths[CSB_LONGEST_PATH] = 0;
        return 1;
      }
    }
  }
  if (*descriptor >= 0) close(*descriptor);
  *descriptor = -1;
  return 0;
}

int csb_answer(int channel, int64_t result, int descriptor) {
  struct iovec part = {&result, sizeof result};
  return send_with(channel, &part, 1, descriptor) < 0 ? -1 : 0;
}

static int is_closed(int channel) {
  struct pollfd end = {.fd = channel};
  return poll(&end, 1, 0) > 0 && end.revents & (POLLHUP | POLLERR);
}

int64_t csb_ask(int channel, struct csb_request *request, int descriptor) {
  // Answers come in the order of the requests: only one is in progress at a time. The owner of the lock
  // makes no call that is passed on, so that a handler never waits for its own thread.
  static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  struct head head = {request->operation, request->flags, request->mode, 0};
  int64_t result = -EIO;
  struct iovec question[] = {
      {&head, sizeof head},
      {request->paths, strlen(csb_path(request)) + 1},
      {request->paths + CSB_LONGEST_PATH, strlen(csb_new_path(request)) + 1}};
  struct iovec answer = {&result, sizeof result};
  int passed = -1;
  pthread_mutex_lock(&lock);
  if (send_with(channel, question, *csb_new_path(request) ? 3 : 2, descriptor) < 0 ||
      receive_with(channel, &answer, 1, &passed) != sizeof result) {
    // Whether the call was made is unknown: a file may or may not have its new name. The process must
    // not act as if it had failed.
    if (is_closed(channel)) _exit(1);
    result = -EIO;
  }
  pthread_mutex_unlock(&lock);
  if (passed < 0) return result;
  if (result < 0) {
    close(passed);
    return result;
  }
  return passed;
}

int64_t csb_ask_for_scripts(int channel) {
  struct csb_request request = {.operation = CSB_SCRIPTS, .paths = "/"};
  return csb_ask(channel, &request, -1);
}
