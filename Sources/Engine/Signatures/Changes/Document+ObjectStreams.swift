// SPDX-License-Identifier: AGPL-3.0-or-later

/// Checks object streams (ISO 32000-2, 7.5.7) that were appended to a file: readers that look objects
/// up by number and readers that use the index must find the same objects.
extension Document {
  /// - Parameter revision: an earlier revision: a prefix of this document's file.
  /// - Returns: the problems as sentences; empty if there are none.
  func check(
    streams updates: [FileUpdate], since revision: Document
  ) throws(EngineError) -> [String] {
    let signed = try revision.fileObjects
    for number in signed.sorted()
    where try place(ofObject: number) != revision.place(ofObject: number) {
      return ["Object \(number), in which the signed file keeps objects, was replaced."]
    }
    let tables = Set(updates.compactMap(\.start))
    let contents = try objectsByStream
    for object in updates.flatMap(\.objects) {
      if tables.contains(object.offset) {
        guard try revision.place(ofObject: object.number) == .nowhere else {
          return ["Object \(object.number) was replaced by a cross-reference stream."]
        }
      } else if object.entries["Type"]?.name == "ObjStm" {
        let problem = try problem(
          ofStream: object, listing: contents[object.number] ?? [], since: revision)
        if let problem { return [problem] }
      }
    }
    return try holdersAreWritten(updates, since: revision)
  }

  /// The problems with streams that hold moved objects. Each object with a new place in a stream must
  /// be in an appended stream that declares the type `ObjStm`. At most one problem is returned, as a
  /// sentence.
  private func holdersAreWritten(
    _ updates: [FileUpdate], since revision: Document
  ) throws(EngineError) -> [String] {
    var streams: [Int: Int] = [:]
    for object in updates.flatMap(\.objects) where object.entries["Type"]?.name == "ObjStm" {
      streams[object.number] = object.offset
    }
    for number in 1..<max(1, try objectCount) {
      let place = try place(ofObject: number)
      guard case .stream(let holder, _) = place, try place != revision.place(ofObject: number)
      else { continue }
      guard let offset = streams[holder],
        case .offset(offset, _) = try self.place(ofObject: holder)
      else { return ["Objects are listed in stream \(holder), which is not an object stream."] }
    }
    return []
  }

  /// The reason why a stream does not match the cross-reference table; `nil` if it does.
  ///
  /// - Parameter listed: the objects that the table lists in the stream.
  private func problem(
    ofStream written: FileUpdate.Object, listing listed: [Int], since revision: Document
  ) throws(EngineError) -> String? {
    let (holder, entries) = (written.number, written.entries)
    guard try place(ofObject: holder) == .offset(written.offset, generation: written.generation)
    else { return nil }
    let misfit = "Object stream \(holder) does not list its objects."
    guard entries["Extends"] == nil, let count = entries["N"]?.integer,
      let first = entries["First"]?.integer, first >= 0, let stream = try object(holder)
    else { return misfit }
    var reader = SyntaxScanner(try stream.streamBytes(limit: 64 << 20))
    var places: [(number: Int, offset: Int)] = []
    while places.count < count, let number = reader.integer(), let offset = reader.integer() {
      places.append((number, offset))
    }
    guard places.count == count, Set(places.map(\.number)).count == count,
      first <= reader.bytes.count
    else { return misfit }
    reader.position = first
    for (index, held) in places.enumerated() {
      // Objects must follow each other, with nothing between them.
      reader.skipSpace()
      guard held.offset >= 0, held.offset <= reader.position - first else { return misfit }
      guard reader.isSpace(from: first + held.offset) else { return misfit }
      do throws(SyntaxProblem) { _ = try reader.value() } catch { return error.sentence }
      guard try isListed(held.number, in: written, at: index) else {
        return
          "Object stream \(holder) holds object \(held.number), but no cross-reference table lists it there."
      }
    }
    reader.skipSpace()
    guard reader.current == nil, !reader.hasMisleadingComment else { return misfit }
    if let problem = try LongNames(reader.longNames).problems(since: revision).first {
      return problem
    }
    let held = Set(places.map(\.number))
    return listed.first { !held.contains($0) }.map {
      "Object stream \(holder) does not hold object \($0)."
    }
  }

  /// Whether an object is at its place in the stream. An object that was rewritten later in the file
  /// counts too.
  private func isListed(
    _ number: Int, in written: FileUpdate.Object, at index: Int
  ) throws(EngineError) -> Bool {
    switch try place(ofObject: number) {
    case .stream(written.number, let place): return place == index
    case .stream(let other, _):
      guard case .offset(let offset, _) = try place(ofObject: other) else { return false }
      return offset > written.offset
    case .offset(let offset, _): return offset > written.offset
    case .nowhere: return false
    }
  }
}
