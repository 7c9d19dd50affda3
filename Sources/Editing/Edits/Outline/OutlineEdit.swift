// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

public protocol OutlineEdit: Edit {
  /// Makes the change, within an operation of the journal.
  func change(_ document: Document) throws(EngineError)
}

extension OutlineEdit {
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.changeOutline }

  public var touches: [AnnotationTouch] { [] }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    try engine(change(document))
    var effect = EditEffect()
    effect.outline = true
    return effect
  }
}
