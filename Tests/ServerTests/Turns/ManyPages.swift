// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation

/// A document of many pages, of which each has text, a link to the next page by a name, a highlight, a
/// note, a text field, an entry of the outline and a named destination.
struct ManyPages {
  let count: Int
  private static let perPage = 8
  private static let first = 10

  private func number(_ page: Int, _ part: Int) -> Int { Self.first + page * Self.perPage + part }

  func bytes() -> Data {
    var objects: [Int: String] = [:]
    let pages = (0..<count)
    func references(_ part: Int) -> String {
      pages.map { "\(number($0, part)) 0 R" }.joined(separator: " ")
    }
    objects[1] = """
      <</Type/Catalog/Pages 2 0 R/Outlines 3 0 R/AcroForm 4 0 R/Names<</Dests 5 0 R>>>>
      """
    objects[2] = "<</Type/Pages/Count \(count)/MediaBox[0 0 400 600]/Kids[\(references(0))]>>"
    objects[3] = """
      <</Type/Outlines/Count \(count)/First \(number(0, 6)) 0 R/Last \(number(count - 1, 6)) 0 R>>
      """
    objects[4] = "<</Fields[\(references(5))]/DA(/F0 10 Tf 0 g)/DR<</Font<</F0 6 0 R>>>>>>"
    objects[5] = "<</Names[\(pages.map { "(\(name($0)))[\(number($0, 0)) 0 R/Fit]" }.joined())]>>"
    objects[6] = "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>"
    for page in pages { add(page, to: &objects) }
    return file(objects)
  }

  private func name(_ page: Int) -> String { "p" + String(100_000 + page) }

  private func add(_ page: Int, to objects: inout [Int: String]) {
    func at(_ part: Int) -> String { "\(number(page, part)) 0 R" }
    let annotations = (2...5).map(at).joined(separator: " ")
    objects[number(page, 0)] = """
      <</Type/Page/Parent 2 0 R/Contents \(at(1))/Annots[\(annotations)]\
      /Resources<</Font<</F0 6 0 R>>>>>>
      """
    let text = (0..<20).map { "1 0 0 1 40 \(560 - $0 * 20) Tm (Line \($0) of the page \(page)) Tj" }
      .joined(separator: "\n")
    let content = "BT /F0 10 Tf\n\(text)\nET"
    objects[number(page, 1)] = "<</Length \(content.utf8.count)>>stream\n\(content)\nendstream"
    objects[number(page, 2)] = """
      <</Type/Annot/Subtype/Link/Rect[40 40 90 60]/Dest(\(name((page + 1) % count)))>>
      """
    objects[number(page, 3)] = """
      <</Type/Annot/Subtype/Highlight/NM(h\(page))/Rect[40 555 90 572]/C[1 1 0]\
      /QuadPoints[40 572 90 572 40 555 90 555]>>
      """
    objects[number(page, 4)] = """
      <</Type/Annot/Subtype/Text/NM(n\(page))/Rect[300 300 318 318]/Contents(Note \(page))>>
      """
    objects[number(page, 5)] = """
      <</Type/Annot/Subtype/Widget/FT/Tx/T(field\(page))/V(v)/Rect[200 40 300 60]/P \(at(0))>>
      """
    let siblings = [("Prev", page - 1), ("Next", page + 1)]
      .filter { (0..<count).contains($0.1) }.map { "/\($0.0) \(number($0.1, 6)) 0 R" }.joined()
    objects[number(page, 6)] = """
      <</Title(Entry \(page))/Parent 3 0 R/Dest[\(at(0))/Fit]\(siblings)>>
      """
  }

  private func file(_ objects: [Int: String]) -> Data {
    var bytes = Data("%PDF-1.7\n".utf8)
    var places: [Int: Int] = [:]
    for (number, body) in objects.sorted(by: { $0.key < $1.key }) {
      places[number] = bytes.count
      bytes += Data("\(number) 0 obj\n\(body)\nendobj\n".utf8)
    }
    let start = bytes.count
    let size = (objects.keys.max() ?? 0) + 1
    bytes += Data("xref\n0 \(size)\n0000000000 65535 f \n".utf8)
    for number in 1..<size {
      let place = String((places[number] ?? 0) + 10_000_000_000).dropFirst()
      bytes += Data("\(place) 0000\(places[number] == nil ? "1 f" : "0 n") \n".utf8)
    }
    bytes += Data("trailer<</Size \(size)/Root 1 0 R>>\nstartxref\n\(start)\n%%EOF\n".utf8)
    return bytes
  }
}
