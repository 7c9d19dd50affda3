// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// A page to create.
public struct NewPage: Hashable, Sendable {
  /// The size in page space; `nil` uses the size of the page before it, or at the beginning of the
  /// page after it.
  public var size: Size?
  public var template: PageTemplate
  /// The bytes of an image file that the page shows. The image is as large as it fits. A page without a
  /// size gets the image's proportions, and a longer side as long as that of the page before it.
  public var picture: [UInt8]?

  public init(size: Size? = nil, template: PageTemplate = .blank, picture: [UInt8]? = nil) {
    self.size = size
    self.template = template
    self.picture = picture
  }

  /// The allowed lengths of a page's sides (ISO 32000-2, annex C.2).
  public static let sides = 3.0...14_400.0
}

extension Document {
  /// Inserts new pages before a page. Only within an operation of the journal.
  ///
  /// - Throws: ``EngineError/notFound(what:_:)`` for a place beyond the end,
  ///   ``EngineError/unsupported(_:)`` if the bytes are not a picture, and
  ///   ``EngineError/limitExceeded(_:_:)`` if the document would have too many pages.
  public func insertPages(
    _ page: NewPage, count: Int, at index: Int
  ) throws(EngineError) -> PageMapping {
    try checkRoom(forPages: count)
    let picture = try page.picture.map { (bytes) throws(EngineError) in try addPicture(bytes) }
    let size: Size
    if let wanted = page.size {
      size = wanted
    } else {
      let neighbour = try neighbour(of: index)
      // Pictures of several shapes keep their size from page to page.
      let side = max(neighbour.width, neighbour.height)
      size = picture?.size.fitted(into: Size(side, side)) ?? neighbour
    }
    var pages: [PDFObject] = []
    for _ in 0..<count { pages.append(try makePage(size, page.template, picture)) }
    return try put(pages, at: index)
  }

  /// The size of a neighbouring page.
  private func neighbour(of index: Int) throws(EngineError) -> Size {
    let last = try pageCount - 1
    return try pageGeometry(min(max(index - 1, 0), max(last, 0))).size.limited
  }

  private func makePage(
    _ size: Size, _ template: PageTemplate, _ picture: Picture?
  ) throws(EngineError) -> PDFObject {
    let resources = try makeDictionary()
    var drawing = ContentStream()
    // Maps to page space: the origin at the upper left, y down.
    drawing.concat(Matrix(1, 0, 0, -1, 0, size.height))
    let isEmpty = !template.draw(on: size, &drawing) && picture == nil
    if let picture {
      try resources.set("XObject", makeDictionary(["X0": picture.object]))
      drawing.concat(picture.matrix(into: size))
      drawing.add("Do", name: "X0")
    }
    let page = try makeDictionary([
      "Type": makeName("Page"), "MediaBox": makeReals([0, 0, size.width, size.height]),
      "Resources": resources,
    ])
    if !isEmpty { try page.set("Contents", addDeflatedStream(makeDictionary(), drawing.bytes)) }
    return try add(page)
  }
}

extension Picture {
  /// The matrix that draws the picture on a page, in page space. The picture is centred and as large as
  /// it fits.
  fileprivate func matrix(into page: Size) -> Matrix {
    let shown = size.fitted(into: page)
    let scale = size.width > 0 ? shown.width / size.width : 1
    return matrix.then(.scale(scale, scale)).then(
      .translation((page.width - shown.width) / 2, (page.height - shown.height) / 2))
  }
}

extension Size {
  /// The size scaled to fit into another one.
  fileprivate func fitted(into box: Size) -> Size {
    guard width > 0, height > 0 else { return box }
    let scale = min(box.width / width, box.height / height)
    return Size(
      max(width * scale, NewPage.sides.lowerBound), max(height * scale, NewPage.sides.lowerBound))
  }

  fileprivate var limited: Size {
    func side(_ value: Double) -> Double {
      min(max(value, NewPage.sides.lowerBound), NewPage.sides.upperBound)
    }
    return Size(side(width), side(height))
  }
}
