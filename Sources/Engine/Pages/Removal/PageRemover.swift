// SPDX-License-Identifier: AGPL-3.0-or-later

/// Removes pages and all references to them, in several pieces: links that only lead there; outline
/// entries that do, though an entry with remaining descendants stays without a target; names of places
/// there; widgets, and fields without widgets; structure elements without contents; document parts
/// without pages; article beads there. A rewritten file contains nothing of the pages.
///
/// Perform all pieces in order, within operations of the journal; nothing else may change the document
/// meanwhile. The document keeps all its pages until the final pieces, which empty the removed ones.
public final class PageRemover {
  private let document: Document
  private let doomed: [Int]
  private let kept: [Int]
  private let mapping: PageMapping
  /// The steps of each piece.
  private var pieces: [[Step]] = []
  private var removed: RemovedPages
  private var structure: StructureRemoval
  private var annotations: [String] = []
  private var changed: Set<Int> = []
  private var shared = SharedPageObjects()
  /// The dictionaries of removed fields.
  private var fields: [PDFObject] = []

  /// The most pages that a piece handles.
  private static let pagesAtOnce = 40
  /// The most annotations that a piece empties: each takes time for all those before it in the piece.
  private static let annotationsAtOnce = 400

  /// - Throws: ``EngineError/unsupported(_:)`` if no page would be left.
  public init(_ pages: [Int], from document: Document) throws(EngineError) {
    try document.check(pages: pages)
    let count = try document.pageCount
    let gone = Set(pages)
    guard gone.count < count else {
      throw .unsupported(
        "a document has at least one page; insert another one before deleting the last")
    }
    self.document = document
    (doomed, kept) = (gone.sorted(), (0..<count).filter { !gone.contains($0) })
    mapping = .removing(pages, from: count)
    removed = try RemovedPages(doomed, keeping: kept, in: document)
    structure = StructureRemoval(of: removed)
    let emptied = try removed.annotationRuns(of: Self.annotationsAtOnce)
    let steps = makeSteps(emptying: emptied)
    let isLarge = count > 2 * Self.pagesAtOnce || emptied.count > 1
    pieces = isLarge ? steps.map { [$0] } : [steps]
  }

  public var pieceCount: Int { pieces.count }

  /// - Returns: the result, with the last piece.
  public func perform(_ piece: Int) throws(EngineError) -> PageRemoval? {
    guard pieces.indices.contains(piece) else { return nil }
    for step in pieces[piece] { try take(step) }
    guard piece == pieces.count - 1 else { return nil }
    return PageRemoval(mapping: mapping, annotations: annotations, pages: changed)
  }

  private enum Step {
    case noteAnnotations(pages: [Int])
    case removeNames
    /// Removes links to the removed pages from these remaining pages.
    case removeLinks(pages: [Int])
    case turnOffFields
    /// Removes contents of removed pages from the form and the structure.
    case removeContents(places: [Int])
    case removeFromTrees
    case emptyAnnotations([RemovedPages.AnnotationRun])
    /// Empties the dictionaries of these removed pages.
    case emptyPages(places: [Int])
  }

  private func makeSteps(emptying annotations: [[RemovedPages.AnnotationRun]]) -> [Step] {
    let places = Array(removed.objects.indices).chunks(of: Self.pagesAtOnce)
    var steps = removed.owners.chunks(of: Self.pagesAtOnce).map { Step.noteAnnotations(pages: $0) }
    steps.append(.removeNames)
    steps += kept.chunks(of: Self.pagesAtOnce).map { .removeLinks(pages: $0) }
    steps.append(.turnOffFields)
    steps += places.map { .removeContents(places: $0) }
    steps.append(.removeFromTrees)
    steps += annotations.map { .emptyAnnotations($0) }
    return steps + places.map { .emptyPages(places: $0) }
  }

  private func take(_ step: Step) throws(EngineError) {
    switch step {
    case .noteAnnotations(let pages): try noteAnnotations(pages)
    case .removeNames: try document.removeNames(of: &removed)
    case .removeLinks(let pages): try removeLinks(pages)
    case .turnOffFields: try document.turnOffFields(onPages: removed)
    case .removeContents(let places):
      let pages = places.map { removed.objects[$0] }
      try structure.remove(pages, sharing: shared, from: document)
      fields += try document.removeFields(of: pages, sharing: shared)
    case .removeFromTrees: try removeFromTrees()
    case .emptyAnnotations(let runs):
      for run in runs { try empty(run) }
    case .emptyPages(let places):
      for place in places { try removed.objects[place].empty() }
      for field in fields { try field.empty() }
      fields = []
    }
  }

  /// Empties annotations: every remaining reference to them leads to an empty dictionary.
  private func empty(_ run: RemovedPages.AnnotationRun) throws(EngineError) {
    let annotations = try removed.objects[run.place]["Annots"]?.elements ?? []
    for annotation in annotations[run.range.clamped(to: annotations.indices)]
    where !shared.annotations.contains(annotation.number) {
      // Broken files list a field with widgets on other pages.
      if try annotation["Kids"] == nil { try annotation.empty() }
    }
  }

  private func noteAnnotations(_ pages: [Int]) throws(EngineError) {
    try document.nameLooseAnnotations()
    for page in pages { annotations += try document.annotationIDs(onPage: page) }
    try structure.noteAnnotations(ofPages: document.objects(ofPages: pages))
  }

  private func removeLinks(_ pages: [Int]) throws(EngineError) {
    let links = try document.deadLinks(to: removed, onPages: pages)
    if !links.isEmpty {
      try structure.note(links.map(\.object))
      try document.removeLinks(links)
      annotations += links.map(\.id)
      changed.formUnion(links.compactMap { mapping.newIndex($0.pageIndex) })
    }
    for page in try document.objects(ofPages: pages) { try shared.note(page) }
  }

  private func removeFromTrees() throws(EngineError) {
    try structure.finish(in: document)
    removed.elements = structure.removed
    try document.pruneOutline(of: removed)
    _ = try document.rearrange(mapping, newcomers: [], leaving: doomed) { () throws(EngineError) in
      try document.removeBeads(of: removed, sharing: shared)
      if let opening = try document.catalog?["OpenAction"], try removed.areOpened(by: opening) {
        try document.catalog?.set("OpenAction", nil)
      }
      try document.takeFromTree(doomed)
    }
    try PartHierarchy.prune(in: document)
  }
}

extension [Int] {
  fileprivate func chunks(of size: Int) -> [[Int]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }
}

extension RemovedPages {
  /// Whether the document's open action only leads to one of the pages.
  fileprivate func areOpened(by action: PDFObject) throws(EngineError) -> Bool {
    if try action.kind == .dictionary, let target = try action.place {
      guard try action["S"]?.name == "GoTo", try action["Next"] == nil else { return false }
      return try areLed(toBy: target)
    }
    return try areLed(toBy: action)
  }
}

/// The result of removing pages: the mapping of the pages, and the other removed objects.
public struct PageRemoval {
  public var mapping: PageMapping
  /// The ids of the removed annotations. They were on the removed pages, or were links to them.
  public var annotations: [String]
  /// The pages that lost links, by their new indices.
  public var pages: Set<Int>
}

extension Document {
  /// Removes pages and all references to them in one call; see ``PageRemover``. Only within an
  /// operation of the journal.
  ///
  /// - Throws: ``EngineError/unsupported(_:)`` if no page would be left.
  public func deletePages(_ pages: [Int]) throws(EngineError) -> PageRemoval {
    let remover = try PageRemover(pages, from: self)
    for piece in 0..<remover.pieceCount {
      if let removal = try remover.perform(piece) { return removal }
    }
    throw .rejected("the pages could not be removed")
  }
}
