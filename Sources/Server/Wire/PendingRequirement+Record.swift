// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction
import JSON
import Workspace

extension Requirement.Kind: WireEnum {
  public static let name = "RequirementKind"
}

extension PendingRequirement: WrittenRecord {
  public static let name = "Requirement"
  public static let summary =
    "Input that a tool needs from the user. Ask the user, and call `interaction/respond`."

  public static let fields: [Field<Self>] = [
    .required("requirementId", \.id, "The id for `interaction/respond`."),
    .required("kind", \.requirement.kind, "The kind of input."),
    .required(
      "prompt", \.requirement.prompt, "The question for the user, such as `Text of the note`."),
    .optional("value", \.requirement.value, "The current value."),
    .optional("choices", \.requirement.choices.unlessEmpty, "The options of a `choice`."),
    .optional(
      "values", \.requirement.choosing.values.unlessEmpty, "The ids of the current choices."),
    .optional(
      "takesSeveral", \.requirement.choosing.takesSeveral.ifTrue, "Whether several can be chosen."),
    .optional(
      "takesOther", \.requirement.choosing.takesOther.ifTrue,
      "Whether a text other than the choices is accepted."),
    .optional(
      "multiline", \.requirement.isMultiline.ifTrue, "Whether the text may have several lines."),
    .optional("maxLength", \.requirement.maxLength, "The maximum number of characters."),
    .optional(
      "comb", \.requirement.cells, "The number of cells for the text, with one character in each."),
    .optional("secret", \.requirement.isSecret.ifTrue, "Whether the text is a password."),
    .optional(
      "format", \.requirement.format, "The format of the input, such as a number or a date."),
    .optional(
      "date", \.date,
      "The current date, if the text is a date: a calendar date can be the answer."),
    .optional("author", \.requirement.note?.author, "The author of a note."),
    .optional(
      "modified", \.requirement.note?.modified.timestamp, "The time of the note's last change."),
    .optional("replies", \.requirement.note?.replies.unlessEmpty, "The replies to a note."),
    .optional(
      "properties", \.requirement.properties.unlessEmpty,
      "The properties to set, for kind `properties`."),
  ]

  private var date: WireDateEntry? { WireDateEntry(requirement) }
}

extension Requirement.Choice: Record {
  public init() { self.init("", "") }

  public static let fields: [Field<Self>] = [
    .required("id", \.id, "The value to answer."),
    .required("title", \.title, "The title to show."),
  ]
}

extension Requirement.Reply: WrittenRecord {
  public static let name = "NoteReply"

  public static let fields: [Field<Self>] = [
    .required("id", \.id, "The id of the reply, an annotation."),
    .optional("author", \.author, "The author of the reply."),
    .optional("modified", \.modified.timestamp, "The time of the reply's last change."),
    .required("text", \.text, "The text of the reply."),
  ]
}
