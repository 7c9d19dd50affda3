// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import Engine

/// A limit that stops the engine leaves a document that can be changed.
@Suite struct StoppedOperationTests {
  /// A page with a text field and a comment, both without appearances.
  private func open(memory: Int) throws -> Document {
    var file = MinimalPDF([], entries: "/Annots[6 0 R 7 0 R]")
    file.catalog = "/AcroForm<</Fields[6 0 R]/DA(/F 9 Tf 0 g)/DR<</Font<</F 5 0 R>>>>>>"
    file.others = [
      "<</Type/Annot/Subtype/Widget/FT/Tx/T(name)/V(value)/DA(/F 9 Tf 0 g)/Rect[10 10 90 30]>>",
      "<</Type/Annot/Subtype/FreeText/Contents(text)/DA(/F 9 Tf 0 g)/Rect[10 50 90 70]>>",
    ]
    let context = try EngineContext(cacheBytes: 1 << 20, limits: EngineLimits(memory: memory))
    return try context.exempt { () throws(EngineError) in
      let document = try Document.open(.data(file.bytes), in: context)
      try document.enableJournal()
      return document
    }
  }

  private func change(_ document: Document) throws(EngineError) {
    try document.operation("Change") { () throws(EngineError) in
      try document.requiredCatalog.set("Lang", document.makeText("de"))
    }
  }

  private func checkChange(of document: Document, _ comment: Comment) throws {
    try document.context.exempt {
      let before = try document.journalState.done
      try change(document)
      #expect(try document.journalState.done == before + 1, comment)
      try document.undoStep()
      #expect(try document.catalog?["Lang"] == nil, comment)
      #expect(!document.journal.isBroken, comment)
    }
  }

  @Test func anOperationBeginsUnderTheBrake() throws {
    let document = try open(memory: 0)
    let brake = document.context.brake
    brake.set(true)
    #expect(throws: EngineError.self) { try change(document) }
    brake.set(false)
    try checkChange(of: document, "after the brake")
  }

  /// The memory ends at one allocation after the other, until there is enough of it.
  private func stopEverywhere(_ work: (Document) throws(EngineError) -> Void) throws {
    let opened = try open(memory: 0)
    let base = opened.context.memoryBytes
    var stops = 0
    for room in Array(stride(from: 64, to: 64 << 10, by: 128))
      + Array(stride(from: 64 << 10, to: 16 << 20, by: 64 << 10))
    {
      let document = try open(memory: base + room)
      do throws(EngineError) { try work(document) } catch {
        stops += 1
        try checkChange(of: document, "\(room) bytes: \(error)")
        continue
      }
      try checkChange(of: document, "\(room) bytes")
      #expect(stops > 3)
      return
    }
    Issue.record("there is never enough memory")
  }

  @Test func changes() throws {
    try stopEverywhere { (document) throws(EngineError) in
      try document.operation("Many") { () throws(EngineError) in
        for _ in 0..<40 { _ = try document.add(document.makeDictionary()) }
        try document.requiredCatalog.set("A", document.makeText("B"))
      }
    }
  }

  @Test func drawings() throws {
    try stopEverywhere { (document) throws(EngineError) in
      _ = try document.page(0).displayList()
    }
  }
}
