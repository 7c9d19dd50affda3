// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import Testing

@testable import JSONRPC

/// What came, in a form to compare: `request 1 a/b {"x":1}`.
func shown(_ text: String) -> String {
  let incoming = Incoming(frame: Array(text.utf8))
  let items = incoming.items.map { item in
    switch item {
    case .message(.request(let id, let method, let params)):
      "request \(id.wireText) \(method) \(shown(params))"
    case .message(.notification(let method, let params)): "notification \(method) \(shown(params))"
    case .message(.response(let id, .success(let node))): "result \(id.wireText) \(shown(node))"
    case .message(.response(let id, .failure(let error))): "error \(id.wireText) \(error.code)"
    case .refused(let id, let error): "refused \(id.wireText) \(error.code)"
    case .ignored(let error): "ignored \(error.code)"
    }
  }
  let joined = items.joined(separator: "; ")
  return incoming.isBatch ? "[\(joined)]" : joined
}

private func shown(_ node: JSONNode?) -> String { node.map { JSONTree($0).wireText } ?? "-" }

@Suite struct IncomingTests {
  private static let calls: [(String, String)] = [
    (#"{"jsonrpc":"2.0","id":1,"method":"a","params":{"x":1}}"#, #"request 1 a {"x":1}"#),
    (#"{"jsonrpc":"2.0","id":"1","method":"a"}"#, #"request "1" a -"#),
    (
      #"{"jsonrpc":"2.0","id":-9223372036854775808,"method":"a","params":null}"#,
      "request -9223372036854775808 a -"
    ),
    (#"{"jsonrpc":"2.0","method":"a","params":[]}"#, "notification a -"),
    (#"{"jsonrpc":"2.0","id":1,"method":"a","params":[1]}"#, "refused 1 -32602"),
    (#"{"jsonrpc":"2.0","id":1,"method":"a","params":"x"}"#, "refused 1 -32602"),
    (#"{"jsonrpc":"2.0","method":"a","params":[1]}"#, "ignored -32602"),
    (#"{"jsonrpc":"2.0","id":1.5,"method":"a"}"#, "refused null -32600"),
    (#"{"jsonrpc":"2.0","id":1.0,"method":"a"}"#, "refused null -32600"),
    (#"{"jsonrpc":"2.0","id":true,"method":"a"}"#, "refused null -32600"),
    (#"{"jsonrpc":"2.0","id":null,"method":"a"}"#, "refused null -32600"),
    (#"{"jsonrpc":"2.0","id":{},"method":"a"}"#, "refused null -32600"),
    (#"{"jsonrpc":"2.0","id":7,"method":5}"#, "refused 7 -32600"),
    (#"{"jsonrpc":"1.0","id":7,"method":"a"}"#, "refused 7 -32600"),
    (#"{"id":7,"method":"a"}"#, "refused 7 -32600"),
    (#"{}"#, "refused null -32600"),
    ("17", "refused null -32600"),
  ]

  private static let answers: [(String, String)] = [
    (#"{"jsonrpc":"2.0","id":1,"result":null}"#, "result 1 null"),
    (#"{"jsonrpc":"2.0","id":1,"error":{"code":-5,"message":"m"}}"#, "error 1 -5"),
    (#"{"jsonrpc":"2.0","id":null,"error":{"code":-5,"message":"m"}}"#, "error null -5"),
    (#"{"jsonrpc":"2.0","id":1,"error":"bad"}"#, "error 1 -32603"),
    // Many libraries send both members.
    (#"{"jsonrpc":"2.0","id":1,"result":{"a":1},"error":null}"#, #"result 1 {"a":1}"#),
    (#"{"jsonrpc":"2.0","id":1,"result":null,"error":null}"#, "result 1 null"),
    (#"{"jsonrpc":"2.0","id":1,"result":null,"error":{"code":-5,"message":"m"}}"#, "error 1 -5"),
    // An invalid answer is one: what was asked does not wait for ever.
    (#"{"jsonrpc":"2.0","id":1,"result":1,"error":{}}"#, "error 1 -32600"),
    (#"{"jsonrpc":"2.0","id":1,"error":null}"#, "error 1 -32600"),
    (#"{"jsonrpc":"2.0","id":null,"result":1,"error":{}}"#, "ignored -32600"),
    (#"{"jsonrpc":"2.0","result":1}"#, "ignored -32600"),
  ]

  private static let hostile: [(String, String)] = [
    ("", "refused null -32700"), ("{", "refused null -32700"), ("NaN", "refused null -32700"),
    (#"{"jsonrpc":"2.0","id":1e999,"method":"a"}"#, "refused null -32700"),
    (#"{"jsonrpc":"2.0","id":99999999999999999999,"method":"a"}"#, "refused null -32700"),
    (#"{"jsonrpc":"2.0","id":1,"id":2,"method":"a"}"#, "refused null -32700"),
    (#"{"jsonrpc":"2.0","id":"\ud800","method":"a"}"#, "refused null -32700"),
    (String(repeating: "[", count: 100_000), "refused null -32700"),
    (
      String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000),
      "refused null -32700"
    ),
  ]

  /// What is no JSON is answered under the id that can be read.
  private static let salvaged: [(String, String)] = [
    (
      #"{"jsonrpc":"2.0","id":7,"method":"a","params":{"n":99999999999999999999}}"#,
      "refused 7 -32700"
    ),
    (#"{"jsonrpc":"2.0","id":"x","method":"a","params":{"n":1,"n":2}}"#, #"refused "x" -32700"#),
    (
      #"{"params":{"s":"\ud800 \" } ,","id":3},"jsonrpc":"2.0","method":"a","id":8}"#,
      "refused 8 -32700"
    ),
    (#"{"jsonrpc":"2.0","id":9,"method":"a","params":{"t"#, "refused 9 -32700"),
    (#"{"jsonrpc":"2.0","id":5,"method":"a","method":"b"}"#, "refused 5 -32700"),
    (#"{"jsonrpc":"2.0","id":5,"id":5,"method":"a"}"#, "refused 5 -32700"),
    // An answer that cannot be read is none to a request from the client.
    (#"{"jsonrpc":"2.0","id":"recto-1","result":1e999}"#, "refused null -32700"),
    (
      #"[{"jsonrpc":"2.0","id":1,"method":"a","params":[1e999]},{"jsonrpc":"2.0","method":"b"},{"id":2}]"#,
      "[refused 1 -32700; refused 2 -32700]"
    ),
    ("[}]{", "refused null -32700"), (#"{"id":1:}"#, "refused null -32700"),
  ]

  private static let batches: [(String, String)] = [
    ("[]", "refused null -32600"),
    ("[1,2]", "[refused null -32600; refused null -32600]"),
    (
      #"[{"jsonrpc":"2.0","id":1,"method":"a"},{"jsonrpc":"2.0","method":"b"},[],{"jsonrpc":"2.0","id":2,"result":3}]"#,
      "[request 1 a -; notification b -; refused null -32600; result 2 3]"
    ),
    ("[1,", "refused null -32700"),
  ]

  @Test(arguments: calls + answers + hostile + salvaged + batches)
  func reading(text: String, expected: String) { #expect(shown(text) == expected) }

  @Test func notUTF8() {
    let incoming = Incoming(frame: [0x22, 0xFF, 0x22])
    guard case .refused(nil, let error) = incoming.items.first else {
      Issue.record("not refused")
      return
    }
    #expect(error.kind == .parseError)
  }

  @Test func cancel() throws {
    func target(_ text: String) -> MessageID? {
      guard case .message(let message)? = Incoming(frame: Array(text.utf8)).items.first else {
        return nil
      }
      return message.cancelledID
    }
    #expect(
      target(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":4}}"#) == .integer(4))
    #expect(
      target(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":"4"}}"#) == .string("4"))
    #expect(target(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":[]}}"#) == nil)
    #expect(target(#"{"jsonrpc":"2.0","method":"$/cancelRequest"}"#) == nil)
    #expect(target(#"{"jsonrpc":"2.0","method":"other","params":{"id":4}}"#) == nil)
  }
}
