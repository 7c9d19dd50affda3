// SPDX-License-Identifier: AGPL-3.0-or-later

import CSandbox
import JSONRPC
import System

/// The processes that run scripts for one process: each runs the same binary as `recto script-host`.
/// They end when the other end of their sockets closes, and at the latest with this process.
final class ScriptChildren {
  private let library: String?
  private let most: Int
  private let program: String
  private(set) var running: [pid_t] = []

  /// - Parameters:
  ///   - library: the path of JavaScriptCore; `nil`: MuJS runs the scripts.
  ///   - most: the maximum number of processes; starting one more ends the oldest.
  ///   - program: the path of `recto`.
  init(library: String?, most: Int, program: String = "/proc/self/exe") {
    (self.library, self.most, self.program) = (library, most, program)
  }

  deinit { for child in running { end(child) } }

  /// Starts a process.
  ///
  /// - Returns: our end of its socket.
  func start() throws(SystemError) -> Int32 {
    running.removeAll { waitpid($0, nil, WNOHANG) == $0 }
    if running.count >= most { end(running.removeFirst()) }
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0
    else {
      throw SystemError("make a socket to a process for scripts")
    }
    let moved = try InheritedEnds.moved(ends, "make a socket to a process for scripts")
    defer { close(moved[1]) }
    do throws(SystemError) {
      running.append(try spawn(moved[1]))
    } catch {
      close(moved[0])
      throw error
    }
    return moved[0]
  }

  private func end(_ child: pid_t) {
    kill(child, SIGKILL)
    while waitpid(child, nil, 0) < 0, errno == EINTR {}
  }

  private func spawn(_ end: Int32) throws(SystemError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, end, 0)
    for output: Int32 in [1, 2] {
      posix_spawn_file_actions_addopen(&actions, output, "/dev/null", O_WRONLY, 0)
    }
    csb_close_from(&actions, 3)
    let arguments = ["recto", "script-host"] + [library].compactMap(\.self)
    var words = arguments.map { strdup($0) } + [nil]
    var settings = environmentOfChild.map { strdup($0) } + [nil]
    defer { for text in words + settings { free(text) } }
    var identifier: pid_t = 0
    let failure = posix_spawn(&identifier, program, &actions, nil, &words, &settings)
    guard failure == 0 else {
      throw SystemError("start a process for scripts", number: failure)
    }
    return identifier
  }

  /// Turns off the JIT compiler, which the sandbox forbids, and background threads; fixes the memory size,
  /// the locale and the time zone.
  private var environmentOfChild: [String] {
    let settings = [
      "JSC_useJIT=0", "JSC_useConcurrentGC=0", "JSC_numberOfGCMarkers=1",
      "JSC_forceRAMSize=268435456", "LANG=C.UTF-8", "TZ=UTC",
    ]
    // The library folders of this process.
    let searchPath = getenv("LD_LIBRARY_PATH").map { "LD_LIBRARY_PATH=" + String(cString: $0) }
    return settings + [searchPath].compactMap(\.self)
  }
}
