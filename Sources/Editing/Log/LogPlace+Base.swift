// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Glibc

extension LogPlace {
  /// Copies what the document was opened from, so that changes to it can be replayed after its file
  /// has become another.
  func keepBase(of document: Document) throws(EditError) {
    let copy = stem + ".base-draft"
    unlink(copy)
    guard let file = try LogFile.open(copy, create: true) else { return }
    var length: Int64 = 0
    while true {
      let bytes = document.sourceBytes(at: length, count: 1 << 20)
      if bytes.isEmpty { break }
      try file.append(bytes, at: length)
      length += Int64(bytes.count)
    }
    try file.rename(copy, to: base)
    file.synchronize()
  }

  func removeBase() { unlink(base) }

  /// Keeps the log under another name, too.
  func keepCopy() throws(EditError) {
    unlink(discardedLog)
    unlink(discardedBase)
    guard link(log, discardedLog) == 0 else { throw LogFile.failure("cannot be kept") }
    link(base, discardedBase)
  }
}
