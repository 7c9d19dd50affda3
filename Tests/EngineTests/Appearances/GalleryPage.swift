// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Geometry
import Testing

/// A blank page as shown of the gallery's size, however the file lays it.
struct GalleryPage: CustomTestStringConvertible {
  var rotation = 0
  var isShifted = false

  static let all =
    [0, 90, 180, 270].map { GalleryPage(rotation: $0) }
    + [GalleryPage(isShifted: true), GalleryPage(rotation: 90, isShifted: true)]

  var testDescription: String { "turned by \(rotation)\(isShifted ? ", shifted" : "")" }

  private var fixture: RenderFixture {
    let size = rotation % 180 == 0 ? Gallery.size : Gallery.size.turned
    let (x, y) = isShifted ? (37.0, -21.0) : (0, 0)
    let crop = "\(x) \(y) \(x + size.width) \(y + size.height)"
    var fixture = RenderFixture(content: "0.9 g 0 0 m f")
    fixture.mediaBox = "\(x - 50) \(y - 30) \(x + size.width + 70) \(y + size.height + 20)"
    fixture.page = "/CropBox[\(crop)]/Rotate \(rotation)"
    return fixture
  }

  func document(with annotations: [Annotation]) throws -> Document {
    let document = try fixture.open(in: EngineContext(cacheBytes: 16 << 20))
    try document.enableJournal()
    try document.operation("Add") { () throws(EngineError) in
      let page = try document.page(0)
      try page.add(annotations)
    }
    return document
  }
}
