// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction
import JSON
import JSONRPC

enum InteractionDrag: PromptMethod {
  static let name = "interaction/drag"
  static let effect = Effect.changes
  static let summary =
    """
    The user dragged: a whole drag at once, from press to release. A very short one is a tap.
    """
  static let errors: [ErrorKind] = .reading
  typealias Result = EventResult

  struct Params: PlacedParams {
    static let name = "DragParams"
    var documentId = ""
    var viewId: String?
    var place = Place()
    var points = PointList([])

    static let fields: [Field<Self>] =
      [
        .document(\.documentId), .view(\.viewId),
        .required("points", \.points, "The positions of the pointer, from press to release."),
      ] + Field<Self>.place
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> EventResult {
    guard params.points.points.count >= 2 else {
      throw RPCError(WireError(path: "params.points", message: "A drag needs at least two points."))
    }
    let view = try call.view(params)
    var samples: [PointerSample] = []
    for point in params.points.points { samples.append(try view.sample(params.place, point)) }
    return EventResult(view.drag(samples))
  }
}
