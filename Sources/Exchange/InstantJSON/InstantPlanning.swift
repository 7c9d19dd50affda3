// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// The planning of an import of Instant JSON. It takes some objects or pages at a time.
struct InstantPlanning {
  /// What comes next, and the indices that are left of it.
  private enum Phase {
    case reading(Range<Int>)
    case knowing(Range<Int>)
    case taking(Range<Int>)
  }

  private var work: InstantImport
  private var phase: Phase

  private static let objectsAtOnce = 100
  private static let pagesAtOnce = 40
  private static let entriesAtOnce = 25

  init(_ work: InstantImport) throws(ExchangeError) {
    self.work = work
    phase = .reading(try work.objects)
  }

  /// Reads JSON. On any thread.
  static func parse(_ bytes: [UInt8]) throws(ExchangeError) -> JSONTree {
    do throws(JSONParseError) {
      return JSONTree(try JSONDocument.parse(bytes).root)
    } catch {
      throw .malformed("The Instant JSON is not JSON. \(error)")
    }
  }

  /// Continues for a short while; returns the plan once it is complete.
  mutating func advance() throws(ExchangeError) -> ImportPlan? {
    switch phase {
    case .reading(let left):
      for index in left.prefix(Self.objectsAtOnce) { try work.read(index) }
      let rest = left.dropFirst(Self.objectsAtOnce)
      phase = rest.isEmpty ? .knowing(try work.pages) : .reading(rest)
    case .knowing(let left):
      for page in left.prefix(Self.pagesAtOnce) { try work.know(page) }
      let rest = left.dropFirst(Self.pagesAtOnce)
      phase = rest.isEmpty ? .taking(try work.identify()) : .knowing(rest)
    case .taking(let left):
      for place in left.prefix(Self.entriesAtOnce) { try work.take(place) }
      let rest = left.dropFirst(Self.entriesAtOnce)
      if rest.isEmpty { return try work.finish() }
      phase = .taking(rest)
    }
    return nil
  }
}
