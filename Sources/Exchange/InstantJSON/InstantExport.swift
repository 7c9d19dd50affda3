// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import System

/// Writes Instant JSON: the changes since the file was opened, or everything.
///
/// An annotation of the file is identified by its object number. The file's annotations named by
/// `skippedPdfObjectIds` have changed: their new states are in `annotations`, or they were deleted.
struct InstantExport: ExportWriter {
  static let format = "https://pspdfkit.com/instant-json/v1"

  private let document: Document
  private let options: Exporter.Options
  private var annotations: [JSONTree] = []
  private var attachments: [JSONTree.Member] = []
  private var replaced: [Int] = []
  /// The names of the deleted annotations, by their object numbers.
  private var deletedNames: [JSONTree.Member] = []
  private var skipped: [ImportReport.Skipped] = []
  private var references = InstantReferences()
  /// The document as it was opened.
  private var opened: Document?
  /// The annotations that are indirect objects, by object number: as in the file, and as they are now.
  private var originals: [Int: Annotation] = [:]
  private var now: [Int: Annotation] = [:]
  private var numbers: [String: Int] = [:]

  init(_ document: Document, _ options: Exporter.Options) {
    self.document = document
    self.options = options
  }

  var looksAhead: Bool { true }

  /// Reads the annotations of a page, original and current. The original annotations are those in the
  /// file as it was opened.
  mutating func look(ahead page: Int) throws(EngineError) {
    if opened == nil { opened = try document.asOpened() }
    guard let opened else { return }
    // Pages may have been added or deleted.
    if page < (try opened.pageCount) { try originals.merge(opened.numbered(onPage: page)) { $1 } }
    try now.merge(document.numbered(onPage: page)) { $1 }
    guard page == (try document.pageCount) - 1 else { return }
    for more in page + 1..<max(page + 1, try opened.pageCount) {
      try originals.merge(opened.numbered(onPage: more)) { $1 }
    }
    references = InstantReferences(document, now)
    numbers = Dictionary(now.map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  mutating func add(_ annotation: Annotation) throws(EngineError) {
    let number = numbers[annotation.id]
    let original = number.flatMap { originals[$0] }
    let isAll = options.isComplete || options.annotations != nil
    if !isAll, let original, original == annotation,
      annotation.names(differingFrom: original).isEmpty
    {
      return
    }
    try add(annotation, number: original == nil ? nil : number)
  }

  mutating func finish() throws(EngineError) -> @Sendable () -> Exporter.Outcome {
    if options.annotations == nil {
      let deleted = originals.filter { now[$0.key] == nil && $0.value.type != .widget }
      replaced += deleted.map(\.key)
      for (number, annotation) in deleted.sorted(by: { $0.key < $1.key })
      where ImportedNames.canBeID(annotation.id) {
        deletedNames.append(.init(String(number), .string(annotation.id)))
      }
    }
    let envelope = try envelope()
    return { [skipped] in
      Exporter.Outcome(bytes: Array(envelope.wireText.utf8), skipped: skipped)
    }
  }

  private mutating func add(_ annotation: Annotation, number: Int?) throws(EngineError) {
    let image = try ExportedImage(of: annotation, in: document)
    let key = "image-" + annotation.id
    let shape = try document.page(annotation.pageIndex).shapeRect(of: annotation.id)
    guard
      case .object(var members)? = InstantAnnotation.tree(
        annotation, image: image.map { (key, $0.type) }, shape: shape, references)
    else {
      return skipped.append(
        .init(
          id: annotation.id,
          "Instant JSON cannot express this \(annotation.type.rawValue) annotation."))
    }
    if let fault = fault(annotation, members) {
      return skipped.append(
        .init(id: annotation.id, "The annotation cannot be exported: \(fault)"))
    }
    if let image {
      var text: [UInt8] = []
      Base64Codec.encode(image.bytes, to: &text)
      attachments.append(
        .init(
          key,
          [
            "binary": .string(String(decoding: text, as: UTF8.self)),
            "contentType": .string(image.type),
          ]))
    }
    if let number {
      for index in members.indices where members[index].name == "id" {
        members[index].value = .string(String(number))
      }
      members += removals(from: originals[number], members)
      members.append(.init("pdfObjectId", .integer(Int64(number))))
      replaced.append(number)
    }
    annotations.append(.object(members))
  }

  /// The members that an annotation of the file has lost. The annotation would keep them if they were
  /// only missing.
  private func removals(
    from original: Annotation?, _ members: [JSONTree.Member]
  ) -> [JSONTree.Member] {
    guard let original, let before = InstantAnnotation.tree(original, image: nil, references)
    else { return [] }
    return InstantVocabulary.kept.compactMap { name in
      guard before[member: name] != nil, !members.contains(where: { $0.name == name }) else {
        return nil
      }
      return .init(name, name == "blendMode" ? "normal" : .null)
    }
  }

  /// Why an annotation would be refused on import; `nil` if it would be accepted.
  private func fault(_ annotation: Annotation, _ members: [JSONTree.Member]) -> String? {
    do throws(ExchangeError) {
      var reading = try InstantReading(InstantObject(.object(members), annotation.id))
      reading?.references = references
      _ = try reading?.annotation(over: annotation, blank: annotation) { _ in .image([]) }
      return nil
    } catch {
      return error.message
    }
  }

  private func envelope() throws(EngineError) -> JSONTree {
    let ids = try ExchangedFile(document, name: nil).ids.map { bytes in
      var text: [UInt8] = []
      Base64Codec.encode(bytes, to: &text)
      return JSONTree.string(String(decoding: text, as: UTF8.self))
    }
    let isWhole = options.annotations == nil
    let fields = isWhole ? try document.carriedFields.map(InstantExport.value) : []
    let bookmarks = isWhole ? options.bookmarks.compactMap(bookmark) : []
    let kept = Set(options.bookmarks.compactMap { $0.id?.exact })
    let former = isWhole ? try opened.map(options.bookmarkIDs) ?? [] : []
    let removed = former.filter { !kept.contains($0.exact) }.map(JSONTree.string)
    func unlessEmpty(_ all: [JSONTree]) -> JSONTree { all.isEmpty ? .null : .array(all) }
    return InstantValue.object([
      ("format", .string(InstantExport.format)),
      ("pdfId", ids.count == 2 ? ["permanent": ids[0], "changing": ids[1]] : .null),
      ("skippedPdfObjectIds", unlessEmpty(replaced.sorted().map { .integer(Int64($0)) })),
      (InstantNumbers.names, deletedNames.isEmpty ? .null : .object(deletedNames)),
      ("annotations", unlessEmpty(annotations)),
      ("attachments", attachments.isEmpty ? .null : .object(attachments)),
      ("formFieldValues", unlessEmpty(fields)), ("bookmarks", unlessEmpty(bookmarks)),
      ("skippedPdfBookmarkIds", unlessEmpty(removed)),
    ])
  }

  private static func value(_ field: CarriedField) -> JSONTree {
    let values = field.isState ? field.values.filter { $0 != "Off" } : field.values
    return [
      "v": 1, "type": "pspdfkit/form-field-value", "name": .string(field.name),
      "value": values.isEmpty
        ? .null : values.count == 1 ? .string(values[0]) : .array(values.map { .string($0) }),
    ]
  }

  private func bookmark(_ bookmark: CarriedBookmark) -> JSONTree? {
    guard let action = InstantAction.tree(bookmark.action, references) else { return nil }
    return InstantValue.object([
      ("v", 1), ("type", "pspdfkit/bookmark"), ("id", InstantValue.text(bookmark.id)),
      ("pdfBookmarkId", InstantValue.text(bookmark.id)), ("name", InstantValue.text(bookmark.name)),
      ("action", action),
    ])
  }
}
