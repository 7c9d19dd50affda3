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

extension Annotation {
  /// - Throws: ``EditError/notPermitted(by:_:)`` where a flag forbids this change. Flags themselves
  ///   may always be changed, so that an annotation can be unlocked.
  func requireChangeable(to new: Annotation) throws(EditError) {
    var (before, after) = (self, new)
    (before.flags, after.flags) = ([], [])
    (before.modified, after.modified) = (nil, nil)
    guard before != after else { return }
    try requireUnlocked()
    guard !flags.contains(.lockedContents) || contents == new.contents else {
      throw .notPermitted(
        by: "annotationFlags",
        "The contents of annotation \(id) are locked: clear its flags to change them.")
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
