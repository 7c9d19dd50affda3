// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// The environment of scripts: the document and its user. Scripts only read it, except for templates.
public protocol ScriptSurroundings: AnyObject {
  func fieldNames() throws(EngineError) -> [String]
  /// A field's state after the effects so far; `nil` if there is none.
  ///
  /// - Parameter place: the index of the widget whose properties to read; `nil`: those of the field.
  func field(_ name: String, place: Int?) throws(EngineError) -> ScriptField?
  /// The form's calculations, in their order.
  func calculations() throws(EngineError) -> [ScriptCalculation]
  func facts() throws(EngineError) -> ScriptFacts
  /// - Returns: `nil` if there is no such page.
  func page(_ index: Int) throws(EngineError) -> ScriptPage?
  /// Asks the user, and waits for the answer.
  func ask(_ question: ScriptQuestion) -> ScriptAnswer
  /// Records an effect, which happens when the script has ended successfully. From now on ``field(_:place:)``
  /// returns the changed state of an affected field.
  ///
  /// - Returns: whether the effect will happen. The document's signatures may forbid a change of a field.
  func take(_ effect: ScriptEffect) -> Bool
  /// Changes a template immediately, so that the script sees the result.
  ///
  /// - Returns: the message of an exception for the script; `nil` if the change was made.
  func change(_ template: TemplateChange) -> String?
  /// Schedules a script to run later.
  ///
  /// - Returns: the id for stopping the timer; `nil` if there are too many timers.
  func start(_ timer: ScriptTimer) -> Int?
  func stopTimer(_ id: Int)
}

/// The calculation of a field.
public struct ScriptCalculation: Hashable, Sendable {
  public var field: String
  /// The script that calculates, and the one that validates the result.
  public var source: String
  public var validation: String?

  public init(_ field: String, _ source: String, validation: String?) {
    self.field = field
    self.source = source
    self.validation = validation
  }

  var members: JSONTree {
    var members: [JSONTree.Member] = [
      .init("field", .string(field)), .init("source", .string(source)),
    ]
    if let validation { members.append(.init("validation", .string(validation))) }
    return .object(members)
  }
}

/// Facts about a document that scripts can read, besides its fields.
public struct ScriptFacts: Sendable {
  /// The entries of the document's information that scripts can read.
  public static let informationKeys = [
    "Title", "Author", "Subject", "Keywords", "Creator", "Producer", "CreationDate", "ModDate",
    "Trapped",
  ]

  public var pageCount = 0
  public var pageIndex = 0
  /// The values of ``informationKeys``; dates are written as in PDF.
  public var info: [String: String] = [:]
  /// The authors by the document's metadata; empty if it names none.
  public var authors: [String] = []
  public var isEncrypted = false
  /// The templates, in order, with whether they are hidden. Templates are pages that forms can copy.
  public var templates: [(name: String, isHidden: Bool)] = []
  public var isDirty = false
  /// Whether changes calculate fields.
  public var calculates = true
  /// Acrobat's code of the user's language, such as `ENU`.
  public var language = "ENU"

  public init() {}
}

/// Facts about a page that scripts can read.
public struct ScriptPage: Sendable {
  public var label: String
  /// The page's rotation: clockwise, in degrees.
  public var rotation: Int
  /// The boxes that the page has, by their names in lower case: left, upper, right and lower edge in the
  /// file's user space, as those of fields.
  public var boxes: [String: [Double]]

  public init(label: String, rotation: Int, boxes: [String: [Double]]) {
    self.label = label
    self.rotation = rotation
    self.boxes = boxes
  }

  var members: JSONTree {
    let boxes = boxes.sorted { $0.key < $1.key }
    return [
      "label": .string(label), "rotation": .integer(Int64(rotation)),
      "boxes": .object(boxes.map { .init($0.key, .array($0.value.map(JSONTree.number))) }),
    ]
  }
}

/// A script's question to the user.
public enum ScriptQuestion: Hashable, Sendable {
  public enum Icon: Int, Sendable { case error, warning, question, status }
  public enum Buttons: Int, Sendable { case ok, okCancel, yesNo, yesNoCancel }

  case alert(message: String, title: String, Icon, Buttons)
  case response(question: String, title: String, value: String, label: String, isPassword: Bool)
  /// A pop-up menu.
  case menu([ScriptMenuItem])
}

/// The user's answer.
public enum ScriptAnswer: Hashable, Sendable {
  /// The buttons, with Acrobat's numbers.
  public enum Button: Int, Sendable {
    case ok = 1
    case cancel, no, yes
  }

  case button(Button)
  case text(String)
  /// The number of the chosen item.
  case choice(Int)
  /// The user entered nothing, or nobody answered.
  case none
  /// The work that the script belongs to was cancelled: the script ends, and its effects are discarded.
  case cancelled
}
