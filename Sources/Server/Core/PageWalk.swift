// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSONRPC
import Workspace

/// Reads pages one after the other, a page each turn. The result shows the document in a single state:
/// that at the end of the walk. If the document changes between two turns, the walk starts over. If it
/// goes on changing, changes wait for the rest of the walk.
///
/// - Throws: ``ErrorKind/contentModified`` from ``next()``, if pages were rearranged, or if the document
///   changes although changes wait.
struct PageWalk<Reading> {
  private let open: OpenDocument
  private let document: Document
  private let arrangement: Int
  private let pages: [Int]
  private let start: () -> Reading
  private let read: (inout Reading, Int) throws(RPCError) -> Bool
  private var pending: ArraySlice<Int>
  private var reading: Reading
  private var revision: Int
  private var restarts = 0

  /// Changes wait after so many restarts.
  private static var freeRestarts: Int { 2 }
  private static var mostRestarts: Int { 8 }

  /// - Parameters:
  ///   - start: makes the reading of no page.
  ///   - read: adds a page to the reading; returns whether further pages can add something.
  init(
    _ pages: some Sequence<Int>, of open: OpenDocument, from start: @escaping () -> Reading,
    read: @escaping (inout Reading, Int) throws(RPCError) -> Bool
  ) {
    self.open = open
    document = open.document
    arrangement = document.arrangement
    self.pages = Array(pages)
    (self.start, self.read) = (start, read)
    pending = self.pages[...]
    reading = start()
    revision = open.editor.revision
  }

  /// Reads the next page.
  ///
  /// - Returns: the reading, once all pages are read.
  mutating func next() throws(RPCError) -> Reading? {
    try requireUnmoved(document, since: arrangement)
    if open.editor.revision != revision { try startOver() }
    if let index = pending.popFirst(), try !read(&reading, index) { pending = [] }
    return pending.isEmpty ? reading : nil
  }

  /// What other requests cannot do during the walk: nothing, or change the document.
  var hold: DocumentHold { restarts >= Self.freeRestarts ? .changes : .nothing }

  private mutating func startOver() throws(RPCError) {
    restarts += 1
    guard restarts <= Self.mostRestarts else {
      throw RPCError(
        .contentModified, "The document changed again and again during the request: ask again.")
    }
    (pending, reading, revision) = (pages[...], start(), open.editor.revision)
  }
}

extension PageWalk {
  /// The answer of a request that walks over pages. Changes wait while it is encoded, so that it comes before
  /// the notifications about them.
  ///
  /// - Parameter result: makes the result of the reading.
  func answer<Result>(
    _ result: @escaping (Reading) throws(RPCError) -> Result
  ) -> Answer<Result> {
    var walk = self
    return .transaction(
      Transaction(
        next: { () throws(RPCError) in
          guard let reading = try walk.next() else { return nil }
          return try result(reading)
        }, rollBack: {}, hold: { walk.hold }))
  }
}
