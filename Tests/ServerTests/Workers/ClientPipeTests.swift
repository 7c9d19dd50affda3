// SPDX-License-Identifier: AGPL-3.0-or-later

import JSONRPC
import System
import Testing

@testable import Server

/// The front's queue of messages that its client has sent.
struct ClientPipeTests {
  private func texts(_ events: [FrameEvent]) -> [String] {
    events.map { event in
      guard case .frame(let bytes) = event else { return "refused" }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  @Test func someFramesAreTakenAheadOfOthers() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    var configuration = MainLoop.Configuration()
    (configuration.input, configuration.framing) = (ends[0], .lines)
    let client = ClientPipe(configuration)
    func send(_ text: String) { _ = write(ends[1], text, text.utf8.count) }
    var asked: [String] = []
    func takeAnswers() {
      client.takeAhead { bytes in
        asked.append(String(decoding: bytes, as: UTF8.self))
        return bytes.first == UInt8(ascii: "a")
      }
    }

    send("open\na1\ncancel\na2\n")
    client.read()
    #expect(client.waitingBytes == 14)
    takeAnswers()
    #expect(asked == ["open", "a1", "cancel", "a2"])
    #expect(client.waitingBytes == 10)
    send("list\na3\n")
    client.read()
    takeAnswers()
    #expect(asked.dropFirst(4) == ["list", "a3"])
    var rest: [FrameEvent] = []
    while let event = client.nextEvent() { rest.append(event) }
    #expect(texts(rest) == ["open", "cancel", "list"])
    #expect(client.waitingBytes == 0 && !client.hasEvents)

    send("a4\n")
    client.read()
    #expect(texts([client.nextEvent()].compactMap(\.self)) == ["a4"])
  }
}
