// SPDX-License-Identifier: AGPL-3.0-or-later

/// What the user works with: it gets events, and acts through the context that it is lent.
///
/// A tool is a value; its states are the cases of a private enum. It does no input or output of its
/// own, and never acts for the user except through an interaction component.
public protocol Tool {
  var name: ToolName { get }
  /// The state's name: `idle`, `selected`, or a gerund of what the user does, such as `moving`.
  func state(in context: any ToolContext) -> String

  /// Takes an event: handles it, or names the tool that shall have it instead.
  mutating func handle(
    _ event: ToolEvent, in context: any ToolContext
  ) throws(ToolError) -> ToolOutcome

  /// What is to be drawn over the pages for work under way, beside the selection.
  func overlay(in context: any ToolContext) throws(ToolError) -> [OverlayItem]

  /// Called when another tool takes over: what is under way is given up.
  mutating func leave(_ context: any ToolContext) throws(ToolError)
}

extension Tool {
  public func overlay(in context: any ToolContext) throws(ToolError) -> [OverlayItem] { [] }
  public mutating func leave(_ context: any ToolContext) throws(ToolError) {}
}

/// What became of an event.
public enum ToolOutcome: Hashable, Sendable {
  case handled
  /// Handled, and the tool's work is done: the tool to begin with takes over.
  case finished
  /// The tool does not know what to do with the event.
  case notHandled
  /// Not handled, since what the tool was there for may not be done: the tool to begin with takes over.
  case declined
  /// This tool takes over and gets the same event.
  case handOver(ToolName)
}

/// A kind of tool, as the table of tools lists it.
public struct ToolKind: Sendable {
  public var name: ToolName
  public var title: String
  /// Where a toolbar shows it: `view`, `annotate`, …
  public var group: String
  public var make: @Sendable () -> any Tool

  public init(
    _ name: ToolName, title: String, group: String, make: @escaping @Sendable () -> any Tool
  ) {
    self.name = name
    self.title = title
    self.group = group
    self.make = make
  }
}
