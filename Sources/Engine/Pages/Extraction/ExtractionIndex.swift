// SPDX-License-Identifier: AGPL-3.0-or-later

/// The names and outline entries for each page of a document. They are read once for all extractions
/// from it. A change of the document invalidates them.
public final class ExtractionIndex {
  let source: Document
  /// The wanted pages, by object number.
  private(set) var pageIndices: [Int: Int] = [:]
  private(set) var names: NamedPlaces
  private(set) var outline: OutlineIndex
  let labels: [PageLabelSection]?
  /// The positions of kids in long arrays.
  var positions = ArrayPositions()

  private var unread: ArraySlice<Int>
  private static let pagesAtOnce = 200

  /// - Parameter pages: all pages that will be extracted.
  public init(_ source: Document, pages: [Int]) throws(EngineError) {
    self.source = source
    unread = pages[...]
    names = try NamedPlaces(source)
    outline = try OutlineIndex(source)
    labels = try source.pageLabelSections
  }

  /// Reads for a short while.
  ///
  /// - Returns: whether all is read.
  public func advance() throws(EngineError) -> Bool {
    if !unread.isEmpty {
      for page in unread.prefix(Self.pagesAtOnce) {
        guard let number = try source.pageObject(page)?.number, number > 0 else { continue }
        pageIndices[number] = pageIndices[number] ?? page
      }
      unread = unread.dropFirst(Self.pagesAtOnce)
      return false
    }
    if try names.advance(self) { return try outline.advance(self) }
    return false
  }

  /// The target of a destination.
  enum Lead {
    /// A wanted page.
    case page(Int)
    case otherPage
    /// No known page.
    case elsewhere
  }

  /// The target of a destination, explicit or by name.
  func lead(of destination: PDFObject) throws(EngineError) -> Lead {
    switch try destination.kind {
    case .name: return try destination.name.flatMap { names.leads[Array($0.utf8)] } ?? .elsewhere
    case .string: return try destination.bytes.flatMap { names.leads[$0] } ?? .elsewhere
    default: return try lead(ofExplicit: destination)
    }
  }

  /// The target of an explicit destination.
  func lead(ofExplicit destination: PDFObject) throws(EngineError) -> Lead {
    guard let place = try destination.place, try place.kind == .array, let page = try place[0]
    else { return .elsewhere }
    guard page.number > 0 else { return try page.integer.map { .page($0) } ?? .elsewhere }
    if let index = pageIndices[page.number] { return .page(index) }
    if case .page(let index) = try lead(ofElement: page) { return .page(index) }
    return try page.kind == .dictionary ? .otherPage : .elsewhere
  }

  /// The target of a link or an outline entry. `elsewhere` if the object has another effect.
  func lead(ofObject object: PDFObject) throws(EngineError) -> Lead {
    if let destination = try object.onlyDestination { return try lead(of: destination) }
    guard try object["A"] == nil, let element = try object["SE"] else { return .elsewhere }
    return try lead(ofElement: element)
  }

  /// The page of a structure element.
  private func lead(ofElement element: PDFObject) throws(EngineError) -> Lead {
    guard let page = try element.pageOfElement else { return .elsewhere }
    return pageIndices[page.number].map { .page($0) } ?? .otherPage
  }
}
