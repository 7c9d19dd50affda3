// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import Testing

/// Members of destinations that a file could not keep.
@Suite struct DestinationTests {
  private func link(_ link: String) -> String {
    #""annotation": {"type": "link", "pageIndex": 0, "rect": [10, 10, 30, 30], "link": \#(link)}"#
  }

  private func goTo(_ members: String, page: Int = 0) -> String {
    link(#"{"kind": "goTo", "destination": {"pageIndex": \#(page), \#(members)}}"#)
  }

  @Test(arguments: [
    (#""fit": "rect""#, "rect"), (#""fit": "width", "left": 4"#, "left"),
    (#""fit": "height", "top": 4"#, "top"), (#""fit": "page", "zoom": 3"#, "zoom"),
    (#""fit": "content", "rect": [0, 0, 9, 9]"#, "rect"), (#""zoom": -1"#, "zoom"),
    (#""zoom": 0"#, "zoom"), (#""zoom": 1e300"#, "zoom"), (#""top": 1e300"#, "top"),
    (#""rect": [0, 0, 9, 9], "top": 3"#, "top"), (#""rect": [0, 0, 1e300, 9]"#, "rect[2]"),
  ])
  func whatDoesNotFitIsRefused(members: String, path: String) throws {
    let client = try Client("rotated.pdf")
    let error = try client.error("annotations/add", goTo(members))
    #expect(error["code"]?.integer == -32602)
    #expect(error["data.path"]?.string == "params.annotation.link.destination.\(path)")
    #expect(client.notifications.isEmpty)
  }

  @Test(arguments: [
    (#"{"kind": "goToRemote", "path": "a.pdf", "view": {"fit": "width", "left": 4}}"#, "view.left"),
    (#"{"kind": "goToRemote", "path": "a.pdf", "view": {"left": 4}}"#, "view.left"),
    (#"{"kind": "goToRemote", "path": "a.pdf", "view": {"fit": "rect"}}"#, "view.rect"),
    (#"{"kind": "goToRemote", "path": "a.pdf", "view": {"fit": "near"}}"#, "view.fit"),
    (#"{"kind": "goToEmbedded", "place": {"name": "n", "fit": "page"}}"#, "place.fit"),
    (#"{"kind": "goToEmbedded", "place": {"pageIndex": 1, "zoom": 2}}"#, "place.zoom"),
  ])
  func soItIsInOtherFiles(action: String, path: String) throws {
    let client = try Client("simple.pdf")
    let error = try client.error("annotations/add", link(action))
    #expect(error["code"]?.integer == -32602)
    #expect(error["data.path"]?.string == "params.annotation.link.\(path)")
  }

  /// Such a coordinate would be one of the other axis.
  @Test(
    arguments: [1, 3],
    [
      #""fit": "width", "top": 50"#, #""fit": "height", "left": 30"#,
      #""fit": "contentWidth", "top": 50"#, #""fit": "contentHeight", "left": 30"#,
    ])
  func aTurnedPageDoesNotDropACoordinate(page: Int, members: String) throws {
    let client = try Client("rotated.pdf")
    let error = try client.error("annotations/add", goTo(members, page: page))
    #expect(error["data.kind"]?.string == "unsupported")
    let added = try client.ask("annotations/add", goTo(members, page: page + (page == 1 ? 1 : -3)))
    #expect(added["annotation"] != nil)
  }

  @Test(arguments: 0..<4)
  func whatFitsIsKept(page: Int) throws {
    let client = try Client("rotated.pdf")
    for members in [
      #""fit":"position","left":30,"top":50,"zoom":2"#, #""fit":"position","top":50"#,
      #""fit":"width""#, #""fit":"contentHeight""#, #""fit":"rect","rect":[10,20,100,150]"#,
    ] {
      let added = try client.ask("annotations/add", goTo(members, page: page))
      #expect(
        added["annotation.link.destination"]?.wireText == #"{"pageIndex":\#(page),\#(members)}"#)
    }
  }

  @Test func coordinatesAreRounded() throws {
    let client = try Client("simple.pdf")
    let added = try client.ask(
      "annotations/add", goTo(#""fit":"position","left":30.00004,"top":50.12349"#))
    #expect(
      added["annotation.link.destination"]?.wireText
        == #"{"pageIndex":0,"fit":"position","left":30,"top":50.123}"#)
  }

  @Test func aBookmarkOfAMissingNameComesBack() throws {
    let first = try Client("outline.pdf")
    _ = try first.ask(
      "bookmarks/add", #""bookmark": {"name": "gone", "action": {"kind": "goTo", "name": "nope"}}"#)
    let exported = try first.ask("bookmarks/export", #""format": "outline""#)
    #expect(exported["skipped"]?.count == 0)
    let data = try #require(exported["data"]).wireText
    let second = try Client("simple.pdf")
    let taken = try second.ask("bookmarks/import", #""format": "outline", "data": \#(data)"#)
    #expect(taken["added"]?.count == 1)
    let list = try second.ask("bookmarks/list")
    #expect(list["bookmarks.0.action"]?.wireText == #"{"kind":"goTo","name":"nope"}"#)
  }
}
