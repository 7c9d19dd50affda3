// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry

/// The context of a tool while it handles an event: the view, the document, and the operations that
/// it may use.
public protocol ToolContext: AnyObject {
  var document: Document { get }
  var view: View { get }
  var selection: Selection { get }
  /// The current state of the selected annotations. It is read once for each selection and revision, so
  /// that every event may ask for it.
  var selectedAnnotations: [Annotation] { get throws(ToolError) }
  /// The document's revision, incremented with each change.
  var revision: Int { get }
  /// The current time, in seconds since 1970.
  var now: Int64 { get }

  /// Performs an action for the user, if the component may act. The action goes through the component.
  ///
  /// If several components could act on an event, only the first one does.
  ///
  /// - Returns: whether the action was performed.
  func activate(
    _ component: Component, _ context: ComponentContext, at place: PagePoint?,
    _ action: () throws(ToolError) -> Void
  ) throws(ToolError) -> Bool

  /// Whether a component has acted on the event.
  var hasActed: Bool { get }

  /// Whether a component may act, by its switch and its gates. A drag asks when it begins, before
  /// anything is drawn.
  func allows(
    _ component: Component, _ context: ComponentContext, at place: PagePoint?
  ) throws(ToolError) -> Bool

  /// Performs an action that ``allows(_:_:at:)`` permitted when the gesture began. No gate is asked
  /// again; the component's callbacks are notified.
  func act(
    _ component: Component, _ context: ComponentContext, at place: PagePoint?,
    _ action: () throws(ToolError) -> Void
  ) throws(ToolError)

  /// Why a component may not act, for a request by name. A touch may also mean another component, but a
  /// request by name cannot. `nil` if the component may act.
  func refusal(
    of component: Component, _ context: ComponentContext, at place: PagePoint?
  ) throws(ToolError) -> ToolError?

  /// Whether an action of a component is offered to the user: not if the component is switched off, or
  /// refused by a condition that is evaluated without the client.
  ///
  /// - Parameter place: the place of a future pointer, with unknown type and modifier keys. `nil`: the
  ///   user asks by a command.
  func offers(_ component: Component, _ context: ComponentContext, at place: PagePoint?) -> Bool

  func select(_ selection: Selection) throws(ToolError)
  /// Performs an edit. All changes go through here: existing objects are changed only through a
  /// component, either the acting one or those that the edit needs.
  func perform(_ edit: some Edit) throws(ToolError)
  /// Performs an edit without asking a component. It completes an edit that a component has
  /// allowed, or one that the tool has just made.
  func carryOut(_ edit: some Edit) throws(ToolError)
  /// Sets a form field's value as its user does: permission, flags and locks are checked, and the
  /// document's scripts run if they are on.
  ///
  /// - Throws: ``ToolError/vetoed(by:_:)`` by `script` if a script of the field rejects the value;
  ///   ``ToolError/invalid(_:)`` if the field cannot hold it.
  func setValue(_ value: FieldValue, of widget: Widget) throws(ToolError)
  /// The text that a script makes of a field's value. The script is a format script of the document,
  /// and runs only if scripts are on. `nil`: the field shows its value.
  func shownValue(of field: PlacedField) throws(ToolError) -> String?
  /// Adds a form field; a field without a name gets an unused one.
  ///
  /// - Returns: the field's name.
  func create(_ field: NewField) throws(ToolError) -> String
  /// Scrolls by a distance in view space.
  func scroll(by delta: Point) throws(ToolError)
  /// Scrolls to a part of a page if it is not visible.
  func show(_ rect: Rect, onPage pageIndex: Int) throws(ToolError)
  /// Turns to the next or previous spread, as the settings say. Its top is shown.
  func turn(_ direction: ScrollDirection) throws(ToolError)
  func zoom(_ zoom: SmartZoom) throws(ToolError)
  /// Follows a link's action: shows a place, or asks the front end.
  func follow(_ action: Action, from place: PagePoint) throws(ToolError)
  /// Runs a widget's action for an event, if it has one. The activation action of a button (`A`) is not
  /// included: the tool follows that.
  func trigger(_ event: FieldEvent, _ widget: Widget) throws(ToolError)
  /// Lets the field's script accept, alter or refuse a keystroke. The keystroke is a change to the
  /// entered text.
  ///
  /// - Returns: the change to make; `nil` if it is refused.
  func keystroke(_ keystroke: Keystroke, in widget: Widget) throws(ToolError) -> Keystroke?
  /// Lets the field's script accept, alter or refuse another choice.
  ///
  /// - Returns: the values of the options to choose; `nil` if the choice stays as it was.
  func keystroke(_ keystroke: ChoiceKeystroke, in widget: Widget) throws(ToolError) -> [String]?
  /// Whether a widget has an action for an event that ``trigger(_:_:)`` reports.
  func acts(on event: FieldEvent, _ widget: Widget) throws(ToolError) -> Bool
  /// Follows an annotation's actions for a touch.
  func follow(_ annotation: Annotation, from place: PagePoint) throws(ToolError)
  /// Follows the activation action (`A`) of a touched widget, and no other.
  func follow(_ widget: Widget, from place: PagePoint) throws(ToolError)
  /// Asks the front end to play an annotation's media.
  func play(_ annotation: Annotation) throws(ToolError)
  /// Whether the front end is playing an annotation's media.
  func isPlaying(_ id: String) -> Bool
  /// Stops an annotation's media; a no-op if they do not play.
  func stopMedia(_ id: String)
  /// Sends a request to the front end.
  func tell(_ request: HostRequest)
  /// Asks the front end to put text on the system's clipboard. The client's hooks must permit it.
  ///
  /// - Parameter ids: the annotations that the text is of.
  func copy(_ text: String, of ids: [String]) throws(ToolError)

  /// Whether the tool to come back to draws or creates. A drag beside everything is for that tool.
  var returnsToCreator: Bool { get }
  /// The tools that create something and may be taken.
  var creatingTools: [ToolKind] { get }
  /// The signatures that the user keeps.
  var savedSignatures: SavedSignatures { get }
  /// Whether there are copied annotations to paste.
  var canPaste: Bool { get }
  /// The author of new annotations.
  var author: String? { get }
  var settings: ComponentSettings { get }
  var options: ToolOptions { get }
  /// The style of a tool's new annotations.
  func style(of tool: ToolName) -> AnnotationStyle
  /// An id that no annotation of the document has.
  func makeAnnotationID() throws(ToolError) -> String
  /// Checks that the user may do this. The document, its flags and the client's policy must allow it.
  ///
  /// - Throws: an error if they do not.
  func check(_ touch: AnnotationTouch) throws(ToolError)
  /// Whether the client's policy and the document let a tool be taken.
  func mayTake(_ tool: ToolName) -> Bool
  /// Whether the client's policy lets images be selected.
  var maySelectImages: Bool { get }
}

extension ToolContext {
  /// Performs an action that the user may have asked for by name. It is like ``activate(_:_:at:_:)``,
  /// but a command, key or menu item has no place. A touch that is refused goes on to the object below.
  ///
  /// - Throws: an error if the component may not perform an action asked for by name.
  public func require(
    _ component: Component, _ context: ComponentContext, at place: PagePoint? = nil,
    _ action: () throws(ToolError) -> Void
  ) throws(ToolError) -> Bool {
    if place == nil, let refusal = try refusal(of: component, context, at: nil) { throw refusal }
    return try activate(component, context, at: place, action)
  }

  public func follow(_ widget: Widget, from place: PagePoint) throws(ToolError) {
    if let action = widget.annotation.action { try follow(action, from: place) }
  }

  public func follow(_ annotation: Annotation, from place: PagePoint) throws(ToolError) {
    if let action = annotation.action { try follow(action, from: place) }
  }

  /// The annotations at a touch, the likeliest first. A widget of an unknown field is left out: a touch
  /// could not do anything with it.
  public func annotations(at sample: PointerSample) throws(ToolError) -> [Annotation] {
    guard let place = sample.page else { return [] }
    let radius = HitTolerance.pixels(sample.pointerType) / view.state.scale
    return try engine { () throws(EngineError) in
      let page = try document.page(place.pageIndex)
      var meant: [Annotation] = []
      for annotation in try page.annotations(at: place.point, tolerance: radius) {
        if annotation.type == .widget, try page.widget(annotation.id) == nil { continue }
        meant.append(annotation)
      }
      return meant
    }
  }

  public func image(at sample: PointerSample) throws(ToolError) -> SelectedImage? {
    guard maySelectImages, let place = sample.page else { return nil }
    return try engine(
      document.page(place.pageIndex).image(at: place.point)
        .map { SelectedImage($0, onPage: place.pageIndex) })
  }

  public func text(onPage index: Int) throws(ToolError) -> PageText {
    try engine(document.page(index).text())
  }

  /// The lines of a run of text, page by page; pages without any are left out.
  public func quads(
    of selection: TextSelection
  ) throws(ToolError) -> [(pageIndex: Int, quads: [Quad])] {
    var pages: [(Int, [Quad])] = []
    for index in selection.pages {
      let text = try text(onPage: index)
      let quads = text.quads(of: selection.range(onPage: index, count: text.count))
      if !quads.isEmpty { pages.append((index, quads)) }
    }
    return pages
  }

  /// The text of a selection; pages are separated by a blank line.
  public func text(of selection: TextSelection) throws(ToolError) -> String {
    var parts: [String] = []
    for index in selection.pages {
      let text = try text(onPage: index)
      parts.append(text.text(of: selection.range(onPage: index, count: text.count)))
    }
    return parts.joined(separator: "\n\n")
  }
}

public enum HitTolerance {
  /// The radius of a touch in view space. For a finger it is half the side of the 30-pixel square
  /// to which Nutrient expands a tap.
  public static func pixels(_ pointer: PointerType) -> Double {
    switch pointer {
    case .touch: 15
    case .pen: 6
    case .mouse: 4
    }
  }
}
