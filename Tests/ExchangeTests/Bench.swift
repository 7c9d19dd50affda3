// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Exchange
import Foundation
import System
import TestSupport

@testable import Engine

/// A document of the fixtures, open for changes, with nobody's edit log.
final class Bench {
  let editor: Editor
  private let context: EngineContext
  private var lastID = 0

  var document: Document { editor.document }

  convenience init(_ fixture: String) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures").appending(path: fixture)
    try self.init(path: file.path)
  }

  init(path: String) throws {
    context = try EngineContext(cacheBytes: 8 << 20)
    editor = try Editor(Document.open(.file(path), in: context), isReadOnly: false)
  }

  /// A document of these objects, of which the first is the catalog.
  convenience init(objects: [String]) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    let body = objects.enumerated().map { "\($0 + 1) 0 obj\n\($1)\nendobj\n" }.joined()
    let text = "%PDF-1.7\n\(body)trailer\n<</Root 1 0 R/Size \(objects.count + 1)>>\n%%EOF\n"
    try Data(text.utf8).write(to: file)
    try self.init(path: file.path)
  }

  /// How many annotations were looked at so far.
  var lookups: Int { document.annotationRegistry.lookups }

  /// Adds an annotation that has these entries, whatever they say.
  @discardableResult
  func put(_ id: String, _ subtype: String, _ entries: [String: PDFValue]) throws -> Change {
    var all: [String: PDFValue] = ["Rect": .numbers([10, 10, 90, 60])]
    all.merge(entries) { $1 }
    let new = AnnotationEntries(id: id, pageIndex: 0, subtype: subtype, entries: all)
    return try editor.perform(PutAnnotations(added: [new], changed: []), cause: .api)
  }

  func entries(_ id: String) throws -> [String: PDFValue] {
    var budget = ValueBudget()
    return try document.pageOfAnnotation(id).entries(of: id, within: &budget).entries
  }

  var importer: Importer {
    Importer(editor, now: 1_709_208_000) { [unowned self] in
      lastID += 1
      return "new-\(lastID)"
    }
  }

  func add(_ annotations: [Annotation]) throws {
    try editor.perform(AddAnnotations(annotations), cause: .api)
  }

  func export(
    _ format: ExchangeFormat, _ change: (inout Exporter.Options) -> Void = { _ in }
  ) throws -> Exporter.Outcome {
    var options = Exporter.Options()
    change(&options)
    let work = ExportWork(document, options, format)
    while true { if let encoding = try work.advance() { return encoding.encode() } }
  }

  /// Imports as one step.
  @discardableResult
  func take(_ bytes: [UInt8], _ format: ExchangeFormat) throws -> ImportReport {
    let plan = try WorkStep.finish(in: document.context, importer.start(bytes, format).advance)
    var edits = plan.edits
    if !plan.settings.isEmpty { edits.append(SetFieldValues(plan.settings)) }
    if !edits.isEmpty {
      try editor.perform(EditSequence(name: ImportPlan.name, edits), cause: .api)
    }
    return plan.report
  }

  func take(_ text: String, _ format: ExchangeFormat) throws -> ImportReport {
    try take(Array(text.utf8), format)
  }

  var annotations: [Annotation] {
    get throws {
      try (0..<document.pageCount).flatMap { try document.page($0).annotations }
    }
  }

  /// With the bytes of what it holds.
  func contents(_ annotation: Annotation) throws -> Annotation {
    try document.page(annotation.pageIndex).contents(of: annotation.id)
  }

  /// What `qpdf --check` has to say, `nil` where the file is clean or there is no qpdf.
  func complaint() throws -> String? {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    _ = try editor.save(to: file.path, SaveOptions(.auto), expected: nil, isOriginal: false)
    return try Program.complaint(about: file.path)
  }
}

/// The properties in which two annotations differ, numbers to a fiftieth of a point.
func differences(_ a: Annotation, _ b: Annotation, but ignored: Set<String> = []) -> [String] {
  zip(Mirror(reflecting: a).children, Mirror(reflecting: b).children).compactMap { first, second in
    guard let name = first.label, !ignored.contains(name) else { return nil }
    let (before, after) = (shown(first.value), shown(second.value))
    return isNear(before, after) ? nil : "\(name): \(text(before)) ≠ \(text(after))"
  }
}

private enum Part {
  case number(Double)
  case word(String)
}

private func shown(_ value: Any) -> [Part] {
  if let number = value as? Double { return [.number(number)] }
  if let bytes = value as? [UInt8] { return [.word("\(bytes.hashValue)")] }
  if let table = value as? [ExactText: ExactText] {
    return [.word(table.inOrderOfKeys.description)]
  }
  let mirror = Mirror(reflecting: value)
  guard !mirror.children.isEmpty else { return [.word("\(value)")] }
  return mirror.children.flatMap { child in
    (mirror.displayStyle == .enum ? [Part.word(child.label ?? "")] : []) + shown(child.value)
  }
}

private func isNear(_ a: [Part], _ b: [Part]) -> Bool {
  a.count == b.count
    && zip(a, b).allSatisfy { pair in
      switch pair {
      case (.number(let a), .number(let b)): (a - b).magnitude < 0.02 || a == b
      case (.word(let a), .word(let b)): a == b
      default: false
      }
    }
}

private func text(_ parts: [Part]) -> String {
  let words = parts.map { part in
    switch part {
    case .number(let number): "\((number * 1000).rounded() / 1000)"
    case .word(let word): word
    }
  }
  return String(words.joined(separator: " ").prefix(300))
}

func base64(_ text: String) -> String { Data(text.utf8).base64EncodedString() }
