// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Testing

@Suite struct PointTests {
  @Test func arithmetic() {
    #expect(Point(1, 2) + Point(3, 4) == Point(4, 6))
    #expect(Point(1, 2) - Point(3, 5) == Point(-2, -3))
    #expect(Point(1, -2) * 3 == Point(3, -6))
    #expect(Point(1, 1).distance(to: Point(4, 5)) == 5)
  }

  @Test func theSpacesHaveTheirNames() {
    #expect(Space.allCases.map(\.rawValue) == ["page", "pdf", "view"])
  }
}
