// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// The file with the recording of a session. The folder beside it holds the session's documents.
///
/// Each line is written in one system call, so that it survives the end of the process.
final class RecordFile {
  /// Why writing stopped; `nil` if everything was written.
  private(set) var failure: TranscriptError?
  /// The folder for copies of documents, created on first use.
  let copies: String
  private let path: String
  private let descriptor: Int32
  private var hasFolder = false
  private var copied = 0

  /// Creates the file, readable only by its owner.
  ///
  /// - Throws: ``TranscriptError`` if the file or the folder already exists, or cannot be created.
  init(_ path: String) throws(TranscriptError) {
    self.path = path
    copies = RecordFile.copies(of: path)
    guard access(copies, F_OK) != 0 else {
      throw .file(
        path: copies, purpose: "record into the folder",
        reason: "it already exists; remove it, or give another file")
    }
    descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      let reason =
        errno == EEXIST
        ? "it already exists; remove it, or give another file"
        : String(cString: strerror(errno))
      throw .file(path: path, purpose: "record the session in", reason: reason)
    }
  }

  deinit { close(descriptor) }

  /// The folder for copies of documents. A transcript's sessions begin with these documents.
  static func copies(of path: String) -> String {
    (path.hasSuffix(".md") ? String(path.dropLast(3)) : path) + ".files"
  }

  func write(_ text: String) {
    guard failure == nil else { return }
    if !writeAll(Array(text.utf8), to: descriptor) { fail("record the session in", path) }
  }

  /// Copies a document.
  ///
  /// - Returns: the copy's name in the folder; `nil` if it could not be made.
  func copy(_ source: String) -> String? {
    guard failure == nil else { return nil }
    if !hasFolder {
      guard mkdir(copies, 0o700) == 0 else {
        fail("make the folder", copies)
        return nil
      }
      hasFolder = true
    }
    copied += 1
    let name = "\(copied)-" + RecordFile.plain(source.split(separator: "/").last ?? "file")
    do throws(TranscriptError) {
      try FileReplacement.copy(source, to: "\(copies)/\(name)")
      return name
    } catch {
      failure = error
      return nil
    }
  }

  private func fail(_ purpose: String, _ path: String) {
    failure = .file(path: path, purpose: purpose, reason: String(cString: strerror(errno)))
  }

  /// A name without characters that could be misread in a transcript.
  private static func plain(_ name: Substring) -> String {
    String(
      String.UnicodeScalarView(
        name.unicodeScalars.suffix(80).map { scalar in
          let isPlain = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          return isPlain || "-_.".unicodeScalars.contains(scalar) ? scalar : "_"
        }))
  }
}
