// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Input that a tool needs from the user: the front end asks for it and answers.
public struct Requirement: Hashable, Sendable {
  public enum Kind: String, CaseIterable, Sendable {
    case text, number, choice, file, link, signature, sound, confirm, properties
  }

  public struct Choice: Hashable, Sendable {
    public var id: String
    public var title: String

    public init(_ id: String, _ title: String) {
      self.id = id
      self.title = title
    }
  }

  public var kind: Kind
  /// The prompt for the user, such as `Text of the note`.
  public var prompt: String
  /// The present value.
  public var value: String?
  public var choices: [Choice]
  /// How one chooses.
  public var choosing = Choosing()
  /// For text: its layout, its maximum length, and whether it is hidden while it is typed.
  public var layout = TextLayout.line
  public var maxLength: Int?
  public var isSecret = false
  /// The format of a form field's text.
  public var format: FieldFormat?
  /// Everything that `properties` can set.
  public var properties: [Property] = []
  /// The note whose text is asked for.
  public var note: Note?
  /// The id of the annotation or widget that is asked about. About another one, it is another question.
  public var subject: String?

  /// How one chooses.
  public struct Choosing: Hashable, Sendable {
    /// The ids of the current choices.
    public var values: [String] = []
    /// Whether several can be chosen.
    public var takesSeveral = false
    /// Whether other text can be given.
    public var takesOther = false

    public init() {}
  }

  /// A note, and what was written about it.
  public struct Note: Hashable, Sendable {
    public var author: String?
    /// The time of the last change, in seconds since 1970.
    public var modified: Int64?
    public var replies: [Reply]

    public init(_ note: Annotation, replies: [Annotation]) {
      author = note.author
      modified = note.modified
      self.replies = replies.map(Reply.init)
    }
  }

  public enum TextLayout: Hashable, Sendable {
    case line, lines
    /// A row of boxes, with one character in each.
    case comb(cells: Int)
  }

  public var isMultiline: Bool { layout == .lines }

  /// The number of boxes that a text is written in. Each box takes one character.
  public var cells: Int? {
    if case .comb(let cells) = layout { cells } else { nil }
  }

  public struct Reply: Hashable, Sendable {
    /// The id of the annotation that is the reply.
    public var id: String
    public var author: String?
    public var modified: Int64?
    public var text: String

    public init(_ reply: Annotation) {
      id = reply.id
      author = reply.author
      modified = reply.modified
      text = reply.contents ?? ""
    }
  }

  public init(_ kind: Kind, prompt: String, value: String? = nil, choices: [Choice] = []) {
    self.kind = kind
    self.prompt = prompt
    self.value = value
    self.choices = choices
  }

  /// Text of several lines.
  public static func text(prompt: String, value: String?) -> Requirement {
    var requirement = Requirement(.text, prompt: prompt, value: value)
    requirement.layout = .lines
    return requirement
  }
}

/// The user's answer to a ``Requirement``.
public enum UserAnswer: Hashable, Sendable {
  case text(String)
  case number(Double)
  /// The id of the choice.
  case choice(String)
  /// The ids of several choices.
  case choices([String])
  /// The same, while the user goes on choosing.
  case choicesSoFar([String])
  case file(FileContent)
  case link(Action)
  case signature(HandSignature)
  case sound(Annotation.Sound)
  case confirm(Bool)
  /// The properties that the user set; the others are unchanged.
  case properties(PropertyAnswers)
  case cancelled
}

/// A file that the user chose.
public struct FileContent: Hashable, Sendable {
  public var name: String
  public var mimeType: String?
  public var bytes: [UInt8]

  public init(name: String, mimeType: String? = nil, bytes: [UInt8]) {
    self.name = name
    self.mimeType = mimeType
    self.bytes = bytes
  }
}
