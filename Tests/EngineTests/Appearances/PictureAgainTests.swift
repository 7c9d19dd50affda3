// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Testing

@testable import Engine

/// A picture that was added and taken back can be added again.
@Suite struct PictureAgainTests {
  private let document: Document

  init() throws {
    document = try FlatFile(annotations: []).open()
    try document.enableJournal()
  }

  private func add(_ picture: [UInt8], then fault: EngineError? = nil) throws {
    var stamp = Annotation(id: "a", type: .stamp, pageIndex: 0, rect: Rect(10, 10, 90, 90))
    stamp.picture = .image(picture)
    let new = stamp
    try document.operation("add") { () throws(EngineError) in
      try document.page(0).add(new)
      if let fault { throw fault }
    }
  }

  @Test(arguments: [Pictures.png, Pictures.jpeg], [true, false])
  func itIsDrawn(picture: [UInt8], isUndone: Bool) throws {
    let blank = try FlatFile.drawn(document).samples
    try add(picture)
    let drawn = try FlatFile.drawn(document).samples
    #expect(drawn != blank)
    try document.undoStep()
    if !isUndone {
      #expect(throws: EngineError.self) { try add(picture, then: .cancelled) }
    }
    #expect(try FlatFile.drawn(document).samples == blank)
    // Other objects get the numbers that the picture's had.
    try document.operation("other") { () throws(EngineError) in
      for _ in 0..<4 { _ = try document.add(document.makeDictionary()) }
    }
    try add(picture)
    #expect(try FlatFile.drawn(document).samples == drawn)
  }
}
