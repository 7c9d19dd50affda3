// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import JSON
import Members

extension AnnotationType: WireEnum {}

/// An annotation on the wire: the annotation, and what only its page tells.
struct WireAnnotation: Record {
  static let name = "Annotation"
  static let summary = """
    An annotation (ISO 32000-2, 12.5), in page space. A new one needs `type`, `pageIndex` and what \
    gives its type its shape: `rect`, `quads`, `line`, `vertices` or `strokes`.
    """

  var annotation = Annotation.blank
  var states: [WireEffectiveState]?
  var coveredText: String?
  /// The members that a client gave a value.
  var given: Set<String> = []

  /// The id that a client gave.
  var givenID: String? { given.contains("id") ? annotation.id : nil }

  init() {}

  /// Strings that lists show in a line have no control characters.
  init(_ annotation: Annotation) {
    self.annotation = annotation
    self.annotation.author = annotation.author.shownLine
    self.annotation.subject = annotation.subject.shownLine
  }

  /// - Parameter all: the annotations of its page.
  init(_ annotation: Annotation, among all: [Annotation]) {
    self.init(annotation)
    states = all.effectiveStates[annotation.id].map { $0.map(WireEffectiveState.init) }
  }

  static let fields: [Field<Self>] = AnnotationMember.all.flatMap { row in
    [pageFields[row.name], field(of: row.member)].compactMap(\.self)
  }

  /// The fields that depend on the page, by the name of the member that each precedes.
  private static let pageFields: [String: Field<Self>] = [
    "parent": .optional("states", \.states, "The present state by each author; read-only."),
    "richText": .optional(
      "coveredText", \.coveredText, "The text that a text markup lies on; told where asked for."),
  ]

  private static func field(of member: Member<Annotation>) -> Field<Self>? {
    let name = member.name
    return Field(member, blank: .blank)?.at(\.annotation, noting: { $0.given.insert(name) })
  }

  /// Some of the fields with summaries of their own, in the annotation that a record holds.
  static func described<Whole>(
    of whole: Field<Whole>.Path<WireAnnotation>, _ summaries: [(name: String, summary: String)]
  ) -> [Field<Whole>] {
    summaries.compactMap { name, summary in
      fields.first { $0.description.name == name }?.at(whole, summary: summary)
    }
  }
}
