// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import System

/// Maps each annotation of a file to one of the document. That is an existing or a new annotation.
struct ImportedNames {
  struct Place {
    var id: String
    var isNew: Bool
  }

  /// The existing annotations by id.
  private var known: [String: (id: String, pageIndex: Int, type: AnnotationType)] = [:]
  /// All ids in use.
  private var taken: Set<String> = []
  /// The ids of the file's annotations by their names in the file.
  private var ids: [ExactText: String] = [:]
  /// The reply target of each imported annotation, by the annotation's id. The target is given by its
  /// name in the file, together with the index of the annotation that replies.
  private var replies: [String: (name: String, index: Int)] = [:]
  private let importer: Importer
  /// The pages of the document whose annotations are not known yet.
  private var unread: Range<Int>

  /// How many pages are read at a time.
  private static let pagesAtOnce = 40

  /// Knows no annotation of the document before ``readNext()`` has read all.
  ///
  /// - Throws: ``ExchangeError/malformed(_:)`` for a page that the document does not have.
  init(_ all: [CarriedAnnotation], _ importer: Importer) throws(ExchangeError) {
    self.importer = importer
    let document = importer.document
    let count = try engine(document.pageCount)
    for carried in all where carried.annotation.pageIndex >= count {
      throw .malformed(
        "Annotation \(carried.index) is on page \(carried.annotation.pageIndex), but the document "
          + "has \(count), counted from 0.")
    }
    unread = 0..<count
  }

  /// Reads the annotations of some of the document's pages.
  ///
  /// - Returns: whether there was something left to read.
  mutating func readNext() throws(ExchangeError) -> Bool {
    guard !unread.isEmpty else { return false }
    for index in unread.prefix(Self.pagesAtOnce) {
      for annotation in try engine(importer.document.annotations(onPage: index)) {
        known[annotation.id] = (annotation.id, index, annotation.type)
        taken.insert(annotation.id)
      }
    }
    unread = unread.dropFirst(Self.pagesAtOnce)
    return true
  }

  mutating func place(_ carried: CarriedAnnotation) throws(ExchangeError) -> Place {
    let annotation = carried.annotation
    var place = Place(id: "", isNew: true)
    if let name = carried.name, ids[ExactText(name)] == nil, let old = known[name],
      old.id.isExactly(name),
      old.pageIndex == annotation.pageIndex,
      old.type == AnnotationType(subtype: annotation.subtype)
    {
      place = Place(id: name, isNew: false)
    } else {
      place.id = try free(carried.name ?? "")
    }
    if let name = carried.name, ids[ExactText(name)] == nil { ids[ExactText(name)] = place.id }
    if let reply = carried.replyName { replies[place.id] = (reply, carried.index) }
    return place
  }

  /// The wanted id, or a new id if that cannot be used. It cannot be used if it is in use, empty, or
  /// has the form of ids of nameless annotations.
  mutating func free(_ wanted: String) throws(ExchangeError) -> String {
    if ImportedNames.canBeID(wanted), taken.insert(wanted).inserted { return wanted }
    return try engine { () throws(EngineError) in
      var id = try importer.makeID()
      while !taken.insert(id).inserted { id = try importer.makeID() }
      return id
    }
  }

  /// Whether an annotation can have this as its name in a file. Names of the form of ids of nameless
  /// annotations do not count.
  static func canBeID(_ name: String) -> Bool {
    !name.isEmpty && !name.utf8.contains(0) && !DerivedID.isDerived(name)
  }

  /// Forgets an annotation that is not imported.
  mutating func drop(_ id: String, _ carried: CarriedAnnotation) {
    if let name = carried.name, ids[ExactText(name)] == id { ids[ExactText(name)] = nil }
    replies[id] = nil
    taken.remove(id)
  }

  /// The id of an annotation's reply target, as far as known yet; `nil` if it is not a reply.
  func target(of carried: CarriedAnnotation) -> String? {
    carried.replyName.map { ids[ExactText($0)] ?? $0 }
  }

  /// Connects replies as in the file, if their targets exist. Call it once all annotations have their
  /// ids.
  func connect(_ put: inout PutAnnotations, _ report: inout ImportReport) {
    for index in put.added.indices {
      put.added[index].replyTo = target(of: put.added[index].id, &report)
    }
    for index in put.changed.indices where put.changed[index].entries.replyTo != nil {
      put.changed[index].entries.replyTo = target(of: put.changed[index].entries.id, &report)
      if put.changed[index].entries.replyTo == nil { put.changed[index].isReconnected = false }
    }
  }

  /// The id of an annotation's reply target. A target that does not exist is reported.
  private func target(of id: String, _ report: inout ImportReport) -> String? {
    guard let (name, index) = replies[id] else { return nil }
    let target = ids[ExactText(name)] ?? (known[name] == nil ? nil : name)
    if let target, target != id { return target }
    report.skipped.append(
      .init(
        index: index, id: id,
        "It is imported as an annotation of its own: there is no other annotation “"
          + "\(name.prefix(40))” that it could reply to."))
    return nil
  }
}
