// SPDX-License-Identifier: AGPL-3.0-or-later

/// Finds out what became otherwise between a revision of a document and what it is now.
///
/// Only objects that the revision had can make a difference: what is new shows only through one of
/// them. Each of those that changed has to be accounted for as something harmless; the others count as
/// ``DocumentChanges/Kind/other``, however little they do.
struct ChangeFinder {
  let old: Document
  let new: Document
  /// The numbers of the revision's objects that are others now, or gone.
  private(set) var pending: Set<Int>
  var changes = DocumentChanges()

  init(from old: Document, to new: Document) throws(EngineError) {
    (self.old, self.new) = (old, new)
    let count = try old.objectCount
    var pending: Set<Int> = []
    for number in try new.objects(differingFrom: old) where number < count {
      if try old.object(number) != nil { pending.insert(number) }
    }
    self.pending = pending
  }

  mutating func run() throws(EngineError) -> DocumentChanges {
    guard let oldRoot = try old.catalog, let newRoot = try new.catalog,
      oldRoot.number == newRoot.number
    else {
      changes.note(.other, "The document's catalog was replaced.")
      return changes
    }
    try compareCatalogs(oldRoot, newRoot)
    try compareFields()
    try comparePages()
    try compareInformation()
    try accountForRest()
    return changes
  }

  /// Takes note that a change of an object is accounted for.
  mutating func accountFor(_ number: Int) { pending.remove(number) }

  /// The keys of two dictionaries whose values differ, references by their numbers.
  func differingKeys(_ a: PDFObject, _ b: PDFObject) throws(EngineError) -> Set<String> {
    let (first, second) = (try shallow(a), try shallow(b))
    return Set(first.keys).union(second.keys).filter { key in
      guard let before = first[key], let now = second[key] else { return true }
      return !before.isNear(now)
    }
  }

  private func shallow(_ object: PDFObject) throws(EngineError) -> [String: PDFValue] {
    var values: [String: PDFValue] = [:]
    for (key, value) in try object.entries {
      var budget = ValueBudget()
      values[key] = try value.value(within: &budget) { reference throws(EngineError) in
        .name("\u{0}\(reference.number)")
      }
    }
    return values
  }

  private mutating func compareInformation() throws(EngineError) {
    let numbers = [
      try old.trailer?["Info"]?.number, try new.trailer?["Info"]?.number,
      try old.catalog?["Metadata"]?.number,
    ]
    for number in numbers.compactMap(\.self) where pending.contains(number) {
      changes.note(.information)
      accountFor(number)
    }
  }

  private mutating func accountForRest() throws(EngineError) {
    for number in pending.sorted() {
      guard let object = try old.object(number) else { continue }
      let type = try object["Type"]?.name
      // Where objects stand in the file is no part of the document.
      if type == "XRef" || type == "ObjStm" { continue }
      if let page = try pageShowing(number) {
        changes.note(.pages, "What page \(page) shows was changed.")
      } else {
        changes.note(
          .other, "Object \(number)\(type.map { " (\($0))" } ?? "") was changed or removed.")
      }
    }
  }

  /// The page whose contents these are.
  private func pageShowing(_ number: Int) throws(EngineError) -> Int? {
    for index in 0..<(try old.pageCount) {
      guard let contents = try old.pageObject(index)?["Contents"] else { continue }
      if contents.number == number { return index }
      for part in try contents.elements where part.number == number { return index }
    }
    return nil
  }
}

extension Document {
  /// What became otherwise since a revision of this document.
  public func changes(since revision: Document) throws(EngineError) -> DocumentChanges {
    var finder = try ChangeFinder(from: revision, to: self)
    return try finder.run()
  }
}
