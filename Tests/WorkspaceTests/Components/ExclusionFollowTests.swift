// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// What a preset excludes, once pages were moved, turned or cropped.
@Suite struct ExclusionFollowTests {
  private let bench: Bench

  init() throws {
    bench = try Bench("annotations.pdf")
    var exclusion = Exclusion()
    exclusion.pages = [0]
    exclusion.areas = [
      Exclusion.Area(Rect(30, 160, 150, 260), onPage: 1), Exclusion.Area(area, onPage: nil),
    ]
    try bench.view.setPreset(Preset(excluded: exclusion))
  }

  private let area = Rect(0, 0, 10, 10)
  private var excluded: Exclusion { bench.view.components.preset?.excluded ?? Exclusion() }
  private var places: [Int?] { excluded.areas.map(\.pageIndex) }

  @Test func pagesAndAreasFollow() throws {
    _ = try bench.open.changePages(InsertPages(NewPage(), count: 2, at: 0))
    #expect(excluded.pages == [2])
    #expect(places == [3, nil])
    try bench.tap(41, 200, page: 3)
    #expect(bench.selectedIDs.isEmpty)
    _ = try bench.open.changePages(MovePages([3], to: 0))
    #expect(places == [0, nil] && excluded.pages == [3])
    try bench.open.editor.undo()
    try bench.open.editor.undo()
    #expect(places == [1, nil] && excluded.pages == [0])
  }

  @Test func whatADeletedPageHadComesBackWithIt() throws {
    _ = try bench.open.changePages(DeletePages([0]))
    #expect(excluded.pages.isEmpty && places == [0, nil])
    _ = try bench.open.changePages(InsertPages(NewPage(), count: 1, at: 0))
    #expect(excluded.pages.isEmpty)
    _ = try bench.open.changePages(DeletePages([1]))
    #expect(places == [nil])
    for _ in 0..<3 { try bench.open.editor.undo() }
    #expect(excluded.pages == [0])
    #expect(places == [nil, 1])
  }

  @Test func areasKeepTheirPlaceOnTheirPage() throws {
    let page = try bench.document.pageGeometry(1).size
    _ = try bench.open.changePages(RotatePages([1], by: 90))
    #expect(excluded.areas[0].rect == Rect(page.height - 260, 30, page.height - 160, 150))
    #expect(excluded.areas[1].rect == area)
    try bench.open.editor.undo()
    #expect(excluded.areas[0].rect == Rect(30, 160, 150, 260))
    _ = try bench.open.changePages(
      bench.open.cropping([1]) { Rect(origin: .zero, size: $0.size).grown(by: -20) })
    #expect(excluded.areas[0].rect == Rect(10, 140, 130, 240))
  }

  @Test func viewsThatAreOpenedLaterFollowToo() throws {
    bench.open.views.setPreset(bench.view.components.preset)
    _ = try bench.open.changePages(InsertPages(NewPage(), count: 1, at: 0))
    let other = try bench.open.views.open(ViewState(size: Size(300, 400)))
    #expect(other.components.preset?.excluded.pages == [1])
  }
}
