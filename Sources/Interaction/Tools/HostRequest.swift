// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// A task that a front end does for its user.
public indirect enum HostRequest: Hashable, Sendable {
  case openURI(String)
  /// A URI that may do harm, or that no opener takes.
  case decideURI(String, LinkTarget)
  case openDocument(DocumentLink)
  /// A program or file that a link wants started; nobody has.
  case launch(path: String, members: [String: ActionValue])
  /// A named action that is a front end's: `Find`, `SaveAs`.
  case command(String)
  /// Asks the host to import form values from a file.
  case importData(path: String)
  /// How what is shown from now on comes into sight.
  case showTransition(ActionValue)
  case playSound(SoundRequest)
  case toggleUserInterface
  case setClipboard(CopiedContent)
  /// Words that the user wants to look for in the document.
  case search(String)
  case playMedia(MediaRequest)
  case stopMedia(annotationID: String)
  /// Something that plays goes on otherwise: paused, resumed, or told a command of its own.
  case controlMedia(annotationID: String, MediaControl)
  /// A request of the user about a signature field, which the front end must handle.
  case signature(HostSignatureRequest, field: String, Annotation)
  case submitForm(FormSubmission)
  /// An action that the server does not perform, and why.
  case unsupportedAction(Action, reason: String)
}

/// The content that the user copied.
public enum CopiedContent: Hashable, Sendable {
  case text(String)
  case image(ImageFile)
}

/// A sound that is no annotation's.
public struct SoundRequest: Hashable, Sendable {
  /// A file that is there for the front end, until the document is closed.
  public var path: String
  public var mimeType: String
  /// `volume`, `repeat`, `mix` and `synchronous`, where the action says them.
  public var members: [String: ActionValue]

  public init(_ path: String, _ mimeType: String, _ members: [String: ActionValue]) {
    self.path = path
    self.mimeType = mimeType
    self.members = members
  }
}
