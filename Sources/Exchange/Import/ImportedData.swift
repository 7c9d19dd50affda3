// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// The contents of a file in another format.
struct ImportedData: Hashable {
  var annotations: [CarriedAnnotation] = []
  var fields: [CarriedField] = []
  /// Contents of the file that were skipped.
  var skipped: [ImportReport.Skipped] = []
}

/// An annotation as a file of another format has it.
struct CarriedAnnotation: Hashable {
  /// Its place among the annotations of the file.
  var index: Int
  /// Its name in the file.
  var name: String?
  /// The annotation, with an empty id and no reply target.
  var annotation: AnnotationEntries
  /// The name of the annotation that it answers.
  var replyName: String?
  /// The keys that an annotation does not have if the file does not mention them.
  var held: Set<String> = []
}

/// A field's value as a file of another format has it.
struct CarriedField: Hashable {
  /// The partial names joined by points.
  var name: String
  /// The text, the chosen options, or the state of a check box or radio button.
  var values: [String]
  /// Whether it is a state of a check box or radio button.
  var isState = false
  /// Whether a check box is on, whatever its state is called.
  var isOn: Bool?
}
