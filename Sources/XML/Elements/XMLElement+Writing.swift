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
    if namespace != outer { text += " xmlns=\"\((namespace ?? "").escapedForAttribute)\"" }
    for attribute in attributes {
      if let uri = attribute.namespace, let colon = attribute.name.firstIndex(of: ":"),
        known[String(attribute.name[..<colon])] != uri
      {
        known[String(attribute.name[..<colon])] = uri
        text += " xmlns:\(attribute.name[..<colon])=\"\(uri.escapedForAttribute)\""
      }
      text += " \(attribute.name)=\"\(attribute.value.escapedForAttribute)\""
    }
    guard !content.isEmpty else {
      text += "/>"
      return
    }
    text += ">"
    for part in content {
      switch part {
      case .text(let part): text += part.escapedForContents
      case .element(let element): element.write(to: &text, in: namespace, prefixes: known)
      }
    }
    text += "</\(name)>"
  }
}
