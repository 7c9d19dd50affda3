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
  /// The selected annotations as the document has them. They are read once for each selection and
  /// revision, so that every event may ask for them.
  var selectedAnnotations: [Annotation] { get throws(ToolError) }
  /// Counts the document's changes.
  var revision: Int { get }
  /// Seconds since 1970.
  var now: Int64 { get }

  /// Does something for the user through a component, unless that forbids it.
  ///
  /// If several components could act on an event, only the first one does.
  ///
  /// - Returns: whether it was done.
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

  /// Does what ``allows(_:_:at:)`` allowed when the gesture began: nobody is asked again, and those
  /// who watch the component are told.
  func act(
    _ component: Component, _ context: ComponentContext, at place: PagePoint?,
    _ action: () throws(ToolError) -> Void
  ) throws(ToolError)

  /// Why a component may not act, for who asks by name and not by a touch that may mean something
  /// else; `nil`: it may.
  func refusal(
    of component: Component, _ context: ComponentContext, at place: PagePoint?
  ) throws(ToolError) -> ToolError?

  /// Whether what goes by a component is offered: not where it is switched off, or refused by a
  /// condition that needs no answer from the client.
  ///
  /// - Parameter place: where a pointer would be; of what kind it is, and which keys are held down
  ///   then, nobody knows yet. `nil`: the user asks by a command.
  func offers(_ component: Component, _ context: ComponentContext, at place: PagePoint?) -> Bool

  func select(_ selection: Selection) throws(ToolError)
  /// The one door for changes. What is there already is only changed through a component: by the one
  /// that acts, or else by those that the edit needs.
  func perform(_ edit: some Edit) throws(ToolError)
  /// Performs an edit without asking a component. It completes an edit that a component has
  /// allowed, or one that the tool has just made.
  func carryOut(_ edit: some Edit) throws(ToolError)
  /// Gives a form field a value, as its user does: permission, flags and locks are checked, and the
  /// document's scripts run where they are on.
  ///
  /// - Throws: ``ToolError/vetoed(by:_:)`` by `script` where a script of the field does not take the
  ///   value, ``ToolError/invalid(_:)`` where the field does not.
  func setValue(_ value: FieldValue, of widget: Widget) throws(ToolError)
  /// The text that a script of the document formats a field's value as, if scripts are on; `nil`:
  /// the field shows its value.
  func shownValue(of field: PlacedField) throws(ToolError) -> String?
  /// Adds a form field; one without a name gets one that no field has.
  ///
  /// - Returns: the field's name.
  func create(_ field: NewField) throws(ToolError) -> String
  /// Moves what is in sight by a distance in view space.
  func scroll(by delta: Point) throws(ToolError)
  /// Brings a part of a page into sight, where it is not.
  func show(_ rect: Rect, onPage pageIndex: Int) throws(ToolError)
  /// Turns to the top of the next or previous spread, as the settings say.
  func turn(_ direction: ScrollDirection) throws(ToolError)
  /// Zooms as the view found it can.
  func zoom(_ zoom: SmartZoom) throws(ToolError)
  /// Does what a link says: shows a place, or asks the host.
  func follow(_ action: Action, from place: PagePoint) throws(ToolError)
  /// Does what a widget says for an event, where it says something. What a button does that is let go
  /// inside (`A`) is no business of this: the tool follows it.
  func trigger(_ event: FieldEvent, _ widget: Widget) throws(ToolError)
  /// Lets the field say what becomes of a change to the text that is being entered.
  ///
  /// - Returns: the change that is made instead; `nil`: none.
  func keystroke(_ keystroke: Keystroke, in widget: Widget) throws(ToolError) -> Keystroke?
  /// Lets the field's script accept, alter or refuse a change of its choice.
  ///
  /// - Returns: the values of the options to choose; `nil` if the choice stays as it was.
  func keystroke(_ keystroke: ChoiceKeystroke, in widget: Widget) throws(ToolError) -> [String]?
  /// Whether a widget has an action for an event that ``trigger(_:_:)`` reports.
  func acts(on event: FieldEvent, _ widget: Widget) throws(ToolError) -> Bool
  /// Does what an annotation says for a touch.
  func follow(_ annotation: Annotation, from place: PagePoint) throws(ToolError)
  /// Does what a widget that was touched says for being let go (`A`), and nothing else.
  func follow(_ widget: Widget, from place: PagePoint) throws(ToolError)
  /// Has the front end play what an annotation holds.
  func play(_ annotation: Annotation) throws(ToolError)
  /// Whether the front end plays what an annotation holds.
  func isPlaying(_ id: String) -> Bool
  /// Ends what an annotation plays; nothing happens where it plays nothing.
  func stopMedia(_ id: String)
  /// Tells the front end what it shall do for its user.
  func tell(_ request: HostRequest)

  /// Whether the tool to come back to draws or creates. A drag beside everything is for that tool.
  var returnsToCreator: Bool { get }
  /// The tools that make something, and may be taken.
  var creatingTools: [ToolKind] { get }
  /// The signatures that the user keeps.
  var savedSignatures: SavedSignatures { get }
  /// Whether something was copied that can be pasted.
  var canPaste: Bool { get }
  /// The author of new annotations.
  var author: String? { get }
  /// How the components work.
  var settings: ComponentSettings { get }
  /// How the current tool works.
  var options: ToolOptions { get }
  /// How a tool's new annotations look.
  func style(of tool: ToolName) -> AnnotationStyle
  /// An id that no annotation of the document has.
  func makeAnnotationID() throws(ToolError) -> String
  /// Whether the document, its flags and the client's policy let the user do this.
  ///
  /// - Throws: why not.
  func check(_ touch: AnnotationTouch) throws(ToolError)
  /// Whether the client's policy and the document let a tool be taken.
  func mayTake(_ tool: ToolName) -> Bool
  /// Whether the client's policy lets images be selected.
  var maySelectImages: Bool { get }
}

extension ToolContext {
  /// As ``activate(_:_:at:_:)``, for what the user may have asked for by name: a command, key or item of
  /// a menu, which has no place. A touch that is refused goes on to what lies below.
  ///
  /// - Throws: why the component may not do what was asked for by name.
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

  /// The annotations that a touch means, the likeliest first. A widget of no known field is none: there
  /// is nothing that a touch could do with it.
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

  /// The image that a touch means.
  public func image(at sample: PointerSample) throws(ToolError) -> SelectedImage? {
    guard maySelectImages, let place = sample.page else { return nil }
    return try engine(
      document.page(place.pageIndex).image(at: place.point)
        .map { SelectedImage($0, onPage: place.pageIndex) })
  }

  /// The text of a page.
  public func text(onPage index: Int) throws(ToolError) -> PageText {
    try engine(document.page(index).text())
  }
}

/// How far from a thing a touch may be that means it.
public enum HitTolerance {
  /// The radius of a touch in view space. A finger's is half of the square of 30 pixels that
  /// Nutrient expands a tap to.
  public static func pixels(_ pointer: PointerType) -> Double {
    switch pointer {
    case .touch: 15
    case .pen: 6
    case .mouse: 4
    }
  }
}
