// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSON
import JSONRPC

enum AnnotationsDelete: PromptMethod {
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
      .required("removed", \.removed, "The ids of those that are gone."),
      .required("revision", \.revision, "The document's revision now."),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let open = try call.document(params)
    guard !params.ids.isEmpty else {
      throw RPCError(WireError(path: "params.ids", message: "Give one id at least."))
    }
    var seen: Set<String> = []
    var annotations: [Annotation] = []
    for id in params.ids where seen.insert(id).inserted {
      annotations.append(
        try engine { () throws(EngineError) in try open.document.annotation(id) })
    }
    let change = try editing { () throws(EditError) in
      try open.editor.perform(DeleteAnnotations(annotations), cause: .api)
    }
    return Result(removed: change.effect.removed, revision: change.revision)
  }
}
