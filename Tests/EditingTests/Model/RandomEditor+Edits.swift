// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry

/// Edits of each kind, with what they are to do.
extension RandomEditor {
  mutating func add() throws -> String {
    guard model.pages.joined().count < 80 else { return try delete() }
    let page = Int.random(in: model.pages.indices, using: &random)
    let count = Int.random(in: 1...3, using: &random)
    var new: [Annotation] = []
    for _ in 0..<count {
      number += 1
      var annotation = RandomShape.annotation("n\(number)", onPage: page, using: &random)
      annotation.modified = date
      new.append(annotation)
    }
    try step {
      try $0.perform(AddAnnotations(new), cause: .api)
    } and: { model in
      for annotation in new { model.add(PlainAnnotation(annotation), to: page) }
    }
    return "add \(new.map(\.type)) to page \(page)"
  }

  mutating func addPopup() throws -> String {
    guard let parent = pick({ $0.isMarkup && $0.popup == nil }), let page = model.page(of: parent)
    else { return "nothing" }
    var popup = Annotation(
      id: "n\(number)", type: .popup, pageIndex: page, rect: RandomShape.rect(using: &random))
    popup.parent = parent
    try step {
      try $0.perform(AddAnnotations([popup]), cause: .api)
    } and: {
      $0.add(PlainAnnotation(popup), to: page)
    }
    return "add a popup to \(parent)"
  }

  mutating func addReply() throws -> String {
    guard let target = pick(\.isMarkup), let page = model.page(of: target) else { return "nothing" }
    var reply = Annotation(
      id: "n\(number)", type: .text, pageIndex: page, rect: RandomShape.rect(using: &random))
    reply.replyTo = target
    reply.modified = date
    if Bool.random(using: &random) {
      reply.state = ReviewState("Accepted")
      reply.flags = [.hidden]
    }
    try step {
      try $0.perform(AddAnnotations([reply]), cause: .api)
    } and: {
      $0.add(PlainAnnotation(reply), to: page)
    }
    return "reply to \(target)"
  }

  mutating func update() throws -> String {
    guard let id = pick(\.isMarkup), let page = model.page(of: id),
      var new = try editor.annotation(id, page: page)
    else { return "nothing" }
    new.modified = date
    switch Int.random(in: 0..<5, using: &random) {
    case 0: new.contents = ["One", "Δύο", nil].randomElement(using: &random) ?? nil
    case 1: new.author = ["Ann", "Bob"].randomElement(using: &random)
    case 2: new.opacity = Double(Int.random(in: 1...10, using: &random)) / 10
    case 3: new.flags.formSymmetricDifference(.print)
    default: new.modified = model.annotation(id)?.modified
    }
    let plain = PlainAnnotation(new)
    try step {
      try $0.perform(UpdateAnnotations([new], verb: "Change"), cause: .api)
    } and: {
      $0.change(id) { $0 = plain }
    }
    return "update \(id)"
  }

  mutating func move() throws -> String {
    let ids = pickSome { $0.isMarkup || $0.type == .link }
    let delta = Point(
      Double.random(in: -9...9, using: &random), Double.random(in: -9...9, using: &random))
    let given = try annotations(ids)
    let date = date
    try step {
      try $0.perform(MoveAnnotations(given, by: delta, date: date), cause: .api)
    } and: {
      $0.move(ids, by: delta, date)
    }
    return "move \(ids)"
  }

  mutating func delete() throws -> String {
    let ids = pickSome { $0.type != .widget }
    let given = try annotations(ids)
    try step {
      try $0.perform(DeleteAnnotations(given), cause: .api)
    } and: {
      $0.delete(ids)
    }
    return "delete \(ids)"
  }

  mutating func reorder() throws -> String {
    let ids = pickSome { _ in true }
    let place = AnnotationPlace.allCases.randomElement(using: &random) ?? .front
    let given = try annotations(ids)
    try step {
      try $0.perform(ReorderAnnotations(given, to: place), cause: .api)
    } and: {
      $0.reorder(ids, to: place)
    }
    return "bring \(ids) \(place)"
  }

  mutating func makeGroup() throws -> String {
    let ids = pickSome(\.isMarkup)
    guard ids.count > 1 else { return "nothing" }
    let given = try annotations(ids)
    let date = date
    try step {
      try $0.perform(GroupAnnotations(given, date: date), cause: .api)
    } and: {
      $0.group(ids, date)
    }
    return "group \(ids)"
  }

  mutating func ungroup() throws -> String {
    let ids = pickSome(\.isMarkup)
    let given = try annotations(ids)
    let date = date
    try step {
      try $0.perform(UngroupAnnotations(given, date: date), cause: .api)
    } and: {
      $0.ungroup(ids, date)
    }
    return "ungroup \(ids)"
  }

  mutating func flatten() throws -> String {
    let given = try annotations(pickSome(\.isMarkup)).filter(\.canBeFlattened)
    guard !given.isEmpty else { return "nothing" }
    let ids = given.map(\.id)
    try step {
      try $0.perform(FlattenAnnotations(given), cause: .api)
    } and: {
      $0.delete(ids)
    }
    return "flatten \(ids)"
  }

  mutating func relocate() throws -> String {
    let ids = pickSome { $0.isMarkup || $0.type == .link }
    let page = Int.random(in: model.pages.indices, using: &random)
    var boxes: [String: Rect] = [:]
    for index in model.pages.indices {
      for annotation in try editor.document.annotations(onPage: index) {
        boxes[annotation.id] = annotation.rect
      }
    }
    let given = try annotations(ids)
    let date = date
    try step {
      try $0.perform(RelocateAnnotations(given, to: page, date: date), cause: .api)
    } and: {
      $0.relocate(ids, to: page, boxes: boxes, date)
    }
    return "take \(ids) to page \(page)"
  }
}
