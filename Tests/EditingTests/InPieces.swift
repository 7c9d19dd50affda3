// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSON

/// An edit that is made in pieces of a test's own; the log gets it as it is.
struct InPieces: Edit {
  let whole: AddAnnotations
  let pieces: [any Edit]
  /// Tells whether the edit still exists.
  let trace: Trace?

  init(_ whole: AddAnnotations, _ pieces: [any Edit], holding trace: Trace? = nil) {
    (self.whole, self.pieces, self.trace) = (whole, pieces, trace)
  }

  static let kind = AddAnnotations.kind
  var name: String { whole.name }
  var permission: KeyPath<Permissions, Bool> & Sendable { whole.permission }
  var touches: [AnnotationTouch] { whole.touches }
  var encoded: JSONTree { whole.encoded }

  init(encoded: JSONTree) throws(EditError) { self.init(try AddAnnotations(encoded: encoded), []) }

  func perform(on document: Document) throws(EditError) -> EditEffect {
    try whole.perform(on: document)
  }
}

final class Trace: Sendable {}
