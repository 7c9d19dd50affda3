// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON

enum HostControlMedia: Notification {
  static let name = "host/controlMedia"
  static let summary = """
    An action of the document controls media. It pauses or resumes them, or sends a command to \
    rich media.
    """

  enum Operation: String, WireEnum {
    static let name = "MediaOperation"
    case pause, resume, execute
  }

  struct Params: HostParams {
    var place = HostPlace()
    var annotationId = ""
    var operation = Operation.pause
    var command: String?
    var arguments: [String]?

    init(_ place: HostPlace, _ annotationID: String, _ control: MediaControl) {
      self.place = place
      annotationId = annotationID
      switch control {
      case .pause, .stop: operation = .pause
      case .play, .resume, .playOrResume: operation = .resume
      case .execute(let command, let arguments):
        operation = .execute
        self.command = command
        self.arguments = arguments.unlessEmpty
      }
    }

    static let fields: [Field<Self>] =
      Field<Self>.place + [
        .required("annotationId", \.annotationId, "The annotation."),
        .required("operation", \.operation, "The operation."),
        .optional(
          "command", \.command, "For `execute`: the command for the document's own player."),
        .optional("arguments", \.arguments, "For `execute`: the arguments of the command."),
      ]
  }
}
