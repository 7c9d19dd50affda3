// SPDX-License-Identifier: AGPL-3.0-or-later

import CXML2

extension String {
  /// Whether this is an XML name without colon.
  public var isXMLName: Bool { isXML && xmlValidateNCName(self, 0) == 0 }

  /// Whether XML 1.0 (clause 2.2) can represent the text.
  public var isXML: Bool { unicodeScalars.allSatisfy(\.isXML) }

  /// The text with U+FFFD for each character that XML cannot represent.
  public func replacingForbidden() -> String {
    guard !isXML else { return self }
    var text = ""
    for scalar in unicodeScalars { text.unicodeScalars.append(scalar.isXML ? scalar : "\u{FFFD}") }
    return text
  }
}

extension Unicode.Scalar {
  var isXML: Bool {
    value >= 0x20 && value != 0xFFFE && value != 0xFFFF || [9, 10, 13].contains(value)
  }
}
