// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import JSONRPC

enum OutlineFind: Method {
  typealias Params = OnlyPage

  static let name = "outline/find"
  static let effect = Effect.reads
  static let summary = """
    Finds the place of a page in the outline. It is the deepest of the entries that lead to the \
    nearest page at or before it; of several, the last.
    """
  static let errors: [ErrorKind] = .reading

  struct Result: WrittenRecord {
    var item: WireOutlineItem?
    var path: [String] = []
    static let fields: [Field<Self>] = [
      .optional(
        "item", \.item,
        "The entry, without its children; absent if the page is before the first one."),
      .required("path", \.path, "The ids of the entry and its ancestors, its own last."),
    ]
  }

  static func answer(_ params: OnlyPage, _ call: Call) throws(RPCError) -> Answer<Result> {
    let open = try call.document(params)
    _ = try engine(open.document.pageGeometry(params.pageIndex))
    return try open.readingOutline { outline in
      let path = outline.path(toPage: params.pageIndex)
      return Result(
        item: path.last.map { WireOutlineItem(item: $0, depth: 1) }, path: path.map(\.id))
    }
  }
}
