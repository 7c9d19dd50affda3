// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import TestSupport
import Testing

/// Does the same at random to a document and to a model of it.
struct RandomEditor {
  var editor: Editor
  var model: PlainDocument
  private let bench: Workbench
  var random: SplitMix64
  private var done: [PlainDocument] = []
  private var undone: [PlainDocument] = []
  /// What there was before the group that is open, and whether it has changed anything.
  private var group: (before: PlainDocument, isEmpty: Bool)?
  var number = 0
  var date: Int64 = 1_700_000_000

  init(_ bench: Workbench, seed: UInt64) throws {
    self.bench = bench
    editor = try bench.open()
    random = SplitMix64(seed: seed)
    model = try Self.read(editor)
    lift()
  }

  /// Does something.
  ///
  /// - Returns: what.
  mutating func act() throws -> String {
    number += 1
    date += 1
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<18: return try add()
    case 18..<22: return try addPopup()
    case 22..<28: return try addReply()
    case 28..<40: return try update()
    case 40..<50: return try move()
    case 50..<58: return try delete()
    case 58..<64: return try reorder()
    case 64..<69: return try makeGroup()
    case 69..<72: return try ungroup()
    case 72..<74: return try flatten()
    case 74..<79: return try relocate()
    case 79..<87: return try undo()
    case 87..<92: return try redo()
    case 92..<98: return try bracket()
    default: return try reopen()
    }
  }

  /// How the document is not what it should be; `nil` where it is.
  func difference() throws -> String? {
    for (index, page) in model.pages.enumerated() {
      let annotations = try editor.document.annotations(onPage: index)
      let (its, mine) = (annotations.map(\.id), page.map(\.id))
      guard its == mine else { return "page \(index) has \(its) in place of \(mine)" }
      for (plain, annotation) in zip(page, annotations) {
        if let difference = plain.difference(from: annotation) {
          return "\(plain.id), a \(plain.type), on page \(index): \(difference)"
        }
      }
    }
    let count = group == nil ? done.count : nil
    if let count, editor.undoNames.count != count { return "the history is \(editor.undoNames)" }
    if editor.redoNames.count != undone.count { return "what can be redone is \(editor.redoNames)" }
    return nil
  }

  private mutating func undo() throws -> String {
    guard group == nil, let before = done.popLast() else { return "nothing" }
    try editor.undo()
    undone.append(model)
    model = before
    return "undo"
  }

  private mutating func redo() throws -> String {
    guard group == nil, let after = undone.popLast() else { return "nothing" }
    try editor.redo()
    done.append(model)
    model = after
    return "redo"
  }

  /// Begins a group, or ends the one that is open.
  private mutating func bracket() throws -> String {
    guard let open = group else {
      try editor.beginGroup("Group")
      group = (model, true)
      return "begin"
    }
    group = nil
    if Int.random(in: 0..<3, using: &random) == 0 {
      try editor.rollbackGroup()
      model = open.before
      return "roll back"
    }
    try editor.commitGroup()
    if !open.isEmpty { done.append(open.before) }
    return "commit"
  }

  private mutating func reopen() throws -> String {
    let mode = Bool.random(using: &random) ? SaveMode.full : .incremental
    _ = try editor.save(to: bench.file.path, SaveOptions(mode), expected: nil, isOriginal: true)
    editor = try bench.open()
    (group, done, undone) = (nil, [], [])
    lift()
    return "save \(mode), and open again"
  }

  /// Does something as one step.
  mutating func step(
    _ perform: (Editor) throws -> Void, and predict: (inout PlainDocument) -> Void
  ) throws {
    try perform(editor)
    if group == nil { done.append(model) } else { group?.isEmpty = false }
    undone = []
    predict(&model)
  }

  func annotations(_ ids: [String]) throws -> [Annotation] {
    try ids.map { id in
      try #require(try editor.annotation(id, page: model.page(of: id) ?? 0), "\(id)")
    }
  }

  mutating func pick(_ isWanted: (PlainAnnotation) -> Bool) -> String? {
    model.pages.joined().filter(isWanted).randomElement(using: &random)?.id
  }

  /// Up to four of one page.
  mutating func pickSome(_ isWanted: (PlainAnnotation) -> Bool) -> [String] {
    let pages = model.pages.map { $0.filter(isWanted) }.filter { !$0.isEmpty }
    let page = pages.randomElement(using: &random) ?? []
    let count = Int.random(in: 1...4, using: &random)
    return page.shuffled(using: &random).prefix(count).map(\.id)
  }

  /// Flags are not what this is about.
  private func lift() { editor.policy.checksAnnotationFlags = false }

  private static func read(_ editor: Editor) throws -> PlainDocument {
    let pages = 0..<(try editor.document.pageCount)
    return PlainDocument(
      pages: try pages.map {
        try editor.document.annotations(onPage: $0).map(PlainAnnotation.init)
      },
      sizes: try pages.map { try editor.document.pageGeometry($0).size })
  }
}
