// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// What of an annotation stands in child elements, or in more attributes than one: texts and points.
enum XFDFContent {
  static func read(
    _ element: XMLElement, _ subtype: String, _ entries: inout [String: PDFValue]
  ) throws(ExchangeError) {
    for (name, key) in [
      ("contents", "Contents"), ("defaultappearance", "DA"), ("defaultstyle", "DS"),
    ] {
      if let text = element.child(name)?.text { entries[key] = .text(text) }
    }
    if let rich = element.child("contents-richtext") {
      if let body = rich.children.first {
        entries["RC"] = .text("<?xml version=\"1.0\"?>" + body.fragment)
      }
      if entries["Contents"] == nil { entries["Contents"] = .text(rich.plainText) }
    }
    switch subtype {
    case "Line":
      let (start, end) = (
        try points(element["start"], 1, "start"), try points(element["end"], 1, "end")
      )
      entries["L"] = .numbers(start + end)
    case "Polygon", "PolyLine":
      entries["Vertices"] = .numbers(try points(element.child("vertices")?.text, 2, "vertices"))
    case "Ink":
      let gestures = element.child("inklist")?.children ?? []
      var strokes: [PDFValue] = []
      for gesture in gestures { strokes.append(.numbers(try points(gesture.text, 1, "gesture"))) }
      guard !strokes.isEmpty else { throw .malformed("inklist is missing, or has no gesture.") }
      entries["InkList"] = .array(strokes)
    default: break
    }
  }

  private static func points(
    _ text: String?, _ least: Int, _ name: String
  ) throws(ExchangeError) -> [Double] {
    guard let text, let numbers = XFDFForm.numbers(text), numbers.count.isMultiple(of: 2),
      numbers.count >= least * 2
    else { throw .malformed("\(name) is missing, or not points such as 10,20;30,40.") }
    return numbers
  }
}

extension XMLElement {
  /// Rich text without its formatting, a paragraph a line.
  var plainText: String {
    let paragraphs = self.paragraphs
    return paragraphs.isEmpty
      ? text : paragraphs.map(\.text).joined(separator: "\n")
  }

  private var paragraphs: [XMLElement] {
    children.flatMap { $0.name == "p" ? [$0] : $0.paragraphs }
  }
}
