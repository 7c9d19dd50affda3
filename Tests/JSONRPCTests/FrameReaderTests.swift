// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import JSONRPC

func lsp(_ text: String) -> String { "Content-Length: \(text.utf8.count)\r\n\r\n\(text)" }

func frame(_ text: String) -> FrameEvent { .frame(Array(text.utf8)) }

/// Everything that comes of the text, read in two parts that meet at `split`, or byte by byte.
func events(
  _ text: String, split: Int? = nil, framing: Framing? = nil,
  limit: Int = FrameReader.defaultLimit
) -> [FrameEvent] {
  var reader = FrameReader(framing: framing, limit: limit)
  let bytes = Array(text.utf8)
  var events: [FrameEvent] = []
  if let split {
    events += reader.feed(Array(bytes[..<split]))
    events += reader.feed(Array(bytes[split...]))
  } else {
    for byte in bytes { events += reader.feed([byte]) }
  }
  return events + reader.finish()
}

@Suite struct FrameReaderTests {
  private static let streams: [(String, [FrameEvent])] = [
    (
      "\n {\"a\":1}\r\n\n[2]\n\t\r\nx\n{\"ends\":3}",
      [frame("{\"a\":1}\r"), frame("[2]"), frame("x"), frame("{\"ends\":3}")]
    ),
    (
      "\r\n" + lsp("{}") + "\r\n" + lsp("{\"é\":\"\n\"}")
        + "content-TYPE: x\r\nCONTENT-length:\t2 \n\n[]" + "Content-Length: 0\r\n\r\n",
      [frame("{}"), frame("{\"é\":\"\n\"}"), frame("[]"), frame("")]
    ),
    (
      "Content-Type: x\r\n\r\n{\"lost\":1}" + lsp("{}"),
      [.refused(.noContentLength), frame("{}")]
    ),
    (
      "Content-Length: -1\r\n\r\n{}CContent-Length: 99999999999999999999\r\n\r\n" + lsp("{}"),
      [
        .refused(.badContentLength("-1")), .refused(.badContentLength("99999999999999999999")),
        frame("{}"),
      ]
    ),
    (
      "Content-Length: 3\r\n\r\n{\"a\":1}" + lsp("{}"),
      [frame("{\"a"), .refused(.malformedHeader("\":1}Content-Length: 2")), frame("{}")]
    ),
    (
      "Content-Length: 30\r\n\r\n{}" + lsp("{\"eaten\":1}") + lsp("{}"),
      [
        frame("{}Content-Length: 11\r\n\r\n{\"eate"),
        .refused(.malformedHeader("n\":1}Content-Length: 2")), frame("{}"),
      ]
    ),
    ("Content-Length: 5\r\n\r\n{}", [.refused(.endsEarly)]),
    ("Content-Length: 5\r\n", [.refused(.endsEarly)]),
    ("Conten", [.refused(.endsEarly)]),
    ("garbage\n{}", [frame("garbage"), frame("{}")]),
    ("", []), (" \n ", []), (lsp("{}") + "\r\n", [frame("{}")]),
  ]

  @Test(arguments: streams)
  func anySplitGivesTheSame(text: String, expected: [FrameEvent]) {
    #expect(events(text) == expected)
    for split in 0...text.utf8.count { #expect(events(text, split: split) == expected) }
  }

  @Test func framingIsTold() {
    var reader = FrameReader()
    #expect(reader.framing == nil)
    _ = reader.feed(Array(" \n".utf8))
    #expect(reader.framing == nil)
    _ = reader.feed(Array(" [".utf8))
    #expect(reader.framing == .lines)
    #expect(events("Content-Length: 2\n", framing: .lines) == [frame("Content-Length: 2")])
    #expect(events("{}\n" + lsp("[]"), framing: .lsp).last == frame("[]"))
  }

  @Test func tooLong() {
    let long = String(repeating: "x", count: 11)
    #expect(
      events("\(long)\n1234567890\n", limit: 10) == [
        .refused(.tooLong(limit: 10)), frame("1234567890"),
      ])
    #expect(
      events("\(long)\(long)\(long)", framing: .lines, limit: 10) == [.refused(.tooLong(limit: 10))]
    )
    #expect(
      events(lsp(long) + lsp("{}"), limit: 10) == [.refused(.tooLong(limit: 10)), frame("{}")])
  }

  @Test func aGigabyteIsRefusedAtOnce() {
    var reader = FrameReader()
    let refused = reader.feed(Array("Content-Length: 1073741824\r\n\r\n".utf8))
    #expect(refused == [.refused(.tooLong(limit: 64 << 20))])
    let block = [UInt8](repeating: 0x20, count: 1 << 20)
    for _ in 0..<1024 { #expect(reader.feed(block).isEmpty) }
    #expect(reader.feed(Array(lsp("{}").utf8)) == [frame("{}")])
  }

  @Test func endlessHeader() {
    var reader = FrameReader()
    let block = [UInt8](repeating: UInt8(ascii: "c"), count: 1 << 16)
    #expect(reader.feed(block) == [.refused(.headerTooLong(limit: 8192))])
    for _ in 0..<16 { #expect(reader.feed(block).isEmpty) }
    #expect(reader.feed(Array(lsp("{}").utf8)) == [frame("{}")])
  }

  @Test func bigMessageInSmallReads() {
    let text = "{\"a\":\"" + String(repeating: "x", count: 8 << 20) + "\"}"
    for wrapped in [text + "\n", lsp(text)] {
      var reader = FrameReader()
      let bytes = Array(wrapped.utf8)
      var found: [FrameEvent] = []
      for start in stride(from: 0, to: bytes.count, by: 1 << 16) {
        found += reader.feed(Array(bytes[start..<min(start + 1 << 16, bytes.count)]))
      }
      #expect(found == [frame(text)])
    }
  }

  @Test(arguments: Framing.allCases)
  func wrappedIsRead(framing: Framing) {
    var reader = FrameReader()
    let messages = ["{\"é\":1}", "[]"].map { Array($0.utf8) }
    let found = messages.flatMap { reader.feed(framing.wrap($0)) }
    #expect(found == messages.map(FrameEvent.frame))
    #expect(reader.framing == framing)
  }

  @Test func refusalsAreErrors() {
    #expect(FrameRefusal.tooLong(limit: 7).rpcError.code == -32015)
    #expect(FrameRefusal.tooLong(limit: 7).rpcError.data?[member: "maximum"]?.integer == 7)
    #expect(FrameRefusal.noContentLength.rpcError.kind == .parseError)
  }
}
