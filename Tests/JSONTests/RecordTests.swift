// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import JSON

enum Granularity: String, WireEnum { case word, line }

struct Pair: WireValue, Equatable {
  var x = 0.0
  var y = 0.0
  static let wireType = WireType.named(
    .init("Pair", "[x, y]", "A pair.", is: .array(of: .number, count: 2)))

  init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }

  init(wire node: JSONNode) throws(WireError) {
    let numbers: [Double] = try node.read()
    guard numbers.count == 2 else { throw .expected(Self.wireType, got: node) }
    self.init(numbers[0], numbers[1])
  }

  func write(to writer: inout JSONWriter) { [x, y].write(to: &writer) }
}

struct Item: Record {
  static let summary = "An entry."
  var title = ""
  var children: [Item] = []
  init() {}
  static let fields: [Field<Self>] = [
    .required("title", \.title),
    .defaulted("children", \.children),
  ]
}

struct Params: Record {
  var path: String?
  var scale = 0.0
  var pageIndex = 0
  var point: Pair? = Pair(9, 9)
  var granularity = Granularity.line
  var items: [Item] = []
  var extra: JSONTree?
  var target: Pair?
  var named: [String: Int] = [:]
  init() {}
  static let fields: [Field<Self>] = [
    .optional("path", \.path, "The file's path."),
    .defaulted("scale", \.scale, default: 1, "Pixels per point.", in: 0...16),
    .required("pageIndex", \.pageIndex, "0-based.", in: 0...),
    .optional("point", \.point, "Where."),
    .defaulted("granularity", \.granularity, default: .word, "What to take."),
    .defaulted("items", \.items),
    .optional("extra", \.extra),
    .required("target", \.target),
    .defaulted("named", \.named),
  ]
}

@Suite struct RecordTests {
  private func read(_ text: String) throws -> Params {
    try JSONDocument.parse(text).root.read(named: "params")
  }

  @Test func missingMembers() throws {
    let params = try read(#"{"pageIndex":3,"target":null,"path":null,"scale":null,"unknown":[]}"#)
    #expect(params.path == nil && params.point == nil && params.target == nil)
    #expect(params.scale == 1 && params.pageIndex == 3 && params.granularity == .word)
  }

  @Test func roundTrip() throws {
    let text = #"""
      {"path":"/a","scale":2.5,"pageIndex":0,"point":[1,2.5],"granularity":"line",\#
      "items":[{"title":"A","children":[{"title":"B","children":[]}]}],"extra":{"k":[null]},\#
      "target":[0,0],"named":{"a":1,"b":2}}
      """#
    let params = try read(text)
    #expect(params.items.first?.children.first?.title == "B")
    #expect(params.wireText == text)
  }

  @Test func writesOnlyWhatIsThere() throws {
    let params = try read(#"{"pageIndex":1e0,"target":null}"#)
    #expect(
      params.wireText == #"""
        {"scale":1,"pageIndex":1,"granularity":"word","items":[],"target":null,"named":{}}
        """#)
  }

  @Test(arguments: [
    ("[]", "params", "Expected an object, got an array of 0."),
    (
      #"{"target":null}"#, "params.pageIndex",
      "This member is missing; expected an integer. 0-based."
    ),
    (#"{"pageIndex":1}"#, "params.target", "This member is missing; expected [x, y] | null."),
    (#"{"pageIndex":null}"#, "params.pageIndex", "Expected an integer, got null."),
    (#"{"pageIndex":1.5}"#, "params.pageIndex", "Expected an integer, got 1.5."),
    (#"{"pageIndex":1e300}"#, "params.pageIndex", "Expected an integer, got 1e+300."),
    (#"{"pageIndex":-1}"#, "params.pageIndex", "Expected an integer ≥ 0, got -1."),
    (#"{"scale":17}"#, "params.scale", "Expected a number 0…16, got 17."),
    (#"{"path":1}"#, "params.path", "Expected a string, got 1."),
    (
      #"{"pageIndex":0,"point":[1,"x"]}"#, "params.point[1]",
      #"Expected a number, got the string "x"."#
    ),
    (#"{"pageIndex":0,"point":[1]}"#, "params.point", "Expected Pair [x, y], got an array of 1."),
    (
      #"{"pageIndex":0,"granularity":"page"}"#, "params.granularity",
      #"Expected "word" | "line", got the string "page"."#
    ),
    (
      #"{"pageIndex":0,"items":[{"title":""},{"title":"","children":[{"title":true}]}]}"#,
      "params.items[1].children[0].title", "Expected a string, got true."
    ),
    (
      #"{"pageIndex":0,"target":null,"named":{"n":{}}}"#, "params.named.n",
      "Expected an integer, got an object."
    ),
  ])
  func errors(text: String, path: String, message: String) throws {
    let error = #expect(throws: WireError.self) { try read(text) }
    #expect(error?.path == path)
    #expect(error?.message == message)
  }

  @Test func longStringsAreCutInMessages() throws {
    let text = #"{"pageIndex":""# + String(repeating: "x", count: 1000) + #""}"#
    let error = #expect(throws: WireError.self) { try read(text) }
    #expect((error?.message.utf8.count ?? 0) < 100)
  }

  @Test func readingByHand() throws {
    let node = try JSONDocument.parse(#"{"a":1,"b":null}"#).root
    #expect(try node.read("a", as: Int.self) == 1)
    #expect(try node.readIfPresent("b", as: Int.self) == nil)
    let wrong = #expect(throws: WireError.self) { try node.read("a", as: String.self) }
    #expect(wrong?.path == "a")
    let missing = #expect(throws: WireError.self) { try node.read("c", as: Int.self) }
    #expect(missing?.path == "c")
  }
}
