// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// A record of an edit log after its header.
struct LogEntry: Hashable, Sendable {
  enum Change: Hashable, Sendable {
    case edit(LoggedEdit)
    case undo
    case redo
    /// All that was done since the first edit of the group that is open is taken back.
    case rollback
    /// The document's file gets this content, and its next new object this number; what stands before
    /// is in it.
    case saved(ContentIdentity, nextObject: Int = 0)
    /// The save that stands before has taken place.
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

  /// The same as the first of its group, where it is an edit of one: those before it could not be made.
  var beginningGroup: LogEntry {
    guard case .edit(var edit) = change else { return self }
    edit.group?.isFirst = true
    return LogEntry(change: .edit(edit), time: time)
  }
}

/// An edit as it stands in a log.
struct LoggedEdit: Hashable, Sendable {
  var kind: String
  /// The name that the history shows.
  var name: String
  var value: JSONTree
  var group: LoggedGroup?
  var anchors: LoggedAnchors
  /// The annotations that have come to be known since the edit before and go by no name of their own,
  /// since others had it (``Engine/Document/annotationsApart``).
  var apart: [String] = []
  /// The number that its first new object got (``Engine/Document/nextObjectNumber``): by such numbers
  /// the changes after it name what has no name. It tells of what was made before and taken back, too.
  var nextObject: Int?
  /// How many pages there were before it, of an edit that brings pages elsewhere.
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
    self.init(
      kind: E.kind, name: edit.name, value: edit.encoded, group: group, anchors: anchors)
  }
}

/// The group of edits, one step of the history, that an edit in a log is of. The group ends where a
/// change follows that is not of it.
struct LoggedGroup: Hashable, Sendable {
  var name: String
  /// Whether it begins with the edit.
  var isFirst: Bool

  init(_ name: String, isFirst: Bool) { (self.name, self.isFirst) = (name, isFirst) }
}

extension LogEntry: LogValue {
  var encoded: JSONTree {
    let (name, members): (String, [JSONTree.Member]) =
      switch change {
      case .edit(let edit):
        (
          "edit",
          [
            .init("kind", .string(edit.kind)), .init("name", .string(edit.name)),
            .init("value", edit.value),
          ] + (edit.group?.members ?? [])
            + (edit.anchors.isEmpty ? [] : [.init("anchors", edit.anchors.encoded)])
            + (edit.apart.isEmpty ? [] : [.init("apart", edit.apart.encoded)])
            + (edit.nextObject.map { [.init("nextObject", $0.encoded)] } ?? [])
            + (edit.pageCount.map { [.init("pageCount", $0.encoded)] } ?? [])
        )
      case .undo: ("undo", [])
      case .redo: ("redo", [])
      case .rollback: ("rollback", [])
      case .saved(let file, let nextObject):
        ("saved", [.init("file", file.encoded), .init("nextObject", nextObject.encoded)])
      case .landed: ("landed", [])
      }
    return .object([.init("type", .string(name)), .init("time", time.encoded)] + members)
  }

  init(encoded: JSONTree) throws(EditError) {
    time = try encoded.decode("time")
    switch try encoded.decode("type", as: String.self) {
    case "edit":
      var edit = LoggedEdit(
        kind: try encoded.decode("kind"), name: try encoded.decode("name"),
        value: encoded[member: "value"] ?? .null, group: try LoggedGroup(of: encoded),
        anchors: try encoded.decodeIfPresent("anchors") ?? [:])
      edit.apart = try encoded.decodeIfPresent("apart") ?? []
      edit.nextObject = try encoded.decodeIfPresent("nextObject")
      edit.pageCount = try encoded.decodeIfPresent("pageCount")
      change = .edit(edit)
    case "undo": change = .undo
    case "redo": change = .redo
    case "rollback": change = .rollback
    case "saved":
      change = .saved(
        try encoded.decode("file"), nextObject: try encoded.decode("nextObject"))
    case "landed": change = .landed
    default: throw .unreadable("It has a type of record that is not known.")
    }
  }
}

extension LoggedGroup {
  fileprivate var members: [JSONTree.Member] {
    [.init("group", name.encoded)] + (isFirst ? [] : [.init("goesOn", true)])
  }

  fileprivate init?(of record: JSONTree) throws(EditError) {
    guard let name: String = try record.decodeIfPresent("group") else { return nil }
    self.init(name, isFirst: try record.decodeIfPresent("goesOn", as: Bool.self) != true)
  }
}
