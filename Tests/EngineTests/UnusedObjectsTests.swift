// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import Engine

/// Objects that a redacted page no longer leads to are emptied, unless something still draws them.
struct UnusedObjectsTests {
  /// Uses of the object 6 beside the first page, which no longer uses it.
  struct Use: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The contents and the resources of the second page, and further entries of its dictionary.
    var contents = ""
    var resources = ""
    var entries = ""
    /// Objects from 9.
    var others: [String] = []
    var stays = true
    /// The object 6: a form if it is not given.
    var entriesOfObject = form
  }

  private static let form = "/Type/XObject/Subtype/Form/BBox[0 0 9 9]"
  private static let pattern = """
    /PatternType 1/PaintType 1/TilingType 1/BBox[0 0 9 9]/XStep 9/YStep 9/Resources<<>>
    """
  private static let image = """
    /Type/XObject/Subtype/Image/Width 2/Height 2/BitsPerComponent 8/ColorSpace/DeviceGray
    """
  private static let drawing = stream("/A Do", "\(form)/Resources<</XObject<</A 6 0 R>>>>")

  static let uses = [
    Use(testDescription: "no use", stays: false),
    Use(testDescription: "an unused image", stays: false, entriesOfObject: image),
    Use(testDescription: "an unused pattern", stays: false, entriesOfObject: pattern),
    Use(
      testDescription: "a use in resources alone", contents: "0 0 1 1 re f",
      resources: "/XObject<</A 6 0 R>>", stays: false),
    Use(
      testDescription: "a use in the resources of a form that is drawn", contents: "/B Do",
      resources: "/XObject<</B 9 0 R>>",
      others: [stream("0 0 1 1 re f", "\(form)/Resources<</XObject<</A 6 0 R>>>>")], stays: false),
    Use(testDescription: "a page", contents: "/A Do", resources: "/XObject<</A 6 0 R>>"),
    Use(
      testDescription: "a page that draws an image", contents: "/A Do",
      resources: "/XObject<</A 6 0 R>>", entriesOfObject: image),
    Use(
      testDescription: "a form", contents: "/B Do", resources: "/XObject<</B 9 0 R>>",
      others: [drawing]),
    Use(
      testDescription: "a form with the page's resources", contents: "/B Do",
      resources: "/XObject<</A 6 0 R/B 9 0 R>>", others: [stream("/A Do", form)]),
    Use(
      testDescription: "a pattern", contents: "/Pattern cs /P scn 0 0 5 5 re f",
      resources: "/Pattern<</P 6 0 R>>", entriesOfObject: pattern),
    Use(
      testDescription: "the mask of a graphics state", contents: "/G gs 0 0 5 5 re f",
      resources: "/ExtGState<</G<</SMask<</S/Luminosity/G 6 0 R>>>>>>"),
    Use(
      testDescription: "an annotation's appearance",
      entries: "/Annots[<</Type/Annot/Subtype/Stamp/Rect[0 0 9 9]/AP<</N 9 0 R>>>>]",
      others: [drawing]),
    Use(
      testDescription: "a letter of a font",
      others: [
        "<</Type/Font/Subtype/Type3/FontBBox[0 0 9 9]/FontMatrix[1 0 0 1 0 0]/FirstChar 97"
          + "/LastChar 97/Widths[1]/CharProcs<</a 10 0 R>>/Encoding<</Differences[97/a]>>"
          + "/Resources<</XObject<</A 6 0 R>>>>>>",
        stream("1 0 d0 /A Do"),
      ]),
    Use(
      testDescription: "contents with a broken operator", contents: "(x) Tj /A Do ] >> q",
      resources: "/XObject<</A 6 0 R>>"),
  ]

  @Test(arguments: uses)
  func onlyUnusedObjectsAreEmptied(use: Use) throws {
    let document = try MinimalPDF.open(Self.file(use))
    _ = try Self.survey(document)
    #expect(try Self.holdsSecret(document) == use.stays)
  }

  @Test func whatThePageStillListsStays() throws {
    let document = try MinimalPDF.open(Self.file(Use(testDescription: "no use")))
    _ = try Self.survey(document, keeps: true)
    #expect(try Self.holdsSecret(document))
  }

  @Test func undoRestoresTheObject() throws {
    let document = try MinimalPDF.open(Self.file(Use(testDescription: "no use")))
    _ = try Self.survey(document)
    #expect(try !Self.holdsSecret(document))
    try document.undoStep()
    #expect(try Self.holdsSecret(document))
  }

  /// - Returns: the number of steps.
  private static func survey(_ document: Document, keeps: Bool = false) throws -> Int {
    try document.enableJournal()
    var steps = 1
    try document.operation("Redact") { () throws(EngineError) in
      let unused = try UnusedObjects(of: document)
      let page = try document.page(0).object
      let before = try page["Resources"]
      if !keeps { try page.set("Resources", document.makeDictionary()) }
      try unused.note(before, after: page["Resources"])
      while try !unused.advance() { steps += 1 }
    }
    return steps
  }

  private static func holdsSecret(_ document: Document) throws -> Bool {
    let held = try #require(try document.object(6)).streamBytes(limit: 100)
    return String(decoding: held, as: UTF8.self).contains("% secret")
  }

  private static func stream(_ text: String, _ entries: String = "") -> String {
    "<<\(entries)/Length \(text.utf8.count)>>stream\n\(text)\nendstream"
  }

  /// Two pages: the first one's resources list the object 6.
  private static func file(_ use: Use) -> [UInt8] {
    return MinimalPDF.file(
      [
        "<</Type/Catalog/Pages 2 0 R>>",
        "<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2/MediaBox[0 0 9 9]>>",
        "<</Type/Page/Parent 2 0 R/Resources<</XObject<</A 6 0 R>>/Pattern<</P 6 0 R>>>>>>",
        "<</Type/Page/Parent 2 0 R/Contents 5 0 R/Resources<<\(use.resources)>>\(use.entries)>>",
        stream(use.contents), stream("% secret", use.entriesOfObject), "null",
        "<</Type/Page/Parent 2 0 R>>",
      ] + use.others)
  }
}
