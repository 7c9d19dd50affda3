// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSON

/// Changes some of the embedded bookmarks, and leaves the others unchanged.
///
/// For permissions and signatures, this edit counts like ``SetBookmarks``.
public struct ChangeBookmarks: Edit, LogObject {
  /// The changes, in order.
  var changes: [BookmarkChange]
  public let name: String

  init(_ changes: [BookmarkChange], name: String) { (self.changes, self.name) = (changes, name) }

  public static let kind = "changeBookmarks"
  public static let logged = LogMembers<Self>(
    .required("name", \.name), .required("changes", \.changes)
  ) {
    .init($1, name: $0)
  }
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.annotate }
  public var touches: [AnnotationTouch] { [] }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    do throws(EngineError) {
      try EmbeddedRecords.of(document).make(changes, in: document)
    } catch {
      throw .engine(error)
    }
    var effect = EditEffect()
    effect.bookmarks = true
    return effect
  }
}

extension BookmarkChange: LogValue {
  public var encoded: JSONTree {
    switch self {
    case .add(let bookmark): ["put": bookmark.encoded]
    case .remove(let bookmark): ["remove": bookmark.encoded]
    }
  }

  public init(encoded: JSONTree) throws(EditError) {
    if let bookmark: Bookmark = try encoded.decodeIfPresent("put") {
      self = .add(bookmark)
    } else {
      self = .remove(try encoded.decode("remove"))
    }
  }
}
