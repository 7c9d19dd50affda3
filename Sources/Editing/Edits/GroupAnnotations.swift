// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Groups annotations of one page. The annotations, and the members of groups that they are already in,
/// are grouped with the first (`IRT` and `RT`, ISO 32000-2, 12.5.6.2), which keeps its own parent. They
/// also share a name, as in files by Nutrient: the existing name of one of them, or the id of the first.
public struct GroupAnnotations: WorkEdit, LogObject {
  public var annotations: [Annotation]
  /// Seconds since 1970.
  public var date: Int64

  public init(_ annotations: [Annotation], date: Int64) {
    self.annotations = annotations
    self.date = date
  }

  public static let kind = "groupAnnotations"
  public static let logged = LogMembers<Self>(
    .references("annotations", \.annotations), .required("date", \.date), make: Self.init(_:date:))
  public var name: String { "Group \(noun(annotations.map(\.type)))" }
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.annotate }

  public var touches: [AnnotationTouch] { annotations.map(AnnotationTouch.change) }

  public func makeWork(on document: Document) throws(EditError) -> any EditWork {
    guard let first = annotations.first, annotations.allSatisfy({ $0.type.isMarkup }) else {
      throw .engine(.unsupported("only markup annotations can be grouped"))
    }
    guard annotations.allSatisfy({ $0.pageIndex == first.pageIndex }) else {
      throw .engine(.unsupported("annotations of several pages cannot be grouped"))
    }
    let all = try engine(document.page(first.pageIndex).annotations)
    let ids = Set(all.withGroups(of: annotations.map(\.id)))
    let given = Set(annotations.map(\.id))
    // An edit from the log only refers to its annotations, so their groups are read from the document.
    let known = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let members =
      annotations.map { known[$0.id] ?? $0 }
      + all.filter { ids.contains($0.id) && !given.contains($0.id) }
    let name = members.compactMap(\.groupName).first ?? first.id
    let leader = known[first.id] ?? first
    let leaves = leader.isGrouped || all.replies(leader, to: ids)
    return MemberChanges(members, of: document) { [date] annotation in
      annotation.groupName = name
      if annotation.id != leader.id {
        (annotation.replyTo, annotation.isGrouped) = (leader.id, true)
      } else if leaves {
        (annotation.replyTo, annotation.isGrouped) = (nil, false)
      }
      annotation.modified = date
    }
  }
}

public struct UngroupAnnotations: WorkEdit, LogObject {
  public var annotations: [Annotation]
  /// Seconds since 1970.
  public var date: Int64

  public init(_ annotations: [Annotation], date: Int64) {
    self.annotations = annotations
    self.date = date
  }

  /// Dissolves the groups of annotations. This changes all members of the groups, so all of them must be
  /// editable.
  public init(_ annotations: [Annotation], in document: Document, date: Int64) throws(EngineError) {
    var members: [Annotation] = []
    for (index, ids) in annotations.idsByPage {
      members += try document.page(index).annotations.members(ofGroupsOf: ids)
    }
    self.init(members.isEmpty ? annotations : members, date: date)
  }

  public static let kind = "ungroupAnnotations"
  public static let logged = LogMembers<Self>(
    .references("annotations", \.annotations), .required("date", \.date), make: Self.init(_:date:))
  public var name: String { "Ungroup \(noun(annotations.map(\.type)))" }
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.annotate }

  public var touches: [AnnotationTouch] { annotations.map(AnnotationTouch.change) }

  public func makeWork(on document: Document) throws(EditError) -> any EditWork {
    var members: [Annotation] = []
    for (index, ids) in annotations.idsByPage {
      members += try engine(document.page(index).annotations).members(ofGroupsOf: ids)
    }
    return MemberChanges(members, of: document) { [date] annotation in
      if annotation.isGrouped { annotation.replyTo = nil }
      (annotation.isGrouped, annotation.groupName) = (false, nil)
      annotation.modified = date
    }
  }
}

extension [Annotation] {
  /// The annotations that refer to a group with one of these ids.
  fileprivate func members(ofGroupsOf ids: [String]) -> [Annotation] {
    let wanted = Set(withGroups(of: ids))
    return filter { wanted.contains($0.id) && $0.namesGroup }
  }
}

/// Work on the members of groups, some at a time: each changes in its current state in the document.
private final class MemberChanges: EditWork {
  private var pieces: [[Annotation]]
  private let document: Document
  private let change: (inout Annotation) -> Void

  init(
    _ members: [Annotation], of document: Document, _ change: @escaping (inout Annotation) -> Void
  ) {
    (pieces, self.document, self.change) = (members.inPieces(of: 25), document, change)
  }

  var count: Int { pieces.count }

  func perform(_ piece: Int) throws(EditError) -> EditEffect {
    var effect = EditEffect()
    guard pieces.indices.contains(piece) else { return effect }
    let members = pieces[piece]
    pieces[piece] = []
    for reference in members {
      let page = try engine(document.page(reference.pageIndex))
      let found = try engine(page.annotation(reference.id))
      var new = found ?? reference
      change(&new)
      try effect.change(new.id, on: page, page.update(new))
    }
    return effect
  }
}
