// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

/// A PDF object (ISO 32000-2, 7.3). References are followed wherever a value is asked for.
///
/// Reading is tolerant, as readers of PDF are: a value of another kind counts as absent.
public final class PDFObject {
  public enum Kind: UInt32, Sendable {
    case null, boolean, integer, real, string, name, array, dictionary, stream
  }

  let context: EngineContext
  let raw: OpaquePointer

  /// Takes over a reference that the caller owns.
  init(owning raw: OpaquePointer, _ context: EngineContext) {
    self.raw = raw
    self.context = context
  }

  deinit { cm_drop_object(context.raw, raw) }

  /// The number of the object that a reference leads to; 0 of a direct object.
  public var number: Int { Int(cm_reference(context.raw, raw)) }

  public var kind: Kind {
    get throws(EngineError) {
      var kind = CM_NULL
      try context.call { cm_object_kind($0, raw, &kind, $1) }
      return Kind(rawValue: kind.rawValue) ?? .null
    }
  }

  /// The object that a reference leads to, for reading many of its entries at once: it is looked up
  /// once then. Not for keeping, since a change may put another object in its place.
  var target: PDFObject {
    get throws(EngineError) { try PDFObject.make(context) { cm_resolve($0, raw, $1, $2) } ?? self }
  }

  /// Makes an object from a facade call that hands one out; `nil` where it hands out none.
  static func make(
    _ context: EngineContext,
    _ body: (
      UnsafeMutablePointer<fz_context>, UnsafeMutablePointer<OpaquePointer?>,
      UnsafeMutablePointer<cm_error>
    ) -> Bool
  ) throws(EngineError) -> PDFObject? {
    var out: OpaquePointer?
    try context.call { body($0, &out, $1) }
    return out.map { PDFObject(owning: $0, context) }
  }
}
