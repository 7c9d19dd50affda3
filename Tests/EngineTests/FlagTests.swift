// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Testing

/// What the flags of an annotation (ISO 32000-2, table 167) do to how it shows on the screen.
struct FlagTests {
  struct Case: CustomTestStringConvertible {
    let flags: AnnotationFlags
    let shows: Bool

    var testDescription: String {
      AnnotationFlags.names.filter { flags.contains($0.flag) }.map(\.name).joined(separator: ", ")
    }
  }

  private static let cases: [Case] = [
    Case(flags: [], shows: true), Case(flags: .print, shows: true),
    Case(flags: .hidden, shows: false), Case(flags: [.print, .hidden], shows: false),
    Case(flags: .noView, shows: false), Case(flags: [.print, .noView], shows: false),
    Case(flags: .readOnly, shows: true), Case(flags: .locked, shows: true),
    Case(flags: .lockedContents, shows: true), Case(flags: .toggleNoView, shows: true),
    Case(flags: [.noView, .toggleNoView], shows: false),
    Case(flags: [.noZoom, .noRotate], shows: true),
  ]

  @Test(arguments: cases)
  func whatShowsIsDrawnAndHit(row: Case) throws {
    let square = Gallery.make("square", .square, Rect(40, 40, 90, 90)) {
      $0.interiorColor = Gallery.yellow
      $0.flags = row.flags
    }
    let file = try GalleryFile(GalleryPage(), [square])
    let blank = try GalleryFile(GalleryPage(), []).drawn()
    #expect(try blank.differences(from: file.drawn()).isEmpty != row.shows)
    let page = try file.open().page(0)
    let hits = try page.annotations(at: Point(60, 60), tolerance: 0)
    #expect(hits.map(\.id) == (row.shows ? ["square"] : []))
    #expect(try page.annotations.first?.flags == row.flags)
    #expect(try page.annotations.first?.canBeFlattened == row.shows)
  }
}
