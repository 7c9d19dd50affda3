// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// Annotations that someone else changes while the user works on them.
@Suite struct ChangedMeanwhileTests {
  /// Changes an annotation as a client's request does.
  private func change(
    _ bench: Bench, _ id: String = "x", _ change: (inout Annotation) -> Void
  ) throws {
    let page = try bench.document.pageOfAnnotation(id)
    var annotation = try #require(try page.annotation(id))
    change(&annotation)
    try bench.open.editor.perform(
      UpdateAnnotations([annotation], verb: "Change"), cause: .api)
  }

  private func delete(_ bench: Bench, _ id: String = "x") throws {
    let page = try bench.document.pageOfAnnotation(id)
    let annotation = try #require(try page.annotation(id))
    try bench.open.editor.perform(DeleteAnnotations([annotation]), cause: .api)
  }

  private func move(_ bench: Bench, toPage page: Int, _ id: String = "x") throws {
    let old = try #require(try bench.document.pageOfAnnotation(id).annotation(id))
    try bench.open.editor.perform(
      RelocateAnnotations([old], to: page, date: 0), cause: .api)
  }

  private func subject(_ annotation: inout Annotation) {
    annotation.subject = "Theirs"
    annotation.opacity = 0.5
  }

  static let drags: [(AnnotationType, ToolName, [Point])] = [
    (.square, .annotationEdit, [Point(160, 380), Point(180, 400)]),
    (.square, .annotationEdit, [Point(110, 300), Point(130, 320)]),
    (.polyLine, .vertexEdit, [Point(160, 340), Point(170, 360)]),
  ]

  @Test(arguments: drags) func aDragKeepsWhatOthersChanged(
    type: AnnotationType, tool: ToolName, points: [Point]
  ) throws {
    let bench = try Bench(tool: tool)
    try bench.add(type, "x", Rect(60, 300, 160, 380))
    let before = try #require(try bench.annotation("x"))
    try bench.view.choose(.annotations([SelectedAnnotation(id: "x", pageIndex: 0)]))
    try bench.beginDrag(points)
    try change(bench) { subject(&$0) }
    try bench.step(.ended, from: points[0], to: points[1])
    let after = try #require(try bench.annotation("x"))
    #expect(after.rect != before.rect)
    #expect(after.subject == "Theirs" && after.opacity == 0.5)
  }

  /// The user sees the shape that the drag will give.
  @Test func aDragDecidesTheGeometry() throws {
    let bench = try Bench(tool: .annotationEdit)
    try bench.add(.square, "x", Rect(60, 300, 160, 380))
    try bench.view.choose(.annotations([SelectedAnnotation(id: "x", pageIndex: 0)]))
    try bench.beginDrag((160, 380), (180, 400))
    try change(bench) {
      $0.rect = Rect(10, 10, 50, 50)
      subject(&$0)
    }
    try bench.step(.ended, from: Point(160, 380), to: Point(180, 400))
    let after = try #require(try bench.annotation("x"))
    #expect(after.rect == Rect(60, 300, 180, 396))
    #expect(after.subject == "Theirs")
  }

  @Test(arguments: [true, false]) func aDragEndsWithItsAnnotation(isDeleted: Bool) throws {
    let bench = try Bench(tool: .annotationEdit)
    try bench.add(.square, "x", Rect(60, 300, 160, 380))
    try bench.view.choose(.annotations([SelectedAnnotation(id: "x", pageIndex: 0)]))
    try bench.beginDrag((160, 380), (180, 400))
    if isDeleted { try delete(bench) } else { try move(bench, toPage: 1) }
    #expect(bench.state == (isDeleted ? "annotationEdit.idle" : "annotationEdit.selected"))
    #expect(try bench.overlay(.preview).isEmpty)
    let count = bench.undoNames.count
    let report = try bench.step(.ended, from: Point(160, 380), to: Point(180, 400))
    #expect(report.error == nil && bench.undoNames.count == count)
  }

  @Test func aTurnKeepsWhatOthersChanged() throws {
    let bench = try Bench(tool: .annotationEdit)
    try bench.add(.stamp, "x", Rect(60, 100, 140, 140)) { $0.icon = "Approved" }
    try bench.tap(Point(100, 120))
    try bench.beginDrag((100, 76), (144, 118))
    try change(bench) { subject(&$0) }
    try bench.step(.ended, from: Point(100, 76), to: Point(144, 118))
    let turned = try #require(try bench.annotation("x"))
    #expect(turned.rotation == 90 && turned.subject == "Theirs")
  }

  @Test func anErasureKeepsWhatOthersChanged() throws {
    let bench = try Bench(tool: .eraser)
    try bench.add(.ink, "x", Rect(50, 90, 250, 110))
    try bench.add(.ink, "gone", Rect(50, 90, 250, 110))
    try bench.beginDrag((150, 60), (150, 140))
    try change(bench) { subject(&$0) }
    try delete(bench, "gone")
    try bench.step(.ended, from: Point(150, 60), to: Point(150, 140))
    let erased = try #require(try bench.annotation("x"))
    #expect(erased.strokes.count == 2)
    #expect(erased.subject == "Theirs" && erased.opacity == 0.5)
    #expect(bench.undoNames.last == "Erase")
  }
}

/// The same with text and with pictures that are cropped.
extension ChangedMeanwhileTests {
  private func typing() throws -> Bench {
    let bench = try Bench(tool: .annotationEdit)
    try bench.add(.freeText, "x", Rect(40, 40, 180, 70)) { $0.contents = "Words" }
    try bench.tap(Point(100, 55))
    _ = bench.view.run("edit")
    return bench
  }

  @Test func textGoesWithItsAnnotation() throws {
    let bench = try typing()
    _ = bench.view.enter("Typed")
    try change(bench) {
      $0.rect = Rect(40, 200, 180, 230)
      $0.interiorColor = Color(red: 0, green: 1, blue: 0)
      subject(&$0)
    }
    #expect(try bench.entry() == Rect(40, 200, 180, 230))
    #expect(bench.view.commit().error == nil)
    let text = try #require(try bench.annotation("x"))
    #expect(text.contents == "Typed" && text.subject == "Theirs")
    #expect(text.interiorColor == Color(red: 0, green: 1, blue: 0))
    #expect(text.rect == Rect(40, 200, 180, 230))
  }

  @Test func textGoesToAnotherPage() throws {
    let bench = try typing()
    _ = bench.view.enter("Typed")
    try move(bench, toPage: 1)
    #expect(bench.state == "annotationEdit.editingText")
    #expect(try bench.overlay(.entry).allSatisfy { $0.pageIndex == 1 })
    #expect(bench.view.commit().error == nil)
    #expect(try bench.annotation("x", page: 1)?.contents == "Typed")
  }

  @Test func textThatNobodyTypedGivesWay() throws {
    let bench = try typing()
    try change(bench) { $0.contents = "Theirs" }
    #expect(try bench.requirement()?.value == "Theirs")
    let count = bench.undoNames.count
    _ = bench.view.commit()
    #expect(try bench.annotation("x")?.contents == "Theirs")
    #expect(bench.undoNames.count == count)
  }

  @Test func textEndsWithItsAnnotation() throws {
    let bench = try typing()
    _ = bench.view.enter("Typed")
    _ = try bench.view.display.change()
    try delete(bench)
    #expect(bench.state == "annotationEdit.idle")
    let change = try #require(try bench.view.display.pendingChange())
    #expect(change.overlay?.items == [] && change.requirement == .some(nil))
  }

  private func cropping() throws -> Bench {
    let bench = try Bench(tool: .annotationEdit)
    try bench.add(.stamp, "x", Rect(100, 100, 200, 150)) {
      $0.picture = .image(Array("P5 4 2 255\n".utf8) + [0, 90, 180, 255, 0, 90, 180, 255])
    }
    try bench.tap(Point(150, 125))
    _ = bench.view.run("crop")
    try bench.pull("left", by: Point(50, 0))
    return bench
  }

  @Test func aCropGoesWithItsPicture() throws {
    let bench = try cropping()
    try change(bench) {
      $0.rect = Rect(20, 200, 220, 300)
      subject(&$0)
    }
    #expect(try bench.handles()["left"] == Point(120, 250))
    #expect(bench.view.commit().error == nil)
    let cropped = try #require(try bench.annotation("x"))
    #expect(cropped.crop == Rect(0.5, 0, 1, 1))
    #expect(cropped.rect == Rect(120, 200, 220, 300))
    #expect(cropped.subject == "Theirs")
  }

  @Test func aCropEndsWithItsPicture() throws {
    let bench = try cropping()
    try delete(bench)
    #expect(bench.state == "annotationEdit.idle")
    #expect(try bench.handles().isEmpty)
  }

  @Test func aQuestionEndsWithItsAnnotation() throws {
    let bench = try Bench(tool: .annotationEdit)
    try bench.add(.square, "x", Rect(60, 300, 160, 380))
    try bench.view.choose(.annotations([SelectedAnnotation(id: "x", pageIndex: 0)]))
    _ = bench.view.run("note")
    try change(bench) { $0.contents = "Theirs" }
    #expect(try bench.requirement()?.value == "Theirs")
    try delete(bench)
    #expect(try bench.requirement() == nil)
  }

  /// Letting changes through to a tool must not disturb one that makes a change itself.
  @Test func anotherViewFollows() throws {
    let bench = try typing()
    _ = bench.view.enter("Typed")
    let other = try bench.open.views.open(ViewState(size: Size(800, 1200)))
    try other.choose(.annotations([SelectedAnnotation(id: "x", pageIndex: 0)]))
    _ = other.run("nudgeDownMore")
    #expect(try bench.entry() == Rect(40, 50, 180, 80))
    _ = bench.view.commit()
    #expect(try bench.annotation("x")?.contents == "Typed")
    #expect(try bench.rect("x") == Rect(40, 50, 180, 80))
  }
}
