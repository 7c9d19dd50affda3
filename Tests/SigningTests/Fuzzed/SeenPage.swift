// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation

@testable import Engine

/// What can be seen of a page.
struct SeenPage: Equatable {
  let pixels: Data
  let text: String

  static func all(of document: Document, _ parts: PageParts) throws -> [SeenPage] {
    try (0..<document.pageCount).map { index in
      let page = try document.page(index)
      let list = try page.displayList(parts, cancellation: nil)
      let bitmap = try Rasterizer(document.context).render(
        list, RasterRequest(pageSize: page.size, scale: 0.5))
      let text = try page.text()
      return SeenPage(
        pixels: Data(bytes: bitmap.base, count: bitmap.byteCount),
        text: text.text(of: 0..<text.count))
    }
  }
}
