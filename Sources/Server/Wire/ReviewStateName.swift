// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// The wire form of an annotation's review state (ISO 32000-2, table 174): the name in lower camel
/// case. The last two belong to the model `Marked`, the others to the model `Review`.
enum ReviewStateName: String, WireEnum {
  case accepted, rejected, cancelled, completed, none, marked, unmarked

  /// Reads the name in the file; `nil` for an unknown name.
  init?(pdf name: String) {
    self.init(rawValue: name.prefix(1).lowercased() + name.dropFirst())
  }

  var state: ReviewState { ReviewState(rawValue.prefix(1).uppercased() + rawValue.dropFirst()) }
}

/// The wire form of an author's state for an annotation.
struct WireEffectiveState: Record {
  static let name = "AnnotationState"
  var state = ReviewStateName.none
  var author: String?
  var date: Timestamp?
  var id = ""

  init() {}

  init(_ state: EffectiveState) {
    self.state = ReviewStateName(pdf: state.state.name) ?? .none
    author = state.author
    date = state.date.map(Timestamp.init)
    id = state.id
  }

  static let fields: [Field<Self>] = [
    .required("state", \.state, "The state."),
    .optional("author", \.author, "The author of the state."),
    .optional("date", \.date, "The time at which the state was set."),
    .required("id", \.id, "The id of the note that sets the state."),
  ]
}
