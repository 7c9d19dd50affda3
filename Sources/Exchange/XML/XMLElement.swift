// SPDX-License-Identifier: AGPL-3.0-or-later

/// An element of an XML document, with its contents.
struct XMLElement: Hashable {
  struct Attribute: Hashable {
    /// The name, with its prefix if it has one.
    var name: String
    /// `nil` if the name has no prefix.
    var namespace: String?
    var value: String
  }

  enum Content: Hashable {
    case text(String)
    case element(XMLElement)
  }

  /// The name without a prefix.
  var name: String
  var namespace: String?
  var attributes: [Attribute] = []
  var content: [Content] = []

  init(_ name: String, namespace: String? = nil) {
    self.name = name
    self.namespace = namespace
  }

  /// An element that only contains text.
  init(_ name: String, namespace: String? = nil, text: String) {
    self.init(name, namespace: namespace)
    content = [.text(text)]
  }

  /// The value of an attribute without a prefix.
  subscript(name: String) -> String? {
    get { attributes.first { $0.name == name }?.value }
    set {
      attributes.removeAll { $0.name == name }
      if let newValue { attributes.append(Attribute(name: name, namespace: nil, value: newValue)) }
    }
  }

  var children: [XMLElement] {
    content.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// The first child with this name, in any case, since writers differ in it.
  func child(_ name: String) -> XMLElement? {
    let wanted = name.lowercased()
    return children.first { $0.name.lowercased() == wanted }
  }

  /// The text of the element and its descendants.
  var text: String {
    content.map {
      switch $0 {
      case .text(let text): text
      case .element(let element): element.text
      }
    }.joined()
  }

  mutating func append(_ element: XMLElement) { content.append(.element(element)) }
}
