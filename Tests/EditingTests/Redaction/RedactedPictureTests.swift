// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Geometry
import Testing

@testable import Editing

/// Pictures with masks, and in colours of all kinds: what is beside a redaction stays as poppler shows it,
/// what is under it is one colour.
struct RedactedPictureTests {
  private static let poppler = "/usr/bin/pdftoppm"
  private let bench: Workbench

  init() throws { bench = try Workbench("hidden.pdf") }

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: poppler), "There is no pdftoppm."),
    arguments: 0..<9)
  func onlyTheRegionChanges(index: Int) throws {
    let editor = try bench.open()
    let (x, y) = (20 + Double(index % 3) * 120, 20 + Double(index / 3) * 120)
    let region = Rect(x, y + 50, x + 50, y + 100)
    let before = try Pixels(of: bench.file, page: 2)
    let mark = Annotation(id: "mark", type: .redact, pageIndex: 1, rect: region)
    try editor.perform(AddAnnotations([mark]), cause: .api)
    let change = try editor.redact(["mark"])
    #expect(change.effect.redactions.first?.imageParts == 1)
    #expect(change.effect.redactions.first?.isPicture == false)
    _ = try editor.save(to: bench.file.path, SaveOptions(.auto), expected: nil, isOriginal: true)
    let after = try Pixels(of: bench.file, page: 2)
    #expect(after.width == before.width && after.height == before.height)
    // Overlays are black; nothing of the picture shows through.
    #expect(after.colors(in: region, inset: 2) == [[0, 0, 0]])
    #expect(before.differences(from: after, outside: region, margin: 3) == 0)
    #expect(try bench.complaint(about: bench.file) == nil)
  }
}

/// A page as poppler draws it, a pixel a point.
private struct Pixels {
  let width: Int
  let height: Int
  private let bytes: [UInt8]

  init(of file: URL, page: Int) throws {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/pdftoppm")
    process.arguments = ["-r", "72", "-f", "\(page)", "-l", "\(page)", file.path]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = Array(output.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    var fields: [Int] = []
    var position = 2
    while fields.count < 3, position < data.count {
      let digits = data[position...].drop { $0 <= 32 }.prefix { $0 > 32 }
      fields.append(Int(String(decoding: digits, as: UTF8.self)) ?? 0)
      position = digits.endIndex
    }
    try #require(fields.count == 3)
    (width, height) = (fields[0], fields[1])
    bytes = Array(data[(position + 1)...])
    try #require(bytes.count == width * height * 3)
  }

  private func color(_ x: Int, _ y: Int) -> [UInt8] {
    Array(bytes[(y * width + x) * 3..<(y * width + x) * 3 + 3])
  }

  func colors(in region: Rect, inset: Int) -> Set<[UInt8]> {
    var found: Set<[UInt8]> = []
    for y in Int(region.y0) + inset..<Int(region.y1) - inset {
      for x in Int(region.x0) + inset..<Int(region.x1) - inset { found.insert(color(x, y)) }
    }
    return found
  }

  /// How many pixels outside of a region are other ones.
  func differences(from other: Pixels, outside region: Rect, margin: Double) -> Int {
    var count = 0
    for y in 0..<height {
      for x in 0..<width {
        let (px, py) = (Double(x), Double(y))
        if px > region.x0 - margin, px < region.x1 + margin, py > region.y0 - margin,
          py < region.y1 + margin
        {
          continue
        }
        let pairs = zip(color(x, y), other.color(x, y))
        if pairs.contains(where: { abs(Int($0) - Int($1)) > 12 }) { count += 1 }
      }
    }
    return count
  }
}
