// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// A record of an edit log after its header.
struct LogEntry: Hashable, Sendable {
  enum Change: Hashable, Sendable {
    case edit(LoggedEdit)
    case undo
    case redo
    /// Takes back all changes since the first edit of the open group.
    case rollback
    /// The document's file gets this content, with all preceding changes. Its next new object gets this
    /// number.
    case saved(ContentIdentity, nextObject: Int = 0)
    /// The preceding save was completed.
    case landed
  }

  var change: Change
  /// Seconds since 1970.
  var time: Int64
}

extension LogEntry {
  /// The annotations in this edit that have no name of their own.
  var apart: [String] {
    get { if case .edit(let edit) = change { edit.apart } else { [] } }
    set {
      guard case .edit(var edit) = change else { return }
      edit.apart = newValue
      change = .edit(edit)
    }
  }

  /// Whether it moves pages.
  var movesPages: Bool { if case .edit(let edit) = change { edit.pageCount != nil } else { false } }

  /// The entry as the first of its group. It is used if the earlier edits of the group failed. An entry
  /// that belongs to no group stays as it is.
  var beginningGroup: LogEntry {
    guard case .edit(var edit) = change else { return self }
    edit.group?.isFirst = true
    return LogEntry(change: .edit(edit), time: time)
  }
}

/// An edit as stored in a log.
struct LoggedEdit: Hashable, Sendable {
  var kind: String
  /// The name that the history shows.
  var name: String
  var value: JSONTree
  var group: LoggedGroup?
  var anchors: LoggedAnchors
  /// Whether the text under its markups was looked for. If so, markups without an anchor lie on no
  /// text. Earlier versions only logged the anchors.
  var isAnchored = false
  /// The titles of the objects that it identifies by place or number.
  var titles: LoggedTitles = [:]
  /// The annotations without a name that it refers to. Earlier versions did not log them.
  var identities: LoggedIdentities = [:]
  /// The annotations without a name that became known since the last edit. Others already had their
  /// names (``Engine/Document/annotationsApart``).
  var apart: [String] = []
  /// The number of its first new object (``Engine/Document/nextObjectNumber``): later changes refer to
  /// nameless objects by such numbers. It also accounts for objects that were created before and taken
  /// back.
  var nextObject: Int?
  /// The page count before the edit, for edits that move pages.
  var pageCount: Int?

  init(
    kind: String, name: String, value: JSONTree, group: LoggedGroup? = nil,
    anchors: LoggedAnchors = [:]
  ) {
    self.kind = kind
    self.name = name
    self.value = value
    self.group = group
    self.anchors = anchors
  }

  init<E: Edit>(_ edit: E, _ group: LoggedGroup? = nil, anchors: LoggedAnchors = [:]) {
    self.init(kind: E.kind, name: edit.name, value: edit.encoded, group: group, anchors: anchors)
  }
}

/// The group that a logged edit belongs to. A group is one step of the history, and ends at the first
/// change outside it.
struct LoggedGroup: Hashable, Sendable {
  var name: String
  /// Whether the edit is the first of the group.
  var isFirst: Bool

  init(_ name: String, isFirst: Bool) { (self.name, self.isFirst) = (name, isFirst) }
}

extension LogEntry: LogValue {
  var encoded: JSONTree {
    let (type, rest): (String, JSONTree) =
      switch change {
      case .edit(let edit): ("edit", edit.encoded)
      case .undo: ("undo", [:])
      case .redo: ("redo", [:])
      case .rollback: ("rollback", [:])
      case .saved(let file, let nextObject):
        ("saved", ["file": file.encoded, "nextObject": nextObject.encoded])
      case .landed: ("landed", [:])
      }
    return .object([.init("type", .string(type)), .init("time", time.encoded)] + rest.members)
  }

  init(encoded: JSONTree) throws(EditError) {
    time = try encoded.decode("time")
    switch try encoded.decode("type", as: String.self) {
    case "edit": change = .edit(try LoggedEdit(encoded: encoded))
    case "undo": change = .undo
    case "redo": change = .redo
    case "rollback": change = .rollback
    case "saved":
      change = .saved(try encoded.decode("file"), nextObject: try encoded.decode("nextObject"))
    case "landed": change = .landed
    default: throw .unreadable("It has an unknown type of record.")
    }
  }
}

extension LoggedEdit: LogObject {
  static let logged = LogMembers<Self>(
    .required("kind", \.kind), .required("name", \.name),
    .required("value", \.value, ifMissing: .null), .defaulted("group", \.groupName, nil),
    .defaulted("goesOn", \.continuesGroup, false), .defaulted("anchors", \.anchors, [:]),
    .defaulted("apart", \.apart, []), .defaulted("nextObject", \.nextObject, nil),
    .defaulted("pageCount", \.pageCount, nil), .defaulted("anchored", \.isAnchored, false),
    .defaulted("titles", \.titles, [:]), .defaulted("identities", \.identities, [:])
  ) {
    kind, name, value, group, continuesGroup, anchors, apart, nextObject, pageCount, isAnchored,
    titles, identities in
    var edit = LoggedEdit(
      kind: kind, name: name, value: value,
      group: group.map { LoggedGroup($0, isFirst: !continuesGroup) }, anchors: anchors)
    (edit.apart, edit.nextObject, edit.pageCount) = (apart, nextObject, pageCount)
    (edit.isAnchored, edit.titles, edit.identities) = (isAnchored, titles, identities)
    return edit
  }

  private var groupName: String? { group?.name }
  private var continuesGroup: Bool { group?.isFirst == false }
}
