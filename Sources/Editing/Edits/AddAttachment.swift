// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Attaches a file to the document.
public struct AddAttachment: Edit, LogObject {
  public var attachment: Annotation.Attachment
  /// Seconds since 1970.
  public var date: Int64

  public init(_ attachment: Annotation.Attachment, date: Int64) {
    self.attachment = attachment
    self.date = date
  }

  public static let kind = "addAttachment"
  public static let logged = LogMembers<Self>(
    .required("attachment", \.attachment), .required("date", \.date), make: Self.init(_:date:))
  public var name: String { "Attach File" }
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.modify }

  public var touches: [AnnotationTouch] { [] }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    _ = try engine(document.embed(attachment, modified: date))
    return EditEffect()
  }
}
