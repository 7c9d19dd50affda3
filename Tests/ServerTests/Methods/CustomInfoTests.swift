// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import Testing

@Suite struct CustomInfoTests {
  @Test func nullRemovesAnEntry() throws {
    let client = try Client("simple.pdf")
    func custom() throws -> JSONTree? { try client.ask("document/info")[member: "custom"] }
    _ = try client.ask("document/setInfo", #""custom": {"Patient": "Ann", "Ward": "3"}"#)
    _ = try client.ask("document/setInfo", #""custom": {"Patient": null}"#)
    #expect(try custom() == ["Ward": "3"])
    _ = try client.ask("document/setInfo", #""title": "T", "custom": {"Ward": null}"#)
    #expect(try custom()?.wireText ?? "{}" == "{}")
    _ = try client.ask("document/undo")
    #expect(try custom() == ["Ward": "3"])
  }
}
