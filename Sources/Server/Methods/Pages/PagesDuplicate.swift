// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSON
import JSONRPC

enum PagesDuplicate: Method {
  typealias Result = PagesChanged

  static let name = "pages/duplicate"
  static let effect = Effect.changes
  static let summary = """
    Inserts copies of pages, in the given order, as one step. Annotations of a copy get new names, \
    `c1` and so on, and so do its fields.
    """
  static let errors = PagesChanged.errors

  struct Params: PagesParams {
    var documentId = ""
    var pages: [Int] = []
    var place: Int?
    static let fields: [Field<Self>] = [
      .document(\.documentId), .pages(\.pages),
      .optional(
        "at", \.place, "The index of the first copy; by default after the last of `pages`.",
        in: 0...),
    ]
  }

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<PagesChanged> {
    let open = try call.documentWithPages(params)
    let behind = (params.pages.max() ?? 0) + 1
    return try call.change(open, DuplicatePages(params.pages, at: params.place ?? behind))
  }
}
