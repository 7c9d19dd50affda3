// SPDX-License-Identifier: AGPL-3.0-or-later

import Workspace

/// Decides which requests are handled while their document awaits the client. No other code decides
/// this.
enum DialogueRule {
  /// Methods that change nothing are answered from the current state. A provider may report at any
  /// time that its bookmarks have changed.
  static let reading = Set(
    Catalogue.methods.filter { $0.effect.isReading }.map { $0.name }
      + [BookmarkProviderDidChange.name])

  /// Methods that draw or read one page and no other part.
  static let ofPages: Set = [
    PageRender.name, PageTextMethod.name, PageLayoutMethod.name, PageImages.name,
    PageImageMethod.name, PageContentBox.name,
  ]

  /// Methods that a client's tool may call before it answers.
  private static let ofTools: Set = [
    AnnotationsAdd.name, AnnotationsUpdate.name, AnnotationsDelete.name, MenuUpdate.name,
  ]

  /// Whether a message may be handled while its document waits; all other messages are queued.
  static func allows(_ method: String, about open: OpenDocument, asked questions: [Question])
    -> Bool
  {
    // Opening the first view runs actions of the document, which are changes.
    if open.views.isFirstPromised, needsView(method) { return false }
    if reading.contains(method) { return true }
    let last = questions.last { $0.documentID == open.id }
    return last.map { allowed(method, by: $0.method) } ?? false
  }

  static func allowed(_ method: String, by question: String) -> Bool {
    question == ToolHandleEvent.name && ofTools.contains(method)
  }

  /// Whether a method looks at a view.
  static func needsView(_ method: String) -> Bool {
    let noun = method.prefix { $0 != "/" }
    return ["view", "tool", "interaction", "gesture", "toolbar", "selection", "menu"]
      .contains(noun) || method == AnnotationsAt.name
  }
}
