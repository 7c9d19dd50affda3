// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

/// Text of a document as it goes to a client that shows it: nothing that makes a terminal, a dialogue
/// or a list show something else than it says, and no more than fits.
enum ShownText {
  /// The most bytes of a name or a title.
  static let mostOfLine = 4096
  /// The most bytes of a message.
  static let mostOfText = 65_536
  /// The most bytes of a URI.
  static let mostOfURI = LinkTarget.longest

  /// A name or a title: control characters become spaces.
  static func line(_ text: String) -> String {
    shortened(replaced(text, keeping: [], by: " "), mostOfLine)
  }

  /// A message: line breaks and tabs stay.
  static func text(_ text: String) -> String {
    shortened(replaced(text, keeping: ["\n", "\r", "\t"], by: " "), mostOfText)
  }

  /// A URI without what it cannot have. One that is too long is dropped: a piece of it would lead
  /// elsewhere.
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

  /// A text of so many bytes at most; one that was longer ends with an ellipsis.
  private static func shortened(_ text: String, _ most: Int) -> String {
    guard text.utf8.count > most else { return text }
    let end = text.utf8.index(text.startIndex, offsetBy: most - "…".utf8.count)
    return text[..<text.unicodeScalars.index(before: text.unicodeScalars.index(after: end))] + "…"
  }
}

extension String {
  /// As a form writes a name or a title that a document gives.
  var shownLine: String {
    get { ShownText.line(self) }
    set { self = newValue }
  }
  /// As a form writes a message that a document gives.
  var shownText: String {
    get { ShownText.text(self) }
    set { self = newValue }
  }
  /// As a form writes a URI that a document gives.
  var shownURI: String {
    get { ShownText.uri(self) }
    set { self = newValue }
  }
}

extension String? {
  /// As a form writes a name or a title that a document gives.
  var shownLine: String? {
    get { map(ShownText.line) }
    set { self = newValue }
  }
}

extension [String] {
  /// As a form writes sentences that name what a document gives.
  var shownLines: [String] {
    get { map(ShownText.line) }
    set { self = newValue }
  }
}
