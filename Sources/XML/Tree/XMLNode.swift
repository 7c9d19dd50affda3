// SPDX-License-Identifier: AGPL-3.0-or-later

import CXML2

/// A node in a document's tree. It is valid while the document exists and contains it.
public struct XMLNode {
  let pointer: xmlNodePtr

  init(_ pointer: xmlNodePtr) { self.pointer = pointer }

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

/// An attribute of an element. It is valid as long as it is in the document.
public struct XMLAttribute {
  let pointer: xmlAttrPtr

  init(_ pointer: xmlAttrPtr) { self.pointer = pointer }

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
  public func remove() { xmlRemoveProp(pointer) }
}

extension XMLNode {
  /// Detaches the node from its document. It may be inserted again under the same ancestors.
  public func detach() { xmlUnlinkNode(pointer) }

  /// Detaches the node from its document and frees it.
  public func remove() {
    xmlUnlinkNode(pointer)
    xmlFreeNode(pointer)
  }

  public func removeChildren() {
    for child in Array(children) { child.remove() }
  }

  /// Inserts a detached node after the last child.
  public func append(_ node: XMLNode) { xmlAddChild(pointer, node.pointer) }

  public func move(before sibling: XMLNode) { xmlAddPrevSibling(sibling.pointer, pointer) }

  /// Gives an element another local name.
  public func rename(_ local: String) { xmlNodeSetName(pointer, local) }

  /// Adds an empty element after the last child.
  @discardableResult
  public func append(_ name: XMLName) throws(XMLError) -> XMLNode {
    guard let child = xmlNewDocNode(pointer.pointee.doc, nil, name.local, nil) else {
      throw .outOfMemory
    }
    xmlAddChild(pointer, child)
    child.pointee.ns = try XMLNode(child).binding(of: name, forAttribute: false)
    return XMLNode(child)
  }

  /// Replaces all children by the text.
  public func setContent(_ text: String) throws(XMLError) {
    guard let content = xmlNewDocText(pointer.pointee.doc, text) else { throw .outOfMemory }
    removeChildren()
    xmlAddChild(pointer, content)
  }

  public func setAttribute(_ name: XMLName, to value: String) throws(XMLError) {
    let namespace = try binding(of: name, forAttribute: true)
    guard xmlSetNsProp(pointer, namespace, name.local, value) != nil else { throw .outOfMemory }
  }

  /// The binding of the namespace at this element. It is declared here if there is none.
  ///
  /// An attribute needs a binding with a prefix. A prefix that is already bound keeps its URI.
  private func binding(of name: XMLName, forAttribute: Bool) throws(XMLError) -> xmlNsPtr {
    let document = pointer.pointee.doc
    if let bound = xmlSearchNsByHref(document, pointer, name.namespace),
      bound.pointee.prefix != nil || !forAttribute
    {
      return bound
    }
    var prefix = name.prefix
    var count = 1
    while xmlSearchNs(document, pointer, prefix) != nil {
      count += 1
      prefix = "\(name.prefix)\(count)"
    }
    guard let declared = xmlNewNs(pointer, name.namespace, prefix) else { throw .outOfMemory }
    return declared
  }
}
