// SPDX-License-Identifier: AGPL-3.0-or-later

import CXML2

/// A node in a document's tree, valid while the document exists and contains it.
struct XMLNode {
  let pointer: xmlNodePtr

  init(_ pointer: xmlNodePtr) {
    self.pointer = pointer
  }

  var type: xmlElementType { pointer.pointee.type }

  /// A node and its following siblings.
  static func siblings(from first: xmlNodePtr?) -> some Sequence<XMLNode> {
    sequence(state: first) { next in
      guard let node = next else { return nil }
      next = node.pointee.next
      return XMLNode(node)
    }
  }

  var children: some Sequence<XMLNode> { Self.siblings(from: pointer.pointee.children) }
  var elements: some Sequence<XMLNode> { children.lazy.filter { $0.type == XML_ELEMENT_NODE } }

  var attributes: some Sequence<XMLAttribute> {
    sequence(state: pointer.pointee.properties) { next in
      guard let attribute = next else { return nil }
      next = attribute.pointee.next
      return XMLAttribute(attribute)
    }
  }

  var local: String { pointer.pointee.name.map { String(cString: $0) } ?? "" }

  func isIn(_ namespace: String) -> Bool {
    xmlStrEqual(pointer.pointee.ns?.pointee.href, namespace) != 0
  }

  func isNamed(_ local: String, in namespace: String) -> Bool {
    isIn(namespace) && xmlStrEqual(pointer.pointee.name, local) != 0
  }

  func attribute(_ local: String, in namespace: String) -> XMLAttribute? {
    attributes.first { $0.isNamed(local, in: namespace) }
  }

  func element(_ local: String, in namespace: String) -> XMLNode? {
    elements.first { $0.isNamed(local, in: namespace) }
  }

  /// The text of the node and its descendants.
  var content: String { Self.content(of: pointer) }

  /// The text of any libxml2 node.
  static func content(of node: UnsafePointer<xmlNode>) -> String {
    guard let buffer = xmlBufferCreate() else { return "" }
    defer { xmlBufferFree(buffer) }
    xmlNodeBufGetContent(buffer, node)
    return xmlBufferContent(buffer).map { String(cString: $0) } ?? ""
  }
}

/// An attribute of an element, valid as long as it is in the document.
struct XMLAttribute {
  let pointer: xmlAttrPtr

  init(_ pointer: xmlAttrPtr) {
    self.pointer = pointer
  }

  var local: String { pointer.pointee.name.map { String(cString: $0) } ?? "" }

  func isIn(_ namespace: String) -> Bool {
    xmlStrEqual(pointer.pointee.ns?.pointee.href, namespace) != 0
  }

  func isNamed(_ local: String, in namespace: String) -> Bool {
    isIn(namespace) && xmlStrEqual(pointer.pointee.name, local) != 0
  }

  /// The value, with references resolved.
  var value: String {
    XMLNode.siblings(from: pointer.pointee.children).map(\.content).joined()
  }

  /// Removes the attribute from its element and frees it.
  func remove() {
    xmlRemoveProp(pointer)
  }
}
