// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import System

/// The folder of cached page pictures and texts. They outlive a session; the texts are for searches.
/// Only the user can read the folder.
///
/// Several servers may use it: files are complete or absent, and may disappear at any time. The least
/// recently used files are removed if there are too many.
public final class ThumbnailFolder {
  /// The renderer's name and version; pictures by a different renderer are not used.
  let renderer: String
  /// Why the last picture could not be stored.
  public private(set) var warning: String?
  private let path: String
  private let limit: Int
  /// The size of the folder in bytes; `nil` before it was counted.
  private var total: Int?
  /// The maximum sizes of a picture and a document's text, in bytes.
  private static let largestFile = 4 << 20
  private static let largestText = 16 << 20
  /// The extension of files with text.
  static let textSuffix = ".text"

  /// - Parameters:
  ///   - path: the folder; made with its parents if it is missing.
  ///   - renderer: the name and version of the renderer.
  ///   - limit: the maximum size of its files together, in bytes.
  public init(_ path: String, renderer: String, limit: Int = 64 << 20) {
    self.path = path
    self.renderer = renderer
    self.limit = limit
  }

  /// Reads a file, and marks it as used now; `nil` if there is none.
  func read(_ name: String) -> [UInt8]? {
    let descriptor = open("\(path)/\(name)", O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    let bytes = readWhole(descriptor, largest: ThumbnailFolder.most(name))
    if bytes != nil { futimens(descriptor, nil) }
    return bytes
  }

  /// Writes a file atomically.
  func write(_ bytes: [UInt8], to name: String) {
    guard bytes.count <= ThumbnailFolder.most(name) else { return }
    FilePath.makeFolder(path)
    var temporary = Array("\(path)/\(ThumbnailFolder.unfinished)XXXXXX".utf8CString)
    let descriptor = mkstemp(&temporary)
    guard descriptor >= 0, fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0 else { return giveUp() }
    let written = bytes.withUnsafeBytes { System.write(descriptor, $0.baseAddress, $0.count) }
    if written >= 0, written < bytes.count { errno = ENOSPC }
    let number = errno
    guard close(descriptor) == 0, written == bytes.count,
      rename(temporary, "\(path)/\(name)") == 0
    else {
      if written != bytes.count { errno = number }
      giveUp()
      unlink(temporary)
      return
    }
    warning = nil
    let sum = total.map { $0 + bytes.count } ?? files.reduce(0) { $0 + $1.size }
    total = sum > limit ? removeOldest() : sum
  }

  func removeFiles(startingWith prefix: String) {
    total = nil
    for file in files where file.name.hasPrefix(prefix) { unlink("\(path)/\(file.name)") }
  }

  private func giveUp() {
    let reason = String(cString: strerror(errno))
    warning = "Thumbnails cannot be stored in \(path): \(reason)."
  }

  /// Removes files until there is some room to spare; returns the size of the remaining files in bytes.
  private func removeOldest() -> Int {
    var left = files
    var sum = left.reduce(0) { $0 + $1.size }
    left.sort { $0.used > $1.used }
    while sum > limit / 4 * 3, let oldest = left.popLast() {
      unlink("\(path)/\(oldest.name)")
      sum -= oldest.size
    }
    return sum
  }

  private struct File {
    let name: String
    let size: Int
    /// The last use, in nanoseconds since 1970.
    let used: Int
  }

  /// The files in the folder that a server has written. The folder may hold the user's own files too.
  private var files: [File] {
    var files: [File] = []
    for name in FolderListing.names(in: path) where ThumbnailFolder.isOwn(name) {
      var status = stat()
      guard lstat("\(path)/\(name)", &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
        continue
      }
      let used = status.st_mtim.tv_sec &* 1_000_000_000 &+ status.st_mtim.tv_nsec
      files.append(File(name: name, size: Int(status.st_size), used: used))
    }
    return files
  }

  /// Whether a file is named as ``Thumbnails`` names files: with the digits of the document's digest.
  private static func isOwn(_ name: String) -> Bool {
    if name.hasPrefix(unfinished) { return name.utf8.count == unfinished.utf8.count + 6 }
    guard name.hasSuffix(".png") || name.hasSuffix(textSuffix) else { return false }
    return name.prefix { $0.isHexDigit }.utf8.count >= 32
  }

  private static func most(_ name: String) -> Int {
    name.hasSuffix(textSuffix) ? largestText : largestFile
  }

  private static let unfinished = ".recto-"
}
