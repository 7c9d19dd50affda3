// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Geometry
import TestSupport

/// A file with the sheets of variations on pages that are laid in every way, and the pictures that
/// three engines make of them.
final class VariationFile {
  struct Sheet {
    let rotation: Int
    let isShifted: Bool
    let annotations: [Annotation]
    var name: String { "turned by \(rotation)\(isShifted ? ", shifted" : "")" }
  }

  /// Pixels a point.
  static let scale = 2.0

  let sheets: [Sheet]
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "\(UUID().uuidString)")
  private let context: EngineContext
  private var file: URL { folder.appending(path: "sheets.pdf") }

  /// - Parameter change: what becomes of the document once all is drawn.
  init(
    _ sheets: [[Annotation]] = Variations.sheets, change: (Document) throws -> Void = { _ in }
  ) throws {
    self.sheets = [(0, false), (90, true), (180, true), (270, false)].flatMap {
      rotation, isShifted in
      sheets.map { Sheet(rotation: rotation, isShifted: isShifted, annotations: $0) }
    }
    context = try EngineContext(cacheBytes: 32 << 20)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let document = try Document.open(.data(blank), in: context)
    try document.enableJournal()
    let laid = self.sheets
    try document.operation("Add") { () throws(EngineError) in
      for (index, sheet) in laid.enumerated() {
        var annotations = sheet.annotations
        for position in annotations.indices {
          annotations[position].id += " \(index)"
          annotations[position].pageIndex = index
        }
        try document.page(index).add(annotations)
      }
    }
    try change(document)
    try document.write(to: file.path, WriteOptions())
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The pages without anything on them.
  private var blank: [UInt8] {
    let pages = sheets.map { sheet in
      let size = sheet.rotation % 180 == 0 ? Gallery.size : Gallery.size.turned
      let (x, y) = sheet.isShifted ? (37.0, -21.0) : (0, 0)
      return "<</Type/Page/Parent 2 0 R/Resources<<>>/Rotate \(sheet.rotation)"
        + "/MediaBox[\(x - 50) \(y - 30) \(x + size.width + 70) \(y + size.height + 20)]"
        + "/CropBox[\(x) \(y) \(x + size.width) \(y + size.height)]>>"
    }
    let kids = pages.indices.map { "\($0 + 3) 0 R" }.joined(separator: " ")
    let objects =
      ["<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[\(kids)]/Count \(pages.count)>>"]
      + pages
    var text = "%PDF-1.7\n"
    var table = "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for (index, object) in objects.enumerated() {
      table += String(format: "%010d 00000 n \n", text.utf8.count)
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let start = text.utf8.count
    text += table + "trailer<</Size \(objects.count + 1)/Root 1 0 R>>\nstartxref\n\(start)\n%%EOF\n"
    return Array(text.utf8)
  }

  /// What `qpdf --check` has to say; `nil` where the file is clean or there is no qpdf.
  func complaint() throws -> String? {
    try Program.complaint(about: file.path)
  }

  func drawn() throws -> [Pixmap] {
    let document = try Document.open(.file(file.path), in: context)
    let rasterizer = Rasterizer(try context.clone())
    return try sheets.indices.map { index in
      let page = try document.page(index)
      let request = RasterRequest(
        pageSize: page.size, rect: nil, scale: Self.scale, rotation: 0, colors: nil,
        background: .white)
      return try Pixmap(ppm: rasterizer.render(page.displayList(), request).ppm)
    }
  }

  func drawnByPoppler() throws -> [Pixmap] {
    let arguments = [
      "-r", "\(Int(72 * Self.scale))", "-cropbox", file.path, folder.path + "/poppler",
    ]
    return try pictures("poppler", by: Program.run(Poppler.path, arguments, withErrors: true))
  }

  func drawnByPDFium() throws -> [Pixmap] {
    try pictures("pdfium", by: PDFium.run(file.path, to: folder.path + "/pdfium", Self.scale))
  }

  struct NotDrawn: Error { let message: String }

  private func pictures(_ name: String, by run: Program.Answer?) throws -> [Pixmap] {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasPrefix(name + "-") }.sorted()
    guard run?.status == 0, files.count == sheets.count else {
      throw NotDrawn(message: "\(name) drew \(files.count) sheets: \(run?.text ?? "not run")")
    }
    return try files.map { try Pixmap(ppm: Array(Data(contentsOf: folder.appending(path: $0)))) }
  }
}
