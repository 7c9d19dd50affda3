// SPDX-License-Identifier: AGPL-3.0-or-later

/// The event that triggers an action (ISO 32000-2, 12.6.3).
public enum ActionTrigger: String, CaseIterable, Sendable {
  // For annotations. `activate` is a click; the others follow the pointer and the focus.
  case activate, enter, exit, down, up, focus, blur
  // For annotations: their page becomes current or stops being current, becomes visible or hidden.
  case pageOpen, pageClose, pageVisible, pageInvisible
  /// The document is opened, or a page becomes the current one.
  case open
  /// A page stops being the current one.
  case close
  // For the document.
  case willClose, willSave, didSave, willPrint, didPrint
  // For fields: a value is typed, formatted, validated, or calculated from others.
  case keystroke, format, validate, calculate

  /// Whether the user triggers the event on the object with the action.
  public var isByUser: Bool {
    switch self {
    case .activate, .down, .up: true
    default: false
    }
  }
}

public enum ActionOwner: Hashable, Sendable {
  case annotation(String)
  case page(Int)
  /// A field by its id, for its value; other actions belong to its annotations.
  case field(String)
  case document

  /// The possible triggers, with their keys in `AA`; actions for other triggers are stored elsewhere.
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
      [.willClose: "WC", .willSave: "WS", .didSave: "DS", .willPrint: "WP", .didPrint: "DP"]
    }
  }
}

public struct TriggeredAction: Hashable, Sendable {
  public var trigger: ActionTrigger
  public var action: Action
}
