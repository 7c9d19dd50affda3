// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Workspace

/// The size and scale of a page's thumbnail.
struct ThumbnailPlan: Sendable {
  let page: Int
  let key: ThumbnailKey
  let request: RasterRequest
  /// In pixels.
  let size: (width: Int, height: Int)
  private let width: Int

  init(_ page: Int, width: Int, of open: OpenDocument) throws(EngineError) {
    self.page = page
    self.width = width
    key = try open.thumbnails.key(ofPage: page, width: width)
    request = ThumbnailPlan.request(ofPage: try open.document.pageGeometry(page).size, width: width)
    let box = try request.pixelBounds
    size = (box.width, box.height)
  }

  /// Whether the page still looks as when the drawing was requested.
  func isCurrent(in open: OpenDocument) -> Bool {
    (try? open.thumbnails.key(ofPage: page, width: width)) == key
  }

  private static func request(ofPage size: Size, width: Int) -> RasterRequest {
    let wide = RasterRequest.scale(ofPage: size, width: width)
    let high = RasterRequest.scale(ofPage: size, height: width * 4)
    return RasterRequest(pageSize: size, scale: min(wide, high))
  }
}
