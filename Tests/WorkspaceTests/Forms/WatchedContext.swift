// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction

@testable import Workspace

/// A view that notes what happens to fields, and changes none.
final class WatchedContext: ToolContext {
  let open: OpenView
  var events: [String] = []
  var answer: (Keystroke) -> Keystroke? = { $0 }

  init(_ open: OpenView) { self.open = open }

  func setValue(_ value: FieldValue, of widget: Widget) throws(ToolError) {
    events.append("set \(widget.field.name)")
  }

  func trigger(_ event: FieldEvent, _ widget: Widget) throws(ToolError) {
    events.append("\(event) \(widget.field.name)")
  }

  func keystroke(_ keystroke: Keystroke, in widget: Widget) throws(ToolError) -> Keystroke? {
    events.append("key \(keystroke.change)")
    return answer(keystroke)
  }

  func activate(
    _ component: Component, _ context: ComponentContext, at place: PagePoint?,
    _ action: () throws(ToolError) -> Void
  ) throws(ToolError) -> Bool {
    try action()
    return true
  }

  func allows(
    _ component: Component, _ context: ComponentContext, at place: PagePoint?
  ) throws(ToolError) -> Bool { true }

  func act(
    _ component: Component, _ context: ComponentContext, at place: PagePoint?,
    _ action: () throws(ToolError) -> Void
  ) throws(ToolError) { try action() }

  func refusal(
    of component: Component, _ context: ComponentContext, at place: PagePoint?
  ) throws(ToolError) -> ToolError? { nil }

  func offers(
    _ component: Component, _ context: ComponentContext, at place: PagePoint?
  ) -> Bool { true }
  func carryOut(_ edit: some Edit) {}
  var hasActed: Bool { false }
  func select(_ selection: Selection) {}
  func perform(_ edit: some Edit) {}
  func shownValue(of field: PlacedField) -> String? { nil }
  func create(_ field: NewField) -> String { field.name }
  func scroll(by delta: Point) {}
  func show(_ rect: Rect, onPage pageIndex: Int) {}
  func turn(_ direction: ScrollDirection) {}
  func zoom(_ zoom: SmartZoom) {}
  func follow(_ action: Action, from place: PagePoint) {}
  func play(_ annotation: Annotation) {}
  func isPlaying(_ id: String) -> Bool { false }
  func stopMedia(_ id: String) {}
  func tell(_ request: HostRequest) {}
  func copy(_ text: String, of ids: [String]) {}
  func makeAnnotationID() -> String { "" }
  func check(_ touch: AnnotationTouch) throws(ToolError) { try open.check(touch) }
  func mayTake(_ tool: ToolName) -> Bool { open.mayTake(tool) }
  func style(of tool: ToolName) -> AnnotationStyle { open.style(of: tool) }

  var document: Document { open.document }
  var view: View { open.view }
  var selection: Selection { open.selection }
  var selectedAnnotations: [Annotation] { [] }
  var revision: Int { open.revision }
  var now: Int64 { open.now }
  var creatingTools: [ToolKind] { [] }
  var canPaste: Bool { false }
  var returnsToCreator: Bool { false }
  var author: String? { nil }
  var settings: ComponentSettings { open.settings }
  var options: ToolOptions { ToolOptions() }
  var maySelectImages: Bool { false }
  var savedSignatures: SavedSignatures { open.savedSignatures }
}
