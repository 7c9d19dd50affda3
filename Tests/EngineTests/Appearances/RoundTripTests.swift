// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Testing

struct RoundTripTests {
  @Test(arguments: GalleryPage.all)
  func whatIsWrittenIsRead(page: GalleryPage) throws {
    let read = try GalleryFile(page, Gallery.all).annotations
    #expect(read.map(\.id) == Gallery.all.map(\.id))
    for (given, read) in zip(Gallery.all, read) {
      #expect(read.comparable == given.comparable, "\(given.id)")
      #expect(read.rotation == given.rotation, "\(given.id)")
      #expect(read.rect.isNear(given.rect, by: 60), "\(given.id) \(read.rect)")
    }
  }

  @Test(arguments: GalleryPage.all)
  func boxesStayWhereTheyWereGiven(page: GalleryPage) throws {
    let ids = ["square", "free", "turned", "approved", "tilted", "note", "count", "file", "link"]
    let read = try GalleryFile(page, Gallery.all).annotations
    for given in Gallery.all where ids.contains(given.id) {
      let found = try #require(read.first { $0.id == given.id })
      #expect(found.rect.isNear(given.rect, by: 0.01), "\(given.id) \(found.rect)")
      #expect(found.uprightBox.isNear(given.uprightBox), "\(given.id) \(found.uprightBox)")
    }
    let callout = try #require(read.first { $0.id == "callout" })
    #expect(callout.textBox?.isNear(Rect(10, 270, 110, 300), by: 0.01) == true)
    #expect(callout.rect.contains(Point(20, 340)))
  }

  @Test func whatIsHeldIsFetched() throws {
    let file = try GalleryFile(GalleryPage(), Gallery.all)
    let page = try file.open().page(0)
    #expect(try page.contents(of: "file").attachment?.bytes == Array("hello".utf8))
    #expect(try page.contents(of: "sound").sound?.bytes?.count == 800)
    #expect(try page.annotation("file")?.attachment?.size == 5)
    #expect(throws: EngineError.self) { try page.contents(of: "nobody") }
  }

  /// A stamp that is copied looks the same elsewhere, turned and transparent ones too.
  @Test(arguments: ["approved", "tilted", "words", "image", "photo", "signature"])
  func copiesLookTheSame(id: String) throws {
    let original = try #require(Gallery.all.first { $0.id == id })
    let first = try GalleryFile(GalleryPage(), [original])
    var copy = try first.open().page(0).contents(of: id)
    copy.id = "copy"
    let second = try GalleryFile(GalleryPage(rotation: 90), [copy])
    #expect(try first.drawn().differences(from: second.drawn(), least: 24).isEmpty)
    var third = try second.open().page(0).contents(of: "copy")
    third.id = "third"
    let last = try GalleryFile(GalleryPage(), [third])
    #expect(try first.drawn().differences(from: last.drawn(), least: 24).isEmpty)
  }
}

extension Annotation {
  /// What comes back as it was given, but for single precision.
  fileprivate var comparable: Annotation {
    var copy = self
    copy.rect = Rect(0, 0, 0, 0)
    (copy.uprightSize, copy.textBox, copy.rotation) = (nil, nil, 0)
    copy.hasAppearance = false
    copy.attachment?.bytes = nil
    copy.sound?.bytes = nil
    if case .image = copy.picture { copy.picture = nil }
    copy.color = color?.rounded
    copy.interiorColor = interiorColor?.rounded
    copy.opacity = (opacity * 1000).rounded() / 1000
    copy.text?.color = (text?.color ?? Color(red: 0, green: 0, blue: 0)).rounded
    if type == .link, let action, case .uri(let uri) = action.kind {
      copy.action = Action(
        .uri(uri == "https://example.org/ä" ? "https://example.org/%C3%A4" : uri))
      copy.created = nil
    }
    // Without a colour there is no line.
    if type == .freeText || type == .link, color == nil { copy.border = .init() }
    copy.measure?.unitsPerPoint = ((measure?.unitsPerPoint ?? 0) * 1e5).rounded()
    copy.measure?.precision = ((measure?.precision ?? 0) * 1e5).rounded()
    func near(_ point: Point) -> Point { Point(point.x.rounded(), point.y.rounded()) }
    copy.vertices = vertices.map(near)
    copy.line = line.map(near)
    copy.callout = callout.map(near)
    copy.strokes = strokes.map { $0.map(near) }
    copy.pressures = pressures.map { $0.map { ($0 * 1000).rounded() } }
    copy.quads = quads.map { Quad(Rect(around: $0.points.map(near)) ?? Rect(0, 0, 0, 0)) }
    return copy
  }
}

extension Color {
  fileprivate var rounded: Color {
    Color(
      red: (red * 100).rounded() / 100, green: (green * 100).rounded() / 100,
      blue: (blue * 100).rounded() / 100)
  }
}

extension Rect {
  func isNear(_ other: Rect, by distance: Double) -> Bool {
    [x0 - other.x0, y0 - other.y0, x1 - other.x1, y1 - other.y1]
      .allSatisfy { $0.magnitude <= distance }
  }
}

extension Size {
  fileprivate func isNear(_ other: Size) -> Bool {
    (width - other.width).magnitude < 0.02 && (height - other.height).magnitude < 0.02
  }
}
