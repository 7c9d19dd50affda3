// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import Testing

/// Changes of widgets as annotations.
@Suite struct WidgetChangeTests {
  private func fieldWithWidget(_ client: Client) throws -> (field: String, widget: String) {
    guard case .array(let fields)? = try client.ask("forms/list")[member: "fields"],
      let field = fields.first, case .array(let widgets)? = field["widgets"],
      let name = field["id"]?.string, let widget = widgets.first?["annotationId"]?.string
    else { throw Client.Failure(answer: "There is no field.") }
    return (name, widget)
  }

  /// In a widget, what would be the author is the field's name (ISO 32000-2, table 226).
  @Test(arguments: [#""author": "Bob""#, #""subject": "S""#, #""created": "2020-01-01T00:00:00Z""#])
  func membersThatWidgetsLackAreRefused(change: String) throws {
    let client = try Client("form.pdf")
    let (_, widget) = try fieldWithWidget(client)
    let before = try client.ask("forms/list")
    let error = try client.error(
      "annotations/update", #""id": "\#(widget)", "changes": {\#(change)}"#)
    #expect(error["data.kind"]?.string == "invalidParams")
    #expect(try client.ask("forms/list") == before)
  }

  /// A text that is being entered is committed before its field takes no more.
  @Test func aTextIsKeptWhenItsFieldBecomesReadOnly() throws {
    let client = try Client("form.pdf")
    _ = try client.ask("forms/focus", #""field": "name""#)
    _ = try client.ask("interaction/text", #""text": "hello""#)
    let updated = try client.ask(
      "forms/update", #""field": "name", "changes": {"flags": ["readOnly"]}"#)
    #expect(updated["field.value"]?.string?.contains("hello") == true)
  }

  @Test func aMoveToAnotherPageIsTold() throws {
    let client = try Client("form.pdf")
    let (field, widget) = try fieldWithWidget(client)
    _ = try client.ask("pages/insert", #""at": 1"#)
    for method in ["annotations/update", "document/undo", "document/redo"] {
      let change = #""id": "\#(widget)", "changes": {"pageIndex": 1}"#
      _ = try client.ask(method, method == "annotations/update" ? change : "")
      let told = client.notifications.first { $0["method"]?.string == "forms/didChange" }
      guard case .array(let changed)? = told?["params.changed"] else {
        Issue.record("\(method) does not tell the field.")
        continue
      }
      #expect(changed.map { $0["id"]?.string } == [field])
    }
  }
}
