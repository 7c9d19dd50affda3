// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction
import JSON
import JSONRPC

enum ViewZoomTo: PromptMethod {
  static let name = "view/zoomTo"
  static let effect = Effect.arranges()
  static let summary = "Zooms to part of a page, a whole page, or a scale."
  static let errors: [ErrorKind] = [.unknownDocument, .notFound]
  typealias Result = WireView

  struct Params: ViewParams {
    static let name = "ZoomToParams"
    var documentId = ""
    var viewId: String?
    var pageIndex: Int?
    var rect: Rect?
    var space = Space.page
    var scale: Double?
    var anchor: Point?

    static let fields: [Field<Self>] = [
      .document(\.documentId), .view(\.viewId),
      .optional("pageIndex", \.pageIndex, "The page, unless a `scale` is given.", in: 0...),
      .optional("rect", \.rect, "The part of the page; by default all of it."),
      .defaulted("space", \.space, "The space of `rect`."),
      .optional("scale", \.scale, "The scale in pixels per point, instead of a page."),
      .optional(
        "anchor", \.anchor,
        """
        The point of the view that stays fixed when the scale changes; by default its centre.
        """
      ),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> WireView {
    let view = try call.view(params)
    switch (params.pageIndex, params.scale) {
    case (let page?, nil):
      try view.check(pageIndex: page)
      let map = try view.matrix(from: params.space, pageIndex: page)
      let target = params.rect.map { ViewTarget.fitRect(map.apply($0)) } ?? .fitPage
      try viewing(
        view.show(.api) { (view) throws(ViewError) in
          try view.goTo(pageIndex: page, target)
        })
    case (nil, let scale?):
      try viewing(
        view.show(.api) { (view) throws(ViewError) in
          try view.update(ViewChange(\.scale, scale, around: params.anchor))
        })
    default:
      throw RPCError(WireError(path: "params", message: "Give either a pageIndex or a scale."))
    }
    return WireView(view)
  }
}
