// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Glibc
import JSON
import JSONRPC
import Workspace

/// Writes the parts of a document, a file a turn.
struct SplitWriter {
  typealias Part = (title: String?, pages: [Int])

  private(set) var files: [SplitFile] = []
  private let open: OpenDocument
  private let paths: [String]
  private let overwrites: Bool
  private var pending: ArraySlice<Part>

  /// - Throws: where one of the files cannot be written, as far as that shows beforehand.
  init(
    _ params: PagesSplit.Params, _ parts: [Part], _ open: OpenDocument, _ call: Call
  ) throws(RPCError) {
    guard !parts.isEmpty else {
      throw RPCError(WireError(path: "params.parts", message: "Give one part at least."))
    }
    for part in parts { try call.check(part.pages, of: open.document) }
    self.open = open
    let stem = params.stem ?? Self.stem(of: open)
    guard !stem.isEmpty, !stem.contains("/"), !stem.utf8.contains(0) else {
      throw RPCError(WireError(path: "params.name", message: "Give a name without a slash."))
    }
    let digits = String(parts.count).count
    paths = parts.indices.map { index in
      let number = String(index + 1)
      let padded = String(repeating: "0", count: digits - number.count) + number
      return "\(params.folder)/\(stem)-\(padded).pdf"
    }
    overwrites = params.overwrite
    pending = parts[...]
    for path in paths {
      try call.refuseOpenFile(path)
      var status = stat()
      guard overwrites || lstat(path, &status) != 0 else {
        throw RPCError(
          .saveFailed, "\(path) is there already: give another name, or set overwrite.")
      }
    }
  }

  /// - Returns: whether all are written.
  mutating func writeNext() throws(RPCError) -> Bool {
    guard let part = pending.popFirst() else { return true }
    let path = paths[files.count]
    let file = try editing { () throws(EditError) in
      try open.editor.extract(part.pages, to: path, overwriting: overwrites, followsLinks: false)
    }
    files.append(
      SplitFile(
        path: file.path, bytes: Int(file.bytes), pages: part.pages, title: part.title))
    return pending.isEmpty
  }

  /// Removes what was written, unless it may have replaced something.
  mutating func discard() {
    if !overwrites { for file in files { unlink(file.path) } }
    files = []
  }

  private static func stem(of open: OpenDocument) -> String {
    let name = open.path?.split(separator: "/").last.map { String($0) } ?? "document"
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }
}
