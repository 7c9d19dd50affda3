// SPDX-License-Identifier: AGPL-3.0-or-later

import XML

extension XMPPacket {
  /// The items of an array of texts, or the value of a simple property as the only item.
  public func texts(of name: XMPName) -> [String] {
    guard let property = RDF(currentDocument)?.properties(name).first else { return [] }
    guard case .element(let element) = property, let items = element.items else {
      return property.text.map { [$0] } ?? []
    }
    return items.compactMap(\.simpleValue)
  }

  /// Sets a text that can have several languages. In an alternative only the default item is set; a
  /// missing property becomes an alternative (ISO 16684-1, 7.7). `nil` removes it.
  public mutating func setAlternative(_ text: String?, of name: XMPName) throws(XMPError) {
    guard let text, self.text(of: name) == nil else { return try setText(text, of: name) }
    try name.validate()
    try changing { (rdf) throws(XMPError) in
      try rdf.setItems([text.replacingForbidden()], of: name, as: "Alt", language: "x-default")
    }
  }

  /// Sets a property to an ordered array of these texts; an empty list removes it.
  public mutating func setTexts(_ texts: [String], of name: XMPName) throws(XMPError) {
    try name.validate()
    if texts == self.texts(of: name) { return }
    let items = texts.map { $0.replacingForbidden() }
    try changing { (rdf) throws(XMPError) in
      try rdf.setItems(items, of: name, as: "Seq", language: nil)
    }
  }
}

extension RDF {
  fileprivate func setItems(
    _ items: [String], of name: XMPName, as container: String, language: String?
  ) throws(XMPError) {
    for property in properties(name) { property.remove() }
    guard !items.isEmpty else { return }
    let property = try addProperty(name)
    let array = try xml(property.append(.rdf(container)))
    for item in items {
      let element = try xml(array.append(.rdf("li")))
      if let language {
        let attribute = XMPName(namespace: Namespace.xml, prefix: "xml", local: "lang")
        try xml(element.setAttribute(attribute, to: language))
      }
      try xml(element.setContent(item))
    }
  }
}

extension XMLNode {
  /// The items of the array in this element; `nil` if there is none.
  fileprivate var items: [XMLNode]? {
    let container = elements.first { child in
      child.isIn(Namespace.rdf) && ["Seq", "Bag", "Alt"].contains(child.local)
    }
    return container.map { container in
      container.elements.filter { $0.isNamed("li", in: Namespace.rdf) }
    }
  }
}
