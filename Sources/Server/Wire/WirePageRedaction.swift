// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// The result of redactions on a page, on the wire.
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
    .required("pageIndex", \.pageIndex, "The page."),
    .required("characters", \.characters, "Characters, seen or not."),
    .required("paths", \.paths, "Parts of lines and filled areas."),
    .required("images", \.images, "Images that went as wholes."),
    .required("imageParts", \.imageParts, "Images that lost their pixels there."),
    .required(
      "annotations", \.annotations, "Annotations and fields' widgets, without the redactions."),
    .defaulted(
      "isPicture", \.isPicture, false,
      "Whether all contents became one picture, because they could not be rewritten."),
  ]
}

extension PageRedaction {
  /// The texts that the page's regions still have.
  var found: [FoundText] {
    let counts = [(TextPlace.text, remaining.characters), (.fields, remaining.fields)]
    return counts.filter { $0.1 > 0 }.map {
      FoundText(place: $0.0, pageIndex: pageIndex, count: $0.1, erasure: nil)
    }
  }
}
