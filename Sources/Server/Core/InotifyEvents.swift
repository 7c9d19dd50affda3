// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// The events returned by a read from inotify(7).
enum InotifyEvents {
  /// Whether an event is about a wanted name, or about a whole folder.
  static func concern(_ bytes: ArraySlice<UInt8>, _ isWanted: (String) -> Bool) -> Bool {
    var rest = bytes
    let header = MemoryLayout<inotify_event>.size
    while rest.count >= header {
      let event = rest.withUnsafeBytes { $0.loadUnaligned(as: inotify_event.self) }
      let name = rest.dropFirst(header).prefix(Int(event.len)).prefix { $0 != 0 }
      if name.isEmpty || isWanted(String(decoding: name, as: UTF8.self)) { return true }
      rest = rest.dropFirst(header + Int(event.len))
    }
    return false
  }
}
