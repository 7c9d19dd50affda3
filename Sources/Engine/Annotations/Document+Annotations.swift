// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

/// Finding annotations by their ids: where one was seen last is looked at first, all pages only where
/// that is of no help.
extension Document {
  /// The page with the annotation of this id.
  ///
  /// - Throws: ``EngineError/notFound(what:_:)``.
  public func pageOfAnnotation(_ id: String) throws(EngineError) -> Page {
    if let page = try findAnnotation(id) { return page }
    throw .notFound(
      what: "annotation", "There is no annotation \(id): list them with annotations/list.")
  }

  /// Whether there is an annotation of this id.
  public func hasAnnotation(_ id: String) throws(EngineError) -> Bool {
    try findAnnotation(id) != nil
  }

  /// The ids of all annotations.
  public var annotationIDs: Set<String> {
    get throws(EngineError) {
      var ids: Set<String> = []
      for index in 0..<(try pageCount) { ids.formUnion(try annotationIDs(onPage: index)) }
      annotationRegistry.knowsAll = true
      return ids
    }
  }

  /// The greatest number in the annotation names that consist of a letter and a number; 0 if there
  /// are none. Nothing else is read, because every page is visited.
  public func greatestNumber(inNamesAfter letter: Unicode.Scalar) throws(EngineError) -> Int {
    var greatest: Int64 = 0
    for index in 0..<(try pageCount) {
      guard let annotations = try pageObject(index)?["Annots"] else { continue }
      try context.call {
        cm_greatest_number(
          $0, annotations.raw, CChar(truncatingIfNeeded: letter.value), &greatest, $1)
      }
    }
    return Int(greatest)
  }

  /// The ids of annotations whose names others had when they were looked at, which depends on what was
  /// looked at first.
  public var annotationsApart: [String] { annotationRegistry.apart }

  /// Has annotations of a document that was just opened go by the same ids as they did before.
  public func setApart(_ ids: [String]) {
    guard !ids.isEmpty else { return }
    annotationRegistry = AnnotationRegistry(apart: ids)
    reloadPages()
  }

  private func findAnnotation(_ id: String) throws(EngineError) -> Page? {
    let count = try pageCount
    if let index = annotationRegistry.lastPage(of: id), index < count {
      let page = try page(index)
      if try page.annotation(id) != nil { return page }
    } else if annotationRegistry.knowsAll {
      return nil
    }
    for index in 0..<count where try annotationIDs(onPage: index).contains(id) {
      return try page(index)
    }
    annotationRegistry.knowsAll = true
    return nil
  }

  /// Gives ids to the annotations that are no objects of their own, once for all, before their pages
  /// go elsewhere for the first time: their places, by which they are known, are others then.
  func nameLooseAnnotations() throws(EngineError) {
    guard !annotationRegistry.knowsLoose else { return }
    annotationRegistry.knowsLoose = true
    for index in 0..<(try pageCount) {
      guard let annotations = try pageObject(index)?["Annots"] else { continue }
      for (position, element) in try annotations.elements.enumerated()
      where element.number == 0 {
        guard try element.kind == .dictionary else { continue }
        _ = try annotationID(of: element, pageIndex: index, position: position)
      }
    }
  }

  /// The ids on a page, which need not be loaded for it.
  func annotationIDs(onPage index: Int) throws(EngineError) -> [String] {
    guard let annotations = try pageObject(index)?["Annots"] else { return [] }
    var ids: [String] = []
    for (position, element) in try annotations.elements.enumerated() {
      guard try element.kind == .dictionary else { continue }
      let id = try annotationID(of: element, pageIndex: index, position: position)
      annotationRegistry.see(id, onPage: index)
      ids.append(id)
    }
    return ids
  }
}
