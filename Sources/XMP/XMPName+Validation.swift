// SPDX-License-Identifier: AGPL-3.0-or-later

import CXML2

extension XMPName {
  /// Throws unless the name can be written as a qualified XML name.
  func validate() throws(XMPError) {
    guard !namespace.isEmpty, !namespace.contains(where: \.isForbidden) else {
      throw .invalidName(namespace)
    }
    guard prefix.isPlainName, prefix != "xml", prefix != "xmlns" else {
      throw .invalidName(prefix)
    }
    try validate(field: local)
  }

  /// Throws unless the name of a field can be written in the namespace of this name.
  func validate(field: String) throws(XMPError) {
    guard field.isPlainName else { throw .invalidName(field) }
  }
}

extension String {
  /// The text with U+FFFD for each character that XML 1.0 (clause 2.2) cannot represent.
  func replacingForbidden() -> String {
    guard unicodeScalars.contains(where: \.isForbidden) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      text.unicodeScalars.append(scalar.isForbidden ? "\u{FFFD}" : scalar)
    }
    return text
  }

  /// Whether this is an XML name without colon.
  fileprivate var isPlainName: Bool {
    !contains(where: \.isForbidden) && xmlValidateNCName(self, 0) == 0
  }
}

extension Character {
  fileprivate var isForbidden: Bool { unicodeScalars.contains(where: \.isForbidden) }
}

extension Unicode.Scalar {
  fileprivate var isForbidden: Bool {
    value < 0x20 ? !(value == 0x9 || value == 0xA || value == 0xD) : value & ~1 == 0xFFFE
  }
}
