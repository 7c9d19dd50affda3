// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Interaction
import JSON
import JSONRPC
import Workspace

enum PagesSplit: Method {
  static let name = "pages/split"
  static let effect = Effect.writes
  static let summary = """
    Writes parts of a document to files of their own, `name-1.pdf` and so on, as `pages/extract` does: \
    all of them, or none.
    """
  static let errors: [ErrorKind] = .committing + [.limitExceeded, .requestCancelled]

  struct Params: DocumentParams {
    static let name = "PagesSplitParams"
    var documentId = ""
    var folder = ""
    var stem: String?
    var every: Int?
    var parts: [[Int]]?
    var outlineDepth: Int?
    var overwrite = false

    static let fields: [Field<Self>] = [
      .document(\.documentId), .required("folder", \.folder, "The folder for the files."),
      .optional("name", \.stem, "How their names begin; as the document's unless given."),
      .optional(
        "every", \.every, "A part for each so many pages; or one of the next two.", in: 1...),
      .optional("parts", \.parts, "The pages of each part."),
      .optional(
        "outlineDepth", \.outlineDepth,
        "A part for each entry of the outline down to this level, up to where the next one leads.",
        in: 1...),
      .defaulted("overwrite", \.overwrite, false, "Whether files that are there are replaced."),
    ]
  }

  struct Result: Record {
    static let name = "PagesSplitResult"
    var files: [SplitFile] = []
    static let fields: [Field<Self>] = [.required("files", \.files, "The files, in order.")]
  }

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<Result> {
    let open = try call.document(params)
    try tooling(open.commitWork())
    let parts = try parts(params, open)
    guard parts.count <= mostFiles else {
      throw RPCError(
        .limitExceeded, "These are \(parts.count) files: at most \(mostFiles) are written at once.",
        data: [.init("limit", .string("files"))])
    }
    let writer = try SplitWriter(params, parts, open, call)
    let (document, revision) = (open.document, open.editor.revision)
    return .transaction(
      Transaction(
        next: { () throws(RPCError) in
          guard open.document === document, open.editor.revision == revision else {
            throw RPCError(.contentModified, "The document was changed meanwhile: split it again.")
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
struct SplitFile: Record {
  static let name = "SplitFile"
  var path = ""
  var bytes = 0
  var pages: [Int] = []
  var title: String?

  static let fields: [Field<Self>] = [
    .required("path", \.path, "The file, with symbolic links followed."),
    .required("bytes", \.bytes, "How long it is."),
    .required("pages", \.pages, "The document's pages that it has."),
    .optional("title", \.title, "The entry of the outline that it begins with."),
  ]
}
