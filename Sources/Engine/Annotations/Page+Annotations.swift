// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import Geometry

extension Page {
  /// The annotations, widgets and links of the page, bottommost first, as the file orders them.
  public var annotations: [Annotation] {
    get throws(EngineError) { try annotationEntries.map(\.annotation) }
  }

  /// An annotation of the page; `nil` where it has none of that id.
  public func annotation(_ id: String) throws(EngineError) -> Annotation? {
    try annotationEntries.first { $0.annotation.id == id }?.annotation
  }

  /// The dictionary of an annotation, for changing it within an operation of the journal.
  public func annotationObject(_ id: String) throws(EngineError) -> PDFObject {
    guard let entry = try annotationEntries.first(where: { $0.annotation.id == id }) else {
      throw .notFound(
        what: "annotation", "There is no annotation \(id) on page \(index).")
    }
    return entry.object
  }

  /// Forgets what was read of the annotations, because their objects changed.
  public func reloadAnnotations() throws(EngineError) {
    annotationsRead = nil
    forgetAppearances()
    try context.call { cm_sync_annotations($0, raw, $1) }
  }

  private var annotationEntries: [AnnotationEntry] {
    get throws(EngineError) {
      if let annotationsRead { return annotationsRead }
      let entries = try document.readAnnotations(of: object, index, transform)
      annotationsRead = entries
      return entries
    }
  }
}

/// An annotation as read, with the dictionary that it was read from.
struct AnnotationEntry {
  let object: PDFObject
  let annotation: Annotation
}

extension Document {
  /// The annotations, widgets and links of a page, bottommost first, as the file orders them. The page
  /// need not be loaded for it, which would have MuPDF read its links once more.
  public func annotations(onPage index: Int) throws(EngineError) -> [Annotation] {
    if let loaded = pagesInMemory.first(where: { $0.index == index }) {
      return try loaded.annotations
    }
    guard let object = try pageObject(index) else { return [] }
    let transform = try pageGeometry(index).transform
    return try readAnnotations(of: object, index, transform).map(\.annotation)
  }

  /// The same with the numbers of their objects, 0 of those that are no objects of their own.
  public func numberedAnnotations(
    onPage index: Int
  ) throws(EngineError) -> [(number: Int, annotation: Annotation)] {
    guard let object = try pageObject(index) else { return [] }
    return try readAnnotations(of: object, index, try pageGeometry(index).transform)
      .map { ($0.object.number, $0.annotation) }
  }

  fileprivate func readAnnotations(
    of page: PDFObject, _ index: Int, _ transform: Matrix
  ) throws(EngineError) -> [AnnotationEntry] {
    let reader = AnnotationReader(document: self, pageIndex: index, transform: transform)
    var entries: [AnnotationEntry] = []
    for (position, element) in try (page["Annots"]?.elements ?? []).enumerated() {
      guard try element.kind == .dictionary else { continue }
      let id = try annotationID(of: element, pageIndex: index, position: position)
      entries.append(
        AnnotationEntry(object: element, annotation: try reader.read(element, id: id)))
    }
    return entries
  }

  /// The id of the annotation that a reference leads to.
  func annotationID(
    of object: PDFObject, pageIndex: Int = 0, position: Int = 0
  ) throws(EngineError) -> String {
    annotationRegistry.id(
      number: object.number, name: try object["NM"]?.text, pageIndex: pageIndex, position: position)
  }

  /// The page with the annotation of this id: the loaded pages are asked first, then the others.
  ///
  /// - Throws: ``EngineError/notFound(what:_:)``.
  public func pageOfAnnotation(_ id: String) throws(EngineError) -> Page {
    for page in pagesInMemory where try page.annotation(id) != nil { return page }
    for index in 0..<(try pageCount) where try annotationIDs(onPage: index).contains(id) {
      return try page(index)
    }
    throw .notFound(
      what: "annotation", "There is no annotation \(id): list them with annotations/list.")
  }

  /// The ids of all annotations.
  public var annotationIDs: Set<String> {
    get throws(EngineError) {
      var ids: Set<String> = []
      for index in 0..<(try pageCount) { ids.formUnion(try annotationIDs(onPage: index)) }
      return ids
    }
  }

  /// The ids on a page, which need not be loaded for it.
  private func annotationIDs(onPage index: Int) throws(EngineError) -> [String] {
    guard let annotations = try pageObject(index)?["Annots"] else { return [] }
    var ids: [String] = []
    for (position, element) in try annotations.elements.enumerated() {
      ids.append(try annotationID(of: element, pageIndex: index, position: position))
    }
    return ids
  }
}
