// SPDX-License-Identifier: AGPL-3.0-or-later

import JSONRPC
import System

/// The front's descriptors that a worker may inherit.
enum InheritedEnds {
  /// Moves descriptors to numbers that no inherited descriptor has. Placing an inherited one then does
  /// not close another. The old numbers are closed.
  static func moved(_ ends: [Int32], _ purpose: String) throws(SystemError) -> [Int32] {
    defer { for end in ends { close(end) } }
    let moved = ends.map { fcntl($0, F_DUPFD_CLOEXEC, Sandbox.inherited + 1) }
    guard moved.allSatisfy({ $0 >= 0 }) else {
      let error = SystemError(purpose)
      for end in moved where end >= 0 { close(end) }
      throw error
    }
    return moved
  }
}

/// Memory that a worker and the front share through a descriptor.
enum SharedMemory {
  /// Maps a file, which is closed if that fails.
  static func map(
    _ file: Int32, _ bytes: Int, _ purpose: String
  ) throws(SystemError) -> UnsafeMutableRawPointer {
    let base = mmap(nil, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
    guard let base, base != MAP_FAILED else {
      let error = SystemError(purpose)
      close(file)
      throw error
    }
    return base
  }

  /// Maps an inherited file of this size, and closes its descriptor; `nil` if there is none.
  static func take(_ descriptor: Int32, _ bytes: Int) -> UnsafeMutableRawPointer? {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size == bytes
    else { return nil }
    let base = mmap(nil, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
    guard let base, base != MAP_FAILED else { return nil }
    close(descriptor)
    return base
  }
}
