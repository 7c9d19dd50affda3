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

  @Test(arguments: ["0 0 0 0", "0 0 400", "100 100 100 200", "1 2 3", ""])
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

  /// Only whole quarters turn a page.
  @Test(arguments: [("45", 0), ("100", 0), ("-30", 0), ("90.0", 90), ("-90", 270), ("450", 90)])
  func aPageTurnsByQuarters(turn: String, rotation: Int) throws {
    let document = try file(media: "0 0 80 60", "/Rotate \(turn)").open()
    let size = rotation % 180 == 0 ? Size(80, 60) : Size(60, 80)
    #expect(try document.pageGeometry(0).rotation == rotation)
    #expect(try document.pageGeometry(0).size == size)
    #expect(try document.page(0).size == size)
  }

  /// A unit that leaves nothing of the page does not count.
  @Test(arguments: [("0", 1.0), ("0.00001", 1), ("0.5", 0.5), ("2", 2), ("0.1", 0.1)])
  func aPageHasAUnit(unit: String, scale: Double) throws {
    let document = try file(media: "0 0 80 60", "/UserUnit \(unit)").open()
    let size = try document.page(0).size
    #expect((size.width - 80 * scale).magnitude < 0.01)
    #expect((size.height - 60 * scale).magnitude < 0.01)
  }

  @Test func lookingAtAPageChangesNothing() throws {
    let document = try file(media: "0 0 80 60", "/CropBox[0 0 0 0]").open()
    try document.enableJournal()
    #expect(try document.page(0).size == Size(80, 60))
    #expect(try !document.hasChanges)
  }
}
