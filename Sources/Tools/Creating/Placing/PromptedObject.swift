// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import System

/// An object that a ``PromptTool`` puts on a page.
public struct PromptedObject: Sendable {
  let type: AnnotationType
  /// The kind of input that the user is asked for.
  let kind: Requirement.Kind
  let prompt: String
  /// Whether a drag sets the size. If not, the end of the drag is the place.
  var isDrawn = false
  /// Makes the annotation; throws if the answer is of the wrong kind, or cannot be used.
  let make:
    @Sendable (ToolName, PlacementPoint, UserAnswer, any ToolContext) throws(ToolError) ->
      Annotation
}

extension PromptedObject {
  static let fileAttachment = PromptedObject(
    type: .fileAttachment, kind: .file, prompt: "File to attach"
  ) { (name, spot, answer, context) throws(ToolError) in
    guard case .file(let file) = answer else { throw .invalid("Answer with a file.") }
    var new = try context.draft(.fileAttachment, by: name, at: spot, spot.centered(iconSize))
    var attachment = Annotation.Attachment(name: file.name, bytes: file.bytes)
    attachment.mimeType = file.mimeType
    new.attachment = attachment
    new.contents = file.name
    return new
  }

  static let sound = PromptedObject(type: .sound, kind: .sound, prompt: "Recording to attach") {
    (name, spot, answer, context) throws(ToolError) in
    guard case .sound(let sound) = answer else { throw .invalid("Answer with a sound.") }
    guard sound.bytes?.isEmpty == false else {
      throw .invalid("The recording is empty: record something first.")
    }
    var new = try context.draft(.sound, by: name, at: spot, spot.centered(iconSize))
    new.sound = sound
    return new
  }
}

/// The size of notes and other icons, in points. It is that of Apryse's notes.
let iconSize = Size(20, 20)

extension PromptedObject {
  /// An image stamp. A pixel becomes a point, up to 300 each way (as in Apryse's image stamps); a drag
  /// sets the size.
  static let imageStamp = PromptedObject(type: .stamp, kind: .file, prompt: "Image", isDrawn: true)
  {
    (name, spot, answer, context) throws(ToolError) in
    guard case .file(let file) = answer else { throw .invalid("Answer with an image file.") }
    let crop = context.options.imageCrop
    let picture = try engine(context.document.uprightPicture(file.bytes, crop: crop))
    let rect = spot.drawn(picture.size.fitted(into: Size(300, 300)))
    var new = try context.draft(.stamp, by: name, at: spot, rect)
    new.picture = .image(picture.bytes)
    new.customData["image"] = ExactText(file.name)
    return new
  }
}
