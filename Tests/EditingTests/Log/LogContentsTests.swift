// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import System
import Testing

@testable import Editing

struct LogContentsTests {
  static let header = LogHeader(path: "/tmp/ä.pdf", file: identity(1))
  static let entries: [LogEntry] = [
    .init(change: .edit(.init(AddAnnotations([EncodingTests.full]))), time: 1),
    .init(change: .undo, time: 2), .init(change: .redo, time: 3),
    .init(change: .saved(identity(2)), time: 4),
    .init(
      change: .edit(.init(kind: "other", name: "Other", value: ["a": [1, 2.5, nil]])), time: 5),
  ]

  /// Numbers that are whole are read as integers, so that what counts is how they are written.
  private func texts(_ entries: some Sequence<LogEntry>) -> [String] {
    entries.map(\.encoded.wireText)
  }

  private static var bytes: [UInt8] {
    LogLine.bytes(header) + entries.flatMap { LogLine.bytes($0) }
  }

  @Test func aWholeLogComesBack() {
    let contents = LogContents(Self.bytes)
    #expect(contents.header == Self.header)
    #expect(texts(contents.entries) == texts(Self.entries))
    #expect(!contents.isDamaged)
  }

  @Test func aLogCutAnywhereHasItsWholeRecords() {
    let bytes = Self.bytes
    for length in 0..<bytes.count {
      let cut = Array(bytes[..<length])
      let whole = cut.filter { $0 == LogLine.lineFeed }.count
      let contents = LogContents(cut)
      #expect((contents.header == nil) == (whole == 0))
      #expect(texts(contents.entries) == texts(Self.entries.prefix(max(0, whole - 1))))
      #expect(!contents.isDamaged)
    }
  }

  @Test func aChangedByteEndsTheLogBeforeItsRecord() {
    let bytes = Self.bytes
    for position in bytes.indices {
      var changed = bytes
      changed[position] ^= 0x01
      let before = bytes[..<position].filter { $0 == LogLine.lineFeed }.count
      let contents = LogContents(changed)
      #expect(texts(contents.entries) == texts(Self.entries.prefix(max(0, before - 1))))
      #expect(contents.isDamaged || bytes[position...].first == LogLine.lineFeed)
    }
  }

  @Test(arguments: ["", "\n", "garbage", "garbage\n", "\0\0\0\0\n\0", "0000000000000000 {}\n"])
  func garbageIsNoLog(text: String) {
    let contents = LogContents(Array(text.utf8))
    #expect(contents.header == nil)
    #expect(contents.entries.isEmpty)
    #expect(contents.isDamaged == text.contains("\n"))
  }

  @Test func garbageAfterTheRecordsIsNoticed() {
    let contents = LogContents(Self.bytes + Array("0123456789abcdef {\"type\":\"undo\"}\n".utf8))
    #expect(texts(contents.entries) == texts(Self.entries))
    #expect(contents.isDamaged)
  }

  @Test func aRecordOfANewerVersionIsNotUnderstood() {
    let newer: JSONTree = ["type": "recto-edit-log", "version": 2]
    let json = newer.wireBytes
    let contents = LogContents(Array((Checksum(json).hexadecimal + " ").utf8) + json + [10])
    #expect(contents.header == nil)
    #expect(contents.isDamaged)
    #expect(contents.isWorthKeeping)
  }
}

/// Contents of files that differ by a number.
func identity(_ number: Int64, modified: Int64 = 0) -> ContentIdentity {
  ContentIdentity(
    size: number, modifiedSeconds: 1_700_000_000 + number, modifiedNanoseconds: modified,
    digest: .max - UInt64(number))
}
