// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// The properties of an annotation that changed, on the wire.
struct AnnotationChange: Record {
  static let name = "AnnotationChange"
  var id = ""
  var members: [String] = []

  init() {}

  init(_ id: String, _ properties: Set<Annotation.Property>) {
    self.id = id
    members = AnnotationChange.names.filter { properties.contains(.init(stringLiteral: $0)) }
  }

  private static let names =
    Annotation.members.filter(\.isCompared).map(\.name) + [Annotation.Property.order.name]

  static let fields: [Field<Self>] = [
    .required("id", \.id, "The annotation."),
    .required(
      "members", \.members,
      "The members of it that are others now, and `order` where its place among those of its page is "
        + "another; none where its look alone is, as a form field's."),
  ]
}
