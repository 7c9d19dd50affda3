// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC
import Workspace

enum FormsFocus: PromptMethod {
  static let name = "forms/focus"
  static let effect = Effect.arranges()
  static let summary =
    "Gives a field the keyboard focus, as the tab key does. The field scrolls into view."
  static let errors: [ErrorKind] = [.unknownDocument, .notFound]
  typealias Result = EventResult

  struct Params: ViewParams {
    var documentId = ""
    var viewId: String?
    var to: Neighbour?
    var field: String?
    var annotationId: String?
    static let fields: [Field<Self>] = [
      .document(\.documentId), .view(\.viewId),
      .optional("to", \.to, "The next or previous field in tab order. Give this or `field`."),
      .optional("field", \.field, "The name of the field, unless `to` is given."),
      .optional(
        "annotationId", \.annotationId, "The widget of the field; by default its first one."),
    ]
  }

  enum Neighbour: String, WireEnum {
    static let name = "FieldNeighbour"
    case next, previous
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> EventResult {
    EventResult(try call.view(params).focus(try target(params)))
  }

  private static func target(_ params: Params) throws(RPCError) -> FieldTarget {
    switch (params.to, params.field) {
    case (.next?, nil): return .next
    case (.previous?, nil): return .previous
    case (nil, let name?): return .field(name, widget: params.annotationId)
    default:
      throw RPCError(WireError(path: "params", message: "Give either to or field."))
    }
  }
}
