// SPDX-License-Identifier: AGPL-3.0-or-later

import JSONRPC
import TestSupport

/// What comes out of a stream of bytes does not depend on the pieces in which they come, and is no
/// more than went in.
///
/// The first byte of the input says how the rest is cut.
public enum FrameProperty {
  /// So that small inputs reach it.
  static let limit = 256

  public static func problem(with input: [UInt8]) -> String? {
    let bytes = Array(input.dropFirst())
    do throws(Broken) {
      for framing in [nil] + Framing.allCases {
        for limit in [FrameReader.defaultLimit, limit] {
          let reader = FrameReader(framing: framing, limit: limit)
          let whole = events(of: bytes, in: [bytes.count], reader)
          try check(whole, of: bytes, limit)
          let cuts = Cuts(seed: input.first ?? 0).lengths(upTo: bytes.count)
          let bytewise = [Int](repeating: 1, count: min(bytes.count, 400)) + [bytes.count]
          for lengths in [bytewise, cuts] {
            try expect(
              events(of: bytes, in: lengths, reader) == whole, "Pieces of \(lengths) give another.")
          }
          try checkWrapped(whole)
        }
      }
      return nil
    } catch {
      return error.what
    }
  }

  private static func events(
    of bytes: [UInt8], in lengths: [Int], _ reader: FrameReader
  ) -> [FrameEvent] {
    var reader = reader
    var events: [FrameEvent] = []
    var rest = bytes[...]
    for length in lengths {
      events += reader.feed(Array(rest.prefix(length)))
      rest = rest.dropFirst(length)
    }
    return events + reader.finish()
  }

  private static func check(
    _ events: [FrameEvent], of bytes: [UInt8], _ limit: Int
  ) throws(Broken) {
    var total = 0
    for case .frame(let frame) in events {
      try expect(frame.count <= limit, "A message of \(frame.count) bytes.")
      total += frame.count
    }
    try expect(total <= bytes.count, "\(bytes.count) bytes gave \(total).")
    try expect(events.count <= bytes.count + 1, "\(bytes.count) bytes gave \(events.count) events.")
  }

  /// Messages that are sent again, each way, come out as they were.
  private static func checkWrapped(_ events: [FrameEvent]) throws(Broken) {
    let frames = events.compactMap { event in
      if case .frame(let frame) = event { frame } else { nil }
    }
    for framing in Framing.allCases {
      let sent =
        framing == .lsp ? frames : frames.filter { !$0.contains(0x0A) && !$0.allSatisfy(isBlank) }
      let bytes = sent.flatMap(framing.wrap)
      let received = Self.events(of: bytes, in: [bytes.count], FrameReader(framing: framing))
      try expect(
        received == sent.map(FrameEvent.frame), "\(framing): messages are not what was sent.")
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}

/// Pieces of random lengths, the same for the same seed.
private struct Cuts {
  private let generator: SplitMix64

  init(seed: UInt8) { generator = SplitMix64(seed: UInt64(seed)) }

  func lengths(upTo count: Int) -> [Int] {
    var generator = generator
    var lengths: [Int] = []
    var rest = count
    while rest > 0 {
      let length = min(rest, .random(in: 0..<40, using: &generator))
      lengths.append(length)
      rest -= length
    }
    return lengths
  }
}
