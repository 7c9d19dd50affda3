// SPDX-License-Identifier: AGPL-3.0-or-later

import Members

/// A user's event, as tools receive it.
public enum ToolEvent: Hashable, Sendable {
  case gesture(Gesture)
  /// A key as such. A tool that takes no raw keys leaves it unhandled, and gets the command that the
  /// key map has for it.
  case key(KeyPress)
  /// All of the text that the user has entered so far for what is under way.
  case text(String)
  /// The user's answer to the tool's ``Requirement``.
  case answer(Answer)
  /// A menu's item, or what a key stands for.
  case command(CommandName)
  /// Another style for what is selected or under way.
  case style(PartialValue<AnnotationStyle>)
}

/// A key with what was held down.
public struct KeyPress: Hashable, Sendable {
  /// As `KeyboardEvent.key` names it: `Delete`, `Escape`, `ArrowLeft`, `a` (UI Events KeyboardEvent
  /// key Values, W3C).
  public var key: String
  public var modifiers: Modifiers
  /// Whether this is no key, but a text that is put in at the caret as if it had been typed.
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
