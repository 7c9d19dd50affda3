// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Testing

struct GalleryTests {
  @Test(arguments: GalleryPage.all)
  func othersDrawTheSame(page: GalleryPage) throws {
    let file = try GalleryFile(page, Gallery.all)
    #expect(try file.complaint() == nil)
    guard let other = try file.drawnByPoppler() else { return }
    let ours = try file.drawn()
    #expect(ours.width == other.width && ours.height == other.height)
    #expect(ours.differences(from: other).isEmpty)
  }

  /// However the file lays the page, what it shows is the same.
  @Test(arguments: GalleryPage.all.dropFirst())
  func everythingStandsUpright(page: GalleryPage) throws {
    // Clouds begin somewhere else on a turned page.
    let annotations = Gallery.all.filter { $0.border.cloudiness == 0 }
    let upright = try GalleryFile(GalleryPage(), annotations).drawn()
    let turned = try GalleryFile(page, annotations).drawn()
    #expect(upright.differences(from: turned).isEmpty)
  }

  @Test(arguments: Gallery.all.filter { $0.type != .link })
  func everythingShows(annotation: Annotation) throws {
    let blank = try GalleryFile(GalleryPage(), []).drawn()
    let drawn = try GalleryFile(GalleryPage(), [annotation]).drawn()
    #expect(!blank.differences(from: drawn, least: 2).isEmpty)
  }

  @Test func drawingIsRepeatable() throws {
    let first = try GalleryFile(GalleryPage(), Gallery.all).bytes
    let second = try GalleryFile(GalleryPage(), Gallery.all).bytes
    #expect(first == second)
  }
}
