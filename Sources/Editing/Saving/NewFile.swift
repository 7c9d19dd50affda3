// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// A file that comes into being where there is none.
public enum NewFile {
  /// Writes bytes to a path, to which nothing may lead yet, not even a symbolic link.
  ///
  /// - Returns: the path.
  /// - Throws: ``EditError/saveFailed(_:)``; then there is no such file.
  public static func write(_ bytes: [UInt8], to path: String) throws(EditError) -> String {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw .saveFailed("The path is empty or holds a NUL character: give the path of a file.")
    }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666)
    guard descriptor >= 0 else {
      if errno == EEXIST {
        throw .saveFailed("\(path) is there already: give another path, or have it overwritten.")
      }
      throw failure(path)
    }
    let isWritten = bytes.withUnsafeBytes { WholeFile.write(all: $0, to: descriptor) }
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
