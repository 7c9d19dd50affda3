// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Testing

@testable import Engine

/// Photos whose file says that the camera was held on its side are shown upright.
@Suite struct PictureOrientationTests {
  /// The JPEG of the pictures, 24 by 16 pixels with its upper left quarter blue, with an orientation
  /// tag (Exif 2.32, 4.6.4).
  private func photo(_ orientation: UInt8) -> [UInt8] {
    let tiff: [UInt8] = [
      0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0,
      0, 0,
    ]
    let exif = Array("Exif".utf8) + [0, 0] + tiff
    return [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + Pictures.jpeg.dropFirst(2)
  }

  private func document(_ orientation: UInt8, _ rect: Rect) throws -> Document {
    let document = try FlatFile(annotations: []).open()
    try document.enableJournal()
    var stamp = Annotation(id: "a", type: .stamp, pageIndex: 0, rect: rect)
    stamp.picture = .image(photo(orientation))
    let new = stamp
    try document.operation("add") { () throws(EngineError) in try document.page(0).add(new) }
    return document
  }

  /// Whether a point of the page is blue, and not yellow.
  private func isBlue(_ pixmap: Pixmap, _ x: Int, _ y: Int) -> Bool {
    let pixel = pixmap.samples.dropFirst((y * pixmap.width + x) * 3).prefix(3)
    return Array(pixel)[2] > 150
  }

  @Test(arguments: [(UInt8(1), 0), (3, 3), (6, 1), (8, 2), (2, 1)])
  func theQuarterIsWhereThePhotoHasIt(orientation: UInt8, corner: Int) throws {
    let lies = orientation == 6 || orientation == 8
    let rect = lies ? Rect(10, 10, 90, 130) : Rect(10, 10, 130, 90)
    let document = try document(orientation, rect)
    let pixmap = try FlatFile.drawn(document)
    let (left, right) = (Int(rect.x0) + 8, Int(rect.x1) - 8)
    let (top, bottom) = (Int(rect.y0) + 8, Int(rect.y1) - 8)
    let corners = [(left, top), (right, top), (left, bottom), (right, bottom)]
    let blue = corners.indices.filter { isBlue(pixmap, corners[$0].0, corners[$0].1) }
    #expect(blue == [corner])
  }

  /// The picture that is kept for a new size or a crop is upright too.
  @Test func aResizedPhotoStaysUpright() throws {
    let document = try document(6, Rect(10, 10, 90, 130))
    let page = try document.page(0)
    var stamp = try #require(try page.annotation("a"))
    stamp.rect = Rect(10, 10, 50, 70)
    let resized = stamp
    try document.operation("resize") { () throws(EngineError) in try page.update(resized) }
    let pixmap = try FlatFile.drawn(document)
    #expect(isBlue(pixmap, 44, 16) && !isBlue(pixmap, 16, 16) && !isBlue(pixmap, 44, 64))
  }

  /// A picture in an area of other proportions keeps its place there, with margins above and below.
  @Test(arguments: [UInt8(1), 6])
  func aChangeKeepsThePlaceOfAPicture(orientation: UInt8) throws {
    let lies = orientation == 6
    let document = try document(orientation, lies ? Rect(10, 10, 130, 90) : Rect(10, 10, 90, 130))
    let page = try document.page(0)
    func isEmpty(_ along: Int, _ across: Int) throws -> Bool {
      let pixmap = try FlatFile.drawn(document)
      let (x, y) = lies ? (across, along) : (along, across)
      let pixel = pixmap.samples.dropFirst((y * pixmap.width + x) * 3).prefix(3)
      return pixel.allSatisfy { $0 > 250 }
    }
    func check() throws {
      #expect(try isEmpty(20, 38) && isEmpty(20, 102))
      #expect(try !isEmpty(20, 48) && !isEmpty(20, 92))
    }
    try check()
    var stamp = try #require(try page.annotation("a"))
    stamp.opacity = 0.6
    let pale = stamp
    try document.operation("opacity") { () throws(EngineError) in try page.update(pale) }
    try check()
    stamp.crop = lies ? Rect(0, 0, 1, 0.5) : Rect(0, 0, 0.5, 1)
    if lies { stamp.rect.y1 = 50 } else { stamp.rect.x1 = 50 }
    let cropped = stamp
    try document.operation("crop") { () throws(EngineError) in try page.update(cropped) }
    try check()
    #expect(try isEmpty(60, 70))
  }

  @Test func aPhotoIsNotEncodedAgain() throws {
    let photo = photo(6)
    let document = try FlatFile(annotations: []).open()
    let picture = try document.uprightPicture(photo, crop: nil)
    #expect(picture.bytes == photo && picture.size == Size(16, 24))
  }
}
