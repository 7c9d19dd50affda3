// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import JSON
import JSONRPC
import Workspace

enum ViewConvert: PromptMethod {
  static let name = "view/convert"
  static let effect = Effect.reads
  static let summary = "Converts points and rectangles from one space to another."
  static let errors: [ErrorKind] = .reading

  struct Params: ViewParams {
    static let name = "ConvertParams"
    var documentId = ""
    var viewId: String?
    var points: ConvertedPoints?
    var rects: [Rect]?
    var from = Space.page
    var to = Space.page
    var pageIndex: Int?

    static let fields: [Field<Self>] = [
      .document(\.documentId), .view(\.viewId),
      .optional(
        "points", \.points,
        "The points to convert. Pairs `[[x, y], …]` are deprecated: the first drafts of the protocol had them."
      ),
      .optional("rects", \.rects, "The rectangles to convert."),
      .required("from", \.from, "The space of the given points and rectangles."),
      .required("to", \.to, "The space to convert to."),
      .optional(
        "pageIndex", \.pageIndex,
        """
        The page for `page` and `pdf` space. For points from `view` it is optional: by default the \
        page under each point, or the nearest one.
        """, in: 0...),
    ]
  }

  struct Result: WrittenRecord {
    static let name = "ConvertResult"
    var points: ConvertedPoints?
    var rects: [Rect]?
    var pageIndexes: [Int] = []

    static let fields: [Field<Self>] = [
      .optional("points", \.points, "The converted points, in the given form."),
      .optional("rects", \.rects, "The converted rectangles."),
      .required("pageIndexes", \.pageIndexes, "The page of each point, then of each rectangle."),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let view = try call.view(params)
    var result = Result()
    result.points = params.points
    for (index, point) in (params.points?.points ?? []).enumerated() {
      let (page, map) = try map(params, view, at: point)
      result.points?.points[index] = map.apply(point)
      result.pageIndexes.append(page)
    }
    for rect in params.rects ?? [] {
      let (page, map) = try map(params, view, at: rect.center)
      result.rects = (result.rects ?? []) + [map.apply(rect)]
      result.pageIndexes.append(page)
    }
    return result
  }

  private static func map(
    _ params: Params, _ view: OpenView, at point: Point
  ) throws(RPCError) -> (Int, Matrix) {
    let under = params.from == .view ? view.view.nearestPage(to: point)?.pageIndex : nil
    guard let page = params.pageIndex ?? under else {
      throw RPCError(WireError(path: "params.pageIndex", message: "Give the page of the points."))
    }
    try view.check(pageIndex: page)
    let into = try view.matrix(from: params.from, pageIndex: page)
    let out = try view.matrix(from: params.to, pageIndex: page).inverse ?? .identity
    return (page, into.then(out))
  }
}

/// A list of points. The wire form has flat coordinates, or pairs from earlier clients.
struct ConvertedPoints: WireValue {
  var points: [Point]
  private let isPaired: Bool

  init(wire node: JSONNode) throws(WireError) {
    isPaired = node.kind == .array && node[0]?.kind == .array
    points = isPaired ? try node.read() : try PointList(wire: node).points
  }

  static var wireType: WireType { .union([PointList.wireType, .array(of: Point.wireType)]) }

  func write(to writer: inout JSONWriter) {
    if isPaired { points.write(to: &writer) } else { PointList(points).write(to: &writer) }
  }
}

extension OpenView {
  func matrix(from space: Space, pageIndex: Int) throws(RPCError) -> Matrix {
    switch space {
    case .page:
      return .identity
    case .pdf:
      return try Server.engine(document.pageGeometry(pageIndex).transform)
    case .view:
      return try viewing(view.viewToPage(pageIndex))
    }
  }
}
