// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

/// A PDF object (ISO 32000-2, 7.3). References are followed wherever a value is asked for.
///
/// Reading is tolerant, like that of PDF readers: a value of an unexpected kind counts as absent.
///
/// Calls of the facade are `@inline(never)`, here and in the extensions. A call takes much longer than
/// a jump, and hundreds of functions that read and write objects stay short; the optimiser's time
/// grows with their length.
public final class PDFObject {
  public enum Kind: UInt32, Sendable {
    case null, boolean, integer, real, string, name, array, dictionary, stream
  }

  let context: EngineContext
  let raw: OpaquePointer
  /// The bits of the keys that a dictionary may have (`cm_key_bit`); all bits if unknown.
  let keys: UInt64

  /// Takes ownership of the caller's reference.
  @inline(never)
  init(owning raw: OpaquePointer, keys: UInt64 = .max, _ context: EngineContext) {
    self.raw = raw
    self.keys = keys
    self.context = context
  }

  deinit { cm_drop_object(context.raw, raw) }

  /// The number of the referenced object; 0 for a direct object.
  public var number: Int {
    @inline(never) get { Int(cm_reference(context.raw, raw)) }
  }

  public var kind: Kind {
    @inline(never) get throws(EngineError) {
      var kind = CM_NULL
      try context.call { cm_object_kind($0, raw, &kind, $1) }
      return Kind(rawValue: kind.rawValue) ?? .null
    }
  }

  /// The object that a reference leads to, for reading many of its entries at once: it is looked up
  /// only once, and knows most keys that it does not have. Do not keep or change it.
  var target: PDFObject {
    @inline(never) get throws(EngineError) {
      var out: OpaquePointer?
      var keys = UInt64.max
      try context.call { cm_resolve($0, raw, &out, &keys, $1) }
      return out.map { PDFObject(owning: $0, keys: keys, context) } ?? self
    }
  }

  /// Makes an object from a facade call that returns one; `nil` if it returns none.
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
