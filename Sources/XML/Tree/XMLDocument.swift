// SPDX-License-Identifier: AGPL-3.0-or-later

import CXML2

/// A document as a tree whose nodes can be changed; all else in it is written as it was read.
public final class XMLDocument {
  let pointer: xmlDocPtr

  /// Takes ownership of the document.
  private init(owning pointer: xmlDocPtr) { self.pointer = pointer }

  /// - Parameter deepest: the maximum nesting depth of elements.
  public convenience init(_ text: XMLText, deepest: Int) throws(XMLError) {
    self.init(owning: try TreeParser(deepest: deepest).document(text))
    guard depth(atMost: deepest) else { throw .tooDeep }
  }

  deinit {
    xmlFreeDoc(pointer)
  }

  /// An independent copy.
  public func copied() throws(XMLError) -> XMLDocument {
    guard let copy = xmlCopyDoc(pointer, 1) else { throw .outOfMemory }
    return XMLDocument(owning: copy)
  }

  public var root: XMLNode? { xmlDocGetRootElement(pointer).map(XMLNode.init) }

  /// The root element and the nodes around it.
  public var topLevelNodes: some Sequence<XMLNode> {
    XMLNode.siblings(from: pointer.pointee.children)
  }

  /// Nodes of the document as text in UTF-8. Each ends with a line end.
  public func text(of nodes: some Sequence<XMLNode>) throws(XMLError) -> [UInt8] {
    guard let buffer = xmlBufferCreate() else { throw .outOfMemory }
    defer { xmlBufferFree(buffer) }
    for node in nodes {
      guard xmlNodeDump(buffer, pointer, node.pointer, 0, 0) >= 0, xmlBufferCat(buffer, "\n") == 0
      else { throw .outOfMemory }
    }
    return Array(
      UnsafeBufferPointer(start: xmlBufferContent(buffer), count: Int(xmlBufferLength(buffer))))
  }

  /// Whether no element is nested deeper. It avoids recursion.
  private func depth(atMost limit: Int) -> Bool {
    var level = topLevelNodes.filter(\.isElement)
    var depth = 0
    while !level.isEmpty {
      depth += 1
      if depth > limit { return false }
      level = level.flatMap { Array($0.elements) }
    }
    return true
  }
}
