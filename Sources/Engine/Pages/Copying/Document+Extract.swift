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
