// SPDX-License-Identifier: AGPL-3.0-or-later

/// Whether what was appended to a file since a revision is what it seems: readers that repair files, or
/// read them in another order, must come to the same document.
extension Document {
  /// - Parameter revision: a beginning of the file that this document was opened from.
  /// - Returns: sentences; none where all is in order.
  func problemsOfUpdates(since revision: Document) throws(EngineError) -> [String] {
    let start = revision.sourceLength
    let count = sourceLength - start
    guard count > 0 else { return [] }
    guard count <= 256 << 20 else { return ["More was appended to the file than is looked at."] }
    let updates: [FileUpdate]
    do throws(SyntaxProblem) {
      var reader = FileUpdateReader(sourceBytes(at: Int64(start), count: count), base: start)
      updates = try reader.read()
      try check(chain: updates, after: revision)
    } catch {
      return [error.sentence]
    }
    return updates.isEmpty ? [] : try check(objects: updates, since: revision)
  }

  /// Each table of objects goes on from the one before it, and none has a second one beside it.
  private func check(chain updates: [FileUpdate], after revision: Document) throws(SyntaxProblem) {
    var previous = revision.crossReference
    for update in updates {
      guard let section = update.section else {
        throw SyntaxProblem("A table of objects that was appended is not where the file says.")
      }
      guard section.entries["XRefStm"] == nil else {
        throw SyntaxProblem("The file has two tables of objects for different readers.")
      }
      guard let before = previous, section.entries["Prev"]?.integer == before else {
        throw SyntaxProblem("A table of objects that was appended leaves out what was signed.")
      }
      previous = section.offset
    }
  }

  private func check(
    objects updates: [FileUpdate], since revision: Document
  ) throws(EngineError) -> [String] {
    var written: [Int: [FileUpdate.Object]] = [:]
    for object in updates.flatMap(\.objects) { written[object.number, default: []].append(object) }
    var holders: Set<Int> = []
    let tables = Set(updates.compactMap(\.start))
    for number in 1..<max(1, try objectCount, try revision.objectCount) {
      let place = try place(ofObject: number)
      guard try place != revision.place(ofObject: number) else { continue }
      switch place {
      case .nowhere: continue
      case .offset(let offset, let generation):
        let known = written[number]?.contains {
          $0.offset == offset && $0.generation == generation
        }
        guard known == true else {
          return ["The table of objects says that object \(number) is where it is not."]
        }
      case .stream(let holder, _): holders.insert(holder)
      }
    }
    let last = updates.last?.objects.first?.offset ?? .max
    for (number, objects) in written {
      let place = try place(ofObject: number)
      for object in objects where !tables.contains(object.offset) {
        switch place {
        case .offset(let offset, _) where offset >= object.offset: continue
        case .nowhere where object.offset < last, .stream where object.offset < last: continue
        default:
          return ["Object \(number) was appended to the file, but no table of objects lists it."]
        }
      }
    }
    return try check(holders, written, since: revision)
  }

  /// Object streams that were appended list what the table of objects says that they hold.
  private func check(
    _ holders: Set<Int>, _ written: [Int: [FileUpdate.Object]], since revision: Document
  ) throws(EngineError) -> [String] {
    for holder in holders.sorted() {
      guard case .offset(let offset, _) = try place(ofObject: holder),
        let entries = written[holder]?.first(where: { $0.offset == offset })?.entries,
        entries["Extends"] == nil, let count = entries["N"]?.integer,
        let first = entries["First"]?.integer, let stream = try object(holder)
      else { return ["Objects are said to be in stream \(holder), which is no such stream."] }
      var reader = SyntaxReader(try stream.streamBytes(limit: 64 << 20))
      var places: [(number: Int, offset: Int)] = []
      while places.count < count, let number = reader.integer(), let offset = reader.integer() {
        places.append((number, offset))
      }
      guard places.count == count, Set(places.map(\.number)).count == count else {
        return ["Object stream \(holder) does not list what it holds."]
      }
      for (index, held) in places.enumerated() {
        guard held.offset >= 0, first >= 0, first <= reader.bytes.count,
          held.offset <= reader.bytes.count - first
        else { return ["Object stream \(holder) does not list what it holds."] }
        reader.position = first + held.offset
        do throws(SyntaxProblem) { _ = try reader.value() } catch { return [error.sentence] }
        if case .stream(holder, let place) = try place(ofObject: held.number), place != index {
          return ["Object stream \(holder) holds object \(held.number) at another place."]
        }
      }
      let held = Set(places.map(\.number))
      for number in 1..<max(1, try objectCount) where !held.contains(number) {
        if case .stream(holder, _) = try place(ofObject: number) {
          return ["Object stream \(holder) does not hold object \(number)."]
        }
      }
    }
    return []
  }
}
