// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import JSON
import Workspace

extension TextPosition: Record {
  public static let summary =
    "A position between two characters of a page's text, in reading order."

  public init() { self.init(pageIndex: 0, offset: 0) }

  public static let fields: [Field<Self>] = [
    .required("pageIndex", \.pageIndex, "The page, from 0.", in: 0...),
    .required("offset", \.offset, "The number of characters before it on the page.", in: 0...),
  ]
}

extension TextSelection: WrittenRecord {
  public static let name = "TextSpan"
  public static let summary = "A range of text in reading order, possibly across pages."

  public static let fields: [Field<Self>] = [
    .required("start", \.start, "The position before the first character."),
    .required("end", \.end, "The position after the last character."),
  ]
}

struct PageQuads: WrittenRecord {
  var pageIndex: Int
  var quads: [Quad]

  static let fields: [Field<Self>] = [
    .required("pageIndex", \.pageIndex, "The page, from 0."),
    .required("quads", \.quads, "A quad for each piece of a line, in page space."),
  ]
}

struct SelectedText: WrittenRecord {
  var ranges: [TextSelection] = []
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

extension SelectedImage: WrittenRecord {
  public static let fields: [Field<Self>] = [
    .required("pageIndex", \.pageIndex, "The page, from 0."),
    .required("index", \.image.index, "The index from `page/images`."),
    .required("rect", \.image.rect, "The bounding box of the visible part, in page space."),
    .required("quad", \.image.quad, "The corners of the whole image as stored, in page space."),
    .required("width", \.image.width, "The stored width in pixels."),
    .required("height", \.image.height, "The stored height in pixels."),
  ]
}

struct WireSelection: WrittenRecord {
  var annotations: [String] = []
  var text: SelectedText?
  var image: SelectedImage?

  init(_ view: OpenView) throws(ToolError) {
    annotations = view.selection.annotations.map(\.id)
    image = view.selection.image
    guard let selection = view.selection.text else { return }
    var text = SelectedText()
    text.ranges = [selection]
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
