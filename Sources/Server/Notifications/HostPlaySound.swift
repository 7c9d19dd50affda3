// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON

enum HostPlaySound: Notification {
  static let name = "host/playSound"
  static let summary = "An action plays a sound that is no annotation's."

  struct Params: HostParams {
    static let name = "HostPlaySoundParams"
    var place = HostPlace()
    var path = ""
    var mimeType = ""
    var volume: Double?
    var `repeat`: Bool?
    var mix: Bool?
    var synchronous: Bool?

    init() {}

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
        .required("path", \.path, "A file with it; gone when the document is closed."),
        .required("mimeType", \.mimeType, "Its type."),
        .optional("volume", \.volume, "The volume from -1 to 1, as the action says."),
        .optional("repeat", \.`repeat`, "Whether it begins again until it is stopped."),
        .optional("mix", \.mix, "Whether it is played along with what plays already."),
        .optional("synchronous", \.synchronous, "Whether the user waits for its end."),
      ]
  }
}
