// SPDX-License-Identifier: AGPL-3.0-or-later

/// Inserts all pages of a PDF file before a page.
///
/// Their annotations, fields, layers, tags, the links between them and the outline entries that lead to
/// them come along. Resources in both documents are stored twice. Pages keep the labels that the file
/// gives them. The work has several pieces.
///
/// Perform all pieces in order, within operations of the journal; nothing else may change the document
/// meanwhile.
public final class PageImporter {
  private let document: Document
  private let other: Document
  private let place: Int
  private var graft: ObjectGraft?
  private var pieces: [[Step]] = []
  private var cargo = PageTransfer()
  private var names: CopyNames
  private var taken: Set<String> = []
  private var named: Set<Int> = []
  private var labels: [PageLabelSection]?
  private var mapping: PageMapping
  /// Whether fields are joined; the merger is made for the first field.
  private var joining: (isWanted: Bool, merger: FieldMerger?, renamed: RenamedFields)

  private enum Step {
    case unload
    case detach(pages: Range<Int>)
    case graft
    case finishGraft
    case put
    case linkOutline(Range<Int>)
    case takeUpNames(pages: Range<Int>)
    case adoptFields(Range<Int>)
    /// Lets actions follow the fields' new names.
    case renameOnPages(Range<Int>)
    case renameInOutline(Range<Int>)
    case finishFields
    case adoptTags
    case linkTags(Range<Int>)
  }

  private static let pagesAtOnce = 40
  private static let objectsAtOnce = 400
  private static let fieldsAtOnce = 200
  private static let tagsAtOnce = 1000
  private static let entriesAtOnce = 1000
  /// The most objects of a file that is imported in one piece.
  private static let fewObjects = 4000
  private static let bytesAtOnce = 4 << 20

  /// - Parameters:
  ///   - bytes: an unencrypted file.
  ///   - joinsFields: whether fields with the same full name and type are joined; if not, they are
  ///     renamed.
  /// - Throws: the errors of ``Document/open(_:password:in:)``, and ``EngineError/notFound(what:_:)``
  ///   for a place beyond the end.
  public init(
    _ bytes: [UInt8], at place: Int, joinsFields: Bool, into document: Document
  ) throws(EngineError) {
    let before = try document.pageCount
    guard (0...before).contains(place) else {
      throw .notFound(
        what: "page", "Nothing can be put at \(place): the document has \(before) pages.")
    }
    other = try Document.open(.data(bytes), in: document.context)
    let count = try other.pageCount
    try document.checkRoom(forPages: count)
    guard let mapping = PageMapping.inserting(count, at: place, into: before) else {
      throw .notFound(what: "page", "Nothing can be put at \(place).")
    }
    (self.document, self.place, joining) = (
      document, place, (joinsFields, nil, RenamedFields(areForeign: true))
    )
    self.mapping = mapping
    names = try CopyNames(for: document, other)
    try other.listFieldsOfPages()
    let fields = try other.catalog?["AcroForm"]?["Fields"]?.count ?? 0
    let elements = try other.catalog?["StructTreeRoot"]?["K"]?.count ?? 0
    let entries = try other.topmostOutlineItems.count
    let steps = makeSteps(
      pages: count, entries: entries, fields: fields, tags: elements, bytes: bytes.count)
    let isSmall =
      count <= Self.pagesAtOnce && bytes.count < Self.bytesAtOnce
      && other.nextObjectNumber <= Self.fewObjects
    pieces = isSmall ? [steps] : steps.map { [$0] }
  }

  public var pieceCount: Int { pieces.count }

  /// The types of the annotations on the file's pages, sorted.
  public var annotationTypes: [AnnotationType] {
    get throws(EngineError) {
      var types: Set<AnnotationType> = []
      for page in 0..<(try other.pageCount) {
        types.formUnion(try other.annotationTypes(onPage: page))
      }
      return types.inOrder
    }
  }

  /// - Returns: the mapping of the pages, once they are inserted.
  public func perform(_ piece: Int) throws(EngineError) -> PageMapping? {
    guard pieces.indices.contains(piece) else { return nil }
    for step in pieces[piece] { try take(step) }
    return pieces[piece].contains { if case .put = $0 { true } else { false } } ? mapping : nil
  }

  private func makeSteps(
    pages count: Int, entries: Int, fields: Int, tags: Int, bytes: Int
  ) -> [Step] {
    func ranges(_ count: Int, by length: Int) -> [Range<Int>] {
      stride(from: 0, to: count, by: length).map { $0..<min($0 + length, count) }
    }
    let pages = ranges(count, by: Self.pagesAtOnce)
    // Estimates the steps from the objects and bytes that each copies; the last step copies any
    // others.
    let steps = other.nextObjectNumber / Self.objectsAtOnce + bytes / Self.bytesAtOnce
    return [.unload] + pages.map { .detach(pages: $0) }
      + Array(repeating: .graft, count: steps) + [.finishGraft, .put]
      + ranges(entries, by: Self.entriesAtOnce).map { .linkOutline($0) }
      + pages.map { .takeUpNames(pages: $0.lowerBound + place..<$0.upperBound + place) }
      + ranges(fields, by: Self.fieldsAtOnce).map { .adoptFields($0) }
      + pages.map { .renameOnPages($0) }
      + ranges(entries, by: Self.entriesAtOnce).map { .renameInOutline($0) }
      + [.finishFields, .adoptTags]
      // A single element is not in an array.
      + ranges(max(tags, 1), by: Self.tagsAtOnce).map { .linkTags($0) }
  }

  private func take(_ step: Step) throws(EngineError) {
    switch step {
    case .unload: try unload()
    case .detach(let range):
      let pages = Array(cargo.pages[range])
      try renumber(pages)
      try other.detach(pages: pages)
      try other.name(&names, on: pages, taken: &taken, seen: &named)
    case .graft: _ = try begunGraft().step()
    case .finishGraft:
      let graft = try begunGraft()
      while try !graft.step() {}
    case .put: try put()
    case .linkOutline(let range): try document.link(outline: cargo.outline, range)
    case .takeUpNames(let range):
      try document.takeUpNames(onPages: range)
      try document.rename(fonts: cargo.fonts, onPages: range)
    case .adoptFields(let range): try adoptFields(range)
    case .renameOnPages(let range):
      for page in cargo.pages[range] { try joining.renamed.follow(onPage: page, of: document) }
    case .renameInOutline(let range):
      for entry in cargo.outline[range] {
        try joining.renamed.follow(inOutline: entry, of: document)
      }
    case .finishFields:
      try document.merge(formDefaults: cargo.formDefaults)
      try joining.merger?.finish()
      joining.merger = nil
      try document.append(calculated: cargo.calculated)
    case .adoptTags:
      var rest = PageTransfer()
      if let tags = cargo.tags {
        rest.adopted = try document.adopt(tags: tags, language: cargo.language, at: place)
      }
      (cargo, graft) = (rest, nil)
    case .linkTags(let range): try document.link(cargo.adopted, range)
    }
  }

  private func unload() throws(EngineError) {
    labels = try document.mergedLabels(with: other, at: place)
    taken = try document.annotationIDs
    cargo = try other.unload()
    // They will come behind pages of this document.
    let count = cargo.pages.count
    let mapping = PageMapping(
      oldIndices: Array(repeating: nil, count: place) + (0..<count).map { $0 }, oldCount: count)
    let numbers = PageNumbers(in: other, following: mapping, other.pageObject)
    cargo.numbers = numbers
    guard let first = cargo.outline.first else { return }
    try other.eachOutlineEntry(from: first) { (entry) throws(EngineError) in
      try numbers.renumber(entry)
    }
  }

  /// Renumbers the pages of attachments in actions of pages and annotations.
  private func renumber(_ pages: [PDFObject]) throws(EngineError) {
    for page in pages {
      for holder in try [page] + (page["Annots"]?.elements ?? []) {
        try cargo.numbers?.renumber(holder)
      }
    }
  }

  /// The graft, after separating the transferred objects from the rest.
  private func begunGraft() throws(EngineError) -> ObjectGraft {
    if let graft { return graft }
    let graft = try ObjectGraft(from: other, into: document, selects: false)
    if cargo.tags != nil {
      graft.shiftStructureKeys(by: try document.nextStructureKey)
    } else {
      graft.dropStructureKeys()
    }
    cargo = try cargo.grafted(by: graft)
    self.graft = graft
    return graft
  }

  private func adoptFields(_ range: Range<Int>) throws(EngineError) {
    let fields = cargo.fields.dropFirst(range.lowerBound).prefix(range.count)
    for field in fields {
      try document.keep(formDefaults: cargo.formDefaults, in: field)
      try joining.merger?.adopt(field)
    }
  }

  private func put() throws(EngineError) {
    cargo.fonts = try document.renameFonts(of: cargo.formDefaults)
    if !cargo.fields.isEmpty {
      // Fields of this document's pages are taken, too, but not yet those of the new pages.
      try document.dropXFA()
      joining.merger = try FieldMerger(
        document, joins: joining.isWanted, keepsFields: true, joining.renamed)
    }
    let position = try document.outlinePosition(ofPage: place)
    mapping = try document.put(cargo.pages, at: place)
    if cargo.numbers?.hasAttachments == true { document.catalogMemory.lacksPageNumbers = false }
    if let labels { try document.setPageLabelSections(labels) }
    try document.insert(outline: cargo.outline, behind: position)
    try document.raiseVersion(to: other.pdfVersion)
    try document.adopt(layers: cargo.layers, cargo.shownLayers)
    try document.takeUpLayers()
  }
}
