// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Exchange
import Testing

/// What is not as its format says is refused with a sentence, and nothing changes.
struct MalformedTests {
  static let xfdf = [
    "", "no XML", "<xfdf", "<xfdf><annots></xfdf>", "<other/>",
    "<!DOCTYPE xfdf><xfdf/>",
    #"<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]><xfdf>&b;</xfdf>"#,
    #"<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><xfdf><annots>&f;</annots></xfdf>"#,
    "<xfdf>&unknown;</xfdf>",
    annotation(#"square page="9" rect="1,1,9,9""#),
    annotation(#"square page="-1" rect="1,1,9,9""#),
    annotation(#"square page="x" rect="1,1,9,9""#),
    annotation(#"square rect="1,1,9,9""#),
    annotation(#"square page="0""#),
    annotation(#"square page="0" rect="1,1,9""#),
    annotation(#"square page="0" rect="nan,1,9,9""#),
    annotation(#"square page="0" rect="1,inf,9,9""#),
    annotation(#"square page="0" rect="1,1,1e300,9""#),
    annotation(#"square page="0" rect="1,1,0x9,9""#),
    annotation(#"square page="0" rect="1,1,9,9" width="-3""#),
    annotation(#"square page="0" rect="1,1,9,9" width="wide""#),
    annotation(#"square page="0" rect="1,1,9,9" opacity="2""#),
    annotation(#"square page="0" rect="1,1,9,9" color="red""#),
    annotation(#"square page="0" rect="1,1,9,9" style="wavy""#),
    annotation(#"square page="0" rect="1,1,9,9" dashes="3,nan""#),
    annotation(#"square page="0" rect="1,1,9,9" style="cloudy" intensity="1000""#),
    annotation(#"highlight page="0" rect="1,1,9,9" coords="1,2,3""#),
    annotation(#"line page="0" rect="1,1,9,9" start="1,2""#),
    annotation(#"polygon page="0" rect="1,1,9,9""#, "<vertices>1,2;3</vertices>"),
    annotation(#"freetext page="0" rect="1,1,9,9" justification="justified""#),
    annotation(#"stamp page="0" rect="1,1,9,9""#, "<appearance>***</appearance>"),
    annotation(#"stamp page="0" rect="1,1,9,9""#, "<appearance>PHg+</appearance>"),
    annotation(#"fileattachment page="0" rect="1,1,9,9""#, #"<data encoding="hex">xyz</data>"#),
    "<xfdf><fields><field><value>x</value></field></fields></xfdf>",
    String(repeating: "<a>", count: 100_000),
    "<xfdf>" + String(repeating: "<a>", count: 300) + String(repeating: "</a>", count: 300)
      + "</xfdf>",
  ]

  private static func annotation(_ start: String, _ content: String = "") -> String {
    let name = start.prefix { $0 != " " }
    // The good one before it must not come in either.
    return #"<xfdf xmlns="http://ns.adobe.com/xfdf/"><annots>"#
      + #"<square page="0" rect="10,10,90,90"/><\#(start)>\#(content)</\#(name)></annots></xfdf>"#
  }

  @Test(arguments: xfdf)
  func badXFDFIsRefused(text: String) throws { try expectRefusal(Array(text.utf8), .xfdf) }

  static let fdf = [
    "", "%FDF-1.2", "no FDF", "%FDF-1.2\ntrailer\n<</Root 1 0 R>>\n%%EOF",
    "%FDF-1.2\n1 0 obj\n<</FDF 3>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF",
    file("<</Subtype/Square/Rect[1 1 9 9]>>"),
    file("<</Subtype/Square/Page 9/Rect[1 1 9 9]>>"),
    file("<</Subtype/Square/Page(x)/Rect[1 1 9 9]>>"),
    file("<</Subtype/Square/Page 0/Rect(x)>>"),
    file("<</Subtype/Square/Page 0/Rect[1 1 9]>>"),
    file("<</Subtype/Square/Page 0/Rect[1 1 1e30 9]>>"),
    file("<</Subtype/Square/Page 0/Rect[1 1 9 9]/BS<</W -5>>>>"),
    file("<</Subtype/Highlight/Page 0/Rect[1 1 9 9]/QuadPoints[1 2 3]>>"),
    // A circle, and names that name each other ever more often.
    file("<</Subtype/Square/Page 0/Rect[1 1 9 9]/X 3 0 R>>", "3 0 obj\n<</X 3 0 R>>\nendobj\n"),
    file("<</Subtype/Square/Page 0/Rect[1 1 9 9]/X 3 0 R>>", bomb),
  ]

  private static let bomb =
    (3..<40).map { number in
      let next = "\(number + 1) 0 R"
      return "\(number) 0 obj\n[\(next) \(next) \(next) \(next)]\nendobj\n"
    }.joined() + "40 0 obj\n1\nendobj\n"

  private static func file(_ annotation: String, _ more: String = "") -> String {
    "%FDF-1.2\n1 0 obj\n<</FDF<</Annots[<</Subtype/Square/Page 0/Rect[10 10 90 90]>> 2 0 R]>>>>\n"
      + "endobj\n2 0 obj\n\(annotation)\nendobj\n\(more)trailer\n<</Root 1 0 R>>\n%%EOF\n"
  }

  @Test(arguments: fdf)
  func badFDFIsRefused(text: String) throws { try expectRefusal(Array(text.utf8), .fdf) }

  static let instantJSON = [
    "", "[", "[]", "{}", "null", #"{"format": "other"}"#,
    json(#""annotations": {}"#), json(#""annotations": [1]"#),
    json(#""skippedPdfObjectIds": ["x"]"#),
    json(#""formFieldValues": [{"value": "x"}]"#), json(#""bookmarks": [{"name": "x"}]"#),
    json(#""bookmarks": [{"action": {"type": "goTo", "pageIndex": -1}}]"#),
    object(#""v": 3, "type": "pspdfkit/shape/rectangle", "pageIndex": 0, "bbox": [1,1,8,8]"#),
    object(#""v": 1, "pageIndex": 0, "bbox": [1,1,8,8]"#),
    object(#""v": 1, "type": "pspdfkit/shape/rectangle", "bbox": [1,1,8,8]"#),
    object(#""v": 1, "type": "pspdfkit/shape/rectangle", "pageIndex": 9, "bbox": [1,1,8,8]"#),
    object(#""v": 1, "type": "pspdfkit/shape/rectangle", "pageIndex": 0.5, "bbox": [1,1,8,8]"#),
    object(#""v": 1, "type": "pspdfkit/shape/rectangle", "pageIndex": 0"#),
    object(#""v": 1, "type": "pspdfkit/shape/rectangle", "pageIndex": 0, "bbox": [1,1,8]"#),
    object(#""v": 1, "type": "pspdfkit/shape/rectangle", "pageIndex": 0, "bbox": [1,1,-8,8]"#),
    object(#""v": 1, "type": "pspdfkit/shape/rectangle", "pageIndex": 0, "bbox": [1,1,1e300,8]"#),
    object(#""v": 1, "type": "pspdfkit/shape/rectangle", "pageIndex": 0, "bbox": [1,1,"x",8]"#),
    object(
      #""v": 1, "type": "pspdfkit/shape/rectangle", "pageIndex": 0, "bbox": [1,1,8,8], "opacity": 2"#
    ),
    object(
      #""v": 1, "type": "pspdfkit/shape/rectangle", "pageIndex": 0, "bbox": [1,1,8,8], "strokeColor": "red""#
    ),
    object(
      #""v": 1, "type": "pspdfkit/shape/rectangle", "pageIndex": 0, "bbox": [1,1,8,8], "createdAt": "then""#
    ),
    object(#""v": 1, "type": "pspdfkit/ink", "pageIndex": 0, "bbox": [1,1,8,8]"#),
    object(
      #""v": 1, "type": "pspdfkit/ink", "pageIndex": 0, "bbox": [1,1,8,8], "lines": {"points": [[[1]]]}"#
    ),
    object(
      #""v": 1, "type": "pspdfkit/shape/line", "pageIndex": 0, "bbox": [1,1,8,8], "startPoint": [1,1]"#
    ),
    object(
      #""v": 1, "type": "pspdfkit/markup/highlight", "pageIndex": 0, "bbox": [1,1,8,8], "rects": [[1,2]]"#
    ),
    object(
      #""v": 2, "type": "pspdfkit/text", "pageIndex": 0, "bbox": [1,1,8,8], "text": {"value": 3}"#),
    object(#""v": 1, "type": "pspdfkit/stamp", "pageIndex": 0, "bbox": [1,1,8,8]"#),
    object(
      #""v": 1, "type": "pspdfkit/image", "pageIndex": 0, "bbox": [1,1,8,8], "imageAttachmentId": "x""#
    ),
    String(repeating: "[", count: 100_000),
  ]

  private static func json(_ members: String) -> String {
    #"{"format": "https://pspdfkit.com/instant-json/v1", \#(members)}"#
  }

  private static func object(_ members: String) -> String {
    let good =
      #"{"v": 1, "type": "pspdfkit/shape/rectangle", "pageIndex": 0, "bbox": [10,10,80,80]}"#
    return json(#""annotations": [\#(good), {\#(members)}]"#)
  }

  @Test(arguments: instantJSON)
  func badInstantJSONIsRefused(text: String) throws {
    try expectRefusal(Array(text.utf8), .instantJSON)
  }

  @Test(arguments: ExchangeFormat.allCases)
  func whatIsTooLargeIsRefused(format: ExchangeFormat) throws {
    try expectRefusal([UInt8](repeating: 32, count: mostExchangedBytes + 1), format)
  }

  @Test func tooManyElementsAreRefused() throws {
    let text = "<xfdf>" + String(repeating: "<a/>", count: 1_100_000) + "</xfdf>"
    try expectRefusal(Array(text.utf8), .xfdf)
  }

  private func expectRefusal(_ bytes: [UInt8], _ format: ExchangeFormat) throws {
    let bench = try Bench("annotations.pdf")
    let before = try bench.annotations
    do {
      try bench.take(bytes, format)
      Issue.record("It was taken.")
    } catch let error as ExchangeError {
      #expect(error.message.hasSuffix(".") && error.message.count > 20, "\(error.message)")
    }
    #expect(try bench.annotations == before)
    #expect(bench.editor.undoNames.isEmpty)
  }
}
