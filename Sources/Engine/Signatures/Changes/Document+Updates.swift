// SPDX-License-Identifier: AGPL-3.0-or-later

/// Checks the updates that were appended to a file since a revision: readers that repair files, or
/// read them in another order, must get the same document.
extension Document {
  /// - Parameter revision: an earlier revision: a prefix of this document's file.
  /// - Returns: the problems as sentences; empty if there are none.
  func problemsOfUpdates(since revision: Document) throws(EngineError) -> [String] {
    let start = revision.sourceLength
    let count = sourceLength - start
    guard count > 0 else { return [] }
    guard count <= 256 << 20 else { return ["Too much was appended to the file to check it."] }
    let updates: [FileUpdate]
    let longNames: LongNames
    let size = try (revision.plainObject(0) ?? .null)["Size"].integer ?? 0
    do throws(SyntaxProblem) {
      var reader = FileUpdateReader(sourceBytes(at: Int64(start), count: count), base: start)
      updates = try reader.read()
      longNames = LongNames(reader.longNames)
      try check(chain: updates, after: revision, size: size)
    } catch {
      return [error.sentence]
    }
    guard !updates.isEmpty else { return [] }
    var problems = try check(places: updates, since: revision)
    if problems.isEmpty { problems = try check(streams: updates, since: revision) }
    if problems.isEmpty { problems = try longNames.problems(since: revision) }
    return try problems.isEmpty ? checkGenerations(since: revision) : problems
  }

  /// Checks that the cross-reference tables form a chain. Each table must continue the one before it,
  /// leave out no object, and have no second table beside it.
  private func check(
    chain updates: [FileUpdate], after revision: Document, size: Int
  ) throws(SyntaxProblem) {
    var (previous, size) = (revision.crossReference, size)
    for update in updates {
      guard let section = update.section else {
        throw SyntaxProblem("An appended cross-reference table is not at the stated offset.")
      }
      guard section.entries["XRefStm"] == nil else {
        throw SyntaxProblem("The file has two cross-reference tables for different readers.")
      }
      guard let before = previous, section.entries["Prev"]?.integer == before else {
        throw SyntaxProblem("An appended cross-reference table leaves out the signed objects.")
      }
      let highest = max(update.highest, update.objects.map(\.number).max() ?? 0)
      guard let present = section.entries["Size"]?.integer, present >= size, present > highest
      else {
        throw SyntaxProblem("An appended cross-reference table states fewer objects than before.")
      }
      try section.checkIndex(below: present)
      (previous, size) = (section.offset, present)
    }
  }

  /// Checks that the objects in the file match the cross-reference table. Objects and entries must
  /// match exactly.
  private func check(
    places updates: [FileUpdate], since revision: Document
  ) throws(EngineError) -> [String] {
    var written: [Int: [FileUpdate.Object]] = [:]
    for object in updates.flatMap(\.objects) { written[object.number, default: []].append(object) }
    for number in 1..<max(1, try objectCount, try revision.objectCount) {
      let place = try place(ofObject: number)
      guard try place != revision.place(ofObject: number),
        case .offset(let offset, let generation) = place
      else { continue }
      let isWritten = written[number]?.contains {
        $0.offset == offset && $0.generation == generation
      }
      guard isWritten == true else {
        return ["The cross-reference table has a wrong place for object \(number)."]
      }
    }
    let tables = Set(updates.compactMap(\.start))
    let last = updates.last?.objects.first?.offset ?? .max
    for (number, objects) in written {
      let place = try place(ofObject: number)
      for object in objects where !tables.contains(object.offset) {
        switch place {
        case .offset(let offset, _) where offset >= object.offset: continue
        case .nowhere where object.offset < last, .stream where object.offset < last: continue
        default:
          return ["Object \(number) was appended, but no cross-reference table lists it."]
        }
      }
      for case (let holder, let possible)? in objects.map(\.statedLength) {
        guard let length = try plainObject(holder)?.integer, possible.contains(length) else {
          return ["An appended stream has a wrong length."]
        }
      }
    }
    return []
  }

  /// Checks generations (7.3.10): the engine ignores them, but for other readers a reference with the
  /// wrong one is null.
  private func checkGenerations(since revision: Document) throws(EngineError) -> [String] {
    let count = max(1, try objectCount, try revision.objectCount)
    var moved: [Int] = []
    var isUsual = true
    for number in 1..<count {
      let (before, now) = (try revision.place(ofObject: number), try place(ofObject: number))
      guard before != now, let generation = now.generation else { continue }
      moved.append(number)
      if generation != 0 || before.generation ?? 0 != 0 { isUsual = false }
    }
    // Usually all generations are 0, and only appended references can be wrong.
    for holder in isUsual ? [0] + moved : Array(0..<count) {
      if let number = try wrongReference(in: holder, since: revision) {
        let subject = holder == 0 ? "The trailer" : "Object \(holder)"
        return ["\(subject) refers to object \(number) with another generation than it has."]
      }
    }
    return []
  }

  /// The number that an object refers to with a wrong generation. A reference that was already wrong in
  /// the revision does not count. `nil` if all references are right. An object that does not exist has
  /// no generation.
  private func wrongReference(
    in holder: Int, since revision: Document
  ) throws(EngineError) -> Int? {
    var known: Set<PlainReference>?
    for reference in try plainObject(holder)?.references() ?? [] {
      guard let generation = try place(ofObject: reference.number).generation,
        generation != reference.generation
      else { continue }
      let before = try revision.place(ofObject: reference.number).generation
      if let before, before != reference.generation {
        if known == nil { known = Set(try revision.plainObject(holder)?.references() ?? []) }
        if known?.contains(reference) == true { continue }
      }
      return reference.number
    }
    return nil
  }
}

extension FileUpdate.Section {
  /// Checks the object numbers that a cross-reference stream lists. They must be ascending and unique
  /// (7.5.8.2).
  fileprivate func checkIndex(below size: Int) throws(SyntaxProblem) {
    guard let index = entries["Index"] else { return }
    let values = index.elements?.compactMap(\.integer) ?? []
    let malformed = SyntaxProblem("An appended cross-reference table is malformed.")
    guard values.count.isMultiple(of: 2), !values.isEmpty, values.count == index.elements?.count
    else { throw malformed }
    var end = 0
    for pair in stride(from: 0, to: values.count, by: 2) {
      let (first, count) = (values[pair], values[pair + 1])
      guard first >= end, count >= 0, count <= size, first <= size - count else { throw malformed }
      end = first + count
    }
  }
}

extension Document.ObjectPlace {
  /// The object's generation; `nil` if there is no object.
  fileprivate var generation: Int? {
    switch self {
    case .nowhere: nil
    case .offset(_, let generation): generation
    case .stream: 0
    }
  }
}

extension Document {
  /// Whether the file has the same page tree as an earlier revision.
  ///
  /// A damaged tree is rebuilt from its pages when a document is opened: both then have the same tree
  /// in memory, while other readers follow the one in the file.
  func hasWrittenPageTree(of revision: Document) throws(EngineError) -> Bool {
    let (old, new) = (try revision.withWrittenPageTree(), try withWrittenPageTree())
    let root = try old.plainCatalog["Pages"]
    guard try new.plainCatalog["Pages"] == root else { return false }
    let nodes = try PageTree(old, root: root).nodes.union(PageTree(new, root: root).nodes)
    for number in nodes {
      let (before, now) = (
        try old.plainObject(number) ?? .null, try new.plainObject(number) ?? .null
      )
      for key in ["Type", "Kids", "Count", "Parent"] {
        guard before[key] == now[key], try old.follow(before[key]) == new.follow(now[key]) else {
          return false
        }
      }
    }
    return true
  }

  private func withWrittenPageTree() throws(EngineError) -> Document {
    try Document.open(source, password: opening.password, hasPages: false, in: context)
  }
}
