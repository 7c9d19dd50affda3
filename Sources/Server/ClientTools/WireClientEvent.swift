// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction
import JSON

/// A user's event for a client's tool, on the wire.
struct WireClientEvent: WrittenRecord {
  static let name = "ClientToolEventParams"
  static let summary = "A user's event for a client's tool."
  var question: ClientToolQuestion

  static let fields: [Field<Self>] = [
    .required("kind", \.question.kind, "Its type."),
    .optional("phase", \.step?.phase, "The phase of a `drag` or `longPress`."),
    .optional("pageIndex", \.sample?.page?.pageIndex, "The page under the pointer."),
    .optional("point", \.sample?.page?.point, "The place on the page, in page space."),
    .optional("viewPoint", \.sample?.position, "The place in the view, in its pixels."),
    .optional(
      "origin", \.step?.origin.page?.point, "The start of a `drag` or `longPress` on its page."),
    .optional("pointerType", \.sample?.pointerType, "The user's pointer."),
    .optional("pointerId", \.sample?.pointerID, "The pointer's id, if the event reported one."),
    .optional("buttons", \.buttons, "The buttons that are held down, as the event reported them."),
    .optional("pressure", \.sample?.pressure, "The pressure, 0 to 1."),
    .optional("tiltX", \.tiltX, "The pen's tilt to the right, in degrees; 0 if unknown."),
    .optional("tiltY", \.tiltY, "The pen's tilt towards the user, in degrees; 0 if unknown."),
    .optional("modifiers", \.modifiers, "Keys that are held down."),
    .optional("key", \.key?.key, "The key's name, as in browsers' `KeyboardEvent.key`."),
    .optional("text", \.text, "All of the text that the user has entered so far."),
    .optional("value", \.value, "The answer to the tool's requirement; `null`: none was given."),
    .optional("command", \.command, "The command of a menu item or of a key."),
  ]

  private var gesture: Gesture? {
    if case .gesture(let gesture) = question.event { gesture } else { nil }
  }
  private var sample: PointerSample? { gesture?.sample }
  private var step: GestureStep? {
    switch gesture {
    case .drag(let step), .longPress(let step): step
    default: nil
    }
  }
  private var buttons: Int? { sample?.pointerID == nil ? nil : sample?.buttons.rawValue }
  private var tiltX: Double? { sample.flatMap { $0.tilt.x == 0 ? nil : $0.tilt.x } }
  private var tiltY: Double? { sample.flatMap { $0.tilt.y == 0 ? nil : $0.tilt.y } }
  private var key: KeyPress? { if case .key(let press) = question.event { press } else { nil } }
  private var modifiers: [WireModifier]? {
    (sample?.modifiers ?? key?.modifiers).flatMap(WireModifier.forms)
  }
  private var text: String? { if case .text(let text) = question.event { text } else { nil } }
  private var value: WireToolAnswer? {
    if case .answer(let answer) = question.event { WireToolAnswer(answer) } else { nil }
  }
  private var command: String? {
    if case .command(let command) = question.event { command.rawValue } else { nil }
  }
}

/// The place of a client tool's event, and the objects there.
struct ClientEventContext: WrittenRecord {
  static let name = "ClientToolContext"
  static let summary = "The place of a client tool's event, with the objects there."
  var question: ClientToolQuestion
  var place: HostPlace
  var scale: Double

  static let fields: [Field<Self>] = [
    .document(\.place.documentId),
    .required("viewId", \.place.viewId, "The view."),
    .required("state", \.question.state, "The tool's state, as it last reported it."),
    .optional("wraps", \.question.wrapped?.tool.rawValue, "The tool that this one wraps."),
    .optional("wrappedState", \.question.wrapped?.state, "The wrapped tool's state."),
    .required("scale", \.scale, "The view's scale, in pixels per point."),
    .optional("word", \.question.word, "The word at the pointer."),
    .optional(
      "annotations", \.question.annotations.unlessEmpty,
      "The ids of the annotations at the pointer, the likeliest first."),
  ]
}

extension ClientToolQuestion.Word: WrittenRecord {
  public static let name = "WordAtPointer"

  public static let fields: [Field<Self>] = [
    .required("text", \.text, "The word."),
    .required(
      "quads", \.quads, "The word's quads in page space; several if it is split across lines."),
  ]
}

extension WireModifier {
  /// The wire form of the modifiers; `nil` if there are none.
  static func forms(of modifiers: Modifiers) -> [WireModifier]? {
    let held = allCases.filter { modifiers.contains($0.modifier) }
    return held.unlessEmpty
  }
}
