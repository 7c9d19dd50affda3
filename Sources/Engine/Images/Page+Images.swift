// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import Geometry

extension Page {
  /// The most images that are read from a page.
  static let mostImages: Int32 = 10_000

  /// The images in the page's contents, in drawing order. They are read once and kept with the page.
  /// Images of annotations, soft masks and repeated patterns are not included.
  ///
  /// - Throws: ``EngineError/cancelled``, or the error that prevents interpreting the page.
  public func images(cancellation: Cancellation? = nil) throws(EngineError) -> [PageImage] {
    if let known = contents.images { return known }
    try cancellation?.check()
    var raw: UnsafeMutablePointer<cm_image_info>?
    var count: Int32 = 0
    try context.call {
      cm_page_images($0, self.raw, Page.mostImages, cancellation?.cookie, &raw, &count, $1)
    }
    defer { cm_drop_image_infos(context.raw, raw) }
    let found = UnsafeBufferPointer(start: raw, count: raw == nil ? 0 : Int(count))
    let images = found.enumerated().compactMap { PageImage($0.element, index: $0.offset) }
    contents.images = images
    return images
  }

  /// - Throws: ``EngineError/notFound(what:_:)``.
  public func image(_ index: Int) throws(EngineError) -> PageImage {
    guard let image = try images().first(where: { $0.index == index }) else {
      throw .notFound(
        what: "image", "Page \(self.index) has no image \(index): page/images lists them.")
    }
    return image
  }

  /// The image at a point in page space: the topmost, but one that nearly fills the page only if there
  /// is no other.
  public func image(at point: Point) throws(EngineError) -> PageImage? {
    let hits = try images().filter { $0.contains(point) }
    return hits.last { !fills($0) } ?? hits.last
  }

  /// Whether the image covers more than nine tenths of the page, which Nutrient's object finder
  /// ignores.
  private func fills(_ image: PageImage) -> Bool {
    image.rect.width * image.rect.height > 0.9 * size.width * size.height
  }
}
