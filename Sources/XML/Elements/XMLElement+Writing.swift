// SPDX-License-Identifier: AGPL-3.0-or-later

extension XMLElement {
  /// The element as an XML document in UTF-8.
  public var document: [UInt8] {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    write(to: &text, in: nil, prefixes: ["xml": XMLElement.xml])
    return Array((text + "\n").utf8)
  }

  /// The element without an XML declaration, as a part of something else.
  public var fragment: String {
    var text = ""
    write(to: &text, in: nil, prefixes: ["xml": XMLElement.xml])
    return text
  }

  private static let xml = "http://www.w3.org/XML/1998/namespace"

  private func write(to text: inout String, in outer: String?, prefixes: [String: String]) {
    var known = prefixes
    text += "<" + name
    if namespace != outer { text += " xmlns=\"\((namespace ?? "").escaped)\"" }
    for attribute in attributes {
      if let uri = attribute.namespace, let colon = attribute.name.firstIndex(of: ":"),
        known[String(attribute.name[..<colon])] != uri
      {
        known[String(attribute.name[..<colon])] = uri
        text += " xmlns:\(attribute.name[..<colon])=\"\(uri.escaped)\""
      }
      text += " \(attribute.name)=\"\(attribute.value.escaped)\""
    }
    guard !content.isEmpty else {
      text += "/>"
      return
    }
    text += ">"
    for part in content {
      switch part {
      case .text(let part): text += part.escapedText
      case .element(let element): element.write(to: &text, in: namespace, prefixes: known)
      }
    }
    text += "</\(name)>"
  }
}

extension String {
  /// The text for an attribute value, with line ends kept.
  fileprivate var escaped: String { escaped(keeping: "\n\t") }
  /// The text for contents. Carriage returns are escaped, because readers would convert them to line
  /// feeds.
  fileprivate var escapedText: String { escaped(keeping: "") }

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
