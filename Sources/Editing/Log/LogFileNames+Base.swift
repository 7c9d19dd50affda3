// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import System

extension LogFileNames {
  /// Up to how many bytes a file is copied before it is saved over, so that what was saved can be undone
  /// after the death of the process.
  static let largestBase: Int64 = 64 << 20

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

  /// Copies what the document was opened from, where there is room for that.
  func hasKeptBase(of document: Document) -> Bool {
    do throws(EditError) {
      try keepBase(of: document)
      return true
    } catch {
      removeBase()
      return false
    }
  }

  /// Copies a file that has a content, where it still has and there is room for that.
  func hasKeptBase(_ path: String, _ content: ContentIdentity) -> Bool {
    guard ContentIdentity(path: path)?.hasSameContent(as: content) == true else { return false }
    do throws(EditError) {
      let file = try LogFile.make(baseDraft)
      guard let bytes = try? FileBytes.whole(path, limit: Int(LogFileNames.largestBase)) else {
        throw LogFile.failure("cannot be kept")
      }
      try file.append(bytes, at: 0)
      try file.rename(baseDraft, to: base)
      file.synchronize()
      return true
    } catch {
      removeBase()
      return false
    }
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
