// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSON
import JSONRPC

enum PagesClose: Method {
  typealias Result = PagesChanged

  static let name = "pages/close"
  static let effect = Effect.changes
  static let summary = "Closes pages to new annotations, in the file itself, as one step."
  static let errors = PagesChanged.errors

  struct Params: PagesParams {
    var documentId = ""
    var pages: [Int] = []
    var closed = true
    static let fields: [Field<Self>] = [
      .document(\.documentId), .pages(\.pages),
      .defaulted("closed", \.closed, "Whether the pages become closed; `false` opens them again."),
    ]
  }

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<PagesChanged> {
    try call.change(
      call.documentWithPages(params), ClosePages(params.pages, areClosed: params.closed))
  }
}
