// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import TestSupport

/// A page with annotations, saved to a file of its own, which is removed with it.
final class GalleryFile {
  private let url = FileManager.default.temporaryDirectory.appending(
    path: "\(UUID().uuidString).pdf")
  private let context: EngineContext
  private var opened: [Document] = []

  init(_ page: GalleryPage, _ annotations: [Annotation]) throws {
    context = try EngineContext(cacheBytes: 16 << 20)
    var options = WriteOptions()
    options.isIncremental = true
    try page.document(with: annotations).write(to: url.path, options)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var bytes: Data { get throws { try Data(contentsOf: url) } }

  /// The document, which lives as long as this.
  func open() throws -> Document {
    let document = try Document.open(.file(url.path), in: context)
    opened.append(document)
    return document
  }

  var annotations: [Annotation] { get throws { try open().page(0).annotations } }

  func drawn() throws -> Pixmap {
    let page = try open().page(0)
    let request = RasterRequest(
      pageSize: page.size, rect: nil, scale: 1, rotation: 0, colors: nil, background: .white)
    let bitmap = try Rasterizer(context.clone())
      .render(page.displayList(), request)
    return try Pixmap(ppm: bitmap.ppm)
  }

  /// `nil` where there is no poppler.
  func drawnByPoppler() throws -> Pixmap? {
    let out = url.deletingPathExtension()
    let arguments = ["-r", "72", "-cropbox", "-singlefile", url.path, out.path]
    guard try Program.run("/usr/bin/pdftoppm", arguments) != nil else { return nil }
    let image = out.appendingPathExtension("ppm")
    defer { try? FileManager.default.removeItem(at: image) }
    return try Pixmap(ppm: Array(Data(contentsOf: image)))
  }

  /// What `qpdf --check` has to say; `nil` where the file is clean or there is no qpdf.
  func complaint() throws -> String? {
    try Program.complaint(about: url.path)
  }
}
