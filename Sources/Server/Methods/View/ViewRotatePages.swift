// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import JSONRPC

enum ViewRotatePages: PromptMethod {
  static let name = "view/rotatePages"
  static let effect = Effect.arranges()
  static let summary = "Rotates single pages in one view; the document does not change."
  static let errors: [ErrorKind] = .reading
  typealias Result = WireView

  struct Params: ViewParams {
    var documentId = ""
    var viewId: String?
    var pages: [Int] = []
    var degrees = 90

    static let fields: [Field<Self>] = [
      .document(\.documentId), .view(\.viewId),
      .required("pages", \.pages, "The pages to rotate, by index."),
      .required(
        "by", \.degrees,
        "The clockwise rotation in degrees; a multiple of 90.", in: -360...360),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> WireView {
    let view = try call.view(params)
    let turn = try viewing(under: "params.by", try QuarterTurn(degrees: params.degrees))
    try viewing(under: "params.pages") { () throws(ViewError) in
      try view.show(.api, cancellation: call.cancellation) { (view) throws(ViewError) in
        try view.rotate(pages: params.pages, by: turn)
      }
    }
    return WireView(view)
  }
}
