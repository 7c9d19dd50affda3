// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import Testing
import Transcripts

/// Saves to the path of another file.
@Suite struct SaveAsTests {
  @Test func anotherFileIsKeptIfTheClientWantsIt() throws {
    let folder = try TemporaryFolder.ofTranscript()
    let other = folder.path + "/other.pdf"
    try Data("precious".utf8).write(to: URL(filePath: other))
    let client = try Client("simple.pdf")
    let refused = try client.request(
      "document/save", #"{"documentId": "d1", "path": "\#(other)", "overwrite": false}"#)
    #expect(refused["error.data.kind"]?.string == "changedOnDisk")
    #expect(try Data(contentsOf: URL(filePath: other)) == Data("precious".utf8))
    let new = try client.request(
      "document/save",
      #"{"documentId": "d1", "path": "\#(folder.path)/new.pdf", "overwrite": false}"#)
    #expect(new["result.bytes"] != nil)
    let replaced = try client.request(
      "document/save", #"{"documentId": "d1", "path": "\#(other)", "overwrite": true}"#)
    #expect(replaced["result.bytes"] != nil)
  }

  /// A copy with flattened annotations is a change of the contents.
  @Test(arguments: ["annotations", "forms", "all"])
  func aFlattenedCopyNeedsThePermission(_ kind: String) throws {
    let folder = try TemporaryFolder.ofTranscript()
    let client = try Client("owner.pdf")
    let copy = #""documentId": "d1", "path": "\#(folder.path)/copy.pdf""#
    let refused = try client.request("document/save", "{\(copy), \"flatten\": \"\(kind)\"}")
    #expect(refused["error.data.kind"]?.string == "notPermitted")
    #expect(refused["error.data.by"]?.string == "document")
    #expect(try client.request("document/save", "{\(copy)}")["result.bytes"] != nil)
  }
}
