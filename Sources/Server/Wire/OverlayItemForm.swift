// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction
import JSON

/// A thing to draw over a page.
struct OverlayItemForm: WireValue {
  private let item: OverlayItem

  init(_ item: OverlayItem) { self.item = item }

  /// Clients do not send overlays.
  init(wire node: JSONNode) throws(WireError) {
    throw WireError(message: "An overlay item is made by the server only.")
  }

  static var wireType: WireType {
    .named(
      .init(
        "OverlayItem", "OverlayItem",
        """
        A thing to draw, in page space: `{kind, role, pageIndex, name?, color?, interiorColor?, \
        opacity?, width?, fontSize?, rotation?, …}`, and by its kind `quads`; `rect`; `point` of a \
        `handle`; `lines` and `closed` of a `path`; `line` of a `caret` (foot to head) or a `guide`; \
        `text` and `rect` of a `text`; `rect` of an `image`. `rotation` is clockwise, in degrees, \
        about the middle of the rectangle.
        """, is: .any))
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("kind", kind)
      writer.member("role", item.role)
      writer.member("pageIndex", item.pageIndex)
      if let name = item.name { writer.member("name", name) }
      writeShape(to: &writer)
      if let style = item.style { write(style, to: &writer) }
      if item.rotation != 0 { writer.member("rotation", item.rotation) }
    }
  }

  private var kind: String {
    switch item.shape {
    case .quads: "quads"
    case .rect: "rect"
    case .handle: "handle"
    case .path: "path"
    case .caret: "caret"
    case .guide: "guide"
    case .text: "text"
    case .image: "image"
    }
  }

  private func writeShape(to writer: inout JSONWriter) {
    switch item.shape {
    case .quads(let quads): writer.member("quads", quads)
    case .rect(let rect), .image(let rect): writer.member("rect", rect)
    case .handle(let point): writer.member("point", point)
    case .path(let lines, let isClosed):
      writer.member("lines", lines.map(Path.init))
      writer.member("closed", isClosed)
    case .caret(let from, let to), .guide(let from, let to):
      writer.member("line", Path([from, to]))
    case .text(let text, let rect):
      writer.member("text", text)
      writer.member("rect", rect)
    }
  }

  private func write(_ style: OverlayItem.Style, to writer: inout JSONWriter) {
    if let color = style.color { writer.member("color", ColorForm(color)) }
    if let color = style.interiorColor { writer.member("interiorColor", ColorForm(color)) }
    if style.opacity < 1 { writer.member("opacity", style.opacity) }
    writer.member("width", style.width)
    if let size = style.fontSize { writer.member("fontSize", size) }
  }
}
