// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSON

/// Replaces the embedded bookmarks.
///
/// They count as a reader's own marks, like annotations, not as content, so the permission to annotate is
/// enough.
public struct SetBookmarks: Edit {
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

extension SetBookmarks {
  public var encoded: JSONTree {
    var tree: JSONTree = ["name": name.encoded, "bookmarks": bookmarks.encoded]
    if followsPages { tree.set("followsPages", true) }
    return tree
  }

  public init(encoded: JSONTree) throws(EditError) {
    self.init(
      try encoded.decode("bookmarks"), name: try encoded.decode("name"),
      followsPages: try encoded.decodeIfPresent("followsPages") ?? false)
  }
}

extension Bookmark: LogValue {
  public var encoded: JSONTree {
    [
      "id": id.encoded, "name": name.encoded, "action": action.encoded, "sortKey": sortKey.encoded,
    ]
  }

  public init(encoded: JSONTree) throws(EditError) {
    self.init(
      id: try encoded.decode("id"), name: try encoded.decodeIfPresent("name"),
      action: try encoded.decode("action"), sortKey: try encoded.decodeIfPresent("sortKey"))
  }
}
