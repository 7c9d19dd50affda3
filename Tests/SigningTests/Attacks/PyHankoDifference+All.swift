// SPDX-License-Identifier: AGPL-3.0-or-later

extension Set<AttackContext> {
  fileprivate static let unlocked: Self = [.none, .noChanges, .formFilling, .annotations]
  fileprivate static let filled: Self = [.none, .formFilling, .annotations]
  fileprivate static let annotated: Self = [.none, .annotations]
}

extension PyHankoDifference {
  static let all = general + mixed

  private static let general: [PyHankoDifference] = [
    .init(
      """
      pyHanko has no rule for annotations. ISO 32000-2, 12.8.2.2 lets them be changed \
      after a signature that certifies nothing, and after a certification that says so.
      """,
      [
        .init(
          .annotated,
          [
            "a frame that is filled",
            "a line below the text with a wide ending",
            "a link",
            "a link with a look",
            "a mark whose corners are elsewhere",
            "a note beside the text",
            "a small stamp that keeps its size",
            "a small stamp that stays upright",
            "a stamp over a frame",
            "a stamp over the text",
            "a wide line below the text",
            "an annotation less",
            "an annotation on another layer",
            "an annotation that is hidden",
            "an annotation that is hidden by another object",
            "an annotation that is only printed",
            "an annotation that was prepared",
            "an annotation with an action",
          ])
      ]),
    .init(
      """
      pyHanko lets no new field show after a certification. One that lets annotations be \
      added lets a field of a signature show, too.
      """,
      [
        .init(
          [.annotations],
          [
            "a new field that shows a signature",
            "a new field that shows a signature on paper",
            "a new field that shows a signature once it is asked to",
            "a signed widget that covers the page",
            "a time stamp that covers the page",
          ])
      ]),
    .init(
      """
      pyHanko does not know that a widget which is an object of its own belongs to the \
      value of its field.
      """,
      [
        .init(
          .filled,
          [
            "a split field that is filled in",
            "a widget that has its field's value",
          ])
      ]),
    .init(
      """
      The catalog and the form became other objects, or trailers say more than before. \
      pyHanko compares entries that it knows; we refuse what has no purpose that we know.
      """,
      [
        .init(
          .unlocked,
          [
            "another catalog",
            "another form",
            "a trailer with an own key",
            "another identifier",
          ])
      ]),
    .init(
      """
      pyHanko lets these entries of the catalog be anything. Nothing that a signature \
      allows needs them to change.
      """,
      [
        .init(
          .unlocked,
          [
            "catalog /Extensions << /Own 4 0 R >>",
            "catalog /MarkInfo << /Marked true >>",
          ])
      ]),
    .init(
      """
      pyHanko lets these entries of the form be anything at every level. They decide how \
      fields look that a reader draws anew.
      """,
      [
        .init(
          .unlocked,
          [
            "another default appearance"
          ]),
        .init(
          .filled,
          [
            "another default font"
          ]),
        .init(
          [.noChanges],
          [
            "appearances that are needed"
          ]),
      ]),
    .init(
      """
      pyHanko judges which entries of a field changed, not what to. A flag is no value; a \
      look has to be new and a form; a box has to show its value; a text has to be a text.
      """,
      [
        .init(
          .filled,
          [
            "a field with /Ff 1",
            "a field with a prepared look",
            "a box that shows another state",
            "a field that leaves its rectangle",
            "a field with a look that is no form",
            "a look without bounds",
            "a text field that is a dictionary",
          ])
      ]),
    .init(
      """
      pyHanko lets a field without a valid signature be added or filled in, as form \
      filling. Something that is not signed shows there.
      """,
      [
        .init(
          [.none],
          [
            "a new field that signs nothing: Sig",
            "a new field that signs nothing: nothing",
            "an unsigned field for a signature",
          ]),
        .init(
          [.none],
          [
            "a new field that signs nothing: a form"
          ], as: [.table]),
        .init(
          .filled,
          [
            "an empty field that signs nothing",
            "a signature that is changed afterwards",
            "a signature of less than all",
          ]),
      ]),
    .init(
      """
      pyHanko does not look at what a later signature brings with it: it may run scripts, \
      or certify a document that was signed before.
      """,
      [
        .init(
          .filled,
          [
            "a new field with an action",
            "a later certification",
          ])
      ]),
    .init(
      """
      A rectangle that is no rectangle hides a field for pyHanko. Readers may still show \
      it.
      """,
      [
        .init(
          [.formFilling],
          [
            "a new field with a rectangle of five numbers",
            "a new field with a rectangle of another object",
          ])
      ]),
    .init(
      """
      pyHanko follows the tables alone. Readers that repair a file find these objects, or \
      another end of the file.
      """,
      [
        .init(
          .unlocked,
          [
            "objects that no table lists",
            "an object that is written twice",
            "an object within another one",
          ]),
        .init(
          .everywhere,
          [
            "objects without a table",
            "an object in a comment",
            "rubbish",
            "the end of a file in a comment",
            "the start of the signed table",
          ]),
        .init(
          .unlocked,
          [
            "an object stream that holds what no table lists",
            "an object stream that holds what stands in the file",
          ], as: [.table]),
      ]),
    .init(
      """
      Readers disagree about what such a file says, or repair it.
      """,
      [
        .init(
          .unlocked,
          [
            "tables for different readers",
            "fewer objects than are listed",
          ], as: [.packed]),
        .init(
          .unlocked,
          [
            "a line of another width",
            "a number that no object has",
            "an object stream that extends another",
            "an object stream that holds less than it says",
            "an object stream that begins behind its end",
          ], as: [.table]),
        .init(
          .unlocked,
          [
            "a stream that begins with a carriage return"
          ]),
      ]),
  ]
}
