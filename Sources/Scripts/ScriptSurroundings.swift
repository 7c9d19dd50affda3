// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// The surroundings of scripts: the document and its user. Scripts read them, and change nothing but
/// templates.
public protocol ScriptSurroundings: AnyObject {
  /// The names of all fields.
  func fieldNames() throws(EngineError) -> [String]
  /// A field as it will be after the effects so far; `nil` if there is none.
  func field(_ name: String) throws(EngineError) -> ScriptField?
  func facts() throws(EngineError) -> ScriptFacts
  /// Asks the user; waits for the answer.
  func ask(_ question: ScriptQuestion) -> ScriptAnswer
  /// An effect that happens once the script has ended well. A field that it changes is from now on as
  /// it will be.
  func take(_ effect: ScriptEffect)
  /// Changes a template at once, so that the script finds what came of it.
  ///
  /// - Returns: the message of the error that the script gets; `nil` if the change was made.
  func change(_ template: TemplateChange) -> String?
  /// Has a source run later.
  ///
  /// - Returns: what stops the timer; `nil` where there are too many.
  func start(_ timer: ScriptTimer) -> Int?
  func stopTimer(_ id: Int)
}

/// A document's facts that scripts can read, beside its fields.
public struct ScriptFacts: Sendable {
  /// The entries of the document's information that scripts find.
  public static let informationKeys = [
    "Title", "Author", "Subject", "Keywords", "Creator", "Producer", "CreationDate", "ModDate",
    "Trapped",
  ]

  public var pageCount = 0
  public var pageIndex = 0
  /// The values of ``informationKeys``; dates are written as in PDF.
  public var info: [String: String] = [:]
  public var isEncrypted = false
  /// Pages that forms can have copies of, in their order, and whether they are hidden.
  public var templates: [(name: String, isHidden: Bool)] = []
  public var pageLabels: [String] = []
  public var isDirty = false
  /// Whether changes calculate fields.
  public var calculates = true
  /// Acrobat's code of the user's language, such as `ENU`.
  public var language = "ENU"

  public init() {}
}

/// A script's question to the user.
public enum ScriptQuestion: Hashable, Sendable {
  public enum Icon: Int, Sendable { case error, warning, question, status }
  public enum Buttons: Int, Sendable { case ok, okCancel, yesNo, yesNoCancel }

  case alert(message: String, title: String, Icon, Buttons)
  case response(question: String, title: String, value: String, label: String, isPassword: Bool)
  /// A menu that pops up.
  case menu([ScriptMenuItem])
}

/// The user's answer.
public enum ScriptAnswer: Hashable, Sendable {
  /// Acrobat's numbers.
  public enum Button: Int, Sendable {
    case ok = 1
    case cancel, no, yes
  }

  case button(Button)
  case text(String)
  /// The number of the chosen item.
  case choice(Int)
  /// Nothing was entered, or nobody answered.
  case none
}
