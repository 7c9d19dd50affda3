// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// The folder with the edit logs of all documents. Only the user has access.
public final class EditLogFolder {
  public let path: String
  let sync: any LogSync
  let limit: (any ReplayLimit)?

  /// - Parameter limit: limits the time for each change that is made again; `nil`: there is no limit.
  public init(_ path: String, sync: any LogSync, limit: (any ReplayLimit)? = nil) {
    (self.path, self.sync, self.limit) = (path, sync, limit)
  }

  /// The log files of a document. Symbolic links in the given path must have been followed.
  func place(of document: String) -> LogFileNames {
    LogFileNames(stem: path + "/" + EditLogFolder.stem(of: document))
  }

  /// Sets aside the log of a file that was just replaced. The changes in it do not belong to the new
  /// file.
  public func setAsideLog(ofReplaced file: String) {
    place(of: AtomicFile.resolve(file)).setAsideReplaced()
  }

  /// The common prefix of the names of a document's log files. It ends before the first dot.
  public static func stem(of document: String) -> String { Checksum(document.utf8).hexadecimal }

  /// - Throws: ``EditError/notLogged(_:)`` if the folder or its parent is not safe; see
  ///   ``PrivateFolder``.
  func check() throws(EditError) {
    let parent = FilePath.folder(of: path)
    guard let why = PrivateFolder.problem(path) ?? PrivateFolder.problem(parent) else { return }
    throw .notLogged("Nothing was changed, since there is no edit log. \(why)")
  }

  /// Creates the folder and its missing parents.
  func make() throws(EditError) {
    try check()
    var status = stat()
    if stat(path, &status) == 0 { return }
    guard FilePath.makeFolder(path) else {
      throw LogFile.failure("cannot have its folder \(path)")
    }
  }
}

/// Syncs written records to the disk, within a fifth of a second.
public protocol LogSync: AnyObject {
  /// Schedules a call of ``LogFile/synchronize()``, on any thread.
  func request(_ file: LogFile)
}

/// Limits the time of each change that a replay makes. All changes of a log together may take
/// longer than a request may.
public protocol ReplayLimit: AnyObject {
  /// Makes a change again, on the calling thread. Returns whether it took no longer than allowed. One that did
  /// was stopped, so that it may have failed.
  func run(_ change: () -> Void) -> Bool
}

public final class ImmediateLogSync: LogSync {
  public init() {}
  public func request(_ file: LogFile) { file.synchronize() }
}
