// SPDX-License-Identifier: AGPL-3.0-or-later

/// The events of a field while its user fills it in; a widget can have an action for each of them
/// (ISO 32000-2, table 197).
///
/// A touch causes `enter`, `down`, `focus` and, on release, `up`; leaving the field causes `exit` and
/// `blur`. A key that leads into a field causes only `focus`, and later `blur`.
public enum FieldEvent: String, CaseIterable, Sendable {
  case enter, exit, down, up, focus, blur
}
