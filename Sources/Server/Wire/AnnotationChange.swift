// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// The wire form of an annotation's changed properties.
struct AnnotationChange: WrittenRecord {
  var id = ""
  var members: [String] = []

  init(_ id: String, _ properties: Set<Annotation.Property>) {
    self.id = id
    members = AnnotationChange.names.filter { properties.contains(.init(stringLiteral: $0)) }
  }

  private static let names =
    Annotation.members.filter(\.isCompared).map(\.name)
    + [Annotation.Property.states.name, Annotation.Property.order.name]

  static let fields: [Field<Self>] = [
    .required("id", \.id, "The annotation."),
    .required(
      "members", \.members,
      """
      The changed members, among them `states`, and `order` if its place in the stacking order \
      changed; empty if only the appearance changed, as for a form field.
      """),
  ]
}
