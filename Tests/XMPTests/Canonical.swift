// SPDX-License-Identifier: AGPL-3.0-or-later

import CXML2
import XMP

/// What a packet says apart from some properties, in a form that two spellings of it share:
/// expanded names, sorted attributes, no white space between elements, no wrapper.
func canonical(_ bytes: [UInt8], without properties: [XMPName] = []) -> [String] {
  let options = XML_PARSE_NOERROR.rawValue | XML_PARSE_RECOVER.rawValue
  let document = bytes.withUnsafeBytes {
    xmlReadMemory(
      $0.baseAddress?.assumingMemoryBound(to: CChar.self), Int32($0.count), nil, nil,
      Int32(options))
  }
  guard let document else { return ["not XML"] }
  defer { xmlFreeDoc(document) }
  return lines(document.pointee.children, Set(properties.map { "{\($0.namespace)}\($0.local)" }))
}

private func lines(_ first: xmlNodePtr?, _ skipped: Set<String>) -> [String] {
  var lines: [String] = []
  var text = ""
  func endText() {
    if text.contains(where: { !$0.isWhitespace }) { lines.append("text \(text)") }
    text = ""
  }
  for case let node? in sequence(first: first, next: { $0?.pointee.next }) {
    let name = expanded(node.pointee.name, node.pointee.ns)
    let content = node.pointee.content.map { String(cString: $0) } ?? ""
    switch node.pointee.type {
    case XML_ELEMENT_NODE:
      if skipped.contains(name) { continue }
      endText()
      lines.append("start \(name) \(attributes(node.pointee.properties, skipped))")
      lines += XMPTests.lines(node.pointee.children, skipped) + ["end"]
    case XML_COMMENT_NODE: lines.append("comment \(content)")
    case XML_PI_NODE: if name != "{}xpacket" { lines.append("instruction \(name) \(content)") }
    default: text += content
    }
  }
  endText()
  return lines
}

private func attributes(_ first: xmlAttrPtr?, _ skipped: Set<String>) -> [String] {
  sequence(first: first) { $0?.pointee.next }.compactMap { attribute in
    guard let attribute = attribute?.pointee else { return nil }
    let name = expanded(attribute.name, attribute.ns)
    let value = attribute.children?.pointee.content.map { String(cString: $0) } ?? ""
    return skipped.contains(name) ? nil : "\(name)=\(value)"
  }.sorted()
}

private func expanded(_ name: UnsafePointer<xmlChar>?, _ namespace: xmlNsPtr?) -> String {
  let uri = namespace?.pointee.href.map { String(cString: $0) } ?? ""
  return "{\(uri)}" + (name.map { String(cString: $0) } ?? "")
}
