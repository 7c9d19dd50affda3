// SPDX-License-Identifier: AGPL-3.0-or-later

/// Finds changes to single annotations.
extension ChangeFinder {
  /// Compares an annotation that was on the page before and still is.
  mutating func compareAnnotation(_ annotation: PlainObject, on page: Int) throws(EngineError) {
    let (before, now) = (try old.follow(annotation), try new.follow(annotation))
    // Widgets of fields are compared with their fields. Other annotations are not just fields, even if
    // the form lists them.
    let isField = annotation.target.map { oldTrees.form.nodes[$0] != nil } ?? false
    if isField, before["Subtype"].name == "Widget" { return }
    let isChanged = try differs(withoutPage(before), withoutPage(now))
    guard isChanged || before != now || differing.contains(annotation.target ?? 0) else { return }
    guard before["Subtype"].name != "Widget" else {
      changes.note(.fields, "A widget without a field was changed on page \(page).")
      return release(annotation, annotation)
    }
    release(annotation, annotation)
    release(before, now)
    changes.note(.annotations)
    guard case .dictionary = now, now["Subtype"] == before["Subtype"],
      KeyRule.annotations.contains(now["Subtype"].name ?? "")
    else { return changes.note(.other, "An annotation on page \(page) was replaced.") }
    try noteAction(now, before, on: page)
    try look(at: now, before, on: page)
  }

  /// An annotation without the reference to its page, which is compared separately.
  private func withoutPage(_ annotation: PlainObject) -> PlainObject {
    guard case .dictionary(var entries) = annotation,
      let page = entries["P"]?.target, oldTrees.pages.nodes.contains(page)
    else { return annotation }
    entries["P"] = nil
    return .dictionary(entries)
  }

  /// Notes an action that does more than lead to a destination.
  private mutating func noteAction(
    _ now: PlainObject, _ before: PlainObject, on page: Int
  ) throws(EngineError) {
    let hasSameAction = try !differs(before["A"], now["A"])
    let hasSameTriggers = try !differs(before["AA"], now["AA"])
    guard !hasSameAction || !hasSameTriggers else { return }
    let action = try new.follow(now["A"])
    let kind = try new.follow(action["S"]).name
    let isPlain = ["GoTo", "GoToR", "URI", "Named"].contains(kind) && action["Next"] == .null
    guard now["AA"] != .null || now["A"] != .null && !isPlain else { return }
    changes.notes(about: "An annotation on page \(page) got an action.")
  }

  /// Checks an annotation that was not on the page before.
  mutating func checkAdded(_ annotation: PlainObject, to page: Int) throws(EngineError) {
    release(.null, annotation)
    try noteAction(try new.follow(annotation), .null, on: page)
    guard case .dictionary = try new.follow(annotation) else {
      return changes.note(.other, "An object that was added to page \(page) is not an annotation.")
    }
    let entries = try new.follow(annotation)
    let kind = try new.follow(entries["Subtype"]).name ?? ""
    if kind == "Widget" { return try checkAddedWidget(annotation, entries, to: page) }
    if annotation.target.map({ newTrees.form.nodes[$0] != nil }) == true {
      return changes.note(.fields, "A field without a widget was added to page \(page).")
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
    guard let number = annotation.target, let node = newTrees.form.nodes[number] else {
      return changes.note(.fields, "A widget without a field was added to page \(page).")
    }
    guard oldTrees.form.nodes[number] == nil, node.isSigned else {
      return changes.note(.fields, "A field was added to page \(page).")
    }
    guard try mayShow(entries) else { return }
    changes.showsNewSignature = true
    try remember("A new signature", entries, .added, on: page)
  }

  /// Records an annotation with new visible contents. An annotation that was hidden or shown is also
  /// noted.
  private mutating func look(
    at now: PlainObject, _ before: PlainObject?, on page: Int
  ) throws(EngineError) {
    let flags = try new.follow(now["F"]).integer ?? 0
    if let before {
      let wasHidden = try old.follow(before["F"]).integer ?? 0
      let isOnOtherLayer = try differs(before["OC"], now["OC"], at: "OC")
      if flags & ChangeFinder.hiding != wasHidden & ChangeFinder.hiding || isOnOtherLayer {
        changes.notes(about: "An annotation on page \(page) was hidden or shown.")
      } else if try !looksDifferent(before, now) {
        return
      }
    }
    guard try isShown(now, in: new) else { return }
    for look in try looks(now["AP"]) where look != .null {
      guard try !hasBounds(look) else { continue }
      changes.note(.other, "An appearance of an annotation on page \(page) has no bounds.")
    }
    try remember("An annotation", now, before == nil ? .added : .changed, on: page)
  }

  private func looksDifferent(
    _ before: PlainObject, _ now: PlainObject
  ) throws(EngineError) -> Bool {
    var unseen: Set<String> = [
      "M", "NM", "T", "Subj", "CreationDate", "Popup", "IRT", "RT", "State", "StateModel", "P",
      "PSPDF:GROUP",
    ]
    if now["Subtype"].name != "FreeText" { unseen.formUnion(["Contents", "RC"]) }
    for key in ChangeFinder.keys(before, now) where !unseen.contains(key) {
      if try differs(before[key], now[key], at: key) { return true }
    }
    return false
  }

  /// Whether an annotation is shown on the page; popups and links only with an appearance, a border style
  /// or a wide border.
  func isShown(_ annotation: PlainObject, in document: Document) throws(EngineError) -> Bool {
    let flags = try document.follow(annotation["F"]).integer ?? 0
    guard flags & 2 == 0 else { return false }
    guard ["Popup", "Link"].contains(annotation["Subtype"].name) else { return true }
    guard annotation["AP"] == .null, annotation["BS"] == .null else { return true }
    guard let border = try document.follow(annotation["Border"]).elements else { return false }
    guard border.count > 2, let width = try document.follow(border[2]).real else { return true }
    return width > 2
  }
}
