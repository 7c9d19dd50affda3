// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSON
import JSONRPC

/// The wire form of an action: its kind, the members of that kind, and the following actions.
struct WireAction: WireValue {
  var action: Action

  init(_ action: Action) { self.action = action }

  init(wire node: JSONNode) throws(WireError) { try self.init(node, depth: 0) }

  private init(_ node: JSONNode, depth: Int) throws(WireError) {
    guard depth < WireAction.depth else {
      throw WireError(message: "At most \(WireAction.depth) actions can follow each other.")
    }
    guard node.kind == .object else { throw .expected("an object", got: node) }
    guard let name = try node.readIfPresent("kind", as: String.self) else {
      throw WireError(path: "kind", message: "An action needs a kind, such as \"goTo\" or \"uri\".")
    }
    let kind = Action.Kind(named: name).name
    action = Action(.init(named: name, own: try WireAction.own(kind, node)))
    for member in ActionTable.members(of: kind) {
      let value = try node.readIfPresent(member.name, member.shape)
      if WireAction.isRemotePlace(member.name, of: kind),
        let misfit = value?.record.flatMap(RemotePlace.misfit)
      {
        throw WireError(path: misfit.path, message: misfit.why).under(member.name)
      }
      action.members[member.name] = value
    }
    try node.requireKnown(
      ["kind", "next"] + Action.Kind.ownMembers(of: kind).map(\.name)
        + ActionTable.members(of: kind).map(\.name))
    action.next = try WireAction.next(node, depth: depth)
  }

  /// Reads the members of a kind with a case of its own.
  private static func own(
    _ kind: String, _ node: JSONNode
  ) throws(WireError) -> [String: PlainAction.Value] {
    var values: [String: PlainAction.Value] = [:]
    for member in Action.Kind.ownMembers(of: kind) {
      let name = member.name
      switch member.form {
      case .text, .path, .uri:
        values[name] =
          member.isRequired
          ? .text(try node.read(name)) : try node.readIfPresent(name).map { .text($0) }
      case .pageIndex: values[name] = try node.readIfPresent(name).map { .pageIndex($0) }
      case .destination:
        guard let place = try node.readIfPresent(name, as: WireDestination.self) else { continue }
        values[name] = .destination(place.destination)
        do throws(WireError) {
          try node[member: name]?.requireKnown(WireDestination.fields.map(\.description.name))
        } catch {
          throw error.under(name)
        }
      }
    }
    return values
  }

  /// The following actions. A single one may be given without an array.
  private static func next(_ node: JSONNode, depth: Int) throws(WireError) -> [Action] {
    guard let next = node[member: "next"], !next.isNull else { return [] }
    do throws(WireError) {
      if next.kind == .object { return [try WireAction(next, depth: depth + 1).action] }
      guard next.kind == .array else {
        throw .expected("an array of actions, or an action", got: next)
      }
      var actions: [Action] = []
      for (index, following) in next.elements.enumerated() {
        do throws(WireError) {
          actions.append(try WireAction(following, depth: depth + 1).action)
        } catch {
          throw error.under(index)
        }
      }
      return actions
    } catch {
      throw error.under("next")
    }
  }

  private static func isRemotePlace(_ member: String, of kind: String) -> Bool {
    switch kind {
    case "goToRemote": member == "view"
    case "goToEmbedded": member == "place"
    default: false
    }
  }

  /// The maximum depth of following actions.
  private static let depth = 64

  static var wireType: WireType {
    .named(
      .init(
        "Action", "Action",
        """
        An action, by its `kind`: see [the table of actions](#actions).
        """, is: ActionSchema.type))
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("kind", action.kind.name)
      for (member, value) in action.kind.own {
        switch (value, member.form) {
        case (.text(let text), .path): writer.member(member.name, text.shownLine)
        case (.text(let text), .uri): writer.member(member.name, text.shownURI)
        case (.text(let text), _): writer.member(member.name, text)
        case (.pageIndex(let index), _): writer.member(member.name, index)
        case (.destination(let destination), _):
          writer.member(member.name, WireDestination(destination))
        }
      }
      for member in ActionTable.members(of: action.kind.name) {
        writer.member(member.name, ifPresent: action.members[member.name]?.encoded)
      }
      if !action.next.isEmpty { writer.member("next", action.next.map(WireAction.init)) }
    }
  }
}

/// The wire form of the owner of actions: at most one of these members, or none for the document.
struct WireActionOwner {
  var annotationId: String?
  var field: String?
  var pageIndex: Int?

  init(_ annotationId: String? = nil, _ pageIndex: Int? = nil) {
    (self.annotationId, self.pageIndex) = (annotationId, pageIndex)
  }

  /// - Throws: an error if more than one is given.
  func owner() throws(RPCError) -> ActionOwner {
    let given = [
      annotationId.map(ActionOwner.annotation), field.map(ActionOwner.field),
      pageIndex.map(ActionOwner.page),
    ].compactMap(\.self)
    guard given.count < 2 else {
      throw RPCError(
        WireError(
          path: "params", message: "Give at most one of annotationId, field and pageIndex."))
    }
    return given.first ?? .document
  }
}

protocol OwnerParams: DocumentParams {
  var owner: WireActionOwner { get set }
}

extension Field where R: OwnerParams {
  static var owner: [Field] {
    [
      .optional(
        "annotationId", \.owner.annotationId,
        "The annotation. Give at most one of this, `field` and `pageIndex`."),
      .optional("field", \.owner.field, "The field, for actions on its value."),
      .optional(
        "pageIndex", \.owner.pageIndex,
        "The page; with none of the three, the document.", in: 0...),
    ]
  }
}
