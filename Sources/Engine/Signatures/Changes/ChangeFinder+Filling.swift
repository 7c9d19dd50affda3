// SPDX-License-Identifier: AGPL-3.0-or-later

/// Finds the changes that filling in makes to fields and widgets.
extension ChangeFinder {
  /// - Parameter keys: the keys with different values.
  mutating func checkFilled(
    _ known: FormTree.Node, _ present: FormTree.Node, _ keys: Set<String>
  ) throws(EngineError) {
    let (before, now) = (known.entries, present.entries)
    if known.isPushButton { refuse(known, "is a button, which cannot be filled in") }
    if known.type == nil, !keys.isSubset(of: ["NM", "M", "F"]) {
      refuse(known, "has no type: it cannot be filled in")
    }
    requireWidget(known, keys)
    if keys.contains("V"), try !isValue(now["V"] ?? .null) {
      refuse(known, "has a value of a kind that no field has")
    }
    if keys.contains("AS") { try checkState(known, present) }
    if keys.contains("AP") { try checkAppearance(known.name, before["AP"], now["AP"]) }
    if keys.contains("F") {
      try noteHiding(known.name, before["F"] ?? .null, now["F"] ?? .null)
    }
    if !keys.isDisjoint(with: ["AP", "AS"]), known.value == present.value, !needsAppearances {
      changes.notes(
        about: "The field \(known.name) looks different, though its value did not change.")
    }
    if !keys.isDisjoint(with: ["AP", "AS", "F"]) {
      try remember(.dictionary(now), number: known.number, filling: known.name)
    }
    for key in keys.intersection(["DA", "NM", "M", "RV", "Q", "TI"]) {
      switch try new.follow(now[key] ?? .null) {
      case .null, .string, .number: continue
      case .stream where key == "RV": continue
      default: refuse(known, "has an entry \(key) of the wrong kind")
      }
    }
  }

  /// Filling in and signing change the look of widgets only: an annotation of another kind can be listed
  /// as a field, too.
  mutating func requireWidget(_ field: FormTree.Node, _ keys: Set<String>) {
    if !keys.isDisjoint(with: ["AP", "AS", "F"]), field.entries["Subtype"]?.name != "Widget" {
      refuse(field, "looks different, but is not a widget")
    }
  }

  private var needsAppearances: Bool {
    (try? old.follow(old.follow(old.plainCatalog["AcroForm"])["NeedAppearances"]).boolean) == true
  }

  private mutating func refuse(_ field: FormTree.Node, _ why: String) {
    changes.note(.fields, "The field \(field.name) was changed, and \(why).")
  }

  private func isValue(_ value: PlainObject) throws(EngineError) -> Bool {
    switch try new.follow(value) {
    case .null, .string, .name, .number, .boolean, .stream: return true
    case .array(let elements):
      for element in elements {
        guard case .string = try new.follow(element) else { return false }
      }
      return true
    default: return false
    }
  }

  /// The state of a check box must be its value, or off; other fields have no state.
  private mutating func checkState(
    _ known: FormTree.Node, _ present: FormTree.Node
  ) throws(EngineError) {
    // A single appearance has no states, so its state says nothing; poppler writes one.
    let look = try new.follow(new.follow(present.entries["AP"] ?? .null)["N"])
    if case .stream = look, known.type != "Btn" { return }
    let state = try new.follow(present.entries["AS"] ?? .null).name
    let isOff = state == nil || state == "Off"
    guard known.type == "Btn", isOff || state == present.value.name else {
      return refuse(known, "shows a state that differs from its value")
    }
  }

  private mutating func noteHiding(
    _ name: String, _ before: PlainObject, _ now: PlainObject
  ) throws(EngineError) {
    let value = try new.follow(now)
    guard let flags = value == .null ? 0 : value.integer else {
      return changes.note(.fields, "The flags of the field \(name) are not a number.")
    }
    let differing = flags ^ (try old.follow(before).integer ?? 0)
    if differing & ChangeFinder.hiding != 0 {
      changes.notes(about: "The field \(name) was hidden or shown.")
    }
    if differing & ChangeFinder.placing != 0 {
      changes.note(
        .fields, "The flags of the field \(name) were changed, so that it is shown elsewhere.")
    }
  }

  /// An appearance consists of form XObjects made for it; an object that the document had before for
  /// another purpose is refused.
  mutating func checkAppearance(
    _ name: String, _ before: PlainObject?, _ now: PlainObject?
  ) throws(EngineError) {
    let known = try parts(of: before ?? .null, isOld: true)
    for look in try looks(now ?? .null) {
      guard let number = look.target, case .stream(let entries)? = try new.plainObject(number),
        entries["Subtype"]?.name == "Form"
      else {
        changes.note(.other, "The appearance of \(name) is not a form XObject.")
        continue
      }
      if try !hasBounds(look) {
        changes.note(.other, "An appearance of \(name) has no bounds.")
      }
      if try old.plainObject(number) != nil, !known.contains(number) {
        changes.note(
          .other, "The appearance of \(name) is an existing object with another purpose.")
      }
    }
  }

  /// Whether a form XObject has a bounding box. The box is empty if the form draws nothing. Readers
  /// differ on a form without a box: some draw nothing of it, others all of it, beyond the annotation.
  func hasBounds(_ look: PlainObject) throws(EngineError) -> Bool {
    let sides = try new.follow(new.follow(look)["BBox"]).elements ?? []
    return try numbers(sides)?.count == 4
  }

  /// The appearances in an appearance dictionary (table 170).
  func looks(_ value: PlainObject) throws(EngineError) -> [PlainObject] {
    var found: [PlainObject] = []
    for (_, look) in try new.follow(value).entries ?? [:] {
      let target = try new.follow(look)
      if case .dictionary(let states) = target {
        found += states.values
      } else {
        found.append(look)
      }
    }
    return found
  }

  /// The flags that control an annotation's visibility (table 167): hidden, print, and no view.
  static let hiding = 2 | 4 | 32
  /// The flags that control an annotation's size, rotation and changing visibility: no zoom, no
  /// rotation, toggling.
  static let placing = 8 | 16 | 256
}
