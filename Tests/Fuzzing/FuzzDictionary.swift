// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import Server

/// The words of the protocol, from its description, in the form that libFuzzer reads.
public enum FuzzDictionary {
  public static var text: String {
    var words: Set<String> = FuzzFolder.fixtures
    if let root = try? JSONDocument.parse(ProtocolDescription.make().wireBytes).root {
      collect(root, &words)
    }
    words.formUnion(["jsonrpc", "2.0", "id", "method", "params", "result", "error"])
    let quoted = words.map { JSONTree.string($0).wireText }
    let entries =
      quoted + ["Content-Length: ", "\r\n\r\n", "[", "]", "{", "}", "null", "true", "1e9"]
    return entries.sorted().map { "\"\(escaped($0))\"\n" }.joined()
  }

  /// Names of methods, members, and the values of enumerations.
  private static func collect(_ node: JSONNode, _ words: inout Set<String>) {
    if let name = node[member: "name"]?.string { words.insert(name) }
    if let values = node[member: "enum"] {
      for value in values.elements { value.string.map { _ = words.insert($0) } }
    }
    if let properties = node[member: "properties"] {
      for (name, _) in properties.members { words.insert(name) }
    }
    for element in node.elements { collect(element, &words) }
    for (_, value) in node.members { collect(value, &words) }
  }

  private static func escaped(_ word: String) -> String {
    word.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): "\\" + String(UnicodeScalar(byte))
      case 0x20...0x7E: String(UnicodeScalar(byte))
      default: "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
    }.joined()
  }
}
