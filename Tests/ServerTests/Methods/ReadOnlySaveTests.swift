// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import Testing
import Transcripts

/// Saves of documents that were opened with `readOnly`.
@Suite struct ReadOnlySaveTests {
  @Test(arguments: ["", #", "optimize": true"#, #", "overwrite": true"#, #", "mode": "full""#])
  func itsOwnFileStaysAsItIs(_ options: String) throws {
    let folder = try TemporaryFolder.ofTranscript()
    let file = folder.path + "/file.pdf"
    try FileManager.default.copyItem(atPath: Client.path("annotations.pdf"), toPath: file)
    let before = try FileManager.default.attributesOfItem(atPath: file)
    let client = try Client(nil)
    _ = try client.result("document/open", #"{"path": "\#(file)", "readOnly": true}"#)
    for path in ["", #", "path": "\#(file)""#] {
      let answer = try client.request("document/save", #"{"documentId": "d1"\#(path)\#(options)}"#)
      #expect(answer["error.data.kind"]?.string == "notPermitted")
      #expect(answer["error.data.by"]?.string == "readOnly")
    }
    let after = try FileManager.default.attributesOfItem(atPath: file)
    for key in [FileAttributeKey.systemFileNumber, .modificationDate, .size] {
      #expect(after[key] as? NSObject == before[key] as? NSObject)
    }
    let copy = try client.request(
      "document/save", #"{"documentId": "d1", "path": "\#(folder.path)/copy.pdf"\#(options)}"#)
    #expect(copy["result.bytes"] != nil)
  }
}
