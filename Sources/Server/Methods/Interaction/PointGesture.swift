// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction
import JSON
import JSONRPC

/// Params for an event at one point.
struct PointParams: PlacedParams {
  var documentId = ""
  var viewId: String?
  var place = Place()
  var point = Point.zero

  static let fields: [Field<Self>] =
    [.document(\.documentId), .view(\.viewId), .required("point", \.point, "The point.")]
    + Field<Self>.place
}

/// A gesture at one point, as the client's toolkit recognised it.
protocol PointGesture: PromptMethod where Params == PointParams, Result == EventResult {
  static func gestures(at sample: PointerSample) -> [Gesture]
}

extension PointGesture {
  static var effect: Effect { .changes }
  static var errors: [ErrorKind] { .reading }

  static func handle(_ params: PointParams, _ call: Call) throws(RPCError) -> EventResult {
    let view = try call.view(params)
    let sample = try view.sample(params.place, params.point)
    return EventResult(view.handle(gestures(at: sample)))
  }
}
