// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Glibc

/// Pages as files of their own. The document stays as it is.
extension Editor {
  /// Writes pages, in the order given, to a new file, whole or not at all; see
  /// ``Document/extract(_:to:_:)``. It is encrypted as the document is.
  ///
  /// - Parameters:
  ///   - overwriting: whether a file that is there is replaced.
  ///   - followsLinks: whether a symbolic link of that name leads to the file to replace; else the
  ///     link itself is replaced.
  /// - Throws: ``EditError/saveFailed(_:)``, ``EditError/notPermitted(by:_:)``.
  public func extract(
    _ pages: [Int], to path: String, overwriting: Bool, followsLinks: Bool = true
  ) throws(EditError) -> (path: String, bytes: Int64) {
    try document.requireCopying()
    var status = stat()
    guard overwriting || lstat(path, &status) != 0 else {
      throw .saveFailed("\(path) is there already: give another path, or set overwrite.")
    }
    let target = try AtomicFile(replacing: path, followsLinks: followsLinks)
    defer { target.discard() }
    try engine(document.extract(pages, to: target.temporaryPath, encryption))
    return (target.path, try target.commit())
  }

  /// The document as it will be in a file once it is saved in full.
  ///
  /// - Parameter folder: where it may be written for a moment, for the user alone.
  public func asWritten(through folder: String) throws(EditError) -> Document {
    let file = try AtomicFile(in: folder)
    defer { file.discard() }
    return try engine(document.asWritten(through: file.temporaryPath, encryption))
  }
}

extension Document {
  /// Some pages as an edit that puts them into another document.
  ///
  /// - Parameter folder: where they may be written for a moment, for the user alone.
  /// - Throws: ``EditError/notPermitted(by:_:)`` where nothing may be copied out of this document.
  public func importing(
    _ pages: [Int], at index: Int, through folder: String
  ) throws(EditError) -> ImportPages {
    try requireCopying()
    let file = try AtomicFile(in: folder)
    defer { file.discard() }
    return try engine { () throws(EngineError) in
      try extract(pages, to: file.temporaryPath, .removed)
      guard let bytes = try FileBytes.whole(file.temporaryPath, limit: ImportPages.largest) else {
        throw .limitExceeded(
          EngineLimit(.bytes, ImportPages.largest),
          "the pages have more than \(ImportPages.largest) bytes")
      }
      return ImportPages(bytes, count: pages.count, at: index)
    }
  }
}

extension ImportPages {
  /// How many bytes the pages may have.
  public static let largest = 256 << 20
}
