// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

/// Selects the annotations that a rectangle or a lasso touches.
public struct MultiSelectTool: Tool {
  public let name = ToolName.multiSelect
  private indirect enum State {
    case idle
    /// The path of the pointer since the press. It is in the space of the page under the press.
    case selecting(onPage: Int, [Point])
  }
  private var current = State.idle
  /// The user's choice from the menu, until another tool takes over; `nil`: by the options.
  var chosenShape: SelectionShape?
  var choosesFields: Bool?

  public init() {}

  public func state(in context: any ToolContext) -> String {
    switch current {
    case .idle: "idle"
    case .selecting: "selecting"
    }
  }

  public mutating func handle(
    _ event: ToolEvent, in context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    switch event {
    case .gesture(.drag(let step)): return try drag(step, context)
    case .gesture(.tap(let sample)): return try tap(sample, context)
    case .gesture(.doubleTap), .gesture(.tripleTap), .gesture(.contextMenu): return .handBack
    case .gesture(.longPress(let step)): return step.phase == .began ? .handBack : .notHandled
    case .command("cancel") where hasWork, .command("undo") where hasWork:
      current = .idle
      return .handled
    case .command("cancel"): return .finished
    case .command("selectAll"): return try selectAll(context)
    case .command(let command) where choose(command, context): return .handled
    case .gesture(.hover), .key, .text, .answer, .command, .style: return .notHandled
    }
  }

  public func overlay(in context: any ToolContext) throws(ToolError) -> [OverlayItem] {
    guard case .selecting(let page, let path) = current else { return [] }
    let shape: OverlayItem.Shape =
      switch region(path, context) {
      case .rectangle(let rect): .rect(rect)
      case .lasso(let outline): .path([outline.points], isClosed: true)
      }
    return [OverlayItem(shape, role: .lasso, pageIndex: page)]
  }

  public func menu(in context: any ToolContext) throws(ToolError) -> [MenuItem] {
    hasWork ? [] : choices(context)
  }

  public var hasWork: Bool { if case .selecting = current { true } else { false } }
  public mutating func cancel(_ context: any ToolContext) throws(ToolError) { current = .idle }

  /// Handles a tap: on an annotation it is for the tool that edits it, elsewhere for the base.
  private func tap(
    _ sample: PointerSample, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    if let editor = try context.editor(ofAnnotationAt: sample) {
      guard context.options.returnToPan, case .interlude(let tool, _) = editor else {
        return editor
      }
      return .handOver(tool)
    }
    return context.options.returnToPan ? .handBack : .handled
  }

  private mutating func drag(
    _ step: GestureStep, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    switch (step.phase, current) {
    case (.began, _):
      guard let place = step.origin.page else { return .notHandled }
      current = .selecting(onPage: place.pageIndex, [place.point])
      return .handled
    case (.moved, .selecting(let page, let path)):
      current = .selecting(onPage: page, path + [try context.point(of: step.current, onPage: page)])
      return .handled
    case (.ended, .selecting(let page, let path)):
      current = .idle
      let whole = path + [try context.point(of: step.current, onPage: page)]
      return try select(hits(region(whole, context), onPage: page, context), context)
    case (.cancelled, .selecting):
      current = .idle
      return .handled
    default: return .notHandled
    }
  }

  private func selectAll(_ context: any ToolContext) throws(ToolError) -> ToolOutcome {
    guard let page = context.view.currentPage else { return .notHandled }
    let all = Region.rectangle(try context.pageRect(page))
    return try select(hits(all, onPage: page, context), context)
  }

  /// Selects annotations and hands over to the tool that edits them. Only those that are selectable
  /// count. If there are none, the base tool takes over, unless the tool should stay.
  private func select(
    _ hits: [Annotation], _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    var rest = hits[...]
    while let first = rest.popFirst() {
      var chosen = [first]
      let isSelected = try context.activate(.selectAnnotation, .annotation(first.id), at: nil) {
        () throws(ToolError) in
        for other in rest
        where try context.allows(.selectAnnotation, .annotation(other.id), at: nil) {
          chosen.append(other)
        }
        try context.select(
          .annotations(chosen.map { SelectedAnnotation(id: $0.id, pageIndex: $0.pageIndex) }))
      }
      guard isSelected else { continue }
      return .next(EditingTools.tool(for: chosen), comesBack: !context.options.returnToPan)
    }
    return context.options.returnToPan ? .finished : .handled
  }
}

/// The menu of `multiSelect` while nothing is selected.
extension MultiSelectTool {
  func shape(_ context: any ToolContext) -> SelectionShape {
    chosenShape ?? context.options.selectionShape
  }

  func selectsFields(_ context: any ToolContext) -> Bool {
    choosesFields ?? context.options.selectsFormFields
  }

  func choices(_ context: any ToolContext) -> [MenuItem] {
    [
      MenuItem(.selectAll, "Select All"),
      MenuItem(.byRectangle, "Select by Rectangle", isChecked: shape(context) == .rectangle),
      MenuItem(.byLasso, "Select by Lasso", isChecked: shape(context) == .lasso),
      MenuItem(.formFields, "Select Form Fields", isChecked: selectsFields(context)),
    ]
  }

  /// Performs an item of the menu; `false` for any other command.
  mutating func choose(_ command: CommandName, _ context: any ToolContext) -> Bool {
    switch command {
    case .byRectangle: chosenShape = .rectangle
    case .byLasso: chosenShape = .lasso
    case .formFields: choosesFields = !selectsFields(context)
    default: return false
    }
    return true
  }
}

extension CommandName {
  fileprivate static let selectAll: CommandName = "selectAll"
  fileprivate static let byRectangle: CommandName = "selectByRectangle"
  fileprivate static let byLasso: CommandName = "selectByLasso"
  fileprivate static let formFields: CommandName = "selectFormFields"
}
