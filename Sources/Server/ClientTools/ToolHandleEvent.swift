// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import JSON
import Workspace

enum ToolHandleEvent: ClientRequest {
  static let name = "tool/handleEvent"
  static let summary = "The user did something with your tool: what becomes of it?"

  struct Params: Record {
    static let name = "HandleEventParams"
    var toolId = ""
    var event = WireClientEvent()
    var context = ClientEventContext()
    static let fields: [Field<Self>] = [
      .required("toolId", \.toolId, "The tool, as it was registered."),
      .required("event", \.event, "The user's event."),
      .required("context", \.context, "Where, and what is there."),
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
      .defaulted("handled", \.handled, false, "Whether the tool took the event."),
      .defaulted(
        "pass", \.pass, false,
        "Whether a wrapped tool gets the event, as it does unless the answer says something else."
      ),
      .defaulted(
        "finished", \.finished, false,
        "Whether the tool's work is done, so that the default tool takes over."),
      .optional(
        "next", \.next,
        "The tool that takes over; with `handled: false` it gets the same event."),
      .optional("state", \.state, "The name of the tool's state now; `idle` at first."),
      .optional("overlay", \.overlay, "The overlay to draw over the pages; absent: as before."),
      .optional("menu", \.menu, "The menu of the user now; absent: as before."),
      .optional(
        "requirement", \.requirement,
        "The input that the tool needs from the user now; absent: as before, `null`: nothing."),
      .optional("edits", \.edits, "Changes to the document, made as one step."),
    ]
  }
}

/// A requirement of a client's tool.
struct WireWantedRequirement: Record {
  static let name = "WantedRequirement"
  var kind = Requirement.Kind.text
  var prompt = ""
  var value: String?
  var choices: [WireChoice]?

  static let fields: [Field<Self>] = [
    .required("kind", \.kind, "The kind of input."),
    .required("prompt", \.prompt, "The question for the user, such as `Text of the note`."),
    .optional("value", \.value, "The present value."),
    .optional("choices", \.choices, "The options of a `choice`."),
  ]

  var requirement: Requirement {
    Requirement(
      kind, prompt: prompt, value: value,
      choices: (choices ?? []).map { Requirement.Choice($0.id, $0.title) })
  }
}
