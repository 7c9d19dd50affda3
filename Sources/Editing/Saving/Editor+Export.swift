// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import System

extension Editor {
  /// Begins to make the bytes of the file that saving would write. Each step takes a short while. The
  /// document does not count as saved.
  ///
  /// - Parameters:
  ///   - folder: for a temporary file that only the user can access.
  ///   - limit: the maximum number of bytes; the result is `nil` if there are more.
  public func startBytes(
    _ mode: SaveMode, in folder: String, limit: Int
  ) throws(EditError) -> BytesInProgress {
    let written = try writeOptions(SaveOptions(mode), isOriginal: false)
    let file = try AtomicFile(in: folder)
    do throws(EngineError) {
      let writing = try FileWriting(document, to: file.temporaryPath, written)
      return BytesInProgress(writing, to: file, limit: limit)
    } catch {
      file.discard()
      throw .engine(error)
    }
  }
}

/// The bytes of a file, made step by step. Each step takes a short while. The result is `nil` if there
/// are more bytes than the limit.
public final class BytesInProgress: WritingInProgress {
  private let writing: FileWriting
  private let file: AtomicFile
  private let limit: Int
  private var bytes: SideResult<[UInt8]?, EngineError>?

  init(_ writing: FileWriting, to file: AtomicFile, limit: Int) {
    (self.writing, self.file, self.limit) = (writing, file, limit)
  }

  public var done: Int { writing.done }
  public var total: Int { FileWriting.total }

  public func advance() throws(EditError) -> WorkStep<[UInt8]?> {
    do throws(EngineError) {
      if let bytes {
        defer { file.discard() }
        return .done(try bytes.get())
      }
      return try writing.advance().then { _ in
        let bytes = SideResult<[UInt8]?, EngineError>(until: .cancelled)
        self.bytes = bytes
        return .aside { [path = file.temporaryPath, limit] _ in
          bytes.make { () throws(EngineError) in try FileBytes.whole(path, limit: limit) }
        }
      }
    } catch {
      file.discard()
      throw .engine(error)
    }
  }

  public func cancel() { file.discard() }
}

/// A file that is written completely or not at all.
public enum WholeFile {
  /// Writes bytes.
  ///
  /// - Parameter followsLinks: whether a symbolic link of that name leads to the file to replace. If not,
  ///   the link itself is replaced.
  /// - Returns: the path, with symbolic links followed.
  /// - Throws: ``EditError/saveFailed(_:)``; then the previous file is unchanged.
  public static func write(
    _ bytes: [UInt8], to path: String, followsLinks: Bool = true
  ) throws(EditError) -> String {
    try write(bytes, to: path, mode: 0o666, followsLinks: followsLinks)
  }

  /// - Parameters:
  ///   - mode: the permissions of a new file, before the process's umask.
  ///   - isSynced: whether to wait for the disk.
  @discardableResult
  static func write(
    _ bytes: [UInt8], to path: String, mode: mode_t, isSynced: Bool = true,
    followsLinks: Bool = true
  ) throws(EditError) -> String {
    let draft = try FileDraft(bytes, of: path, mode, isSynced: isSynced, followsLinks: followsLinks)
    try draft.publish()
    return draft.path
  }
}
