// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction

/// A view without effects: it passes an event to copies of the tools, and records what they would do and
/// by which component.
///
/// The components' gates and the client's hooks are asked; both answer without effects.
final class DryRun {
  struct Step {
    var component: Component
    var context: ComponentContext
    var verdict: Verdict
  }

  unowned let open: OpenView
  let tools: ToolManager
  /// The selection that the event would have led to by now.
  private(set) var selection: Selection
  private(set) var steps: [Step] = []
  private(set) var actor: Component?
  /// The annotations that would be created.
  private var made: [Annotation] = []

  init(of view: OpenView) {
    open = view
    tools = view.tools.copy()
    selection = view.selection
    tools.willChange = { [unowned self] kind throws(ToolError) in
      guard kind.name != tools.current.name else { return }
      if kind.name != .pan, let obstacle = open.whyNot(kind) { throw obstacle }
      try open.consult(.changeTool(from: tools.current.name, to: kind.name))
    }
  }

  /// Asks whether the component may act, and records the answer once.
  private func ask(
    _ component: Component, _ context: ComponentContext, at place: PagePoint?
  ) throws(ToolError) -> Verdict {
    if let known = steps.last(where: { $0.component == component && $0.context == context }) {
      return known.verdict
    }
    let verdict: Verdict
    if let new = made.first(where: { $0.id == context.annotationID }) {
      verdict = open.verdict(component, about: new, at: place)
    } else {
      verdict = try open.permittedVerdict(component, context, at: place)
    }
    steps.append(Step(component: component, context: context, verdict: verdict))
    return verdict
  }
}

extension DryRun: ToolContext {
  func activate(
    _ component: Component, _ context: ComponentContext, at place: PagePoint?,
    _ action: () throws(ToolError) -> Void
  ) throws(ToolError) -> Bool {
    guard actor == nil, try ask(component, context, at: place).isActing else { return false }
    try act(component, context, at: place, action)
    return true
  }

  func allows(
    _ component: Component, _ context: ComponentContext, at place: PagePoint?
  ) throws(ToolError) -> Bool {
    try ask(component, context, at: place).isActing
  }

  func act(
    _ component: Component, _ context: ComponentContext, at place: PagePoint?,
    _ action: () throws(ToolError) -> Void
  ) throws(ToolError) {
    do throws(ToolError) {
      try action()
    } catch {
      if let refusal = Verdict(error),
        let index = steps.lastIndex(where: { $0.component == component })
      {
        steps[index].verdict = refusal
      }
      throw error
    }
    actor = actor ?? component
  }

  func refusal(
    of component: Component, _ context: ComponentContext, at place: PagePoint?
  ) throws(ToolError) -> ToolError? {
    ToolError(try ask(component, context, at: place), of: component)
  }

  func offers(_ component: Component, _ context: ComponentContext, at place: PagePoint?) -> Bool {
    open.offers(component, context, at: place)
  }

  var hasActed: Bool { actor != nil }

  func select(_ selection: Selection) throws(ToolError) {
    self.selection = try open.permitted(selection)
  }

  func perform(_ edit: some Edit) throws(ToolError) {
    for touch in edit.touches { try check(touch) }
    try open.permit(edit)
    try open.consult(about: edit)
    if let edit = edit as? AddAnnotations { made += edit.annotations }
  }

  func carryOut(_ edit: some Edit) throws(ToolError) { try perform(edit) }

  func setValue(_ value: FieldValue, of widget: Widget) throws(ToolError) {
    try check(.fill(widget))
    _ = try open.permitFilling(widget)
  }

  /// A dry run shows nothing, so no script needs to run.
  func shownValue(of field: PlacedField) -> String? { nil }

  func create(_ field: NewField) throws(ToolError) -> String {
    try open.permitCreating(field)
    made.append(
      Annotation(
        id: field.widgetID, type: .widget, pageIndex: field.pageIndex, rect: field.rect))
    return field.name
  }

  func follow(_ action: Action, from place: PagePoint) throws(ToolError) {
    try open.consult(.follow(action, from: place))
  }

  func makeAnnotationID() -> String { "new-\(made.count + 1)" }
  func scroll(by delta: Point) {}
  func show(_ rect: Rect, onPage pageIndex: Int) {}
  func turn(_ direction: ScrollDirection) {}
  func zoom(_ zoom: SmartZoom) {}
  func play(_ annotation: Annotation) {}
  func stopMedia(_ id: String) {}
  func tell(_ request: HostRequest) {}
  func copy(_ text: String, of ids: [String]) {}

  var selectedAnnotations: [Annotation] {
    get throws(ToolError) {
      if selection == open.selection { return try open.selectedAnnotations }
      let new = made.filter { made in selection.annotations.contains { $0.id == made.id } }
      return new.isEmpty ? try open.read(selection.annotations) : new
    }
  }

  var options: ToolOptions { open.options(of: tools.current.name) }
  var settings: ComponentSettings { open.settings }
  func isPlaying(_ id: String) -> Bool { open.isPlaying(id) }
  var document: Document { open.document }
  var view: View { open.view }
  var revision: Int { open.revision }
  var now: Int64 { open.now }
  var returnsToCreator: Bool { tools.returnsToCreator }
  var creatingTools: [ToolKind] { open.creatingTools }
  var canPaste: Bool { open.canPaste }
  var savedSignatures: SavedSignatures { open.savedSignatures }
  var author: String? { open.author }
  func style(of tool: ToolName) -> AnnotationStyle { open.style(of: tool) }
  func check(_ touch: AnnotationTouch) throws(ToolError) { try open.check(touch) }
  var maySelectImages: Bool { open.maySelectImages }
  func mayTake(_ tool: ToolName) -> Bool { open.mayTake(tool) }
}

extension Verdict {
  /// The refusal that an error reports; `nil` if it is another failure.
  init?(_ error: ToolError) {
    switch error {
    case .vetoed(let by, let why): self = .vetoed(by: by, why)
    case .consumed(let by): self = .consumed(by: by)
    case .edit(.notPermitted(let by, let why)): self = .notPermitted(by: by, why)
    default: return nil
    }
  }
}
