// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// A tool that the user works with. It receives events, and acts through the context that it is
/// given.
///
/// A tool is a value; its states are the cases of a private enum. It performs no I/O itself, and acts
/// for the user only through an interaction component.
public protocol Tool {
  var name: ToolName { get }
  /// The wrapped tool, if there is one, or else this tool. A tool that wraps another only asks a client
  /// about each event first. The value is set to the same tool in another state.
  var wrapped: any Tool { get set }
  /// The client's tools that are asked about an event first. They are asked in this order, before this
  /// tool gets the event.
  func wrappers(asking event: ToolEvent) -> [ToolName]
  /// The state's name: `idle`, `selected`, or a gerund of what the user does, such as `moving`.
  func state(in context: any ToolContext) -> String

  /// Handles an event, or names the tool that should get it instead.
  mutating func handle(
    _ event: ToolEvent, in context: any ToolContext
  ) throws(ToolError) -> ToolOutcome

  /// Takes the field that the next event is for. The tool before has found it out: the event may be a
  /// key, which has no place. `nil` once the event is handled.
  mutating func aim(at field: Widget?)

  /// Takes the predicted positions of the pointer. With them, drawing does not lag behind the pointer.
  /// They are drawn until the next event, and never kept.
  mutating func predict(_ samples: [PointerSample], in context: any ToolContext) throws(ToolError)

  /// The least size of a stroke within the distance of a tap; `nil`: none.
  ///
  /// A finger or pen that is lifted there has drawn something small if the stroke's width or height, in
  /// pixels of the view, is at least this. Without a size, the tool takes that for a tap. It asks no
  /// component.
  func leastStroke(
    from press: PointerSample, in context: any ToolContext
  ) throws(ToolError) -> Double?

  /// The overlay items for work under way, besides the selection.
  func overlay(in context: any ToolContext) throws(ToolError) -> [OverlayItem]
  /// The input that the tool needs from the user to continue. The tool never blocks for it.
  func requirement(in context: any ToolContext) throws(ToolError) -> Requirement?
  /// The menu that the user can choose from in this state.
  func menu(in context: any ToolContext) throws(ToolError) -> [MenuItem]

  /// Whether the user is entering text, so that letters are not commands. A pending text requirement
  /// also counts.
  var takesText: Bool { get }
  /// Whether work is under way that has not changed the document yet. It is a drag, corners set,
  /// strokes drawn or text entered.
  var hasWork: Bool { get }
  /// The id of the annotation whose text is being entered; `nil` for a new one.
  var enteredAnnotation: String? { get }
  /// Commits the work under way as a change, and goes on. An unfinished drag is cancelled. If this
  /// throws, the work is still under way.
  mutating func commit(_ context: any ToolContext) throws(ToolError)
  /// Commits the work under way, as far as it is complete. The document is about to be written. The
  /// work goes on afterwards: the next key is still for a text or a choice, the next tap for an
  /// unfinished shape. By default, nothing is complete. If this throws, the work is still under way.
  mutating func store(_ context: any ToolContext) throws(ToolError)
  /// Takes up a change of the document. The tool has not seen the change. Work under way goes on with
  /// its object as it is now, and ends if the object is gone. The tool changes nothing itself.
  ///
  /// If this throws, the work under way is dropped.
  mutating func follow(_ context: any ToolContext) throws(ToolError)
  /// Drops the work under way.
  mutating func cancel(_ context: any ToolContext) throws(ToolError)
  /// Whether the tool continues after the visible part has changed; if not, the default tool takes over.
  func outlives(_ view: View) -> Bool
  /// Called when another tool takes over, after ``commit(_:)``. Drops the state that belongs to this
  /// tool alone, such as its selection.
  mutating func leave(_ context: any ToolContext) throws(ToolError)
}

extension Tool {
  public var wrapped: any Tool {
    get { self }
    set { if let tool = newValue as? Self { self = tool } }
  }
  public func wrappers(asking event: ToolEvent) -> [ToolName] { [] }
  public mutating func aim(at field: Widget?) {}
  public mutating func predict(
    _ samples: [PointerSample], in context: any ToolContext
  ) throws(ToolError) {}
  public func leastStroke(
    from press: PointerSample, in context: any ToolContext
  ) throws(ToolError) -> Double? { nil }
  public func overlay(in context: any ToolContext) throws(ToolError) -> [OverlayItem] { [] }
  public func requirement(in context: any ToolContext) throws(ToolError) -> Requirement? { nil }
  public func menu(in context: any ToolContext) throws(ToolError) -> [MenuItem] { [] }
  public var takesText: Bool { false }
  public var hasWork: Bool { false }
  public var enteredAnnotation: String? { nil }
  public func outlives(_ view: View) -> Bool { true }
  public mutating func follow(_ context: any ToolContext) throws(ToolError) {}
  public mutating func commit(_ context: any ToolContext) throws(ToolError) {
    try cancel(context)
  }
  public mutating func store(_ context: any ToolContext) throws(ToolError) {}
  public mutating func cancel(_ context: any ToolContext) throws(ToolError) {}
  public mutating func leave(_ context: any ToolContext) throws(ToolError) {}
}
