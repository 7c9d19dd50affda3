// SPDX-License-Identifier: AGPL-3.0-or-later

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
      Entry(
        KeyPress(key, .shift), [command("extend" + way), command("nudge\(way)More"), scroll]),
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
