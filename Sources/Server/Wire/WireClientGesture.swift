// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON

extension ClientGesture.Kind: WireEnum {
  public static var name: String { "GestureKind" }
}

struct WireClientGesture {
  var id = ""
  var kind = ClientGesture.Kind.tap
  var taps: Int?
  var requireToFail: [ComponentName]?
  var blocks: [ComponentName]?
  var simultaneousWith: [ComponentName]?
  var ask = false
  var timeoutMs = ClientTimeout.standard

  init() {}

  init(_ gesture: ClientGesture) {
    id = gesture.id
    kind = gesture.kind
    taps = gesture.kind == .tap ? gesture.taps : nil
    requireToFail = Self.names(of: gesture.requireToFail)
    blocks = Self.names(of: gesture.blocks)
    simultaneousWith = Self.names(of: gesture.simultaneousWith)
    ask = gesture.isAsked
    timeoutMs = gesture.timeoutMilliseconds
  }

  var gesture: ClientGesture {
    var gesture = ClientGesture(id, kind)
    gesture.taps = taps ?? 1
    gesture.requireToFail = Self.members(of: requireToFail)
    gesture.blocks = Self.members(of: blocks)
    gesture.simultaneousWith = Self.members(of: simultaneousWith)
    if ask { gesture.isAsked = true }
    gesture.timeoutMilliseconds = timeoutMs
    return gesture
  }

  /// `nil` for an empty set.
  private static func names(of components: Set<Component>) -> [ComponentName]? {
    let names = Component.allCases.filter(components.contains).map { ComponentName($0) }
    return names.unlessEmpty
  }

  private static func members(of names: [ComponentName]?) -> Set<Component> {
    Set((names ?? []).flatMap(\.members))
  }
}

protocol ClientGestureRecord: Record {
  var gesture: WireClientGesture { get set }
}

extension Field where R: ClientGestureRecord {
  static var gesture: [Field] {
    [
      .required("id", \.gesture.id, "The gesture's id: letters, digits, `.`, `-` and `_`."),
      .required("kind", \.gesture.kind, "The event of which the gesture consists."),
      .optional(
        "taps", \.gesture.taps, "For a `tap`: the number of taps; 1 unless given.", in: 1...3),
      .optional(
        "requireToFail", \.gesture.requireToFail,
        "The components that the gesture waits for; it fails if one of them acts."),
      .optional(
        "blocks", \.gesture.blocks,
        "The components that wait for the gesture; they do not act if it begins."),
      .optional(
        "simultaneousWith", \.gesture.simultaneousWith,
        "The components that the gesture may begin together with; stronger than `blocks`."),
      .defaulted(
        "ask", \.gesture.ask,
        "Whether to ask the client with `gesture/shouldBegin` each time; always for `custom`."),
      .timeout(
        \.gesture.timeoutMs,
        """
        How long to wait for the answer, in milliseconds; without an answer the gesture fails.
        """),
    ]
  }
}

struct RegisteredGesture: ClientGestureRecord {
  static let name = "ClientGesture"
  static let summary = "A client gesture and its relations to components."
  var gesture = WireClientGesture()

  init() {}
  init(_ gesture: ClientGesture) { self.gesture = WireClientGesture(gesture) }

  static let fields: [Field<Self>] = Field<Self>.gesture
}
