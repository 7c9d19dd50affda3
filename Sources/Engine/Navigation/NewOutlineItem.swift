// SPDX-License-Identifier: AGPL-3.0-or-later

/// A new entry of an outline, with the entries below it.
public struct NewOutlineItem: Hashable, Sendable {
  public var title: String
  public var action: Action?
  /// Whether its children are initially shown; stored only for an entry with children.
  public var isOpen = false
  public var isBold = false
  public var isItalic = false
  public var color: Color?
  public var children: [NewOutlineItem] = []

  public init(_ title: String, action: Action? = nil) {
    self.title = title
    self.action = action
  }
}

/// Changes to an entry; `nil` leaves a property unchanged.
public struct OutlineChanges: Hashable, Sendable {
  public var title: String?
  /// The inner `nil` removes the action.
  public var action: Action??
  public var isOpen: Bool?
  public var isBold: Bool?
  public var isItalic: Bool?
  /// The inner `nil`: the reader's default colour.
  public var color: Color??

  public init() {}
}

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
