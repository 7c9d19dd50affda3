// SPDX-License-Identifier: AGPL-3.0-or-later

/// An element of an XML document, with its contents.
public struct XMLElement: Hashable, Sendable {
  public struct Attribute: Hashable, Sendable {
    /// The name, with its prefix if it has one.
    public var name: String
    /// `nil` if the name has no prefix.
    public var namespace: String?
    public var value: String

    public init(name: String, namespace: String?, value: String) {
      (self.name, self.namespace, self.value) = (name, namespace, value)
    }
  }

  public enum Content: Hashable, Sendable {
    case text(String)
    case element(XMLElement)
  }

  /// The name without a prefix.
  public var name: String
  public var namespace: String?
  public var attributes: [Attribute] = []
  public var content: [Content] = []

  public init(_ name: String, namespace: String? = nil) {
    self.name = name
    self.namespace = namespace
  }

  /// An element that only contains text.
  public init(_ name: String, namespace: String? = nil, text: String) {
    self.init(name, namespace: namespace)
    content = [.text(text)]
  }

  /// The value of an attribute without a prefix.
  public subscript(name: String) -> String? {
    get { attributes.first { $0.name == name }?.value }
    set {
      attributes.removeAll { $0.name == name }
      if let newValue { attributes.append(Attribute(name: name, namespace: nil, value: newValue)) }
    }
  }

  public var children: [XMLElement] {
    content.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// The first child with this name, in any case. Writers differ in the case.
  public func child(_ name: String) -> XMLElement? {
    let wanted = name.lowercased()
    return children.first { $0.name.lowercased() == wanted }
  }

  /// The text of the element and its descendants.
  public var text: String {
    content.map {
      switch $0 {
      case .text(let text): text
      case .element(let element): element.text
      }
    }.joined()
  }

  public mutating func append(_ element: XMLElement) { content.append(.element(element)) }

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
