// SPDX-License-Identifier: AGPL-3.0-or-later

import XML

/// An `rdf:Seq` of structs as the value of a property.
struct StructArray {
  private let container: XMLNode
  private let name: XMPName

  /// The array in a property's element. Another kind of array is converted, and any other value is
  /// replaced.
  init(ensuredIn element: XMLNode, name: XMPName) throws(XMPError) {
    self.name = name
    if let array = Self.container(in: element) {
      container = array
      if array.local != "Seq" { array.rename("Seq") }
    } else {
      for attribute in Array(element.attributes) { attribute.remove() }
      element.removeChildren()
      container = try xml(element.append(.rdf("Seq")))
    }
  }

  /// The items of the array in a property's element.
  static func items(in element: XMLNode, namespace: String) -> [StructItem] {
    guard let container = container(in: element) else { return [] }
    return container.elements.filter { $0.isNamed("li", in: Namespace.rdf) }
      .map { StructItem(element: $0, namespace: namespace) }
  }

  /// Sets the items. The elements of existing items with the same fields are kept.
  func set(_ structs: [[String: String]]) throws(XMPError) {
    let present = container.elements.filter { $0.isNamed("li", in: Namespace.rdf) }
      .map { StructItem(element: $0, namespace: name.namespace) }
    if present.map(\.fields) == structs { return }
    // In reverse order, because they are taken from the end.
    var kept = Dictionary(grouping: present.reversed(), by: \.fields)
    for item in present { item.element.detach() }
    for fields in structs {
      if let item = kept[fields]?.popLast() {
        container.append(item.element)
      } else {
        try append(fields)
      }
    }
    for item in kept.values.joined() { item.element.remove() }
  }

  /// Replaces an item, or appends it after the last one; `nil` removes the item.
  func set(_ fields: [String: String]?, at index: Int) throws(XMPError) {
    let old = container.elements.lazy.filter { $0.isNamed("li", in: Namespace.rdf) }
      .dropFirst(index).first { _ in true }
    if let fields {
      if let old, StructItem(element: old, namespace: name.namespace).fields == fields { return }
      let item = try append(fields)
      if let old { item.move(before: old) }
    }
    old?.remove()
  }

  @discardableResult
  private func append(_ fields: [String: String]) throws(XMPError) -> XMLNode {
    let item = try xml(container.append(.rdf("li")))
    try xml(item.setAttribute(.rdf("parseType"), to: "Resource"))
    for (key, value) in fields.sorted(by: { $0.key < $1.key }) {
      let field = XMPName(namespace: name.namespace, prefix: name.prefix, local: key)
      try xml(item.append(field).setContent(value))
    }
    return item
  }

  private static func container(in element: XMLNode) -> XMLNode? {
    element.elements.first { child in
      child.isIn(Namespace.rdf) && ["Seq", "Bag", "Alt"].contains(child.local)
    }
  }
}

/// An `rdf:li` that holds a struct.
struct StructItem {
  let element: XMLNode
  /// The simple fields in the requested namespace, by local name.
  let fields: [String: String]

  /// Reads all three forms (ISO 16684-1, 7.6): attributes or elements of the item, or of the
  /// `rdf:Description` in it.
  init(element: XMLNode, namespace: String) {
    self.element = element
    var fields: [String: String] = [:]
    let holder = element.element("Description", in: Namespace.rdf) ?? element
    for field in holder.elements where field.isIn(namespace) {
      fields[field.local] = field.simpleValue
    }
    for field in holder.attributes where field.isIn(namespace) {
      fields[field.local] = field.value
    }
    self.fields = fields
  }
}
