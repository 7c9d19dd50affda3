// SPDX-License-Identifier: AGPL-3.0-or-later

import CSandbox
import System

/// The rights that a worker gives up before it reads its document: see SECURITY.md.
enum Sandbox {
  /// The descriptor of a worker's channel to its ``FileBroker``.
  static let inherited: Int32 = 6
  /// The maximum size of a file, in bytes: larger than any PDF.
  private static let largestFile: rlim_t = 16 << 30
  private static let mostDescriptors: rlim_t = 1024

  /// Drops the rights that the kernel can take away. Call it before the process has another thread.
  ///
  /// - Parameter memory: the engine's memory limit, in bytes; 0: none.
  static func enter(memory: Int) -> SandboxStatus {
    var status = SandboxStatus()
    if csb_drop_privileges() != 0 { status.miss("privileges", errno) }
    limit(memory, &status)
    var isChannel = stat()
    let hasChannel =
      fstat(inherited, &isChannel) == 0 && isChannel.st_mode & S_IFMT == S_IFSOCK
    _ = fcntl(inherited, F_SETFD, FD_CLOEXEC)
    if !hasChannel { errno = EBADF }
    status.seccomp = hasChannel && csb_enter_filter(inherited) == 0
    if !status.seccomp { status.miss("seccomp", errno) }
    // Opening files can be forbidden only if the front opens them instead.
    let version = csb_enter_landlock(status.seccomp ? 1 : 0)
    if version > 0 { status.landlock = Int(version) } else { status.miss("landlock", errno) }
    return status
  }

  private static func limit(_ memory: Int, _ status: inout SandboxStatus) {
    var limits: [(__rlimit_resource, rlim_t)] = [
      (RLIMIT_CORE, 0), (RLIMIT_FSIZE, largestFile), (RLIMIT_NOFILE, mostDescriptors),
      (__RLIMIT_MSGQUEUE, 0), (__RLIMIT_MEMLOCK, 0),
    ]
    // The engine limits its own memory; this limit also covers answers and pictures.
    if memory > 0 {
      let most = rlim_t(memory).addingReportingOverflow(max(rlim_t(memory), 2 << 30))
      if !most.overflow { limits.append((RLIMIT_DATA, most.partialValue)) }
    }
    for (which, most) in limits {
      let resource = __rlimit_resource_t(which.rawValue)
      var now = rlimit()
      guard getrlimit(resource, &now) == 0 else { continue }
      var wanted = rlimit(rlim_cur: min(now.rlim_cur, most), rlim_max: min(now.rlim_max, most))
      if setrlimit(resource, &wanted) != 0 { status.miss("limits", errno) }
    }
  }
}
