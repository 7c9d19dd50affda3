// SPDX-License-Identifier: AGPL-3.0-or-later

/// Differences about objects with several purposes, generations and names.
extension PyHankoDifference {
  static let mixed: [PyHankoDifference] = [
    .init(
      """
      pyHanko refuses any update of a form that lists a stream as a field. We compare the \
      stream as what it is.
      """,
      [
        .init(
          [.none, .annotations],
          [
            "the data of a field that a stamp draws",
            "a stamp with a value",
            "resources that are filled in",
            "the data of resources that are a field",
            "a stamp that an action and the structure refer to",
          ]),
        .init(
          [.none, .formFilling, .annotations],
          [
            "a font that a field names and that was not there"
          ]),
      ]),
    .init(
      """
      pyHanko reads no object of a new generation whose number was never free. All readers \
      find it if its references have the same generation.
      """,
      [
        .init(
          .everywhere,
          [
            "information and its reference of another generation"
          ])
      ]),
    .init(
      """
      pyHanko reads names of any length. Other readers shorten them.
      """,
      [
        .init(
          [.none, .noChanges, .formFilling, .annotations],
          [
            "a name of 128 bytes"
          ])
      ]),
  ]
}
