// SPDX-License-Identifier: AGPL-3.0-or-later

/// A new entry of an outline, with the entries below it.
public struct NewOutlineItem: Hashable, Sendable {
  public var title: String
  public var action: Action?
  /// Whether its children are shown at first; the file can say so only of an entry that has some.
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

/// The changes to an entry; `nil`: it stays.
public struct OutlineChanges: Hashable, Sendable {
  public var title: String?
  /// The inner `nil`: the entry does nothing.
  public var action: Action??
  public var isOpen: Bool?
  public var isBold: Bool?
  public var isItalic: Bool?
  /// The inner `nil`: the reader's own colour.
  public var color: Color??

  public init() {}
}

/// A place in the outline: the parent entry, `[]` for the top level, and the child to insert
/// before; beyond the end means behind the last.
public struct OutlinePlace: Hashable, Sendable {
  public var parent: OutlinePath
  public var index: Int

  public init(parent: OutlinePath = [], index: Int = .max) {
    self.parent = parent
    self.index = index
  }
}
