// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Testing

/// What `actions.pdf` says, kind by kind.
@Suite struct ActionReadingTests {
  private let document: Document
  private let actions: [String: Action]

  init() throws {
    document = try Document.open(
      .file(TextSamples.fixture("actions.pdf")), in: try EngineContext(cacheBytes: 1 << 20))
    var actions: [String: Action] = [:]
    for annotation in try document.page(0).annotations {
      actions[annotation.id] = annotation.action
    }
    self.actions = actions
  }

  @Test func placesOfThisDocument() throws {
    let place = Destination(pageIndex: 1, fit: .position(left: 10, top: 140, zoom: 2))
    #expect(actions["goTo"]?.kind == .goTo(place, name: nil))
    guard case .goTo(let named?, name: "here")? = actions["named destination"]?.kind else {
      Issue.record("\(String(describing: actions["named destination"]))")
      return
    }
    #expect(named.pageIndex == 1)
    let structure = try #require(actions["structure"])
    #expect(structure.kind == .goTo(Destination(pageIndex: 2, fit: .page), name: nil))
    #expect((structure.members["structure"]?.integer ?? 0) > 0)
  }

  @Test func placesElsewhere() throws {
    let remote = try #require(actions["goToRemote"])
    #expect(remote.kind == .goToRemote(file: "other.pdf", pageIndex: 3, name: nil))
    let rect = ActionValue.list([.number(1), .number(2), .number(3), .number(4)])
    #expect(remote.members["view"] == .record(["fit": .text("rect"), "rect": rect]))
    #expect(remote.members["newWindow"] == .flag(true))
    let embedded = try #require(actions["goToEmbedded"])
    #expect(embedded.kind == .special(.goToEmbedded))
    #expect(
      embedded.members["targets"]
        == .list([.record(["relation": .text("child"), "name": .text("child.pdf")])]))
    #expect(embedded.members["place"]?["pageIndex"] == .integer(0))
    let parent = try #require(actions["parent"]?.members["targets"]?.list)
    #expect(parent.map { $0["relation"]?.text } == ["parent", "child"])
    #expect(actions["parent"]?.members["place"] == .record(["name": .text("there")]))
    #expect(actions["launch"]?.kind == .launch(file: "other.pdf"))
    #expect(actions["launch"]?.members["parameters"] == .text("-x"))
  }

  @Test func urisAreTakenFromTheBase() throws {
    #expect(actions["uri"]?.kind == .uri("https://example.org/docs/map"))
    #expect(actions["uri"]?.members["isMap"] == .flag(true))
    #expect(actions["script uri"]?.kind == .uri("javascript:alert(1)"))
    #expect(actions["www"]?.kind == .uri("https://example.org/docs/www.example.org/a"))
  }

  @Test func whatFormsAndFieldsDo() throws {
    let targets = try #require(actions["hide"]?.members["targets"])
    #expect(
      targets
        == .list([.record(["annotationId": .text("square")]), .record(["field": .text("name")])]))
    #expect(actions["show"]?.members["hide"] == .flag(false))
    let submit = try #require(actions["submitForm"])
    #expect(submit.members["url"] == .text("https://example.org/form"))
    #expect(submit.members["fields"] == .list([.text("name")]))
    #expect(submit.members["flags"] == .list([.text("html"), .text("xfdf")]))
    #expect(actions["resetForm"]?.members["fields"] == .list([.text("name")]))
    #expect(actions["resetForm"]?.members["flags"] == .list([.text("exclude")]))
    #expect(actions["importData"]?.members["path"] == .text("values.fdf"))
  }

  @Test func whatIsPlayedAndShown() throws {
    #expect(actions["sound"]?.members["volume"] == .number(0.5))
    #expect(actions["movie"]?.members["title"] == .text("The movie"))
    #expect(actions["movie"]?.members["operation"] == .text("play"))
    #expect(actions["rendition"]?.members["annotationId"] == .text("screen"))
    #expect(actions["rendition"]?.members["operation"] == .text("play"))
    #expect(
      actions["transition"]?.members["transition"]
        == .record([
          "style": .text("split"), "dimension": .text("vertical"), "motion": .text("inward"),
        ]))
    #expect(actions["goTo3DView"]?.members["view"] == .record(["which": .text("first")]))
    #expect(actions["richMediaExecute"]?.members["command"] == .text("go"))
    #expect(
      actions["richMediaExecute"]?.members["arguments"] == .list([.text("now"), .integer(3)]))
    let layers = actions["setLayers"]?.members["layers"]?.list ?? []
    #expect(layers.map { $0["state"]?.text } == ["hide", "toggle"])
    #expect(actions["setLayers"]?.members["preserveRadioGroups"] == .flag(false))
    #expect(actions["unknown"]?.kind == .other("GoToDp"))
  }

  @Test func aChainThatComesBackEnds() throws {
    let chain = try #require(actions["chain"])
    #expect(chain.next.map(\.kind) == [.named("NextPage"), .named("PrevPage")])
    #expect(chain.next.allSatisfy { $0.next.isEmpty })
  }

  @Test func allOfThemAreAsTheTableHasThem() {
    for (id, action) in actions {
      #expect(ActionTable.fault(in: action) == nil, "\(id)")
    }
    var odd = Action(.special(.sound), members: ["volume": .text("loud")])
    #expect(ActionTable.fault(in: odd) == "volume")
    odd.members = ["loudness": .number(1)]
    #expect(ActionTable.fault(in: odd) == "loudness")
  }

  @Test func triggers() throws {
    func triggers(_ owner: ActionOwner) throws -> [ActionTrigger] {
      try document.actions(of: owner).map(\.trigger)
    }
    #expect(try triggers(.document) == [.open, .willClose, .willPrint])
    #expect(try triggers(.page(1)) == [.open, .close])
    #expect(try triggers(.page(0)) == [])
    #expect(
      try triggers(.annotation("opened"))
        == [.pageOpen, .pageClose, .pageVisible, .pageInvisible])
    #expect(
      try triggers(.annotation("name")) == [.enter, .exit, .down, .up, .focus, .blur])
    #expect(try document.annotations(onPage: 1, actingOn: [.pageOpen]) == ["opened"])
    #expect(try document.annotations(onPage: 1, actingOn: [.enter]) == [])
    #expect(throws: EngineError.self) { try triggers(.annotation("nobody")) }
    #expect(throws: EngineError.self) { try triggers(.page(99)) }
  }

  /// Text streams have the encodings of text strings, and often UTF-8 without a mark.
  @Test(arguments: [
    "FEFF 0047 0072 00F6", "47 72 F6", "47 72 C3 B6", "EF BB BF 47 72 C3 B6",
  ])
  func scriptsInStreams(hex: String) throws {
    let data = hex.replacing(" ", with: "") + ">"
    let file = MinimalPDF.file([
      "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 300 100]>>",
      "<</Type/Page/Parent 2 0 R/Annots[<</Type/Annot/Subtype/Link/Rect[20 20 80 40]"
        + "/A<</S/JavaScript/JS 4 0 R>>>>]>>",
      "<</Filter/ASCIIHexDecode/Length \(data.utf8.count)>>\nstream\n\(data)\nendstream",
    ])
    let document = try MinimalPDF.open(file)
    #expect(try document.page(0).annotations.first?.action?.kind == .javaScript("Gr\u{F6}"))
  }

  @Test(arguments: [
    ("www.example.com/a", "http://www.example.com/a"), ("a/www.html", "a/www.html"),
  ])
  func serversWithoutAScheme(uri: String, expected: String) throws {
    let file = MinimalPDF.file([
      "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 300 100]>>",
      "<</Type/Page/Parent 2 0 R/Annots[<</Type/Annot/Subtype/Link/Rect[20 20 80 40]"
        + "/A<</S/URI/URI(\(uri))>>>>]>>",
    ])
    let document = try MinimalPDF.open(file)
    #expect(try document.page(0).annotations.first?.action?.kind == .uri(expected))
  }
}
