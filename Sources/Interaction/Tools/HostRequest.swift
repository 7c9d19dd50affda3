// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry

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
  case submitForm(FormSubmission)
  /// An action that the server does not perform, by its kind.
  case unsupportedAction(Action)
}

/// What the user copied.
public enum Copied: Hashable, Sendable {
  case text(String)
  case image(ImageFile)
}

/// Something to play at a place of a page.
public struct MediaRequest: Hashable, Sendable {
  public enum Source: Hashable, Sendable {
    /// A file that is there for the front end, until the document is closed.
    case file(path: String)
    /// Another file, as the document names it; nobody has looked for it.
    case reference(String)
  }

  public var annotationID: String
  public var source: Source
  public var name: String
  public var mimeType: String
  public var pageIndex: Int
  public var rect: Rect

  public init(_ annotation: Annotation, _ source: Source, _ media: Media) {
    annotationID = annotation.id
    pageIndex = annotation.pageIndex
    rect = annotation.rect
    self.source = source
    name = media.name
    mimeType = media.mimeType
  }
}
