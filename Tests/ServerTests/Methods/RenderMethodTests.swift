// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import System
import Testing

@Suite struct RenderMethodTests {
  private func bytes(_ tree: JSONTree) -> [UInt8] {
    Array(Data(base64Encoded: tree["data"]?.string ?? "") ?? Data())
  }

  @Test func formatsAreWhatTheySay() throws {
    let client = try Client("simple.pdf")
    func draw(_ format: String) throws -> JSONTree {
      try client.ask("page/render", #""pageIndex": 0, "width": 30, "format": "\#(format)""#)
    }
    #expect(bytes(try draw("png")).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(bytes(try draw("ppm")).starts(with: Array("P6\n30 40\n255\n".utf8)))
    #expect(String(decoding: bytes(try draw("svg")), as: UTF8.self).contains("<svg"))
    let rgba = try draw("rgba")
    #expect(bytes(rgba).count == 30 * 40 * 4)
    #expect(rgba["stride"]?.integer == 120)
  }

  @Test(arguments: [
    ("formHighlight", ##""#0066ff33""##),
    ("colors", ##"{"foreground": "#ffffff", "background": "#000000"}"##),
  ])
  func anSVGIsNotRecoloured(member: String, value: String) throws {
    let params = #"{"documentId": "d1", "pageIndex": 0, "format": "svg", "\#(member)": \#(value)}"#
    let refused = try Client("simple.pdf").request("page/render", params)
    #expect(refused["error.data.path"]?.string == "params.\(member)")
  }

  @Test func aTileIsAPartOfThePage() throws {
    let client = try Client("rotated.pdf")
    let whole = try client.ask("page/render", #""pageIndex": 1, "scale": 2, "format": "rgba""#)
    let tile = try client.ask(
      "page/render", #""pageIndex": 1, "scale": 2, "format": "rgba", "rect": [50, 20, 150, 120]"#)
    let (page, part) = (bytes(whole), bytes(tile))
    #expect(tile["width"]?.integer == 200)
    for row in 0..<200 {
      let start = (row + 40) * 600 * 4 + 100 * 4
      #expect(page[start..<start + 800] == part[row * 800..<(row + 1) * 800])
    }
    #expect(Set(part).count > 2)
  }

  @Test func colorsReplaceInkAndPaper() throws {
    let tree = try Client("simple.pdf").ask(
      "page/render",
      ##"""
      "pageIndex": 0, "format": "rgba",
      "colors": {"foreground": "#ff0000", "background": "#000010"}
      """##
    )
    #expect(Array(bytes(tree).prefix(4)) == [0, 0, 0x10, 255])
  }

  @Test func filesAndSharedMemoryArePrivate() throws {
    let client = try Client("simple.pdf")
    let file = try client.ask("page/render", #""pageIndex": 0, "delivery": "file""#)
    let path = try #require(file["path"]?.string)
    defer { unlink(path) }
    #expect(try Data(contentsOf: URL(filePath: path)).starts(with: [0x89, 0x50]))
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    let shared = try client.ask(
      "page/render",
      #""pageIndex": 0, "delivery": "sharedMemory", "format": "bgra", "width": 30"#)
    let name = try #require(shared["sharedMemory.name"]?.string)
    defer { shm_unlink(name) }
    #expect(shared["sharedMemory.bytes"]?.integer == 4800)
    let descriptor = shm_open(name, O_RDONLY, 0)
    defer { close(descriptor) }
    var status = stat()
    #expect(fstat(descriptor, &status) == 0)
    #expect(status.st_size == 4800)
    #expect(status.st_mode & 0o777 == 0o600)
  }

  @Test(arguments: [
    (#""scale": 1000"#, -32015, "limit", "pixels"),
    (#""width": 2000000"#, -32015, "limit", "pixels"),
    (#""scale": 20, "format": "rgba""#, -32015, "limit", "inlineBytes"),
    (#""rect": [900, 900, 950, 950]"#, -32602, "path", "params.rect"),
    (#""rotation": 45"#, -32602, "path", "params.rotation"),
    (#""scale": 1, "width": 30"#, -32602, "path", "params"),
    (#""width": 0"#, -32602, "path", "params.width"),
    (#""format": "gif""#, -32602, "path", "params.format"),
  ])
  func whatCannotBeDrawnIsRefused(
    _ members: String, _ code: Int64, _ name: String, _ value: String
  ) throws {
    let error = try Client("simple.pdf").error("page/render", #""pageIndex": 0, "# + members)
    #expect(error["code"]?.integer == code)
    #expect(error["data.\(name)"]?.string == value)
  }
}
