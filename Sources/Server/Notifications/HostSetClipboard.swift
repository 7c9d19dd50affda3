// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON

enum HostSetClipboard: Notification {
  static let name = "host/setClipboard"
  static let summary = "The user copied text or an image. Put it on the system's clipboard."

  struct Params: HostParams {
    var place = HostPlace()
    var text: String?
    var image: CopiedImage?

    init(_ place: HostPlace, _ copied: CopiedContent) {
      self.place = place
      switch copied {
      case .text(let text): self.text = text
      case .image(let file): image = CopiedImage(file, DeliveredData(data: Base64(file.bytes)))
      }
    }

    static let fields: [Field<Self>] =
      Field<Self>.place + [
        .optional("text", \.text, "The copied text, if any."),
        .optional("image", \.image, "The copied image, if any."),
      ]
  }
}
