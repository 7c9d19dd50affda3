// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import TestSupport
import Testing

@testable import Engine

struct RenderRecolorTests {
  private let ink = RGB(220, 216, 200)
  private let paper = RGB(0x1D, 0x20, 0x30)

  private func theme(keepsImages: Bool = false) -> Recolor {
    Recolor(foreground: ink, background: paper, keepsImages: keepsImages)
  }

  private func bytes(_ color: RGB) -> [UInt8] { [color.red, color.green, color.blue] }

  @Test func paperAndInkAreExact() throws {
    let bench = try RenderBench(.corner)
    let bitmap = try bench.render(bench.request(colors: theme()))
    #expect(bitmap.pixel(5, 295) == bytes(ink))
    #expect(bitmap.pixel(100, 100) == bytes(paper))
  }

  @Test func lightnessIsMonotone() {
    let map = ColorMap(theme())
    let lightness = (0...255).map { value in
      let grey = UInt8(value)
      return OKLab(map.apply(RGB(grey, grey, grey))).lightness
    }
    for (darker, lighter) in zip(lightness, lightness.dropFirst()) {
      #expect(lighter <= darker + 0.004)
    }
  }

  @Test(arguments: [RGB(255, 0, 0), RGB(0, 128, 0), RGB(0, 0, 255), RGB(255, 160, 0)])
  func huesAreKeptAndReadable(color: RGB) {
    let before = OKLab(color)
    let after = OKLab(ColorMap(theme()).apply(color))
    let cosine = (before.a * after.a + before.b * after.b) / (before.chroma * after.chroma)
    #expect(cosine > 0.99)
    #expect(after.lightness > OKLab(paper).lightness + 0.1)
  }

  @Test func tableIsCloseToTheMap() {
    let map = ColorMap(theme())
    let table = ColorTable(theme())
    var generator = SplitMix64(seed: 7)
    for _ in 0..<4000 {
      let state = generator.next()
      let color = RGB(
        UInt8(truncatingIfNeeded: state >> 8), UInt8(truncatingIfNeeded: state >> 16),
        UInt8(truncatingIfNeeded: state >> 24))
      let exact = bytes(map.apply(color))
      let quick = bytes(table.map(color))
      for (a, b) in zip(exact, quick) { #expect(abs(Int(a) - Int(b)) <= 16) }
    }
    for value in UInt8.min...UInt8.max {
      let grey = RGB(value, value, value)
      #expect(map.apply(grey) == table.map(grey))
    }
  }

  @Test func picturesAreKeptOnDemand() throws {
    let fixture = RenderFixture(
      content: "q 100 0 0 100 50 100 cm /Im Do Q 0 0 20 20 re f",
      objects: [
        RenderFixture.stream(
          "/Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceRGB/BitsPerComponent 8"
            + "/Filter/ASCIIHexDecode", "30C0F0>")
      ], resources: "/XObject<</Im 5 0 R>>")
    let bench = try RenderBench(fixture)
    let kept = try bench.render(bench.request(colors: theme(keepsImages: true)))
    #expect(kept.pixel(100, 150) == [0x30, 0xC0, 0xF0])
    #expect(kept.pixel(51, 101) == [0x30, 0xC0, 0xF0])
    #expect(kept.pixel(48, 150) == bytes(paper))
    #expect(kept.pixel(5, 295) == bytes(ink))
    let mapped = try bench.render(bench.request(colors: theme()))
    #expect(mapped.pixel(100, 150) != [0x30, 0xC0, 0xF0])
  }

  @Test func stencilsAreInk() throws {
    let fixture = RenderFixture(
      content: "q 100 0 0 100 50 100 cm /Im Do Q",
      objects: [
        RenderFixture.stream(
          "/Type/XObject/Subtype/Image/Width 1/Height 1/ImageMask true/BitsPerComponent 1"
            + "/Filter/ASCIIHexDecode", "00>")
      ], resources: "/XObject<</Im 5 0 R>>")
    let bench = try RenderBench(fixture)
    let bitmap = try bench.render(bench.request(colors: theme(keepsImages: true)))
    #expect(bitmap.pixel(100, 150) == bytes(ink))
  }

  @Test func transparentPaperStaysTransparent() throws {
    let bench = try RenderBench(.corner)
    let bitmap = try bench.render(bench.request(colors: theme(), background: .transparent))
    #expect(bitmap.pixel(5, 295) == bytes(ink) + [255])
    #expect(bitmap.pixel(100, 100)[3] == 0)
  }
}
