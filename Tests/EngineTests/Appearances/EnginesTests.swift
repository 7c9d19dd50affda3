// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Geometry
import Testing

@testable import Engine

/// Whether what is drawn here looks the same in the engines of others, whatever the page is like.
struct EnginesTests {
  /// How far engines may be apart. Poppler fits thin lines, and the feet of letters, to whole pixels, so
  /// that of a line of one point it may paint a third elsewhere.
  private struct Tolerance {
    let mean, share: Double
    static let poppler = Tolerance(mean: 0.35, share: 0.15)
    static let pdfium = Tolerance(mean: 0.25, share: 0.05)
  }

  /// What the engines that are there make of one file.
  private struct Pictures {
    let sheets: [VariationFile.Sheet]
    let complaint: String?
    let ours: [Pixmap]
    var poppler: [Pixmap] = []
    var pdfium: [Pixmap] = []

    init(of file: VariationFile) throws {
      sheets = file.sheets
      complaint = try file.complaint()
      ours = try file.drawn()
      if Poppler.isThere { poppler = try file.drawnByPoppler() }
      if PDFium.isThere { pdfium = try file.drawnByPDFium() }
    }
  }

  private static let pictures = Result { try Pictures(of: VariationFile()) }

  @Test func theFileIsSound() throws { try #expect(Self.pictures.get().complaint == nil) }

  @Test(.enabled(if: Poppler.isThere, "scripts/bootstrap brings poppler"))
  func popplerDrawsTheSame() throws {
    let all = try Self.pictures.get()
    #expect(differing(all.ours, all.poppler, on: all.sheets, by: .poppler) == [])
  }

  @Test(.enabled(if: PDFium.isThere, "scripts/fetch-pdfium brings pdfium"))
  func pdfiumDrawsTheSame() throws {
    let all = try Self.pictures.get()
    #expect(differing(all.ours, all.pdfium, on: all.sheets, by: .pdfium) == [])
  }

  /// The comparison finds an appearance that is missing: of every type, however thin.
  @Test func whatIsMissingIsFound() throws {
    var types: Set<AnnotationType> = []
    let sheet = Variations.sheets.joined().filter { types.insert($0.type).inserted }
    let whole = try VariationFile([sheet])
    let broken = try VariationFile([sheet]) { document in
      try document.operation("Break") { () throws(EngineError) in
        for index in 0..<(try document.pageCount) {
          for annotation in try document.page(index).annotations {
            let form = try document.page(index).annotationObject(annotation.id)["AP"]?["N"]
            let box = try form?["BBox"]?.reals ?? []
            let empty = try document.makeDictionary([
              "Subtype": document.makeName("Form"), "BBox": document.makeReals(box),
            ])
            try document.page(index).annotationObject(annotation.id)["AP"]?
              .set("N", document.addDeflatedStream(empty, []))
          }
        }
      }
    }
    let (first, second) = (try whole.drawn(), try broken.drawn())
    let all = whole.sheets.count * sheet.count
    #expect(differing(first, second, on: whole.sheets, by: .poppler).count == all)
    #expect(differing(second, second, on: whole.sheets, by: .poppler).count == all)
    #expect(differing(first, first, on: whole.sheets, by: .pdfium) == [])
  }

  private func differing(
    _ ours: [Pixmap], _ others: [Pixmap], on sheets: [VariationFile.Sheet], by tolerance: Tolerance
  ) -> [String] {
    var found: [String] = []
    for (index, sheet) in sheets.enumerated() {
      for annotation in sheet.annotations {
        let rect = Matrix.scale(VariationFile.scale, VariationFile.scale).apply(annotation.rect)
        let apart = ours[index].difference(from: others[index], in: rect)
        guard apart.mean > tolerance.mean || apart.share > tolerance.share else { continue }
        found.append("\(annotation.id), \(sheet.name): \(apart.mean), \(apart.share)")
      }
    }
    return found
  }
}
