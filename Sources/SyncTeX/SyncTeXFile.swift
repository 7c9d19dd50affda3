// SPDX-License-Identifier: AGPL-3.0-or-later

import CSyncTeX
import Geometry
import System

/// TeX's record of the places of source lines on the pages: the file `.synctex.gz` or `.synctex`
/// beside a PDF.
///
/// Places are in 1/72 inch from the upper left of TeX's sheet, with y down. They ignore the page's
/// rotation and crop box.
public final class SyncTeXFile {
  private let scanner: OpaquePointer
  /// The folder that relative source names are resolved against.
  private let folder: String
  /// The sources as named in the file.
  private let sources: [String]

  /// - Parameter pdf: the path of the PDF that the file belongs to.
  /// - Returns: `nil` if there is no such file, or if it is malformed.
  public init?(beside pdf: String) {
    let files = SyncTeXFile.paths(beside: pdf)
    guard !files.isEmpty,
      files.allSatisfy({ NotesFile.read($0).map(NotesCheck.isSound) ?? false }),
      let scanner = synctex_scanner_new_with_output_file(pdf, nil, 1)
    else { return nil }
    self.scanner = scanner
    folder = SourcePath.absolute(FilePath.folder(of: pdf), in: SourcePath.current)
    var sources: [String] = []
    var input = synctex_scanner_input(scanner)
    while let node = input {
      if let name = synctex_scanner_get_name(scanner, synctex_node_tag(node)) {
        sources.append(String(cString: name))
      }
      input = synctex_node_sibling(node)
    }
    self.sources = sources
  }

  deinit { synctex_scanner_free(scanner) }

  /// The path of the SyncTeX file beside a PDF; `nil` if there is no readable one.
  public static func path(beside pdf: String) -> String? { paths(beside: pdf).first }

  /// The possible paths. If both files exist, libsynctex chooses; it removes any extension.
  private static func paths(beside pdf: String) -> [String] {
    let stem = pdf[..<FilePath.stem(of: pdf).endIndex]
    return [".synctex.gz", ".synctex"].map { stem + $0 }.filter { access($0, R_OK) == 0 }
  }

  /// The places of a source line on the pages. The most likely place comes first.
  ///
  /// - Parameters:
  ///   - file: an absolute path, a path relative to the PDF's folder, or the end of a path that only one
  ///     source has.
  ///   - line: from 1.
  ///   - pageIndex: the current page, whose places come first.
  /// - Returns: `nil` if there is no such source.
  public func locations(
    ofLine line: Int, column: Int?, in file: String, near pageIndex: Int? = nil
  ) -> [SyncTeXLocation]? {
    guard let name = source(file) else { return nil }
    let line = Int32(clamping: line)
    let hint = Int32(clamping: (pageIndex ?? -1) &+ 1)
    let found = synctex_display_query(
      scanner, name, line, column.map { Int32(clamping: $0) } ?? -1, hint)
    guard found > 0 else { return [] }
    var locations: [SyncTeXLocation] = []
    while let node = synctex_scanner_next_result(scanner), locations.count < 1000 {
      guard let location = SyncTeXLocation(node), !locations.contains(location) else { continue }
      locations.append(location)
    }
    return locations
  }

  /// The source of the content at a place of a page; `nil` if there is none.
  public func source(at point: Point, onPage pageIndex: Int) -> SyncTeXSource? {
    guard let page = Int32(exactly: pageIndex &+ 1), page > 0, point.isFinite,
      synctex_edit_query(scanner, page, Float(point.x), Float(point.y)) > 0,
      let node = synctex_scanner_next_result(scanner),
      let name = synctex_scanner_get_name(scanner, synctex_node_tag(node))
    else { return nil }
    let column = Int(synctex_node_column(node))
    return SyncTeXSource(
      file: SourcePath.absolute(String(cString: name), in: folder),
      line: Int(synctex_node_line(node)), column: column > 0 ? column : nil)
  }

  /// The name of a source in the file.
  private func source(_ wanted: String) -> String? {
    if sources.contains(wanted) { return wanted }
    let path = SourcePath.absolute(wanted, in: folder)
    if let same = sources.first(where: { SourcePath.absolute($0, in: folder).isExactly(path) }) {
      return same
    }
    let real = SourcePath.real(path)
    if let same = sources.first(where: {
      SourcePath.real(SourcePath.absolute($0, in: folder)).isExactly(real)
    }) {
      return same
    }
    guard !FilePath.isAbsolute(wanted) else { return nil }
    let ends = sources.filter {
      SourcePath.absolute($0, in: folder).utf8.reversed().starts(
        with: ("/" + wanted).utf8.reversed())
    }
    return ends.count == 1 ? ends.first : nil
  }
}

/// A place on a page that a source line produced.
public struct SyncTeXLocation: Hashable, Sendable {
  public var pageIndex: Int
  public var rect: Rect

  init?(_ node: OpaquePointer) {
    let (x, y) = (synctex_node_box_visible_h(node), synctex_node_box_visible_v(node))
    let (width, height) = (
      synctex_node_box_visible_width(node), synctex_node_box_visible_height(node)
    )
    let depth = synctex_node_box_visible_depth(node)
    guard [x, y, width, height, depth].allSatisfy(\.isFinite) else { return nil }
    pageIndex = Int(synctex_node_page(node)) - 1
    guard pageIndex >= 0 else { return nil }
    rect = Rect(Double(x), Double(y - height), Double(x + abs(width)), Double(y + depth))
  }
}

public struct SyncTeXSource: Hashable, Sendable {
  /// An absolute path.
  public var file: String
  /// The line, from 1.
  public var line: Int
  public var column: Int?
}
