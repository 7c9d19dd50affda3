// SPDX-License-Identifier: AGPL-3.0-or-later

/// A file in a document (ISO 32000-2, 7.11.4): in the document's own list, in an annotation, or associated with
/// an object.
public struct EmbeddedFile: Hashable, Sendable {
  /// The object that holds an embedded file.
  public enum Holder: Hashable, Sendable {
    /// The document's own list, under this key.
    case document(key: [UInt8])
    case annotation(id: String, pageIndex: Int)
    /// Only a list of associated files, of the document or of a page with its annotations.
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
  /// An id that stays the same when the document is saved and opened again.
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
