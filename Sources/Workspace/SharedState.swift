// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction
import System
import Tools

/// The state that all documents of one client share.
public final class SharedState: RuleHolder {
  /// The table of tools that all views use.
  public var tools = ToolTable.kinds
  /// The client's tools that wrap tools of the table. They are in the order of registration.
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
    didSet {
      changes &+= 1
      if contents != oldValue { didChange(contents.annotations) }
    }
  }
  /// How often something was copied or pasted, in any document.
  private(set) var changes = 0
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

/// Why a client's tool cannot be registered.
public enum ToolRegistrationRefusal: Error, Hashable {
  /// The server has a tool of this name.
  case nameTaken
  /// The server has no such tool to wrap.
  case nothingToWrap(ToolName)
}

extension SharedState {
  /// Adds a client's tool to the table, or as a wrapper. A wrapper wraps one of the server's tools. The
  /// new tool replaces a client's tool with the same name.
  ///
  /// Any other name of a server's tool is taken, but a wrapper may have the name of the tool that it
  /// wraps.
  public func register(_ tool: ClientToolRegistration) throws(ToolRegistrationRefusal) {
    let isStock = ToolTable.kinds.contains { $0.name == tool.name }
    if let inner = tool.wraps {
      guard ToolTable.kinds.contains(where: { $0.name == inner }) else {
        throw .nothingToWrap(inner)
      }
      guard !isStock || inner == tool.name else { throw .nameTaken }
      _ = unregister(tool.name)
      wrappers.append(tool)
      return
    }
    guard !isStock else { throw .nameTaken }
    let kind = ToolKind(
      tool.name, title: tool.title, group: tool.group, creates: tool.creates
    ) { ClientTool(tool) }
    _ = unregister(tool.name)
    tools.append(kind)
  }

  /// Removes a client's tool from the table. Views that use it change to the default tool; if it
  /// wrapped a tool, they go on with that tool alone.
  ///
  /// - Returns: whether the client had registered it.
  public func unregister(_ name: ToolName) -> Bool {
    if isWrapper(name) {
      wrappers.removeAll { $0.name == name }
      return true
    }
    let isOwn = ToolTable.kinds.contains { $0.name == name }
    guard !isOwn, tools.contains(where: { $0.name == name }) else { return false }
    tools.removeAll { $0.name == name }
    return true
  }

  /// The client's tools that wrap a tool, the outermost first.
  public func wrappers(of tool: ToolName) -> [ToolName] {
    wrappers.reversed().filter { $0.wraps == tool }.map(\.name)
  }

  /// Whether the client has registered a wrapper of this name.
  func isWrapper(_ name: ToolName) -> Bool { wrappers.contains { $0.name == name } }

  /// The tool that a name stands for.
  public func resolved(_ name: ToolName) -> ToolName {
    wrappers.first { $0.name == name }?.wraps ?? name
  }

  /// A tool with all its current wrappers, in the order of registration. If the wrappers have
  /// changed, all of them start anew; the tool itself goes on.
  func fitted(_ tool: any Tool) -> any Tool {
    let wanted = wrappers.filter { $0.wraps == tool.name }
    var present: [WrappedTool] = []
    var inner = tool
    while let outer = inner as? WrappedTool {
      present.insert(outer, at: 0)
      inner = outer.inner
    }
    if present.map(\.registration) == wanted { return tool }
    return wanted.reduce(inner) { WrappedTool($1, around: $0) }
  }
}

/// The folders and files that all documents of one client share.
public struct SharedFiles {
  public var temporaryFolder = "/tmp"
  /// The files of playing media; `nil` if media cannot be played.
  public var media: MediaFiles?
  /// The files extracted from documents, by path.
  var carried: [ExactText: CarriedDocument] = [:]
  /// The default folder for sidecar files with bookmarks; `nil` if there is none.
  public var bookmarksFolder: String?
  /// The folder of thumbnails that outlive the session; `nil` if there is none.
  public var thumbnails: ThumbnailFolder?
}
