// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSON
import JSONRPC
import System
import Workspace

extension AnnotationPlace: WireEnum {}

protocol AnnotationIDParams: DocumentParams {
  var ids: [String] { get }
}

struct AnnotationsChanged: WrittenRecord {
  var changed: [String] = []
  var revision = 0
  static let fields: [Field<Self>] = [
    .required("changed", \.changed, "The ids of the changed annotations."),
    .revision(\.revision),
  ]

  init(of change: Change) { (changed, revision) = (change.effect.changed, change.revision) }
}

enum AnnotationsReorder: Method {
  typealias Result = AnnotationsChanged

  static let name = "annotations/reorder"
  static let effect = Effect.changes
  static let summary = "Moves annotations in the stacking order of their pages, as one step."
  static let errors: [ErrorKind] = .changing + [.notFound]

  struct Params: AnnotationIDParams {
    var documentId = ""
    var ids: [String] = []
    var place = AnnotationPlace.front
    static let fields: [Field<Self>] = [
      .document(\.documentId), .required("ids", \.ids, "The annotations, at least one."),
      .required("to", \.place, "How far: all the way, or past the next annotation."),
    ]
  }

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<Result> {
    let open = try call.document(params)
    try call.requireIDs(params.ids)
    return try call.perform(
      onAnnotations: params.ids, of: open, { ReorderAnnotations($0, to: params.place) },
      Result.init(of:))
  }
}

extension Call {
  /// The annotations of a request, without duplicates.
  func annotations(_ params: some AnnotationIDParams) throws(RPCError) -> [Annotation] {
    let document = try document(params).document
    try requireIDs(params.ids)
    var seen: Set<ExactText> = []
    var annotations: [Annotation] = []
    for id in params.ids where seen.insert(id.exact).inserted {
      annotations.append(try engine(document.annotation(id)))
    }
    return annotations
  }

  /// Makes an edit of annotations. Many annotations are looked up in batches, one batch per turn; other
  /// changes of the document wait meanwhile.
  ///
  /// - Parameters:
  ///   - ids: may name an annotation more than once, which counts once.
  ///   - result: makes the answer once the edit is made.
  /// - Throws: ``ErrorKind/notFound``.
  func perform<E: Edit, Result>(
    onAnnotations ids: [String], of open: OpenDocument,
    _ edit: @escaping ([Annotation]) throws(RPCError) -> E,
    _ result: @escaping (Change) throws(RPCError) -> Result
  ) throws(RPCError) -> Answer<Result> {
    var seen: Set<ExactText> = []
    var rest = ids.filter { seen.insert($0.exact).inserted }[...]
    var found: [Annotation] = []
    let turn = { () throws(RPCError) -> Answer<Result>? in
      for id in rest.prefix(idsPerTurn) { found.append(try engine(open.document.annotation(id))) }
      rest = rest.dropFirst(idsPerTurn)
      return rest.isEmpty ? try perform(edit(found), in: open, result) : nil
    }
    if rest.count <= idsPerTurn, let answer = try turn() { return answer }
    return .transaction(Transaction(turn, hold: { .changes }))
  }

  /// - Throws: ``ErrorKind/invalidParams`` if there are no ids.
  func requireIDs(_ ids: [String]) throws(RPCError) {
    guard !ids.isEmpty else {
      throw RPCError(WireError(path: "params.ids", message: "Give at least one id."))
    }
  }
}

/// How many annotations are looked up in a turn.
private let idsPerTurn = 50
