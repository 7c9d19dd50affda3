// SPDX-License-Identifier: AGPL-3.0-or-later

private enum AnnotationGroupKey: Hashable {
  /// The annotation that the rest of the group refers to.
  case first(String)
  case named(String)
}

extension Annotation {
  fileprivate var groupKeys: [AnnotationGroupKey] {
    let first = AnnotationGroupKey.first(isGrouped ? replyTo ?? id : id)
    return [first] + [groupName.map(AnnotationGroupKey.named)].compactMap(\.self)
  }

  /// Whether the annotation refers to a group. The first one of a group without a name does not.
  public var namesGroup: Bool { isGrouped || groupName != nil }
}

/// Relations among the annotations of a page: replies, groups and popups (ISO 32000-2, 12.5.6.2).
extension [Annotation] {
  /// The ids, and the ids of all direct and indirect replies.
  public func withReplies(to ids: [String]) -> [String] {
    var replies: [String: [String]] = [:]
    for reply in self where !reply.isGrouped {
      if let target = reply.replyTo { replies[target, default: []].append(reply.id) }
    }
    var (found, seen) = (ids, Set(ids))
    var position = 0
    while position < found.count {
      for reply in replies[found[position]] ?? [] where seen.insert(reply).inserted {
        found.append(reply)
      }
      position += 1
    }
    return found
  }

  /// The ids, and the ids of annotations grouped with any of them. A group is formed by references to
  /// its first annotation, or by a name.
  public func withGroups(of ids: [String]) -> [String] {
    var members: [AnnotationGroupKey: [Annotation]] = [:]
    for annotation in self {
      for key in annotation.groupKeys { members[key, default: []].append(annotation) }
    }
    var found = Set(ids)
    var keys = Set(ids.map(AnnotationGroupKey.first))
    for annotation in self where found.contains(annotation.id) {
      keys.formUnion(annotation.groupKeys)
    }
    var open = keys.map(\.self)
    while let key = open.popLast() {
      for member in members[key] ?? [] where found.insert(member.id).inserted {
        open += member.groupKeys.filter { keys.insert($0).inserted }
      }
    }
    for id in ids { found.remove(id) }
    return ids + map(\.id).filter(found.contains)
  }

  /// The ids, and the ids of their popups.
  public func withPopups(of ids: [String]) -> [String] {
    let seen = Set(ids)
    let popups = filter { seen.contains($0.id) }.compactMap(\.popup)
    return ids + popups.filter { !seen.contains($0) }
  }

  /// The annotations that change when the annotations with these ids are removed: a group that loses
  /// its first annotation is regrouped around the next one.
  public func regrouped(without ids: Set<String>) -> [Annotation] {
    var heirs: [String: String] = [:]
    var changed: [Annotation] = []
    for member in self where member.isGrouped && !ids.contains(member.id) {
      guard let leader = member.replyTo, ids.contains(leader) else { continue }
      var copy = member
      copy.replyTo = heirs[leader]
      copy.isGrouped = heirs[leader] != nil
      if heirs[leader] == nil { heirs[leader] = member.id }
      changed.append(copy)
    }
    return changed
  }
}
