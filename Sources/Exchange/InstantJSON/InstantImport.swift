// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import JSON
import System

/// Imports Instant JSON into a document.
///
/// An object with a `pdfObjectId` changes the annotation with that object number. An object without one
/// changes the annotation with its `name` or `id`, page and type; any other object is added. An
/// annotation in `skippedPdfObjectIds` without an object is deleted.
struct InstantImport {
  private let importer: Importer
  private let root: InstantObject
  private var entries: [(index: Int, reading: InstantReading)] = []
  private var result = ImportPlan()
  private var numbers = InstantNumbers()
  private var known: [String: Annotation] = [:]
  private var references = InstantReferences()
  private var added: [Annotation] = []
  /// The changed annotations by their ids, with the place of their objects.
  private var changed: [String: (index: Int, annotation: Annotation)] = [:]
  private var moves = InstantMoves()
  private var deleted: [Annotation] = []
  /// The object numbers in the file's objects, supported or not.
  private var named: Set<Int> = []

  init(_ importer: Importer, _ tree: JSONTree) throws(ExchangeError) {
    self.importer = importer
    root = try InstantObject(tree, "instantJSON")
    guard try root.string("format") == InstantExport.format else {
      throw root.fail("format", "\"\(InstantExport.format)\"")
    }
  }

  /// The indices of the file's objects. Each index is given to ``read(_:)``.
  var objects: Range<Int> {
    get throws(ExchangeError) { try root.array("annotations")?.indices ?? 0..<0 }
  }

  /// Reads an object of the file.
  mutating func read(_ index: Int) throws(ExchangeError) {
    guard let element = try root.array("annotations")?[index] else { return }
    let object = try InstantObject(element, "annotations[\(index)]")
    if let number = try object.integer("pdfObjectId") { named.insert(number) }
    if let reading = try InstantReading(object) { return entries.append((index, reading)) }
    result.report.skipped.append(
      .init(
        index: index, id: try object.string("id"),
        "Annotations of type \(try object.string("type") ?? "") are not supported."))
  }

  /// The pages of the document, each of which is given to ``know(_:)``.
  var pages: Range<Int> {
    get throws(ExchangeError) {
      let hasNumbers = try !removedNumbers().isEmpty
      if hasNumbers || !entries.isEmpty { try importer.permit(\.annotate) }
      return 0..<(try engine(importer.document.pageCount))
    }
  }

  /// Notes the annotations of a page of the document.
  mutating func know(_ page: Int) throws(ExchangeError) {
    for found in try engine(importer.document.numberedAnnotations(onPage: page)) {
      known[found.annotation.id] = found.annotation
      numbers.add(found.annotation, found.number)
    }
  }

  /// The indices of the entries, each of which is given to ``take(_:)``. All pages are known.
  mutating func identify() throws(ExchangeError) -> Range<Int> {
    references = InstantReferences(importer.document, numbers.annotations)
    let hasNumbers = try !removedNumbers().isEmpty || !named.isEmpty
    if hasNumbers { try numbers.check(root, in: importer.document) }
    return entries.indices
  }

  /// Completes the plan. All entries are taken.
  mutating func finish() throws(ExchangeError) -> ImportPlan {
    for number in Set(try removedNumbers()).subtracting(named).sorted() { try delete(number) }
    enter()
    try InstantFields.take(root, importer, references, &result)
    return result
  }

  private func removedNumbers() throws(ExchangeError) -> [Int] {
    let elements = try root.array("skippedPdfObjectIds") ?? []
    let numbers = elements.compactMap { $0.integer.flatMap { Int(exactly: $0) } }
    guard numbers.count == elements.count else {
      throw root.fail("skippedPdfObjectIds", "an array of whole numbers")
    }
    return numbers
  }

  /// Plans what becomes of an entry.
  mutating func take(_ place: Int) throws(ExchangeError) {
    var (index, reading) = entries[place]
    reading.references = references
    let object = reading.object
    let count = try engine(importer.document.pageCount)
    guard reading.pageIndex < count else {
      throw .malformed(
        "\(object.path).pageIndex: There is no page \(reading.pageIndex): the document has \(count), "
          + "counted from 0.")
    }
    let number = try object.integer("pdfObjectId")
    var old: Annotation?
    if let number {
      guard try !numbers.haveLost(object) else {
        return result.report.skipped.append(
          .init(index: index, id: try name(of: object), InstantNumbers.staleness))
      }
      old = try numbers.annotation(number, reading, among: known)
    } else {
      old = try namesake(reading)
    }
    if let there = old, there.type != reading.type {
      guard try delete(there) else { return }
      old = nil
    }
    let attachments = try root.object("attachments")
    let blank = InstantTemplate.annotation(reading, at: importer.now)
    let document = importer.document
    let image = try old.flatMap { (old) throws(ExchangeError) in
      try engine(ExportedImage(of: old, in: document))
    }
    var annotation = try reading.annotation(over: old, blank: blank) {
      (key) throws(ExchangeError) in
      try InstantAttachment.picture(key, attachments, old, image, document)
    }
    guard let old else {
      annotation.id = try freeID(try name(of: object))
      return try add(annotation, index)
    }
    annotation.id = old.id
    // Values that are the same as in an export are not touched.
    let isMoved = reading.pageIndex != old.pageIndex
    let untouched = try unchanged(old, image, reading)
    guard isMoved || annotation != untouched else { return }
    // The same picture is not drawn anew, or it would be a drawing of the drawing.
    if annotation.picture == untouched?.picture { annotation.picture = old.picture }
    for touch in (isMoved ? [.change(old)] : []) + [AnnotationTouch.update(to: annotation)] {
      guard let why = try importer.refusal(touch) else { continue }
      return result.report.skipped.append(.init(index: index, id: old.id, why))
    }
    annotation.pageIndex = reading.pageIndex
    changed[annotation.id] = (index, annotation)
    if isMoved { moves.add(old, to: reading.pageIndex) }
  }

  private func name(of object: InstantObject) throws(ExchangeError) -> String? {
    if let name = try object.string("name") { return name }
    return try object.string("id")
  }

  /// The annotation as it would be read from its own export.
  private func unchanged(
    _ old: Annotation, _ image: ExportedImage?, _ reading: InstantReading
  ) throws(ExchangeError) -> Annotation? {
    let tree = InstantAnnotation.tree(old, image: image.map { ("image", $0.type) }, references)
    guard let tree, var again = try InstantReading(try InstantObject(tree, reading.object.path))
    else { return nil }
    again.references = references
    return try again.annotation(over: old, blank: old) { _ in
      old.picture ?? .image(image?.bytes ?? [])
    }
  }

  /// The existing annotation that matches an object without object number.
  private func namesake(_ reading: InstantReading) throws(ExchangeError) -> Annotation? {
    for member in ["name", "id"] {
      guard let name = try reading.object.string(member), let old = known[name],
        old.id.isExactly(name),
        old.type == reading.type, old.pageIndex == reading.pageIndex,
        changed[name] == nil
      else { continue }
      return old
    }
    return nil
  }

  private mutating func freeID(_ wanted: String?) throws(ExchangeError) -> String {
    var id = wanted ?? ""
    while !ImportedNames.canBeID(id) || known[id] != nil {
      id = try engine { () throws(EngineError) in try importer.makeID() }
    }
    known[id] = Annotation(id: id, type: .unknown, pageIndex: -1, rect: Rect(0, 0, 0, 0))
    return id
  }

  private mutating func add(_ annotation: Annotation, _ index: Int) throws(ExchangeError) {
    if let why = try importer.refusal(.create(annotation.type)) {
      return result.report.skipped.append(.init(index: index, why))
    }
    added.append(annotation)
  }

  private mutating func delete(_ number: Int) throws(ExchangeError) {
    guard let annotation = try numbers.deletedAnnotation(number, among: known) else {
      let why =
        numbers.areStale
        ? InstantNumbers.staleness : "No annotation has the object number \(number)."
      return result.report.skipped.append(.init(id: String(number), why))
    }
    _ = try delete(annotation)
  }

  /// - Returns: whether it is permitted.
  private mutating func delete(_ annotation: Annotation) throws(ExchangeError) -> Bool {
    if let why = try importer.refusal(.change(annotation)) {
      result.report.skipped.append(.init(id: annotation.id, why))
      return false
    }
    deleted.append(annotation)
    return true
  }

  private mutating func enter() {
    let all = Array(known.values)
    let places = moves.places(among: all)
    let removed = all.withReplies(to: deleted.map(\.id))
    let isRemoved = Set(removed)
    var updates: [Annotation] = []
    for (index, annotation) in changed.values.sorted(by: { $0.index < $1.index }) {
      let here = places[annotation.id] ?? known[annotation.id]?.pageIndex
      if !isRemoved.contains(annotation.id), here == annotation.pageIndex {
        updates.append(annotation)
      } else {
        result.report.skipped.append(
          .init(
            index: index, id: annotation.id,
            "The annotation is moved or deleted together with its parent or group."))
      }
    }
    result.edits += moves.edits(at: importer.now)
    if !deleted.isEmpty { result.edits.append(DeleteAnnotations(deleted)) }
    if !updates.isEmpty { result.edits.append(UpdateAnnotations(updates, verb: "Import")) }
    if !added.isEmpty { result.edits.append(AddAnnotations(added)) }
    let isUpdated = Set(updates.map(\.id))
    result.report.added = added.map(\.id)
    result.report.changed =
      updates.map(\.id)
      + places.keys.filter { !isUpdated.contains($0) && !isRemoved.contains($0) }.sorted()
    result.report.removed = removed
  }
}
