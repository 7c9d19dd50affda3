// SPDX-License-Identifier: AGPL-3.0-or-later

/// The outcome of an event.
///
/// The *base* is the tool to come back to: the default tool, or the one that an ``interlude(_:)``
/// interrupted.
public enum ToolOutcome: Hashable, Sendable {
  case handled
  /// Handled, and the tool's work is done: the base takes over.
  case finished
  /// Handled, and that tool takes over. Coming back means that this tool becomes its base.
  case next(ToolName, comesBack: Bool)
  /// Handled, and that tool takes over and gets a tap, to put what it makes there.
  case place(ToolName, PointerSample)
  /// The tool does not know what to do with the event.
  case notHandled
  /// Not handled, since what the tool was there for may not be done: the base takes over.
  case declined
  /// The base takes over and gets the same event; but a tap that only ended what this tool was there
  /// for creates nothing, so a base that creates annotations does not get it.
  case handBack
  /// That tool takes over and gets the same event.
  case handOver(ToolName)
  /// As ``handOver(_:)``; when that tool is done, this one comes back.
  case interlude(ToolName)
}
