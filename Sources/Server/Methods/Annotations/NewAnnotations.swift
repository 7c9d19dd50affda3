// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSON
import JSONRPC
import Workspace

/// Adds the annotations in a request. Large requests are read in batches, one batch per turn; other
/// changes of the document wait meanwhile.
final class NewAnnotations {
  private let requested: [WireAnnotation]
  /// The path of an annotation in the params, by its index.
  private let path: (Int) -> String
  private let open: OpenDocument
  private let session: Session
  private var given: Set<String> = []
  private var new: [Annotation] = []
  /// How many of them have an id and a page.
  private var settled = 0

  /// How many annotations are read in a turn.
  private static let countPerTurn = 50

  /// - Parameter path: returns the path of an annotation in the params, by its index.
  init(
    _ requested: [WireAnnotation], at path: @escaping (Int) -> String, in open: OpenDocument,
    _ session: Session
  ) {
    (self.requested, self.path, self.open, self.session) = (requested, path, open, session)
  }

  /// - Parameter result: makes the answer from the annotations as added.
  func add<Result>(
    _ call: Call, _ result: @escaping ([WireAnnotation], Change) -> Result
  ) throws(RPCError) -> Answer<Result> {
    let turn = { [self] () throws(RPCError) -> Answer<Result>? in
      guard try readNext() else { return nil }
      return try call.perform(
        AddAnnotations(new), in: open,
        then: { [self] (change, report) throws(RPCError) in
          .now(result(try made(report), change))
        })
    }
    guard requested.count <= Self.countPerTurn else {
      return .transaction(Transaction(turn, hold: { .changes }))
    }
    while true { if let answer = try turn() { return answer } }
  }

  /// The new annotations, not yet in the document.
  func all() throws(RPCError) -> [Annotation] {
    while try !readNext() {}
    return new
  }

  /// Reads the next annotations. First all ids that the client gave are reserved, then the others are made.
  ///
  /// - Returns: whether all is read.
  private func readNext() throws(RPCError) -> Bool {
    guard new.count == requested.count else {
      for index in new.count..<min(requested.count, new.count + Self.countPerTurn) {
        try read(requested[index], at: path(index))
      }
      return false
    }
    try engine { () throws(EngineError) in
      let end = min(new.count, settled + Self.countPerTurn)
      for index in settled..<end {
        _ = try open.document.pageGeometry(new[index].pageIndex)
        if new[index].id.isEmpty { new[index].id = try open.makeAnnotationID() }
      }
      settled = end
    }
    return settled == new.count
  }

  private func read(_ requested: WireAnnotation, at path: String) throws(RPCError) {
    new.append(try newAnnotation(requested, at: path))
    if let layer = requested.annotation.layer {
      _ = try engine(open.document.layers).number(of: layer)
    }
    guard let id = requested.givenID else { return }
    guard !DerivedID.isDerived(id) else {
      throw RPCError(
        WireError(
          path: path + ".id",
          message: "Ids such as \(id) are those of annotations without a name: give another one, "
            + "or none."))
    }
    let isTaken = try engine(open.document.hasAnnotation(id))
    guard !id.isEmpty, !isTaken, given.insert(id).inserted else {
      throw RPCError(
        WireError(path: path + ".id", message: "Give an id that no annotation has, or none."))
    }
    open.reserveAnnotationID(id)
  }

  private func newAnnotation(
    _ requested: WireAnnotation, at path: String
  ) throws(RPCError) -> Annotation {
    guard let recipe = AnnotationRecipe.all[requested.annotation.type] else {
      throw RPCError(
        .unsupported,
        "Annotations of type \(requested.annotation.type.rawValue) cannot be made: annotationTypes in the "
          + "capabilities lists the types that can be.")
    }
    do {
      return try requested.newAnnotation(
        by: recipe, author: session.options.author, now: session.world.clock())
    } catch {
      throw RPCError(error.under(path))
    }
  }

  /// The annotations as added: the engine may have fitted their rectangles.
  ///
  /// - Parameter report: what was read after a large edit; `nil` to read it now.
  private func made(_ report: ChangeReport?) throws(RPCError) -> [WireAnnotation] {
    var made: [String: WireAnnotation] = report?.annotations ?? [:]
    if report == nil {
      try engine { () throws(EngineError) in
        let ids = Set(new.map(\.id))
        for index in Set(new.map(\.pageIndex)) {
          for annotation in try open.document.annotations(ids, onPage: index) {
            made[annotation.id] = WireAnnotation(annotation)
          }
        }
      }
    }
    return new.map {
      var added = made[$0.id] ?? WireAnnotation($0)
      added.states = nil
      return added
    }
  }
}
