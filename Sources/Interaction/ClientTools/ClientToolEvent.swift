// SPDX-License-Identifier: AGPL-3.0-or-later

/// A kind of event that a client's tool can ask for.
public enum ClientToolEvent: String, CaseIterable, Sendable {
  case tap, doubleTap, tripleTap, longPress, drag, contextMenu, hover, key, text, answer, command

  /// The kind of an event; `nil` for an event that client tools never get.
  public init?(_ event: ToolEvent) {
    switch event {
    case .gesture(.tap): self = .tap
    case .gesture(.doubleTap): self = .doubleTap
    case .gesture(.tripleTap): self = .tripleTap
    case .gesture(.longPress): self = .longPress
    case .gesture(.drag): self = .drag
    case .gesture(.contextMenu): self = .contextMenu
    case .gesture(.hover): self = .hover
    case .key: self = .key
    case .text: self = .text
    case .answer: self = .answer
    case .command: self = .command
    case .style: return nil
    }
  }
}
