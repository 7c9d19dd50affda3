// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import Workspace

/// The client's capabilities, as it declares them in `initialize`.
struct ClientCapabilities: Record {
  /// The names of the requests that the client answers; `nil` if it answers all of them.
  var requests: [String]?
  var overlayKinds: [String]?
  var requirements: [String]?
  var menus = true
  var overlayChanges = false
  var menuChanges = false
  var annotationChanges = false
  var largePayloads = RenderDelivery.inline

  static let summary = """
    The client's capabilities; a missing member means all. Names that the server does not \
    know are ignored.
    """
  static let fields: [Field<Self>] = [
    .optional(
      "requests", \.requests,
      "The server's requests that the client answers, such as `host/alert`. The server sends no "
        + "other one, and goes on as if no answer came in time."),
    .optional(
      "overlayKinds", \.overlayKinds,
      "The kinds of overlay items that the client draws, such as `rect`. Texts and images come as a "
        + "`rect` instead, other items and these as the `path` of their outline; what the client cannot "
        + "draw in any form is left out."),
    .optional(
      "requirements", \.requirements,
      "The kinds of requirements that the client can ask its user for, such as `text`. Another one is "
        + "cancelled at once."),
    .defaulted(
      "menus", \.menus,
      "Whether the client shows menus. Without, no result has one, except the empty one of `tool/get`, "
        + "and `menu/shouldShow` is not sent."),
    .defaulted(
      "overlayChanges", \.overlayChanges,
      "Whether the client takes `overlayChange`, a patch of the previous overlay."),
    .defaulted(
      "menuChanges", \.menuChanges,
      "Whether the client takes `menuChange`, a patch of the previous menu."),
    .defaulted(
      "annotationChanges", \.annotationChanges,
      "Whether the client takes `patches` of `annotations/didChange`, which tell only what changed of "
        + "annotations."),
    .defaulted(
      "largePayloads", \.largePayloads,
      "How pictures, attachments, exports and images of more than 64 KiB come if the request does "
        + "not say: in the message, in a file or in shared memory."),
  ]

  /// The capabilities that concern the display.
  var ability: DisplayAbility {
    var ability = DisplayAbility()
    if let overlayKinds {
      ability.overlayKinds = Set(overlayKinds.compactMap(OverlayKind.init(rawValue:)))
    }
    if let requirements {
      ability.requirements = Set(requirements.compactMap(Requirement.Kind.init(rawValue:)))
    }
    ability.showsMenus = menus
    ability.takesOverlayChanges = overlayChanges
    ability.takesMenuChanges = menuChanges
    return ability
  }

  /// Whether the client answers a request. Requests between the server's own processes always pass.
  func answers(_ request: String) -> Bool {
    guard let requests, !request.hasPrefix("worker/") else { return true }
    return requests.contains(request)
  }
}

/// A version of the protocol, such as `1.0`.
struct ProtocolVersion: WireValue {
  let major: Int
  let minor: Int

  init(wire node: JSONNode) throws(WireError) {
    let text: String = try node.read()
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let major = parts[0], let minor = parts[1], major >= 0, minor >= 0
    else {
      throw WireError(message: "Expected a version such as \"\(ServerInfo.protocolVersion)\".")
    }
    (self.major, self.minor) = (major, minor)
  }

  static var wireType: WireType { .string }

  func write(to writer: inout JSONWriter) { writer.string("\(major).\(minor)") }

  /// The version that a server speaks with a client of this version: the older of the two versions
  /// if their first numbers are equal, or else its own version.
  func spoken(with server: String) -> String {
    let parts = server.split(separator: ".").compactMap { Int($0) }
    guard parts.count == 2, parts[0] == major, minor < parts[1] else { return server }
    return "\(major).\(minor)"
  }
}
