// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSON
import System

/// Finds a document's sidecar files, even if it was moved or renamed. It is identified by the permanent
/// part of its `ID` (ISO 32000-2, 14.4), or by its path if it has no `ID`.
///
/// The folder holds the sidecar files without a place of their own, and for each document a list of the
/// places of its other files. The list only counts if nothing is left at the document's old place; if
/// there is, the document is a copy.
public struct SidecarFolder {
  private let path: String
  /// The document's keys in the folder. There are several if the document has no `ID`, or had none
  /// at first.
  private let keys: [String]
  private let documentPath: String?

  /// - Parameters:
  ///   - path: the folder, which need not exist yet.
  ///   - documentPath: the document's file; `nil` if it was opened from bytes.
  public init(_ path: String, of document: Document, at documentPath: String?) {
    self.path = path
    let absolute = documentPath.map(SidecarFolder.absolute)
    self.documentPath = absolute
    var keys: [String] = []
    if let id = try? document.trailer?["ID"]?[0]?.bytes, !id.isEmpty {
      keys.append("id-" + id.prefix(32).hexadecimal)
    }
    if let absolute { keys.append("path-" + Checksum(absolute.utf8).hexadecimal) }
    self.keys = keys
  }

  /// The default place of a sidecar file; `nil` if nothing identifies the document.
  public func defaultPath(_ format: BookmarkFileFormat) -> String? {
    let paths = keys.map { "\(path)/\($0).\(format.rawValue)" }
    return paths.first { FileIdentity(path: $0) != nil } ?? paths.first
  }

  func holds(_ file: String) -> Bool { file.utf8.starts(with: (path + "/").utf8) }

  /// The sidecar file's place before the document's file was moved.
  func formerPath(of format: BookmarkFileFormat, now wanted: String) -> String? {
    places.last { place in
      place.format == format.rawValue && !place.path.isExactly(wanted)
        && !place.document.isExactly(documentPath ?? "")
        && FileIdentity(path: place.document) == nil
        && FileIdentity(path: place.path) != nil
    }?.path
  }

  /// Records a sidecar file of the document.
  func note(_ file: String, _ format: BookmarkFileFormat) {
    guard !holds(file), let documentPath, let list else { return }
    let place = Place(path: file, format: format.rawValue, document: documentPath)
    var places = self.places.filter { $0 != place }
    guard places.count + 1 != self.places.count || self.places.last != place else { return }
    places.append(place)
    let tree: JSONTree = ["places": .array(places.suffix(100).map(\.tree))]
    // Without the list, the file is still found at its own place.
    try? StateFile(list).write(tree.wireBytes + [0x0A])
  }

  private struct Place: Hashable {
    @Exact var path: String
    var format: String
    @Exact var document: String

    var tree: JSONTree {
      ["path": .string(path), "format": .string(format), "document": .string(document)]
    }
  }

  private var list: String? { keys.first.map { "\(path)/\($0).places" } }

  /// The recorded places. An unreadable list counts as empty.
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

  /// An absolute path, with the symbolic links of its folder followed. It is the same before and after
  /// the file is created.
  public static func absolute(_ path: String) -> String {
    guard let folder = FilePath.real(FilePath.folder(of: path)) else { return path }
    return (folder == "/" ? "" : folder) + "/" + FilePath.name(of: path)
  }
}
