// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

/// Makes a document from pages of another one.
///
/// Everything that belongs to the pages comes along: annotations, fields, labels, structure, the links
/// between them, and the names and outline entries that lead to them. Attached files are omitted, as
/// are fields, articles and document parts without a place on these pages. The other document does not change.
///
/// Only the objects that the pages need are read and copied, in short steps.
public final class PageExtraction {
  /// The new document; complete once ``advance()`` returns `true`.
  public let document: Document
  let source: Document
  let index: ExtractionIndex
  let graft: ObjectGraft
  let pages: [Int]
  /// The copies of the pages, in order.
  private var copies: [PDFObject] = []
  /// The annotations to copy, for each page.
  private var annotations: [[PDFObject]?] = []
  private var fields: FieldExtraction
  private var structure: StructureExtraction?
  private var stage = Stage.reserving
  /// The number of copied pages; objects that they refer to may follow later.
  public private(set) var copied = 0

  private enum Stage: Equatable {
    case reserving, pages, fields, contents, structure, document, rest
    case destinations(from: Int)
    case done
  }

  /// - Parameter index: a complete index of the document, which has not changed since.
  public init(_ pages: [Int], _ index: ExtractionIndex) throws(EngineError) {
    (self.pages, self.index, source) = (pages, index, index.source)
    document = try index.source.emptyAlike()
    graft = try ObjectGraft(from: source, into: document, selects: true)
    fields = FieldExtraction(graft)
  }

  /// Continues for a short while.
  ///
  /// - Returns: whether the document is complete.
  public func advance() throws(EngineError) -> Bool {
    switch stage {
    case .reserving: if try reservePages() { stage = .pages }
    case .pages: if try copyPages() { stage = .fields }
    case .fields:
      try fields.copyForm(&index.positions)
      stage = .contents
    case .contents: if try graft.step() { stage = .structure }
    case .structure: if try copyStructure() { stage = .document }
    case .document:
      try copyDocument()
      stage = .rest
    case .rest:
      if try graft.step() { stage = .destinations(from: 0) }
    case .destinations(let first) where first < pages.count:
      let next = first..<min(first + Self.pagesAtOnce, pages.count)
      try PageNumbers(in: document, copy(ofPage:)).resolve(onPages: next)
      stage = .destinations(from: next.upperBound)
    case .destinations:
      try PageNumbers(in: document, copy(ofPage:)).resolveInCatalog()
      try PartHierarchy.prune(in: document)
      try document.forgetSignatures()
      stage = .done
    case .done: break
    }
    return stage == .done
  }

  private static let pagesAtOnce = 40

  /// Reserves all pages before any is copied. This keeps the references between them.
  private func reservePages() throws(EngineError) -> Bool {
    for page in pages[copies.count...].prefix(Self.pagesAtOnce) {
      guard let object = try source.pageObject(page) else {
        throw .damaged("page \(page) cannot be found")
      }
      let isOnce = object.number > 0 && !graft.hasCopy(of: object.number)
      copies.append(
        try isOnce
          ? graft.reserve(object, isFilled: false) : document.add(document.makeDictionary()))
    }
    return copies.count == pages.count
  }

  private func copyPages() throws(EngineError) -> Bool {
    // Annotations can refer to each other, too.
    if annotations.count < pages.count {
      for page in pages[annotations.count...].prefix(Self.pagesAtOnce) {
        annotations.append(try reserveAnnotations(ofPage: page))
      }
      return false
    }
    for place in copied..<min(copied + Self.pagesAtOnce, pages.count) { try copyPage(place) }
    copied = min(copied + Self.pagesAtOnce, pages.count)
    guard copied == pages.count else { return false }
    annotations = []
    return true
  }

  /// - Returns: the annotations, without links to omitted pages.
  private func reserveAnnotations(ofPage page: Int) throws(EngineError) -> [PDFObject]? {
    guard let all = try source.pageObject(page)?["Annots"]?.elements else { return nil }
    var kept: [PDFObject] = []
    for annotation in all where try annotation.kind == .dictionary {
      let subtype = try annotation["Subtype"]?.name
      if subtype == "Link", try isDead(index.lead(ofObject: annotation)) { continue }
      kept.append(annotation)
      guard annotation.number > 0 else { continue }
      if subtype == "Widget" {
        try fields.reserve(annotation)
      } else {
        _ = try graft.reserve(annotation, isFilled: true)
      }
    }
    return kept
  }

  private func isDead(_ lead: ExtractionIndex.Lead) throws(EngineError) -> Bool {
    switch lead {
    case .page(let page): try !isTaken(page)
    case .otherPage: true
    case .elsewhere: false
    }
  }

  func isTaken(_ page: Int) throws(EngineError) -> Bool { taken.contains(page) }

  private lazy var taken = Set(pages)

  /// The copy of the source page at an index.
  private func copy(ofPage index: Int) -> PDFObject? {
    pages.firstIndex(of: index).map { copies[$0] }
  }

  private func copyPage(_ place: Int) throws(EngineError) {
    guard let page = try source.pageObject(pages[place]) else { return }
    let copy = copies[place]
    try graft.copyEntries(of: page, into: copy, without: Keys.ofPlace)
    for key in ["Resources", "MediaBox", "CropBox", "Rotate"] where try page[key] == nil {
      if let value = try page.inherited(key) { try copy.set(key, graft.copy(value)) }
    }
    guard let annotations = annotations[place], !annotations.isEmpty else { return }
    try copy.set("Annots", document.makeArray(of: annotations, graft.copy))
  }

  private func copyStructure() throws(EngineError) -> Bool {
    if structure == nil { structure = try StructureExtraction(graft) }
    guard try structure?.advance(&index.positions) ?? true else { return false }
    structure = nil
    return true
  }

  private func copyDocument() throws(EngineError) {
    let catalog = try document.requiredCatalog
    if let root = try catalog["Pages"] {
      for copy in copies { try copy.set("Parent", root) }
      try root.set("Kids", document.makeArray(copies))
      try root.set("Count", document.makeInteger(copies.count))
    }
    try copyCatalog()
    try copyNames()
    try copyOutline()
    if let sections = index.labels?.picking(pages) {
      try document.setPageLabelSections(sections)
    }
    try context.call { cm_pages_changed($0, document.raw, $1) }
  }

  private var context: EngineContext { document.context }
}

private enum Keys {
  static let ofPlace = EntryKeys("Parent", "Annots", "B")
}
