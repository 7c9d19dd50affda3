// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON

enum ToolHandleEvent: ClientRequest {
  static let name = "tool/handleEvent"
  static let summary = "Asks the client to handle a user's event for its tool."

  struct Params: WrittenRecord {
    static let name = "HandleEventParams"
    var toolId = ""
    var event: WireClientEvent
    var context: ClientEventContext
    static let fields: [Field<Self>] = [
      .required("toolId", \.toolId, "The id with which the tool was registered."),
      .required("event", \.event, "The user's event."),
      .required("context", \.context, "The place of the event, and the objects there."),
    ]
  }

  struct Result: Record {
    static let name = "HandleEventResult"
    var handled = false
    var pass = false
    var finished = false
    var next: String?
    var state: String?
    var overlay: WireOverlay?
    var menu: WireMenu?
    var requirement: Nullable<WireWantedRequirement>?
    var edits: [WireClientEdit]?

    static let fields: [Field<Self>] = [
      .defaulted("handled", \.handled, "Whether the tool handled the event."),
      .defaulted("pass", \.pass, "Whether the wrapped tool gets the event."),
      .defaulted(
        "finished", \.finished,
        "Whether the tool's work is done, so that the default tool takes over."),
      .optional(
        "next", \.next,
        "The tool that takes over; with `handled: false` it gets the same event."),
      .optional("state", \.state, "The name of the tool's state now; `idle` at first."),
      .optional("overlay", \.overlay, "The overlay to draw over the pages; absent: unchanged."),
      .optional("menu", \.menu, "The tool's menu; absent: unchanged."),
      .optional(
        "requirement", \.requirement,
        "The input that the tool needs from the user; absent: unchanged; `null`: none."),
      .optional("edits", \.edits, "Changes to the document, made as one step."),
    ]
  }
}

/// A requirement of a client's tool.
struct WireWantedRequirement: Record {
  var kind = Requirement.Kind.text
  var prompt = ""
  var value: String?
  var choices: [Requirement.Choice]?

  static let fields: [Field<Self>] = [
    .required("kind", \.kind, "The kind of input."),
    .required("prompt", \.prompt, "The question for the user, such as `Text of the note`."),
    .optional("value", \.value, "The present value."),
    .optional("choices", \.choices, "The options of a `choice`."),
  ]

  var requirement: Requirement {
    Requirement(kind, prompt: prompt, value: value, choices: choices ?? [])
  }
}
