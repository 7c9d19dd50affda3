// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON

enum HostPlaySound: Notification {
  static let name = "host/playSound"
  static let summary = "An action plays a sound that does not belong to an annotation."

  struct Params: HostParams {
    var place = HostPlace()
    var request: SoundRequest

    static let fields: [Field<Self>] =
      Field<Self>.place + [
        .required(
          "path", \.request.path, "A file with the sound; it is removed when the document closes."),
        .required("mimeType", \.request.mimeType, "The MIME type of the file."),
        .optional(
          "volume", \.request.members["volume"]?.number,
          "The volume from -1 to 1, as in the action."),
        .optional(
          "repeat", \.request.members["repeat"]?.flag,
          "Whether to repeat the sound until it is stopped."),
        .optional(
          "mix", \.request.members["mix"]?.flag,
          "Whether to mix the sound with those already playing."),
        .optional(
          "synchronous", \.request.members["synchronous"]?.flag,
          "Whether the user waits for the end of the sound."),
      ]
  }
}
