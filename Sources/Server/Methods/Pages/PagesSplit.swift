// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSON
import JSONRPC
import Workspace

enum PagesSplit: Method {
  static let name = "pages/split"
  static let effect = Effect.writes
  static let summary = """
    Writes parts of a document to separate files, all or none. The files are `name-1.pdf` and so \
    on, made as by `pages/extract`.
    """
  static let errors: [ErrorKind] = .committing + [.limitExceeded, .requestCancelled]

  struct Params: DocumentParams {
    var documentId = ""
    var folder = ""
    var stem: String?
    var every: Int?
    var parts: [[Int]]?
    var outlineDepth: Int?
    var overwrite = false

    static let fields: [Field<Self>] = [
      .document(\.documentId), .required("folder", \.folder, "The folder to write into."),
      .optional("name", \.stem, "The beginning of the file names; by default the document's name."),
      .optional(
        "every", \.every,
        "The number of pages per part. Give this, `parts` or `outlineDepth`.", in: 1...),
      .optional("parts", \.parts, "The pages of each part."),
      .optional(
        "outlineDepth", \.outlineDepth,
        "A part begins at each outline entry down to this depth, and ends before the next.",
        in: 1...),
      .defaulted("overwrite", \.overwrite, "Whether to replace existing files."),
    ]
  }

  struct Result: WrittenRecord {
    var files: [SplitFile] = []
    static let fields: [Field<Self>] = [.required("files", \.files, "The files, in order.")]
  }

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<Result> {
    let open = try call.document(params)
    try tooling(open.storeWork())
    let parts = try parts(params, open)
    guard parts.count <= mostFiles else {
      throw RPCError(
        .limitExceeded, "The split makes \(parts.count) files, but the maximum is \(mostFiles).",
        data: [.init("limit", .string("files"))])
    }
    let writer = try SplitWriter(params, parts, open, call)
    let (document, revision) = (open.document, open.editor.revision)
    return .transaction(
      Transaction(
        turns: { () throws(RPCError) in
          guard open.document === document, open.editor.revision == revision else {
            throw RPCError(
              .contentModified,
              "The document changed during the split: split it again.")
          }
          return try writer.writeNext().map { Result(files: $0) }
        },
        rollBack: writer.discard))
  }

  private static let mostFiles = 10_000

  private static func parts(
    _ params: Params, _ open: OpenDocument
  ) throws(RPCError) -> [(title: String?, pages: [Int])] {
    switch (params.every, params.parts, params.outlineDepth) {
    case (let step?, nil, nil):
      let count = try engine(open.document.pageCount)
      return stride(from: 0, to: count, by: step).map {
        (nil, Array($0..<min($0.addingReportingOverflow(step).partialValue, count)))
      }
    case (nil, let parts?, nil): return parts.map { (nil, $0) }
    case (nil, nil, let depth?):
      let parts = try engine(open.outlineParts(depth: depth))
      return parts.map { ($0.title, Array($0.pages)) }
    default:
      throw RPCError(
        WireError(path: "params", message: "Give one of every, parts and outlineDepth."))
    }
  }
}

/// A file with a part of a document.
struct SplitFile: WrittenRecord {
  var path = ""
  var bytes = 0
  var pages: [Int] = []
  var title: String?

  static let fields: [Field<Self>] =
    Field<Self>.writtenFile(\.path, \.bytes) + [
      .required("pages", \.pages, "The document's pages in the file, from 0."),
      .optional("title", \.title, "The title of the outline entry at its beginning."),
    ]
}
