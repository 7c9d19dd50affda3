// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Geometry

/// The question that a client's tool is asked for an event.
public struct ClientToolQuestion: Sendable {
  public var tool: ToolName
  public var kind: ClientToolEvent
  public var event: ToolEvent
  /// The tool's state, as it last reported it.
  public var state: String
  /// The tool that the client's tool wraps, and the wrapped tool's state.
  public var wrapped: (tool: ToolName, state: String)?
  /// The word at the pointer.
  public var word: Word?
  /// The annotations at the pointer, the likeliest first.
  public var annotations: [String]

  public struct Word: Hashable, Sendable {
    public var text: String
    public var quads: [Quad]

    public init(_ text: String, _ quads: [Quad]) {
      self.text = text
      self.quads = quads
    }
  }

  public init(_ tool: ToolName, _ kind: ClientToolEvent, _ event: ToolEvent, state: String) {
    self.tool = tool
    self.kind = kind
    self.event = event
    self.state = state
    annotations = []
  }
}

/// The reply of a client's tool to an event.
public struct ClientToolReply {
  public var outcome = ToolOutcome.notHandled
  /// The new name of the tool's state; `nil` keeps the old one.
  public var state: String?
  /// The new overlay of the tool; `nil` keeps the old one.
  public var overlay: [OverlayItem]?
  /// The new menu; `nil` keeps the old one.
  public var menu: [MenuItem]?
  /// The new requirement; `nil` keeps the old one.
  public var requirement: Requirement??
  /// The edits, made as one step. They are made before the rest of the reply applies.
  public var edits: [any Edit] = []

  public init() {}
}
