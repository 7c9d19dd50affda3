// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// The outcome of an event.
///
/// The *base* is the tool to come back to: the default tool, or the one that an ``interlude(_:)``
/// interrupted.
public enum ToolOutcome: Hashable, Sendable {
  case handled
  /// Handled, and the tool's work is done: the base takes over.
  case finished
  /// Handled, and the named tool takes over. If it comes back, this tool becomes its base.
  case next(ToolName, comesBack: Bool)
  /// Handled, and the named tool takes over. It gets a tap, to place its object there.
  case place(ToolName, PointerSample)
  /// The tool has no use for the event.
  case notHandled
  /// Not handled, because the tool's purpose is not permitted: the base takes over.
  case declined
  /// The base takes over and gets the same event. A tap that only ended this tool's work creates
  /// nothing, so a base that creates annotations does not get it.
  case handBack
  /// The named tool takes over and gets the same event.
  case handOver(ToolName)
  /// As ``handOver(_:)``; when the named tool is done, this one comes back.
  ///
  /// - Parameter field: the field that the event is for, if this tool has found it out:
  ///   ``Tool/aim(at:)``.
  indirect case interlude(ToolName, field: Widget? = nil)
}
