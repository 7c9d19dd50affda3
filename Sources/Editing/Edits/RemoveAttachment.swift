// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Removes an attached file from the document.
public struct RemoveAttachment: WorkEdit, LogObject {
  /// The key in the document's own list.
  public var key: [UInt8] = []
  /// The key of a file that is only associated with objects.
  public var associated: String?

  public init(_ key: [UInt8]) { self.key = key }

  public init(associated: String) { self.associated = associated }

  public static let kind = "removeAttachment"
  public static let logged = LogMembers<Self>(
    .required("key", \.key), .defaulted("associated", \.associated, nil)
  ) { key, associated in
    var edit = RemoveAttachment(key)
    edit.associated = associated
    return edit
  }
  public var name: String { "Remove Attached File" }
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.modify }

  public var touches: [AnnotationTouch] { [] }

  public func makeWork(on document: Document) throws(EditError) -> any EditWork {
    try RemovingWork(self, document)
  }
}

private final class RemovingWork: EditWork {
  private let removal: EmbeddedFileRemoval
  /// The estimated number of pieces. It grows if it is too small; surplus pieces do nothing.
  private(set) var count: Int

  init(_ edit: RemoveAttachment, _ document: Document) throws(EditError) {
    let holder = edit.associated.map { EmbeddedFile.Holder.associated(key: $0, pageIndex: nil) }
    removal = try engine(EmbeddedFileRemoval(holder ?? .document(key: edit.key), in: document))
    count = removal.pieceCount
  }

  func perform(_ piece: Int) throws(EditError) -> EditEffect {
    if try engine(!removal.advance()) { count = max(count, piece + 2) }
    return EditEffect()
  }
}
