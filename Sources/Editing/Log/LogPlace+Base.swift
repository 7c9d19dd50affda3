// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Glibc

extension LogPlace {
  /// Copies what the document was opened from, so that changes to it can be replayed after its file
  /// has become another.
  func keepBase(of document: Document) throws(EditError) {
    let file = try LogFile.make(baseDraft)
    var length: Int64 = 0
    while true {
      let bytes = document.sourceBytes(at: length, count: 1 << 20)
      if bytes.isEmpty { break }
      try file.append(bytes, at: length)
      length += Int64(bytes.count)
    }
    try file.rename(baseDraft, to: base)
    file.synchronize()
  }

  /// Whether there is the copy that a log begins with.
  func hasBase(_ content: ContentIdentity) -> Bool {
    ContentIdentity(path: base)?.hasSameContent(as: content) == true
  }

  func removeBase() {
    unlink(base)
    unlink(baseDraft)
  }

  /// Keeps the log under another name, too.
  func keepCopy() throws(EditError) {
    unlink(discardedLog)
    unlink(discardedBase)
    guard link(log, discardedLog) == 0 else { throw LogFile.failure("cannot be kept") }
    link(base, discardedBase)
  }
}
