// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import Testing

/// Users who do anything at all with every tool: each event is answered, does what was said that it
/// would, and the history leads back to the beginning and forth to the end. `RECTO_RANDOM_USERS` makes more of them.
@Suite struct RandomToolTests {
  static let users =
    UInt64(ProcessInfo.processInfo.environment["RECTO_RANDOM_USERS"] ?? "").map { $0 } ?? 4
  static let eventsEach = 400

  @Test(arguments: ["annotations.pdf", "form.pdf", "two-columns.pdf", "rotated.pdf"], 1...users)
  func historyIsConsistent(_ fixture: String, _ seed: UInt64) throws {
    let client = try Client(fixture)
    let tools = try client.ask("tool/list")["tools"]?.strings("id") ?? []
    let pageCount = Int(try client.ask("document/info")["pageCount"]?.integer ?? 1)
    let first = try content(client, pageCount)
    var user = RandomUser(seed: seed, tools: tools, pageCount: pageCount)
    for _ in 0..<Self.eventsEach {
      let (method, members) = user.act()
      let explanation = try explanation(of: method, members, client)
      let answer = try client.attempt(method, members)
      if let result = answer[member: "result"] {
        user.see(result)
        guard method.hasPrefix("interaction/"), !RandomUser.settings.contains(method) else {
          continue
        }
        #expect(result["handled"]?.bool != nil, "\(method) \(members): \(answer.wireText)")
        guard let explanation else { continue }
        #expect(
          explanation["wouldDo"] == result["component"],
          "\(method) \(members): \(explanation.wireText) but \(result.wireText)")
        for member in ["handled", "tool", "state", "toolPath"] {
          #expect(explanation[member] == result[member], "\(method) \(members)")
        }
      } else {
        let code = answer["error.code"]?.integer
        #expect(code != nil && code != -32603, "\(method) \(members): \(answer.wireText)")
      }
    }
    _ = try client.attempt("tool/set", #""tool": "pan""#)
    let last = try content(client, pageCount)
    let steps = try client.ask("document/history")["undo"]?.count ?? 0
    for _ in 0..<steps { _ = try client.ask("document/undo") }
    #expect(try content(client, pageCount) == first)
    for _ in 0..<steps { _ = try client.ask("document/redo") }
    #expect(try content(client, pageCount) == last)
  }

  /// What the server says that a touch would do; `nil` of other events.
  private func explanation(
    of method: String, _ members: String, _ client: Client
  ) throws -> JSONTree? {
    let touches = ["tap", "doubleTap", "tripleTap", "contextMenu"]
    guard let event = touches.first(where: { method == "interaction/\($0)" }) else { return nil }
    return try client.ask("interaction/explain", #""event": "\#(event)", \#(members)"#)
  }

  /// The annotations with all their members, and how the pages look.
  private func content(_ client: Client, _ pageCount: Int) throws -> [String] {
    var content = [try client.ask("annotations/list").wireText]
    for page in 0..<pageCount {
      let picture = try client.ask("page/render", #""pageIndex": \#(page), "scale": 0.5"#)
      content.append(picture["data"]?.string ?? "")
    }
    return content
  }
}
