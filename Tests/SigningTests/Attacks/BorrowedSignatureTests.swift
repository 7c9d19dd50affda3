// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Foundation
import Signing
import Testing

@testable import Engine

/// Files that were prepared before they were signed, and evidence that is taken out afterwards.
struct BorrowedSignatureTests {
  /// A value that stands directly in its field cannot have the bytes of another one.
  @Test func aValueInItsFieldHasItsOwnBytes() throws {
    let bench = try SigningBench("simple.pdf")
    let original = try Data(contentsOf: bench.file)
    var range = [0, 10_000, 20_000, 1_000]
    for _ in 0..<6 {
      try original.write(to: bench.file)
      try enter(range, bench)
      try bench.open().sign(bench.file)
      let reports = try bench.open().reports()
      let signed = try #require(reports.first { $0.field != "Director" }?.byteRange)
      guard signed == range else {
        range = signed
        continue
      }
      let borrowed = try #require(reports.first { $0.field == "Director" })
      #expect(borrowed.verdict == .invalid && !borrowed.isIntact)
      #expect(borrowed.reasons.map(\.code) == [.forged])
      #expect(try bench.open().reports().contains { $0.field != "Director" && $0.isIntact })
      return
    }
    Issue.record("The range never came to rest.")
  }

  /// A field can name the next new object as its signature, before there is one.
  @Test func aSignatureTakesNoNumberThatAFieldNames() throws {
    let bench = try SigningBench("form.pdf")
    try change(bench) { (document) throws(EngineError) in
      let director = try document.add(
        document.makeDictionary([
          "FT": document.makeName("Sig"), "V": document.reference(to: 4),
          "T": document.makeText("Director__"),
        ]))
      try document.catalog?["AcroForm"]?["Fields"]?.append(director)
    }
    func sign() throws -> Int? {
      try bench.open().sign(bench.file) { ($0.field, $0.place) = ("signature", nil) }
      let fields = try bench.open().document.signatureFields
      return fields.first { $0.name == "signature" }?.signature?.number
    }
    let prepared = try Data(contentsOf: bench.file)
    let number = try #require(try sign())
    try prepared.write(to: bench.file)
    let name = "Director__".dropLast(String(number).count - 1)
    try bench.exchange("/T(Director__)/V 4 0 R", for: "/T(\(name))/V \(number) 0 R")
    #expect(try bench.open().document.signatureFields.last?.signature == nil)
    #expect(try sign() == number + 1)
    let reports = try bench.open().reports()
    #expect(reports.map(\.field) == ["signature"])
    #expect(reports.map(\.verdict) == [.valid])
  }

  /// A lock is written into a field only as long as no signature covers it.
  @Test func aCoveredFieldKeepsItsEntries() throws {
    let bench = try SigningBench("form.pdf")
    try bench.open().sign(bench.file)
    try bench.open().sign(bench.file, with: "second") {
      ($0.field, $0.lock, $0.place) = ("signature", FieldLock(.include, ["notes"]), nil)
    }
    let document = try bench.open().document
    #expect(try document.form["signature"]?.objects.first?["Lock"] == nil)
    let signed = try document.signatureFields.first { $0.name == "signature" }
    #expect(signed?.signature?.locks == [FieldLock(.include, ["notes"])])
    #expect(try bench.open().reports().allSatisfy { $0.changes?.isAllowed != false })
  }

  private func enter(_ range: [Int], _ bench: SigningBench) throws {
    let document = try bench.open().document
    try document.enableJournal()
    try document.operation("prepare") { () throws(EngineError) in
      let value = try document.makeDictionary([
        "Type": document.makeName("Sig"), "Filter": document.makeName("Adobe.PPKLite"),
        "SubFilter": document.makeName("adbe.pkcs7.detached"),
        "Reason": document.makeText("I approve"), "Contents": document.make(.string([0x30, 0])),
        "ByteRange": document.makeArray(of: range, document.makeInteger),
      ])
      let field = try document.add(
        document.makeDictionary([
          "FT": document.makeName("Sig"), "T": document.makeText("Director"), "V": value,
        ]))
      let form = try document.makeDictionary(["Fields": document.makeArray([field])])
      try document.catalog?.set("AcroForm", form)
    }
    try save(document, bench)
  }

  private func save(_ document: Document, _ bench: SigningBench) throws {
    var options = WriteOptions()
    options.isIncremental = true
    let copy = bench.folder.appending(path: "copy.pdf")
    try document.write(to: copy.path, options)
    try FileManager.default.removeItem(at: bench.file)
    try FileManager.default.moveItem(at: copy, to: bench.file)
  }

  /// Who has signed one of two fields with the same value has not signed the other one.
  @Test func aValueOfTwoFieldsIsForged() throws {
    let bench = try SigningBench("signature-fields.pdf")
    let names = try bench.open().document.signatureFields.filter { $0.signature == nil }.map(\.name)
    try #require(names.count >= 2)
    try bench.open().sign(bench.file) { ($0.field, $0.place) = (names[0], nil) }
    try change(bench) { (document) throws(EngineError) in
      let value = try document.form[names[0]]?.objects.first?["V"]
      try document.form[names[1]]?.objects.first?.set("V", value)
    }
    let reports = try bench.open().reports().filter { names.contains($0.field) }
    #expect(reports.count == 2)
    for report in reports {
      #expect(report.verdict == .invalid && report.reasons.map(\.code).contains(.forged))
    }
  }

  /// An update of the data for later validation adds to it.
  @Test(arguments: ["removed", "hidden", "kept"])
  func evidenceThatWasSignedStays(_ way: String) throws {
    let bench = try SigningBench("simple.pdf")
    try bench.open().sign(bench.file)
    try change(bench) { (document) throws(EngineError) in
      let crl = try document.addStream(nil, Array("a list".utf8))
      let lists = try document.makeDictionary(["CRLs": document.makeArray([crl])])
      try document.catalog?.set("DSS", document.add(lists))
    }
    try bench.open().sign(bench.file)
    #expect(try bench.open().reports().allSatisfy { $0.changes?.isAllowed == true })
    try change(bench) { (document) throws(EngineError) in
      let store = try document.catalog?["DSS"]
      let lists = try store?["CRLs"]?.elements ?? []
      var others: [PDFObject] = []
      for number in 0..<(way == "hidden" ? 1_000 : 1) {
        others.append(try document.addStream(nil, Array("\(number)".utf8)))
      }
      if way != "kept" { try store?.set("CRLs", nil) }
      if way == "hidden" { try store?.set("CRLs", document.makeArray(others + lists)) }
      try store?.set("Certs", document.makeArray(others))
    }
    let reports = try bench.open().reports()
    #expect(reports.count == 2)
    #expect(reports.last?.changes?.isAllowed == (way == "kept"))
  }

  private func change(
    _ bench: SigningBench, _ body: (Document) throws(EngineError) -> Void
  ) throws {
    let document = try bench.open().document
    try document.enableJournal()
    try document.operation("change") { () throws(EngineError) in try body(document) }
    try save(document, bench)
  }
}
