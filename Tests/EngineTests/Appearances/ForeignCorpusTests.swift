// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Geometry
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
    for index in try pages(of: document) {
      let before = try PagePictures(of: document, index)
      for way in Way.allCases { try compare(path, index, way, before, context) }
    }
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

  private func compare(
    _ path: String, _ index: Int, _ way: Way, _ before: PagePictures, _ context: EngineContext
  ) throws {
    let document = try Document.open(.file(path), in: context)
    try document.enableJournal()
    let all = try shown(on: document.page(index)).prefix(25)
    try document.operation("There and back") { () throws(EngineError) in
      for annotation in all {
        for step in way.steps(from: annotation.rect) {
          let page = try document.page(index)
          guard let now = try page.annotation(annotation.id) else { continue }
          try page.update(now.mapped(by: step))
        }
      }
    }
    let after = try PagePictures(of: document, index)
    for (engine, picture) in before.byEngine {
      guard let other = after.byEngine[engine] else { continue }
      for annotation in all where picture.samples != other.samples {
        let box = annotation.rect
        guard picture.painted(in: box) || other.painted(in: box) else { continue }
        let apart = picture.difference(from: other, in: box)
        let what = "\(URL(filePath: path).lastPathComponent), page \(index), \(annotation.id)"
        let most = engine == "ours" ? 0.05 : 0.12
        #expect(apart.mean <= most, "\(what): \(way) in \(engine): \(apart)")
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

/// A page as each engine draws it that is there, a pixel a point.
private struct PagePictures {
  private(set) var byEngine: [String: Pixmap] = [:]

  init(of document: Document, _ index: Int) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "page.pdf").path
    try document.write(to: file, WriteOptions())
    let page = try document.page(index)
    let request = RasterRequest(
      pageSize: page.size, rect: nil, scale: 1, rotation: 0, colors: nil, background: .white)
    let rasterizer = Rasterizer(try document.context.clone())
    byEngine["ours"] = try Pixmap(ppm: rasterizer.render(page.displayList(), request).ppm)
    if Poppler.isThere {
      byEngine["poppler"] = try Poppler.draw(file, page: index, in: folder)
    }
    if PDFium.isThere { byEngine["pdfium"] = try PDFium.draw(file, page: index, in: folder) }
  }
}
