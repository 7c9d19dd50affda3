// SPDX-License-Identifier: AGPL-3.0-or-later

import CDeflate
import Foundation
import Geometry
import TestSupport
import Testing

@testable import Engine

/// Threads of a test that draw parts of one picture.
private final class TestTeam: RasterTeam, @unchecked Sendable {
  let threadCount: Int
  private let contexts: [EngineContext]

  init(_ threadCount: Int, cloning context: EngineContext) throws {
    self.threadCount = threadCount
    contexts = try (0..<64).map { _ in try context.clone() }
  }

  func share(
    _ count: Int, with context: EngineContext, _ body: @Sendable (Int, EngineContext) -> Void
  ) {
    // A context for each piece, so that no two threads ever have the same one.
    withoutActuallyEscaping(body) { body in
      let pieces = Pieces(body: body, contexts: contexts)
      DispatchQueue.concurrentPerform(iterations: count) { pieces.body($0, pieces.contexts[$0]) }
    }
  }

  private struct Pieces: @unchecked Sendable {
    let body: @Sendable (Int, EngineContext) -> Void
    let contexts: [EngineContext]
  }
}

/// What several threads draw.
@Suite struct RasterTeamTests {
  private func bench(_ threads: Int) throws -> RenderBench {
    let bench = try RenderBench(.everything)
    bench.rasterizer.context.team = try TestTeam(threads, cloning: bench.context)
    return bench
  }

  /// Cutting rounds a little differently along the cuts, and nowhere else by much.
  @Test(arguments: [2, 3, 7])
  func isAlmostThePageOfOneThread(threads: Int) throws {
    let alone = try RenderBench(.everything)
    let request = alone.request(scale: 6)
    let expected = try alone.render(request).bytes
    let bench = try bench(threads)
    let drawn = try bench.render(request).bytes
    #expect(drawn.count == expected.count)
    let differing = drawn.countOfBytes(furtherThan: 8, from: expected)
    #expect(differing < expected.count / 500)
    #expect(try bench.render(request).bytes.hasSameBytes(as: drawn))
  }

  @Test func tilesEqualThePage() throws {
    let bench = try bench(3)
    let request = bench.request(scale: 6, rotation: 90)
    let whole = try bench.render(request)
    var part = request
    let size = bench.page.size
    part.rect = Rect(0.2 * size.width, 0.2 * size.height, 0.7 * size.width, 0.9 * size.height)
    let tile = try bench.render(part)
    let (wholeBytes, tileBytes) = (whole.bytes, tile.bytes)
    for y in stride(from: tile.box.y0, to: tile.box.y1, by: 7) {
      let start = y * whole.stride + tile.box.x0 * 3
      let row = (y - tile.box.y0) * tile.stride
      #expect(
        wholeBytes[start..<start + tile.stride].hasSameBytes(
          as: tileBytes[row..<row + tile.stride]))
    }
  }

  @Test func themesAreAppliedToEveryRow() throws {
    let bench = try bench(4)
    let colors = Recolor(
      foreground: RGB(220, 220, 200), background: RGB(20, 24, 40), keepsImages: false)
    let bitmap = try bench.render(bench.request(scale: 6, colors: colors))
    for y in stride(from: 0, to: bitmap.height, by: 97) {
      #expect(bitmap.pixel(bitmap.width - 1, y) == [20, 24, 40])
    }
  }

  @Test(arguments: [RenderFixture.everything, .corner])
  func compressedPartsAreOnePNG(fixture: RenderFixture) throws {
    let bench = try RenderBench(fixture)
    let context = bench.rasterizer.context
    context.team = try TestTeam(3, cloning: bench.context)
    let bitmap = try bench.render(bench.request(scale: 6))
    let bytes = try bitmap.png(on: context)
    #expect(IntactPNG(bytes) != nil)
    let png = try #require(DecodedPNG(bytes))
    let pixels =
      png.channels == 1 ? png.pixels.flatMap { [$0, $0, $0] } : png.pixels
    #expect(pixels.hasSameBytes(as: bitmap.bytes))
  }

  @Test func anErrorOfOnePartIsTheErrorOfAll() throws {
    let bench = try bench(3)
    let cancellation = Cancellation()
    cancellation.cancel()
    let list = try bench.page.displayList()
    #expect(throws: EngineError.cancelled) {
      try bench.rasterizer.render(list, bench.request(scale: 6), cancellation: cancellation)
    }
  }

  @Test(arguments: [0, 1, 5551, 5552, 5553, 65_520, 65_521, 200_000])
  func checksumsOfPiecesAreJoined(length: Int) {
    let first = (0..<70_000).map { UInt8(truncatingIfNeeded: $0 &* 37) }
    let second = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 91 &+ 3) }
    func sum(_ bytes: [UInt8]) -> UInt32 {
      bytes.withUnsafeBytes { libdeflate_adler32(1, $0.baseAddress, $0.count) }
    }
    #expect(CompressedRows.joined(sum(first), sum(second), length) == sum(first + second))
  }
}
