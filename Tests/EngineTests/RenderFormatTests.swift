// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import TestSupport
import Testing

@testable import Engine

/// Every format gives the pixels back.
struct RenderFormatTests {
  @Test func greyPNG() throws {
    let bench = try RenderBench(.corner)
    let bitmap = try bench.render(bench.request(scale: 1.1))
    let png = try #require(DecodedPNG(bitmap.png()))
    #expect(png.channels == 1)
    #expect((png.width, png.height) == (bitmap.width, bitmap.height))
    #expect(png.pixels.flatMap { [$0, $0, $0] } == bitmap.bytes)
  }

  @Test(arguments: [RasterRequest.Background.white, .transparent])
  func colouredPNG(background: RasterRequest.Background) throws {
    let bench = try RenderBench(.everything)
    let bitmap = try bench.render(bench.request(scale: 2.3, background: background))
    let png = try #require(DecodedPNG(bitmap.png()))
    #expect(png.channels == (background == .white ? 3 : 4))
    #expect(png.pixels == bitmap.bytes)
  }

  /// Noise, runs of every length, and a skew that asks for codes of more than 15 bits.
  @Test(arguments: [PixelLayout.grey, .rgb, .rgba])
  func anyPixelsPNG(layout: PixelLayout) throws {
    let box = PixelBox(x0: 0, y0: 0, x1: 701, y1: 613)
    let bitmap = try Bitmap(box: box, layout: layout, pool: PixelPool())
    bitmap.fill(box, with: 7)
    var generator = SplitMix64(seed: 1)
    func random() -> Int { Int(generator.next() >> 40) }
    var index = 0
    while index < bitmap.byteCount {
      if index < bitmap.byteCount / 3 {
        bitmap.base[index] = UInt8(truncatingIfNeeded: random())
        index += 1
      } else {
        let value = UInt8(truncatingIfNeeded: random().trailingZeroBitCount)
        let run = random() % 700
        for offset in index..<min(index + run, bitmap.byteCount) { bitmap.base[offset] = value }
        index += run
      }
    }
    let png = try #require(DecodedPNG(bitmap.png()))
    #expect(png.channels == bitmap.components)
    #expect(png.pixels == bitmap.bytes)
  }

  /// Noise that the rows below repeat, in widths up to the greatest distance and beyond.
  @Test(arguments: [PixelLayout.grey, .rgb, .rgba], [1, 2, 3, 7, 500, 32_767, 33_000])
  func repeatedRowsPNG(layout: PixelLayout, width: Int) throws {
    let box = PixelBox(x0: 0, y0: 0, x1: width, y1: 23)
    let bitmap = try Bitmap(box: box, layout: layout, pool: PixelPool())
    var generator = SplitMix64(seed: 7)
    for index in 0..<bitmap.byteCount {
      let isNew = index < bitmap.stride || generator.next() % 300 == 0
      bitmap.base[index] =
        isNew
        ? UInt8(truncatingIfNeeded: generator.next() >> 8) : bitmap.base[index - bitmap.stride]
    }
    let file = try bitmap.png()
    let png = try #require(DecodedPNG(file))
    #expect(png.pixels == bitmap.bytes)
    let isNear = bitmap.stride + 1 <= 32_768
    if bitmap.stride > 100 { #expect((file.count < bitmap.byteCount / 5) == isNear) }
  }

  /// Strokes of noise that come again in their line and in the lines below, as letters do.
  @Test(arguments: [PixelLayout.grey, .rgb, .rgba])
  func repeatedStrokesPNG(layout: PixelLayout) throws {
    let box = PixelBox(x0: 0, y0: 0, x1: 900, y1: 61)
    let bitmap = try Bitmap(box: box, layout: layout, pool: PixelPool())
    bitmap.fill(box, with: 255)
    var generator = SplitMix64(seed: 9)
    for row in 0..<61 {
      let stroke = (0..<40).map { _ in UInt8(truncatingIfNeeded: generator.next() >> 8) }
      for start in stride(from: row % 7 * 5, to: bitmap.stride - 50, by: 97) {
        let places = bitmap.base + row * bitmap.stride + start
        for (index, value) in stroke.enumerated() { places[index] = value }
      }
    }
    let file = try bitmap.png()
    let png = try #require(DecodedPNG(file))
    #expect(png.pixels == bitmap.bytes)
    // Each row's stroke once, and some bytes for each repetition.
    #expect(file.count < 61 * (60 + 8 * (bitmap.stride / 97)))
  }

  @Test(arguments: [PixelLayout.grey, .rgb, .rgba])
  func smallPNG(layout: PixelLayout) throws {
    let bench = try RenderBench(.everything)
    let drawn = try bench.render(bench.request(scale: 2))
    let bitmap = try Bitmap(box: drawn.box, layout: layout, pool: PixelPool())
    for index in 0..<bitmap.byteCount { bitmap.base[index] = drawn.base[index % drawn.byteCount] }
    let small = try bitmap.smallPNG()
    let png = try #require(DecodedPNG(small))
    #expect(png.channels == bitmap.components)
    #expect(png.pixels == bitmap.bytes)
    #expect(try small.count < bitmap.png().count)
  }

  @Test func jpegOfAQuality() throws {
    let bench = try RenderBench(.everything)
    let bitmap = try bench.render(bench.request(scale: 2))
    let files = try [10, 50, 95].map { try bitmap.jpeg(quality: $0, on: bench.context) }
    #expect(files[0].count < files[1].count && files[1].count < files[2].count)
    for file in files {
      #expect(file.starts(with: [0xFF, 0xD8, 0xFF]) && file.suffix(2) == [0xFF, 0xD9])
      let frame = try #require(frameHeader(of: file))
      #expect(Int(file[frame + 5]) << 8 | Int(file[frame + 6]) == bitmap.height)
      #expect(Int(file[frame + 7]) << 8 | Int(file[frame + 8]) == bitmap.width)
    }
  }

  @Test(.enabled(if: WebPEncoder.system != nil, "needs libwebp"))
  func webPOfAQuality() throws {
    let encoder = try #require(WebPEncoder.system)
    let bench = try RenderBench(.everything)
    let bitmap = try bench.render(bench.request(scale: 2))
    let files = try [10, 50, 95].map { try encoder.file(of: bitmap, quality: $0) }
    #expect(files[0].count < files[1].count && files[1].count < files[2].count)
    for file in files {
      // A simple lossy file: RFC 9649, 2.5, and the frame header of RFC 6386, 9.1.
      #expect(file.prefix(4).elementsEqual("RIFF".utf8))
      #expect(file[8..<16].elementsEqual("WEBPVP8 ".utf8))
      #expect(Array(file[23..<26]) == [0x9D, 0x01, 0x2A])
      #expect((Int(file[27]) << 8 | Int(file[26])) & 0x3FFF == bitmap.width)
      #expect((Int(file[29]) << 8 | Int(file[28])) & 0x3FFF == bitmap.height)
    }
  }

  @Test(.enabled(if: WebPEncoder.system != nil, "needs libwebp"))
  func webPRefusesWhatItCannotHold() throws {
    let encoder = try #require(WebPEncoder.system)
    let long = PixelBox(x0: 0, y0: 0, x1: 16_384, y1: 1)
    let bitmap = try Bitmap(box: long, layout: .rgb, pool: PixelPool())
    bitmap.fill(long, with: 9)
    #expect(throws: EngineError.self) { try encoder.file(of: bitmap, quality: 80) }
    let grey = PixelBox(x0: 0, y0: 0, x1: 4, y1: 4)
    let other = try Bitmap(box: grey, layout: .grey, pool: PixelPool())
    #expect(throws: EngineError.self) { try encoder.file(of: other, quality: 80) }
  }

  @Test func aMissingLibraryIsNoEncoder() {
    #expect(WebPEncoder(library: "/nonexistent/libwebp.so.7") == nil)
    #expect(WebPEncoder(library: "libc.so.6") == nil)
  }

  /// The frame header, with the size, of a sequential or progressive JPEG file (ISO/IEC 10918-1,
  /// B.2.2).
  private func frameHeader(of file: [UInt8]) -> Int? {
    var place = 2
    while place + 9 <= file.count, file[place] == 0xFF {
      if (0xC0...0xC2).contains(file[place + 1]) { return place }
      place += 2 + (Int(file[place + 2]) << 8 | Int(file[place + 3]))
    }
    return nil
  }

  @Test func codesStayWithinTheLimit() {
    // Fibonacci's numbers make the deepest tree.
    var counts: [UInt32] = [1, 1]
    while counts.count < 40 { counts.append(counts[counts.count - 1] + counts[counts.count - 2]) }
    let code = HuffmanCode(counts: counts)
    #expect(code.lengths.max() == 15)
    #expect(code.lengths.reduce(0) { $0 + 1 << (15 - Int($1)) } == 1 << 15)
  }

  @Test func rawRows() throws {
    let bench = try RenderBench(.everything)
    let bitmap = try bench.render(bench.request())
    let bytes = bitmap.bytes
    #expect(bitmap.ppm == Array("P6\n200 300\n255\n".utf8) + bytes)
  }

  @Test func transparentPaper() throws {
    let bench = try RenderBench(
      RenderFixture(
        content: "/GS gs 1 0 0 rg 0 0 20 20 re f",
        objects: ["<</ca 0.5>>"], resources: "/ExtGState<</GS 5 0 R>>"))
    let bitmap = try bench.render(bench.request(background: .transparent))
    #expect(bitmap.pixel(100, 100) == [0, 0, 0, 0])
    #expect(bitmap.pixel(5, 295)[0] == 255)
    #expect((126...129).contains(bitmap.pixel(5, 295)[3]))
  }

  @Test func svg() throws {
    let bench = try RenderBench(.everything)
    let list = try bench.page.displayList()
    let text = String(
      decoding: try bench.rasterizer.svg(list, bench.request(scale: 2)), as: UTF8.self)
    #expect(text.contains("<svg"))
    #expect(text.contains("width=\"400\"") && text.contains("height=\"600\""))
    #expect(text.contains("<path"))
    #expect(text.hasSuffix("</svg>\n"))
  }
}
