// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction
import JSON
import Workspace

extension HoverTip: WrittenRecord {
  public static let name = "Hover"
  public static let summary = "The text of the annotation under the pointer."

  public static let fields: [Field<Self>] = [
    .required("annotationId", \.annotationID, "The annotation."),
    .required("pageIndex", \.pageIndex, "The page of the annotation, from 0."),
    .required(
      "rect", \.rect,
      "The annotation's rectangle, in page space; show the text beside it."),
    .optional("title", \.title, "The author of the note, or the label of the field."),
    .required("text", \.text, "The note, the field's tooltip, or the target of the link."),
  ]
}

extension Media.Playback.Start: WireEnum {
  public static let name = "PlaybackStart"
}

extension Media: WrittenRecord {
  public static let summary = "The media of an annotation."

  public static let fields: [Field<Self>] = [
    .required("annotationId", \.annotationID, "The annotation."),
    .required(
      "kind", \.annotationType,
      "The annotation's type: `sound`, `movie`, `screen`, `richMedia` or `3D`."),
    .required("pageIndex", \.pageIndex, "The page, from 0."),
    .required("rect", \.rect, "The rectangle on the page, in page space."),
    .required("name", \.name.shownLine, "The file's name in the document; never use it as a path."),
    .required(
      "mimeType", \.mimeType,
      "The MIME type, from the content, the document, or the name."),
    .optional(
      "declaredType", \.declaredType, "The MIME type that the document declares, if different."),
    .required("embedded", \.isEmbedded, "Whether the file is embedded in the document."),
    .optional("reference", \.reference, "The name of the external file, if it is not embedded."),
    .optional("bytes", \.size, "The size in bytes, if the document has it."),
    .optional(
      "duration", \.duration,
      "The duration in seconds, if the beginning of the file has it."),
    .required(
      "playable", \.isPlayable,
      """
      Whether common players can play the file: sounds and videos, but not Flash or 3D models.
      """),
    .required(
      "poster", \.hasPoster,
      "Whether the page shows a poster image until the media plays."),
    .required("playback", \.playback, "The playback settings of the document."),
    .optional(
      "files", \.severalFiles,
      "For rich media with several files: their names, the default one first."),
  ]

  private var isEmbedded: Bool { reference == nil }
  private var reference: String? {
    if case .external(let name) = place { name } else { nil }
  }
  private var severalFiles: [String]? { files.count > 1 ? files : nil }
}

extension Media.Playback: WrittenRecord {
  public static let summary = "A document's settings for the playback of media, if it has any."

  public static let fields: [Field<Self>] = [
    .required("start", \.start, "The start of playback; `touch` waits for the user."),
    .optional("controls", \.showsControls, "Whether to show the player's controls."),
    .optional("repeats", \.repeats, "How often to play; 0 for endlessly."),
    .optional("volume", \.volume, "The volume, 0 to 1."),
    .optional("speed", \.speed, "The speed; 1 is normal."),
  ]
}

extension PageRedaction: WrittenRecord {
  public static let summary = "The result of redactions on a page."

  public static let fields: [Field<Self>] = [
    .required("pageIndex", \.pageIndex, "The page, from 0."),
    .required("characters", \.characters, "The number of removed characters, visible or not."),
    .required("paths", \.paths, "The number of removed parts of lines and filled areas."),
    .required("images", \.images, "The number of images removed as a whole."),
    .required("imageParts", \.imageParts, "The number of images that lost some pixels."),
    .required(
      "annotations", \.annotations,
      "The number of removed annotations and widgets, without the redactions."),
    .defaulted(
      "isPicture", \.isPicture, default: false,
      "Whether the whole page became one image, because its contents could not be rewritten."),
  ]
}

extension PageRedaction {
  /// The texts left in the page's regions.
  var found: [FoundText] {
    let counts = [(TextPlace.text, remaining.characters), (.fields, remaining.fields)]
    return counts.filter { $0.1 > 0 }.map {
      FoundText(place: $0.0, pageIndex: pageIndex, count: $0.1, erasure: nil)
    }
  }
}

extension ActionTrigger: WireEnum {}

extension ActionOccasion: WrittenRecord {
  public static let summary = "The trigger of an action."

  public static let fields: [Field<Self>] = [
    .required("trigger", \.trigger, "The trigger."),
    .optional("annotationId", \.annotationID, "The annotation that has the action."),
    .optional(
      "pageIndex", \.pageIndex,
      "The page that has the action, or the page that the user touched."),
    .optional("point", \.place?.point, "The point that the user touched, in page space."),
  ]

  var annotationID: String? {
    if case .annotation(let id) = owner { id } else { nil }
  }
  private var pageIndex: Int? {
    if case .page(let index) = owner { place?.pageIndex ?? index } else { place?.pageIndex }
  }
}
