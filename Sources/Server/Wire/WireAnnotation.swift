// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import Members

extension AnnotationType: WireEnum {}

/// The wire form of an annotation, with data from its page. Only the page has these data.
struct WireAnnotation: Record {
  static let summary = """
    An annotation (ISO 32000-2, 12.5), in page space. A new one needs `type`, `pageIndex` and the \
    member with its shape: `rect`, `quads`, `line`, `vertices` or `strokes`.
    """

  var annotation = Annotation.blank
  var states: [WireEffectiveState]?
  var coveredText: String?
  /// The names of the members that a client gave.
  var given: Set<String> = []

  /// The id that a client gave.
  var givenID: String? { given.contains("id") ? annotation.id : nil }

  init() {}

  /// Removes control characters from strings that lists show on one line.
  init(_ annotation: Annotation) {
    self.annotation = annotation
    self.annotation.author = annotation.author.shownLine
    self.annotation.subject = annotation.subject.shownLine
    if let attachment = annotation.attachment {
      self.annotation.attachment?.name = attachment.name.shownLine
      self.annotation.attachment?.description = attachment.description.shownLine
    }
  }

  /// - Parameter all: the annotations of the page.
  init(_ annotation: Annotation, among all: [Annotation]) {
    self.init(annotation)
    states = all.effectiveStates[annotation.id].map { $0.map(WireEffectiveState.init) }
  }

  static let fields: [Field<Self>] = AnnotationMember.all.flatMap { row in
    [pageFields[row.name], field(of: row.member)].compactMap(\.self)
  }

  /// The fields that depend on the page. Keys are the names of the members that follow the fields.
  private static let pageFields: [String: Field<Self>] = [
    "parent": .optional("states", \.states, "The current state from each author; read-only."),
    "richText": .optional(
      "coveredText", \.coveredText, "The text under a text markup; only if requested."),
  ]

  private static func field(of member: Member<Annotation>) -> Field<Self>? {
    let name = member.name
    return Field(member, blank: .blank)?.at(\.annotation, noting: { $0.given.insert(name) })
  }

  /// Returns some of the fields, with other summaries. They are for the annotation in a record.
  static func described<Whole>(
    of whole: Field<Whole>.Path<WireAnnotation>, _ summaries: [(name: String, summary: String)]
  ) -> [Field<Whole>] {
    summaries.compactMap { name, summary in
      fields.first { $0.description.name == name }?.at(whole, summary: summary)
    }
  }
}

enum WireAnnotationFlag: String, WireEnum {
  case invisible, hidden, print, noZoom, noRotate, noView, readOnly, locked, toggleNoView
  case lockedContents

  var flag: AnnotationFlags {
    switch self {
    case .invisible: .invisible
    case .hidden: .hidden
    case .print: .print
    case .noZoom: .noZoom
    case .noRotate: .noRotate
    case .noView: .noView
    case .readOnly: .readOnly
    case .locked: .locked
    case .toggleNoView: .toggleNoView
    case .lockedContents: .lockedContents
    }
  }
}
