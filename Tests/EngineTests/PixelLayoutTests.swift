// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import TestSupport
import Testing

@testable import Engine

/// Pictures have the same colours in every layout, and are opaque everywhere.
struct PixelLayoutTests {
  private func expanded(_ rgb: [UInt8], red: Int) -> [UInt8] {
    var pixels = [UInt8](repeating: 255, count: rgb.count / 3 * 4)
    pixels.withUnsafeMutableBufferPointer { pixels in
      rgb.withUnsafeBufferPointer { rgb in
        var (from, to) = (0, 0)
        while from < rgb.count {
          pixels[to] = rgb[from + red]
          pixels[to + 1] = rgb[from + 1]
          pixels[to + 2] = rgb[from + 2 - red]
          (from, to) = (from + 3, to + 4)
        }
      }
    }
    return pixels
  }

  @Test(arguments: [1.0, 2.3])
  func layoutsHaveTheSameColors(scale: Double) throws {
    let bench = try RenderBench(.everything)
    let list = try bench.page.displayList()
    let request = bench.request(scale: scale)
    let rgb = try bench.rasterizer.render(list, request).bytes
    for (layout, red) in [(PixelLayout.rgba, 0), (.bgra, 2)] {
      let drawn = try bench.rasterizer.render(list, request, as: layout)
      #expect(drawn.bytes.hasSameBytes(as: expanded(rgb, red: red)), "\(layout)")
    }
  }

  @Test func themesAreTheSameInEveryLayout() throws {
    let bench = try RenderBench(.everything)
    let list = try bench.page.displayList()
    var request = bench.request(
      colors: Recolor(
        foreground: RGB(220, 220, 200), background: RGB(20, 24, 40), keepsImages: true))
    request.tints = [Tint(Rect(10, 10, 90, 90), RGB(0, 80, 255), opacity: 0.3)]
    let rgb = try bench.rasterizer.render(list, request).bytes
    for (layout, red) in [(PixelLayout.rgba, 0), (.bgra, 2)] {
      let drawn = try bench.rasterizer.render(list, request, as: layout)
      #expect(drawn.bytes.hasSameBytes(as: expanded(rgb, red: red)), "\(layout)")
    }
  }

  /// Memory that was used before has whatever was drawn there.
  @Test func memoryIsUsedAgain() throws {
    let bench = try RenderBench(.everything)
    let list = try bench.page.displayList()
    let request = bench.request(scale: 2)
    let expected = try bench.rasterizer.render(list, request, as: .rgba).bytes
    let large = try bench.rasterizer.render(list, bench.request(scale: 2.2)).byteCount
    #expect(bench.context.pictureMemory.use.bytes ?? 0 >= large)
    #expect(try bench.rasterizer.render(list, request, as: .rgba).bytes == expected)
    bench.context.pictureMemory.release()
    #expect(bench.context.pictureMemory.use == CacheUse(bytes: 0, limit: 96 << 20, entryLimit: 4))
  }

  /// Pixels are worked on in groups, with a rest of any size.
  @Test(arguments: 1...40) func everyWidth(width: Int) throws {
    let box = PixelBox(x0: 0, y0: 0, x1: width, y1: 3)
    let bitmap = try Bitmap(box: box, layout: .rgb, pool: PixelPool())
    for index in 0..<bitmap.byteCount { bitmap.base[index] = UInt8(truncatingIfNeeded: index * 37) }
    for (layout, red) in [(PixelLayout.rgba, 0), (.bgra, 2)] {
      let target = try Bitmap(box: box, layout: layout, pool: PixelPool())
      bitmap.expand(rows: 0..<3, into: target)
      #expect(target.bytes == expanded(bitmap.bytes, red: red), "\(layout)")
    }
    for index in 0..<bitmap.byteCount { bitmap.base[index] = UInt8(index / 3 % 250) }
    #expect(bitmap.hasOnlyGreys(rows: 0..<3))
    let png = try #require(DecodedPNG(bitmap.png()))
    #expect(png.channels == 1 && png.pixels == (0..<3 * width).map { UInt8($0 % 250) })
    for index in 0..<bitmap.byteCount {
      bitmap.base[index] ^= 1
      #expect(!bitmap.hasOnlyGreys(rows: 0..<3), "\(index)")
      bitmap.base[index] ^= 1
    }
  }

  @Test func memoryThatIsTooSmallIsRefused() throws {
    let bench = try RenderBench(.corner)
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: 16)
    let address = UInt(bitPattern: bytes)
    let memory = PixelMemory(bytes, capacity: 16) {
      UnsafeMutablePointer<UInt8>(bitPattern: address)?.deallocate()
    }
    let list = try bench.page.displayList()
    #expect(throws: EngineError.self) {
      try bench.rasterizer.render(list, bench.request(), as: .rgba, in: memory)
    }
  }

  @Test(
    .enabled(if: RenderCorpus.isThere),
    arguments: [
      "annotation-line", "blendmode", "issue14200", "shading_extend", "knockout_groups_test",
      "images_1bit_grayscale", "issue16263",
    ])
  func layoutsOfRealPages(name: String) throws {
    let bench = try RenderBench(.file("\(RenderCorpus.folder)/\(name).pdf"))
    let list = try bench.page.displayList()
    let request = bench.request(scale: 1.37)
    let rgb = try bench.rasterizer.render(list, request).bytes
    for (layout, red) in [(PixelLayout.rgba, 0), (.bgra, 2)] {
      let drawn = try bench.rasterizer.render(list, request, as: layout)
      #expect(drawn.bytes.hasSameBytes(as: expanded(rgb, red: red)), "\(layout)")
    }
  }
}
