// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Exchange
import Testing

/// The actions of links in XFDF (ISO 19444-1).
struct LinkTests {
  private func link(_ action: String, _ name: String = "l") -> String {
    #"<link page="0" rect="10,10,90,60" name="\#(name)"><OnActivation>"#
      + #"<Action Trigger="U">\#(action)</Action></OnActivation></link>"#
  }

  private func xfdf(_ annotations: String) -> String {
    #"<xfdf xmlns="http://ns.adobe.com/xfdf/"><annots>\#(annotations)</annots></xfdf>"#
  }

  /// A URI is written in 7-bit ASCII (ISO 32000-2, 12.6.4.8).
  @Test(arguments: [
    ("https://x.org/ü", "https://x.org/%C3%BC"), ("https://x.org/%C3%BC", "https://x.org/%C3%BC"),
    ("https://x.org/漢🙂", "https://x.org/%E6%BC%A2%F0%9F%99%82"), ("x:a b", "x:a b"),
  ])
  func aURIIsWrittenInASCII(uri: String, written: String) throws {
    let bench = try Bench("simple.pdf")
    #expect(try bench.take(xfdf(link(#"<URI Name="\#(uri)"/>"#)), .xfdf).added == ["l"])
    #expect(try bench.entries("l")["A"]?["URI"] == .string(Array(written.utf8)))
  }

  /// ISO 32000-2, 12.7.6: fields may be named. All fields but one are not all fields.
  @Test(arguments: [ExchangeFormat.xfdf, .fdf])
  func anActionKeepsItsFieldsAndPlaces(format: ExchangeFormat) throws {
    let bench = try Bench(objects: [
      "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R]>>/StructTreeRoot 7 0 R>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Annots[4 0 R 5 0 R 6 0 R]>>",
      "<</Type/Annot/Subtype/Widget/FT/Tx/T(total)/Rect[10 10 90 30]/F 4>>",
      "<</Type/Annot/Subtype/Link/NM(reset)/Rect[10 50 90 70]"
        + "/A<</S/ResetForm/Fields[4 0 R]/Flags 1>>>>",
      "<</Type/Annot/Subtype/Link/NM(place)/Rect[10 80 90 99]"
        + "/A<</S/GoTo/SD[8 0 R/XYZ 0 9 null]>>>>",
      "<</Type/StructTreeRoot/K 8 0 R>>", "<</Type/StructElem/S/P/P 7 0 R/Pg 3 0 R>>",
    ])
    let before = try bench.annotations
    let file = try bench.export(format).bytes
    try bench.editor.perform(
      DeleteAnnotations(before.filter { $0.type == .link }), cause: .api)
    #expect(try bench.take(file, format).added == ["reset", "place"])
    #expect(try bench.entries("reset")["A"]?["Fields"] == .array([.text("total")]))
    #expect(try bench.entries("place")["A"]?["D"]?.elements?.first == .integer(0))
    let fields = { (annotations: [Annotation]) in
      annotations.first { $0.id == "reset" }?.action?.members["fields"]
    }
    #expect(try fields(bench.annotations) == fields(before))
  }

  /// The bytes of a URI in the file are read as UTF-8, or as the UTF-16 that earlier builds wrote.
  @Test(arguments: [
    (Array("https://x.org/ü".utf8), "https://x.org/ü"), (Array("x:/".utf8) + [0xFC], "x:/%FC"),
    ([0xFE, 0xFF, 0, 0x78, 0, 0x3A, 0, 0xFC], "x:ü"),
  ])
  func aURIIsReadAsUTF8(bytes: [UInt8], uri: String) throws {
    let bench = try Bench("simple.pdf")
    let action = PDFValue.dictionary(["S": .name("URI"), "URI": .string(bytes)])
    try bench.put("l", "Link", ["A": action])
    let file = try bench.export(.xfdf).bytes
    #expect(String(decoding: file, as: UTF8.self).contains(#"<URI Name="\#(uri)"/>"#))
    #expect(try bench.annotations.first?.action == Action(.uri(uri)))
    #expect(try bench.take(file, .xfdf) == ImportReport())
    #expect(try bench.entries("l")["A"] == action)
  }

  /// Some programs write missing values as `null`, and the file of a launch as an element.
  @Test(
    arguments: [
      (
        #"<GoTo><Dest><XYZ Page="0" Left="null" Top="200" Zoom="null"/></Dest></GoTo>"#,
        [
          "S": .name("GoTo"),
          "D": .array([.integer(0), .name("XYZ"), .null, .integer(200), .null]),
        ]
      ),
      (
        #"<Launch NewWindow="true"><File OriginalName="a.txt"/></Launch>"#,
        ["S": .name("Launch"), "F": LinkTests.file, "NewWindow": .boolean(true)]
      ),
      (
        #"<GoToR NewWindow="false"><File OriginalName="a.txt"/><Dest><Fit Page="3"/></Dest></GoToR>"#,
        [
          "S": .name("GoToR"), "F": LinkTests.file, "NewWindow": .boolean(false),
          "D": .array([.integer(3), .name("Fit")]),
        ]
      ),
    ] as [(String, [String: PDFValue])])
  func actionsOfOtherProgramsAreRead(element: String, action: [String: PDFValue]) throws {
    let bench = try Bench("simple.pdf")
    let report = try bench.take(xfdf(link(element)), .xfdf)
    #expect(report.added == ["l"] && report.skipped == [])
    var entries = try #require(try bench.entries("l")["A"]?.entries)
    if entries["S"] == .name("GoTo") {
      entries["D"] = entries["D"]?.elements.map { .array([.integer(0)] + $0.dropFirst()) }
    }
    #expect(PDFValue.dictionary(entries).isNear(.dictionary(action)), "\(entries)")
    #expect(try bench.take(try bench.export(.xfdf).bytes, .xfdf) == ImportReport())
  }

  private static let file = PDFValue.dictionary([
    "Type": .name("Filespec"), "F": .text("a.txt"), "UF": .text("a.txt"),
  ])

  /// A link whose action cannot be read is imported without it, and the report says so.
  @Test func unreadActionsAreReported() throws {
    let bench = try Bench("simple.pdf")
    let named = #"<Named Name="NextPage"/>"#
    let report = try bench.take(
      xfdf(
        link("<JavaScript>app.alert(1)</JavaScript>", "a") + link("<Launch/>", "b")
          + link(named + #"<URI Name="x:y"/>"#, "c") + link(named, "d")
          + #"<link page="0" rect="10,10,90,60" name="e"><Dest><Fit Page="x"/></Dest></link>"#
          + #"<link page="0" rect="10,10,90,60" name="f"/>"#), .xfdf)
    #expect(report.added == ["a", "b", "c", "d", "e", "f"])
    #expect(report.skipped.map(\.id) == ["a", "b", "c", "e"])
    #expect(report.skipped.map(\.index) == [0, 1, 2, 4])
    #expect(
      report.skipped.map(\.reason) == [
        "The link's action (JavaScript) is not supported, or lacks a value.",
        "The link's action (Launch) is not supported, or lacks a value.",
        "A link has one action: URI is left out.",
        "The link's action (Dest) is not supported, or lacks a value.",
      ])
  }

  /// Contents of Instant JSON that are not imported are reported.
  @Test func omissionsOfInstantJSONAreReported() throws {
    let bench = try Bench("simple.pdf")
    let link = #"{"v":1,"type":"pspdfkit/link","id":"l","pageIndex":0,"bbox":[1,1,9,9],"action":"#
    let report = try bench.take(
      #"{"format":"https://pspdfkit.com/instant-json/v1","annotations":["#
        + link + #"{"type":"uri","uri":"x:y","subAction":{"type":"play"}}}],"#
        + #""comments":[{"id":"c","text":"First"}],"formFields":[{"id":"f"}],"#
        + #""bookmarks":[{"id":"b","action":{"type":"dance"}}]}"#, .instantJSON)
    #expect(report.added == ["l"])
    #expect(
      report.skipped == [
        .init(index: 0, id: "l", "Actions of type play are not supported."),
        .init(id: "c", "Comments are not supported."),
        .init(id: "f", "Definitions of form fields are not supported."),
        .init(id: "b", "Actions of bookmarks of type dance are not supported."),
      ])
  }

  /// The border that other programs write and read (ISO 19444-1, 6.5.3).
  @Test(arguments: [
    (#"HCornerRadius="0" VCornerRadius="0" Width="0""#, [PDFValue.real(0), .real(0), .real(0)]),
    (
      #"HCornerRadius="1" VCornerRadius="2" Width="3" DashPattern="4,2""#,
      [.real(1), .real(2), .real(3), .numbers([4, 2])]
    ),
  ])
  func aBorderComesAlong(attributes: String, border: [PDFValue]) throws {
    let bench = try Bench("simple.pdf")
    let element =
      #"<URI Name="x:y"/></Action></OnActivation><BorderStyleAlt \#(attributes)/></link>"#
    let start = #"<link page="0" rect="10,10,90,60" name="l"><OnActivation><Action Trigger="U">"#
    #expect(try bench.take(xfdf(start + element), .xfdf).added == ["l"])
    #expect(try bench.entries("l")["Border"] == .array(border))
    let file = try bench.export(.xfdf).bytes
    #expect(String(decoding: file, as: UTF8.self).contains("<BorderStyleAlt \(attributes)/>"))
    #expect(try bench.take(file, .xfdf) == ImportReport())
  }
}
