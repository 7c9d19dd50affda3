// SPDX-License-Identifier: AGPL-3.0-or-later

import XML

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
