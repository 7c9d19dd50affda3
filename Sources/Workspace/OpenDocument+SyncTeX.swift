// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import SyncTeX

/// The SyncTeX file that was read last. The identity is the file's at that time.
struct SyncTeXReading {
  var file: SyncTeXFile?
  var identity: FileIdentity?
}

extension OpenDocument {
  /// The places of a source line on the pages. They are in page space, the likeliest first.
  ///
  /// - Throws: ``EngineError/notFound(what:_:)`` if there is no SyncTeX file, or it has no such
  ///   source.
  public func locations(
    ofLine line: Int, column: Int?, in file: String, near pageIndex: Int?
  ) throws(EngineError) -> [SyncTeXLocation] {
    let found = try syncTeXFile().locations(ofLine: line, column: column, in: file, near: pageIndex)
    guard let found else {
      throw .notFound(
        what: "source", "The document was not made from \(file): check the path of the source.")
    }
    var locations: [SyncTeXLocation] = []
    let count = try document.pageCount
    for var location in found where location.pageIndex < count {
      location.rect = try document.sheetToPage(location.pageIndex).apply(location.rect)
      locations.append(location)
    }
    return locations
  }

  /// The source line of the contents at a point in page space.
  ///
  /// - Throws: ``EngineError/notFound(what:_:)`` if there is no SyncTeX file, or it has no entry
  ///   there.
  public func source(at point: Point, onPage pageIndex: Int) throws(EngineError) -> SyncTeXSource {
    let notes = try syncTeXFile()
    let map = try document.sheetToPage(pageIndex).inverse ?? .identity
    guard let source = notes.source(at: map.apply(point), onPage: pageIndex) else {
      throw .notFound(what: "source", "No source is known for this place.")
    }
    return source
  }

  /// The SyncTeX file, read again if TeX has run in the meantime.
  private func syncTeXFile() throws(EngineError) -> SyncTeXFile {
    guard let path, let notes = SyncTeXFile.path(beside: path) else {
      throw .notFound(
        what: "synctex",
        "There is no .synctex.gz or .synctex beside the document: run TeX with -synctex=1.")
    }
    let identity = FileIdentity(path: notes)
    if let file = readings.syncTeX.file, readings.syncTeX.identity == identity { return file }
    guard let file = SyncTeXFile(beside: path) else {
      throw .damaged("\(notes) cannot be read")
    }
    readings.syncTeX = SyncTeXReading(file: file, identity: identity)
    return file
  }
}
