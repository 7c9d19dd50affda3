// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

extension AskedObject {
  /// A pixel becomes a point, up to 300 each way (as in Apryse's image stamps); a drag sets the size.
  static let imageStamp = AskedObject(type: .stamp, kind: .file, prompt: "Image", isDrawn: true) {
    (name, spot, answer, context) throws(ToolError) in
    guard case .file(let file) = answer else { throw .invalid("Answer with an image file.") }
    let crop = context.options.imageCrop
    let picture = try engine(context.document.uprightPicture(file.bytes, crop: crop))
    let rect = spot.drawn(picture.size.fitted(into: Size(300, 300)))
    var new = try context.draft(.stamp, by: name, at: spot, rect)
    new.picture = .image(picture.bytes)
    new.customData["image"] = file.name
    return new
  }
}
