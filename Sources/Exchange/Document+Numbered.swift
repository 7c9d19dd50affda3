// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

extension Document {
  /// The annotations of a page that are indirect objects, by object number.
  func numbered(onPage index: Int) throws(EngineError) -> [Int: Annotation] {
    Dictionary(
      try numberedAnnotations(onPage: index).lazy.filter { $0.number > 0 }
        .map { ($0.number, $0.annotation) }, uniquingKeysWith: { $1 })
  }
}
