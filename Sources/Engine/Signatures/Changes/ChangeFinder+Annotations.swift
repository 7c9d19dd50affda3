// SPDX-License-Identifier: AGPL-3.0-or-later

/// Changes to single annotations.
extension ChangeFinder {
  /// One that was on the page, and is.
  mutating func compareAnnotation(
    _ annotation: PlainObject, on page: Int
  ) throws(EngineError) {
    // Widgets of fields are compared with their fields.
    if let number = annotation.target, oldForm.nodes[number] != nil { return }
    let (before, now) = (try old.follow(annotation), try new.follow(annotation))
    guard try differs(before, now) || differing.contains(annotation.target ?? 0) else { return }
    guard before["Subtype"].name != "Widget" else {
      changes.note(.fields, "A widget of no field was changed on page \(page).")
      return release(annotation, annotation)
    }
    release(annotation, annotation)
    release(before, now)
    changes.note(.annotations)
    guard case .dictionary = now, now["Subtype"] == before["Subtype"],
      KeyRule.annotations.contains(now["Subtype"].name ?? "")
    else { return changes.note(.other, "An annotation on page \(page) became something else.") }
    try look(at: now, before, on: page)
  }

  /// One that was not on the page.
  mutating func checkAdded(_ annotation: PlainObject, to page: Int) throws(EngineError) {
    release(.null, annotation)
    guard case .dictionary = try new.follow(annotation) else {
      return changes.note(.other, "What was added to page \(page) is no annotation.")
    }
    let entries = try new.follow(annotation)
    let kind = try new.follow(entries["Subtype"]).name ?? ""
    if kind == "Widget" { return try checkAddedWidget(annotation, entries, to: page) }
    if annotation.target.map({ newForm.nodes[$0] != nil }) == true {
      return changes.note(.fields, "A field was added to page \(page) that is no widget.")
    }
    changes.note(.annotations)
    guard KeyRule.annotations.contains(kind) else {
      return changes.note(.other, "An annotation of an unknown kind was added to page \(page).")
    }
    try look(at: entries, nil, on: page)
  }

  private mutating func checkAddedWidget(
    _ annotation: PlainObject, _ entries: PlainObject, to page: Int
  ) throws(EngineError) {
    guard let number = annotation.target, let node = newForm.nodes[number] else {
      return changes.note(.fields, "A widget was added to page \(page) that is no field's.")
    }
    guard oldForm.nodes[number] == nil, node.isSigned else {
      return changes.note(.fields, "A field was added to page \(page).")
    }
    guard try isVisible(entries) else { return }
    changes.showsNewSignature = true
    try noteCovering(entries["Rect"], on: page, "A new signature")
  }

  /// Tells what an annotation covers that did not before.
  private mutating func look(
    at now: PlainObject, _ before: PlainObject?, on page: Int
  ) throws(EngineError) {
    if let before {
      let hiding = 2 | 32
      let (flags, known) = (now["F"].integer ?? 0, before["F"].integer ?? 0)
      if flags & hiding != known & hiding {
        changes.notes(about: "An annotation on page \(page) was hidden or shown.")
      }
      guard now["Rect"] != before["Rect"] else { return }
    }
    guard now["Subtype"].name != "Popup", now["Subtype"].name != "Link",
      try isVisible(now)
    else { return }
    try noteCovering(now["Rect"], on: page, "An annotation")
  }

  private mutating func noteCovering(
    _ value: PlainObject, on page: Int, _ what: String
  ) throws(EngineError) {
    var sides: [Double] = []
    for side in try new.follow(value).elements ?? [] {
      sides.append(try new.follow(side).real ?? 0)
    }
    guard sides.count == 4, try old.shows(inUserSpace: sides, of: page) else { return }
    changes.notes(about: "\(what) may cover what page \(page) shows.")
  }
}
