// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSON
import JSONRPC

enum PagesMove: Method {
  typealias Result = PagesChanged

  static let name = "pages/move"
  static let effect = Effect.changes
  static let summary = "Moves pages, in the given order, as one step."
  static let errors = PagesChanged.errors

  struct Params: PagesParams {
    var documentId = ""
    var pages: [Int] = []
    var target = 0
    static let fields: [Field<Self>] = [
      .document(\.documentId), .pages(\.pages),
      .required("to", \.target, "The new index of the first page moved.", in: 0...),
    ]
  }

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<PagesChanged> {
    let open = try call.documentWithPages(params)
    let places = params.pages.indices.map { params.target &+ $0 }
    return try call.change(open, MovePages(params.pages, to: params.target), pages: places)
  }
}
