// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

/// Text of a document, made safe for display by a client: without characters that mislead a
/// terminal, a dialogue or a list, and with a length limit.
enum ShownText {
  /// The maximum length of a name or title, in bytes.
  static let mostOfLine = 4096
  /// The maximum length of a message, in bytes.
  static let mostOfText = 65_536
  /// The maximum length of a URI, in bytes.
  static let mostOfURI = LinkTarget.longest

  /// A name or a title: control characters become spaces.
  static func line(_ text: String) -> String {
    shortened(replaced(text, keeping: [], by: " "), mostOfLine)
  }

  /// A message: line breaks and tabs stay.
  static func text(_ text: String) -> String {
    shortened(replaced(text, keeping: ["\n", "\r", "\t"], by: " "), mostOfText)
  }

  /// A URI without characters that URIs cannot contain. A URI that is too long becomes empty, since
  /// a part of it would lead elsewhere.
  static func uri(_ uri: String) -> String {
    let clean = replaced(uri, keeping: [], by: nil)
    return clean.utf8.count > mostOfURI ? "" : clean
  }

  private static func replaced(
    _ text: String, keeping kept: Set<Unicode.Scalar>, by replacement: Unicode.Scalar?
  ) -> String {
    func isBad(_ scalar: Unicode.Scalar) -> Bool { scalar.isHidden && !kept.contains(scalar) }
    guard text.unicodeScalars.contains(where: isBad) else { return text }
    var clean = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if !isBad(scalar) {
        clean.append(scalar)
      } else if let replacement {
        clean.append(replacement)
      }
    }
    return String(clean)
  }

  /// A text of at most `most` bytes; a shortened text ends with an ellipsis.
  private static func shortened(_ text: String, _ most: Int) -> String {
    guard text.utf8.count > most else { return text }
    let end = text.utf8.index(text.startIndex, offsetBy: most - "…".utf8.count)
    return text[..<text.unicodeScalars.index(before: text.unicodeScalars.index(after: end))] + "…"
  }
}

extension String {
  /// The display form of a name or title from a document.
  var shownLine: String {
    get { ShownText.line(self) }
    set { self = newValue }
  }
  /// The display form of a message from a document.
  var shownText: String {
    get { ShownText.text(self) }
    set { self = newValue }
  }
  /// The display form of a URI from a document.
  var shownURI: String {
    get { ShownText.uri(self) }
    set { self = newValue }
  }
}

extension String? {
  /// The display form of a name or title from a document.
  var shownLine: String? {
    get { map(ShownText.line) }
    set { self = newValue }
  }
}

extension [String] {
  /// The display forms of sentences that contain text from a document.
  var shownLines: [String] {
    get { map(ShownText.line) }
    set { self = newValue }
  }
}
