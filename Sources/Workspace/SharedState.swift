// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction
import Tools

/// The state that all documents of one client share.
public final class SharedState: RuleHolder {
  /// The table of tools that all views use.
  public var tools = ToolTable.kinds
  /// The client's tools that wrap tools of the table, in the order of registration.
  var wrappers: [ClientToolRegistration] = []
  /// The author of new annotations.
  public var author: String?
  /// How ids of new annotations are made.
  public var annotationNaming = AnnotationNaming.numbered
  /// The client's rules for all views of all documents.
  public lazy var rules = Rules(.session)
  /// The commands of keys.
  public lazy var keys = KeyMap()
  /// The user's preferences.
  public let userPreferences = UserPreferences()
  /// The client's display abilities.
  public var ability = DisplayAbility()
  public var files = SharedFiles()
  /// The signatures that the user keeps.
  public var signatures = KeptSignatures()
  public let clipboard = SharedClipboard()
  public var ids = ViewIDs()

  public var toolbar: Toolbar { userPreferences.toolbar(of: tools) }

  /// Changes the toolbar: either all changes are made, or none.
  public func arrange(_ changes: [ToolbarChange]) throws(ToolError) {
    try userPreferences.arrange(changes, of: tools)
  }
}

/// The signatures that the user keeps, and their maximum number.
public struct KeptSignatures {
  public var storage: any SignatureStorage = SessionSignatures()
  public var most = 20
}

/// The annotations copied last, in any document.
public final class SharedClipboard {
  var contents = Clipboard() {
    didSet { if contents != oldValue { didChange(contents.annotations) } }
  }
  /// Called with the annotations that were copied.
  public var didChange: ([Annotation]) -> Void = { _ in }

  /// Takes over annotations that were copied elsewhere, without calling ``didChange``.
  public func takeOver(_ copied: [Annotation]) {
    let tell = didChange
    didChange = { _ in }
    contents.annotations = copied
    didChange = tell
  }
}

/// The ids of views and requirements.
public struct ViewIDs {
  /// How many views were opened.
  public internal(set) var viewsOpened = 0
  /// The prefix of requirements' ids: no other server of the client has it.
  public var requirementPrefix = "r"
  private var requirementsMade = 0

  mutating func nextView() -> String {
    viewsOpened += 1
    return "v\(viewsOpened)"
  }

  mutating func nextRequirement() -> String {
    requirementsMade += 1
    return "\(requirementPrefix)\(requirementsMade)"
  }
}
