// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

/// Text that the user is entering in a box on a page; the box grows with it.
///
/// A tool keeps one while its state is `editingText`: it passes the events that are no gestures to
/// ``take(_:in:)``, draws ``overlay``, and asks for ``requirement(_:)``.
struct TextEntry {
  /// Where the box is.
  enum Place: Hashable {
    /// The upper corner where lines begin: the left one, or of text that runs from right to left the
    /// right one. The box is as wide as the text, at most up to the page's edge; then lines break.
    case corner(Point)
    /// A box of a width that stays; it becomes higher where the text needs it.
    case box(Rect)
  }

  /// What became of an event.
  enum Step {
    /// The event says nothing about the text.
    case ignored
    case changed
    /// The user is done: the text is to be kept.
    case done
    /// The user gave up: the text is to be dropped.
    case dropped
  }

  let pageIndex: Int
  let place: Place
  private let page: Rect
  private let grows: Bool
  private(set) var text: String
  private(set) var style: AnnotationStyle
  private(set) var box: Rect
  private var textBox: Rect
  /// Foot and head of the bar behind the last character.
  private(set) var caret: (Point, Point) = (.zero, .zero)
  private var history = TextHistory()

  init(
    _ text: String = "", at place: Place, onPage pageIndex: Int, style: AnnotationStyle,
    in context: any ToolContext
  ) throws(ToolError) {
    self.text = text
    self.place = place
    self.pageIndex = pageIndex
    self.style = style
    page = try context.pageRect(pageIndex)
    grows = context.options.growsWithText
    box = page
    textBox = page
    try layOut(in: context)
  }

  /// Text without a letter makes no free text.
  var isEmpty: Bool { text.allSatisfy(\.isWhitespace) }

  mutating func take(_ event: ToolEvent, in context: any ToolContext) throws(ToolError) -> Step {
    switch event {
    case .text(let all): try enter(all, in: context)
    case .answer(.text(let all)):
      try enter(all, in: context)
      return .done
    case .answer(.cancelled): return .dropped
    case .command("commit"), .command("cancel"): return .done
    case .command("undo"): if let last = history.undo(text) { try set(last, in: context) }
    case .command("redo"): if let next = history.redo(text) { try set(next, in: context) }
    case .style(let change):
      change.apply(to: &style)
      try layOut(in: context)
    case .key(let key):
      guard let edited = key.edited(text) else { return .ignored }
      try enter(edited, in: context)
    case .gesture, .answer, .command: return .ignored
    }
    return .changed
  }

  /// Gives an annotation the text, its box and its style.
  func dress(_ annotation: inout Annotation) {
    annotation.rect = box
    annotation.contents = text
    annotation.text = style.text
    annotation.color = style.color
    annotation.interiorColor = style.interiorColor
    annotation.opacity = style.opacity
    annotation.border = style.border
  }

  /// Whether a touch is in the box.
  func contains(_ sample: PointerSample) -> Bool {
    sample.page.map { $0.pageIndex == pageIndex && box.contains($0.point) } ?? false
  }

  func requirement(_ prompt: String) -> Requirement {
    .text(prompt: prompt, value: text)
  }

  var overlay: [OverlayItem] {
    var look = OverlayItem.Style(style)
    look.color = style.text.color
    look.fontSize = style.text.size
    var items = [
      OverlayItem(.rect(box), role: "entry", pageIndex: pageIndex, style: OverlayItem.Style(style)),
      OverlayItem(.caret(caret.0, caret.1), role: "caret", pageIndex: pageIndex),
    ]
    if !text.isEmpty {
      items.insert(
        OverlayItem(.text(text, in: textBox), role: "entry", pageIndex: pageIndex, style: look),
        at: 1)
    }
    return items
  }

  private mutating func enter(
    _ new: String, in context: any ToolContext
  ) throws(ToolError) {
    guard new != text else { return }
    guard new.utf8.count <= mostText else {
      throw .invalid("A free text holds at most \(mostText) bytes: enter less.")
    }
    history.push(text)
    try set(new, in: context)
  }

  private mutating func set(_ new: String, in context: any ToolContext) throws(ToolError) {
    text = new
    try layOut(in: context)
  }

  private mutating func layOut(in context: any ToolContext) throws(ToolError) {
    let fitted = try fit(in: context)
    box = fitted.box
    textBox = fitted.textBox
    caret = fitted.caret
  }

  private func fit(in context: any ToolContext) throws(ToolError) -> TextBoxFit {
    try engine { () throws(EngineError) in
      try TextBoxFit(text, style, at: place, within: page, grows: grows, in: context.document)
    }
  }
}

/// In bytes: more than any page holds.
private let mostText = 100_000
