// SPDX-License-Identifier: AGPL-3.0-or-later

import Members

/// A new entry of an outline, with the entries below it.
public struct NewOutlineItem: Hashable, Sendable {
  public var title: String
  public var action: Action?
  /// Whether its children are initially shown; stored only for an entry with children.
  public var isOpen = false
  public var isBold = false
  public var isItalic = false
  /// `nil`: the reader's default colour.
  public var color: Color?
  public var children: [NewOutlineItem] = []

  public init(_ title: String, action: Action? = nil) {
    self.title = title
    self.action = action
  }
}

extension NewOutlineItem: DeclaredValue {
  public static let blank = NewOutlineItem("")

  public static let members: [Member<Self>] = [
    .init("title", \.title, "The title.", .required, logged: .required),
    .init("action", \.action, "The action; `null` for none.", .nullable),
    .init(
      "open", \.isOpen,
      "Whether the children are initially shown; `false` for an entry without children.",
      logged: .named("isOpen")),
    .init("isBold", \.isBold, "", .never), .init("isItalic", \.isItalic, "", .never),
    .init("color", \.color, "", .never),
    .init("children", \.children, "The entries below this one."),
  ]
}

/// Changes to an entry; its children are not changed.
public typealias OutlineChanges = PartialValue<NewOutlineItem>

/// A place in the outline: the parent entry, `[]` for the top level, and the index of the child to
/// insert before; an index beyond the end appends.
public struct OutlinePlace: Hashable, Sendable {
  public var parent: OutlinePath
  public var index: Int

  public init(parent: OutlinePath = [], index: Int = .max) {
    self.parent = parent
    self.index = index
  }
}
