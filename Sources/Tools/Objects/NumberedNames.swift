// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// Names for copies of fields: the number at the end of a name is counted on, past names in use.
struct NumberedNames {
  private var taken: Set<String>

  init(taken: Set<String>) { self.taken = taken }

  /// The name for the next copy of this name: `Text 2` for `Text 1`, `total 2` for `total`.
  mutating func next(after name: String) -> String {
    let digits = name.reversed().prefix { $0.isASCII && $0.isNumber }.count
    let stem: String
    var number: Int
    let width: Int
    if digits > 0, digits < name.count, let last = Int(name.suffix(digits)), last < 1 << 31 {
      stem = String(name.dropLast(digits))
      number = last
      width = name.suffix(digits).first == "0" ? digits : 0
    } else {
      stem = name + " "
      number = 1
      width = 0
    }
    while true {
      number += 1
      let name = stem + number.padded(to: width)
      if taken.insert(name).inserted { return name }
    }
  }
}
