// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSON
import JSONRPC
import Members

enum AnnotationsAdd: Method {
  static let name = "annotations/add"
  static let effect = Effect.changes
  static let summary = "Adds annotations on top of the others, as one step."
  static let errors: [ErrorKind] = .changing + [.notFound, .unsupported, .limitExceeded]

  struct Params: DocumentParams {
    var documentId = ""
    @Indirect var annotation: WireAnnotation?
    var annotations: [WireAnnotation]?
    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .optional("annotation", \.annotation, "The new annotation. Give this or `annotations`."),
      .optional("annotations", \.annotations, "The new annotations, bottommost first."),
    ]
  }

  struct Result: WrittenRecord {
    @Indirect var annotation: WireAnnotation?
    var annotations: [WireAnnotation]?
    var revision = 0
    static let fields: [Field<Self>] = [
      .optional("annotation", \.annotation, "The added annotation, if `annotation` was given."),
      .optional(
        "annotations", \.annotations,
        "The added annotations, if `annotations` were given."),
      .revision(\.revision),
    ]
  }

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<Result> {
    let open = try call.document(params)
    let isOne = params.annotation != nil
    let path = { (index: Int) in isOne ? "params.annotation" : "params.annotations[\(index)]" }
    return try NewAnnotations(annotations(params), at: path, in: open, call.session).add(call) {
      (made, change) in
      isOne
        ? Result(annotation: made.first, revision: change.revision)
        : Result(annotations: made, revision: change.revision)
    }
  }

  private static func annotations(_ params: Params) throws(RPCError) -> [WireAnnotation] {
    switch (params.annotation, params.annotations) {
    case (let one?, nil): return [one]
    case (nil, let all?) where !all.isEmpty: return all
    default:
      throw RPCError(
        WireError(
          path: "params", message: "Give annotation, or annotations with at least one entry."))
    }
  }
}
