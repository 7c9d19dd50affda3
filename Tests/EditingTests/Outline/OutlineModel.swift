// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import TestSupport
import Testing

/// What an outline should be: a plain tree.
struct OutlineModel: Equatable {
  struct Item: Equatable {
    var title: String
    var action: Action?
    /// Always `false` for an item without children.
    var isOpen = false
    var isBold = false
    var children: [Item] = []
  }

  private(set) var items: [Item]

  init(_ items: [OutlineItem]) { self.items = items.map(OutlineModel.item) }

  private static func item(_ item: OutlineItem) -> Item {
    Item(
      title: item.title, action: item.action, isOpen: item.isOpen, isBold: item.isBold,
      children: item.children.map(OutlineModel.item))
  }

  /// Makes one of the four changes to it and to the document.
  mutating func change(
    _ number: Int, in editor: Editor, using random: inout SplitMix64
  ) throws {
    let path = paths.randomElement(using: &random)
    switch (Int.random(in: 0..<8, using: &random), path) {
    case (0, let path?):
      take(path)
      try editor.perform(DeleteOutlineItems([path]), cause: .api)
    case (1, let path?), (2, let path?):
      try move(path, editor, &random)
    case (3, let path?), (4, let path?):
      var changes = OutlineChanges()
      changes.title = "Changed \(number)"
      changes.isOpen = Bool.random(using: &random)
      changes.isBold = true
      with(path) { item in
        item.title = "Changed \(number)"
        item.isOpen = item.children.isEmpty ? false : changes.isOpen ?? false
        item.isBold = true
      }
      try editor.perform(UpdateOutlineItem(path, changes), cause: .api)
    default:
      let parent = Bool.random(using: &random) ? path ?? [] : []
      var entry = NewOutlineItem("New \(number)", action: Action(.named("NextPage")))
      entry.isOpen = Bool.random(using: &random)
      if Bool.random(using: &random) { entry.children = [NewOutlineItem("Below \(number)")] }
      var item = Item(title: entry.title, action: entry.action)
      item.isOpen = entry.isOpen && !entry.children.isEmpty
      item.children = entry.children.map { Item(title: $0.title) }
      let index = Int.random(in: 0...4, using: &random)
      put(item, OutlinePlace(parent: parent, index: index))
      let place = OutlinePlace(parent: parent, index: index)
      try editor.perform(InsertOutlineEntries([entry], at: place), cause: .api)
    }
  }

  private mutating func move(
    _ path: OutlinePath, _ editor: Editor, _ random: inout SplitMix64
  ) throws {
    let places = ([[]] + paths).filter { !$0.starts(with: path) }
    guard let parent = places.randomElement(using: &random) else { return }
    let place = OutlinePlace(parent: parent, index: Int.random(in: 0...4, using: &random))
    try editor.perform(MoveOutlineItem(path, to: place), cause: .api)
    // Beside what is moved away, what stood behind it has moved up.
    var shifted = parent
    let level = path.count - 1
    if parent.count > level, parent.prefix(level) == path.prefix(level), parent[level] > path[level]
    {
      shifted[level] -= 1
    }
    let item = take(path)
    put(item, OutlinePlace(parent: shifted, index: place.index), isMove: shifted == path.dropLast())
  }

  private var paths: [OutlinePath] { OutlineModel.paths(items, []) }

  private static func paths(_ items: [Item], _ parent: OutlinePath) -> [OutlinePath] {
    items.enumerated().flatMap { index, item in
      [parent + [index]] + paths(item.children, parent + [index])
    }
  }

  private mutating func put(_ item: Item, _ place: OutlinePlace, isMove: Bool = false) {
    let wasOpen = isMove && !place.parent.isEmpty ? openBefore : nil
    with(place.parent) { parent in
      if parent.children.isEmpty { parent.isOpen = wasOpen ?? true }
      parent.children.insert(item, at: min(place.index, parent.children.count))
    }
  }

  /// Whether the entry that last lost its only child was open.
  private var openBefore: Bool?

  @discardableResult private mutating func take(_ path: OutlinePath) -> Item {
    var item = Item(title: "")
    var wasOpen = false
    with(Array(path.dropLast())) { parent in
      item = parent.children.remove(at: path[path.count - 1])
      wasOpen = parent.isOpen
      if parent.children.isEmpty { parent.isOpen = false }
    }
    openBefore = wasOpen
    return item
  }

  /// Changes the item at a path; `[]`: one that stands for the root.
  private mutating func with(_ path: OutlinePath, _ body: (inout Item) -> Void) {
    var root = Item(title: "", children: items)
    OutlineModel.with(path[...], &root, body)
    items = root.children
  }

  private static func with(
    _ path: ArraySlice<Int>, _ item: inout Item, _ body: (inout Item) -> Void
  ) {
    guard let index = path.first else { return body(&item) }
    with(path.dropFirst(), &item.children[index], body)
  }

  static func == (a: OutlineModel, b: OutlineModel) -> Bool { a.items == b.items }
}
