// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import JSON
import Workspace

/// A position between two characters, in reading order.
struct WireTextPosition: Record {
  static let name = "TextPosition"
  static let summary = "A position between two characters of a page's text, in reading order."

  var pageIndex = 0
  var offset = 0

  init() {}

  init(_ position: TextPosition) {
    pageIndex = position.pageIndex
    offset = position.offset
  }

  var position: TextPosition { TextPosition(pageIndex: pageIndex, offset: offset) }

  static let fields: [Field<Self>] = [
    .required("pageIndex", \.pageIndex, "The page, from 0.", in: 0...),
    .required("offset", \.offset, "The number of characters before it on the page.", in: 0...),
  ]
}

/// A range of text.
struct TextSpan: Record {
  static let summary = "A range of text in reading order, possibly across pages."
  var start = WireTextPosition()
  var end = WireTextPosition()

  init() {}

  init(_ selection: TextSelection) {
    start = WireTextPosition(selection.start)
    end = WireTextPosition(selection.end)
  }

  static let fields: [Field<Self>] = [
    .required("start", \.start, "The position before the first character."),
    .required("end", \.end, "The position after the last character."),
  ]
}

/// Quads on a page.
struct PageQuads: Record {
  var pageIndex = 0
  var quads: [Quad] = []

  init() {}

  init(pageIndex: Int, quads: [Quad]) {
    self.pageIndex = pageIndex
    self.quads = quads
  }

  static let fields: [Field<Self>] = [
    .required("pageIndex", \.pageIndex, "The page, from 0."),
    .required("quads", \.quads, "A quad for each piece of a line, in page space."),
  ]
}

/// Selected text.
struct SelectedText: Record {
  var ranges: [TextSpan] = []
  var text = ""
  var quads: [PageQuads] = []

  static let fields: [Field<Self>] = [
    .required("ranges", \.ranges, "The selected ranges."),
    .required("text", \.text, "The text."),
    .required("quads", \.quads, "The place of the text."),
  ]
}

/// An image of a page, by its index.
struct ImagePlace: Record {
  var pageIndex = 0
  var index = 0

  init() {}

  init(_ selected: SelectedImage) {
    pageIndex = selected.pageIndex
    index = selected.image.index
  }

  static let fields: [Field<Self>] = [
    .required("pageIndex", \.pageIndex, "The page, from 0.", in: 0...),
    .required("index", \.index, "The index from `page/images`.", in: 0...),
  ]
}

/// A selected image.
struct WireSelectedImage: Record {
  static let name = "SelectedImage"
  var pageIndex = 0
  var image = WireImage()

  init() {}

  init(_ selected: SelectedImage) {
    pageIndex = selected.pageIndex
    image = WireImage(selected.image)
  }

  static let fields: [Field<Self>] = [
    .required("pageIndex", \.pageIndex, "The page, from 0."),
    .required("index", \.image.index, "The index from `page/images`."),
    .required("rect", \.image.rect, "The bounding box of the visible part, in page space."),
    .required("quad", \.image.quad, "The corners of the whole image as stored, in page space."),
    .required("width", \.image.width, "The stored width in pixels."),
    .required("height", \.image.height, "The stored height in pixels."),
  ]
}

/// The selection of a view.
struct WireSelection: Record {
  static let name = "Selection"
  var annotations: [String] = []
  var text: SelectedText?
  var image: WireSelectedImage?

  init() {}

  init(_ view: OpenView) throws(ToolError) {
    annotations = view.selection.annotations.map(\.id)
    image = view.selection.image.map(WireSelectedImage.init)
    guard let selection = view.selection.text else { return }
    var text = SelectedText()
    text.ranges = [TextSpan(selection)]
    text.text = try view.selectedText(selection)
    text.quads = try view.selectedQuads(selection).map {
      PageQuads(pageIndex: $0.pageIndex, quads: $0.quads)
    }
    self.text = text
  }

  static let fields: [Field<Self>] = [
    .required("annotations", \.annotations, "The ids of the selected annotations."),
    .optional("text", \.text, "The selected text."),
    .optional("image", \.image, "The selected image."),
  ]
}
