// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import Testing

/// Requests that are sent without an id: as others, but for the answer.
@Suite struct NotificationTests {
  @Test func theyAreDone() throws {
    let client = try Client("simple.pdf")
    let add =
      #"{"annotation": {"id": "n", "type": "square", "pageIndex": 0, "rect": [1, 1, 9, 9]}, "documentId": "d1"}"#
    #expect(try notify(client, "annotations/add", add).isEmpty)
    #expect(client.notifications.contains { $0[member: "method"] == "annotations/didChange" })
    let list = try client.ask("annotations/list", #""pageIndex": 0"#).wireText
    #expect(list.contains(#""id":"n""#))
  }

  @Test func afterTheEndNothingIsDone() throws {
    let client = try Client("simple.pdf")
    _ = try client.result("shutdown", "{}")
    #expect(try notify(client, "initialize", "{}").isEmpty)
    let path = Client.path("simple.pdf")
    #expect(try notify(client, "document/open", #"{"path": "\#(path)"}"#).isEmpty)
    let answer = try client.request("document/list", "{}")
    #expect(answer[member: "error"] != nil)
  }

  private func notify(_ client: Client, _ method: String, _ params: String) throws -> [JSONTree] {
    try client.answers(#"{"jsonrpc": "2.0", "method": "\#(method)", "params": \#(params)}"#)
  }
}
