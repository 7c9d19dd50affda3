// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSON
import JSONRPC

enum AnnotationsDelete: Method {
  static let name = "annotations/delete"
  static let effect = Effect.deletes
  static let summary = """
    Deletes annotations with their popups and all that replies to them, as one step. A group that \
    loses its first annotation becomes one around the next; a form field goes with its last place.
    """
  static let errors: [ErrorKind] = .changing + [.notFound]

  struct Params: DocumentParams {
    static let name = "AnnotationsDeleteParams"
    var documentId = ""
    var ids: [String] = []
    static let fields: [Field<Self>] = [
      .document(\.documentId), .required("ids", \.ids, "The annotations, one at least."),
    ]
  }

  struct Result: Record {
    static let name = "AnnotationsDeleteResult"
    var removed: [String] = []
    var revision = 0
    static let fields: [Field<Self>] = [
      .required("removed", \.removed, "The ids of the removed ones."),
      .required("revision", \.revision, "The document's revision now."),
    ]
  }

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<Result> {
    let open = try call.document(params)
    guard !params.ids.isEmpty else {
      throw RPCError(WireError(path: "params.ids", message: "Give one id at least."))
    }
    var seen: Set<String> = []
    var annotations: [Annotation] = []
    for id in params.ids where seen.insert(id).inserted {
      annotations.append(
        try engine(open.document.annotation(id)))
    }
    return try call.perform(DeleteAnnotations(annotations), in: open) {
      Result(removed: $0.effect.removed, revision: $0.revision)
    }
  }
}
