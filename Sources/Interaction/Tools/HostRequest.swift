// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// What a front end shall do for its user.
public enum HostRequest: Hashable, Sendable {
  case openURI(String)
  /// A link into another file: a page from 0, or a named destination.
  case openDocument(path: String, pageIndex: Int?, name: String?)
  case toggleUserInterface
  /// Text that the user copied.
  case setClipboard(String)
  /// Words that the user wants to look for in the document.
  case search(String)
  /// An action that the server does not perform, by its kind.
  case unsupportedAction(Action)
}
