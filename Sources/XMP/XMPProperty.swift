// SPDX-License-Identifier: AGPL-3.0-or-later

import XML

/// An occurrence of a property in a description.
enum XMPProperty {
  case attribute(XMLAttribute, of: XMLNode)
  case element(XMLNode)

  /// The value of a simple property or of an alternative.
  var text: String? {
    switch self {
    case .attribute(let attribute, _): attribute.value
    case .element(let element): element.simpleValue ?? element.defaultItem?.simpleValue
    }
  }

  /// Sets the value. In an alternative only the default item is set; any other kind of value is replaced.
  func setText(_ text: String, of name: XMPName) throws(XMPError) {
    switch self {
    case .attribute(_, let description):
      try xml(description.setAttribute(name, to: text))
    case .element(let element):
      let target = element.defaultItem ?? element
      for attribute in Array(target.attributes) where !attribute.isIn(Namespace.xml) {
        attribute.remove()
      }
      try xml(target.setContent(text))
    }
  }

  /// The items if the property is an array.
  func structs(in namespace: String) -> [StructItem] {
    guard case .element(let element) = self else { return [] }
    return StructArray.items(in: element, namespace: namespace)
  }

  func remove() {
    switch self {
    case .attribute(let attribute, _): attribute.remove()
    case .element(let element): element.remove()
    }
  }
}

extension XMLNode {
  /// The value of a simple property or item. It is plain text, a URI, or the `rdf:value` of a qualified
  /// one (ISO 16684-1, 7.5 and 7.8).
  var simpleValue: String? {
    if let resource = attribute("resource", in: Namespace.rdf) { return resource.value }
    if let value = attribute("value", in: Namespace.rdf) { return value.value }
    if attribute("parseType", in: Namespace.rdf) != nil {
      return element("value", in: Namespace.rdf)?.simpleValue
    }
    if let description = element("Description", in: Namespace.rdf) {
      return description.attribute("value", in: Namespace.rdf)?.value
        ?? description.element("value", in: Namespace.rdf)?.simpleValue
    }
    return elements.first { _ in true } == nil ? content : nil
  }

  /// The default item of this element's language alternative. It is the item for all languages, or else
  /// the first one.
  var defaultItem: XMLNode? {
    let items = element("Alt", in: Namespace.rdf)?.elements.filter {
      $0.isNamed("li", in: Namespace.rdf)
    }
    return items?.first { $0.attribute("lang", in: Namespace.xml)?.value == "x-default" }
      ?? items?.first
  }
}
