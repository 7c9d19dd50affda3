// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSON
import JSONRPC

enum AnnotationsDelete: Method {
  static let name = "annotations/delete"
  static let effect = Effect.deletes
  static let summary = """
    Deletes annotations with their popups and replies, as one step. If a group loses its first \
    annotation, the next one takes its place. A form field is deleted with its last widget.
    """
  static let errors: [ErrorKind] = .changing + [.notFound]

  struct Params: DocumentParams {
    var documentId = ""
    var ids: [String] = []
    static let fields: [Field<Self>] = [
      .document(\.documentId), .required("ids", \.ids, "The annotations, at least one."),
    ]
  }

  struct Result: WrittenRecord {
    var removed: [String] = []
    var revision = 0
    static let fields: [Field<Self>] = [
      .required("removed", \.removed, "The ids of the removed annotations."),
      .revision(\.revision),
    ]
  }

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<Result> {
    let open = try call.document(params)
    try call.requireIDs(params.ids)
    return try call.perform(onAnnotations: params.ids, of: open, DeleteAnnotations.init) {
      Result(removed: $0.effect.removed, revision: $0.revision)
    }
  }
}
