// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry

/// What a client is told when its tool gets an event.
public struct ClientToolQuestion: Sendable {
  public var tool: ToolName
  public var kind: ClientToolEvent
  public var event: ToolEvent
  /// As the tool told it last.
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

  public init(
    _ tool: ToolName, _ kind: ClientToolEvent, _ event: ToolEvent, state: String
  ) {
    self.tool = tool
    self.kind = kind
    self.event = event
    self.state = state
    annotations = []
  }
}

/// What a client's tool made of an event.
public struct ClientToolReply {
  public var outcome = ToolOutcome.notHandled
  /// What the tool's state is called now; `nil`: as before.
  public var state: String?
  /// What to draw over the pages for it now; `nil`: what was drawn before.
  public var overlay: [OverlayItem]?
  /// What can be chosen now; `nil`: what could be before.
  public var menu: [MenuItem]?
  /// What it needs from the user now; `nil`: what it needed before.
  public var requirement: Requirement??
  /// Done as one step, before anything else of this counts.
  public var edits: [any Edit] = []

  public init() {}
}
