// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import System

extension LogFileNames {
  /// The largest file, in bytes, that is copied before it is saved over, so that the saved changes can
  /// still be undone after a crash of the process.
  static let largestBase: Int64 = 64 << 20

  /// Copies the file that the document was opened from, so that changes to it can be replayed after the
  /// file was replaced.
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

  /// Copies the file that the document was opened from, if there is space.
  func hasKeptBase(of document: Document) -> Bool {
    do throws(EditError) {
      try keepBase(of: document)
      return true
    } catch {
      removeBase()
      return false
    }
  }

  /// Copies a file if it still has the given content and there is space.
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

  /// Whether there is a copy of the content that the log starts with.
  func hasBase(_ content: ContentIdentity) -> Bool {
    ContentIdentity(path: base)?.hasSameContent(as: content) == true
  }

  func removeBase() {
    unlink(base)
    unlink(baseDraft)
  }

  /// Also keeps the log under another name.
  func keepCopy() throws(EditError) {
    unlink(discardedLog)
    unlink(discardedBase)
    guard link(log, discardedLog) == 0 else { throw LogFile.failure("cannot be kept") }
    link(base, discardedBase)
  }
}
