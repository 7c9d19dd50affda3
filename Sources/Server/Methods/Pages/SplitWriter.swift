// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import Editing
import JSON
import JSONRPC
import System
import Workspace

/// Writes the parts of a document, with progress. Each turn writes some of a file.
struct SplitWriter {
  typealias Part = (title: String?, pages: [Int])

  private let parts: [Part]
  private let writer: DocumentParts
  private let call: Call

  /// - Throws: an error if one of the files cannot be written, as far as this can be told
  ///   beforehand.
  init(
    _ params: PagesSplit.Params, _ parts: [Part], _ open: OpenDocument, _ call: Call
  ) throws(RPCError) {
    guard !parts.isEmpty else {
      throw RPCError(WireError(path: "params.parts", message: "Give at least one part."))
    }
    for (index, part) in parts.enumerated() {
      try call.check(part.pages, of: open.document, at: "params.parts[\(index)]")
    }
    let stem = params.stem ?? Self.stem(of: open)
    guard !stem.isEmpty, !stem.utf8.contains(UInt8(ascii: "/")), !stem.utf8.contains(0) else {
      throw RPCError(WireError(path: "params.name", message: "Give a name without a slash."))
    }
    let folder = try TargetFolder(params.folder)
    let digits = String(parts.count).count
    let paths = parts.indices.map { index in
      folder.path(of: "\(stem)-\((index + 1).padded(to: digits)).pdf")
    }
    for path in paths { try call.refuseOpenFile(path) }
    (self.parts, self.call) = (parts, call)
    writer = try editing(
      open.editor.parts(
        parts.map(\.pages), to: paths, overwriting: params.overwrite, settle: PartBookmarks.settle))
  }

  /// - Returns: all files after the last one is written.
  func writeNext() throws(RPCError) -> Turn<[SplitFile]> {
    let written = writer.files.count
    let step = try editing(writer.advance())
    if writer.files.count > written {
      call.sendProgress(done: writer.files.count, of: writer.total)
    }
    return step.turn {
      zip(writer.files, parts).map { file, part in
        SplitFile(path: file.path, bytes: Int(file.bytes), pages: part.pages, title: part.title)
      }
    }
  }

  /// Removes the written files unless all were written.
  func discard() { writer.discard() }

  private static func stem(of open: OpenDocument) -> String {
    open.path.map { String(FilePath.stem(of: $0)) } ?? "document"
  }
}
