// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

@testable import JSONRPC

@Suite struct DescriptorTests {
  private func makePipe(blocking: Bool = true) -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    if !blocking { for end in ends { #expect(fcntl(end, F_SETFL, O_NONBLOCK) == 0) } }
    return (ends[0], ends[1])
  }

  @Test(arguments: [true, false])
  func whatIsWrittenIsRead(blocking: Bool) throws {
    let ends = makePipe(blocking: blocking)
    let outlet = MessageOutput(OutputDescriptor(ends.write), limit: 0)
    for thread in 0..<2 {
      try spawnThread("writer") {
        let message = [UInt8](repeating: UInt8(ascii: "a") + UInt8(thread), count: 99_999) + [10]
        for _ in 0..<5 { outlet.send(message) }
      }
    }
    let other = makePipe(blocking: blocking)
    try spawnThread("copier") {
      // The outlet keeps its pipe open: what ends is the copy.
      var (left, bytes) = (1_000_000, [UInt8](repeating: 0, count: 70_000))
      let copy = MessageOutput(OutputDescriptor(other.write), limit: 1000)
      while left > 0 {
        let count = read(ends.read, &bytes, bytes.count)
        if count < 0 { usleep(1000) }
        guard count > 0 else { continue }
        left -= count
        copy.send(Array(bytes.prefix(count)))
        copy.waitForRoom()
      }
      copy.finish(patience: .seconds(60))
      copy.send([UInt8(ascii: "!"), 10])
    }
    var reader = FrameReader(framing: .lines)
    var frames: [FrameEvent] = []
    var bytes = [UInt8](repeating: 0, count: 70_000)
    while frames.count < 11 {
      let count = read(other.read, &bytes, bytes.count)
      if count < 0 { usleep(1000) }
      if count > 0 { frames += reader.feed(Array(bytes.prefix(count))) }
    }
    for case .frame(let bytes) in frames.prefix(10) {
      #expect(bytes.count == 99_999 && Set(bytes).count == 1)
    }
    #expect(frames.last == .frame([UInt8(ascii: "!")]))
  }

  @Test(arguments: [true, false])
  func allIsReadToItsEnd(blocking: Bool) throws {
    let ends = makePipe(blocking: blocking)
    try spawnThread("writer") {
      for _ in 0..<20 {
        _ = write(ends.write, [UInt8](repeating: 1, count: 1000), 1000)
        usleep(1000)
      }
      close(ends.write)
    }
    var count = 0
    try DescriptorReader(ends.read, chunkSize: 777).readAll { count += $0.count }
    #expect(count == 20_000)
    close(ends.read)
  }

  @Test func whatIsNotReadWaits() {
    let ends = makePipe()
    let outlet = MessageOutput(OutputDescriptor(ends.write), limit: 1000)
    for _ in 0..<100 { outlet.send([UInt8](repeating: 1, count: 10_000)) }
    #expect(outlet.dropped == 0)
    for _ in 0..<100 { outlet.send([UInt8](repeating: 2, count: 10_000), isDroppable: true) }
    #expect(outlet.dropped >= 99)
    #expect(!outlet.isBroken)
    close(ends.read)
    close(ends.write)
  }

  @Test func brokenPipe() {
    let ends = makePipe()
    let outlet = MessageOutput(OutputDescriptor(ends.write), limit: 1000)
    close(ends.read)
    #expect(!outlet.isBroken)
    outlet.send([1])
    #expect(outlet.isBroken)
    // Nobody waits for a reader who is gone.
    outlet.waitForRoom()
    outlet.finish(patience: .seconds(60))
    close(ends.write)
  }

  @Test func badDescriptor() {
    let error = #expect(throws: SystemError.self) { try DescriptorReader(-1).readAll { _ in } }
    #expect(error?.number == EBADF)
  }
}
