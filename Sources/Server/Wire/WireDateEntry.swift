// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction
import JSON

/// The wire form of a text that is a calendar date.
struct WireDateEntry: WrittenRecord {
  static let summary = """
    A text that is a date with day, month and year. `interaction/respond` accepts it as a string \
    in the field's format, or as `{date}`, which the server converts to that format.
    """

  var value: String?
  var time: Bool?

  /// `nil` for a requirement that a calendar date cannot answer.
  init?(_ requirement: Requirement) {
    guard requirement.kind == .text, let format = requirement.format, format.takesCalendarDate
    else { return nil }
    value = format.date(of: requirement.value ?? "")?.iso
    time = format.hasTimeOfDay.ifTrue
  }

  static let fields: [Field<Self>] = [
    .optional(
      "value", \.value,
      """
      The current date, `2026-02-28` or `2026-02-28T14:30`; absent if the text is not a date.
      """),
    .optional("time", \.time, "Whether the format includes a time of day."),
  ]
}

extension FieldFormat {
  /// The text of a date in this format.
  ///
  /// - Parameter node: the date in ISO 8601, without a time zone.
  func text(ofDate node: JSONNode) throws(WireError) -> String {
    let iso: String = try node.read("date")
    guard let time = CalendarTime(iso: iso) else {
      throw WireError(
        path: "date",
        message: "There is no date \(iso): give one as 2026-02-28, "
          + "or with a time of day as 2026-02-28T14:30.")
    }
    guard let text = text(of: time) else {
      throw WireError(
        path: "date",
        message: "The format \(pattern ?? kind.rawValue) has no day, month and year: "
          + "answer with text.")
    }
    return text
  }
}
