// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSON
import JSONRPC
import Members

enum AnnotationsMerge: PromptMethod {
  typealias Params = CombinedAnnotationsParams

  static let name = "annotations/merge"
  static let effect = Effect.changes
  static let summary = """
    Merges text markups or ink drawings into one annotation, as one step. They must be of one \
    kind, on one page, and look alike.
    """
  static let errors: [ErrorKind] = .changing + [.notFound, .unsupported]

  struct Result: WrittenRecord {
    static let name = "AnnotationsMerged"
    @Indirect var annotation = WireAnnotation()
    var removed: [String] = []
    var revision = 0
    static let fields: [Field<Self>] = [
      .required("annotation", \.annotation, "The merged annotation: the lowest of those given."),
      .required("removed", \.removed, "The ids of the other annotations, and of their popups."),
      .revision(\.revision),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    try params.requireSeveral()
    let open = try call.document(params)
    let edit = MergeAnnotations(try call.annotations(params), date: call.session.world.clock())
    let change = try editing(open.editor.perform(edit, cause: .api))
    var result = Result()
    result.removed = change.effect.removed
    result.revision = open.editor.revision
    let kept = params.ids.first { !change.effect.removed.contains($0) }
    if let kept { result.annotation = WireAnnotation(try engine(open.document.annotation(kept))) }
    return result
  }
}
