// SPDX-License-Identifier: AGPL-3.0-or-later

/// Inserts copies of pages before a page, in several pieces.
///
/// The copies have the order given. Their annotations get new ids, their fields new names. A field with
/// widgets on several of the pages stays one field.
///
/// Perform all pieces in order, within operations of the journal; nothing else may change the document
/// meanwhile.
public final class PageDuplicator {
  private let document: Document
  private let place: Int
  private var pieces: [[Step]] = []
  private var names: CopyNames
  private var copies: [PDFObject] = []
  private let shared = SharedFields()
  /// The copier of a page that takes several pieces. `adopted` is the number of its fields that are in
  /// the form.
  private var copier: PageCopier?
  private var adopted = 0
  private var calculated: [PDFObject] = []
  /// Made for the first copied field.
  private var merger: FieldMerger?
  /// The copied pages and annotations, whose actions may name copied fields.
  private var holders: [PDFObject] = []

  private enum Step {
    /// Copies a whole page.
    case copy(page: Int)
    // The steps of a page with many annotations.
    case begin(page: Int)
    case reserve(annotations: Range<Int>)
    /// Fills this step's share of the remaining copies. The following steps get equal shares.
    case fill(stepsLeft: Int)
    case adopt(stepsLeft: Int)
    // The last steps, when all fields have their names.
    case rename(stepsLeft: Int)
    case put
  }

  private static let pagesAtOnce = 10
  private static let annotationsAtOnce = 400

  /// - Throws: ``EngineError/notFound(what:_:)`` for pages or a place that do not exist.
  public init(_ pages: [Int], at place: Int, in document: Document) throws(EngineError) {
    try document.check(pages: pages)
    try document.checkRoom(forPages: pages.count)
    guard (0...(try document.pageCount)).contains(place) else {
      throw .notFound(what: "page", "There is no place \(place): the document is shorter.")
    }
    (self.document, self.place) = (document, place)
    names = try CopyNames(for: document)
    pieces = try makePieces(of: pages)
  }

  public var pieceCount: Int { pieces.count }

  /// - Returns: the mapping of the pages, once the copies are inserted.
  public func perform(_ piece: Int) throws(EngineError) -> PageMapping? {
    guard pieces.indices.contains(piece) else { return nil }
    if piece == 0 {
      document.reloadPages()
      // The copies would otherwise lead to what is at these places later.
      try PageNumbers.resolve(in: document)
    }
    var mapping: PageMapping?
    for step in pieces[piece] { mapping = try take(step) ?? mapping }
    return mapping
  }

  private func makePieces(of pages: [Int]) throws(EngineError) -> [[Step]] {
    var pieces: [[Step]] = []
    // The pages and annotations of the last piece, if more pages can join it.
    var open: (pages: Int, annotations: Int)?
    var total = 0
    for page in pages {
      let annotations = try document.pageObject(page)?["Annots"]?.elements ?? []
      shared.annotations.formUnion(annotations.map(\.number).filter { $0 > 0 })
      let count = annotations.count
      total += count
      guard count <= Self.annotationsAtOnce else {
        pieces += makeSteps(page, annotations: count).map { [$0] }
        open = nil
        continue
      }
      if let last = open, last.pages < Self.pagesAtOnce,
        last.annotations + count <= Self.annotationsAtOnce
      {
        pieces[pieces.count - 1].append(.copy(page: page))
        open = (last.pages + 1, last.annotations + count)
      } else {
        pieces.append([.copy(page: page)])
        open = (1, count)
      }
    }
    guard pieces.count > 1 else { return [(pieces.first ?? []) + [.rename(stepsLeft: 1), .put]] }
    let renames = (0...(total / Self.annotationsAtOnce)).reversed().map {
      [Step.rename(stepsLeft: $0 + 1)]
    }
    return pieces + renames + [[.put]]
  }

  private func makeSteps(_ page: Int, annotations count: Int) -> [Step] {
    let ranges = stride(from: 0, to: count, by: Self.annotationsAtOnce).map {
      $0..<min($0 + Self.annotationsAtOnce, count)
    }
    // Most annotations have at most one object of their own field.
    let fills = (1...(2 * ranges.count)).reversed().map { Step.fill(stepsLeft: $0) }
    let adoptions = (1...ranges.count).reversed().map { Step.adopt(stepsLeft: $0) }
    return [.begin(page: page)] + ranges.map { .reserve(annotations: $0) } + fills + adoptions
  }

  private func take(_ step: Step) throws(EngineError) -> PageMapping? {
    switch step {
    case .copy(let index):
      guard var copier = try makeCopier(ofPage: index) else { return nil }
      copies.append(try copier.copy())
      names = copier.names
      try adopt(copier.fields, kids: copier.addedKids)
      holders += copies.suffix(1) + copier.annotations
      calculated += try copier.calculated
    case .begin(let index):
      copier = try makeCopier(ofPage: index)
      if let copy = try copier?.begin() { copies.append(copy) }
    case .reserve(let range): try copier?.reserve(annotations: range)
    case .fill(let steps):
      let pending = copier?.pending ?? 0
      // The last step also fills what the others found, such as popups.
      try copier?.fill(steps == 1 ? .max : (pending + steps - 1) / steps)
      names = copier?.names ?? names
    case .adopt(let steps):
      let pending = (copier?.fields ?? []).dropFirst(adopted)
      let next = pending.prefix((pending.count + steps - 1) / steps)
      try adopt(Array(next))
      adopted += next.count
      guard steps == 1 else { break }
      try adopt([], kids: copier?.addedKids ?? [])
      holders += copies.suffix(1) + (copier?.annotations ?? [])
      calculated += try copier?.calculated ?? []
      (copier, adopted) = (nil, 0)
    case .rename(let steps):
      let next = holders.suffix((holders.count + steps - 1) / steps)
      for holder in next { try merger?.renamed.follow(in: holder, of: document) }
      holders.removeLast(next.count)
    case .put:
      try document.append(calculated: calculated)
      return try document.put(copies, at: place)
    }
    return nil
  }

  private func makeCopier(ofPage index: Int) throws(EngineError) -> PageCopier? {
    try document.objects(ofPages: [index]).first.map {
      PageCopier(of: $0, in: document, names, sharing: shared)
    }
  }

  /// Adds top-level fields to the form. If the form already has a field with a name, a number is
  /// appended to the new one.
  ///
  /// - Parameter kids: the widgets and fields that joined fields added before.
  private func adopt(_ fields: [PDFObject], kids: [PDFObject] = []) throws(EngineError) {
    guard !fields.isEmpty || !kids.isEmpty else { return }
    if merger == nil {
      try document.dropXFA()
      merger = try FieldMerger(document, joins: false, keepsFields: true)
    }
    for field in fields { try merger?.adopt(field) }
    for kid in kids { try merger?.adopt(kid: kid) }
  }
}
