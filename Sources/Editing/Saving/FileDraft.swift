// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// A complete file beside the one that it will replace. It is removed with the draft unless it is
/// published.
public final class FileDraft {
  private let file: AtomicFile
  private let isSynced: Bool

  /// - Throws: ``EditError/saveFailed(_:)``; then nothing is left of it.
  public convenience init(_ bytes: [UInt8], of path: String) throws(EditError) {
    try self.init(bytes, of: path, 0o666, isSynced: true, followsLinks: true)
  }

  /// - Parameters:
  ///   - mode: the permissions of a new file, before the process's umask.
  ///   - isSynced: whether to wait for the disk.
  ///   - followsLinks: whether a symbolic link of that name leads to the file to replace. If not, the link
  ///     itself is replaced.
  init(
    _ bytes: [UInt8], of path: String, _ mode: mode_t, isSynced: Bool, followsLinks: Bool
  ) throws(EditError) {
    file = try AtomicFile(replacing: path, followsLinks: followsLinks)
    self.isSynced = isSynced
    let descriptor = open(file.temporaryPath, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw FileDraft.failure(path) }
    let isWritten = writeAll(bytes, to: descriptor)
    guard close(descriptor) == 0, isWritten else { throw FileDraft.failure(path) }
    _ = try file.seal(endingWith: Array(bytes.suffix(16)), isSynced: isSynced)
  }

  deinit { file.discard() }

  /// The final path, with symbolic links followed.
  var path: String { file.path }

  /// Gives the file its name.
  ///
  /// - Throws: ``EditError/saveFailed(_:)``; then the former file is unchanged.
  public func publish() throws(EditError) {
    try file.publish()
    if isSynced { file.syncFolder() }
  }

  private static func failure(_ path: String) -> EditError {
    .saveFailed("\(path) was not written: \(FileProblem(errno).sentence)")
  }
}
