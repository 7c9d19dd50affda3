// SPDX-License-Identifier: AGPL-3.0-or-later

/// The commands that keys stand for. They are data that a client can change.
public struct KeyMap: Hashable, Sendable {
  public struct Entry: Hashable, Sendable {
    public var key: KeyPress
    /// The commands, tried in this order until one is handled.
    public var commands: [CommandName]

    public init(_ key: KeyPress, _ commands: [CommandName]) {
      self.key = key
      self.commands = commands
    }
  }

  public private(set) var entries = KeyMap.standard
  /// Whether single letters take tools.
  public var takesToolsByLetter = true

  public init() {}

  /// The commands of a key; none while the user enters text that the key could be part of. The meta key
  /// counts as the control key if it has no entry of its own.
  public func commands(for press: KeyPress, entersText: Bool = false) -> [CommandName] {
    let press = press.normalized
    guard !entersText || press.endsText else { return [] }
    guard let entry = entry(of: press) ?? entry(of: press.withControlForMeta) else { return [] }
    guard !takesToolsByLetter, press.isBareLetter else { return entry.commands }
    return entry.commands.filter { $0.tool == nil }
  }

  /// Sets the commands of a key; with none, the key does nothing.
  public mutating func set(_ commands: [CommandName], for press: KeyPress) {
    let press = press.normalized
    let index = entries.firstIndex { $0.key == press }
    switch (index, commands.isEmpty) {
    case (let index?, true): entries.remove(at: index)
    case (let index?, false): entries[index].commands = commands
    case (nil, true): break
    case (nil, false): entries.append(Entry(press, commands))
    }
  }

  private func entry(of press: KeyPress) -> Entry? { entries.first { $0.key == press } }
}

extension KeyPress {
  /// The form in which keys are compared: letters are lower case, and the shift key is dropped for other
  /// characters, which already reflect it.
  var normalized: KeyPress {
    guard let character = key.first, key.count == 1 else { return self }
    var press = self
    press.key = key.lowercased()
    if !character.isLetter, character != " " { press.modifiers.remove(.shift) }
    return press
  }

  fileprivate var withControlForMeta: KeyPress {
    guard modifiers.contains(.meta) else { return self }
    var press = self
    press.modifiers.remove(.meta)
    press.modifiers.insert(.control)
    return press
  }

  fileprivate var isBareLetter: Bool {
    key.count == 1 && key.first?.isLetter == true && modifiers.isSubset(of: .shift)
  }

  /// Whether the tool gets the key even while text is entered. The text does not get it.
  fileprivate var endsText: Bool {
    ["Escape", "Tab"].contains(key)
      || key == "Enter" && !modifiers.isDisjoint(with: [.control, .meta])
  }
}

extension KeyMap {
  /// The default keys: the letters and most others as in Apryse's viewers.
  static let standard: [Entry] = letters + editing + arrows + places

  private static let letters: [Entry] = [
    ("h", "highlight"), ("u", "underline"), ("k", "strikeOut"), ("g", "squiggly"),
    ("t", "freeText"), ("c", "sticky"), ("n", "sticky"), ("r", "rectangle"), ("o", "ellipse"),
    ("d", "freehand"), ("p", "freehand"), ("e", "eraser"), ("l", "line"), ("a", "arrow"),
    ("s", "signature"), ("i", "imageStamp"), ("v", "pan"),
  ].map { Entry(KeyPress($0.0), [.tool(ToolName(rawValue: $0.1))]) }

  private static let editing: [Entry] = [
    Entry(KeyPress("Escape"), ["cancel", "deselect", .tool(.pan)]),
    Entry(KeyPress("Enter"), ["commit", "edit"]),
    Entry(KeyPress("Enter", .control), ["commit"]),
    Entry(KeyPress("Delete"), ["delete"]),
    Entry(KeyPress("Backspace"), ["delete"]),
    Entry(KeyPress("Tab"), ["nextField", "nextAnnotation"]),
    Entry(KeyPress("Tab", .shift), ["previousField", "previousAnnotation"]),
    Entry(KeyPress("z", .control), ["undo"]),
    Entry(KeyPress("z", [.control, .shift]), ["redo"]),
    Entry(KeyPress("y", .control), ["redo"]),
    Entry(KeyPress("c", .control), ["copy"]),
    Entry(KeyPress("x", .control), ["cut"]),
    Entry(KeyPress("v", .control), ["paste"]),
    Entry(KeyPress("a", .control), ["selectAll"]),
    Entry(KeyPress("d", .control), ["duplicate", "toggleBookmark"]),
    Entry(KeyPress("k", .control), ["link", .tool("link")]),
  ]

  /// Arrow keys nudge what is selected, or else scroll; with shift they extend selected text.
  private static let arrows: [Entry] = ["Left", "Right", "Up", "Down"].flatMap { way in
    let key = "Arrow" + way
    func command(_ name: String) -> CommandName { CommandName(rawValue: name) }
    let scroll = command("scroll" + way)
    let byWord = [command("extendWord" + way), command("extend" + way)]
    return [
      Entry(KeyPress(key), [command("nudge" + way), scroll]),
      Entry(KeyPress(key, .shift), [command("extend" + way), command("nudge\(way)More"), scroll]),
      Entry(KeyPress(key, [.control, .shift]), byWord),
    ]
  }

  private static let places: [Entry] = [
    Entry(KeyPress("PageUp"), ["scrollPageUp"]),
    Entry(KeyPress("PageDown"), ["scrollPageDown"]),
    Entry(KeyPress(" "), ["scrollPageDown"]),
    Entry(KeyPress(" ", .shift), ["scrollPageUp"]),
    Entry(KeyPress("Home"), ["firstPage"]),
    Entry(KeyPress("End"), ["lastPage"]),
    Entry(KeyPress("ArrowLeft", .alt), ["back"]),
    Entry(KeyPress("ArrowRight", .alt), ["forward"]),
    Entry(KeyPress("[", .control), ["back"]),
    Entry(KeyPress("]", .control), ["forward"]),
    Entry(KeyPress("+"), ["zoomIn"]),
    Entry(KeyPress("+", .control), ["zoomIn"]),
    Entry(KeyPress("=", .control), ["zoomIn"]),
    Entry(KeyPress("-"), ["zoomOut"]),
    Entry(KeyPress("-", .control), ["zoomOut"]),
    Entry(KeyPress("0", .control), ["zoomToPage"]),
    Entry(KeyPress("1", .control), ["zoomToActualSize"]),
    Entry(KeyPress("2", .control), ["zoomToWidth"]),
  ]
}
