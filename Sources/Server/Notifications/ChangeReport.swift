// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Workspace

/// A report of the annotations and fields that a change touched. It is for clients. Those of a large
/// change are read in turns, and their message is encoded on another thread, before the change is
/// announced.
final class ChangeReport {
  private let effect: EditEffect
  private let cause: ChangeCause
  private let open: OpenDocument
  private let asPatches: Bool
  private let added: Set<String>
  private let touched: Set<String>
  private var pages: ArraySlice<Int>
  private var unreadFields: ArraySlice<String>
  /// The added and changed annotations after the change. Annotations of a page that has become
  /// unreadable are left out.
  private(set) var annotations: [String: WireAnnotation] = [:]
  /// The changed fields after the change.
  private(set) var fields: [PlacedField] = []
  /// The characters of annotations and fields, by id, that no font has.
  private(set) var lacking = MissingGlyphTexts()
  private var message: ReportMessage?

  /// How much is read at a time.
  private static let (pagesAtOnce, annotationsAtOnce, fieldsAtOnce) = (8, 50, 25)

  init(
    of effect: EditEffect, _ cause: ChangeCause, in open: OpenDocument,
    _ capabilities: ClientCapabilities
  ) {
    (self.effect, self.cause, self.open) = (effect, cause, open)
    asPatches = capabilities.annotationChanges
    added = Set(effect.added)
    touched = added.union(effect.changed)
    pages = touched.isEmpty ? [] : effect.pages.sorted()[...]
    unreadFields = effect.fields[...]
    lacking.isNeeded = ![.undo, .redo, .rollback].contains(cause)
  }

  /// Reads the next pages or fields.
  ///
  /// - Returns: whether there was something left to read.
  func readNext() -> Bool {
    guard !pages.isEmpty || !unreadFields.isEmpty else { return false }
    let count = annotations.count
    for _ in 0..<Self.pagesAtOnce where annotations.count < count + Self.annotationsAtOnce {
      if let page = pages.popFirst() { read(page) }
    }
    guard pages.isEmpty else { return true }
    for id in unreadFields.prefix(Self.fieldsAtOnce) { read(field: id) }
    unreadFields = unreadFields.dropFirst(Self.fieldsAtOnce)
    return true
  }

  /// Work that encodes the message about annotations; `nil` if there is none, or it was encoded.
  func encodingAside() -> (@Sendable () -> Void)? {
    guard message == nil, let params else { return nil }
    let message = ReportMessage(params)
    self.message = message
    return { message.encode() }
  }

  /// The message about annotations, once all is read; `nil` if no annotation was touched.
  var annotationsMessage: [UInt8]? {
    if let message { return message.encode() }
    return params.map { ReportMessage($0).encode() }
  }

  private func read(_ page: Int) {
    let document = open.document
    // Only replies give others a state.
    let needsAll = (try? document.hasReplies(onPage: page)) ?? true
    let all =
      (try? needsAll
        ? document.annotations(onPage: page)
        : document.annotations(touched, onPage: page)) ?? []
    let states = all.effectiveStates
    for annotation in all {
      guard touched.contains(annotation.id) else { continue }
      var form = WireAnnotation(annotation)
      form.states = states[annotation.id].map { $0.map(WireEffectiveState.init) }
      annotations[annotation.id] = form
      lacking.read(annotation, isNew: added.contains(annotation.id), effect, in: open.document)
    }
  }

  private func read(field id: String) {
    guard let field = try? open.document.formField(id) else { return }
    fields.append(field)
    lacking.read(field, in: open.document)
  }

  private var params: ReportMessage.Content? {
    guard !(effect.added.isEmpty && effect.changed.isEmpty && effect.removed.isEmpty) else {
      return nil
    }
    return .init(
      documentID: open.id, effect: effect, cause: cause, annotations: annotations,
      asPatches: asPatches)
  }
}
