// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import Testing

@Suite struct FieldRenamingTests {
  /// A button and a signature field are not drawn again, unlike other fields.
  @Test(arguments: ["clear", "signature", "name"])
  func aFieldOfAnyKindIsRenamed(_ name: String) throws {
    let client = try Client("form.pdf")
    let changed = try client.ask(
      "forms/update", #""field": "\#(name)", "changes": {"name": "other"}"#)
    #expect(changed["field.id"]?.string == "other")
    let told = client.notifications.last
    #expect(told?["method"]?.string == "forms/didChange")
    #expect(told?["params.changed"]?.strings("id") == ["other"])
    #expect(told?["params.removed"]?.wireText == #"["\#(name)"]"#)
    for (step, now, gone) in [("undo", name, "other"), ("redo", "other", name)] {
      _ = try client.ask("document/\(step)")
      #expect(client.notifications.last?["params.changed"]?.strings("id") == [now])
      #expect(client.notifications.last?["params.removed"]?.wireText == #"["\#(gone)"]"#)
      #expect(try client.ask("forms/get", #""field": "\#(now)""#)["field.id"]?.string == now)
    }
  }
}
