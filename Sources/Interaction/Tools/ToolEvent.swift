// SPDX-License-Identifier: AGPL-3.0-or-later

import Members

/// A user's event, as tools receive it.
public enum ToolEvent: Hashable, Sendable {
  case gesture(Gesture)
  /// A raw key. A tool that leaves it unhandled gets the command that the key map has for it.
  case key(KeyPress)
  /// All of the text entered so far.
  case text(String)
  /// The user's answer to the tool's ``Requirement``.
  case answer(UserAnswer)
  /// The command of a menu item or of a key.
  case command(CommandName)
  /// A change of style for the selection or the work under way.
  case style(PartialValue<AnnotationStyle>)
}

public struct KeyPress: Hashable, Sendable {
  /// The key's name, as in `KeyboardEvent.key`: `Delete`, `Escape`, `ArrowLeft`, `a` (UI Events
  /// KeyboardEvent key Values, W3C).
  public var key: String
  public var modifiers: Modifiers
  /// Whether this is a text to insert, not a key. It is inserted at the caret as if typed.
  public private(set) var isInsertion = false

  public init(_ key: String, _ modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  public init(inserting text: String) {
    self.init(text)
    isInsertion = true
  }
}

extension ToolEvent {
  /// Whether the event ends its gesture.
  var endsGesture: Bool {
    switch self {
    case .gesture(.drag(let step)), .gesture(.longPress(let step)):
      step.phase == .ended || step.phase == .cancelled
    case .gesture(.hover), .key, .text, .answer, .command, .style: false
    case .gesture: true
    }
  }
}
