// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import System

/// The media of documents as files for the front end's player. They lie in a private folder for
/// this process, and a file is removed when its document is closed.
///
/// A folder has a file `lock`, which its process keeps locked while it lives. A process that makes a
/// folder removes the folders beside it that are not locked, for example after a crash.
public final class MediaFiles {
  private let root: String
  private let randomness: () -> UInt64
  private var own: MediaFolder?
  private var files: [Key: Entry] = [:]

  private struct Key: Hashable {
    var document: String
    var annotation: String
    @Exact var name: String
  }

  private struct Entry {
    var path: String
    var revision: Int
  }

  /// - Parameter root: the parent folder; made with its parents if it is missing.
  public init(_ root: String, randomness: @escaping () -> UInt64) {
    self.root = root
    self.randomness = randomness
  }

  /// Removes the files that ended processes have left behind.
  public func sweep() { MediaFolder.sweep(root) }

  /// Writes the media file to play. It is not written again if the document has not changed since.
  ///
  /// - Returns: the file's path.
  func path(of file: MediaFile, for document: String, revision: Int) throws(EngineError) -> String {
    let media = file.media
    let key = Key(document: document, annotation: media.annotationID, name: media.name)
    if let entry = files[key], entry.revision == revision, access(entry.path, R_OK) == 0 {
      return entry.path
    }
    if let old = files.removeValue(forKey: key) { unlink(old.path) }
    let path = try write(file)
    files[key] = Entry(path: path, revision: revision)
    return path
  }

  /// Removes the files of one annotation of a document, or of all.
  ///
  /// - Returns: whether there were any.
  @discardableResult
  func remove(of document: String, annotation: String? = nil) -> Bool {
    let gone = files.filter {
      $0.key.document == document && (annotation == nil || $0.key.annotation == annotation)
    }
    for (key, entry) in gone {
      unlink(entry.path)
      files[key] = nil
    }
    if files.isEmpty {
      own?.remove()
      own = nil
    }
    return !gone.isEmpty
  }

  /// Writes a file for a document, under a name that is safe.
  ///
  /// - Returns: the file's path.
  func write(
    _ bytes: [UInt8], named name: String, for document: String
  ) throws(EngineError) -> String {
    let path = try write(named: name) { descriptor throws(EngineError) in
      try WholeBytes.write(bytes, to: descriptor)
    }
    files[Key(document: document, annotation: "", name: path)] = Entry(path: path, revision: 0)
    return path
  }

  private func write(_ file: MediaFile) throws(EngineError) -> String {
    try write(named: file.media.safeName) { descriptor throws(EngineError) in
      try file.write(to: descriptor)
    }
  }

  private func write(
    named name: String, _ fill: (Int32) throws(EngineError) -> Void
  ) throws(EngineError) -> String {
    let folder = try folder()
    for _ in 0..<16 {
      let path = "\(folder.path)/\(String(randomness(), radix: 16))-\(name)"
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
      if descriptor < 0, errno == EEXIST { continue }
      guard descriptor >= 0 else { break }
      defer { close(descriptor) }
      do throws(EngineError) {
        try fill(descriptor)
      } catch {
        unlink(path)
        throw error
      }
      return path
    }
    throw MediaFiles.unwritable
  }

  private func folder() throws(EngineError) -> MediaFolder {
    if let own, access(own.path, W_OK) == 0 { return own }
    guard let made = MediaFolder(in: root, name: String(randomness(), radix: 16)) else {
      throw MediaFiles.unwritable
    }
    own = made
    return made
  }

  private static let unwritable = EngineError.saveFailed(
    "The media file could not be written: check the stateDirectory.")
}
