// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSON
import JSONRPC

enum PagesDelete: Method {
  typealias Result = PagesChanged

  static let name = "pages/delete"
  static let effect = Effect.deletes
  static let summary = """
    Removes pages, as one step. Their contents and everything that points only to them go too. A \
    document keeps at least one page.
    """
  static let errors = PagesChanged.errors

  struct Params: PagesParams {
    var documentId = ""
    var pages: [Int] = []
    static let fields: [Field<Self>] = [.document(\.documentId), .pages(\.pages)]
  }

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<PagesChanged> {
    try call.change(call.documentWithPages(params), DeletePages(params.pages))
  }
}
