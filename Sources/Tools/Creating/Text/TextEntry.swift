// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Members

/// Text that the user is entering in a box on a page. The box grows with the text.
///
/// A tool keeps one while its state is `editingText`: it passes events that are not gestures to
/// ``take(_:in:)``, draws ``overlay``, and asks for ``requirement(_:)``.
struct TextEntry: CaretEntry {
  /// The place of the box. It is in the space in which the text is upright.
  enum Place: Hashable {
    /// The upper corner at which lines begin: the left one, or the right one for right-to-left text. The
    /// box is as wide as the text, up to the page's edge, where lines break.
    case corner(Point)
    /// A box of fixed width. It grows in height if the text needs it.
    case box(Rect)
  }

  /// The box, its inside, and the layout of the text. All are in the text's space.
  private struct Frames {
    let box: Rect
    let inside: Rect
    let layout: FieldLayout
  }

  /// The outcome of an event.
  enum Step {
    /// The event says nothing about the text.
    case ignored
    case changed
    /// The user has finished: keep the text.
    case done
    /// The user has cancelled: drop the text.
    case dropped
  }

  private(set) var pageIndex: Int
  private(set) var place: Place
  private(set) var space: ReadingSpace
  private let grows: Bool
  private(set) var text: EditableText
  var goal: Double?
  var isSecret: Bool { false }
  private(set) var style: AnnotationStyle
  private var frames: Frames
  private var history = TextHistory()
  /// Whether a selecting drag is under way.
  private var isSelecting = false
  /// The box that the replaced annotation has on the page's pictures. The text of that annotation is
  /// being entered.
  private(set) var replaced: TurnedRect?
  /// The text that the annotation showed when it was opened.
  private var shown = ""

  init(
    _ text: String = "", at place: Place, in space: ReadingSpace, onPage pageIndex: Int,
    style: AnnotationStyle, in context: any ToolContext
  ) throws(ToolError) {
    self.text = EditableText(text)
    self.place = place
    self.pageIndex = pageIndex
    self.style = style
    self.space = space
    grows = context.options.growsWithText
    frames = Frames(
      box: space.page, inside: space.page,
      layout: FieldLayout(
        lines: [], fontSize: style.text.size, lineHeight: style.text.size * 1.2,
        size: space.page.size, nil))
    try layOut(in: context)
  }

  /// Opens the text of an annotation.
  init(of annotation: Annotation, in context: any ToolContext) throws(ToolError) {
    let place = try TextEntry.place(of: annotation, in: context)
    let shown = try engine(
      context.document.page(annotation.pageIndex).shownText(of: annotation))
    try self.init(
      shown, at: place.box, in: place.space, onPage: annotation.pageIndex,
      style: annotation.style, in: context)
    replaced = annotation.writingFrame
    self.shown = shown
  }

  /// Takes up changes of the annotation whose text is entered: its place, and the text and the style as
  /// far as the user has not changed them here.
  mutating func follow(
    _ now: Annotation, from old: Annotation, in context: any ToolContext
  ) throws(ToolError) {
    replaced = now.writingFrame
    guard now != old else { return }
    if !isPlaced(like: now, from: old) {
      let place = try TextEntry.place(of: now, in: context)
      (self.place, space, pageIndex) = (place.box, place.space, now.pageIndex)
    }
    let chosen = PartialValue(changesFrom: old.style, to: style)
    style = now.style
    chosen.apply(to: &style)
    if now.contents != old.contents, !says(otherThan: old) {
      shown = now.contents ?? ""
      (text, history, goal) = (EditableText(shown), TextHistory(), nil)
    }
    try layOut(in: context)
  }

  /// The box of an annotation's text, and the text's space. The text is upright in that space.
  private static func place(
    of annotation: Annotation, in context: any ToolContext
  ) throws(ToolError) -> (box: Place, space: ReadingSpace) {
    let frame = annotation.writingFrame
    let page = try context.pageRect(annotation.pageIndex)
    let space = ReadingSpace(turnedBy: frame.rotation, about: frame.center, of: page)
    return (.box(frame.upright), space)
  }

  /// Whether the text differs from an annotation's. One without contents shows the text that was opened.
  func says(otherThan annotation: Annotation) -> Bool {
    let contents = annotation.contents ?? ""
    return !text.text.isExactly(contents.isEmpty ? shown : contents)
  }

  /// Whether the text is blank: blank text makes no free text.
  var isEmpty: Bool { text.characters.allSatisfy(\.isWhitespace) }

  mutating func take(_ event: ToolEvent, in context: any ToolContext) throws(ToolError) -> Step {
    switch event {
    case .text(let all): try enter(all, in: context)
    case .answer(.text(let all)):
      try enter(all, in: context)
      return .done
    case .answer(.cancelled): return .dropped
    case .command("commit"), .command("cancel"): return .done
    case .command("undo"): return try step(true, in: context) ? .changed : .ignored
    case .command("redo"): return try step(false, in: context) ? .changed : .ignored
    case .style(let change):
      change.apply(to: &style)
      try layOut(in: context)
    case .key(let key):
      guard try press(key, in: context) else { return .ignored }
    case .command(let command):
      guard try take(command, in: context) else { return .ignored }
    case .gesture, .answer: return .ignored
    }
    return .changed
  }

  var layout: FieldLayout { frames.layout }

  private var box: Rect { frames.box }
  var textBox: Rect { frames.inside }

  /// The box on the page.
  var frame: TurnedRect { space.onPage(box) }

  /// Whether a touch is in the box.
  func contains(_ sample: PointerSample) -> Bool {
    sample.page.map { $0.pageIndex == pageIndex && contains($0.point) } ?? false
  }

  func contains(_ point: Point) -> Bool { box.contains(space.read(point)) }

  /// Takes a touch: a touch in the text places the caret or selects.
  ///
  /// - Returns: whether the touch belonged to the text.
  mutating func take(_ gesture: Gesture) -> Bool {
    guard let place = gesture.sample.page, place.pageIndex == pageIndex else { return false }
    var isGoingOn = isSelecting
    let isTaken = touch(gesture, at: place, isSelecting: &isGoingOn)
    isSelecting = isGoingOn
    return isTaken
  }

  func offset(at point: Point) -> Int { layout.offset(at: space.read(point) - textBox.origin) }

  func requirement(_ prompt: String) -> Requirement { .text(prompt: prompt, value: text.text) }

  mutating func change(
    _ range: Range<Int>, to new: String, in context: any ToolContext
  ) throws(ToolError) {
    guard !range.isEmpty || !new.isEmpty else { return }
    var next = text
    next.replace(range, with: Array(new))
    guard next.text.utf8.count <= mostText else {
      throw .invalid("A free text holds at most \(mostText) bytes: enter less.")
    }
    if next.characters != text.characters { history.push(text.text) }
    try set(next, in: context)
  }

  /// Replaces the whole text. The parts at both ends that stay the same count as untouched.
  private mutating func enter(_ all: String, in context: any ToolContext) throws(ToolError) {
    guard all != text.text else { return }
    let (range, put, end) = text.difference(to: all)
    try change(range, to: put, in: context)
    text.move(to: text.characters.count - end)
  }

  mutating func step(_ back: Bool, in context: any ToolContext) throws(ToolError) -> Bool {
    guard let other = back ? history.undo(text.text) : history.redo(text.text) else { return false }
    try set(EditableText(other), in: context)
    return true
  }

  mutating func move(to offset: Int, extending: Bool) {
    text.move(to: offset, extending: extending)
    goal = nil
  }

  mutating func select(_ range: Range<Int>) {
    text.select(range)
    goal = nil
  }

  private mutating func set(_ new: EditableText, in context: any ToolContext) throws(ToolError) {
    (text, goal) = (new, nil)
    try layOut(in: context)
  }

  private mutating func layOut(in context: any ToolContext) throws(ToolError) {
    let fitted = try fit(in: context)
    let characters = text.characters
    let known = Array(Set(characters))
    let measured = try engine(context.document.advances(of: known, font: style.text.font))
    let advances = Dictionary(zip(known, measured)) { first, _ in first }
    let direction = try engine(context.document.direction(of: characters))
    frames = Frames(
      box: fitted.box, inside: fitted.textBox,
      layout: FieldLayout(
        characters, widths: characters.map { (advances[$0] ?? 0.5) * style.text.size }, direction,
        on: fitted.layout, style: style.text, size: fitted.textBox.size))
  }

  private func fit(in context: any ToolContext) throws(ToolError) -> TextBoxFit {
    try engine(
      TextBoxFit(
        text.text, style, at: place, within: space.page, grows: grows, in: context.document))
  }
}

/// The limit in bytes: more than any page holds.
private let mostText = 100_000
