// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Geometry
import Testing

@testable import Engine

/// Limits, cancellation, and lists that outlive what made them.
struct RenderLimitTests {
  @Test func tooManyPixels() throws {
    let bench = try RenderBench(.corner, limits: EngineLimits(pixels: 1000))
    #expect(
      throws: EngineError.limitExceeded(
        EngineLimit(.pixels, 1000),
        "200 × 300 pixels are more than the limit of 1000; ask for a smaller scale or for tiles"
      )
    ) { try bench.render(bench.request()) }
    let tile = bench.request(rect: Rect(0, 0, 20, 20))
    #expect(try bench.render(tile).width == 20)
  }

  @Test func absurdScales() throws {
    let bench = try RenderBench(.corner)
    for scale in [1e4, 1e30, Double.greatestFiniteMagnitude] {
      #expect(throws: EngineError.self) { try bench.render(bench.request(scale: scale)) }
    }
  }

  @Test func tilesOfAHugePage() throws {
    let bench = try RenderBench(.corner)
    let bitmap = try bench.render(
      bench.request(scale: 3000, rect: Rect(19.99, 279.99, 20.01, 280.01)))
    #expect((bitmap.width, bitmap.height) == (60, 60))
    #expect(bitmap.pixel(10, 50) == [0, 0, 0])
    #expect(bitmap.pixel(50, 10) == [255, 255, 255])
  }

  @Test func cancelledBefore() throws {
    let bench = try RenderBench(.everything)
    let cancellation = Cancellation()
    cancellation.cancel()
    #expect(cancellation.isCancelled)
    let list = try bench.page.displayList()
    #expect(throws: EngineError.cancelled) {
      try bench.rasterizer.render(list, bench.request(), cancellation: cancellation)
    }
    #expect(throws: EngineError.cancelled) {
      try bench.rasterizer.svg(list, bench.request(), cancellation: cancellation)
    }
    #expect(throws: EngineError.cancelled) {
      try bench.page.displayList(.contents, cancellation: cancellation)
    }
  }

  /// Also inside of a clip, which the engine cannot close then.
  @Test(arguments: ["", "100 0 m 0 300 l 200 300 l h W n\n"])
  func cancelledDuring(clip: String) throws {
    let curve = "0 0 m 200 300 -100 50 190 3 c 10 20 180 90 5 299 c f\n"
    let content = clip + String(repeating: curve, count: 100_000)
    let bench = try RenderBench(RenderFixture(content: content))
    let list = try bench.page.displayList()
    let cancellation = Cancellation()
    let watcher = Thread {
      // MuPDF counts the drawing's steps in the cookie.
      let cookie = cancellation.cookie
      while cookie.pointee.progress < 50 { usleep(100) }
      cancellation.cancel()
    }
    watcher.start()
    #expect(throws: EngineError.cancelled) {
      try bench.rasterizer.render(list, bench.request(scale: 5), cancellation: cancellation)
    }
  }

  @Test func listsAreKeptForTheLastPages() throws {
    let bench = try RenderBench(.everything)
    let list = try bench.page.displayList()
    #expect(try bench.page.displayList() === list)
    #expect(try bench.page.displayList(.contents) !== list)
    bench.page.forgetAppearances()
    #expect(try bench.page.displayList() !== list)
    let contents = try bench.page.displayList(.contents)
    bench.document.reloadPages()
    #expect(try bench.document.page(0).displayList(.contents) !== contents)
  }

  @Test func cacheForgetsTheOldest() throws {
    let cache = DisplayListCache()
    let benches = try (0..<22).map { _ in try RenderBench(.corner) }
    for bench in benches {
      cache[bench.page, .contents] = try bench.page.displayList(.contents)
    }
    #expect(cache.count == DisplayListCache.mostPages)
    #expect(cache[benches[1].page, .contents] == nil)
    #expect(cache[benches[2].page, .contents] != nil)
    #expect(cache[benches[21].page, .contents] != nil)
  }

  @Test func aFewListsAreKeptWhateverTheirSize() throws {
    let cache = DisplayListCache()
    let text = MinimalPDF((0..<80_000).map { (x: $0 % 400, y: $0 % 300, text: "line \($0)") })
    let documents = try (0..<10).map { _ in
      try Document.open(.data(text.bytes), in: EngineContext(cacheBytes: 0))
    }
    let pages = try documents.map { try $0.page(0) }
    for page in pages { cache[page, .contents] = try page.displayList(.contents) }
    #expect(cache.bytes > DisplayListCache.mostBytes)
    #expect(
      pages.map { cache[$0, .contents] == nil } == [true, true] + Array(repeating: false, count: 8))
  }

  /// The last owner of a list may be on another thread, while the document goes on or is gone.
  @Test func listsAreDroppedOnOtherThreads() throws {
    var bench: RenderBench? = try RenderBench(.everything)
    let lists = try (0..<20).map { _ in
      bench?.page.forgetAppearances()
      return try #require(try bench?.page.displayList())
    }
    let holder = Holder(lists)
    let thread = Thread { holder.lists.removeAll() }
    thread.start()
    for _ in 0..<20 {
      bench?.page.forgetAppearances()
      _ = try bench?.page.displayList()
    }
    bench = nil
    while !thread.isFinished { usleep(100) }
    #expect(holder.lists.isEmpty)
  }

  @Test(.enabled(if: RenderCorpus.isThere)) func firstPagesOfTheCorpus() throws {
    var drawn = 0
    for file in try RenderCorpus.files {
      do {
        let bench = try RenderBench(.file(file), limits: EngineLimits(pixels: 1 << 20))
        let bitmap = try bench.render(bench.request(scale: 0.3))
        #expect(try !bitmap.png().isEmpty)
        drawn += 1
      } catch is EngineError {
        continue
      }
    }
    #expect(drawn > 300)
  }
}

/// Hands lists to a thread.
private final class Holder: @unchecked Sendable {
  var lists: [DisplayList]
  init(_ lists: [DisplayList]) { self.lists = lists }
}
