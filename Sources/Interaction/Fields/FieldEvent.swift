// SPDX-License-Identifier: AGPL-3.0-or-later

/// The events of a field while its user fills it in; a widget can have an action for each of them
/// (ISO 32000-2, table 197).
///
/// A touch makes `enter`, `down`, `focus` and, once it is let go, `up`; giving up the field makes
/// `exit` and `blur`. A key that leads into a field makes only `focus`, and later `blur`.
public enum FieldEvent: String, CaseIterable, Sendable {
  case enter, exit, down, up, focus, blur

  /// The key of its action in the widget's additional actions (`AA`).
  public var key: String {
    switch self {
    case .enter: "E"
    case .exit: "X"
    case .down: "D"
    case .up: "U"
    case .focus: "Fo"
    case .blur: "Bl"
    }
  }
}
