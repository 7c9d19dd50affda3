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

  /// The maximum lengths of a text and of a tag, in bytes. A tag is the markup between a `<` and its
  /// `>`. The limits exist because libxml2 compares attributes with each other, and an end with all
  /// elements that are open.
  public static let (longest, longestTag) = (64 << 10, 2 << 10)

  public let parts: [Part]

  /// Reads a text; fails if it exceeds a limit. The text must not be longer than ``longest``, have
  /// markup longer than ``longestTag``, or nest elements too deeply.
  public init?(_ text: String) {
    guard text.utf8.count <= Markup.longest, Markup.hasShortTags(text),
      let parts = try? MarkupReader().parts(of: text)
    else { return nil }
    self.parts = parts
  }

  private static func hasShortTags(_ text: String) -> Bool {
    var length: Int?
    var quote: UInt8?
    for byte in text.utf8 {
      guard let known = length else {
        if byte == UInt8(ascii: "<") { length = 0 }
        continue
      }
      length = known + 1
      if byte == quote {
        quote = nil
      } else if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if quote == nil, byte == UInt8(ascii: ">") {
        length = nil
      }
      if known >= longestTag { return false }
    }
    return true
  }
}
