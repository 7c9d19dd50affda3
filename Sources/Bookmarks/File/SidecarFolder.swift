// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSON
import System

/// Finds the sidecar files of a document, also where its own file was moved or renamed: by the
/// permanent part of its `ID` (ISO 32000-2, 14.4), or by its path where it has none.
///
/// The folder holds the files that get no other place, and for each document a list of where its
/// others are. The list counts only where nothing is left at the document's old place, since the
/// document is else a copy.
public struct SidecarFolder {
  private let path: String
  /// The document's keys in the folder. There are several if the document has no `ID`, or had none
  /// at first.
  private let keys: [String]
  private let documentPath: String?

  /// - Parameters:
  ///   - path: the folder, which need not be there yet.
  ///   - documentPath: the document's file; `nil` of one opened from bytes.
  public init(_ path: String, of document: Document, at documentPath: String?) {
    self.path = path
    let absolute = documentPath.map(SidecarFolder.absolute)
    self.documentPath = absolute
    var keys: [String] = []
    if let id = try? document.trailer?["ID"]?[0]?.bytes, !id.isEmpty {
      keys.append("id-" + id.prefix(32).map(SidecarFolder.hexadecimal).joined())
    }
    if let absolute { keys.append("path-" + Checksum(absolute.utf8).hexadecimal) }
    self.keys = keys
  }

  /// The default place of a sidecar file; `nil` if nothing identifies the document.
  public func defaultPath(_ format: BookmarkFileFormat) -> String? {
    let paths = keys.map { "\(path)/\($0).\(format.rawValue)" }
    return paths.first { FileIdentity(path: $0) != nil } ?? paths.first
  }

  /// Whether a file is one of the folder's own.
  func holds(_ file: String) -> Bool { file.hasPrefix(path + "/") }

  /// The place of the document's sidecar file before the document's own file was moved.
  func formerPath(of format: BookmarkFileFormat, now wanted: String) -> String? {
    places.last { place in
      place.format == format.rawValue && place.path != wanted
        && place.document != documentPath && FileIdentity(path: place.document) == nil
        && FileIdentity(path: place.path) != nil
    }?.path
  }

  /// Remembers a sidecar file of the document.
  func note(_ file: String, _ format: BookmarkFileFormat) {
    guard !holds(file), let documentPath, let list else { return }
    let place = Place(path: file, format: format.rawValue, document: documentPath)
    var places = self.places.filter { $0 != place }
    guard places.count + 1 != self.places.count || self.places.last != place else { return }
    places.append(place)
    let tree: JSONTree = ["places": .array(places.suffix(100).map(\.tree))]
    // Without the list the file is found at its own place all the same.
    try? StateFile(list).write(tree.wireBytes + [0x0A])
  }

  private struct Place: Hashable {
    var path: String
    var format: String
    var document: String

    var tree: JSONTree {
      ["path": .string(path), "format": .string(format), "document": .string(document)]
    }
  }

  private var list: String? { keys.first.map { "\(path)/\($0).places" } }

  /// A list that cannot be read counts as none.
  private var places: [Place] {
    guard let list, case .bytes(let bytes)? = try? StateFile(list).read(),
      let document = try? JSONDocument.parse(bytes),
      case .array(let trees)? = JSONTree(document.root)[member: "places"]
    else { return [] }
    return trees.compactMap { tree in
      guard let path = tree[member: "path"]?.string, let format = tree[member: "format"]?.string,
        let document = tree[member: "document"]?.string
      else { return nil }
      return Place(path: path, format: format, document: document)
    }
  }

  /// A path from the root, with the symbolic links of its folder followed: the same before and after
  /// the file comes into being.
  public static func absolute(_ path: String) -> String {
    let end = path.lastIndex(of: "/")
    let name = end.map { path[path.index(after: $0)...] } ?? path[...]
    let parent = end.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    guard let real = realpath(parent, nil) else { return path }
    defer { free(real) }
    let folder = String(cString: real)
    return (folder == "/" ? "" : folder) + "/" + name
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}
