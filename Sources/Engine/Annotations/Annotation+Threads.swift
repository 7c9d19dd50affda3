// SPDX-License-Identifier: AGPL-3.0-or-later

/// Relations among the annotations of a page: replies, groups and popups (ISO 32000-2, 12.5.6.2).
extension [Annotation] {
  /// The ids, and those of all that reply to them, and to those.
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

  /// The ids, and those of all that form a group with one of them.
  public func withGroups(of ids: [String]) -> [String] {
    var leaders: [String: String] = [:]
    for member in self where member.isGrouped { leaders[member.id] = member.replyTo }
    let wanted = Set(ids.map { leaders[$0] ?? $0 })
    let seen = Set(ids)
    return ids
      + map(\.id).filter { !seen.contains($0) && wanted.contains(leaders[$0] ?? $0) }
  }

  /// The ids, and those of their popups.
  public func withPopups(of ids: [String]) -> [String] {
    let seen = Set(ids)
    let popups = filter { seen.contains($0.id) }.compactMap(\.popup)
    return ids + popups.filter { !seen.contains($0) }
  }

  /// The annotations that change when those with these ids are removed: a group that loses its
  /// first annotation becomes a group around the next one.
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
