// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC
import Testing

@testable import Server

struct PeekedMessageTests {
  private func peek(_ text: String) -> PeekedMessage? { PeekedMessage(Array(text.utf8)) }

  @Test func whatIsWrittenIsRead() {
    let ids: [MessageID] = [
      .integer(0), .integer(7), .integer(.max), .integer(.min), .string(""), .string("recto-w2-1"),
      .string(#"a "quoted" \ id"#), .string("\u{1}é\n"),
    ]
    for id in ids {
      let result = Outgoing.result(id, JSONTree.object([.init("a", 1)]))
      #expect(PeekedMessage(result) == .answer(id, isError: false))
      let error = Outgoing.error(id, RPCError(.workerLost, "Gone."))
      #expect(PeekedMessage(error) == .answer(id, isError: true))
      let request = Outgoing.request(id, "host/alert", JSONTree.object([]))
      #expect(PeekedMessage(request) == .request(id))
    }
    let notification = Outgoing.notification("view/didChange", JSONTree.object([]))
    #expect(PeekedMessage(notification) == .notification("view/didChange"))
  }

  @Test(arguments: [
    "", "{", #"{"id":1,"result":1}"#, #"{"jsonrpc":"2.0","id":null,"error":{}}"#,
    #"{"jsonrpc":"2.0","id":1.5,"result":1}"#, #"{"jsonrpc":"2.0","id":-,"result":1}"#,
    #"{"jsonrpc":"2.0","id":99999999999999999999,"result":1}"#,
    #"{"jsonrpc":"2.0","id":"a"#, #"{"jsonrpc":"2.0","id":"a\"#, #"{"jsonrpc":"2.0","id":1,"#,
    #"{"jsonrpc":"2.0","id":1,"other":1}"#, #"{"jsonrpc":"2.0","method":1}"#,
    #"{"jsonrpc":"2.0","method":"a"#,
  ])
  func anythingElseIsNothing(text: String) {
    #expect(peek(text) == nil)
  }
}
