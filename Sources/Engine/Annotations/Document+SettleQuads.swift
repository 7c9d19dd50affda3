// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import Geometry

extension Document {
  /// Reorders the corners of text markup without an appearance for the engine, which draws it when it
  /// loads a page. Changes only the memory.
  func settleQuads(onPage page: PDFObject, _ transform: Matrix) throws(EngineError) {
    guard let annotations = try page["Annots"],
      cm_lacks_markup_appearance(context.raw, annotations.raw)
    else { return }
    for annotation in try annotations.elements where try annotation["AP"] == nil {
      guard Document.textMarkup.contains(try annotation["Subtype"]?.name ?? ""),
        let values = try annotation["QuadPoints"]?.reals, values.count >= 8
      else { continue }
      var settled = values
      for start in stride(from: 0, to: values.count - 7, by: 8) {
        let corners = (0..<4).map { Point(values[start + 2 * $0], values[start + 2 * $0 + 1]) }
        for (place, corner) in Quad.readingOrder(of: corners.map(transform.apply)).enumerated() {
          settled[start + 2 * place] = corners[corner].x
          settled[start + 2 * place + 1] = corners[corner].y
        }
      }
      guard settled != values else { continue }
      let array = try makeArray()
      for value in settled { try array.append(makeReal(value)) }
      try context.call { cm_show_quads($0, annotation.raw, array.raw, $1) }
    }
  }

  private static let textMarkup: Set<String> = ["Highlight", "Underline", "StrikeOut", "Squiggly"]
}
