// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSON
import JSONRPC
import Workspace

enum AnnotationsFlatten: Method {
  typealias Result = AnnotationsDelete.Result

  static let name = "annotations/flatten"
  static let effect = Effect.deletes
  static let summary = """
    Turns annotations into page content that looks the same, and removes them with their popups \
    and replies, as one step.
    """
  static let errors: [ErrorKind] = .changing + [.notFound, .unsupported]

  struct Params: AnnotationIDParams {
    static let name = "AnnotationsFlattenParams"
    var documentId = ""
    var given: [String]?
    var ids: [String] { given ?? [] }
    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .optional(
        "ids", \.given,
        "The annotations; by default all that show something, except links and form fields."),
    ]
  }

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<Result> {
    let open = try call.document(params)
    let annotations =
      params.given == nil ? try flattenable(open.document) : try call.annotations(params)
    guard !annotations.isEmpty else { return .now(Result(revision: open.editor.revision)) }
    return try call.perform(FlattenAnnotations(annotations), in: open) {
      Result(removed: $0.effect.removed, revision: $0.revision)
    }
  }

  private static func flattenable(_ document: Document) throws(RPCError) -> [Annotation] {
    try engine { () throws(EngineError) in
      var found: [Annotation] = []
      for index in 0..<(try document.pageCount) {
        for annotation in try document.annotations(onPage: index) where annotation.canBeFlattened {
          found.append(annotation)
        }
      }
      return found
    }
  }
}
