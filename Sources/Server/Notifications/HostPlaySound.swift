// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON

enum HostPlaySound: Notification {
  static let name = "host/playSound"
  static let summary = "An action plays a sound that does not belong to an annotation."

  struct Params: HostParams {
    var place = HostPlace()
    var path = ""
    var mimeType = ""
    var volume: Double?
    var `repeat`: Bool?
    var mix: Bool?
    var synchronous: Bool?

    init(_ place: HostPlace, _ request: SoundRequest) {
      self.place = place
      path = request.path
      mimeType = request.mimeType
      volume = request.members["volume"]?.number
      `repeat` = request.members["repeat"]?.flag
      mix = request.members["mix"]?.flag
      synchronous = request.members["synchronous"]?.flag
    }

    static let fields: [Field<Self>] =
      Field<Self>.place + [
        .required("path", \.path, "A file with the sound; it is removed when the document closes."),
        .required("mimeType", \.mimeType, "The MIME type of the file."),
        .optional("volume", \.volume, "The volume from -1 to 1, as in the action."),
        .optional("repeat", \.`repeat`, "Whether to repeat the sound until it is stopped."),
        .optional("mix", \.mix, "Whether to mix the sound with those already playing."),
        .optional("synchronous", \.synchronous, "Whether the user waits for the end of the sound."),
      ]
  }
}
