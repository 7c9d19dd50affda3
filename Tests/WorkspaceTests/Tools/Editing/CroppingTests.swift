// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

@Suite struct CroppingTests {
  /// A grey picture of four by two pixels, in a stamp of 100 by 50 points that is selected.
  private func bench(turned degrees: Double = 0) throws -> Bench {
    let bench = try Bench(tool: .annotationEdit)
    try bench.add(.stamp, "p", Rect(100, 100, 200, 150)) {
      $0.picture = .image(Array("P5 4 2 255\n".utf8) + [0, 90, 180, 255, 0, 90, 180, 255])
      $0 = $0.turned(to: degrees)
    }
    try bench.tap(Point(150, 125))
    return bench
  }

  @Test func aHandleCutsAndTheRestStays() throws {
    let bench = try bench()
    #expect(try bench.menu().contains("crop"))
    #expect(bench.view.run("crop").isHandled)
    #expect(bench.state == "annotationEdit.cropping")
    #expect(try bench.handles().count == 8)
    try bench.pull("left", by: Point(50, 0))
    #expect(try bench.rect("p") == Rect(100, 100, 200, 150))
    #expect(bench.view.run("commit").isHandled)
    let cropped = try #require(try bench.annotation("p"))
    #expect(cropped.rect == Rect(150, 100, 200, 150))
    #expect(cropped.crop == Rect(0.5, 0, 1, 1))
    #expect(bench.undoNames.last == "Crop stamp")
    try bench.open.editor.undo()
    #expect(try bench.annotation("p")?.crop == nil)
    #expect(try bench.rect("p") == Rect(100, 100, 200, 150))
    try bench.open.editor.redo()
    #expect(try bench.annotation("p")?.crop == Rect(0.5, 0, 1, 1))
  }

  @Test func whatWasCutOffComesBack() throws {
    let bench = try bench()
    _ = bench.view.run("crop")
    try bench.pull("left", by: Point(50, 0))
    _ = bench.view.run("commit")
    _ = bench.view.run("crop")
    try bench.pull("left", by: Point(-80, 0))
    _ = bench.view.run("commit")
    let whole = try #require(try bench.annotation("p"))
    #expect(whole.crop == nil)
    #expect(whole.rect == Rect(100, 100, 200, 150))
  }

  @Test func aCroppedPictureIsResizedAsItIs() throws {
    let bench = try bench()
    _ = bench.view.run("crop")
    try bench.pull("left", by: Point(50, 0))
    _ = bench.view.run("commit")
    try bench.pull("bottomRight", by: Point(50, 50))
    let resized = try #require(try bench.annotation("p"))
    #expect(resized.crop == Rect(0.5, 0, 1, 1))
    #expect(resized.rect == Rect(150, 100, 250, 200))
  }

  @Test func aTurnedPictureIsCroppedAlongItsOwnSides() throws {
    let bench = try bench(turned: 90)
    _ = bench.view.run("crop")
    // Its own left is up on the page.
    try bench.pull("left", by: Point(0, 25))
    _ = bench.view.run("commit")
    let cropped = try #require(try bench.annotation("p"))
    #expect(cropped.crop == Rect(0.25, 0, 1, 1))
    #expect(cropped.rect == Rect(125, 100, 175, 175))
    #expect(cropped.rotation == 90)
  }

  @Test func cancelledItStaysWhole() throws {
    let bench = try bench()
    _ = bench.view.run("crop")
    try bench.pull("top", by: Point(0, 20))
    #expect(bench.view.run("cancel").isHandled)
    #expect(try bench.annotation("p")?.crop == nil)
    #expect(bench.undoNames.count == 1)
  }

  @Test func wordsAreNotCropped() throws {
    let bench = try Bench(tool: .annotationEdit)
    try bench.add(.stamp, "w", Rect(100, 100, 200, 150)) { $0.icon = "Approved" }
    try bench.tap(Point(150, 125))
    #expect(try !bench.menu().contains("crop"))
  }
}
