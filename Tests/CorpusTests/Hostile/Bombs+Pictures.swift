// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation

extension Bomb {
  /// Pictures that are larger than they are, or broken.
  static let pictures: [Bomb] = [
    picture(
      "too large", "/Width 2147483647/Height 2147483647/BitsPerComponent 8/ColorSpace/DeviceRGB"),
    picture("very large", "/Width 60000/Height 60000/BitsPerComponent 8/ColorSpace/DeviceRGB"),
    picture("very wide", "/Width 2000000000/Height 1/BitsPerComponent 16/ColorSpace/DeviceCMYK"),
    picture("negative", "/Width -5/Height 5/BitsPerComponent 8/ColorSpace/DeviceGray"),
    picture("of too many bits", "/Width 5/Height 5/BitsPerComponent 99/ColorSpace/DeviceGray"),
    picture(
      "of an absurd palette",
      "/Width 5/Height 5/BitsPerComponent 8/ColorSpace[/Indexed/DeviceRGB 999999999(a)]"),
    picture(
      "of a profile of its own",
      "/Width 5/Height 5/BitsPerComponent 8/ColorSpace[/ICCBased 10 0 R]/N 99"),
    picture(
      "masked by itself",
      "/Width 5/Height 5/BitsPerComponent 8/ColorSpace/DeviceGray/SMask 10 0 R/Mask 10 0 R"),
    picture(
      "of deep colours",
      "/Width 5/Height 5/BitsPerComponent 8/ColorSpace " + nested("[/Indexed ", " 1(a)]", 20_000)),
    Bomb("picture in JBIG2 with 800 million symbols") {
      var pdf = CraftedPDF(
        page: "/Resources<</XObject<</X 10 0 R>>>>", content: "200 0 0 200 0 0 cm /X Do")
      pdf.objects[10] = CraftedPDF.stream(
        "/Type/XObject/Subtype/Image/Width 399/Height 400/BitsPerComponent 1/ColorSpace/DeviceGray/Filter/JBIG2Decode",
        Array(Data(base64Encoded: manySymbols) ?? Data()))
      return pdf
    },
    picture(
      "of rubbish as JBIG2",
      "/Width 500/Height 500/BitsPerComponent 1/ColorSpace/DeviceGray/Filter/JBIG2Decode/DecodeParms<</JBIG2Globals 10 0 R>>"
    ),
    picture("of rubbish as JPEG 2000", "/Width 500/Height 500/Filter/JPXDecode"),
    picture(
      "of rubbish as JPEG",
      "/Width 500/Height 500/BitsPerComponent 8/ColorSpace/DeviceRGB/Filter/DCTDecode"),
    picture(
      "of rubbish as fax",
      "/Width 500/Height 500/ImageMask true/BitsPerComponent 1/Filter/CCITTFaxDecode/DecodeParms<</K -1/Columns 2147483647/Rows 2147483647>>"
    ),
  ]

  private static func picture(_ name: String, _ entries: String) -> Bomb {
    Bomb("picture \(name)") {
      var pdf = CraftedPDF(
        page: "/Resources<</XObject<</X 10 0 R>>>>", content: "100 0 0 100 0 0 cm /X Do")
      pdf.objects[10] = CraftedPDF.stream(
        "/Type/XObject/Subtype/Image\(entries)",
        (0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 73 ^ $0 >> 3) })
      return pdf
    }
  }
}

/// A text region that lies about how many symbols it shows, with a dictionary of some.
private let manySymbols =
  "AAAAADAAAQAAABMAAAGPAAABkAAAAAAAAAAARAAAAAAAAQABAQAAAPgAAAP//f8C/v7+AAAABAAAAAQl1O25"
  + "huAcIn2OGdqmxlHHEBiBYTaKfzhr+tSPaxrY83Pv1HGOUlBCn6UlyWxQb2rCo0jrYUo2A9wsuouhmlCI1cxl"
  + "OZ0mo+qBsh10F34VILU/NqJy4OG/uFlBA9fDB6O0OJ9ePE4ed4r4Eu7c40fGfWP56ZPulDd2Zt16EpEwix3O"
  + "r4NYQ+sVSnui3mNSkkVnu2u4hi10fDaVTELYODFMDeSpAtfB/r+/uPP9U5Z9CYAS5rZbQ8to0ty+PVTYtE/c"
  + "91eYDPKB9MfpfWWJ0tpsCfSeItQpObJ7y3tM3/LMMN2O69//rAAAAAIHIgEBAAAAIQAAAI0AAAGQAAAAAAAA"
  + "AAABABQAAAACiHp8uLarEX//rAAAAAMHIgEBAAAAIQAAAI0AAAGQAAAAAAAAAAABABQAAAACiHp8uLarEX//"
  + "rAAAAAQHIgEBAAAAIgAAAQIAAAGQAAAAjQAAAAADABQAAAACiK115M9iKgc//6wAAAAFByIBAQAAABwAAAAX"
  + "AAAAFwAAADwAAAC+AwAUAAAAAZPxH/+sAAAABgcgAQEAAAAcAAAAFwAAABcAAAA8AAAAvgMwMDAwMDA2OCAw" + "MA=="
