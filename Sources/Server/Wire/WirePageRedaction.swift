// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// The wire form of the result of redactions on a page.
struct WirePageRedaction: Record {
  static let name = "PageRedaction"
  static let summary = "The result of redactions on a page."
  var pageIndex = 0
  var characters = 0
  var paths = 0
  var images = 0
  var imageParts = 0
  var annotations = 0
  var isPicture = false

  init() {}

  init(_ page: PageRedaction) {
    pageIndex = page.pageIndex
    (characters, paths) = (page.characters, page.paths)
    (images, imageParts) = (page.images, page.imageParts)
    (annotations, isPicture) = (page.annotations, page.isPicture)
  }

  static let fields: [Field<Self>] = [
    .required("pageIndex", \.pageIndex, "The page, from 0."),
    .required("characters", \.characters, "The number of removed characters, visible or not."),
    .required("paths", \.paths, "The number of removed parts of lines and filled areas."),
    .required("images", \.images, "The number of images removed as a whole."),
    .required("imageParts", \.imageParts, "The number of images that lost some pixels."),
    .required(
      "annotations", \.annotations,
      "The number of removed annotations and widgets, without the redactions."),
    .defaulted(
      "isPicture", \.isPicture, false,
      "Whether the whole page became one image, because its contents could not be rewritten."),
  ]
}

extension PageRedaction {
  /// The texts left in the page's regions.
  var found: [FoundText] {
    let counts = [(TextPlace.text, remaining.characters), (.fields, remaining.fields)]
    return counts.filter { $0.1 > 0 }.map {
      FoundText(place: $0.0, pageIndex: pageIndex, count: $0.1, erasure: nil)
    }
  }
}
