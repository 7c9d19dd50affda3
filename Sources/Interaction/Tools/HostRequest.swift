// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// A task that a front end does for its user.
public indirect enum HostRequest: Hashable, Sendable {
  case openURI(String)
  /// A URI that may be harmful, or that no program opens.
  case decideURI(String, LinkTarget)
  case openDocument(DocumentLink)
  /// A program or file that a link asks to start. The server has not started it.
  case launch(path: String, members: [String: ActionValue])
  /// A named action for the front end, such as `Find` or `SaveAs`.
  case command(String)
  /// Asks the host to import form values from a file.
  case importData(path: String)
  /// The transition for pages shown from now on.
  case showTransition(ActionValue)
  case playSound(SoundRequest)
  case toggleUserInterface
  case setClipboard(CopiedContent)
  /// A text to search for in the document.
  case search(String)
  case playMedia(MediaRequest)
  case stopMedia(annotationID: String)
  /// Controls playing media: pauses, resumes, or passes a command.
  case controlMedia(annotationID: String, MediaControl)
  /// A request of the user about a signature field. The front end must handle it.
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

/// A sound that does not belong to an annotation.
public struct SoundRequest: Hashable, Sendable {
  /// The path of a file for the front end. The file exists until the document is closed.
  public var path: String
  public var mimeType: String
  /// `volume`, `repeat`, `mix` and `synchronous`, if the action has them.
  public var members: [String: ActionValue]

  public init(_ path: String, _ mimeType: String, _ members: [String: ActionValue]) {
    self.path = path
    self.mimeType = mimeType
    self.members = members
  }
}
