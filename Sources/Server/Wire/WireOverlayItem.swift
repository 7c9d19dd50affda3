// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction
import JSON

/// An item to draw over a page.
struct WireOverlayItem: WireValue {
  let item: OverlayItem

  init(_ item: OverlayItem) { self.item = item }

  /// Reads an item that a client tool drew.
  init(wire node: JSONNode) throws(WireError) {
    let kind: String = try node.read("kind")
    guard let shape = try WireOverlayItem.shape(kind, node) else {
      throw WireError(path: "kind", message: "There is no kind of overlay item \(kind).")
    }
    var item = OverlayItem(
      shape, role: try node.read("role"), pageIndex: try node.read("pageIndex"),
      name: try node.readIfPresent("name"), style: try WireOverlayItem.style(node))
    item.rotation = try node.readIfPresent("rotation") ?? 0
    item.edges = try node.readIfPresent("edges") ?? []
    self.item = item
  }

  static var wireType: WireType {
    .named(
      .init(
        "OverlayItem", "OverlayItem",
        """
        An item to draw over a page, by `kind`, in page space.
        """, is: OverlaySchema.type))
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("kind", item.kind.rawValue)
      writer.member("role", item.role.rawValue)
      writer.member("pageIndex", item.pageIndex)
      if let name = item.name { writer.member("name", name) }
      writeShape(to: &writer)
      if let style = item.style { write(style, to: &writer) }
      if item.rotation != 0 { writer.member("rotation", item.rotation) }
      if !item.edges.isEmpty { writer.member("edges", item.edges) }
    }
  }

  private func writeShape(to writer: inout JSONWriter) {
    switch item.shape {
    case .quads(let quads): writer.member("quads", quads)
    case .rect(let rect), .image(let rect): writer.member("rect", rect)
    case .handle(let point): writer.member("point", point)
    case .path(let lines, let isClosed):
      writer.member("lines", lines.map(PointList.init))
      writer.member("closed", isClosed)
    case .caret(let from, let to), .guide(let from, let to):
      writer.member("line", PointList([from, to]))
    case .text(let text, let rect):
      writer.member("text", text)
      writer.member("rect", rect)
    }
  }

  private func write(_ style: OverlayItem.Style, to writer: inout JSONWriter) {
    if let color = style.color { writer.member("color", WireColor(color)) }
    if let color = style.interiorColor { writer.member("interiorColor", WireColor(color)) }
    if style.opacity < 1 { writer.member("opacity", style.opacity) }
    writer.member("width", style.width)
    if let size = style.fontSize { writer.member("fontSize", size) }
  }
}

extension WireOverlayItem {
  /// `nil` for an unknown kind.
  private static func shape(
    _ kind: String, _ node: JSONNode
  ) throws(WireError) -> OverlayItem.Shape? {
    switch kind {
    case "quads": return .quads(try node.read("quads"))
    case "rect": return .rect(try node.read("rect"))
    case "handle": return .handle(try node.read("point"))
    case "path":
      let lines: [PointList] = try node.read("lines")
      return .path(lines.map(\.points), isClosed: try node.readIfPresent("closed") ?? false)
    case "caret", "guide":
      let line: PointList = try node.read("line")
      guard line.points.count == 2 else {
        throw WireError(path: "line", message: "Expected two points: [x0, y0, x1, y1].")
      }
      return kind == "caret"
        ? .caret(line.points[0], line.points[1]) : .guide(line.points[0], line.points[1])
    case "text": return .text(try node.read("text"), in: try node.read("rect"))
    case "image": return .image(try node.read("rect"))
    default: return nil
    }
  }

  /// `nil` if no style member is given.
  private static func style(_ node: JSONNode) throws(WireError) -> OverlayItem.Style? {
    let names = ["color", "interiorColor", "opacity", "width", "fontSize"]
    guard names.contains(where: { node[member: $0] != nil }) else { return nil }
    var style = OverlayItem.Style(AnnotationStyle())
    style.color = try node.readIfPresent("color", as: WireColor.self)?.color
    style.interiorColor = try node.readIfPresent("interiorColor", as: WireColor.self)?.color
    style.opacity = min(max(try node.readIfPresent("opacity") ?? 1, 0), 1)
    style.width = try node.readIfPresent("width") ?? 1
    style.fontSize = try node.readIfPresent("fontSize")
    return style
  }
}
