// SPDX-License-Identifier: AGPL-3.0-or-later

/// The event that triggers an action (ISO 32000-2, 12.6.3).
public enum ActionTrigger: String, CaseIterable, Sendable {
  // For annotations. `activate` is a touch; the pointer comes and goes, is pressed and let go.
  case activate, enter, exit, down, up, focus, blur
  // For annotations: their page becomes the current one or ceases to be, becomes visible or hidden.
  case pageOpen, pageClose, pageVisible, pageInvisible
  /// The document is opened, or a page becomes the current one.
  case open
  /// A page ceases to be the current one.
  case close
  // For the document.
  case willClose, willSave, didSave, willPrint, didPrint
  // Triggers of fields: a value is typed, shown, taken, or calculated from others.
  case keystroke, format, validate, calculate

  /// Whether it is something that the user does with what has the action.
  public var isByUser: Bool {
    switch self {
    case .activate, .down, .up: true
    default: false
    }
  }
}

/// The owner of actions.
public enum ActionOwner: Hashable, Sendable {
  case annotation(String)
  case page(Int)
  /// A field by its id, for its value; what its widgets do is the annotations'.
  case field(String)
  case document

  /// The triggers that it can have, by their keys in `AA`; an action for all else stands elsewhere.
  public var triggers: KeyValuePairs<ActionTrigger, String> {
    switch self {
    case .annotation:
      [
        .enter: "E", .exit: "X", .down: "D", .up: "U", .focus: "Fo", .blur: "Bl",
        .pageOpen: "PO", .pageClose: "PC", .pageVisible: "PV", .pageInvisible: "PI",
      ]
    case .page: [.open: "O", .close: "C"]
    case .field: [.keystroke: "K", .format: "F", .validate: "V", .calculate: "C"]
    case .document:
      [
        .willClose: "WC", .willSave: "WS", .didSave: "DS", .willPrint: "WP", .didPrint: "DP",
      ]
    }
  }
}

/// An action with what makes it run.
public struct TriggeredAction: Hashable, Sendable {
  public var trigger: ActionTrigger
  public var action: Action
}
