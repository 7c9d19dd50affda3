// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// Attaches a file to the document.
public struct AddAttachment: Edit {
  public var attachment: Annotation.Attachment
  /// Seconds since 1970.
  public var date: Int64

  public init(_ attachment: Annotation.Attachment, date: Int64) {
    self.attachment = attachment
    self.date = date
  }

  public static let kind = "addAttachment"
  public var name: String { "Attach File" }
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.modify }

  public var touches: [AnnotationTouch] { [] }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    _ = try engine(document.embed(attachment, modified: date))
    return EditEffect()
  }
}

extension AddAttachment {
  public var encoded: JSONTree {
    ["attachment": attachment.encoded, "date": date.encoded]
  }

  public init(encoded: JSONTree) throws(EditError) {
    self.init(try encoded.decode("attachment"), date: try encoded.decode("date"))
  }
}
