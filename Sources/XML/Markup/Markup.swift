// SPDX-License-Identifier: AGPL-3.0-or-later

/// The parts of XHTML or HTML in their order. They are read by the rules of HTML, so that the text need
/// not be well-formed: missing ends of elements are added.
public struct Markup {
  public enum Part: Hashable, Sendable {
    case text(String)
    /// An element's local name and its attributes, with names in lower case.
    case start(String, attributes: [String: String])
    case end(String)
  }

  /// The maximum length of a text, and of the markup between a `<` and its `>`, in bytes: libxml2 compares
  /// attributes with each other, and an end with all elements that are open.
  public static let (longest, longestTag) = (128 << 10, 4 << 10)

  public let parts: [Part]

  /// Fails if the text is longer than ``longest``, has markup longer than ``longestTag``, or nests
  /// elements too deeply.
  public init?(_ text: String) {
    guard text.utf8.count <= Markup.longest, Markup.hasShortTags(text),
      let parts = try? MarkupReader().parts(of: text)
    else { return nil }
    self.parts = parts
  }

  private static func hasShortTags(_ text: String) -> Bool {
    var length: Int?
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "<"): length = 0
      case UInt8(ascii: ">"): length = nil
      default: length = length.map { $0 + 1 }
      }
      if let length, length > longestTag { return false }
    }
    return true
  }
}
