// SPDX-License-Identifier: AGPL-3.0-or-later

import CXML2

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
