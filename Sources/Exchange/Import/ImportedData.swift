// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// The contents of a file in another format.
struct ImportedData: Hashable {
  var annotations: [CarriedAnnotation] = []
  var fields: [CarriedField] = []
  /// The skipped contents of the file.
  var skipped: [ImportReport.Skipped] = []
}

struct CarriedAnnotation: Hashable {
  /// Its index among the annotations of the file.
  var index: Int
  /// Its name in the file.
  var name: String?
  /// The annotation, with an empty id and no reply target.
  var annotation: AnnotationEntries
  /// The name of the annotation that it replies to.
  var replyName: String?
  /// The keys that the format can express. A key that is missing in the file means that there is no such
  /// entry.
  var held: Set<String> = []
  /// Whether the file says that it has all entries. Those that the format cannot express are included.
  var isComplete = false
}

/// A field's value in an imported or exported file.
struct CarriedField: Hashable {
  /// The full name: the partial names joined by periods.
  var name: String
  /// The text, the chosen options, or the state. Check boxes and radio buttons have a state.
  var values: [String]
  /// Whether it is a state of a check box or radio button.
  var isState = false
  /// Whether a check box is on. The name of its on state does not matter.
  var isOn: Bool?
  /// Whether only its name is there. In a choice with an option of the empty value, this means that none
  /// is chosen; other fields keep their values.
  var isOnlyNamed = false
}
