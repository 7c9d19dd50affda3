// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import JSON
import JSONRPC

enum AnnotationsAt: PromptMethod {
  typealias Result = AnnotationsResult

  static let name = "annotations/at"
  static let effect = Effect.reads
  static let summary = """
    Finds the visible annotations at a point. Annotations under the point come before those near \
    it, then smaller before larger, then upper before lower.
    """
  static let errors: [ErrorKind] = .reading

  struct Params: PageParams, ViewParams, ChoosingParams {
    typealias Listed = WireAnnotation
    static let alwaysTold: Set = ["id"]
    var documentId = ""
    var viewId: String?
    var pageIndex = 0
    var point = Point.zero
    var space = Space.page
    var tolerance = 4.0
    var chosen: [String]?

    static let fields: [Field<Self>] =
      Field<Self>.page(\.documentId, \.pageIndex) + [
        .required("point", \.point, "The point."),
        .defaulted("space", \.space, "The space of the point."),
        .view(\.viewId),
        .defaulted(
          "tolerance", \.tolerance,
          "How far the annotation may be from the point, in 1/72 inch.",
          in: 0...1000),
        .chosen,
      ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let page = try call.page(params)
    let map = try call.mapToPage(params, params.space)
    let choice = try params.choice()
    return try engine { () throws(EngineError) in
      let found = try page.annotations(at: map.apply(params.point), tolerance: params.tolerance)
      return Result(annotations: found.map { choice(WireAnnotation($0)) })
    }
  }
}
