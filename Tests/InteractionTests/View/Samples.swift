// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

@testable import Interaction

/// A document of this many pages of 100 × 200 points.
func pages(_ count: Int) -> [Size] { Array(repeating: Size(100, 200), count: count) }

/// A view of such a document, by default 50 × 100 pixels at scale 1 with no gap.
func view(
  _ count: Int, size: Size = Size(50, 100), _ layout: LayoutMode = .continuous, gap: Double = 0,
  _ adjust: (inout ViewState) -> Void = { _ in }
) throws(ViewError) -> View {
  var state = ViewState(size: size, layout: layout, gap: gap)
  adjust(&state)
  return try View(pageSizes: pages(count), state: state)
}

func isNear(_ a: Point, _ b: Point) -> Bool { a.distance(to: b) < 1e-6 }
