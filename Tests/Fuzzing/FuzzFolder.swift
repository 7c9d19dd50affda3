// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import Transcripts

/// The only folder in which a session of the fuzzer has files: copies of the fixtures, made when they
/// are named, and what the session writes.
struct FuzzFolder {
  static let source = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures").path

  static let fixtures = Set(
    ((try? FileManager.default.contentsOfDirectory(atPath: source)) ?? [])
      .filter { $0.hasSuffix(".pdf") || $0.contains(".synctex") })

  /// The members whose strings name files, wherever they are.
  static let members: Set = [
    "path", "folder", "imagePath", "roots", "stateDirectory", "cacheDirectory",
  ]

  private let folder: TemporaryFolder
  var path: String { folder.path }

  init() throws(TranscriptError) { folder = try TemporaryFolder.ofTranscript() }

  func remove() { folder.remove() }

  /// A message with every path in it led into the folder.
  func confined(_ message: [UInt8]) -> [UInt8] {
    guard let root = try? JSONDocument.parse(message).root else { return message }
    let tree = JSONTree(root)
    let confined = confined(tree, in: "")
    return confined == tree ? message : confined.wireBytes
  }

  private func confined(_ tree: JSONTree, in member: String) -> JSONTree {
    switch tree {
    case .null, .bool, .integer, .number: tree
    case .string(let text): .string(confined(text, in: member))
    case .array(let elements): .array(elements.map { confined($0, in: member) })
    case .object(let members):
      .object(members.map { .init($0.name, confined($0.value, in: $0.name)) })
    }
  }

  private func confined(_ text: String, in member: String) -> String {
    let isURI = text.lowercased().hasPrefix("file:")
    guard Self.members.contains(member) || isURI || text.hasPrefix("/") || text.hasPrefix("$")
    else { return text }
    if text.isEmpty || member == "folder" { return text.isEmpty ? "" : path }
    let name = String(text.split(separator: "/").last ?? "none").filter { $0 != "\0" }
    let place = "\(path)/\(name == ".." || name == "." ? "none" : String(name.prefix(60)))"
    let original = "\(Self.source)/\(name)"
    if Self.fixtures.contains(name), !FileManager.default.fileExists(atPath: place) {
      try? FileManager.default.copyItem(atPath: original, toPath: place)
    }
    return isURI ? "file://\(place)" : place
  }
}
