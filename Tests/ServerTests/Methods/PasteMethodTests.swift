// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import Testing

/// Where `annotations/paste` puts annotations.
@Suite struct PasteMethodTests {
  @Test func aPointNeedsNoPage() throws {
    let client = try Client("annotations.pdf")
    _ = try client.ask("annotations/copy", #""ids": ["square-1"]"#)
    let pasted = try client.ask("annotations/paste", #""point": [100, 100]"#)["annotations.0"]
    #expect(pasted?["pageIndex"]?.double == 0)
    #expect(pasted?["rect"]?.wireText == "[60,65,140,135]")
  }

  @Test func theNextPasteGoesWhereTheLastOneWent() throws {
    let client = try Client("annotations.pdf")
    _ = try client.ask("annotations/copy", #""ids": ["square-1"]"#)
    _ = try client.ask("annotations/paste", #""pageIndex": 1, "point": [100, 100]"#)
    let pasted = try client.ask("annotations/paste")["annotations.0"]
    #expect(pasted?["pageIndex"]?.double == 1)
    #expect(pasted?["rect"]?.wireText == "[70,75,150,145]")
    // A new copy starts anew.
    _ = try client.ask("annotations/copy", #""ids": ["square-1"]"#)
    #expect(try client.ask("annotations/paste")["annotations.0.pageIndex"]?.double == 0)
  }

  /// A cloud is drawn around the rectangle of a new annotation.
  @Test(arguments: ["square", "circle"]) func aCopyOfACloudHasItsSize(_ type: String) throws {
    let client = try Client("simple.pdf")
    let annotation = """
      {"type": "\(type)", "pageIndex": 0, "rect": [100, 100, 200, 180], "color": "#ff0000", \
      "border": {"width": 2, "effect": "cloudy"}}
      """
    let made = try client.ask("annotations/add", #""annotations": [\#(annotation)]"#)[
      "annotations.0"]
    #expect(made?["rect"]?.wireText == "[95,95,205,185]")
    let id = try #require(made?["id"]?.string)
    _ = try client.ask("annotations/copy", #""ids": ["\#(id)"]"#)
    let pasted = try client.ask("annotations/paste")["annotations.0"]
    #expect(pasted?["rect"]?.wireText == "[105,105,215,195]")
  }

  /// A copy of a type that `annotations/add` does not make would show nothing.
  @Test func mediaAreNotCopied() throws {
    let client = try Client("media.pdf")
    let media = try client.ask("annotations/list", #""types": ["screen", "movie", "richMedia"]"#)
    guard case .array(let found)? = media[member: "annotations"] else { return }
    #expect(!found.isEmpty)
    for annotation in found {
      let id = try #require(annotation[member: "id"]?.string)
      let answer = try client.ask("annotations/copy", #""ids": ["\#(id)"]"#)
      #expect(answer[member: "copied"]?.double == 0)
    }
  }
}
