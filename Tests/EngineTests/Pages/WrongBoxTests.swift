// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Testing

@testable import Engine

/// Boxes that cannot be right (ISO 32000-2, 14.11.2).
@Suite struct WrongBoxTests {
  private func file(media: String, _ entries: String) -> MinimalPDF {
    var file = MinimalPDF([], entries: entries)
    file.mediaBox = media
    return file
  }

  @Test(arguments: [
    ("/CropBox[0 0 0 0]", Size(800, 600)), ("/CropBox[600 800 1000 1000]", Size(800, 600)),
    ("/CropBox[0 0 0 100]", Size(800, 600)), ("/CropBox[1 2 3]", Size(800, 600)),
    ("/CropBox(no)", Size(800, 600)), ("/CropBox[/a 0 9 9]", Size(800, 600)),
    ("/CropBox null", Size(800, 600)), ("/CropBox[50 40 20 20]", Size(30, 20)),
    ("/CropBox[-9 -9 90 900]", Size(90, 600)),
  ])
  func aPageIsShownByWhatIsRight(entries: String, size: Size) throws {
    let document = try file(media: "800 600 0 0", entries).open()
    #expect(try document.page(0).size == size)
    #expect(try document.pageBoxes(0)[.media] == Rect(0, 0, 800, 600))
  }

  @Test(arguments: ["0 0 0 0", "0 0 400", "100 100 100 200"])
  func aPageWithoutAMediaBoxIsLetter(media: String) throws {
    #expect(try file(media: media, "").open().page(0).size == Size(612, 792))
    #expect(try file(media: media, "/CropBox[10 10 0 0]").open().page(0).size == Size(10, 10))
  }

  @Test func otherBoxesEndWhereTheMediaDoes() throws {
    let entries = "/TrimBox[90 90 -10 -10]/BleedBox[900 900 990 990]/ArtBox[5 5 1 1]"
    let boxes = try file(media: "0 0 80 60", entries).open().pageBoxes(0)
    #expect(
      boxes == [.media: Rect(0, 0, 80, 60), .trim: Rect(0, 0, 80, 60), .art: Rect(1, 1, 5, 5)])
  }

  @Test func lookingAtAPageChangesNothing() throws {
    let document = try file(media: "0 0 80 60", "/CropBox[0 0 0 0]").open()
    try document.enableJournal()
    #expect(try document.page(0).size == Size(80, 60))
    #expect(try !document.hasChanges)
  }
}
