// SPDX-License-Identifier: AGPL-3.0-or-later

import CXML2

extension XMLNode {
  /// Detaches the node from its document. It may be inserted again under the same ancestors.
  public func detach() {
    xmlUnlinkNode(pointer)
  }

  /// Detaches the node from its document and frees it.
  public func remove() {
    xmlUnlinkNode(pointer)
    xmlFreeNode(pointer)
  }

  public func removeChildren() {
    for child in Array(children) { child.remove() }
  }

  /// Inserts a detached node after the last child.
  public func append(_ node: XMLNode) {
    xmlAddChild(pointer, node.pointer)
  }

  public func move(before sibling: XMLNode) {
    xmlAddPrevSibling(sibling.pointer, pointer)
  }

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

  /// The binding of the namespace at this element, declared here if there is none.
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
