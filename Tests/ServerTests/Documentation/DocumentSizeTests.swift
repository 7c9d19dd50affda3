// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing
import Transcripts

/// Documents are short enough to be read.
@Suite struct DocumentSizeTests {
  @Test(arguments: ["README.md"] + Project.described)
  func aDocumentHasAtMost40KB(name: String) throws {
    let bytes = try Project.text(name).utf8.count
    #expect(bytes <= 40 << 10, "\(name): \(bytes) bytes: move transcripts to Tests/Transcripts.")
  }

  @Test(arguments: ["README.md"] + Project.described)
  func linesOfTranscriptsAreShort(name: String) throws {
    let limit = try #require(Project.lineLimit(of: name))
    let lines = try Project.text(name).split(separator: "\n", omittingEmptySubsequences: false)
    for fence in try TranscriptFile.read(Project.path(name)).fences {
      for entry in fence.entries {
        for number in entry.lines {
          let count = lines[number - 1].count
          #expect(count <= limit, "\(name):\(number): \(count) characters")
        }
      }
    }
  }

  /// Whoever reads about one part of the protocol finds what belongs to it in one place.
  @Test func aPartHasAtLeastAFewKB() throws {
    for document in try ProtocolDocuments().documents where !document.messageNames.isEmpty {
      let bytes = document.text.utf8.count
      #expect(bytes >= 7 << 10, "\(document.path): \(bytes) bytes: is there a part it belongs to?")
    }
  }
}
