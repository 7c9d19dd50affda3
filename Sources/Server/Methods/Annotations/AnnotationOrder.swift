// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

enum AnnotationOrder: String, WireEnum {
  case page, created, modified, author, type

  /// Sorts stably. `page` keeps the order in which the annotations were found.
  func sort(_ found: inout [ListedAnnotation]) {
    switch self {
    case .page: break
    case .created: found.sort { $0.created < $1.created }
    case .modified: found.sort { $0.modified < $1.modified }
    case .type: found.sort { $0.annotation.type.rawValue < $1.annotation.type.rawValue }
    case .author:
      found.sort { a, b in
        guard let first = a.annotation.author, let second = b.annotation.author else {
          return a.annotation.author != nil && b.annotation.author == nil
        }
        return first < second
      }
    }
  }
}

extension ListedAnnotation {
  fileprivate var created: Int64 { annotation.created ?? .max }
  fileprivate var modified: Int64 { annotation.modified ?? .max }
}

/// The common property of annotations that are listed together.
enum AnnotationGrouping: String, WireEnum {
  case page, author, type, color, created, modified, thread

  /// Moves annotations that share the property together, in order of first appearance.
  func gather(_ found: inout [ListedAnnotation]) -> [AnnotationListGroup] {
    var groups: [AnnotationListGroup] = []
    var members: [[ListedAnnotation]] = []
    var positions: [String?: Int] = [:]
    for listed in found {
      let key = key(of: listed)
      let position = positions[key] ?? groups.count
      if position == groups.count {
        positions[key] = position
        groups.append(AnnotationListGroup(key: key))
        members.append([])
      }
      groups[position].ids.append(listed.annotation.id)
      members[position].append(listed)
    }
    found = members.flatMap { $0 }
    return groups
  }

  private func key(of listed: ListedAnnotation) -> String? {
    let annotation = listed.annotation
    return switch self {
    case .page: "\(annotation.pageIndex)"
    case .author: annotation.author
    case .type: annotation.type.rawValue
    case .color: annotation.color.map { WireColor($0).text }
    case .created: annotation.created.map(day)
    case .modified: annotation.modified.map(day)
    case .thread: listed.thread
    }
  }

  private func day(_ seconds: Int64) -> String {
    String(CivilTime(seconds: seconds).rfc3339.prefix(10))
  }
}

/// The wire form of a group of listed annotations.
struct AnnotationListGroup: WrittenRecord {
  var key: String?
  var ids: [String] = []

  static let fields: [Field<Self>] = [
    .optional(
      "key", \.key,
      "The common property: the index of a page, an author, a type, a colour, a day such as "
        + "`2024-02-29`, or the id of a thread's first annotation; missing if they have none."
    ),
    .required("ids", \.ids, "The ids of the annotations."),
  ]

  /// The part of the group with the wanted ids; `nil` if it is empty.
  func only(_ wanted: Set<String>) -> AnnotationListGroup? {
    let left = ids.filter(wanted.contains)
    return left.isEmpty ? nil : AnnotationListGroup(key: key, ids: left)
  }
}

/// Finds the annotations at the roots of a page's reply threads.
struct AnnotationThreads {
  private let targets: [String: String]

  init(_ all: [Annotation]) {
    var targets: [String: String] = [:]
    for reply in all where !reply.isGrouped { targets[reply.id] = reply.replyTo }
    for popup in all { targets[popup.id] = targets[popup.id] ?? popup.parent }
    self.targets = targets
  }

  func root(of annotation: Annotation) -> String {
    var (id, seen) = (annotation.id, Set<String>())
    while let target = targets[id], seen.insert(id).inserted { id = target }
    return id
  }
}
