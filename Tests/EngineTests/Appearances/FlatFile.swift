// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Geometry
import Testing

@testable import Engine

/// A page of 300 by 200 points with annotations of other programs, and ways to flatten them.
///
/// Object 4 is the font Helvetica, and objects from 5 on are the given ones.
struct FlatFile {
  /// The objects of the annotations, in order; further objects follow them.
  let annotations: [String]
  var others: [String] = []
  var isForm = false
  var rotation = 0
  /// More entries of the catalog.
  var catalog = ""
  /// More entries of the page.
  var page = ""
  /// More entries of the form.
  var form = ""

  func open() throws -> Document {
    let references = annotations.indices.map { "\($0 + 5) 0 R" }.joined(separator: " ")
    let fields = isForm ? "/AcroForm<</Fields[\(references)]/DA(/Helv 12 Tf 0 g)\(form)" : ""
    let page = "/MediaBox[0 0 300 200]/Rotate \(rotation)/Annots[\(references)]\(self.page)>>"
    return try MinimalPDF.open(
      MinimalPDF.file(
        [
          "<</Type/Catalog/Pages 2 0 R\(catalog)"
            + (isForm ? "\(fields)/DR<</Font<</Helv 4 0 R>>>>>>" : "") + ">>",
          "<</Type/Pages/Kids[3 0 R]/Count 1>>", "<</Type/Page/Parent 2 0 R\(page)",
          "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>",
        ] + annotations + others))
  }

  static func drawn(_ document: Document) throws -> Pixmap {
    let page = try document.page(0)
    let request = RasterRequest(
      pageSize: page.size, rect: nil, scale: 1, rotation: 0, colors: nil, background: .white)
    let bitmap = try Rasterizer(document.context.clone()).render(page.displayList(), request)
    return try Pixmap(ppm: bitmap.ppm)
  }

  enum Way: CaseIterable { case edit, save }

  /// The document with everything flattened, by an edit of it or in a saved copy.
  func flattened(_ way: Way) throws -> Document {
    let document = try open()
    switch way {
    case .edit:
      try document.enableJournal()
      try document.operation("flatten") { () throws(EngineError) in
        guard isForm else {
          let ids = try document.page(0).flattenableAnnotations.map(\.id)
          _ = try document.page(0).flatten(ids)
          return
        }
        let ids = try document.formFields.map(\.id)
        let removal = try FieldRemoval(ids, flattening: true, in: document)
        for piece in 0..<removal.pieceCount { _ = try removal.perform(piece) }
      }
      return document
    case .save:
      let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).pdf")
      defer { try? FileManager.default.removeItem(at: url) }
      var options = WriteOptions()
      (options.flattensAnnotations, options.flattensForms) = (!isForm, isForm)
      try document.write(to: url.path, options)
      return try MinimalPDF.open(Array(Data(contentsOf: url)))
    }
  }
}
