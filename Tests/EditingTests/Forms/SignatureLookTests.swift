// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Geometry
import Testing

@testable import Editing

/// Signature fields are drawn as the file has them, and not with the engine's own tag.
@Suite(.enabled(if: PopplerPicture.isThere, "there is no pdftoppm"))
struct SignatureLookTests {
  private static let field = Rect(120, 50, 300, 100)

  @Test func anUnsignedFieldLooksAsInPoppler() throws {
    let bench = try Workbench("signature-fields.pdf")
    let editor = try bench.open()
    try compare(editor, bench, dark: 0...40)
  }

  @Test func aFieldThatWasSignedByHandLooksAsInPoppler() throws {
    let bench = try Workbench("signature-fields.pdf")
    let editor = try bench.open()
    let widget = try #require(try editor.document.page(0).widget("field-empty"))
    let strokes = [Point(0, 20), Point(30, 0), Point(60, 25), Point(90, 5)]
    let black = Color(red: 0, green: 0, blue: 0)
    try editor.perform(
      SignByHand(widget, HandDrawing(.strokes([strokes]), color: black, width: 3)), cause: .api)
    try compare(editor, bench, dark: 200...4000)
  }

  private func compare(_ editor: Editor, _ bench: Workbench, dark: ClosedRange<Int>) throws {
    let page = try editor.document.page(0)
    let request = RasterRequest(
      pageSize: page.size, rect: nil, scale: 1, rotation: 0, colors: nil, background: .white)
    let bitmap = try Rasterizer(editor.document.context.clone())
      .render(page.displayList(), request)
    let ours = try Grays(ppm: bitmap.ppm, in: Self.field)
    let saved = bench.folder.appending(path: "saved.pdf")
    _ = try editor.save(to: saved.path, SaveOptions(.auto), expected: nil, isOriginal: false)
    let theirs = try Grays(ppm: PopplerPicture.draw(saved), in: Self.field)
    #expect(dark.contains(ours.dark) && dark.contains(theirs.dark))
    #expect(ours.distance(to: theirs) < 0.02)
  }
}

/// The lightness of the pixels in a rectangle of a picture of one pixel a point.
private struct Grays {
  private let values: [Int]

  init(ppm: [UInt8], in rect: Rect) throws {
    var parts: [Int] = []
    var (place, number) = (3, 0)
    while parts.count < 3, place < ppm.count {
      let byte = ppm[place]
      place += 1
      if byte >= 48, byte <= 57 {
        number = number * 10 + Int(byte) - 48
      } else if ppm[place - 2] >= 48, ppm[place - 2] <= 57 {
        parts.append(number)
        number = 0
      }
    }
    let size = try #require(parts.count == 3 ? parts : nil)
    try #require(ppm.count - place == size[0] * size[1] * 3)
    var values: [Int] = []
    for y in Int(rect.y0)..<Int(rect.y1) {
      for x in Int(rect.x0)..<Int(rect.x1) {
        let pixel = place + (y * size[0] + x) * 3
        values.append((Int(ppm[pixel]) + Int(ppm[pixel + 1]) + Int(ppm[pixel + 2])) / 3)
      }
    }
    self.values = values
  }

  var dark: Int { values.count { $0 < 100 } }

  /// How many pixels are far from being the same. Smoothed edges do not count.
  func distance(to other: Grays) -> Double {
    let far = zip(values, other.values).count { abs($0 - $1) > 128 }
    return Double(far) / Double(max(1, values.count))
  }
}

private enum PopplerPicture {
  private static let tool = URL(filePath: "/usr/bin/pdftoppm")
  static var isThere: Bool { FileManager.default.isExecutableFile(atPath: tool.path) }

  static func draw(_ file: URL) throws -> [UInt8] {
    let out = file.deletingPathExtension()
    let process = Process()
    process.executableURL = tool
    process.arguments = ["-r", "72", "-f", "1", "-singlefile", file.path, out.path]
    try process.run()
    process.waitUntilExit()
    return Array(try Data(contentsOf: out.appendingPathExtension("ppm")))
  }
}
