// SPDX-License-Identifier: AGPL-3.0-or-later

import CXML2

/// Owns and frees a libxml2 document.
final class XMLDocument {
  let pointer: xmlDocPtr

  /// Takes ownership of the document.
  private init(owning pointer: xmlDocPtr) {
    self.pointer = pointer
  }

  convenience init(packet: [UInt8]) throws(XMPError) {
    guard packet.count <= XMPPacket.maximumSize else { throw .tooLarge(bytes: packet.count) }
    self.init(owning: try Parser.parse(PacketText(packet)))
    guard depth(atMost: XMPPacket.maximumDepth) else { throw .tooDeep }
  }

  deinit {
    xmlFreeDoc(pointer)
  }

  /// An independent copy.
  func copied() throws(XMPError) -> XMLDocument {
    guard let copy = xmlCopyDoc(pointer, 1) else { throw .outOfMemory }
    return XMLDocument(owning: copy)
  }

  var root: XMLNode? { xmlDocGetRootElement(pointer).map(XMLNode.init) }

  /// The root element and the nodes around it, except the `xpacket` instructions.
  var topLevelNodes: some Sequence<XMLNode> {
    XMLNode.siblings(from: pointer.pointee.children).lazy.filter {
      !($0.type == XML_PI_NODE && xmlStrEqual($0.pointer.pointee.name, "xpacket") != 0)
    }
  }

  /// Whether no element is nested deeper. It avoids recursion.
  private func depth(atMost limit: Int) -> Bool {
    var level = topLevelNodes.filter { $0.type == XML_ELEMENT_NODE }
    var depth = 0
    while !level.isEmpty {
      depth += 1
      if depth > limit { return false }
      level = level.flatMap { Array($0.elements) }
    }
    return true
  }
}

extension XMLDocument {
  /// The document in UTF-8 in a new `xpacket` wrapper (ISO 16684-1, 7.3.2).
  func serialized() throws(XMPError) -> [UInt8] {
    guard let buffer = xmlBufferCreate() else { throw .outOfMemory }
    defer { xmlBufferFree(buffer) }
    var packet = Array(Self.header.utf8)
    for node in topLevelNodes {
      xmlBufferEmpty(buffer)
      guard xmlNodeDump(buffer, pointer, node.pointer, 0, 0) >= 0 else { throw .outOfMemory }
      packet += UnsafeBufferPointer(
        start: xmlBufferContent(buffer), count: Int(xmlBufferLength(buffer)))
      packet.append(UInt8(ascii: "\n"))
    }
    packet += Self.trailer.utf8
    return packet
  }

  private static let header =
    "<?xpacket begin=\"\u{FEFF}\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n"

  /// About 2 KB of padding, as the standard recommends, and the end of a packet that may be changed.
  private static let trailer =
    String(repeating: String(repeating: " ", count: 99) + "\n", count: 20)
    + "<?xpacket end=\"w\"?>"
}
