// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import Testing

/// An open document knows the passwords that a save has set.
@Suite struct NewPasswordTests {
  @Test(arguments: ["user", ""])
  func aSavedDocumentGoesOnAsItsOwners(user: String) throws {
    let path = NSTemporaryDirectory() + "recto-passwords-\(UUID()).pdf"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try FileManager.default.copyItem(atPath: Client.path("form.pdf"), toPath: path)
    let client = try Client(nil)
    _ = try client.result("document/open", #"{"path": "\#(path)"}"#)
    func protection() throws -> [Bool?] {
      let security = try client.ask("document/security")
      let info = try client.ask("document/info")
      return [info["encrypted"]?.bool, security["needsPassword"]?.bool, security["owner"]?.bool]
    }
    #expect(try protection() == [false, false, true])
    _ = try client.ask(
      "document/save",
      #"""
      "encrypt": {"userPassword": "\#(user)", "ownerPassword": "owner", "permissions": {"annotate": false}}
      """#)
    #expect(try protection() == [true, !user.isEmpty, true])
    _ = try client.ask("document/reload")
    #expect(try protection() == [true, !user.isEmpty, true])
    for member in [
      #""userPassword": "x""#, #""ownerPassword": "x""#, #""permissions": {"copy": false}"#,
    ] {
      let error = try client.error(
        "document/save", #""encrypt": {"method": "none", \#(member)}"#)
      #expect(error[member: "data"]?[member: "path"] == "params.encrypt")
    }
    #expect(try protection() == [true, !user.isEmpty, true])
    _ = try client.ask("document/save", #""encrypt": {"method": "none"}"#)
    #expect(try protection() == [false, false, true])
    _ = try client.ask("document/reload")
    #expect(try protection() == [false, false, true])
  }
}
