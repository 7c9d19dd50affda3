// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Interaction

extension OpenDocument {
  /// Sets the policy. In each view, a tool that is no longer permitted gives way to the default tool,
  /// and its work under way is dropped; if the document has become read-only, this applies to every
  /// tool.
  public func set(_ policy: Policy) {
    let becameReadOnly = policy.isReadOnly && !editor.policy.isReadOnly
    editor.policy = policy
    readings.closedPages.note(policy.closedPages, in: document)
    for view in views { view.keepDefaultToolAllowed() }
    for view in views where becameReadOnly || !view.mayKeepTool { view.dropTool() }
    for view in views where !policy.allows(view.selection) { view.set(.none) }
    // Menus and handles offer only what is permitted.
    for view in views { view.display.isStale = true }
  }

  /// Checks whether the user may do this with an annotation.
  ///
  /// - Throws: ``EditError/notPermitted(by:_:)``.
  func check(_ touch: AnnotationTouch) throws(EditError) { try editor.check(touch) }

  func allows(_ touch: AnnotationTouch) -> Bool {
    do throws(EditError) { try check(touch) } catch { return false }
    return true
  }

  /// The error if a tool cannot be taken; `nil` if it can.
  public func whyNot(_ kind: ToolKind) -> ToolError? {
    do throws(EditError) { try checkTool(kind) } catch { return .edit(error) }
    return nil
  }

  private func checkTool(_ kind: ToolKind) throws(EditError) {
    let policy = editor.policy
    guard !policy.disabledTools.contains(kind.name.rawValue) else {
      throw .notPermitted(
        by: "tool", "This client has switched the tool \(kind.name.rawValue) off.")
    }
    if kind.name == .textSelect { try check(Component.selectText) }
    if kind.name == .eraser { try editor.check(\.annotate) }
    if kind.name == .formFill { try check(AnnotationTouch.fillForms) }
    guard let type = kind.annotationType else { return }
    // Signing in a field creates nothing.
    if kind.name == .signature, allows(.signByHand) { return }
    try check(AnnotationTouch.create(type))
  }

  /// Checks whether a component may be used at all. Its gates are not asked.
  ///
  /// - Throws: ``EditError/notPermitted(by:_:)``.
  func check(_ component: Component) throws(EditError) {
    switch component {
    case .selectText where !editor.policy.allowsTextSelection:
      throw .notPermitted(by: "textSelection", "This client does not let text be selected.")
    case .openLinkAnnotation where !editor.policy.allowsLinkFollowing:
      throw .notPermitted(by: "linkFollowing", "This client does not let links be followed.")
    default: break
    }
  }
}

extension Policy {
  fileprivate func allows(_ selection: Selection) -> Bool {
    (allowsTextSelection || !selection.isOfContents)
      && (allowsImageSelection || selection.image == nil)
  }
}

extension OpenView {
  /// Whether the current tool can still be taken.
  var mayKeepTool: Bool { mayKeep(tool) }

  /// Replaces a default tool that is no longer permitted by `pan`.
  func keepDefaultToolAllowed() {
    guard !mayKeep(tools.home) else { return }
    // The tool `pan` always exists.
    try? tools.setHome(.pan)
  }

  /// Whether a tool may stay current; `pan` always may.
  private func mayKeep(_ name: ToolName) -> Bool {
    name == .pan || !tools.has(name) || mayTake(name)
  }

  /// Drops work under way, and changes to the default tool.
  func dropTool() {
    tools.drop(in: self)
    display.isStale = true
  }
}
