// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSON
import JSONRPC
import Workspace

/// An outline entry after a change.
struct OutlineChanged: WrittenRecord {
  var item: WireOutlineItem
  var revision = 0
  static let fields: [Field<Self>] = [
    .required("item", \.item, "The entry with its descendants, after the change."),
    .revision(\.revision),
  ]

  init(_ path: OutlinePath, in open: OpenDocument) throws(RPCError) {
    item = WireOutlineItem(item: try engine(open.document.outlineItem(at: path)), depth: .max)
    revision = open.editor.revision
  }
}

extension Field {
  static func outlineParent(_ path: Path<String?>) -> Field {
    .optional("parent", path, "The id of the new parent; by default the top level.")
  }

  static func outlineIndex(_ path: Path<Int?>) -> Field {
    .optional(
      "index", path,
      "The new index below the parent; by default, and beyond the end, the last.", in: 0...)
  }
}

extension OpenDocument {
  /// The path of the entry with an id.
  ///
  /// - Throws: ``ErrorKind/notFound``.
  func outlinePath(of id: String) throws(RPCError) -> OutlinePath {
    try outlinePaths(of: [id]).first ?? []
  }

  /// The paths of the entries with these ids, in the same order.
  ///
  /// - Throws: ``ErrorKind/notFound``.
  func outlinePaths(of ids: [String]) throws(RPCError) -> [OutlinePath] {
    let numbers = ids.map { $0.first == "o" ? Int($0.dropFirst()) : nil }
    let known = try engine(document.outlinePaths(of: Set(numbers.compactMap { $0 })))
    var paths: [OutlinePath] = []
    for (id, number) in zip(ids, numbers) {
      guard let path = number.flatMap({ known[$0] }) else {
        throw RPCError(
          .notFound, "There is no entry \(id) in the outline: ask for the outline again.",
          data: [.init("what", .string("outlineItem"))])
      }
      paths.append(path)
    }
    return paths
  }

  /// A place below an entry, or at the top level: before the child with this index, or at the end.
  func outlinePlace(_ parent: String?, _ index: Int?) throws(RPCError) -> OutlinePlace {
    var place = OutlinePlace(index: index ?? .max)
    if let parent { place.parent = try outlinePath(of: parent) }
    return place
  }

  /// Answers from the whole outline, which is read when first needed. It is read in turns. Requests
  /// that change the document wait meanwhile.
  func readingOutline<Result>(
    _ result: @escaping ([OutlineItem]) throws(RPCError) -> Result
  ) throws(RPCError) -> Answer<Result> {
    try readingOutline(then: { outline throws(RPCError) in .now(try result(outline)) })
  }

  /// - Parameter next: returns how the request continues with the outline.
  func readingOutline<Result>(
    then next: @escaping ([OutlineItem]) throws(RPCError) -> Answer<Result>
  ) throws(RPCError) -> Answer<Result> {
    if knownOutline == nil {
      let reading = try engine(OutlineReading(of: document))
      // A short outline is answered at once.
      if try engine(!read(reading, entries: Outlines.entriesPerTurn)) {
        var transaction = Transaction(
          { () throws(RPCError) in
            if let known = self.knownOutline { return try next(known) }
            _ = try engine(self.read(reading, entries: Outlines.entriesPerTurn))
            return nil
          }, hold: { .changes })
        transaction.isLarge = true
        return .transaction(transaction)
      }
    }
    return try next(engine(outline()))
  }
}

private enum Outlines {
  /// How many entries are read in a turn.
  static let entriesPerTurn = 100
}
