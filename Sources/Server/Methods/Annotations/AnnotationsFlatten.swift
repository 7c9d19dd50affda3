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
    Turns annotations into page content that looks the same, as one step. Their popups and replies \
    are removed too.
    """
  static let errors: [ErrorKind] = .changing + [.notFound, .unsupported]

  struct Params: AnnotationIDParams {
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
    let result = { (change: Change) in
      Result(removed: change.effect.removed, revision: change.revision)
    }
    if params.given != nil {
      try call.requireIDs(params.ids)
      return try call.perform(onAnnotations: params.ids, of: open, FlattenAnnotations.init, result)
    }
    var found: [Annotation] = []
    var pages = (0..<(try engine(open.document.pageCount)))[...]
    return .transaction(
      Transaction(
        { () throws(RPCError) in
          for index in pages.prefix(pagesPerTurn) {
            // Pages that have no such annotation need not be loaded.
            let all = try engine(open.document.annotations(onPage: index))
            guard all.contains(where: \.canBeFlattened) else { continue }
            found += try engine(open.document.page(index).flattenableAnnotations)
          }
          pages = pages.dropFirst(pagesPerTurn)
          guard pages.isEmpty else { return nil }
          guard !found.isEmpty else { return .now(Result(revision: open.editor.revision)) }
          return try call.perform(FlattenAnnotations(found), in: open, result)
        },
        hold: { .changes }))
  }

  /// How many pages are read in a turn.
  private static let pagesPerTurn = 16
}
