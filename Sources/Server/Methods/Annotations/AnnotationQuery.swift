// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import JSONRPC
import Members

/// The date of an annotation that a query compares.
enum AnnotationDate: String, WireEnum { case created, modified }

/// A found annotation with its review states, covered text and thread.
struct ListedAnnotation {
  @Indirect private(set) var annotation: Annotation
  let states: [EffectiveState]
  let coveredText: String?
  /// The id of the thread's root; the annotation's own id if it replies to none.
  let thread: String
}

/// A client's query for annotations of a document.
struct AnnotationQuery {
  private let params: AnnotationsList.Params
  private let types: Set<AnnotationType>?
  private let contains: SearchQuery?
  private let color: String?
  private let states: Set<ReviewStateName>?

  init(_ params: AnnotationsList.Params) throws(RPCError) {
    self.params = params
    types = params.types.map { Set($0) }
    // An empty text, as of an empty box, leaves out nothing.
    contains =
      if let text = params.contains, !text.isEmpty {
        try searching(at: "params.contains", SearchQuery(text, folding: [.diacritics, .forms]))
      } else { nil }
    color = params.color.map { WireColor($0.color).text }
    states = params.states.map { Set($0) }
  }

  func find(in document: Document, page index: Int) throws(RPCError) -> [ListedAnnotation] {
    if let types, try !engine(document.hasAnnotations(of: types, onPage: index)) { return [] }
    let all = try engine(document.annotations(onPage: index))
    var wanted = all.filter(accepts)
    guard !wanted.isEmpty else { return [] }
    if params.sortBy == .page { wanted = try engine(document.page(index).readingOrder(wanted)) }
    let said = all.effectiveStates
    let threads = params.group == .thread ? AnnotationThreads(all) : nil
    var found: [ListedAnnotation] = []
    for annotation in wanted {
      let states = said[annotation.id] ?? []
      guard accepts(states) else { continue }
      let isFound = try occurs(in: annotation.contents)
      var text: String?
      if params.coveredText || !isFound {
        text = try engine(document.coveredText(of: annotation))
      }
      if !isFound, try !occurs(in: text) { continue }
      found.append(
        ListedAnnotation(
          annotation: annotation, states: states, coveredText: text,
          thread: threads?.root(of: annotation) ?? annotation.id))
    }
    return found
  }

  /// Whether further pages cannot change the result.
  func isSettled(_ count: Int) -> Bool {
    guard let wanted = params.count, params.group == nil else { return false }
    return (params.sortBy ?? .page) == .page && count - params.first > wanted
  }

  func result(
    _ found: [ListedAnnotation], _ choice: MemberChoice<WireAnnotation>
  ) -> AnnotationsList.Result {
    var found = found
    if let order = params.sortBy { order.sort(&found) }
    let groups = params.group.map { $0.gather(&found) }
    let rest = found.dropFirst(params.first)
    let listed = rest.prefix(params.count ?? .max)
    var result = AnnotationsList.Result()
    result.annotations = listed.map { choice(form($0)) }
    let ids = Set(listed.map(\.annotation.id))
    result.groups = groups?.compactMap { $0.only(ids) }
    if params.count != nil { result.more = listed.count < rest.count }
    return result
  }

  private func form(_ listed: ListedAnnotation) -> WireAnnotation {
    var form = WireAnnotation(listed.annotation)
    if !listed.states.isEmpty { form.states = listed.states.map(WireEffectiveState.init) }
    if params.coveredText { form.coveredText = listed.coveredText }
    return form
  }

  private func accepts(_ annotation: Annotation) -> Bool {
    types?.contains(annotation.type) ?? true
      && params.author.map { $0 == annotation.author } ?? true
      && color.map { $0 == annotation.color.map { WireColor($0).text } } ?? true
      && isTimely(annotation)
  }

  private func occurs(in text: String?) throws(RPCError) -> Bool {
    guard let contains else { return true }
    guard let text else { return false }
    return try searching(at: "params.contains", contains.occurs(in: text))
  }

  private func isTimely(_ annotation: Annotation) -> Bool {
    guard params.since != nil || params.until != nil else { return true }
    let date = params.date == .created ? annotation.created : annotation.modified
    guard let date else { return false }
    return params.since.map { date >= $0.seconds } ?? true
      && params.until.map { date < $0.seconds } ?? true
  }

  private func accepts(_ said: [EffectiveState]) -> Bool {
    guard let states else { return true }
    return said.contains { ReviewStateName(pdf: $0.state.name).map(states.contains) ?? false }
  }
}

extension Document {
  /// The text under a text markup; `nil` for other annotations.
  func coveredText(of annotation: Annotation) throws(EngineError) -> String? {
    guard annotation.type.isTextMarkup else { return nil }
    let text = try page(annotation.pageIndex).text()
    return text.range(markedBy: annotation.quads).map(text.text) ?? ""
  }
}
