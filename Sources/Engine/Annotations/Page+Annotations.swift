// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import Geometry

extension Page {
  /// The annotations, widgets and links of the page. They come bottommost first, as the file orders
  /// them.
  public var annotations: [Annotation] {
    get throws(EngineError) { try annotationRow.annotations(reader) }
  }

  /// The annotation with this id; `nil` if the page has none.
  public func annotation(_ id: String) throws(EngineError) -> Annotation? {
    try annotationRow[id]?.annotation(reader)
  }

  /// The dictionary of an annotation. Change it only within an operation of the journal.
  public func annotationObject(_ id: String) throws(EngineError) -> PDFObject {
    guard let entry = try annotationRow[id] else {
      throw .notFound(what: "annotation", "There is no annotation \(id) on page \(index).")
    }
    return entry.object
  }

  /// Forgets the annotations that were read, because their objects changed.
  public func reloadAnnotations() throws(EngineError) {
    annotationsRead = nil
    document.annotationRegistry.knowsAll = false
    try syncAnnotations()
  }

  /// Forgets a changed annotation and its popup, but no others.
  func forgetAnnotation(with id: String) throws(EngineError) {
    let popup = try annotationsRead?[id]?.annotation(reader).popup
    try forgetAnnotations([id, popup].compactMap(\.self))
    try syncAnnotations()
  }

  /// Forgets annotations that changed: each is read again when it is needed.
  func forgetAnnotations(_ ids: [String]) throws(EngineError) {
    for id in ids {
      guard let object = annotationsRead?[id]?.object else { continue }
      try annotationsRead?.replace(AnnotationEntry(object, id: id))
    }
  }

  /// Updates the other loaded pages that list a changed annotation. No other page has read it.
  ///
  /// - Returns: these pages.
  public func updateOtherPages(listing id: String) throws(EngineError) -> [Int] {
    var others: [Int] = []
    for page in document.loadedPages.all where page.index != index {
      // A page whose list cannot be read says so when it is asked for.
      guard let row = try? page.annotationRow, row[id] != nil else { continue }
      try page.forgetAnnotation(with: id)
      others.append(page.index)
    }
    return others
  }

  /// Makes the engine update its own list of annotations. This is needed after the page's array or an
  /// annotation in it has changed.
  func syncAnnotations() throws(EngineError) {
    forgetAppearances()
    document.formMemory.index = nil
    try context.call { cm_sync_annotations($0, raw, $1) }
  }

  var reader: AnnotationReader {
    AnnotationReader(document: document, pageIndex: index, transform: transform)
  }

  var annotationRow: AnnotationRow {
    get throws(EngineError) {
      if let annotationsRead { return annotationsRead }
      let row = try document.findAnnotations(of: object, index)
      annotationsRead = row
      return row
    }
  }
}

extension Document {
  /// The annotations, widgets and links of a page. They come bottommost first, in the file's order. The
  /// page need not be loaded; loading it makes MuPDF read the links once more.
  public func annotations(onPage index: Int) throws(EngineError) -> [Annotation] {
    guard let (row, reader) = try annotationRow(ofPage: index) else { return [] }
    return try row.annotations(reader)
  }

  /// The annotations of a page that have certain ids. No others are read.
  public func annotations(
    _ ids: Set<String>, onPage index: Int
  ) throws(EngineError) -> [Annotation] {
    guard let (row, reader) = try annotationRow(ofPage: index) else { return [] }
    var found: [Annotation] = []
    for entry in row.entries where ids.contains(entry.id) {
      found.append(try entry.annotation(reader))
    }
    return found
  }

  /// Whether an annotation of the page replies to another one.
  public func hasReplies(onPage index: Int) throws(EngineError) -> Bool {
    try annotationRow(ofPage: index)?.row.hasReplies ?? false
  }

  /// The annotations of a page and their reader; `nil` if there is no such page.
  func annotationRow(
    ofPage index: Int
  ) throws(EngineError) -> (row: AnnotationRow, reader: AnnotationReader)? {
    if let loaded = loadedPages.page(index) { return (try loaded.annotationRow, loaded.reader) }
    guard let object = try pageObject(index) else { return nil }
    let reader = AnnotationReader(
      document: self, pageIndex: index, transform: try pageGeometry(index).transform)
    if let last = loadedPages.lastUnloaded, last.index == index { return (last.row, reader) }
    let row = try findAnnotations(of: object, index)
    if journal.operation == nil { loadedPages.lastUnloaded = (index, row) }
    return (row, reader)
  }

  /// All annotations of a page, with the object numbers; 0 for direct objects.
  public func numberedAnnotations(
    onPage index: Int
  ) throws(EngineError) -> [(number: Int, annotation: Annotation)] {
    guard let object = try pageObject(index) else { return [] }
    let reader = AnnotationReader(
      document: self, pageIndex: index, transform: try pageGeometry(index).transform)
    var found: [(number: Int, annotation: Annotation)] = []
    for entry in try findAnnotations(of: object, index).entries {
      found.append((entry.object.number, try entry.annotation(reader)))
    }
    return found
  }

  fileprivate func findAnnotations(
    of page: PDFObject, _ index: Int
  ) throws(EngineError) -> AnnotationRow {
    var row = AnnotationRow()
    for (position, element) in try (page["Annots"]?.elements ?? []).enumerated() {
      guard try element.kind == .dictionary else { continue }
      let id = try annotationID(of: element, pageIndex: index, position: position)
      // An annotation that the page lists twice counts once.
      guard row[id] == nil else { continue }
      annotationRegistry.see(id, onPage: index)
      try row.append(AnnotationEntry(element, id: id))
    }
    return row
  }

  /// The id of the annotation that a reference points to.
  func annotationID(
    of object: PDFObject, pageIndex: Int = 0, position: Int = 0
  ) throws(EngineError) -> String {
    annotationRegistry.id(
      number: object.number, name: try object["NM"]?.text, pageIndex: pageIndex, position: position)
  }
}
