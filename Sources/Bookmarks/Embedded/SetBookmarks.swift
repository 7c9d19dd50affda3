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
  /// Whether this follows a change of the pages. If so, only that change must be allowed.
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

  public func work(on document: Document) throws(EditError) -> any EditWork {
    BookmarkWriting(bookmarks, document)
  }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    try BookmarkWriting.write(bookmarks, to: document, prepared: nil)
  }
}

/// Prepares many bookmarks, and then writes them.
private final class BookmarkWriting: EditWork {
  private let bookmarks: [Bookmark]
  private let document: Document
  private var prepared: PreparedBookmarks?

  private static let few = 200

  init(_ bookmarks: [Bookmark], _ document: Document) {
    (self.bookmarks, self.document) = (bookmarks, document)
  }

  var count: Int { bookmarks.count > Self.few ? 2 : 1 }

  func perform(_ piece: Int) throws(EditError) -> EditEffect {
    guard piece + 1 == count else {
      do throws(EngineError) {
        prepared = try EmbeddedRecords.of(document).prepare(bookmarks, for: document)
      } catch {
        throw .engine(error)
      }
      return EditEffect()
    }
    defer { prepared = nil }
    return try Self.write(bookmarks, to: document, prepared: prepared)
  }

  static func write(
    _ bookmarks: [Bookmark], to document: Document, prepared: PreparedBookmarks?
  ) throws(EditError) -> EditEffect {
    do throws(EngineError) {
      let records = EmbeddedRecords.of(document)
      let known =
        if let prepared { prepared } else { try records.prepare(bookmarks, for: document) }
      try records.write(known, to: document)
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
