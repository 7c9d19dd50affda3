// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSON
import JSONRPC

enum PagesRotate: Method {
  typealias Result = PagesChanged

  static let name = "pages/rotate"
  static let effect = Effect.changes
  static let summary = "Rotates pages with everything on them, as one step."
  static let errors = PagesChanged.errors

  struct Params: PagesParams {
    var documentId = ""
    var pages: [Int] = []
    var degrees = 90
    static let fields: [Field<Self>] = [
      .document(\.documentId), .pages(\.pages),
      .required(
        "by", \.degrees,
        "The clockwise rotation in degrees; a multiple of 90.", in: -360...360),
    ]
  }

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<PagesChanged> {
    guard params.degrees % 90 == 0 else {
      throw RPCError(WireError(path: "params.by", message: "Give a multiple of 90."))
    }
    return try call.change(
      call.documentWithPages(params), RotatePages(params.pages, by: params.degrees))
  }
}
