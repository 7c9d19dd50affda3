// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSON
import JSONRPC
import Members

enum AnnotationsUpdate: PromptMethod {
  static let name = "annotations/update"
  static let effect = Effect.changes
  static let summary = """
    Changes members of an annotation, as one step. Other members stay, and the appearance is kept \
    unless the change shows. A `rect` alone scales the points too. A `pageIndex` moves the \
    annotation to another page, on top of its annotations, with its group, replies and popup. \
    `layer`, `popup`, `states`, `measured`, `coveredText` and `hasAppearance` can only be given \
    with the values that they have. Values that the annotation has already make no step.
    """
  static let errors: [ErrorKind] = .changing + [.notFound, .unsupported, .limitExceeded]

  struct Params: DocumentParams {
    var documentId = ""
    var id = ""
    var changes = AnnotationChanges()
    var scalesBorder = false
    static let fields: [Field<Self>] = [
      .document(\.documentId), .required("id", \.id, "The annotation."),
      .required("changes", \.changes, "The changes; `modified` defaults to now."),
      .defaulted("scaleBorder", \.scalesBorder, "Whether the line width scales with a new `rect`."),
    ]
  }

  struct Result: WrittenRecord {
    static let name = "AnnotationChanged"
    @Indirect var annotation = WireAnnotation()
    var revision = 0
    static let fields: [Field<Self>] = [
      .required("annotation", \.annotation, "The changed annotation."),
      .revision(\.revision),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let open = try call.document(params)
    let old = try engine(open.document.annotation(params.id))
    try params.changes.requireFixed(of: params.id, in: open.document, at: "params.changes")
    let new: Annotation
    do throws(WireError) {
      new = try params.changes.apply(
        to: old, now: call.session.world.clock(), scalesBorder: params.scalesBorder)
    } catch {
      throw RPCError(error.under("params.changes"))
    }
    if new.replyTo != old.replyTo { try requireNoCircle(new, open.document) }
    let move = try engine(
      params.changes.newPage(of: old).map { page throws(EngineError) in
        try RelocateAnnotations(
          [old], to: page, in: open.document, date: call.session.world.clock())
      })
    let update = try tooling(open.formatting(UpdateAnnotations([new], verb: "Change")))
    if move == nil, new.names(differingFrom: old).isEmpty {
      // The user may be forbidden to make the change, even if it would change nothing.
      try editing(open.editor.start(update, cause: .api).cancel())
    } else {
      _ = try editing(open.editor.perform(edit(move, params.changes, new, update), cause: .api))
    }
    return try engine(
      Result(annotation: open.document.wireAnnotation(params.id), revision: open.editor.revision))
  }

  /// The move to another page, the other changes, or both.
  private static func edit(
    _ move: RelocateAnnotations?, _ changes: AnnotationChanges, _ new: Annotation,
    _ update: UpdateAnnotations
  ) -> any Edit {
    guard let move else { return update }
    guard changes.isMore else { return move }
    var moved = new
    moved.pageIndex = move.pageIndex
    let edits: [any Edit] = [move, UpdateAnnotations([moved], verb: "Change")]
    return EditSequence(name: move.name, edits)
  }

  /// - Throws: an error if the annotation would reply to itself, directly or through other replies.
  private static func requireNoCircle(_ new: Annotation, _ document: Document) throws(RPCError) {
    let all = try engine(document.annotations(onPage: new.pageIndex))
    guard all.replies(new, to: [new.id]) else { return }
    throw RPCError(
      WireError(
        path: "params.changes.replyTo",
        message: "An annotation cannot reply to itself, nor to one of its replies."))
  }
}
