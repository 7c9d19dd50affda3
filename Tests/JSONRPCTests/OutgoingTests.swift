// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import Testing

@testable import JSONRPC

@Suite struct OutgoingTests {
  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func messages() {
    #expect(
      text(Outgoing.result(.integer(1), [1, 2])) == #"{"jsonrpc":"2.0","id":1,"result":[1,2]}"#)
    #expect(
      text(Outgoing.notification("a/b", ["x": true]))
        == #"{"jsonrpc":"2.0","method":"a/b","params":{"x":true}}"#)
    #expect(
      text(Outgoing.request(.string("s1"), "a", JSONTree.object([])))
        == #"{"jsonrpc":"2.0","id":"s1","method":"a","params":{}}"#)
    #expect(
      text(Outgoing.error(nil, RPCError(.notFound, "No.", data: [.init("what", "page")])))
        == #"{"jsonrpc":"2.0","id":null,"error":{"code":-32017,"message":"No.","data":{"kind":"notFound","what":"page"}}}"#
    )
  }

  @Test func whatIsSentCanBeRead() {
    #expect(shown(text(Outgoing.error(.integer(1), RPCError(.timedOut, "x")))) == "error 1 -32020")
    #expect(
      shown(text(Outgoing.request(.string("a"), "m", [String: Int]()))) == #"request "a" m {}"#)
  }

  @Test func batches() throws {
    #expect(Outgoing.batch([]) == nil)
    let batch = try #require(Outgoing.batch([Array("{}".utf8), Array("[]".utf8)]))
    #expect(text(batch) == "[{},[]]")
  }

  @Test func invalidParamsHaveThePath() {
    let error = RPCError(
      WireError(path: "params.point[1]", message: "Expected a number, got null."))
    #expect(error.code == -32602)
    #expect(error.data == ["kind": "invalidParams", "path": "params.point[1]"])
    #expect(error.message == "params.point[1]: Expected a number, got null.")
  }

  @Test func codesAreUnique() {
    #expect(Set(ErrorKind.allCases.map(\.code)).count == ErrorKind.allCases.count)
  }
}
