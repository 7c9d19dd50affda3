// SPDX-License-Identifier: AGPL-3.0-or-later

import CXML2

extension XMLNode {
  /// Takes the node out of its document, to be put back elsewhere under the same ancestors.
  func detach() {
    xmlUnlinkNode(pointer)
  }

  /// Takes the node out of its document and frees it.
  func remove() {
    xmlUnlinkNode(pointer)
    xmlFreeNode(pointer)
  }

  func removeChildren() {
    for child in Array(children) { child.remove() }
  }

  /// Puts a detached node after the last child.
  func append(_ node: XMLNode) {
    xmlAddChild(pointer, node.pointer)
  }

  /// Puts the node before one of its siblings.
  func move(before sibling: XMLNode) {
    xmlAddPrevSibling(sibling.pointer, pointer)
  }

  /// Adds an empty element after the last child.
  @discardableResult
  func append(_ name: XMPName) throws(XMPError) -> XMLNode {
    guard let child = xmlNewDocNode(pointer.pointee.doc, nil, name.local, nil) else {
      throw .outOfMemory
    }
    xmlAddChild(pointer, child)
    child.pointee.ns = try XMLNode(child).binding(of: name, forAttribute: false)
    return XMLNode(child)
  }

  /// Makes the text the only child.
  func setContent(_ text: String) throws(XMPError) {
    guard let content = xmlNewDocText(pointer.pointee.doc, text) else { throw .outOfMemory }
    removeChildren()
    xmlAddChild(pointer, content)
  }

  /// Sets or adds an attribute.
  func setAttribute(_ name: XMPName, to value: String) throws(XMPError) {
    let namespace = try binding(of: name, forAttribute: true)
    guard xmlSetNsProp(pointer, namespace, name.local, value) != nil else { throw .outOfMemory }
  }

  /// A binding of the namespace that holds at this element, declared here where there is none.
  ///
  /// An attribute needs one with a prefix. A prefix that is bound already is left to its URI.
  private func binding(of name: XMPName, forAttribute: Bool) throws(XMPError) -> xmlNsPtr {
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
