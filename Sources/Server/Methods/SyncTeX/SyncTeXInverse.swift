// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import JSON
import JSONRPC

enum SyncTeXInverse: PromptMethod {
  static let name = "synctex/inverse"
  static let effect = Effect.reads
  static let summary = """
    Finds the TeX source line that produced the contents at a point. Uses the `.synctex.gz` or \
    `.synctex` file beside the document.
    """
  static let errors: [ErrorKind] = .reading

  struct Params: PageParams, ViewParams {
    var documentId = ""
    var viewId: String?
    var pageIndex = 0
    var point = Point.zero
    var space = Space.page
    static let fields: [Field<Self>] =
      Field<Self>.page(\.documentId, \.pageIndex) + [
        .required("point", \.point, "The point."),
        .defaulted("space", \.space, "The space of the point."),
        .view(\.viewId),
      ]
  }

  struct Result: WrittenRecord {
    var file = ""
    var line = 0
    var column: Int?
    static let fields: [Field<Self>] = [
      .required("file", \.file, "The absolute path of the source file."),
      .required("line", \.line, "The line, from 1."),
      .optional("column", \.column, "The column, from 1, if SyncTeX data has it."),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let open = try call.document(params)
    let map = try call.mapToPage(params, params.space)
    let source = try engine(open.source(at: map.apply(params.point), onPage: params.pageIndex))
    return Result(file: source.file, line: source.line, column: source.column)
  }
}
