// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import System

/// A path that the client names in a request.
struct NamedPath: Hashable, Sendable {
  let path: String
  let isFolder: Bool
  /// Whether it names a folder of the server's own.
  var isServerFolder = false

  /// The paths in a message. Paths within an action are left out: they come from a document, and nobody
  /// opens them.
  static func all(in frame: [UInt8]) -> [NamedPath] {
    guard mayName(frame), let root = (try? JSONDocument.parse(frame))?.root else { return [] }
    return ["params", "result"].compactMap { root[member: $0] }.flatMap { all(in: JSONTree($0)) }
  }

  /// The paths in the params of a request.
  ///
  /// - Parameter withServerFolders: whether to include the server's own folders, which `initialize`
  ///   names.
  static func all(in params: JSONTree, withServerFolders: Bool = false) -> [NamedPath] {
    var found: [NamedPath] = []
    collect(params, 0, &found)
    if withServerFolders, let options = params[member: "options"] {
      for name in ["stateDirectory", "cacheDirectory"] {
        guard let path = options[member: name]?.string, !path.isEmpty else { continue }
        found.append(NamedPath(path: path, isFolder: true, isServerFolder: true))
      }
    }
    return found
  }

  private static let files: Set = ["path", "imagePath", "roots"]
  private static let actions: Set = ["action", "actions", "next", "destination"]
  private static let deepest = 16

  private static func collect(_ tree: JSONTree, _ depth: Int, _ found: inout [NamedPath]) {
    guard depth < deepest else { return }
    switch tree {
    case .array(let elements):
      for element in elements { collect(element, depth + 1, &found) }
    case .object(let members):
      for member in members where !actions.contains(member.name) {
        take(member, depth, &found)
        collect(member.value, depth + 1, &found)
      }
    default: break
    }
  }

  private static func take(_ member: JSONTree.Member, _ depth: Int, _ found: inout [NamedPath]) {
    func add(_ path: String?, isFolder: Bool = false) {
      guard let path, !path.isEmpty, !path.utf8.contains(0) else { return }
      found.append(NamedPath(path: path, isFolder: isFolder))
    }
    switch member.name {
    case "folder": add(member.value.string, isFolder: true)
    case "uri" where depth == 0: add(member.value.string.flatMap { FileURI($0)?.path })
    case let name where files.contains(name):
      add(member.value.string)
      if case .array(let elements) = member.value {
        for element in elements { add(element.string) }
      }
    default: break
    }
  }

  /// Whether a message may contain one of the member names; other messages need not be parsed. An escaped
  /// character of Latin-1 can be a letter of a name.
  private static func mayName(_ frame: [UInt8]) -> Bool {
    finds(names, afterEach: UInt8(ascii: "\""), in: frame)
      || finds([Array("u00".utf8)], afterEach: UInt8(ascii: "\\"), in: frame)
  }

  /// Whether one of the words comes directly after a byte.
  private static func finds(_ words: [[UInt8]], afterEach mark: UInt8, in frame: [UInt8]) -> Bool {
    frame.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while let base = UnsafeRawBufferPointer(rebasing: rest).baseAddress,
        let found = memchr(base, Int32(mark), rest.count)
      {
        rest = rest.dropFirst(UnsafeRawPointer(found) - base + 1)
        if words.contains(where: { rest.starts(with: $0) }) { return true }
      }
      return false
    }
  }

  /// The rest of a name in quotes.
  private static let names = (files.sorted() + ["folder", "uri"]).map { Array("\($0)\"".utf8) }
}

/// The files and folders that a client's message names.
public enum MessagePaths {
  /// The paths as written; paths of `file:` URIs are decoded. Files with private keys are not included.
  public static func all(in message: JSONTree) -> [String] {
    if case .array(let batch) = message { return batch.flatMap(all) }
    return ["params", "result"].compactMap { message[member: $0] }.flatMap { value in
      NamedPath.all(in: value.withoutCertificates, withServerFolders: true).map(\.path)
    }
  }
}

extension JSONTree {
  fileprivate var withoutCertificates: JSONTree {
    switch self {
    case .array(let elements): .array(elements.map(\.withoutCertificates))
    case .object(let members):
      .object(
        members.filter { $0.name != "certificate" }
          .map { Member($0.name, $0.value.withoutCertificates) })
    default: self
    }
  }
}
