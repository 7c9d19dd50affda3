// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Clears a signature field of its signature, or its signature by hand.
public struct ClearSignature: Edit, LogObject {
  /// The field's full name.
  public var field: String

  public init(_ field: String) { self.field = field }

  public static let kind = "clearSignature"
  public static let logged = LogMembers<Self>(.required("field", \.field), make: Self.init(_:))
  public var name: String { "Clear Signature" }
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.signByHand }
  public var touches: [AnnotationTouch] { [.signByHand, .changeField(field)] }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    let touched = try engine(document.clearSignature(ofField: field))
    var effect = EditEffect(changed: touched)
    effect.fields = [field]
    return effect
  }
}
