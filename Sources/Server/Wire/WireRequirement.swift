// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction
import JSON
import Workspace

extension Requirement.Kind: WireEnum {
  public static let name = "RequirementKind"
}

/// The wire form of the input that a tool needs from the user.
struct WireRequirement: Record {
  static let name = "Requirement"
  static let summary =
    "Input that a tool needs from the user: ask the user, and call `interaction/respond`."

  var requirementId = ""
  var kind = Requirement.Kind.text
  var prompt = ""
  var value: String?
  var choices: [WireChoice]?
  var values: [String]?
  var takesSeveral: Bool?
  var takesOther: Bool?
  var multiline: Bool?
  var maxLength: Int?
  var comb: Int?
  var secret: Bool?
  var format: WireFieldFormat?
  var date: WireDateEntry?
  var properties: [WireProperty]?
  var author: String?
  var modified: Timestamp?
  var replies: [WireNoteReply]?

  init() {}

  init(_ pending: PendingRequirement) {
    let requirement = pending.requirement
    requirementId = pending.id
    kind = requirement.kind
    prompt = requirement.prompt
    value = requirement.value
    choices = requirement.choices.isEmpty ? nil : requirement.choices.map(WireChoice.init)
    values = requirement.choosing.values.isEmpty ? nil : requirement.choosing.values
    takesSeveral = requirement.choosing.takesSeveral ? true : nil
    takesOther = requirement.choosing.takesOther ? true : nil
    multiline = requirement.isMultiline ? true : nil
    maxLength = requirement.maxLength
    comb = requirement.cells
    secret = requirement.isSecret ? true : nil
    format = requirement.format.map(WireFieldFormat.init)
    date = WireDateEntry(requirement)
    author = requirement.note?.author
    modified = requirement.note?.modified.map(Timestamp.init)
    replies = requirement.note.flatMap {
      $0.replies.isEmpty ? nil : $0.replies.map(WireNoteReply.init)
    }
    properties =
      requirement.properties.isEmpty ? nil : requirement.properties.map(WireProperty.init)
  }

  static let fields: [Field<Self>] = [
    .required("requirementId", \.requirementId, "The id for `interaction/respond`."),
    .required("kind", \.kind, "The kind of input."),
    .required("prompt", \.prompt, "The question for the user, such as `Text of the note`."),
    .optional("value", \.value, "The current value."),
    .optional("choices", \.choices, "The options of a `choice`."),
    .optional("values", \.values, "The ids of the current choices."),
    .optional("takesSeveral", \.takesSeveral, "Whether several can be chosen."),
    .optional("takesOther", \.takesOther, "Whether a text other than the choices is accepted."),
    .optional("multiline", \.multiline, "Whether the text may have several lines."),
    .optional("maxLength", \.maxLength, "The maximum number of characters."),
    .optional(
      "comb", \.comb, "The number of cells for the text, with one character in each."),
    .optional("secret", \.secret, "Whether the text is a password."),
    .optional("format", \.format, "The format of the input, such as a number or a date."),
    .optional(
      "date", \.date,
      "The current date, if the text is a date: a calendar date can be the answer."),
    .optional("author", \.author, "The author of a note."),
    .optional("modified", \.modified, "The time of the note's last change."),
    .optional("replies", \.replies, "The replies to a note."),
    .optional("properties", \.properties, "The properties to set, for kind `properties`."),
  ]
}

/// An option to choose.
struct WireChoice: Record {
  static let name = "Choice"
  var id = ""
  var title = ""

  init() {}

  init(_ choice: Requirement.Choice) {
    id = choice.id
    title = choice.title
  }

  static let fields: [Field<Self>] = [
    .required("id", \.id, "The value to answer."),
    .required("title", \.title, "The title to show."),
  ]
}

/// A reply to a note.
struct WireNoteReply: Record {
  static let name = "NoteReply"
  var id = ""
  var author: String?
  var modified: Timestamp?
  var text = ""

  init() {}

  init(_ reply: Requirement.Reply) {
    id = reply.id
    author = reply.author
    modified = reply.modified.map(Timestamp.init)
    text = reply.text
  }

  static let fields: [Field<Self>] = [
    .required("id", \.id, "The id of the reply, an annotation."),
    .optional("author", \.author, "The author of the reply."),
    .optional("modified", \.modified, "The time of the reply's last change."),
    .required("text", \.text, "The text of the reply."),
  ]
}
