// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Testing

@testable import Interaction

@Suite struct UpcomingPagesTests {
  @Test func theNextPageComesNext() throws {
    let view = try view(5, .single)
    #expect(view.upcomingPages(after: 0, isForward: true) == [1])
    // A page that the view does not show has upcoming pages too.
    #expect(view.upcomingPages(after: 3, isForward: true) == [4])
    #expect(view.upcomingPages(after: 3, isForward: false) == [2])
  }

  @Test func theOthersInSightComeFirst() throws {
    var view = try view(6, size: Size(50, 400))
    try view.update(ViewChange(\.offset, Point(0, 200)))
    #expect(view.visiblePages.map(\.pageIndex) == [1, 2])
    #expect(view.upcomingPages(after: 1, isForward: true) == [2, 3])
    #expect(view.upcomingPages(after: 2, isForward: false) == [1, 0])
  }

  @Test func spreadsComeAsWholes() throws {
    let view = try view(6, .facing)
    #expect(view.upcomingPages(after: 0, isForward: true) == [1, 2, 3])
    #expect(view.upcomingPages(after: 4, isForward: false) == [5, 3, 2])
  }

  @Test func nothingLiesBeyondTheEnds() throws {
    let view = try view(2, .single)
    #expect(view.upcomingPages(after: 1, isForward: true) == [])
    #expect(view.upcomingPages(after: 0, isForward: false) == [])
    #expect(view.upcomingPages(after: 7, isForward: true) == [])
  }
}
