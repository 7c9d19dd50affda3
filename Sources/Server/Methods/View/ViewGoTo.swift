// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction
import JSON
import JSONRPC
import Workspace

enum ViewGoTo: PromptMethod {
  static let name = "view/goTo"
  static let effect = Effect.arranges()
  static let summary = "Shows a place in the document; `view/back` returns."
  static let errors: [ErrorKind] = .reading
  typealias Result = WireView

  struct Params: ViewParams {
    static let name = "GoToParams"
    var documentId = ""
    var viewId: String?
    var pageIndex: Int?
    var point: Point?
    var rect: Rect?
    var space = Space.page
    var fit: FitMode?
    var destination: WireDestination?
    var name: String?
    var recorded = true

    static let fields: [Field<Self>] = [
      .document(\.documentId), .view(\.viewId),
      .optional(
        "pageIndex", \.pageIndex,
        "The page; its top is shown unless more is given.", in: 0...),
      .optional("point", \.point, "The point of the page to show at the view's top left."),
      .optional("rect", \.rect, "The part of the page to scroll into view at the current scale."),
      .defaulted("space", \.space, "The space of `point` and `rect`."),
      .optional(
        "fit", \.fit,
        "Whether to fit the page, its width or its content box into the view."),
      .optional("destination", \.destination, "A destination, instead of the members above."),
      .optional("name", \.name, "A named destination, instead of the members above."),
      .defaulted("recorded", \.recorded, "Whether `view/back` returns to the previous place."),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> WireView {
    let view = try call.view(params)
    let (page, target) = try target(params, view)
    try view.check(pageIndex: page)
    try viewing(
      view.show(.api, cancellation: call.cancellation) { (view) throws(ViewError) in
        try view.goTo(pageIndex: page, target, isRecorded: params.recorded)
      })
    return WireView(view)
  }

  private static func target(
    _ params: Params, _ view: OpenView
  ) throws(RPCError) -> (Int, ViewTarget) {
    let named = try params.name.map { name throws(RPCError) in
      try view.owner.destination(named: name)
    }
    if let destination = params.destination?.destination ?? named {
      return (destination.pageIndex, try tooling(view.target(of: destination)))
    }
    guard let page = params.pageIndex else {
      throw RPCError(
        WireError(path: "params.pageIndex", message: "Give a pageIndex, a destination or a name."))
    }
    try view.check(pageIndex: page)
    let map = try view.matrix(from: params.space, pageIndex: page)
    let point = params.point.map(map.apply)
    switch (params.fit, point, params.rect.map(map.apply)) {
    case (.page?, _, _): return (page, .fitPage)
    case (.width?, _, _): return (page, .fitWidth(top: point?.y ?? 0))
    case (.content?, _, _):
      let box = try tooling(view.contentBox(page))
      return (page, .fitRect(box))
    case (nil, let point?, _): return (page, .point(point))
    case (nil, nil, let rect?): return (page, .rect(rect))
    case (nil, nil, nil): return (page, .top)
    }
  }
}
