// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import Geometry

/// Finds annotations by their ids: first on the page where the annotation was last seen, then on all
/// pages.
extension Document {
  /// The page with the annotation of this id.
  ///
  /// - Throws: ``EngineError/notFound(what:_:)``.
  public func pageOfAnnotation(_ id: String) throws(EngineError) -> Page {
    if let page = try findAnnotation(id) { return page }
    throw .notFound(
      what: "annotation", "There is no annotation \(id): list them with annotations/list.")
  }

  public func hasAnnotation(_ id: String) throws(EngineError) -> Bool {
    try findAnnotation(id) != nil
  }

  /// The types of a page's annotations, sorted, without popups. Only the names of types are read.
  public func annotationTypes(onPage index: Int) throws(EngineError) -> [AnnotationType] {
    var types: Set<AnnotationType> = []
    for element in try readablePage(index)?["Annots"]?.elements ?? [] {
      guard try element.kind == .dictionary, let name = try element["Subtype"]?.name else {
        continue
      }
      types.insert(AnnotationType(subtype: name))
    }
    types.remove(.popup)
    return types.inOrder
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

  /// The names (`NM`) that only one annotation has.
  public var uniqueAnnotationNames: Set<String> {
    get throws(EngineError) {
      var (names, repeated): (Set<String>, Set<String>) = ([], [])
      for index in 0..<(try pageCount) {
        for element in try readablePage(index)?["Annots"]?.elements ?? [] {
          guard try element.kind == .dictionary, let name = try element["NM"]?.text else {
            continue
          }
          if !names.insert(name).inserted { repeated.insert(name) }
        }
      }
      return names.subtracting(repeated)
    }
  }

  /// The greatest number in the names of annotations; 0 if there is none. With a letter, the names that
  /// consist of it and a number count. Without one, the names that ``write(name:to:)`` made count, by
  /// the number at their end. Only names are read, because every page is visited.
  public func greatestNumber(inNamesAfter letter: Unicode.Scalar?) throws(EngineError) -> Int {
    var greatest: Int64 = 0
    for index in 0..<(try pageCount) {
      guard let annotations = try readablePage(index)?["Annots"] else { continue }
      try context.call {
        cm_greatest_number(
          $0, annotations.raw, CChar(truncatingIfNeeded: letter?.value ?? 0), &greatest, $1)
      }
    }
    return Int(greatest)
  }

  /// The ids of annotations whose names were taken when first visited. Which ids these are depends on
  /// the order of visits.
  public var annotationsApart: [String] { annotationRegistry.apart }

  /// Restores the ids of annotations in a document that was just opened.
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
    for index in 0..<count where try annotationIDs(onPage: index).contains(where: id.isExactly) {
      return try page(index)
    }
    annotationRegistry.knowsAll = true
    return nil
  }

  /// Gives permanent ids to the annotations that are direct objects. This happens before their pages
  /// move for the first time: the ids are made from their places, which then change.
  func nameLooseAnnotations() throws(EngineError) {
    guard !annotationRegistry.knowsLoose else { return }
    annotationRegistry.knowsLoose = true
    for index in 0..<(try pageCount) {
      guard let annotations = try readablePage(index)?["Annots"] else { continue }
      for (position, element) in try annotations.elements.enumerated()
      where element.number == 0 {
        guard try element.kind == .dictionary else { continue }
        _ = try annotationID(of: element, pageIndex: index, position: position)
      }
    }
  }

  /// Whether several pages have an array as their list of annotations.
  func isSharedList(_ array: PDFObject) throws(EngineError) -> Bool {
    guard array.number > 0 else { return false }
    if let known = annotationRegistry.sharedLists { return known.contains(array.number) }
    var (seen, shared): (Set<Int>, Set<Int>) = ([], [])
    for index in 0..<(try pageCount) {
      guard let list = try readablePage(index)?["Annots"], list.number > 0 else { continue }
      if !seen.insert(list.number).inserted { shared.insert(list.number) }
    }
    annotationRegistry.sharedLists = shared
    return shared.contains(array.number)
  }

  /// The ids of the annotations on a page. The page need not be loaded.
  func annotationIDs(onPage index: Int) throws(EngineError) -> [String] {
    guard let annotations = try readablePage(index)?["Annots"] else { return [] }
    var ids: [String] = []
    for (position, element) in try annotations.elements.enumerated() {
      guard try element.kind == .dictionary else { continue }
      let id = try annotationID(of: element, pageIndex: index, position: position)
      annotationRegistry.see(id, onPage: index)
      ids.append(id)
    }
    return ids
  }

  /// Whether a page has visible annotations that readers made: links, form fields, popups and
  /// print-only annotations do not count. The page need not be loaded.
  public func isAnnotated(_ index: Int) throws(EngineError) -> Bool {
    for annotation in try pageObject(index)?["Annots"]?.elements ?? [] {
      let type = try annotation["Subtype"]?.name
      let flags = AnnotationFlags(rawValue: try annotation["F"]?.integer ?? 0)
      guard let type, !notByReaders.contains(type) else { continue }
      if flags.isDisjoint(with: [.hidden, .noView]) { return true }
    }
    return false
  }

  /// Whether a page lists annotations of one of these types. Only their types are read.
  public func hasAnnotations(
    of types: Set<AnnotationType>, onPage index: Int
  ) throws(EngineError) -> Bool {
    for annotation in try pageObject(index)?["Annots"]?.elements ?? [] {
      let type = AnnotationType(subtype: try annotation["Subtype"]?.name ?? "")
      if types.contains(type) { return true }
    }
    return false
  }
}

/// Types of ISO 32000-2, table 171, that readers do not make.
private let notByReaders: Set<String> = [
  "Link", "Widget", "Popup", "PrinterMark", "TrapNet", "Watermark",
]

extension Document {
  /// Reorders the corners of text markup for the engine. Only markup without an appearance is affected:
  /// the engine draws it when it loads a page. Only the memory changes, not the file.
  func settleQuads(onPage page: PDFObject, _ transform: Matrix) throws(EngineError) {
    guard let annotations = try page["Annots"],
      cm_lacks_markup_appearance(context.raw, annotations.raw)
    else { return }
    for annotation in try annotations.elements where try annotation["AP"] == nil {
      guard let quads = try settledQuads(of: annotation, transform) else { continue }
      try context.call { cm_show_quads($0, annotation.raw, quads.raw, $1) }
    }
  }

  /// The quads of text markup, with their corners in the engine's order; `nil` if they are.
  ///
  /// Programs write them in any order: as ISO 32000-2 says (12.5.6.10), or as Acrobat does.
  func settledQuads(of annotation: PDFObject, _ transform: Matrix) throws(EngineError) -> PDFObject?
  {
    guard Document.textMarkup.contains(try annotation["Subtype"]?.name ?? ""),
      let values = try annotation["QuadPoints"]?.reals, values.count >= 8
    else { return nil }
    var settled = values
    for start in stride(from: 0, to: values.count - 7, by: 8) {
      let corners = (0..<4).map { Point(values[start + 2 * $0], values[start + 2 * $0 + 1]) }
      for (place, corner) in Quad.readingOrder(of: corners.map(transform.apply)).enumerated() {
        settled[start + 2 * place] = corners[corner].x
        settled[start + 2 * place + 1] = corners[corner].y
      }
    }
    return settled == values ? nil : try makeReals(settled)
  }

  private static let textMarkup: Set<String> = ["Highlight", "Underline", "StrikeOut", "Squiggly"]
}

extension Set<AnnotationType> {
  var inOrder: [AnnotationType] { map(\.rawValue).sorted().compactMap(AnnotationType.init) }
}
