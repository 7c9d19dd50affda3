// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Members

/// Adds copies of form fields. A copy is a new field, or a further radio button of a group.
public struct CopyFields: Edit, LogObject {
  public var copies: [FieldCopy]

  public init(_ copies: [FieldCopy]) { self.copies = copies }

  public static let kind = "copyFields"
  public static let logged = LogMembers<Self>(.required("copies", \.copies), make: Self.init(_:))
  public var name: String {
    copies.count == 1 ? "Duplicate field" : "Add \(copies.count) copies of fields"
  }
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.annotate }
  public var touches: [AnnotationTouch] {
    [.create(.widget)] + copies.map { .changeField($0.name) }
  }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    var effect = EditEffect()
    try engine(document.dropXFA())
    for copy in copies {
      try engine(document.page(copy.pageIndex).add(copy))
      effect.pages.insert(copy.pageIndex)
      effect.added.append(copy.widgetID)
      if !effect.fields.contains(where: copy.name.isExactly) { effect.fields.append(copy.name) }
    }
    return effect
  }
}

extension FieldCopy: LogRecord {
  public static var blank: FieldCopy {
    FieldCopy(of: "", named: "", widgetID: "", onPage: 0, by: .zero)
  }

  public static var members: [Member<FieldCopy>] {
    [
      .init("original", \.original, logged: .required),
      .init("widgetID", \.widgetID, logged: .required), .init("name", \.name, logged: .required),
      .init("pageIndex", \.pageIndex, logged: .required), .init("state", \.state),
      .init("delta", \.delta, logged: .required),
    ]
  }
}
