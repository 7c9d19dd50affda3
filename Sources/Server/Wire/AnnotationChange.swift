// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// What became otherwise about an annotation, on the wire.
struct AnnotationChange: Record {
  static let name = "AnnotationChange"
  var id = ""
  var members: [String] = []

  init() {}

  init(_ id: String, _ properties: Set<Annotation.Property>) {
    self.id = id
    members = Annotation.Property.allCases.filter(properties.contains).map(\.member)
  }

  static let fields: [Field<Self>] = [
    .required("id", \.id, "The annotation."),
    .required(
      "members", \.members,
      "The members of it that are others now, and `order` where its place among those of its page is "
        + "another; none where its look alone is, as a form field's."),
  ]
}

extension Annotation.Property {
  /// The member of the annotation's form that tells it.
  fileprivate var member: String {
    switch self {
    case .isOpen: "open"
    case .action: "link"
    case .text: "font"
    case .alignment: "align"
    case .multiplies: "multiply"
    default: rawValue
    }
  }
}
