// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import System

/// The names of the files of a document's edit log.
struct LogFileNames {
  let stem: String

  var log: String { stem + ".log" }
  /// A log that will replace the current one when it is complete.
  var draft: String { stem + ".draft" }
  /// The file before the first change, kept because undo needs it.
  var base: String { stem + ".base" }
  var baseDraft: String { stem + ".base-draft" }
  /// The log that was most recently set aside.
  var discardedLog: String { stem + ".discarded" }
  var discardedBase: String { stem + ".discarded-base" }

  /// Sets the log aside. A log that was set aside before is removed.
  func setAside() throws(EditError) {
    guard rename(log, discardedLog) == 0 else { throw LogFile.failure("cannot be set aside") }
    unlink(discardedBase)
    rename(base, discardedBase)
  }

  /// Sets aside the log of a replaced file, unless it says nothing. A log that is in use elsewhere, or
  /// cannot be moved, stays. It is reported as the log of a changed file when that file is opened.
  func setAsideReplaced() {
    do throws(EditError) {
      guard let old = try LogFile.open(log, create: false) else { return }
      if LogContents(old.read()).isWorthKeeping { try setAside() } else { remove() }
    } catch {}
  }

  /// Removes what was set aside. The log itself may belong to another document, or wait for a choice.
  func removeSetAside() {
    for file in [discardedLog, discardedBase] { unlink(file) }
  }

  func remove() {
    unlink(log)
    removeBase()
  }
}

extension LogFileNames {
  /// The size limit, in bytes, for keeping a copy of a file. The file is copied before it is saved
  /// over, so that the saved changes can still be undone after a crash of the process.
  static let largestBase: Int64 = 64 << 20

  /// Copies the file that the document was opened from. Changes to it can then be replayed after the
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

  /// Copies the file that the document was opened from. Returns `false` if that fails, for example on a
  /// full disk.
  func hasKeptBase(of document: Document) -> Bool {
    do throws(EditError) {
      try keepBase(of: document)
      return true
    } catch {
      removeBase()
      return false
    }
  }

  /// Copies a file if it still has the given content. Returns `false` if it does not, or if copying
  /// fails, such as for lack of space.
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

  /// Whether there is a copy of the content that starts the log.
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

extension LogFileNames {
  /// An empty log file. Sets aside a log that was found at opening and is still undecided, but not a log
  /// that was created since.
  ///
  /// - Parameter undecided: the checksum of the log found at opening.
  /// - Throws: ``EditError/notLogged(_:)``, ``EditError/notPermitted(by:_:)``.
  func emptyLog(undecided: Checksum?) throws(EditError) -> LogFile {
    if let old = try LogFile.open(log, create: false) {
      let bytes = old.read()
      if !LogContents(bytes).isWorthKeeping {
        remove()
      } else if Checksum(bytes) == undecided {
        try setAside()
      } else {
        throw .leftElsewhere
      }
    }
    removeBase()
    guard let file = try LogFile.open(log, create: true) else { throw .editedElsewhere }
    file.truncate(to: 0)
    return file
  }
}
