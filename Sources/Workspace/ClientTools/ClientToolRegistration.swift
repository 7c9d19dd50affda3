// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

public struct ClientToolRegistration: Hashable, Sendable {
  public var name: ToolName
  /// The server's tool that this one wraps; `nil` if it stands alone.
  public var wraps: ToolName?
  public var title: String
  public var group: ToolGroup
  /// The type of annotation that the tool creates; `nil` if it creates none.
  public var creates: AnnotationType?
  /// The events that the client is asked about.
  public var events: Set<ClientToolEvent>
  /// The time limit for an answer, in milliseconds.
  public var timeoutMilliseconds: Int

  public init(
    _ name: ToolName, title: String, group: ToolGroup, creates: AnnotationType?,
    events: Set<ClientToolEvent>, timeoutMilliseconds: Int
  ) {
    self.name = name
    self.title = title
    self.group = group
    self.creates = creates
    self.events = events
    self.timeoutMilliseconds = timeoutMilliseconds
  }
}
