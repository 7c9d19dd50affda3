// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

/// Creates free texts: a tap or a drag opens a box, the user enters text, and the next action ends it.
public struct TextTool: Tool {
  /// The annotation that the text becomes.
  public enum Kind: Sendable {
    case plain
    /// A text with a line to its subject: a drag begins there.
    case callout
  }

  public let name: ToolName
  let kind: Kind
  private indirect enum State {
    case idle
    /// The span of a drawn box, or of a callout's line.
    case drawing(from: Point, to: Point, pageIndex: Int)
    case editing(TextEntry, Subject)
  }
  /// What a text is entered for.
  private indirect enum Subject {
    /// A new annotation that is not made yet. A callout's line has its tip at `tip`.
    case new(tip: Point?)
    /// The annotation that ``store(_:)`` has made.
    case stored(Annotation)
  }
  private var current = State.idle

  public init(_ name: ToolName, _ kind: Kind) {
    self.name = name
    self.kind = kind
  }

  public func state(in context: any ToolContext) -> String {
    switch current {
    case .idle: "idle"
    case .drawing: "drawing"
    case .editing: "editingText"
    }
  }

  public mutating func handle(
    _ event: ToolEvent, in context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    if case .editing(var entry, let subject) = current, case .gesture(let gesture) = event,
      entry.take(gesture)
    {
      current = .editing(entry, subject)
      return .handled
    }
    switch event {
    case .gesture(.tap(let sample)): return try tap(sample, context)
    case .gesture(.drag(let step)): return try drag(step, context)
    case .gesture(.longPress(let step)): return try longPress(step, context)
    case .gesture:
      if case .editing = current { return .handled }
      return .notHandled
    case .command("cancel"), .command("undo"):
      guard case .drawing = current else { return try write(event, context) }
      current = .idle
      return .handled
    case .key, .text, .answer, .command, .style: return try write(event, context)
    }
  }

  private mutating func tap(
    _ sample: PointerSample, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    if case .editing = current { return try finish(context) }
    guard let place = sample.page else { return .notHandled }
    if let editor = try context.editor(ofAnnotationAt: sample) { return editor }
    try context.check(.create(.freeText))
    let space = try ReadingSpace(ofReaderOn: place.pageIndex, in: context)
    let opening = kind.placeOfTap(space.read(place.point))
    try open(at: opening, in: space, onPage: place.pageIndex, context)
    return .handled
  }

  /// - Parameter opensAtOrigin: whether a touch that ends where it began opens a box there.
  private mutating func drag(
    _ step: GestureStep, opensAtOrigin: Bool = false, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    switch (step.phase, current) {
    case (.began, .editing): return try finish(context)
    case (_, .editing): return .handled
    case (.began, _):
      guard let place = step.origin.page else { return .notHandled }
      try context.check(.create(.freeText))
      let start = try context.point(of: step.origin, onPage: place.pageIndex)
      current = .drawing(from: start, to: start, pageIndex: place.pageIndex)
    case (.moved, .drawing(let start, _, let page)):
      let end = try context.point(of: step.current, onPage: page)
      current = .drawing(from: start, to: end, pageIndex: page)
    case (.ended, .drawing(let start, _, let page)):
      let end = try context.point(of: step.current, onPage: page)
      current = .idle
      let space = try ReadingSpace(ofReaderOn: page, in: context)
      let tapped = opensAtOrigin ? kind.placeOfTap(space.read(start)) : nil
      guard
        let opening = kind.placeOfDrag(from: space.read(start), to: space.read(end)) ?? tapped
      else { return .handled }
      try open(at: opening, in: space, onPage: page, context)
    case (.cancelled, .drawing): current = .idle
    default: break
    }
    return .handled
  }

  /// Handles a long press. On an annotation, it hands over to the tool that edits it; anywhere else it
  /// draws. If it ends where it began, it opens a box like a tap.
  private mutating func longPress(
    _ step: GestureStep, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    if step.phase == .began, case .idle = current,
      let editor = try context.editor(ofAnnotationAt: step.current)
    {
      return editor
    }
    return try drag(step.steadied, opensAtOrigin: true, context)
  }

  private mutating func open(
    at opening: TextOpening, in space: ReadingSpace, onPage page: Int, _ context: any ToolContext
  ) throws(ToolError) {
    let entry = try TextEntry(
      at: opening.place, in: space, onPage: page, style: context.style(of: name), in: context)
    current = .editing(entry, .new(tip: opening.tip.map(space.toPage.apply)))
  }

  private mutating func write(
    _ event: ToolEvent, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    guard case .editing(var entry, let subject) = current else { return .notHandled }
    let step = try entry.take(event, in: context)
    current = .editing(entry, subject)
    switch step {
    case .ignored:
      guard case .command("undo") = event, entry.isEmpty else { return .notHandled }
      // No letter is left to take back: the box goes, or else the document undoes the text that it has.
      current = .idle
      if case .new = subject { return .handled }
      return .notHandled
    case .changed:
      try entry.showCaret(in: context)
      return .handled
    case .done: return try finish(context)
    case .dropped:
      current = .idle
      return context.afterNothing
    }
  }

  /// Ends the entry. Without a text there is no annotation.
  private mutating func finish(_ context: any ToolContext) throws(ToolError) -> ToolOutcome {
    var outcome = context.afterNothing
    switch current {
    case .editing(let entry, .new(let tip)) where !entry.isEmpty:
      outcome = try context.create(annotation(entry, tip, context))
    case .editing(let entry, .stored(let text)):
      try entry.write(into: text, in: context)
      if let now = try context.present(text) { outcome = try context.goOn(afterCreated: now) }
    case .idle, .drawing, .editing: break
    }
    current = .idle
    return outcome
  }

  private func annotation(
    _ entry: TextEntry, _ tip: Point?, _ context: any ToolContext
  ) throws(ToolError) -> Annotation {
    var new = try context.draft(.freeText, by: name, onPage: entry.pageIndex, entry.frame.bounds)
    entry.dress(&new)
    if let tip {
      new.callout = CalloutLine.points(from: tip, to: entry.frame.bounds)
      new.intent = "FreeTextCallout"
      new.lineEndings = entry.style.lineEndings
    }
    return new
  }

  public func overlay(in context: any ToolContext) throws(ToolError) -> [OverlayItem] {
    switch current {
    case .idle: return []
    case .drawing(let start, let end, let page):
      let style = OverlayItem.Style(context.style(of: name))
      return [
        OverlayItem(
          kind.preview(from: start, to: end), role: .preview, pageIndex: page, style: style)
      ]
    case .editing(let entry, .stored(let text)): return text.overlay(whileWriting: entry)
    case .editing(let entry, .new(let tip)):
      guard let tip else { return entry.overlay }
      let line = CalloutLine.points(from: tip, to: entry.frame.bounds)
      return [
        OverlayItem(
          .path([line], isClosed: false), role: .preview, pageIndex: entry.pageIndex,
          style: OverlayItem.Style(entry.style))
      ] + entry.overlay
    }
  }

  public func requirement(in context: any ToolContext) throws(ToolError) -> Requirement? {
    guard case .editing(let entry, _) = current else { return nil }
    return entry.requirement(kind == .callout ? "Text of the callout" : "Text")
  }

  public var hasWork: Bool {
    if case .idle = current { false } else { true }
  }

  public var enteredAnnotation: String? {
    if case .editing(_, .stored(let text)) = current { text.id } else { nil }
  }

  public mutating func commit(_ context: any ToolContext) throws(ToolError) {
    if case .editing(let entry, .stored(let text)) = current {
      try entry.write(into: text, in: context)
    } else {
      try store(context)
    }
    current = .idle
  }

  public mutating func store(_ context: any ToolContext) throws(ToolError) {
    guard case .editing(let entry, let subject) = current, !entry.isEmpty else { return }
    switch subject {
    case .new(let tip):
      let new = try annotation(entry, tip, context)
      try context.add([new])
      current = .editing(entry, .stored(new))
    case .stored(let text): try entry.write(into: text, in: context)
    }
  }

  public mutating func follow(_ context: any ToolContext) throws(ToolError) {
    guard case .editing(var entry, .stored(let text)) = current else { return }
    guard let now = try context.present(text) else {
      current = .idle
      return
    }
    try entry.follow(now, from: text, in: context)
    current = .editing(entry, .stored(now))
  }

  public mutating func cancel(_ context: any ToolContext) throws(ToolError) { current = .idle }
}
