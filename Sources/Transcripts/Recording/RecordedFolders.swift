// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import System

/// The folders of this machine in a recorded session, and their placeholders.
///
/// The first folder is `$TEMP`, and others are folders in it. Files of other programs are copied when a
/// message names them.
struct RecordedFolders {
  private struct Stamp: Equatable {
    let (seconds, nanoseconds, size, node): (Int, Int, Int, UInt)
  }

  /// Sorted by the length of the path, longest first.
  private var names: [(path: String, name: String)] = []
  /// The named files, with their state after the server's last access.
  private var known: [String: Stamp] = [:]
  private let file: RecordFile

  init(_ file: RecordFile) { self.file = file }

  /// Records the files that paths name. Returns the files that must exist before the message.
  ///
  /// - Returns: lines of a transcript.
  mutating func prepare(_ paths: [String]) -> [String] {
    var lines: [String] = []
    for path in paths {
      guard let path = RecordedFolders.absolute(path), !path.contains("\n") else { continue }
      let isFolder = RecordedFolders.isFolder(path)
      let folder = isFolder ? path : RecordedFolders.parent(of: path)
      guard RecordedFolders.isFolder(folder) else { continue }
      lines += register(folder)
      guard !isFolder, let stamp = RecordedFolders.stamp(of: path), known[path] != stamp else {
        continue
      }
      known[path] = stamp
      if let copy = file.copy(path) {
        lines.append("# \(Placeholders.copies)/\(copy) replaces \(shown(path))")
      }
    }
    return lines
  }

  /// Records the new state of the files. The server's own writes are then not taken for another
  /// program's.
  mutating func settle(_ paths: [String]) {
    for path in Set(paths.compactMap(RecordedFolders.absolute)).union(known.keys) {
      known[path] = RecordedFolders.stamp(of: path)
    }
  }

  /// The value with placeholders, for a transcript.
  func shown(_ json: JSONTree) -> JSONTree { json.mappingStrings(shown) }

  /// The value with placeholders. Relative paths in `paths` are made absolute first.
  func shown(_ json: JSONTree, naming paths: [String]) -> JSONTree {
    let relative = Set(paths.filter { !$0.hasPrefix("/") })
    return json.mappingStrings { text in
      shown(relative.contains(text) ? RecordedFolders.absolute(text) ?? text : text)
    }
  }

  private func shown(_ text: String) -> String {
    names.reduce(text) { text, folder in
      text == folder.path ? folder.name : RecordedFolders.replace(folder, in: text)
    }
  }

  /// A text with a folder's placeholder in each path. A path begins the text, comes after `file://`, or
  /// after a character that is in no path or address.
  private static func replace(_ folder: (path: String, name: String), in text: String) -> String {
    var shown = ""
    var rest = text[...]
    while let found = rest.firstRange(of: "\(folder.path)/") {
      let before = text[..<found.lowerBound]
      let begins = before.hasSuffix("file://") || !(before.last.map(isOfPath) ?? false)
      shown += rest[..<found.lowerBound] + (begins ? folder.name : folder.path) + "/"
      rest = rest[found.upperBound...]
    }
    return shown + rest
  }

  private static func isOfPath(_ sign: Character) -> Bool {
    sign.isLetter || sign.isNumber || "/._-~%$".contains(sign)
  }

  private mutating func register(_ folder: String) -> [String] {
    guard folder != "/", !names.contains(where: { $0.path == folder }) else { return [] }
    let count = Set(names.map(\.name)).count
    let new = count == 0 ? Placeholders.temporary : "\(Placeholders.temporary)/folder\(count + 1)"
    let real = realpath(folder, nil)
    defer { free(real) }
    let resolved = real.map { String(cString: $0) } ?? folder
    let known = names.first { $0.path == resolved }?.name
    let forms: Set = [folder, RecordedFolders.encoded(folder), resolved]
    for form in forms where form != "/" && !names.contains(where: { $0.path == form }) {
      names.append((form, known ?? new))
    }
    names.sort { ($0.path.utf8.count, $0.path) > ($1.path.utf8.count, $1.path) }
    return count == 0 || known != nil ? [] : ["# \(new) is made"]
  }

  /// The path from the root, without slashes at its end.
  private static func absolute(_ path: String) -> String? {
    let ending = path.reversed().prefix { $0 == "/" }.count
    let path = String(path.dropLast(min(ending, path.count - 1)))
    if path.hasPrefix("/") { return path }
    guard let current = getcwd(nil, 0) else { return nil }
    defer { free(current) }
    return "\(String(cString: current))/\(path)"
  }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  /// The path's form in a URI.
  private static func encoded(_ path: String) -> String {
    let kept = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
    return path.utf8.map { byte in
      kept.contains(byte)
        ? String(UnicodeScalar(byte))
        : "%" + CollectionOfOne(byte).uppercaseHexadecimal
    }.joined()
  }

  private static func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  private static func isFolder(_ path: String) -> Bool {
    status(of: path).map { $0.st_mode & S_IFMT == S_IFDIR } ?? false
  }

  /// `nil` if the path is not a regular file.
  private static func stamp(of path: String) -> Stamp? {
    guard let status = status(of: path), status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Stamp(
      seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec, size: status.st_size,
      node: UInt(status.st_ino))
  }
}
