// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry

/// The picture of a signature: drawn, typed or an image. It is not a digital signature.
public struct HandSignature: Hashable, Sendable {
  public var content: SignatureContent
  /// The color of lines and letters; `nil`: the tool's.
  public var color: Color?
  /// The width of lines, in points; `nil`: the tool's.
  public var width: Double?

  public init(_ content: SignatureContent, color: Color? = nil, width: Double? = nil) {
    self.content = content
    self.color = color
    self.width = width
  }
}

extension HandSignature {
  public static func strokes(_ strokes: [[Point]]) -> HandSignature { .init(.strokes(strokes)) }
  public static func image(_ bytes: [UInt8]) -> HandSignature { .init(.image(bytes)) }
  public static func text(_ text: String) -> HandSignature { .init(.text(text)) }
}

/// The content of a signature by hand.
public enum SignatureContent: Hashable, Sendable {
  /// Strokes in any space: they are fitted into their place.
  case strokes([[Point]])
  /// An image file's bytes.
  case image([UInt8])
  case text(String)
}

/// The way in which a signature field is signed by hand.
public enum SignatureFieldMode: String, CaseIterable, Sendable {
  /// The signature becomes the field's appearance.
  case appearance
  /// A stamp is placed over the field. The field is hidden until the stamp is deleted.
  case stamp
}
