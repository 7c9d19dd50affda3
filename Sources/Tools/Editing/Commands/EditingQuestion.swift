// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction
import Members

/// A question to the user about an annotation.
struct EditingQuestion {
  enum Topic {
    /// The text of the note on it.
    case note
    /// The real size of the measured object.
    case calibration(Calibration)
  }

  let command: EditingCommand
  var topic: Topic
  @Indirect var annotation: Annotation
  /// The text of the note that the user has typed so far; `nil`: nothing yet.
  var draft: String?

  init?(_ command: EditingCommand, _ annotation: Annotation) {
    self.command = command
    self.annotation = annotation
    switch command {
    case .note: topic = .note
    case .calibrate:
      guard let calibration = Calibration(annotation) else { return nil }
      topic = .calibration(calibration)
    default: return nil
    }
  }

  /// The question about the annotation as it is now. It keeps the text typed so far. `nil` if the
  /// question has no answer any more.
  func following(_ now: Annotation) -> EditingQuestion? {
    var question = EditingQuestion(command, now)
    question?.draft = draft
    return question
  }

  var state: String {
    switch topic {
    case .note: "commenting"
    case .calibration: "calibrating"
    }
  }

  /// The history's name for the answer.
  var verb: String {
    switch topic {
    case .note: "Comment on"
    case .calibration: "Calibrate"
    }
  }

  var requirement: Requirement {
    switch topic {
    case .note: .text(prompt: "Text of the note", value: draft ?? annotation.contents ?? "")
    case .calibration(let calibration): calibration.requirement
    }
  }

  /// The annotation with the answer applied; `nil` if the answer does not fit the question.
  func answered(_ answer: UserAnswer) throws(ToolError) -> Annotation? {
    switch (topic, answer) {
    case (.note, .text(let text)):
      var changed = annotation
      changed.contents = text.isEmpty ? nil : text
      return changed
    case (.calibration(let calibration), .number(let value)):
      return try calibration.annotation(measuring: value)
    default: return nil
    }
  }
}
