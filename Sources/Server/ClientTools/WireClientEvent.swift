// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction
import JSON
import Workspace

/// A user's event for a client's tool, on the wire.
struct WireClientEvent: WrittenRecord {
  static let name = "ClientToolEventParams"
  static let summary = "A user's event for a client's tool."
  var kind = ClientToolEvent.tap
  var phase: GesturePhase?
  var pageIndex: Int?
  var point: Point?
  var viewPoint: Point?
  var origin: Point?
  var pointerType: PointerType?
  var pointerId: Int?
  var buttons: Int?
  var pressure: Double?
  var tiltX: Double?
  var tiltY: Double?
  var modifiers: [WireModifier]?
  var key: String?
  var text: String?
  var value: WireToolAnswer?
  var command: String?

  init(_ question: ClientToolQuestion) {
    kind = question.kind
    switch question.event {
    case .gesture(let gesture): take(gesture)
    case .key(let press):
      key = press.key
      modifiers = WireModifier.forms(of: press.modifiers)
    case .text(let text): self.text = text
    case .answer(let answer): value = WireToolAnswer(answer)
    case .command(let command): self.command = command.rawValue
    case .style: break
    }
  }

  static let fields: [Field<Self>] = [
    .required("kind", \.kind, "Its type."),
    .optional("phase", \.phase, "The phase of a `drag` or `longPress`."),
    .optional("pageIndex", \.pageIndex, "The page under the pointer."),
    .optional("point", \.point, "The place on the page, in page space."),
    .optional("viewPoint", \.viewPoint, "The place in the view, in its pixels."),
    .optional("origin", \.origin, "The start of a `drag` or `longPress` on its page."),
    .optional("pointerType", \.pointerType, "The user's pointer."),
    .optional("pointerId", \.pointerId, "The pointer's id, if the event reported one."),
    .optional("buttons", \.buttons, "The buttons that are held down, as the event reported them."),
    .optional("pressure", \.pressure, "The pressure, 0 to 1."),
    .optional("tiltX", \.tiltX, "The pen's tilt to the right, in degrees; 0 if unknown."),
    .optional("tiltY", \.tiltY, "The pen's tilt towards the user, in degrees; 0 if unknown."),
    .optional("modifiers", \.modifiers, "Keys that are held down."),
    .optional("key", \.key, "The key's name, as in browsers' `KeyboardEvent.key`."),
    .optional("text", \.text, "All of the text that the user has entered so far."),
    .optional("value", \.value, "The answer to the tool's requirement; `null`: none was given."),
    .optional("command", \.command, "The command of a menu item or of a key."),
  ]

  private mutating func take(_ gesture: Gesture) {
    let sample = gesture.sample
    pageIndex = sample.page?.pageIndex
    point = sample.page?.point
    viewPoint = sample.position
    pointerType = sample.pointerType
    pointerId = sample.pointerID
    buttons = sample.pointerID == nil ? nil : sample.buttons.rawValue
    pressure = sample.pressure
    tiltX = sample.tilt.x == 0 ? nil : sample.tilt.x
    tiltY = sample.tilt.y == 0 ? nil : sample.tilt.y
    modifiers = WireModifier.forms(of: sample.modifiers)
    switch gesture {
    case .drag(let step), .longPress(let step):
      phase = step.phase
      origin = step.origin.page?.point
    case .tap, .doubleTap, .tripleTap, .contextMenu, .hover: break
    }
  }
}

/// The place of a client tool's event, and the objects at that place.
struct ClientEventContext: WrittenRecord {
  static let name = "ClientToolContext"
  static let summary = "The place of an event of a client's tool, with the objects there."
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
