// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Testing

@testable import Engine

/// Lines that are drawn beside their ends, and what is written along them.
struct LeaderTests {
  private func line(_ change: (inout Annotation) -> Void) -> Annotation {
    Gallery.make("line", .line, Rect(50, 90, 250, 110)) {
      $0.line = [Point(50, 100), Point(250, 100)]
      change(&$0)
    }
  }

  private func leading(_ length: Double, offset: Double = 0, beyond: Double = 0) -> Annotation {
    line {
      var leader = Annotation.Leader(length: length)
      (leader.offset, leader.overshoot) = (offset, beyond)
      $0.leader = leader
    }
  }

  @Test(arguments: GalleryPage.all)
  func whatIsWrittenIsRead(page: GalleryPage) throws {
    var given = leading(30, offset: 5, beyond: 8)
    given.caption = .init(.top)
    given.caption?.offset = Point(3, 4)
    let read = try #require(try GalleryFile(page, [given]).annotations.first)
    #expect(read.leader == given.leader)
    #expect(read.caption == given.caption)
  }

  @Test(arguments: GalleryPage.all, [30.0, -30])
  func theLineIsBesideItsEnds(page: GalleryPage, length: Double) throws {
    let file = try GalleryFile(page, [leading(length, offset: 5, beyond: 8)])
    let drawn = try file.drawn()
    let y = length > 0 ? 65.0 : 135
    // To the left as one goes along is up for a line to the right.
    #expect(drawn.isPainted(Rect(140, y - 1, 160, y + 1)))
    #expect(!drawn.isPainted(Rect(140, 98, 160, 102)))
    let (near, far) = (100 + (y - 100) * 0.5, y + (length > 0 ? -6 : 6))
    #expect(drawn.isPainted(Rect(49, near - 1, 51, near + 1)))
    #expect(drawn.isPainted(Rect(249, far - 1, 251, far + 1)))
    #expect(!drawn.isPainted(Rect(45, 98, 55, 102)))
    let read = try #require(try file.annotations.first)
    #expect(read.rect.contains(Point(150, y)))
    #expect(read.distance(to: Point(150, y)) == 0)
    #expect(read.distance(to: Point(150, 100)) > 20)
  }

  @Test func aCaptionLeavesRoomInTheLine() throws {
    let plain = try GalleryFile(GalleryPage(), [line { $0.contents = "42 m" }]).drawn()
    let inline = try GalleryFile(
      GalleryPage(),
      [
        line {
          $0.contents = "42 m"
          $0.caption = .init(.inline)
        }
      ])
    let top = try GalleryFile(
      GalleryPage(),
      [
        line {
          $0.contents = "42 m"
          $0.caption = .init(.top)
        }
      ])
    let above = Rect(140, 88, 160, 97)
    #expect(plain.ink(above) == 0)
    #expect(try inline.drawn().ink(Rect(135, 102, 165, 108)) > 0)
    #expect(try top.drawn().ink(above) > 0)
    #expect(try top.drawn().ink(Rect(135, 102, 165, 108)) == 0)
    #expect(try inline.annotations.first?.caption == .init(.inline))
    #expect(try top.complaint() == nil && inline.complaint() == nil)
  }

  @Test func aMeasureSaysWhereItsValueIs() throws {
    let document = try GalleryPage().document(with: [
      line { $0.measure = .init(unitsPerPoint: 1, unit: "pt", ratio: "1 pt = 1 pt") }
    ])
    let page = try document.page(0)
    #expect(try page.annotationObject("line")["CP"]?.name == "Top")
    var read = try #require(try page.annotation("line"))
    #expect(read.caption == nil)
    read.caption = .init(.inline)
    try document.operation("Change") { () throws(EngineError) in try page.update(read) }
    #expect(try page.annotationObject("line")["CP"]?.name == "Inline")
    #expect(try page.annotation("line")?.caption == .init(.inline))
  }
}

extension Pixmap {
  /// How much darker than white the pixels of a rectangle are, as a share.
  fileprivate func ink(_ rect: Rect) -> Double {
    var sum = 0
    for y in Int(rect.y0)..<Int(rect.y1) {
      for x in Int(rect.x0)..<Int(rect.x1) {
        let start = samples.startIndex + (y * width + x) * 3
        sum += 3 * 255 - Int(samples[start]) - Int(samples[start + 1]) - Int(samples[start + 2])
      }
    }
    return Double(sum) / (3 * 255 * rect.area)
  }

  fileprivate func isPainted(_ rect: Rect) -> Bool { ink(rect) > 0.2 }
}
