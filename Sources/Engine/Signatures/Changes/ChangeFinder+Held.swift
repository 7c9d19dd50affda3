// SPDX-License-Identifier: AGPL-3.0-or-later

/// Values that must not change, and values that may.
extension ChangeFinder {
  /// The keys of two dictionaries, in order.
  static func keys(_ a: PlainObject, _ b: PlainObject) -> [String] {
    Set((a.entries ?? [:]).keys).union((b.entries ?? [:]).keys).sorted()
  }

  /// Notes a change unless two values are entirely the same. They must be equal, and everything that
  /// they refer to must be equal and the same objects.
  ///
  /// - Parameter subject: the name of the value, as the subject of a sentence.
  mutating func hold(
    _ before: PlainObject, _ now: PlainObject, at key: String, as kind: DocumentChanges.Kind,
    _ subject: String
  ) throws(EngineError) {
    guard before == now else {
      release(before, now)
      return changes.note(kind, "\(subject) was changed.")
    }
    var waiting = before.references(under: key, isDrawn: kind == .pages)
    while let next = waiting.popLast() {
      let object = HeldObject(number: next.number, kind: kind, isDrawn: next.isDrawn)
      guard !isComparedElsewhere(next), held.insert(object).inserted else { continue }
      if differing.contains(next.number) {
        changes.note(kind, "\(subject) was changed: object \(next.number) was.")
        release(.reference(next.number, generation: 0), .reference(next.number, generation: 0))
      } else if let value = try old.plainObject(next.number) {
        waiting += value.references(under: next.key, of: .other, isDrawn: next.isDrawn)
      }
    }
  }

  /// Whether a reference leads to an object that is compared separately. Then it need not be compared
  /// here. Under other keys, every object is followed: an object that is a field and also something
  /// else is compared as both. Drawn objects are followed wherever they lead, since a resource can have
  /// any name: a page that is also a list of colour spaces may have one called `Annots`.
  private func isComparedElsewhere(_ reference: PlainReference) -> Bool {
    if oldTrees.pages.nodes.contains(reference.number) {
      return !reference.isDrawn || ChangeFinder.pageKeys.contains(reference.key)
    }
    if reference.isDrawn { return false }
    if reference.number == catalogNumber { return true }
    let isLink =
      switch reference.holder {
      case .itself: ChangeFinder.linkingKeys.contains(reference.key)
      case .action: ChangeFinder.actionTargets.contains(reference.key)
      // An object reference in the structure tree has this key (ISO 32000-2, table 356).
      case .other: reference.key == "Obj"
      }
    return isLink && isAnnotationOrField(reference.number)
  }

  /// The keys under which a page's parts refer to pages. Destinations use them too.
  private static let pageKeys: Set<String> = ["P", "Parent", "Pg", "Pages", "D", "Dest", "Kids"]

  /// The keys under which the form's parts refer to each other. They lead from annotations, fields and
  /// the form itself to annotations and fields. In other dictionaries they mean something else: nodes
  /// of a name tree are `Kids` too.
  private static let linkingKeys: Set<String> = [
    "Popup", "IRT", "Parent", "CO", "Fields", "Kids",
  ]

  /// The keys under which actions refer to annotations and fields.
  private static let actionTargets: Set<String> = ["AN", "TA", "Annotation", "T", "Fields"]

  private func isAnnotationOrField(_ number: Int) -> Bool {
    oldTrees.pages.annotations[number] != nil || oldTrees.form.nodes[number] != nil
  }

  /// Whether two values, or objects that they refer to, differ.
  ///
  /// - Parameter key: the key of the values.
  func differs(
    _ before: PlainObject, _ now: PlainObject, at key: String = ""
  ) throws(EngineError) -> Bool {
    if before != now { return true }
    var waiting = before.references(under: key)
    // Objects that the value itself refers to belong to it, whatever they are.
    if waiting.contains(where: { differing.contains($0.number) }) { return true }
    var seen: Set<HeldObject> = []
    while let next = waiting.popLast() {
      let object = HeldObject(number: next.number, kind: .other, isDrawn: next.isDrawn)
      guard !isComparedElsewhere(next), seen.insert(object).inserted else { continue }
      if differing.contains(next.number) { return true }
      guard seen.count < 200_000 else { throw .damaged("an object leads to too many others") }
      let value = try old.plainObject(next.number) ?? .null
      waiting += value.references(under: next.key, of: .other, isDrawn: next.isDrawn)
    }
    return false
  }

  /// Allows two values, and the objects that they refer to, to differ.
  mutating func release(_ before: PlainObject, _ now: PlainObject) {
    released.append((before, true))
    released.append((now, false))
  }

  /// The numbers of the objects that are reachable from a value. The objects that the value itself
  /// refers to are always included. Below them, pages, annotations and fields are left out, and so are
  /// the objects that only these lead to.
  func parts(of value: PlainObject, isOld: Bool) throws(EngineError) -> Set<Int> {
    var found: Set<Int> = []
    var waiting = value.references()
    // Objects that the value itself refers to belong to it, whatever they are.
    for reference in waiting { found.insert(reference.number) }
    waiting = waiting.filter { !isStructural($0.number) }
    while let next = waiting.popLast() {
      guard found.count < 200_000 else { throw .damaged("an object leads to too many others") }
      let object = try isOld ? old.plainObject(next.number) : new.plainObject(next.number)
      for reference in object?.references() ?? []
      where !isStructural(reference.number) && found.insert(reference.number).inserted {
        waiting.append(reference)
      }
    }
    return found
  }

  private func isStructural(_ number: Int) -> Bool {
    number == catalogNumber || oldTrees.pages.nodes.contains(number) || isAnnotationOrField(number)
      || newTrees.form.nodes[number] != nil
  }

  /// Notes every change that no path explains as ``DocumentChanges/Kind/other``. It does so even if
  /// nothing in the document refers to the object.
  mutating func explainRest() throws(EngineError) {
    var rest: Set<Int> = []
    for number in differing {
      guard let before = try old.plainObject(number) else { continue }
      // A file has its cross-reference streams (ISO 32000-2, 7.5.8), but an open document that is
      // continued from it does not. Without it, no reader sees anything else.
      let isGone = try new.plainObject(number) ?? .null == .null
      if isGone, before["Type"].name == "XRef", case .stream = before { continue }
      rest.insert(number)
      // Readers differ on whether a stream can replace its dictionary.
      if case .dictionary = before, case .stream? = try new.plainObject(number) {
        changes.note(.other, "Object \(number) became a stream.")
      }
    }
    rest.subtract(told)
    for root in released where !rest.isEmpty {
      rest.subtract(try parts(of: root.value, isOld: root.isOld))
    }
    for number in rest.sorted() {
      let type = try old.plainObject(number)?["Type"].name
      changes.note(
        .other, "Object \(number)\(type.map { " (\($0))" } ?? "") was changed or removed.")
    }
  }
}
