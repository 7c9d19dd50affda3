// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSON
import System

/// The bookmark files that clients have named for documents. No worker can write their list.
///
/// A later session needs them before a client names them again: an edit log may change them, and a moved
/// document has them at its old place.
struct KnownSidecars {
  private struct Entry: Hashable {
    @Exact var document: String
    @Exact var sidecar: String
  }

  /// The most entries that are kept; the oldest one goes first.
  private static let most = 1000

  private let file: StateFile?

  /// - Parameter stateDirectory: the folder with the server's state; `nil` or empty: there is none.
  init(stateDirectory: String?) {
    file = stateDirectory.flatMap { $0.isEmpty ? nil : StateFile($0 + "/sidecars.json") }
  }

  /// Records the sidecar files of a document.
  ///
  /// - Throws: ``EditError/saveFailed(_:)`` or ``EditError/unreadable(_:)``.
  func note(_ sidecars: [String], ofDocumentAt path: String) throws(EditError) {
    guard let file, !sidecars.isEmpty else { return }
    let document = KnownSidecars.canonical(path)
    let new = sidecars.map { Entry(document: document, sidecar: KnownSidecars.canonical($0)) }
    if Set(new).isSubset(of: try entries()) { return }
    try file.whileLocked { () throws(EditError) in
      let all = try entries().filter { !new.contains($0) } + new
      let trees = all.suffix(KnownSidecars.most).map { entry -> JSONTree in
        ["document": .string(entry.document), "path": .string(entry.sidecar)]
      }
      try file.write((["sidecars": .array(trees)] as JSONTree).wireBytes + [0x0A])
    }
  }

  /// The sidecar files of a document, and those of moved documents. A moved document is no longer where
  /// it was; the document may be one of them.
  ///
  /// - Throws: ``EditError/unreadable(_:)``.
  func sidecars(
    ofDocumentAt path: String
  ) throws(EditError) -> (own: [String], ofMoved: [String]) {
    let document = KnownSidecars.canonical(path)
    let entries = try entries()
    return (
      entries.filter { $0.document.isExactly(document) }.map(\.sidecar),
      entries.filter { FileIdentity(path: $0.document) == nil }.map(\.sidecar)
    )
  }

  /// The recorded files. A list that is none of ours counts as empty, and is written anew.
  private func entries() throws(EditError) -> [Entry] {
    guard let file, case .bytes(let bytes) = try file.read(),
      let list = try? JSONDocument.parse(bytes),
      case .array(let trees)? = JSONTree(list.root)[member: "sidecars"]
    else { return [] }
    return trees.compactMap { tree in
      guard let document = tree[member: "document"]?.string,
        let sidecar = tree[member: "path"]?.string
      else { return nil }
      return Entry(document: document, sidecar: sidecar)
    }
  }

  /// A path without symbolic links, if the file or its folder exists.
  private static func canonical(_ path: String) -> String {
    FilePath.canonical(path) ?? path
  }
}
