// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Testing

@testable import Engine

/// Pages whose images are too large, too many, out of sight or broken.
@Suite struct HostileImageTests {
  private func document(_ content: String, _ image: String, data: String = "FF>") throws -> Document
  {
    try RenderFixture(
      content: content,
      objects: [
        RenderFixture.stream(
          "/Type/XObject/Subtype/Image"
            + (image.contains("/Filter") ? "" : "/Filter/ASCIIHexDecode") + image, data)
      ], resources: "/XObject<</I 5 0 R>>"
    ).open(in: EngineContext(cacheBytes: 16 << 20))
  }

  private static let grey = "/ColorSpace/DeviceGray/BitsPerComponent 8"

  @Test func tooManyPixelsAreALimit() throws {
    let document = try document(
      "q 100 0 0 100 0 0 cm /I Do Q", "/Width 100000/Height 100000" + Self.grey)
    let source = try document.page(0).imageSource(0)
    #expect(source.image.width == 100_000)
    #expect {
      try source.file(.png, in: document.context)
    } throws: { error in
      if case EngineError.limitExceeded = error { true } else { false }
    }
  }

  @Test func tooManyImagesAreCutShort() throws {
    let content = String(repeating: "q 9 0 0 9 0 0 cm /I Do Q\n", count: 10_100)
    let document = try document(content, "/Width 1/Height 1" + Self.grey)
    let images = try document.page(0).images()
    #expect(images.count == 10_000)
    #expect(try document.page(0).imageSource(9999).image.index == 9999)
    #expect(throws: EngineError.self) { try document.page(0).imageSource(10_000) }
  }

  @Test(arguments: [
    "q 9 0 0 9 -50 0 cm /I Do Q", "q 0 0 1 1 re W n 9 0 0 9 50 50 cm /I Do Q",
    "q 0 0 0 0 0 0 cm /I Do Q", "q 1e30 0 0 1e30 -1e30 0 cm /I Do Q",
  ])
  func whatCannotBeSeenIsNone(content: String) throws {
    let document = try document(content, "/Width 1/Height 1" + Self.grey)
    let images = try document.page(0).images()
    #expect(images.allSatisfy { $0.rect.isFinite && $0.quad.bounds.isFinite })
    if !content.contains("1e30") { #expect(images.isEmpty) }
  }

  @Test func anImageWithoutSamplesIsDrawnAsFarAsItGoes() throws {
    let document = try document(
      "q 9 0 0 9 0 0 cm /I Do Q", "/Width 4/Height 4" + Self.grey, data: "00>")
    let file = try document.page(0).imageSource(0).file(.shown, in: document.context)
    #expect(DecodedPNG(file.bytes)?[0, 0] == [0])
  }

  /// Instead of a black page, a picture that the engine's decoder gives up at leaves the paper white: one with
  /// an intermediate region, symbols with the statistics of others, or refined ones with a Huffman code.
  @Test(arguments: [
    "00000001 24 00 01 00000012" + String(repeating: "00", count: 18),
    "00000001 00 00 01 00000002 0100", "00000001 00 00 01 00000002 0003",
    "00000001 07 00 01 00000015" + String(repeating: "00", count: 17) + "00170000",
  ])
  func anUnknownJBIG2IsNotBlack(segment: String) throws {
    let page = "00000000 30 00 01 00000013 00000008 00000008 00000000 00000000 00 0000"
    let document = try document(
      "q 200 0 0 300 0 0 cm /I Do Q",
      "/Filter[/ASCIIHexDecode/JBIG2Decode]/ColorSpace/DeviceGray/BitsPerComponent 1"
        + "/Width 8/Height 8", data: page + segment + ">")
    #expect(try document.page(0).inkBounds() == nil)
    let source = try document.page(0).imageSource(0)
    #expect {
      try source.file(.shown, in: document.context)
    } throws: { error in
      if case EngineError.unsupported = error { true } else { false }
    }
  }

  /// A JPEG that says something else of itself than the document is none that can be handed out.
  @Test func aJPEGThatIsNoneIsNotHandedOut() throws {
    let document = try RenderFixture(
      content: "q 9 0 0 9 0 0 cm /I Do Q",
      objects: [
        RenderFixture.stream(
          "/Type/XObject/Subtype/Image/Filter/DCTDecode/Width 4/Height 4" + Self.grey, "no JPEG")
      ], resources: "/XObject<</I 5 0 R>>"
    ).open(in: EngineContext(cacheBytes: 16 << 20))
    for image in try document.page(0).images() { #expect(!image.isStoredAsJPEG) }
  }
}
