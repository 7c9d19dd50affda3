// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction

extension OpenView: ToolContext {
  public var document: Document { owner.document }
  public var revision: Int { owner.editor.revision }
  public var now: Int64 { owner.sources.clock() }

  public func activate(
    _ component: Component, _ context: ComponentContext, at place: PagePoint?,
    _ action: () throws(ToolError) -> Void
  ) throws(ToolError) -> Bool {
    try editing(owner.check(component))
    guard !hasActed, try allows(component, context, at: place) else { return false }
    try act(ActivationGrant(component: component, context: context), context, at: place, action)
    return true
  }

  public var hasActed: Bool { event.actedComponent != nil }

  public func act(
    _ component: Component, _ context: ComponentContext, at place: PagePoint?,
    _ action: () throws(ToolError) -> Void
  ) throws(ToolError) {
    try act(ActivationGrant(component: component), context, at: place, action)
  }

  private func act(
    _ granted: ActivationGrant, _ context: ComponentContext, at place: PagePoint?,
    _ action: () throws(ToolError) -> Void
  ) throws(ToolError) {
    let (acted, held) = (event.actedComponent, event.grant)
    event.actedComponent = acted ?? granted.component
    event.grant = granted
    defer { event.grant = held }
    let mark = event.announcements.activations.count
    event.announcements.activations += callbacks(of: granted.component).map {
      .willActivate($0, granted.component, context, place)
    }
    do throws(ToolError) {
      try action()
      announceActivations()
    } catch {
      // Activations that did not happen are not announced.
      event.announcements.activations.removeLast(
        max(0, event.announcements.activations.count - mark))
      event.actedComponent = acted
      throw error
    }
  }

  public var returnsToCreator: Bool { tools.returnsToCreator }

  public var creatingTools: [ToolKind] {
    owner.shared.tools.filter { kind in
      kind.annotationType.map { owner.allows(.create($0)) && whyNot(kind) == nil } ?? false
    }
  }

  public var canPaste: Bool {
    owner.shared.clipboard.contents.annotations.contains { annotation in
      do throws(ToolError) { try check(.create(annotation.type)) } catch { return false }
      return offers(.editAnnotation, about: annotation)
    }
  }

  public var author: String? { owner.shared.author }
  public var settings: ComponentSettings { input.settings }
  public var options: ToolOptions { tools.options[tool] ?? ToolOptions() }
  public func style(of tool: ToolName) -> AnnotationStyle {
    owner.shared.userPreferences.styles[tool]
  }

  public func makeAnnotationID() throws(ToolError) -> String {
    try engine(owner.makeAnnotationID())
  }

  /// Checks a touch; a new annotation without a page belongs to the page that is touched.
  public func check(_ touch: AnnotationTouch) throws(ToolError) {
    try permitChanges()
    var touch = touch
    if case .create(let type, let page) = touch {
      let page = page ?? pointer?.page?.pageIndex
      if let page { try permitCreating(onPage: page) }
      touch = .create(type, onPage: page)
    }
    try editing(owner.check(touch))
  }

  public func mayTake(_ tool: ToolName) -> Bool {
    owner.shared.tools.first { $0.name == tool }.map { whyNot($0) == nil } ?? false
  }

  public var maySelectImages: Bool {
    owner.editor.policy.allowsImageSelection && mayTake(.textSelect)
  }

  public func select(_ selection: Selection) throws(ToolError) { set(try permitted(selection)) }

  public func perform(_ edit: some Edit) throws(ToolError) {
    try passGate(edit)
    try carryOut(edit)
  }

  public func carryOut(_ edit: some Edit) throws(ToolError) {
    try permit(edit)
    try consult(about: edit)
    var made: any Edit = edit
    if let update = edit as? UpdateAnnotations { made = try owner.formatting(update) }
    _ = try editing(owner.editor.perform(made, cause: .tool))
  }

  public func setValue(_ value: FieldValue, of widget: Widget) throws(ToolError) {
    let field = try permitFilling(widget)
    try owner.setValues([FieldSetting(field.id, value, widget: widget.annotation.id)], cause: .tool)
  }

  public func shownValue(of field: PlacedField) throws(ToolError) -> String? {
    field.field.isSecret ? nil : try owner.formScripts?.shown(field)
  }

  public func create(_ field: NewField) throws(ToolError) -> String {
    try permitCreating(field)
    let change = try owner.create(field, cause: .tool)
    return change.effect.fields.first ?? field.name
  }

  public func scroll(by delta: Point) throws(ToolError) {
    do throws(ViewError) {
      try show(.tool) { (view) throws(ViewError) in try view.scroll(by: delta) }
    } catch {
      throw .view(error)
    }
  }

  public func show(_ rect: Rect, onPage pageIndex: Int) throws(ToolError) {
    do throws(ViewError) {
      try show(.tool) { (view) throws(ViewError) in
        try view.goTo(pageIndex: pageIndex, .rect(rect), isRecorded: false)
      }
    } catch {
      throw .view(error)
    }
  }

  public func follow(_ action: Action, from place: PagePoint) throws(ToolError) {
    try actions.follow(action, from: place)
  }

  public func follow(_ annotation: Annotation, from place: PagePoint) throws(ToolError) {
    try actions.follow(annotation, from: place)
  }

  public func follow(_ widget: Widget, from place: PagePoint) throws(ToolError) {
    try actions.follow(widget, from: place)
  }

  public func trigger(_ event: FieldEvent, _ widget: Widget) throws(ToolError) {
    try pages.trigger(event, widget)
  }

  public func acts(on event: FieldEvent, _ widget: Widget) throws(ToolError) -> Bool {
    try pages.acts(on: event, widget)
  }

  public func play(_ annotation: Annotation) throws(ToolError) { try playback.play(annotation) }
  public func isPlaying(_ id: String) -> Bool { playback.isPlaying(id) }
  public func stopMedia(_ id: String) { playback.stop(id) }

  public func tell(_ request: HostRequest) {
    if request == .toggleUserInterface { display.isUserInterfaceVisible.toggle() }
    happen(.host(request))
  }

  public func copy(_ text: String, of ids: [String]) throws(ToolError) {
    guard let taken = try permitted(copying: text, ids: ids) else { return }
    tell(.setClipboard(.text(taken)))
  }
}
