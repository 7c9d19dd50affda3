// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Interaction

/// Signs by hand: puts a signature on a page, or lets a signature field look signed.
public struct SignatureTool: Tool {
  public let name = ToolName.signature
  indirect enum State {
    case idle
    /// The next event signs a field, wherever it happens.
    case aimed(Widget)
    /// The user chooses a signature for a place of a page.
    case choosing(PlacementPoint)
    /// The same for a field.
    case signing(Widget)
    /// A field that is signed already, and has a menu.
    case selected(Widget, SignatureFieldState)
    /// The user enters how thick the lines in a field shall be.
    case adjusting(Widget, HandDrawing)
  }
  var current = State.idle
  private var touch = PlacingTouch(.stamp)

  public init() {}

  public func state(in context: any ToolContext) -> String {
    if touch.drag != nil { return "placing" }
    return switch current {
    case .idle, .aimed: "idle"
    case .choosing, .signing: "choosing"
    case .selected: "selected"
    case .adjusting: "adjusting"
    }
  }

  public mutating func handle(
    _ event: ToolEvent, in context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    if case .aimed(let field) = current {
      current = .idle
      return try open(field, context)
    }
    switch event {
    case .gesture(let gesture): return try take(gesture, context)
    case .answer(let answer): return try take(answer, context)
    case .command("cancel") where touch.drag != nil, .command("undo") where touch.drag != nil:
      touch.cancel()
      return .handled
    case .command("cancel"): return cancelStep(context)
    case .command(let command): return try perform(command, context)
    case .style(let change): return try restyle(change, context)
    case .key, .text: return .notHandled
    }
  }

  public mutating func aim(at field: Widget?) {
    if let field {
      current = .aimed(field)
    } else if case .aimed = current {
      current = .idle
    }
  }

  /// Handles a touch. While a question is open, it ends the question and the tool's work (as in Apryse's
  /// signature tool).
  private mutating func take(
    _ gesture: Gesture, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    switch gesture {
    case .tap(let sample), .contextMenu(let sample):
      if isAsking {
        current = .idle
        return context.afterNothing
      }
      let wasSelected = if case .selected = current { true } else { false }
      current = .idle
      if let widget = try context.signatureField(at: sample) { return try open(widget, context) }
      if wasSelected { return .handBack }
    // These belong to the tap before them.
    case .doubleTap where isAsking, .tripleTap where isAsking: return .handled
    case .longPress(let step):
      if step.phase == .began, let widget = try context.signatureField(at: step.current) {
        return try open(widget, context)
      }
    case .doubleTap, .tripleTap, .drag, .hover: break
    }
    switch try touch.take(gesture, in: context) {
    case .none(let outcome): return outcome
    case .spot(let spot): current = .choosing(spot)
    }
    return .handled
  }

  /// Asks for a signature if the field is empty; a signed field has a menu.
  private mutating func open(
    _ widget: Widget, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    switch try context.signatureState(of: widget) {
    case .empty:
      try context.checkSigning(widget)
      if context.options.signatureFieldMode == .stamp {
        try context.check(.create(.stamp, onPage: widget.annotation.pageIndex))
      }
      current = .signing(widget)
    case let state: current = .selected(widget, state)
    }
    return .handled
  }

  private var isAsking: Bool {
    switch current {
    case .choosing, .signing, .adjusting: true
    case .idle, .aimed, .selected: false
    }
  }

  private mutating func cancelStep(_ context: any ToolContext) -> ToolOutcome {
    guard case .idle = current else {
      current = .idle
      return context.afterNothing
    }
    return .notHandled
  }

  public func overlay(in context: any ToolContext) throws(ToolError) -> [OverlayItem] {
    switch current {
    case .idle where touch.drag == nil: return []
    case .idle, .aimed: return marker(touch.drag)
    case .choosing(let spot): return marker(spot)
    case .signing(let widget), .selected(let widget, _), .adjusting(let widget, _):
      let place = widget.annotation
      return [OverlayItem(.rect(place.rect), role: .selection, pageIndex: place.pageIndex)]
    }
  }

  private func marker(_ spot: PlacementPoint?) -> [OverlayItem] {
    spot.map { [$0.marker] } ?? []
  }

  public func requirement(in context: any ToolContext) throws(ToolError) -> Requirement? {
    switch current {
    case .idle, .aimed, .selected: return nil
    case .adjusting(_, let drawing):
      return Requirement(
        .number, prompt: "Thickness of the lines, in points", value: String(drawing.width))
    case .choosing: return asking("Signature", context)
    case .signing(let widget): return asking(widget.field.label, context)
    }
  }

  /// A requirement for a signature. The user can choose one of the saved signatures.
  private func asking(_ prompt: String, _ context: any ToolContext) -> Requirement {
    let saved = context.savedSignatures
    var requirement = Requirement(
      .signature, prompt: prompt, choices: saved.all.map { .init($0.id, $0.title) })
    requirement.choosing.values = saved.lastUsed.map { [$0] } ?? []
    return requirement
  }

  public mutating func follow(_ context: any ToolContext) throws(ToolError) {
    let widget: Widget
    switch current {
    case .idle, .aimed, .choosing: return
    case .signing(let field), .selected(let field, _), .adjusting(let field, _): widget = field
    }
    guard let now = try context.present(widget) else {
      current = .idle
      return
    }
    switch (current, try context.signatureState(of: now)) {
    case (.signing, .empty): current = .signing(now)
    case (.adjusting, .byHand(let drawing)): current = .adjusting(now, drawing)
    case (_, .empty): current = .idle
    case (_, let state): current = .selected(now, state)
    }
  }

  public var hasWork: Bool { touch.drag != nil || isAsking }

  public mutating func cancel(_ context: any ToolContext) throws(ToolError) {
    touch.cancel()
    current = .idle
  }

  public mutating func leave(_ context: any ToolContext) throws(ToolError) { current = .idle }
}

extension ToolContext {
  fileprivate func signatureField(at sample: PointerSample) throws(ToolError) -> Widget? {
    guard let hit = try annotations(at: sample).first, hit.type == .widget,
      let widget = try widget(hit), widget.field.kind == .signature
    else { return nil }
    return widget
  }

  func signatureState(of widget: Widget) throws(ToolError) -> SignatureFieldState {
    try engine(
      document.page(widget.annotation.pageIndex).signatureState(of: widget.annotation.id)
        ?? .empty)
  }

  /// - Throws: an error if the field may not be signed.
  func checkSigning(_ widget: Widget) throws(ToolError) {
    try check(.fill(widget))
    try check(.signByHand)
    let page = try engine(document.page(widget.annotation.pageIndex))
    try editing(page.requireSignable(widget))
  }
}
