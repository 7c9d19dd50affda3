// SPDX-License-Identifier: AGPL-3.0-or-later

import CXML2

/// A node in a document's tree, valid while the document exists and contains it.
public struct XMLNode {
  let pointer: xmlNodePtr

  init(_ pointer: xmlNodePtr) {
    self.pointer = pointer
  }

  public var isElement: Bool { pointer.pointee.type == XML_ELEMENT_NODE }

  /// Whether this is a processing instruction with this target.
  public func isInstruction(_ target: String) -> Bool {
    pointer.pointee.type == XML_PI_NODE && xmlStrEqual(pointer.pointee.name, target) != 0
  }

  /// A node and its following siblings.
  static func siblings(from first: xmlNodePtr?) -> some Sequence<XMLNode> {
    sequence(state: first) { next in
      guard let node = next else { return nil }
      next = node.pointee.next
      return XMLNode(node)
    }
  }

  public var children: some Sequence<XMLNode> { Self.siblings(from: pointer.pointee.children) }
  public var elements: some Sequence<XMLNode> { children.lazy.filter(\.isElement) }

  public var attributes: some Sequence<XMLAttribute> {
    sequence(state: pointer.pointee.properties) { next in
      guard let attribute = next else { return nil }
      next = attribute.pointee.next
      return XMLAttribute(attribute)
    }
  }

  public var local: String { pointer.pointee.name.map { String(cString: $0) } ?? "" }

  public func isIn(_ namespace: String) -> Bool {
    xmlStrEqual(pointer.pointee.ns?.pointee.href, namespace) != 0
  }

  public func isNamed(_ local: String, in namespace: String) -> Bool {
    isIn(namespace) && xmlStrEqual(pointer.pointee.name, local) != 0
  }

  public func attribute(_ local: String, in namespace: String) -> XMLAttribute? {
    attributes.first { $0.isNamed(local, in: namespace) }
  }

  public func element(_ local: String, in namespace: String) -> XMLNode? {
    elements.first { $0.isNamed(local, in: namespace) }
  }

  /// The text of the node and its descendants.
  public var content: String { Self.content(of: pointer) }

  /// The text of any libxml2 node.
  static func content(of node: UnsafePointer<xmlNode>) -> String {
    guard let buffer = xmlBufferCreate() else { return "" }
    defer { xmlBufferFree(buffer) }
    xmlNodeBufGetContent(buffer, node)
    return xmlBufferContent(buffer).map { String(cString: $0) } ?? ""
  }
}

/// An attribute of an element, valid as long as it is in the document.
public struct XMLAttribute {
  let pointer: xmlAttrPtr

  init(_ pointer: xmlAttrPtr) {
    self.pointer = pointer
  }

  public var local: String { pointer.pointee.name.map { String(cString: $0) } ?? "" }

  public func isIn(_ namespace: String) -> Bool {
    xmlStrEqual(pointer.pointee.ns?.pointee.href, namespace) != 0
  }

  public func isNamed(_ local: String, in namespace: String) -> Bool {
    isIn(namespace) && xmlStrEqual(pointer.pointee.name, local) != 0
  }

  /// The value, with references resolved.
  public var value: String {
    XMLNode.siblings(from: pointer.pointee.children).map(\.content).joined()
  }

  /// Removes the attribute from its element and frees it.
  public func remove() {
    xmlRemoveProp(pointer)
  }
}
