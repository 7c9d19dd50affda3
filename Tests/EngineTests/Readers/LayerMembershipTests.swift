// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import Engine

/// Content is shown as the membership dictionary it belongs to says (ISO 32000-2, 8.11.2.2).
@Suite struct LayerMembershipTests {
  struct Case: Sendable {
    let entries: String
    let shows: @Sendable (_ one: Bool, _ other: Bool) -> Bool
  }

  static let cases = [
    Case(entries: "/OCGs[5 0 R 6 0 R]") { $0 || $1 },
    Case(entries: "/OCGs[5 0 R 6 0 R]/P/AnyOn") { $0 || $1 },
    Case(entries: "/OCGs[5 0 R null 6 0 R]/P/AllOn") { $0 && $1 },
    Case(entries: "/OCGs[5 0 R 6 0 R]/P/AnyOff") { !$0 || !$1 },
    Case(entries: "/OCGs[5 0 R 6 0 R]/P/AllOff") { !$0 && !$1 },
    Case(entries: "/OCGs 6 0 R/P/AnyOff") { !$1 },
    Case(entries: "/OCGs[]/P/AnyOn") { _, _ in true },
    Case(entries: "/VE[/Not 5 0 R]") { one, _ in !one },
    Case(entries: "/VE[/And 5 0 R[/Not 6 0 R]]/OCGs 6 0 R") { $0 && !$1 },
    Case(entries: "/VE[/Or[/Not 5 0 R] 6 0 R]/P/AllOff") { !$0 || $1 },
  ]

  static let ways = ["/OC /M BDC 0 0 60 60 re f EMC", "/X Do"]

  private func fixture(_ entries: String, content: String) -> RenderFixture {
    var fixture = RenderFixture(
      content: content, mediaBox: "0 0 60 60",
      objects: [
        "<</Type/OCG/Name(one)>>", "<</Type/OCG/Name(other)>>", "<</Type/OCMD\(entries)>>",
        RenderFixture.stream(
          "/Type/XObject/Subtype/Form/BBox[0 0 60 60]/OC 7 0 R", "0 0 60 60 re f"),
      ])
    fixture.resources = "/Properties<</M 7 0 R>>/XObject<</X 8 0 R>>"
    fixture.catalog = "/OCProperties<</OCGs[5 0 R 6 0 R]/D<<>>>>"
    return fixture
  }

  @Test(arguments: cases.indices, ways)
  func contentIsShownAsTheFileSays(index: Int, content: String) throws {
    let entry = LayerMembershipTests.cases[index]
    let bench = try RenderBench(fixture(entry.entries, content: content))
    let dark = try RenderBench(fixture("", content: "0 0 60 60 re f"))
    let drawn = try dark.render(dark.request()).bytes
    for (one, other) in [(true, true), (true, false), (false, true), (false, false), (true, true)] {
      try bench.document.showLayers([(5, one), (6, other)])
      let list = try bench.document.page(0).displayList()
      let isShown = try bench.rasterizer.render(list, bench.request()).bytes == drawn
      #expect(isShown == entry.shows(one, other), "\(entry.entries) with \(one), \(other)")
    }
  }

  @Test(arguments: cases.indices) func whatIsReadIsAsInTheFile(index: Int) throws {
    let entries = LayerMembershipTests.cases[index].entries
    let document = try RenderBench(fixture(entries, content: "")).document
    let before = try document.plainObject(7)
    for isVisible in [true, false] {
      try document.showLayers([(5, isVisible)])
      _ = try document.page(0)
      #expect(try document.plainObject(7) == before)
    }
    let users = try LayerUsers(of: 5, in: document)
    while try !users.visit(objects: 100) {}
    #expect(users.includeContents == entries.contains("5 0 R"))
  }

  @Test(.timeLimit(.minutes(1))) func manyLayersInManyMembershipsEnd() throws {
    var many = fixture("/OCGs 9 0 R/P/AllOn", content: "")
    let layers = (20..<5020).map { "\($0) 0 R" }.joined(separator: " ")
    many.objects.append("[\(layers)]")
    many.objects += Array(repeating: "<</Type/OCMD/OCGs 9 0 R/P/AllOn>>", count: 10)
    many.objects += Array(repeating: "<</Type/OCG/Name(layer)>>", count: 5000)
    many.resources += "/Font<<\((10..<20).map { "/F\($0) \($0) 0 R" }.joined())>>"
    many.catalog = "/OCProperties<</OCGs 9 0 R/D<<>>>>"
    let bench = try RenderBench(many)
    try bench.document.showLayers([(20, false)])
    _ = try bench.document.page(0)
  }

  @Test(.timeLimit(.minutes(1))) func nestedDictionariesAreSearchedOnce() throws {
    var nested = fixture("", content: "/X Do")
    nested.resources += String(repeating: "/N<<", count: 90) + String(repeating: ">>", count: 90)
    let bench = try RenderBench(nested)
    #expect(try bench.page.object["Resources"]?["N"] != nil)
  }

  @Test(.timeLimit(.minutes(1))) func sharedPartsOfAnExpressionEnd() throws {
    var shared = fixture("/VE 9 0 R", content: "/X Do")
    for number in 9..<39 { shared.objects.append("[/And \(number + 1) 0 R \(number + 1) 0 R]") }
    shared.objects.append("[/And 5 0 R 9 0 R]")
    let bench = try RenderBench(shared)
    _ = try bench.render(bench.request())
  }
}
