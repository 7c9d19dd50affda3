// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

/// A requirement of a tool's that the user has not answered yet.
public struct PendingRequirement: Hashable, Sendable {
  /// Unique in the session; stays for as long as the tool asks the same.
  public let id: String
  let tool: ToolName
  public var requirement: Requirement

  /// Whether a requirement asks the same; what there is so far does not count.
  func asksLike(_ other: Requirement, of tool: ToolName) -> Bool {
    self.tool == tool && requirement.kind == other.kind && requirement.prompt == other.prompt
      && requirement.choices == other.choices
  }
}

extension OpenView {
  /// The input that the tool needs from the user now.
  public func requirement() throws(ToolError) -> PendingRequirement? {
    guard let wanted = try tools.current.requirement(in: self) else {
      pending = nil
      return nil
    }
    if let pending, pending.asksLike(wanted, of: tool) {
      self.pending?.requirement = wanted
    } else {
      pending = PendingRequirement(
        id: owner.shared.nextRequirementID(), tool: tool, requirement: wanted)
    }
    return pending
  }

  /// The menu that the user can choose from now.
  public func menu() throws(ToolError) -> [MenuItem] {
    menuChanges.apply(to: try tools.current.menu(in: self))
  }

  /// Whether the user enters text now.
  var entersText: Bool { tools.current.takesText || pending?.requirement.kind == .text }

  /// Takes what the user said to the pending requirement; one that comes after it has another id.
  public func answer(_ answer: Answer) -> EventReport {
    pending = nil
    return handle([.answer(answer)])
  }

  /// The requirement, if it differs from the one after the previous event.
  func changedRequirement() throws(ToolError) -> PendingRequirement?? {
    let requirement = try askableRequirement()
    guard requirement != lastRequirement else { return nil }
    lastRequirement = requirement
    return .some(requirement)
  }

  /// The requirement, if the client can ask its user for it.
  private func askableRequirement() throws(ToolError) -> PendingRequirement? {
    let requirement = try requirement()
    return requirement.flatMap {
      owner.shared.ability.requirements.contains($0.requirement.kind) ? $0 : nil
    }
  }

  /// The menu, if it differs from the one after the previous event.
  func changedMenu() throws(ToolError) -> [MenuItem]? {
    guard owner.shared.ability.showsMenus else { return nil }
    let wanted = try menu()
    guard wanted != wantedMenu else { return nil }
    wantedMenu = wanted
    let menu = mayShow(wanted) ? wanted : []
    guard menu != lastMenu else { return nil }
    lastMenu = menu
    return menu
  }

  /// A menu that the client forbids is not there; that needs no reason.
  private func mayShow(_ menu: [MenuItem]) -> Bool {
    guard !menu.isEmpty else { return true }
    do throws(ToolError) { try consult(.showMenu(menu)) } catch { return false }
    return true
  }
}
