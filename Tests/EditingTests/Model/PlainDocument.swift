// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry

/// What a document should be: the annotations of its pages as plain values, bottommost first.
struct PlainDocument {
  var pages: [[PlainAnnotation]]
  var sizes: [Size]

  func page(of id: String) -> Int? { pages.firstIndex { $0.contains { $0.id == id } } }

  func annotation(_ id: String) -> PlainAnnotation? {
    page(of: id).flatMap { pages[$0].first { $0.id == id } }
  }

  mutating func add(_ new: PlainAnnotation, to page: Int) {
    pages[page].append(new)
    if let parent = new.parent { change(parent) { $0.popup = new.id } }
  }

  mutating func move(_ ids: [String], by delta: Point, _ date: Int64) {
    for id in ids {
      var popup: String?
      change(id) {
        $0.move(by: delta)
        $0.modified = date
        popup = $0.popup
      }
      if let popup { change(popup) { $0.move(by: delta) } }
    }
  }

  mutating func delete(_ ids: [String]) {
    for (page, ids) in byPage(ids) {
      let gone = withReplies(ids, page)
      regroup(without: gone, page)
      remove(gone, page)
    }
  }

  mutating func reorder(_ ids: [String], to place: AnnotationPlace) {
    for (page, ids) in byPage(ids) {
      let chosen = Set(ids)
      var row = pages[page]
      switch place {
      case .front:
        row = row.filter { !chosen.contains($0.id) } + row.filter { chosen.contains($0.id) }
      case .back:
        row = row.filter { chosen.contains($0.id) } + row.filter { !chosen.contains($0.id) }
      case .forward:
        var index = row.count - 2
        while index >= 0 {
          if chosen.contains(row[index].id), !chosen.contains(row[index + 1].id) {
            row.swapAt(index, index + 1)
          }
          index -= 1
        }
      case .backward:
        var index = 1
        while index < row.count {
          if chosen.contains(row[index].id), !chosen.contains(row[index - 1].id) {
            row.swapAt(index, index - 1)
          }
          index += 1
        }
      }
      pages[page] = row
    }
  }

  mutating func group(_ ids: [String], _ date: Int64) {
    guard let first = ids.first, let page = page(of: first) else { return }
    let members = withGroups(ids, page)
    let leader = annotation(first)
    var target = leader?.replyTo
    var isCircle = false
    var steps = 0
    while let id = target, steps < 1000 {
      if members.contains(id) { isCircle = true }
      target = annotation(id)?.replyTo
      steps += 1
    }
    let rest = pages[page].map(\.id).filter { members.contains($0) && !ids.contains($0) }
    let name = (ids + rest).compactMap { annotation($0)?.groupName }.first ?? first
    for id in members {
      change(id) {
        $0.modified = date
        $0.groupName = name
        if id != first {
          ($0.replyTo, $0.isGrouped) = (first, true)
        } else if $0.isGrouped || isCircle {
          ($0.replyTo, $0.isGrouped) = (nil, false)
        }
      }
    }
  }

  mutating func ungroup(_ ids: [String], _ date: Int64) {
    for (page, ids) in byPage(ids) {
      let members = withGroups(ids, page)
      for id in members {
        guard let member = annotation(id), member.isGrouped || member.groupName != nil else {
          continue
        }
        change(id) {
          if $0.isGrouped { $0.replyTo = nil }
          ($0.isGrouped, $0.groupName, $0.modified) = (false, nil, date)
        }
      }
    }
  }

  mutating func relocate(_ ids: [String], to target: Int, boxes: [String: Rect], _ date: Int64) {
    for (page, ids) in byPage(ids) where page != target {
      var moving = withReplies(Array(withGroups(ids, page)), page)
      for id in moving { if let popup = annotation(id)?.popup { moving.insert(popup) } }
      let given = pages[page].filter { moving.contains($0.id) }
      let shown = given.filter { $0.type != .popup }.compactMap { boxes[$0.id] }
      var shift = Point.zero
      if let first = shown.first {
        let box = shown.dropFirst().reduce(first) { $0.union($1) }
        let bounds = Rect(origin: .zero, size: sizes[target])
        let dx = max(min(0, bounds.x1 - box.x1), bounds.x0 - box.x0)
        let dy = max(min(0, bounds.y1 - box.y1), bounds.y0 - box.y0)
        shift = Point(dx, dy)
      }
      pages[page].removeAll { moving.contains($0.id) }
      pages[target] += given.map { old in
        var new = old
        if new.type != .popup { new.move(by: shift) }
        if new.isMarkup { new.modified = date }
        if let target = new.replyTo, !moving.contains(target) { new.replyTo = nil }
        return new
      }
    }
  }

  mutating func change(_ id: String, _ body: (inout PlainAnnotation) -> Void) {
    guard let page = page(of: id), let index = pages[page].firstIndex(where: { $0.id == id }) else {
      return
    }
    body(&pages[page][index])
  }

  private func byPage(_ ids: [String]) -> [(Int, [String])] {
    Dictionary(grouping: ids) { page(of: $0) ?? 0 }.sorted { $0.key < $1.key }
  }

  private func withReplies(_ ids: some Sequence<String>, _ page: Int) -> Set<String> {
    var found = Set(ids)
    var before = 0
    while found.count > before {
      before = found.count
      for reply in pages[page] where !reply.isGrouped {
        if let target = reply.replyTo, found.contains(target) { found.insert(reply.id) }
      }
    }
    return found
  }

  /// All that are tied to these by the leader of a group or by its name, however many steps that takes.
  private func withGroups(_ ids: [String], _ page: Int) -> Set<String> {
    func leader(_ member: PlainAnnotation) -> String {
      member.isGrouped ? member.replyTo ?? member.id : member.id
    }
    var found = Set(ids)
    while true {
      let given = pages[page].filter { found.contains($0.id) }
      let leaders = Set(given.map(leader)).union(ids)
      let names = Set(given.compactMap(\.groupName))
      let wider = found.union(
        pages[page].filter {
          leaders.contains(leader($0)) || $0.groupName.map(names.contains) == true
        }.map(\.id))
      if wider == found { return found }
      found = wider
    }
  }

  private mutating func regroup(without gone: Set<String>, _ page: Int) {
    for leader in gone {
      let left = pages[page].filter {
        $0.isGrouped && $0.replyTo == leader && !gone.contains($0.id)
      }
      guard let heir = left.first?.id else { continue }
      change(heir) { ($0.replyTo, $0.isGrouped) = (nil, false) }
      for member in left.dropFirst() { change(member.id) { $0.replyTo = heir } }
    }
  }

  private mutating func remove(_ ids: Set<String>, _ page: Int) {
    var gone = ids
    for id in ids {
      if let popup = annotation(id)?.popup { gone.insert(popup) }
      if let parent = annotation(id)?.parent { change(parent) { $0.popup = nil } }
    }
    pages[page].removeAll { gone.contains($0.id) }
  }
}
