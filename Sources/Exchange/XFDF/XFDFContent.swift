// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import XML

/// The members of an annotation in child elements or in several attributes: texts and points.
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
      if entries["Contents"] == nil { entries["Contents"] = .text(UnformattedText(of: rich).text) }
    }
    switch subtype {
    case "Line":
      let ends = [element["start"], element["end"]].compactMap(\.self)
      guard !ends.isEmpty else { return }
      let numbers = try points(ends.joined(separator: ";"), "start and end")
      guard numbers.count == 4 else { throw .malformed("start and end must be one point each.") }
      entries["L"] = .numbers(numbers)
    case "Polygon", "PolyLine":
      entries["Vertices"] = try element.child("vertices").map {
        (child) throws(ExchangeError) -> PDFValue in .numbers(try points(child.text, "vertices"))
      }
    case "Ink":
      guard let list = element.child("inklist") else { return }
      var strokes: [PDFValue] = []
      for gesture in list.children { strokes.append(.numbers(try points(gesture.text, "gesture"))) }
      entries["InkList"] = .array(strokes)
    default: break
    }
  }

  private static func points(_ text: String, _ name: String) throws(ExchangeError) -> [Double] {
    guard let numbers = XFDFAttributeCoding.numbers(text), numbers.count.isMultiple(of: 2) else {
      throw .malformed("\(name) is not a list of points such as 10,20;30,40.")
    }
    return numbers
  }
}
