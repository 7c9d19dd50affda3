// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Geometry
import Interaction
import Testing

@testable import Workspace

@Suite struct PromptToolTests {
  static let tools: [ToolName] = ["imageStamp", "signature", "fileAttachment", "sound"]
  private let strokes = UserAnswer.signature(
    .strokes([[Point(0, 0), Point(30, 10), Point(60, 0)]]))

  /// 4 by 2 pixels, 8-bit grey: a binary PGM.
  private func image(_ width: Int, _ height: Int) -> [UInt8] {
    Array("P5 \(width) \(height) 255\n".utf8) + [UInt8](repeating: 90, count: width * height)
  }

  @Test func aFileIsAttachedWhereTheTapWas() throws {
    let bench = try Bench(tool: "fileAttachment")
    try bench.tap(100, 100)
    #expect(bench.state == "fileAttachment.choosing")
    #expect(try bench.requirement()?.kind == .file)
    #expect(try bench.annotations().isEmpty)
    let file = FileContent(name: "notes.txt", mimeType: "text/plain", bytes: Array("Hi".utf8))
    bench.send(.answer(.file(file)))
    let made = try #require(try bench.annotations().first)
    #expect(made.type == .fileAttachment)
    #expect(made.rect == Rect(90, 90, 110, 110))
    #expect(made.attachment?.name == "notes.txt")
    #expect(made.contents == "notes.txt")
    #expect(bench.state == "pan.idle")
  }

  @Test func aSoundIsAttached() throws {
    let bench = try Bench(tool: "sound")
    try bench.tap(100, 100)
    #expect(try bench.requirement()?.kind == .sound)
    #expect(bench.send(.answer(.sound(.init(rate: 8000, bytes: [])))).error != nil)
    bench.send(.answer(.sound(.init(rate: 8000, bytes: [0, 128, 255]))))
    let made = try #require(try bench.annotations().first)
    #expect(made.type == .sound)
    #expect(made.sound?.rate == 8000)
  }

  @Test func anImageIsAtMost300PointsLarge() throws {
    let bench = try Bench(tool: "imageStamp")
    try bench.tap(150, 200)
    bench.send(.answer(.file(FileContent(name: "a.pgm", bytes: image(600, 200)))))
    let made = try #require(try bench.annotations().first)
    #expect(made.type == .stamp)
    #expect(made.rect == Rect(0, 150, 300, 250))
    #expect(made.hasAppearance)
  }

  @Test func aSmallImageKeepsItsSizeAndADragDrawsOne() throws {
    let bench = try Bench(tool: "imageStamp") { $0.returnToPan = false }
    try bench.tap(150, 200)
    bench.send(.answer(.file(FileContent(name: "a.pgm", bytes: image(40, 20)))))
    try bench.drag((20, 20), (100, 40))
    bench.send(.answer(.file(FileContent(name: "a.pgm", bytes: image(40, 20)))))
    #expect(
      try bench.annotations().map(\.rect) == [Rect(130, 190, 170, 210), Rect(20, 20, 100, 60)])
  }

  @Test func anImageCanBeCropped() throws {
    let bench = try Bench(tool: "imageStamp") { $0.imageCrop = Rect(0.5, 0, 1, 1) }
    try bench.tap(150, 200)
    bench.send(.answer(.file(FileContent(name: "a.pgm", bytes: image(80, 20)))))
    #expect(try bench.annotations().first?.rect.size == Size(40, 20))
  }

  @Test func whatIsNoImageIsRefusedAndAnotherCanBeChosen() throws {
    let bench = try Bench(tool: "imageStamp")
    try bench.tap(150, 200)
    let text = FileContent(name: "a.txt", bytes: Array("no image".utf8))
    #expect(bench.send(.answer(.file(text))).error != nil)
    #expect(bench.state == "imageStamp.choosing")
    bench.send(.answer(.file(FileContent(name: "a.pgm", bytes: image(4, 2)))))
    #expect(try bench.annotations().count == 1)
  }

  @Test func aSignatureIsAtMost200PointsLargeAndMarkedAsOne() throws {
    let bench = try Bench(tool: "signature")
    try bench.tap(150, 200)
    bench.send(.answer(strokes))
    let made = try #require(try bench.annotations().first)
    #expect(made.rect.center.distance(to: Point(150, 200)) < 0.01)
    #expect(abs(made.rect.width - 200) < 0.01)
    #expect(made.rect.height < 70)
    #expect(made.customData["signature"] == "true")
  }

  @Test func aSignatureCanBeTypedOrAnImage() throws {
    let bench = try Bench(tool: "signature") { $0.returnToPan = false }
    try bench.tap(150, 100)
    bench.send(.answer(.signature(.text("Ada Lovelace"))))
    try bench.tap(150, 300)
    bench.send(.answer(.signature(.image(image(400, 100)))))
    let made = try bench.annotations()
    #expect(made.count == 2)
    #expect(made.allSatisfy { $0.hasAppearance && $0.rect.width <= 200.01 })
    #expect(made[1].rect == Rect(50, 275, 250, 325))
  }

  @Test(arguments: [
    SignatureContent.strokes([]), .text("  "), .image([]),
    .strokes([[Point(.infinity, 0), Point(0, 0)]]),
  ])
  func anEmptySignatureIsRefused(_ content: SignatureContent) throws {
    let bench = try Bench(tool: "signature")
    try bench.tap(150, 200)
    #expect(bench.send(.answer(.signature(HandSignature(content)))).error != nil)
    #expect(bench.state == "signature.choosing")
    #expect(try bench.annotations().isEmpty)
  }

  @Test(arguments: tools) func whoDoesNotChooseGetsNothing(_ tool: ToolName) throws {
    for event in [ToolEvent.answer(.cancelled), .command("cancel")] {
      let bench = try Bench(tool: tool)
      try bench.tap(100, 100)
      #expect(bench.send(event).isHandled)
      #expect(bench.state == "pan.idle")
      #expect(try bench.annotations().isEmpty)
    }
  }

  @Test(arguments: tools) func anAnswerOfAnotherKindIsRefused(_ tool: ToolName) throws {
    let bench = try Bench(tool: tool)
    try bench.tap(100, 100)
    #expect(bench.send(.answer(.number(3))).error != nil)
    #expect(bench.state == "\(tool.rawValue).choosing")
    #expect(!bench.send(.command("undo")).isHandled)
  }

  // With the signature tool it ends the placing.
  @Test(arguments: tools.filter { $0 != "signature" })
  func anotherTouchMovesThePlace(_ tool: ToolName) throws {
    let bench = try Bench(tool: tool)
    try bench.tap(100, 100)
    try bench.tap(150, 200)
    let mark = try #require(try bench.view.overlay().first)
    #expect(mark.shape == .handle(Point(150, 200)))
  }

  @Test(arguments: tools) func anotherToolDropsWhatWasNotChosen(_ tool: ToolName) throws {
    let bench = try Bench(tool: tool)
    try bench.drag((20, 20), (100, 100))
    #expect(bench.state == "\(tool.rawValue).choosing")
    try bench.view.setTool(.pan)
    #expect(try bench.annotations().isEmpty)
  }

  @Test(arguments: tools) func whatMayNotBeMadeIsNotAskedFor(_ tool: ToolName) throws {
    let bench = try Bench(tool: tool)
    bench.forbidCreation()
    #expect(try bench.tap(100, 100).error != nil)
    #expect(try bench.requirement() == nil)
    #expect(bench.state == "\(tool.rawValue).idle")
  }
}
