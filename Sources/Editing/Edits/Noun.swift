// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// The history's noun for annotations, such as "highlight" or "3 annotations". It depends on their
/// types.
func noun(_ types: [AnnotationType]) -> String {
  guard let first = types.first, types.count == 1 else { return "\(types.count) annotations" }
  var words = ""
  for letter in first.rawValue {
    words += letter.isUppercase ? " " + letter.lowercased() : String(letter)
  }
  return words == "text" ? "note" : words
}
