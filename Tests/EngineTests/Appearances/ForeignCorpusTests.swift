// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Geometry
import TestSupport
import Testing

@testable import Engine

/// Annotations and fields that other programs drew look the same when they were moved, or resized, and
/// brought back: here and in other engines.
@Suite(.enabled(if: !TextSamples.corpus.isEmpty, "there is no ../shared/corpus"))
struct ForeignCorpusTests {
  /// Files that are named for annotations, and every fortieth; all of them with `RECTO_SWEEP=1`.
  private static let files = TextSamples.corpus.enumerated().filter { place, path in
    ProcessInfo.processInfo.environment["RECTO_SWEEP"] == "1" || place % 40 == 11
      || URL(filePath: path).lastPathComponent.hasPrefix("annotation-")
  }.map(\.element)

  private enum Way: String, CaseIterable {
    case move, resize

    /// There and back again.
    func steps(from rect: Rect) -> [Matrix] {
      switch self {
      case .move: return [.translation(10, 10), .translation(-10, -10)]
      case .resize:
        let origin = Matrix.translation(-rect.x0, -rect.y0)
        return [1.1, 1 / 1.1].map {
          origin.then(.scale($0, $0)).then(.translation(rect.x0, rect.y0))
        }
      }
    }
  }

  @Test(arguments: files)
  func whatWasBroughtBackLooksTheSame(path: String) throws {
    let context = try EngineContext(cacheBytes: 32 << 20)
    guard let document = try? Document.open(.file(path), in: context) else { return }
    let pictures = try PagePictures()
    var changes: [Change] = []
    for index in try pages(of: document) {
      let before = try pictures.add(index, of: document)
      for way in Way.allCases {
        let (copy, annotations) = try broughtBack(path, index, way, context)
        let after = try pictures.add(index, of: copy)
        changes.append(
          Change(way: way, page: index, annotations: annotations, before: before, after: after))
      }
    }
    try pictures.drawElsewhere()
    for change in changes { compare(change, pictures, path) }
  }

  /// A page whose annotations were brought back, with the places of its pictures.
  private struct Change {
    let way: Way
    let page: Int
    let annotations: [Annotation]
    let before: Int
    let after: Int
  }

  @Test func thereIsEnoughToCompare() throws {
    let context = try EngineContext(cacheBytes: 32 << 20)
    var count = 0
    for path in Self.files {
      guard let document = try? Document.open(.file(path), in: context) else { continue }
      for index in try pages(of: document) {
        count += try shown(on: document.page(index)).prefix(25).count * Way.allCases.count
      }
    }
    #expect(count > Self.files.count / 2)
  }

  /// The first two pages with annotations.
  private func pages(of document: Document) throws -> [Int] {
    var pages: [Int] = []
    for index in 0..<min(try document.pageCount, 30) where pages.count < 2 {
      guard let page = try? document.page(index), let all = try? shown(on: page) else { continue }
      if !all.isEmpty { pages.append(index) }
    }
    return pages
  }

  /// What has an appearance of another program, and shows.
  private func shown(on page: Page) throws -> [Annotation] {
    try page.annotations.filter { annotation in
      guard annotation.type != .popup, annotation.type != .link,
        !annotation.flags.contains(.hidden), annotation.rect.width > 1, annotation.rect.height > 1
      else { return false }
      return try page.hasForeignAppearance(page.annotationObject(annotation.id))
    }
  }

  /// A document of its own, after that was done to annotations of a page.
  private func broughtBack(
    _ path: String, _ index: Int, _ way: Way, _ context: EngineContext
  ) throws -> (Document, [Annotation]) {
    let document = try Document.open(.file(path), in: context)
    try document.enableJournal()
    let all = try Array(shown(on: document.page(index)).prefix(25))
    try document.operation("There and back") { () throws(EngineError) in
      for annotation in all {
        for step in way.steps(from: annotation.rect) {
          let page = try document.page(index)
          guard let now = try page.annotation(annotation.id) else { continue }
          try page.update(now.mapped(by: step))
        }
      }
    }
    return (document, all)
  }

  private func compare(_ change: Change, _ pictures: PagePictures, _ path: String) {
    for (engine, drawn) in pictures.byEngine {
      guard let picture = drawn[change.before], let other = drawn[change.after],
        !picture.samples.hasSameBytes(as: other.samples)
      else { continue }
      for annotation in change.annotations {
        let box = annotation.rect
        guard picture.painted(in: box) || other.painted(in: box) else { continue }
        let apart = picture.difference(from: other, in: box)
        let file = URL(filePath: path).lastPathComponent
        let what = "\(file), page \(change.page), \(annotation.id)"
        let most = engine == "ours" ? 0.05 : 0.12
        #expect(apart.mean <= most, "\(what): \(change.way) in \(engine): \(apart)")
      }
    }
  }
}

extension Pixmap {
  /// Whether there is anything but white.
  fileprivate func painted(in rect: Rect) -> Bool {
    let (left, top) = (max(0, Int(rect.x0) - 4), max(0, Int(rect.y0) - 4))
    let (right, bottom) = (min(width, Int(rect.x1) + 4), min(height, Int(rect.y1) + 4))
    guard left < right, top < bottom else { return false }
    return (top..<bottom).contains { row in
      samples.dropFirst((row * width + left) * 3).prefix((right - left) * 3)
        .contains { $0 != 255 }
    }
  }
}

/// Pages as each engine draws them that is there, a pixel a point.
private final class PagePictures {
  /// The pictures in the order of the pages, `nil` for pages that the engine does not draw.
  private(set) var byEngine: [String: [Pixmap?]] = ["ours": []]
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private var pages: [(file: String, index: Int)] = []

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Draws a page here, and keeps it for the other engines; returns its place.
  func add(_ index: Int, of document: Document) throws -> Int {
    let file = folder.appending(path: "\(pages.count).pdf").path
    try document.write(to: file, WriteOptions())
    let page = try document.page(index)
    let request = RasterRequest(
      pageSize: page.size, rect: nil, scale: 1, rotation: 0, colors: nil, background: .white)
    let rasterizer = Rasterizer(try document.context.clone())
    byEngine["ours"]?.append(try Pixmap(ppm: rasterizer.render(page.displayList(), request).ppm))
    pages.append((file, index))
    return pages.count - 1
  }

  func drawElsewhere() throws {
    if Poppler.isThere {
      byEngine["poppler"] = try pages.map {
        try Poppler.draw($0.file, page: $0.index, in: folder)
      }
    }
    if PDFium.isThere { byEngine["pdfium"] = try PDFium.draw(pages) }
  }
}
