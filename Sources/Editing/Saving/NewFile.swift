// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// Creates files, and never replaces existing ones.
public enum NewFile {
  /// Writes bytes to a path that must not exist yet. A symbolic link counts as existing.
  ///
  /// - Returns: the path.
  /// - Throws: ``EditError/saveFailed(_:)``; then the file does not exist.
  public static func write(_ bytes: [UInt8], to path: String) throws(EditError) -> String {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw .saveFailed("The path is empty or holds a NUL character: give the path of a file.")
    }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666)
    guard descriptor >= 0 else {
      if errno == EEXIST {
        throw .saveFailed("\(path) already exists: give another path, or set overwrite.")
      }
      throw failure(path)
    }
    let isWritten = writeAll(bytes, to: descriptor)
    guard close(descriptor) == 0, isWritten else {
      let error = failure(path)
      unlink(path)
      throw error
    }
    return path
  }

  private static func failure(_ path: String) -> EditError {
    .saveFailed("\(path) was not written: \(FileProblem(errno).sentence)")
  }
}
