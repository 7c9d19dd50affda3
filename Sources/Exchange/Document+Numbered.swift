// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

extension Document {
  /// The annotations of all pages, in their order.
  var allAnnotations: [Annotation] {
    get throws(EngineError) {
      var found: [Annotation] = []
      for index in 0..<(try pageCount) { found += try annotations(onPage: index) }
      return found
    }
  }

  /// The annotations of all pages that are indirect objects, by object number.
  var numberedAnnotations: [Int: Annotation] {
    get throws(EngineError) {
      var found: [Int: Annotation] = [:]
      for index in 0..<(try pageCount) { try found.merge(numbered(onPage: index)) { $1 } }
      return found
    }
  }

  /// The annotations of a page that are indirect objects, by object number.
  func numbered(onPage index: Int) throws(EngineError) -> [Int: Annotation] {
    Dictionary(
      try numberedAnnotations(onPage: index).lazy.filter { $0.number > 0 }
        .map { ($0.number, $0.annotation) }, uniquingKeysWith: { $1 })
  }
}
