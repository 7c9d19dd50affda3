// SPDX-License-Identifier: AGPL-3.0-or-later

/// A file in a document (ISO 32000-2, 7.11.4): in the document's own list, in an annotation, or associated with
/// an object.
public struct EmbeddedFile: Hashable, Sendable {
  /// The object that holds an embedded file.
  public enum Holder: Hashable, Sendable {
    /// The document's own list, under this key.
    case document(key: [UInt8])
    case annotation(id: String, pageIndex: Int)
    /// Only a list of associated files. The list belongs to the document, or to a page with its
    /// annotations.
    case associated(key: String, pageIndex: Int?)
  }

  public var holder: Holder
  public var name: String
  public var mimeType: String?
  public var description: String?
  /// The size in bytes, if the document states it.
  public var size: Int?
  /// Seconds since 1970.
  public var created: Int64?
  public var modified: Int64?
}

extension EmbeddedFile {
  /// The file's id, which stays the same after saving and opening again.
  public var id: String {
    switch holder {
    case .document(let key): "file:" + TextString.decode(key)
    case .annotation(let id, _): "annotation:" + id
    case .associated(let key, _): "associated:" + key
    }
  }

  /// The name as a safe file name: without path components and characters that cannot be written.
  public var safeName: String { SafeFileName.make(of: name) ?? "attachment" }
}

/// Removes a file from the document's lists of files.
///
/// These are its own list and all lists of associated files (ISO 32000-2, 14.13). The work has several
/// pieces, each within an operation of the journal. An annotation keeps the file that it shows.
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
