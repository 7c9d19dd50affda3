// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import Testing

/// Ids and pages that do not exist are refused, and errors name the member that is wrong.
@Suite struct AbsentThingTests {
  @Test(arguments: [
    ("forms/setValue", #""field": "name", "value": "x", "widgetId": "nope""#, "widget"),
    ("forms/list", #""pageIndex": 99"#, "page"),
    ("bookmarks/at", #""pageIndex": 99"#, "page"),
    ("annotations/paste", #""pageIndex": 99"#, "page"),
    ("annotations/at", #""pageIndex": 0, "point": [1, 1], "viewId": "v99""#, "view"),
  ])
  func itIsNotFound(method: String, params: String, what: String) throws {
    let error = try Client("form.pdf").error(method, params)
    #expect(error["data.kind"]?.string == "notFound", "\(error.wireText)")
    #expect(error["data.what"]?.string == what)
  }

  @Test(arguments: [
    ("document/setPolicy", #""policy": {"closedPages": [0, 99]}"#, "policy.closedPages[1]"),
    ("document/setPolicy", #""policy": {"closedPages": [-1]}"#, "policy.closedPages[0]"),
    ("forms/submit", #""url": """#, "url"), ("forms/submit", #""url": "not a url""#, "url"),
    ("forms/setValue", #""field": "name", "value": 5"#, "value"),
    ("forms/setValue", #""field": "agree", "value": "zz""#, "value"),
    (
      "forms/setValues",
      #""values": [{"field": "name", "value": "a"}, {"field": "agree", "value": "zz"}]"#,
      "values[1].value"
    ),
    (
      "forms/create",
      #""field": {"type": "text", "name": "..", "pageIndex": 0, "rect": [1, 1, 9, 9]}"#,
      "field.name"
    ),
    ("forms/update", #""field": "name", "changes": {"name": ".."}"#, "changes.name"),
    (
      "signatures/place",
      #""pageIndex": 0, "point": [50, 50], "source": {"text": "  "}"#, "source"
    ),
  ])
  func theMemberIsNamed(method: String, params: String, path: String) throws {
    let error = try Client("form.pdf").error(method, params)
    #expect(error["data.path"]?.string == "params." + path, "\(error.wireText)")
  }

  @Test func aFieldValueIsDescribed() throws {
    let error = try Client("form.pdf").error("forms/setValue", #""field": "name", "value": 5"#)
    #expect(error["message"]?.string?.contains("Expected a string, true or false") == true)
  }

  /// The document is not left open.
  @Test func aPolicyAboutMissingPagesOpensNothing() throws {
    let client = try Client(nil)
    let path = Client.path("form.pdf")
    let error = try client.request(
      "document/open", #"{"path": "\#(path)", "policy": {"closedPages": [99]}}"#)
    #expect(error["error.data.path"]?.string == "params.policy.closedPages[0]")
    #expect(try client.result("document/list", "{}")[member: "documents"]?.count == 0)
    let opened = try client.request(
      "document/open", #"{"path": "\#(path)", "policy": {"closedPages": [0]}}"#)
    #expect(opened["result.documentId"]?.string == "d1")
  }

  /// A fragment or a query is no part of a file's name; an escaped one is.
  @Test(arguments: ["", "#page=2", "?x=1", "?x=1#nameddest=a"])
  func anAddressMayHaveAFragment(end: String) throws {
    let uri = "file://" + Client.path("form.pdf") + end
    let opened = try Client(nil).request("document/open", #"{"uri": "\#(uri)"}"#)
    #expect(opened[member: "result"] != nil, "\(opened.wireText)")
  }

  @Test func anEscapedSignBelongsToTheName() throws {
    let uri = "file:///nowhere/a%23b.pdf"
    let error = try Client(nil).request("document/open", #"{"uri": "\#(uri)"}"#)
    #expect(error["error.message"]?.string?.contains("/nowhere/a#b.pdf") == true)
  }
}
