// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// The folder with the edit logs of all documents: the user's alone.
public final class EditLogFolder {
  public let path: String
  let sync: any LogSync

  public init(_ path: String, sync: any LogSync) {
    self.path = path
    self.sync = sync
  }

  /// The files of a document, by its path with symbolic links followed.
  func place(of document: String) -> LogFileNames {
    LogFileNames(stem: path + "/" + EditLogFolder.stem(of: document))
  }

  /// The common start of the names of a document's files, up to the first dot.
  public static func stem(of document: String) -> String { Checksum(document.utf8).hexadecimal }

  /// - Throws: ``EditError/notLogged(_:)`` where others may have put something there, or may read what
  ///   is written.
  func check() throws(EditError) {
    let parent = path.lastIndex(of: "/").map { String(path[..<$0]) }
    guard let why = PrivateFolder.problem(path) ?? parent.flatMap(PrivateFolder.problem) else {
      return
    }
    throw .notLogged("Nothing was changed, since there is no edit log. \(why)")
  }

  /// Makes the folder and those above it where they are missing.
  func make() throws(EditError) {
    try check()
    var status = stat()
    if stat(path, &status) == 0 { return }
    var made = path.hasPrefix("/") ? "" : "."
    for step in path.split(separator: "/") {
      made += "/" + step
      guard mkdir(made, 0o700) == 0 || errno == EEXIST else {
        throw LogFile.failure("cannot have its folder \(path)")
      }
    }
  }
}

/// The names of what belongs to a document's edit log.
struct LogFileNames {
  let stem: String

  var log: String { stem + ".log" }
  /// A log on its way to being the log.
  var draft: String { stem + ".draft" }
  /// The file that the first change applies to, kept because undoing needs it.
  var base: String { stem + ".base" }
  var baseDraft: String { stem + ".base-draft" }
  /// The log that was set aside last.
  var discardedLog: String { stem + ".discarded" }
  var discardedBase: String { stem + ".discarded-base" }

  /// Puts the log out of the way. What was set aside before it goes.
  func setAside() throws(EditError) {
    guard rename(log, discardedLog) == 0 else { throw LogFile.failure("cannot be set aside") }
    unlink(discardedBase)
    rename(base, discardedBase)
  }

  /// Removes the log and what was set aside.
  func removeAll() {
    for file in [draft, discardedLog, discardedBase] { unlink(file) }
    remove()
  }

  func remove() {
    unlink(log)
    removeBase()
  }
}

/// Syncs what was written, within a fifth of a second.
public protocol LogSync: AnyObject {
  /// Has ``LogFile/synchronize()`` called soon, on any thread.
  func request(_ file: LogFile)
}

/// Syncs at once.
public final class ImmediateLogSync: LogSync {
  public init() {}
  public func request(_ file: LogFile) { file.synchronize() }
}
