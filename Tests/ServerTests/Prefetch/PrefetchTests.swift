// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import JSON
import JSONRPC
import Testing

@testable import Server

/// A lane that counts its drawings and finishes each at once, or when ``finishOne()`` is called.
private final class CountingLane: RasterLane {
  private(set) var count = 0
  /// Whether orders wait for ``finishOne()``.
  var waits = false
  private var orders: [() -> Void] = []
  private let context: EngineContext
  /// Takes the place of the lane's own context: nothing can be drawn with it.
  private let blind: EngineContext
  var isBlind = false

  init(_ context: EngineContext) throws {
    self.context = try context.clone()
    blind = try EngineContext(cacheBytes: 0, limits: EngineLimits(pixels: 1))
  }

  func run(
    _ work: @escaping @Sendable (EngineContext) -> [UInt8], finish: @escaping ([UInt8]) -> Void
  ) {
    count += 1
    let order = { [self] in finish(work(isBlind ? blind : context)) }
    if waits { orders.append(order) } else { order() }
  }

  func finishOne() { orders.removeFirst()() }
}

@Suite struct PrefetchTests {
  private final class Lanes {
    var asked: CountingLane?
    var prefetch: CountingLane?
    /// The number that the names of shared memory contain.
    var random: [UInt64] = []
  }

  private let bench: TurnBench
  private let asked: CountingLane
  private let prefetch: CountingLane
  private let lanes = Lanes()

  init() throws {
    bench = try TurnBench { [lanes] world, context in
      world.randomness = {
        lanes.random.append(.random(in: 0 ... .max))
        return lanes.random.last ?? 0
      }
      let asked = try CountingLane(context)
      let prefetch = try CountingLane(context)
      (world.rasterLane, world.prefetchLane) = (asked, prefetch)
      (lanes.asked, lanes.prefetch) = (asked, prefetch)
    }
    asked = try #require(lanes.asked)
    prefetch = try #require(lanes.prefetch)
    _ = bench.ask("document/open", #"{"path": "\#(Client.path("pages.pdf"))"}"#)
  }

  private func params(_ page: Int, _ more: String = #""width": 60"#) -> String {
    #"{"documentId": "d1", "pageIndex": \#(page), \#(more)}"#
  }

  /// The picture that a server without prefetching returns.
  private func drawn(_ page: Int, _ more: String = #""width": 60"#) throws -> JSONTree? {
    let other = try TurnBench()
    _ = other.ask("document/open", #"{"path": "\#(Client.path("pages.pdf"))"}"#)
    return other.ask("page/render", params(page, more))[member: "result"]
  }

  @Test(arguments: ["png", "ppm", "svg", "rgba"])
  func theNextPageIsThereAlready(format: String) throws {
    let look = #""width": 60, "format": "\#(format)""#
    _ = bench.ask("page/render", params(0, look))
    #expect(prefetch.count == 1)
    asked.isBlind = true
    let turned = bench.ask("page/render", params(1, look))
    #expect(try turned[member: "result"] == drawn(1, look))
    // And so on, in the same direction.
    #expect(prefetch.count == 2)
    #expect(bench.ask("page/render", params(2, look))[member: "result"] != nil)
  }

  @Test func whoReadsBackwardsGetsThePageBefore() throws {
    _ = bench.ask("page/render", params(3))
    _ = bench.ask("page/render", params(2))
    asked.isBlind = true
    #expect(try bench.ask("page/render", params(1))[member: "result"] == drawn(1))
  }

  @Test func anotherLookIsDrawnAnew() throws {
    _ = bench.ask("page/render", params(0))
    asked.isBlind = true
    let larger = bench.ask("page/render", params(1, #""width": 61"#))
    #expect(larger["error.data.kind"] != nil || larger[member: "error"] != nil)
    asked.isBlind = false
    let dark = ##""width": 60, "colors": {"foreground": "#ffffff", "background": "#000000"}"##
    #expect(
      try bench.ask("page/render", params(1, dark))[member: "result"] == drawn(1, dark))
  }

  @Test func aChangedPageIsDrawnAnew() throws {
    _ = bench.ask("page/render", params(0))
    let square =
      ##"{"type": "square", "pageIndex": 1, "rect": [5, 5, 50, 50], "color": "#ff0000"}"##
    _ = bench.ask("annotations/add", #"{"documentId": "d1", "annotation": \#(square)}"#)
    let turned = bench.ask("page/render", params(1))
    #expect(turned[member: "result"] != nil)
    #expect(try turned[member: "result"] != drawn(1))
  }

  @Test func aClosedDocumentLeavesNothingBehind() throws {
    prefetch.waits = true
    _ = bench.ask("page/render", params(0))
    _ = bench.ask("document/close", #"{"documentId": "d1"}"#)
    prefetch.finishOne()
    #expect(bench.ask("server/ping", "{}")[member: "result"] != nil)
  }

  @Test func whatIsAskedForStopsWhatIsNot() throws {
    prefetch.waits = true
    _ = bench.ask("page/render", params(0))
    // Another page than the one that is being prepared.
    #expect(try bench.ask("page/render", params(3))[member: "result"] == drawn(3))
    prefetch.finishOne()
    // It was cancelled, and the trail led elsewhere meanwhile.
    while bench.turn() {}
    prefetch.finishOne()
    #expect(prefetch.count == 2)
    #expect(try bench.ask("page/render", params(1))[member: "result"] == drawn(1))
  }

  @Test func sharedMemoryOfUnwantedPicturesIsUsedAgain() throws {
    let look = #""width": 60, "format": "rgba", "delivery": "sharedMemory""#
    let first = bench.ask("page/render", params(0, look))
    let prepared = try names()
    #expect(prepared.count == 2)
    // The page after page 3 takes the memory of the page after page 0.
    let other = bench.ask("page/render", params(3, look))
    #expect(try names().subtracting(prepared).count <= 1)
    for reply in [first, other] {
      let name = try #require(reply["result.sharedMemory.name"]?.string)
      _ = bench.ask("render/release", #"{"documentId": "d1", "sharedMemory": "\#(name)"}"#)
    }
    bench.exit()
    #expect(try names().intersection(prepared).isEmpty)
  }

  /// The shared memory that this session has made.
  private func names() throws -> Set<String> {
    let beginnings = lanes.random.map { "recto-" + String($0, radix: 16) }
    let all = try FileManager.default.contentsOfDirectory(atPath: "/dev/shm")
    return Set(all.filter { name in beginnings.contains { name.hasPrefix($0) } })
  }
}

@Suite struct PrefetchPauseTests {
  private final class Time { var now = 0.0 }

  private let bench: TurnBench
  private let time: Time
  private let prefetch: CountingLane

  init() throws {
    let (time, lanes) = (Time(), Lanes())
    bench = try TurnBench { world, context in
      let lane = try CountingLane(context)
      (world.prefetchLane, world.prefetchPause, world.uptime) = (lane, 15, { time.now })
      lanes.prefetch = lane
    }
    (self.time, prefetch) = (time, try #require(lanes.prefetch))
    _ = bench.ask("document/open", #"{"path": "\#(Client.path("pages.pdf"))"}"#)
  }

  private final class Lanes { var prefetch: CountingLane? }

  private func show(_ page: Int) {
    _ = bench.ask("page/render", #"{"documentId": "d1", "pageIndex": \#(page), "width": 60}"#)
  }

  private func pass(_ milliseconds: Double) {
    time.now += milliseconds
    while bench.turn() {}
  }

  @Test func aPageIsPreparedAfterAPause() {
    show(0)
    #expect(prefetch.count == 0)
    #expect(bench.deadline == 15)
    pass(14)
    #expect(prefetch.count == 0)
    pass(1)
    #expect(prefetch.count == 1)
    #expect(bench.deadline != 15)
  }

  @Test func requestsHereAndThereAreNotHeldUp() {
    for page in [0, 3, 1] {
      show(page)
      pass(5)
    }
    #expect(prefetch.count == 0)
  }

  @Test func pagesInReadingOrderArePreparedAtOnce() {
    show(0)
    show(1)
    #expect(prefetch.count == 1)
    show(2)
    #expect(prefetch.count == 2)
  }
}

@Suite struct InterruptionTests {
  @Test func aMessageStopsTheWorkUnderWay() {
    let interruption = Interruption()
    interruption.reset()
    interruption.guarding { cancellation in
      #expect(!cancellation.isCancelled)
      interruption.messageCame()
      #expect(cancellation.isCancelled)
    }
  }

  @Test func aMessageThatCameJustBeforeStopsItToo() {
    let interruption = Interruption()
    interruption.messageCame()
    interruption.guarding { #expect($0.isCancelled) }
    interruption.reset()
    interruption.guarding { #expect(!$0.isCancelled) }
  }
}
