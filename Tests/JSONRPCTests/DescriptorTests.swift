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
    let writer = DescriptorWriter(ends.write)
    let left = Mailbox<Void>()
    for thread in 0..<2 {
      try spawnThread("writer") {
        let message = [UInt8](repeating: UInt8(ascii: "a") + UInt8(thread), count: 99_999) + [10]
        for _ in 0..<5 { try? writer.write(message) }
        left.post(())
      }
    }
    try spawnThread("closer") {
      left.take()
      left.take()
      close(ends.write)
    }
    var reader = FrameReader(framing: .lines)
    var frames: [FrameEvent] = []
    try DescriptorReader(ends.read).readAll { frames += reader.feed($0) }
    close(ends.read)
    #expect(frames.count == 10)
    for case .frame(let bytes) in frames {
      #expect(bytes.count == 99_999 && Set(bytes).count == 1)
    }
  }

  @Test func brokenPipe() throws {
    let ends = makePipe()
    let writer = DescriptorWriter(ends.write)
    close(ends.read)
    let error = #expect(throws: SystemError.self) { try writer.write([1]) }
    #expect(error?.isBrokenPipe == true)
    #expect(error?.description == "Could not write the output: Broken pipe.")
    close(ends.write)
    let same = #expect(throws: SystemError.self) { try writer.write([1]) }
    #expect(same == error)
  }

  @Test func badDescriptor() {
    let error = #expect(throws: SystemError.self) { try DescriptorReader(-1).readAll { _ in } }
    #expect(error?.number == EBADF)
  }
}
