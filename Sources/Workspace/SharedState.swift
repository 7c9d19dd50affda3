// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction
import Tools

/// The state that all documents of one client share.
public final class SharedState: RuleHolder {
  /// The table of tools, as all views take it.
  public var tools = ToolTable.kinds
  /// The client's tools that wrap tools of the table, in the order of registration.
  var wrappers: [ClientToolRegistration] = []
  /// The author of new annotations.
  public var author: String?
  /// How ids of new annotations are made.
  public var annotationNaming = AnnotationNaming.numbered
  /// The client's rules for all views of all documents.
  public var rules = Rules(.session)
  /// The commands of keys.
  public var keys = KeyMap()
  /// Reads what the user arranged in earlier sessions. It is called once, when that is first needed.
  public var loadPreferences: () -> Preferences = { Preferences() }
  /// Told what of them was changed.
  public var preferencesDidChange: (Preferences.Part) -> Void = { _ in }
  /// The client's display abilities.
  public var ability = DisplayAbility()
  private lazy var loaded = loadPreferences()
  /// The folder for temporary files.
  public var temporaryFolder = "/tmp"
  /// The files of playing media; `nil` if media cannot be played.
  public var media: MediaFiles?
  /// The files that were taken out of documents, by their paths.
  var carried: [String: CarriedDocument] = [:]
  /// The signatures that the user keeps, and how many that may be.
  public var signatures: any SignatureStorage = SessionSignatures()
  public var mostSignatures = 20
  /// The default folder for sidecar files with bookmarks; `nil` if there is none.
  public var bookmarksFolder: String?
  /// The folder of thumbnails beyond the session; `nil` if there is none.
  public var thumbnails: ThumbnailFolder?
  /// The copied contents.
  var clipboard = Clipboard() {
    didSet { if clipboard != oldValue { copiedDidChange(clipboard.annotations) } }
  }
  /// Told of what is copied.
  public var copiedDidChange: ([Annotation]) -> Void = { _ in }
  /// How many views were opened.
  public internal(set) var viewsOpened = 0
  /// The prefix of requirements' ids: no other server of the client has it.
  public var requirementPrefix = "r"
  private var requirementsMade = 0

  func nextViewID() -> String {
    viewsOpened += 1
    return "v\(viewsOpened)"
  }

  func nextRequirementID() -> String {
    requirementsMade += 1
    return "\(requirementPrefix)\(requirementsMade)"
  }
}

extension SharedState {
  public var preferences: Preferences { loaded }

  /// Takes what the user arranged elsewhere, and tells nobody.
  public func takeOver(_ preferences: Preferences) { loaded = preferences }

  /// Takes what was copied elsewhere, and tells nobody.
  public func takeOver(_ copied: [Annotation]) {
    let tell = copiedDidChange
    copiedDidChange = { _ in }
    clipboard.annotations = copied
    copiedDidChange = tell
  }

  /// How new annotations look.
  public var styles: ToolStyles {
    get { loaded.styles }
    set {
      guard newValue != loaded.styles else { return }
      loaded.styles = newValue
      preferencesDidChange(.styles)
    }
  }

  /// How the tools are arranged.
  public var toolbar: Toolbar { loaded.toolbar ?? .standard(tools) }

  /// Arranges the tools otherwise: all of the changes are made, or none.
  public func arrange(_ changes: [ToolbarChange]) throws(ToolError) {
    var toolbar = toolbar
    for change in changes { try toolbar.apply(change, tools) }
    let changed = toolbar == .standard(tools) ? nil : toolbar
    guard changed != loaded.toolbar else { return }
    loaded.toolbar = changed
    preferencesDidChange(.groups)
  }
}
