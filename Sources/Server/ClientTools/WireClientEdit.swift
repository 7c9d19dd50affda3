// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSON
import JSONRPC
import Members
import Workspace

/// A change to the document by a client's tool: exactly one member is given.
struct WireClientEdit: Record {
  static let name = "ClientToolEdit"
  static let summary = "A change by a client's tool; give exactly one member."
  @Indirect var add: WireAnnotation?
  var update: WireClientUpdate?
  var delete: [String]?

  static let fields: [Field<Self>] = [
    .optional("add", \.add, "A new annotation."),
    .optional("update", \.update, "The annotation to change, and how."),
    .optional("delete", \.delete, "The ids of annotations to delete."),
  ]

  /// The edit that makes the change.
  ///
  /// - Throws: an error for an invalid change, with a path that starts at the form.
  func edit(in open: OpenDocument, _ session: Session) throws(RPCError) -> any Edit {
    switch (add, update, delete) {
    case (let form?, nil, nil):
      return AddAnnotations(try NewAnnotations([form], at: { _ in "add" }, in: open, session).all())
    case (nil, let update?, nil): return try update.edit(in: open, session)
    case (nil, nil, let ids?):
      return DeleteAnnotations(
        try engine(ids.map { id throws(EngineError) in try open.document.annotation(id) }))
    default:
      throw RPCError(WireError(message: "Give one of add, update and delete."))
    }
  }
}

/// Changes to an annotation.
struct WireClientUpdate: Record {
  static let name = "ClientToolUpdate"
  static let summary = "Changes of a client's tool to an annotation."
  var id = ""
  var changes = AnnotationChanges()

  static let fields: [Field<Self>] = [
    .required("id", \.id, "The annotation."),
    .required("changes", \.changes, "The changes."),
  ]

  func edit(in open: OpenDocument, _ session: Session) throws(RPCError) -> any Edit {
    let old = try engine(open.document.annotation(id))
    try changes.requireFixed(of: id, in: open.document, at: "update.changes")
    do throws(WireError) {
      let new = try changes.apply(to: old, now: session.world.clock())
      return UpdateAnnotations([new], verb: "Change")
    } catch {
      throw RPCError(error.under("update.changes"))
    }
  }
}
