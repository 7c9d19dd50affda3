// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

/// Values that a new or changed field cannot have are refused by the member that has them.
@Suite struct FieldValueFaultTests {
  private static let place = #""pageIndex": 0, "rect": [9, 9, 90, 30]"#
  private static let text = #""type": "text", "name": "t", "maxLength": 3"#
  private static let list =
    #""type": "comboBox", "name": "c", "options": [{"value": "1"}, {"value": "2"}]"#

  @Test(arguments: [
    (text, #""value": "abcd""#, "value"), (text, #""defaultValue": "abcd""#, "defaultValue"),
    (list, #""value": "3""#, "value"), (list, #""defaultValue": "3""#, "defaultValue"),
  ])
  func newFields(_ kind: String, _ value: String, _ member: String) throws {
    let client = try Client("simple.pdf")
    let error = try client.error("forms/create", #""field": {\#(kind), \#(value), \#(Self.place)}"#)
    #expect(error["data.kind"]?.string == "invalidParams")
    #expect(error["data.path"]?.string == "params.field.\(member)")
    #expect(try client.ask("forms/list")["fields"]?.count == 0)
  }

  /// HTML's forms have such options: "Please choose".
  @Test(arguments: [("", true), ("3", false)])
  func anEmptyTextMeansTheOptionWithThatValue(option: String, isOption: Bool) throws {
    let client = try Client("simple.pdf")
    let options = #"[{"value": "\#(option)", "title": "Choose"}, {"value": "a"}]"#
    let field = #""type": "comboBox", "name": "c", "options": \#(options), "value": """#
    _ = try client.ask("forms/create", #""field": {\#(field), \#(Self.place)}"#)
    func value() throws -> String? {
      try client.ask("forms/get", #""field": "c""#)["field"]?["value"]?.string
    }
    #expect(try value() == (isOption ? "" : nil))
    _ = try client.ask("forms/setValue", #""field": "c", "value": "a""#)
    _ = try client.ask("forms/setValue", #""field": "c", "value": """#)
    #expect(try value() == (isOption ? "" : nil))
    _ = try client.ask("forms/setValue", #""field": "c", "value": null"#)
    #expect(try value() == nil)
  }

  @Test(arguments: [
    ("t", #""defaultValue": "abcd""#, false),
    ("t", #""defaultValue": "abcd", "maxLength": 2"#, false),
    ("t", #""defaultValue": "abcd", "maxLength": 4"#, true),
    ("t", #""defaultValue": "abcd", "maxLength": null"#, true),
    ("c", #""defaultValue": "2", "options": [{"value": "3"}]"#, false),
    ("c", #""defaultValue": "3", "options": [{"value": "3"}]"#, true),
    ("c", #""defaultValue": "9", "flags": ["editable"]"#, true),
  ])
  func changedFields(_ field: String, _ changes: String, isTaken: Bool) throws {
    let client = try Client("simple.pdf")
    for kind in [Self.text, Self.list] {
      _ = try client.ask("forms/create", #""field": {\#(kind), \#(Self.place)}"#)
    }
    let params = #""field": "\#(field)", "changes": {\#(changes)}"#
    if isTaken {
      _ = try client.ask("forms/update", params)
    } else {
      let error = try client.error("forms/update", params)
      #expect(error["data.path"]?.string == "params.changes.defaultValue")
    }
  }
}
