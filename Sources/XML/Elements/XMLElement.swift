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

  /// The first child with this name, in any case, since writers differ in it.
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
}
