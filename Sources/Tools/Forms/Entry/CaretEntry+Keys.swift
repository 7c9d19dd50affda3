// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

extension CaretEntry {
  /// Handles a key that writes, deletes, moves or selects.
  ///
  /// - Returns: whether it was such a key.
  mutating func press(_ key: KeyPress, in context: any ToolContext) throws(ToolError) -> Bool {
    if key.isInsertion {
      try change(text.selection, to: key.key, in: context)
      return true
    }
    let plain = key.withControlForMeta
    let isExtending = plain.modifiers.contains(.shift)
    let bare = plain.without(.shift)
    if let place = CaretKeys.places[bare] {
      let offset = place(self, isExtending)
      // Up and down keep the horizontal position of the caret.
      let goal = CaretKeys.vertical.contains(bare) ? goal ?? caretX : nil
      move(to: offset, extending: isExtending)
      self.goal = goal
    } else if let start = CaretKeys.deletions[bare] {
      let range = text.selection.isEmpty ? start(text) : text.selection
      try change(range, to: "", in: context)
    } else if let edit = CaretKeys.edits[plain] {
      try perform(edit, in: context)
    } else if key.key == "Enter", key.modifiers.isSubset(of: .shift), layout.isMultiline {
      try change(text.selection, to: "\n", in: context)
    } else if key.isText {
      try change(text.selection, to: key.key, in: context)
    } else {
      return false
    }
    return true
  }

  /// Handles a command that edits the text, as its key does.
  ///
  /// - Returns: whether it was such a command.
  mutating func take(_ command: CommandName, in context: any ToolContext) throws(ToolError) -> Bool
  {
    guard let key = CaretKeys.commands[command] else { return false }
    return try press(key, in: context)
  }

  var caretX: Double { layout.caret(at: text.caret).x }

  fileprivate var lineRange: Range<Int> { layout.lines[layout.lineIndex(of: text.caret)].range }

  private mutating func perform(
    _ edit: CaretKeys.Edit, in context: any ToolContext
  ) throws(ToolError) {
    switch edit {
    case .selectAll: select(0..<text.characters.count)
    case .copy: _ = try copy(to: context)
    case .cut: if try copy(to: context) { try change(text.selection, to: "", in: context) }
    case .undo: _ = try step(true, in: context)
    case .redo: _ = try step(false, in: context)
    }
  }

  /// The next position to the right or left. In right-to-left text, the right one is the previous
  /// position, and the left one the next.
  fileprivate func step(onwards toRight: Bool, _ isExtending: Bool) -> Int {
    let isOnwards = toRight != isRightToLeft
    guard isExtending || text.selection.isEmpty else {
      return isOnwards ? text.selection.upperBound : text.selection.lowerBound
    }
    return text.caret + (isOnwards ? 1 : -1)
  }

  fileprivate func word(onwards toRight: Bool) -> Int {
    toRight != isRightToLeft
      ? text.wordEnd(after: text.caret) : text.wordStart(before: text.caret)
  }

  private var isRightToLeft: Bool { layout.direction?.isRightToLeft ?? false }

  /// The position some lines further down; the start above the first line, the end below the last one.
  fileprivate func offset(lines count: Int) -> Int {
    let index = layout.lineIndex(of: text.caret) + count
    if index < 0 { return 0 }
    if index >= layout.lines.count { return text.characters.count }
    return layout.offset(on: index, x: goal ?? caretX)
  }

  /// Copies the selected text; a password is not copied.
  private func copy(to context: any ToolContext) throws(ToolError) -> Bool {
    guard !text.selection.isEmpty, !isSecret else { return false }
    try context.copy(text.selectedText, of: [])
    return true
  }
}

/// The effects of keys during text entry.
private enum CaretKeys {
  enum Edit { case selectAll, copy, cut, undo, redo }

  typealias Place = @Sendable (any CaretEntry, _ isExtending: Bool) -> Int

  /// The caret positions that keys lead to.
  static let places: [KeyPress: Place] = [
    KeyPress("ArrowLeft"): { entry, isExtending in entry.step(onwards: false, isExtending) },
    KeyPress("ArrowRight"): { entry, isExtending in entry.step(onwards: true, isExtending) },
    KeyPress("ArrowLeft", .control): { entry, _ in entry.word(onwards: false) },
    KeyPress("ArrowRight", .control): { entry, _ in entry.word(onwards: true) },
    KeyPress("ArrowUp"): { entry, _ in entry.offset(lines: -1) },
    KeyPress("ArrowDown"): { entry, _ in entry.offset(lines: 1) },
    KeyPress("Home"): { entry, _ in entry.lineRange.lowerBound },
    KeyPress("End"): { entry, _ in
      entry.layout.end(ofLine: entry.layout.lineIndex(of: entry.text.caret))
    },
    KeyPress("Home", .control): { _, _ in 0 },
    KeyPress("End", .control): { entry, _ in entry.text.characters.count },
  ]

  static let vertical: Set<KeyPress> = [KeyPress("ArrowUp"), KeyPress("ArrowDown")]

  /// The range that keys delete if nothing is selected.
  static let deletions: [KeyPress: @Sendable (EditableText) -> Range<Int>] = [
    KeyPress("Backspace"): { max($0.caret - 1, 0)..<$0.caret },
    KeyPress("Delete"): { $0.caret..<min($0.caret + 1, $0.characters.count) },
    KeyPress("Backspace", .control): { $0.wordStart(before: $0.caret)..<$0.caret },
    KeyPress("Delete", .control): { $0.caret..<$0.wordEnd(after: $0.caret) },
  ]

  static let commands: [CommandName: KeyPress] = [
    "selectAll": KeyPress("a", .control), "copy": KeyPress("c", .control),
    "cut": KeyPress("x", .control), "delete": KeyPress("Delete"),
  ]

  static let edits: [KeyPress: Edit] = [
    KeyPress("a", .control): .selectAll, KeyPress("c", .control): .copy,
    KeyPress("x", .control): .cut, KeyPress("z", .control): .undo,
    KeyPress("y", .control): .redo, KeyPress("z", [.control, .shift]): .redo,
  ]
}

extension KeyPress {
  /// Whether the key writes a character. With alt, many layouts write signs and letters that ASCII lacks;
  /// some toolkits report AltGr as control and alt.
  fileprivate var isText: Bool {
    guard key.count == 1, let character = key.first else { return false }
    switch modifiers.subtracting(.shift) {
    case []: return true
    case .alt, [.control, .alt]:
      return !character.isASCII || !(character.isLetter || character.isNumber || character == " ")
    default: return false
    }
  }

  /// The key with control in place of meta and of alt. On a Mac, alt moves by words. Letters are lower
  /// case.
  fileprivate var withControlForMeta: KeyPress {
    var press = KeyPress(key.count == 1 ? key.lowercased() : key, modifiers)
    let isMove = key.hasPrefix("Arrow") || ["Backspace", "Delete"].contains(key)
    for modifier in isMove ? [Modifiers.meta, .alt] : [.meta]
    where press.modifiers.contains(modifier) {
      press.modifiers.remove(modifier)
      press.modifiers.insert(.control)
    }
    return press
  }

  fileprivate func without(_ modifier: Modifiers) -> KeyPress {
    KeyPress(key, modifiers.subtracting(modifier))
  }
}
