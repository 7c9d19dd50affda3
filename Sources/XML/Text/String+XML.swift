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

  /// The text for an attribute value, with line ends kept.
  var escapedForAttribute: String { escaped(keeping: "\n\t") }
  /// The text for contents. Carriage returns are escaped, because readers would convert them to line
  /// feeds.
  public var escapedForContents: String { escaped(keeping: "") }

  /// Characters that XML 1.0 cannot represent, mainly control characters, are left out.
  private func escaped(keeping kept: String) -> String {
    var text = ""
    text.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      switch scalar {
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "&": text += "&amp;"
      case "\"": text += "&quot;"
      case "\r": text += "&#13;"
      case "\n", "\t":
        if kept.unicodeScalars.contains(scalar) {
          text += "&#\(scalar.value);"
        } else {
          text.unicodeScalars.append(scalar)
        }
      default:
        if scalar.isXML { text.unicodeScalars.append(scalar) }
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  var isXML: Bool {
    value >= 0x20 && value != 0xFFFE && value != 0xFFFF || [9, 10, 13].contains(value)
  }
}
