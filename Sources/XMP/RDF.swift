// SPDX-License-Identifier: AGPL-3.0-or-later

import XML

/// The `rdf:RDF` element of a document.
struct RDF {
  let element: XMLNode

  /// `nil` if the document has no such element.
  init?(_ document: XMLDocument) {
    guard let root = document.root else { return nil }
    var level = [root]
    // Breadth first, so that an outer element comes before one in a foreign wrapper.
    while !level.isEmpty {
      if let found = level.first(where: { $0.isNamed("RDF", in: Namespace.rdf) }) {
        element = found
        return
      }
      level = level.flatMap { Array($0.elements) }
    }
    return nil
  }

  /// Adds the element if there is only `x:xmpmeta`.
  init(ensuredIn document: XMLDocument) throws(XMPError) {
    if let found = RDF(document) {
      self = found
    } else if let root = document.root, root.isIn(Namespace.meta) {
      element = try xml(root.append(.rdf("RDF")))
    } else {
      throw .notXMP
    }
  }

  /// All occurrences of a property, in document order.
  func properties(_ name: XMPName) -> [XMPProperty] {
    descriptions.flatMap { description in
      description.attributes.filter { $0.isNamed(name.local, in: name.namespace) }
        .map { XMPProperty.attribute($0, of: description) }
        + description.elements.filter { $0.isNamed(name.local, in: name.namespace) }
        .map(XMPProperty.element)
    }
  }

  /// Sets the first occurrence of a simple property and clears the others.
  func setText(_ text: String?, of name: XMPName) throws(XMPError) {
    let properties = properties(name)
    if let text, let first = properties.first {
      try first.setText(text, of: name)
    } else if let text {
      let added = try addProperty(name)
      try xml(added.setContent(text))
    }
    for property in properties.dropFirst(text == nil ? 0 : 1) { property.remove() }
  }

  /// Sets the first occurrence of an array of structs. The others are cleared.
  func setStructs(_ structs: [[String: String]], of name: XMPName) throws(XMPError) {
    var rest = properties(name)
    if !structs.isEmpty {
      if case .element(let first)? = rest.first {
        rest.removeFirst()
        try StructArray(ensuredIn: first, name: name).set(structs)
      } else {
        try StructArray(ensuredIn: addProperty(name), name: name).set(structs)
      }
    }
    for property in rest { property.remove() }
  }

  /// Sets an item in the first array of structs of this name. The other arrays are cleared.
  func setStruct(_ fields: [String: String]?, at index: Int, of name: XMPName) throws(XMPError) {
    let places = properties(name)
    guard case .element(let first)? = places.first else {
      if let fields { try setStructs([fields], of: name) }
      return
    }
    try StructArray(ensuredIn: first, name: name).set(fields, at: index)
    for property in places.dropFirst() { property.remove() }
  }

  /// Adds an empty property to the first description.
  func addProperty(_ name: XMPName) throws(XMPError) -> XMLNode {
    let description = try firstDescription()
    return try xml(description.append(name))
  }

  private var descriptions: some Sequence<XMLNode> {
    element.elements.filter { $0.isNamed("Description", in: Namespace.rdf) }
  }

  private func firstDescription() throws(XMPError) -> XMLNode {
    if let first = descriptions.first(where: { _ in true }) { return first }
    let added = try xml(element.append(.rdf("Description")))
    try xml(added.setAttribute(.rdf("about"), to: ""))
    return added
  }
}
