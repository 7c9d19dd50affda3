// SPDX-License-Identifier: AGPL-3.0-or-later

/// Removes a file from the document's own list and from all lists of associated files (ISO 32000-2, 14.13),
/// in several pieces, each within an operation of the journal. An annotation keeps the file that it shows.
public final class EmbeddedFileRemoval {
  /// The most pieces that there can be.
  public let pieceCount: Int
  private let document: Document
  private var walk = ObjectWalk()
  private var gone = EmbeddedFileNumbers()
  /// The key in the document's own list; `nil` for a file that only objects are associated with.
  private let key: [UInt8]?
  private var hasBegun = false

  private static let objectsAtOnce = 500

  /// - Throws: ``EngineError/notFound(what:_:)``.
  public init(_ holder: EmbeddedFile.Holder, in document: Document) throws(EngineError) {
    self.document = document
    key = if case .document(let key) = holder { key } else { nil }
    pieceCount = try document.objectCount / Self.objectsAtOnce + 2
    let found = try document.specifications(of: holder)
    guard !found.isEmpty else {
      throw .notFound(
        what: "attachment", "There is no such attachment: list them with attachments/list.")
    }
    for specification in found { try gone.insert(specification, in: document) }
  }

  /// Performs a piece.
  ///
  /// - Returns: whether all is done.
  public func advance() throws(EngineError) -> Bool {
    if !hasBegun, let key { try document.removeFromFileTree(key) }
    hasBegun = true
    return try walk.visit(Self.objectsAtOnce, in: document) { (object) throws(EngineError) in
      try leave(object)
    }
  }

  /// Removes the file from an object's list.
  private func leave(_ object: PDFObject) throws(EngineError) {
    guard let list = try object["AF"] else { return }
    guard try list.kind == .array else {
      if try list.kind == .dictionary, try gone.contains(list, in: document) {
        try object.set("AF", nil)
      }
      return
    }
    for index in (0..<(try list.count)).reversed() {
      guard let file = try list[index], try gone.contains(file, in: document) else { continue }
      try list.remove(at: index)
    }
    if try list.count == 0 { try object.set("AF", nil) }
  }
}
