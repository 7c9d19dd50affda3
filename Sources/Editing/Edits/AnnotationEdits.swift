// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

extension Annotation {
  /// - Throws: ``EditError/notPermitted(by:_:)`` where a flag forbids to move or delete the
  ///   annotation (ISO 32000-2, table 167).
  public func requireUnlocked() throws(EditError) {
    guard flags.isDisjoint(with: [.locked, .readOnly]) else {
      throw .notPermitted(
        by: "annotationFlags", "Annotation \(id) is locked: clear its flags to change it.")
    }
  }
}

/// What the history calls annotations of these types: "highlight", "3 annotations".
func noun(_ types: [AnnotationType]) -> String {
  guard let first = types.first, types.count == 1 else { return "\(types.count) annotations" }
  var words = ""
  for letter in first.rawValue {
    words += letter.isUppercase ? " " + letter.lowercased() : String(letter)
  }
  return words == "text" ? "note" : words
}
