// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// The mounted file systems, from proc(5)'s `mounts`.
struct MountTable {
  private var kinds: [(folder: String, kind: Substring)] = []

  init() {
    let table = FileBytes(path: "/proc/self/mounts")?.bytes(at: 0, count: 1 << 20) ?? []
    for line in String(decoding: table, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count > 2 else { continue }
      kinds.append((String(words[1]), words[2]))
    }
  }

  /// Whether other machines can change a folder without a notification here. This depends on its file
  /// system.
  func isRemote(_ folder: String) -> Bool {
    // The last mount hides the earlier ones.
    let kind = kinds.filter { folder.isWithin($0.folder) }.enumerated().max {
      ($0.element.folder.count, $0.offset) < ($1.element.folder.count, $1.offset)
    }?
    .element.kind
    return kind.map { kind in MountTable.remote.contains { kind.hasPrefix($0) } } ?? false
  }

  private static let remote = ["nfs", "cifs", "smb", "9p", "afs", "ceph", "fuse.", "virtiofs"]
}
