// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Glibc

/// What documents play, as files for the front end's player: in a folder that is the user's alone, each
/// gone when its document is closed.
public final class MediaFiles {
  private let folder: String
  private let randomness: () -> UInt64
  private var paths: [String: [String]] = [:]

  /// - Parameter folder: made with those above it where it is missing.
  public init(_ folder: String, randomness: @escaping () -> UInt64) {
    self.folder = folder
    self.randomness = randomness
  }

  /// Writes a file for a document, and returns its path.
  func write(_ bytes: [UInt8], named name: String, for document: String) throws(ToolFileError)
    -> String
  {
    makeFolders()
    for _ in 0..<16 {
      let stem = String(randomness(), radix: 16)
      let path = folder + "/" + stem + MediaFiles.ending(of: name)
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
      if descriptor < 0, errno == EEXIST { continue }
      guard descriptor >= 0 else { break }
      defer { close(descriptor) }
      guard MediaFiles.write(bytes, to: descriptor) else {
        unlink(path)
        break
      }
      paths[document, default: []].append(path)
      return path
    }
    throw ToolFileError()
  }

  /// Removes a document's files.
  func remove(of document: String) {
    for path in paths.removeValue(forKey: document) ?? [] { unlink(path) }
    if paths.isEmpty { rmdir(folder) }
  }

  private func makeFolders() {
    var made = folder.hasPrefix("/") ? "" : "."
    for step in folder.split(separator: "/") {
      made += "/" + step
      mkdir(made, 0o700)
    }
  }

  /// The name's ending where it is a plain one.
  private static func ending(of name: String) -> String {
    guard let last = name.split(separator: ".").last, name.contains("."), last.count <= 5,
      last.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
    else { return "" }
    return "." + last.lowercased()
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let count = Glibc.write(
          descriptor, buffer.baseAddress?.advanced(by: done), buffer.count - done)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        done += count
      }
      return true
    }
  }
}

/// A file for the front end could not be written.
struct ToolFileError: Error {}
