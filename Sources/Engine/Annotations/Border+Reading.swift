// SPDX-License-Identifier: AGPL-3.0-or-later

extension Annotation.Border {
  /// The border that an annotation's entries describe. `BS` replaces `Border` (ISO 32000-2, table 166).
  init(of object: PDFObject) throws(EngineError) {
    self.init()
    if let old = try object["Border"], let sides = try old.reals, sides.count >= 3 {
      width = sides[2]
      if sides.count > 3, let pattern = try old[3]?.reals, Self.isDashed(pattern) {
        (style, dash) = ("D", pattern)
      }
    }
    if let entry = try object["BS"] {
      width = try entry["W"]?.real ?? 1
      style = .init(rawValue: try entry["S"]?.name ?? "S")
      // Other styles have no dashes, even if the file has them.
      dash = style == "D" ? try entry["D"]?.reals ?? [3] : []
      if style == "D", !Self.isDashed(dash) { (style, dash) = ("S", []) }
    }
    if let effect = try object["BE"], try effect["S"]?.name == "C" {
      cloudiness = try effect["I"]?.real ?? 1
    }
  }

  /// Whether a pattern has dashes. A pattern of zeros, or with a negative number, is a solid line.
  private static func isDashed(_ pattern: [Double]) -> Bool {
    pattern.allSatisfy { $0 >= 0 } && pattern.contains { $0 > 0 }
  }
}

/// Borders of widgets.
extension Annotation.Border {
  /// Whether the border has a light and a dark edge. Beveled and inset borders have these edges within
  /// their line.
  var hasEdges: Bool { style == "B" || style == "I" }

  /// Whether the border is a closed line without gaps or edges.
  var isPlain: Bool { !hasEdges && style != "D" && style != "U" }

  /// The width of the line with its edges. An edge is as wide as the line.
  var wholeWidth: Double { hasEdges ? 2 * width : width }
}
