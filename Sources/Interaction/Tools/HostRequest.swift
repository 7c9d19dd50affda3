// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// What a front end shall do for its user.
public enum HostRequest: Hashable, Sendable {
  case openURI(String)
  /// A link into another file: a page from 0, or a named destination.
  case openDocument(path: String, pageIndex: Int?, name: String?)
  case toggleUserInterface
  case setClipboard(Copied)
  /// Words that the user wants to look for in the document.
  case search(String)
  case playMedia(MediaRequest)
  case stopMedia(annotationID: String)
  /// Something that plays goes on otherwise: paused, resumed, or told a command of its own.
  case controlMedia(annotationID: String, MediaControl)
  /// What the user wants of a signature field that the front end has to see to.
  case signature(SignatureWish, field: String, Annotation)
  /// An action that the server does not perform, by its kind.
  case unsupportedAction(Action)
}

/// What the user copied.
public enum Copied: Hashable, Sendable {
  case text(String)
  case image(ImageFile)
}
