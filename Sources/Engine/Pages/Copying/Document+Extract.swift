// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

extension Document {
  /// Writes some pages, in the order given, to a new file, with all that belongs to them: annotations,
  /// fields, labels, structure, the links between them and the entries of the outline that lead to
  /// them. Files that are attached to the document are left out. This document stays as it is.
  ///
  /// - Parameter encryption: how the file is encrypted.
  /// - Throws: as ``check(pages:)``, and ``EngineError/saveFailed(_:)``.
  public func extract(
    _ pages: [Int], to path: String, _ encryption: Encryption
  ) throws(EngineError) {
    try check(pages: pages)
    let copy = try copied()
    try copy.keepOnly(pages)
    var options = WriteOptions()
    (options.encryption, options.isOptimized, options.compressesObjects) = (encryption, true, true)
    try copy.writeOut(to: path, options)
    try readBack(pages, from: path, options)
  }

  /// Opens a file that pages were written to, and looks for them there.
  ///
  /// - Throws: ``EngineError/saveFailed(_:)`` where a page is missing, or another one is in its place.
  private func readBack(
    _ pages: [Int], from path: String, _ options: WriteOptions
  ) throws(EngineError) {
    let written = try openWritten(path, options)
    let found = try written.pageCount
    guard found == pages.count else {
      throw Document.isLackingPages("has \(found) of \(pages.count) pages")
    }
    for (place, index) in pages.enumerated()
    where try !written.pageGeometry(place).isNear(pageGeometry(index)) {
      throw Document.isLackingPages("shows page \(index) in another size")
    }
  }

  /// Some of the pages, in their order, as a document of its own, with all that ``extract(_:to:_:)``
  /// keeps: for taking pages out of that.
  ///
  /// - Parameter path: where it is written; it is not needed any more afterwards.
  public func part(_ pages: [Int], through path: String) throws(EngineError) -> Document {
    let copy = try copied()
    try copy.keepOnly(pages)
    try copy.writeOut(to: path, WriteOptions())
    return try Document.open(.file(path), password: password, in: context)
  }

  private static func isLackingPages(_ what: String) -> EngineError {
    .saveFailed("The new file was read back and \(what), so it was thrown away.")
  }

  private func keepOnly(_ pages: [Int]) throws(EngineError) {
    let labels = try pageLabelSections?.picking(pages)
    let kept = Set(pages)
    let gone = (0..<(try pageCount)).filter { !kept.contains($0) }
    if !gone.isEmpty { _ = try deletePages(gone) }
    let ranks = Dictionary(
      uniqueKeysWithValues: pages.sorted().enumerated().map { ($0.element, $0.offset) })
    _ = try movePages(pages.compactMap { ranks[$0] }, to: 0)
    if let labels { try setPageLabelSections(labels) }
    try catalog?["Names"]?.set("EmbeddedFiles", nil)
    for key in ["AF", "Collection", "Perms"] { try catalog?.set(key, nil) }
    try forgetSignatures()
  }
}

extension [PageLabelSection] {
  /// The same sections of pages that lie so much further on.
  func moved(by distance: Int) -> [PageLabelSection] {
    map { section in
      var section = section
      section.first += distance
      return section
    }
  }

  /// The sections of a document that has some of the pages, each called as it is now.
  func picking(_ pages: [Int]) -> [PageLabelSection] {
    var result: [PageLabelSection] = []
    for (position, index) in pages.enumerated() {
      var section = last { $0.first <= index } ?? PageLabelSection(first: 0)
      section.start = section.start &+ (index - section.first)
      section.first = position
      if let before = result.last, before.style == section.style,
        before.prefix == section.prefix,
        before.start &+ (position - before.first) == section.start
      {
        continue
      }
      result.append(section)
    }
    return result
  }
}

extension PageGeometry {
  /// Whether both are the same but for the rounding of numbers in files.
  fileprivate func isNear(_ other: PageGeometry) -> Bool {
    rotation == other.rotation && (size.width - other.size.width).magnitude < 0.1
      && (size.height - other.size.height).magnitude < 0.1
  }
}
