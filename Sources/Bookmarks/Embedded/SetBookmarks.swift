// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine

/// Replaces the embedded bookmarks.
///
/// They count as a reader's own marks, like annotations, not as content, so the permission to annotate is
/// enough.
public struct SetBookmarks: Edit, LogObject {
  public var bookmarks: [Bookmark]
  public let name: String
  /// Whether this follows a change of the pages, so that only that change must be allowed.
  public let followsPages: Bool

  public init(_ bookmarks: [Bookmark], name: String, followsPages: Bool = false) {
    self.bookmarks = bookmarks
    self.name = name
    self.followsPages = followsPages
  }

  public static let kind = "setBookmarks"
  public static let logged = LogMembers<Self>(
    .required("name", \.name), .required("bookmarks", \.bookmarks),
    .defaulted("followsPages", \.followsPages, false)
  ) {
    .init($1, name: $0, followsPages: $2)
  }
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.annotate }
  public var permissions: [KeyPath<Permissions, Bool> & Sendable] {
    followsPages ? [] : [permission]
  }

  public var touches: [AnnotationTouch] { [] }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    do throws(EngineError) {
      try EmbeddedRecords.of(document).write(bookmarks, to: document)
    } catch {
      throw .engine(error)
    }
    var effect = EditEffect()
    effect.bookmarks = true
    return effect
  }
}

extension Bookmark: LogObject {
  public static let logged = LogMembers<Self>(
    .required("id", \.id), .nullable("name", \.name), .required("action", \.action),
    .nullable("sortKey", \.sortKey), make: Self.init(id:name:action:sortKey:))
}
