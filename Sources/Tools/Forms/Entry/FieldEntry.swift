// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

/// The text of a field while its user enters it. It is shown within the field.
struct FieldEntry: CaretEntry {
  let widget: Widget
  let frame: FieldFrame
  private(set) var text: EditableText
  private(set) var layout: FieldLayout
  /// The scroll offset that keeps the caret visible.
  private(set) var scroll = Point.zero
  /// The horizontal position of the caret before it moved to shorter lines.
  var goal: Double?
  /// The advances of the characters used so far.
  private(set) var advances: [Character: Double] = [:]
  private let style: FieldTextStyle
  private var history = TextHistory()

  /// An entry with the caret at the end.
  init(_ text: String, of widget: Widget, in context: any ToolContext) throws(ToolError) {
    self.widget = widget
    style = try engine(
      context.document.page(widget.annotation.pageIndex).textStyle(
        ofWidget: widget.annotation.id))
    frame = FieldFrame(rect: widget.annotation.rect, turn: style.turn)
    self.text = EditableText(text)
    layout = FieldLayout([], advances: [], nil, FieldLayout.Shape(style: style, size: frame.size))
    layout = try layOut(self.text, in: context)
    follow()
  }

  /// The entry in the field as it is now. What the user has typed stays; an entry without changes takes a
  /// new value of the field.
  func following(_ now: Widget, in context: any ToolContext) throws(ToolError) -> FieldEntry {
    guard value != nil || now.field.value == field.value else {
      return try FieldEntry(now.field.shownValue, of: now, in: context)
    }
    var entry = try FieldEntry(text.text, of: now, in: context)
    (entry.text, entry.history, entry.goal, entry.scroll) = (text, history, goal, scroll)
    entry.follow()
    return entry
  }

  var field: FormField { widget.field }
  var isSecret: Bool { field.isSecret }
  var color: Color { style.color }
  var background: Color? { style.background }

  /// The visible form of a text: bullets for a password.
  func shown(_ characters: [Character]) -> [Character] {
    isSecret ? Array(repeating: "•", count: characters.count) : characters
  }

  /// Replaces a range by the accepted part of a text. It is the part that the field and its script
  /// accept.
  mutating func change(
    _ range: Range<Int>, to new: String, in context: any ToolContext
  ) throws(ToolError) {
    guard !range.isEmpty || !new.isEmpty else { return }
    let isLimited = field.limitsToBox || context.options.keepsTextInField
    var wanted = Keystroke(
      text.text, selection: range, change: field.admitted(new, replacing: range.count, of: text))
    if wanted.change != field.cleaned(new) {
      wanted.excess = new
    } else if isLimited, new.count > range.count {
      var whole = text
      whole.replace(range, with: wanted.change)
      // The whole text has its size checked when it is taken.
      if whole.text.utf8.count <= mostText, try !layOut(whole, in: context).fits {
        wanted.excess = new
      }
    }
    guard let accepted = try context.keystroke(wanted, in: widget) else { return }
    let selection = accepted.selection.clamped(to: 0..<text.characters.count)
    let change = field.admitted(accepted.change, replacing: selection.count, of: text)
    var next = text
    next.replace(selection, with: change)
    try take(next, limiting: isLimited, in: context)
  }

  /// Replaces the whole text. The parts at both ends that stay the same count as untouched.
  mutating func enter(_ all: String, in context: any ToolContext) throws(ToolError) {
    let (range, put, end) = text.difference(to: all)
    try change(range, to: put, in: context)
    text.move(to: text.characters.count - end)
    follow()
  }

  /// Undoes or redoes a step of the entry; `false` if there is none.
  mutating func step(_ back: Bool, in context: any ToolContext) throws(ToolError) -> Bool {
    guard let other = back ? history.undo(text.text) : history.redo(text.text) else { return false }
    text = EditableText(other)
    layout = try layOut(text, in: context)
    follow()
    return true
  }

  mutating func move(to offset: Int, extending: Bool = false) {
    text.move(to: offset, extending: extending)
    goal = nil
    follow()
  }

  mutating func select(_ range: Range<Int>) {
    text.select(range)
    goal = nil
    follow()
  }

  func contains(_ point: Point) -> Bool { frame.rect.contains(point) }

  /// The position in the text that is nearest to a point. The point is in page space.
  func offset(at point: Point) -> Int { layout.offset(at: frame.inBox(point) + scroll) }

  private mutating func take(
    _ next: EditableText, limiting: Bool, in context: any ToolContext
  ) throws(ToolError) {
    guard next != text else { return }
    guard next.text.utf8.count <= mostText else {
      throw .invalid("A field holds at most \(mostText) bytes here: enter less.")
    }
    let laid = try layOut(next, in: context)
    if limiting, !laid.fits, next.characters.count > text.characters.count { return }
    if next.characters != text.characters { history.push(text.text) }
    (text, layout, goal) = (next, laid, nil)
    follow()
  }

  private mutating func layOut(
    _ text: EditableText, in context: any ToolContext
  ) throws(ToolError) -> FieldLayout {
    let characters = shown(text.characters)
    let new = Array(Set(characters).subtracting(advances.keys))
    if !new.isEmpty {
      let measured = try engine(
        context.document.page(widget.annotation.pageIndex).advances(
          of: new, inWidget: widget.annotation.id))
      // Advances are rounded to thousandths, as fonts have them, not in their single precision.
      for (character, advance) in zip(new, measured) {
        advances[character] = (advance * 1000).rounded() / 1000
      }
    }
    var shape = FieldLayout.Shape(style: style, size: frame.size)
    shape.isMultiline = field.kind == .text && field.flags.contains(.multiline)
    shape.cells = field.cells
    var widths = characters.map { advances[$0] ?? 0.5 }
    let direction = try engine(context.document.direction(of: characters))
    if shape.isMultiline,
      let set = try engine(
        context.document.page(widget.annotation.pageIndex).lines(
          of: String(characters), size: FieldLayout.fontSize(0, shape),
          inWidget: widget.annotation.id))
    {
      return FieldLayout(
        characters, widths: widths.map { $0 * set.style.size }, direction, on: set.layout,
        style: set.style, size: frame.size, inset: set.inset)
    }
    if let direction { try widths.fit(characters, direction, style.font, in: context) }
    return FieldLayout(characters, advances: widths, direction, shape)
  }

  /// Scrolls to the caret.
  mutating func follow() { scroll = layout.scroll(from: scroll, toShow: text.caret) }
}

/// The limit in bytes: more than any page holds.
private let mostText = 100_000
