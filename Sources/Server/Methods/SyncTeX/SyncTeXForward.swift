// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import JSON
import JSONRPC

enum SyncTeXForward: PromptMethod {
  static let name = "synctex/forward"
  static let effect = Effect.reads
  static let summary = """
    Finds the places of a TeX source line on the pages. Uses the `.synctex.gz` or `.synctex` file \
    beside the document.
    """
  static let errors: [ErrorKind] = .reading

  struct Params: DocumentParams {
    var documentId = ""
    var file = ""
    var line = 1
    var column: Int?
    var pageIndex: Int?
    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .required(
        "file", \.file,
        """
        The source file: an absolute path, one relative to the document's folder, or a unique \
        end of a path.
        """),
      .required("line", \.line, "The line, from 1.", in: 1...),
      .optional(
        "column", \.column,
        "The column, from 1; SyncTeX data seldom has columns.", in: 0...),
      .optional(
        "pageIndex", \.pageIndex, "The current page, from 0; places on it come first.",
        in: 0...),
    ]
  }

  struct Result: WrittenRecord {
    var locations: [WireSyncTeXLocation] = []
    static let fields: [Field<Self>] = [
      .required("locations", \.locations, "The places, the most likely first.")
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let open = try call.document(params)
    let found = try engine(
      open.locations(
        ofLine: params.line, column: params.column, in: params.file, near: params.pageIndex))
    return Result(
      locations: found.map { WireSyncTeXLocation(pageIndex: $0.pageIndex, rect: $0.rect) })
  }
}

/// The wire form of a place that a source line produced.
struct WireSyncTeXLocation: WrittenRecord {
  var pageIndex = 0
  var rect = Rect(0, 0, 0, 0)

  static let fields: [Field<Self>] = [
    .required("pageIndex", \.pageIndex, "The page, from 0."),
    .required("rect", \.rect, "The rectangle of the place, in page space; usually a line of text."),
  ]
}
