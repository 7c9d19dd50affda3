// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import Engine

extension Document {
  /// Edits the annotation `text` of the first page, and reads it again.
  func editText(_ edit: (inout Annotation) -> Void) throws -> Annotation {
    let page = try page(0)
    var annotation = try #require(try page.annotation("text"))
    edit(&annotation)
    let changed = annotation
    try operation("edit") { () throws(EngineError) in try page.update(changed) }
    try page.reloadAnnotations()
    return try #require(try page.annotation("text"))
  }
}
