// SPDX-License-Identifier: AGPL-3.0-or-later

/// Passes each event to the current tool; on a hand-over replaces the tool and passes the same event
/// on.
public struct ToolManager {
  /// At most so many tools are tried for one event (as in Apryse's tool manager).
  public static let mostHandOvers = 10

  private let kinds: [ToolKind]
  public private(set) var current: any Tool

  /// - Parameters:
  ///   - kinds: the table of tools.
  ///   - first: the tool to begin with.
  public init(_ kinds: [ToolKind], first: any Tool) {
    self.kinds = kinds
    current = first
  }

  /// What became of an event.
  public struct Passage {
    public var isHandled = false
    /// Every tool that saw the event, in order.
    public var path: [ToolName] = []
    /// What went wrong, if something did.
    public var error: ToolError?
  }

  public mutating func handle(_ event: ToolEvent, in context: any ToolContext) -> Passage {
    var passage = Passage()
    do throws(ToolError) {
      while true {
        passage.path.append(current.name)
        switch try current.handle(event, in: context) {
        case .handled:
          passage.isHandled = true
          return passage
        case .notHandled:
          return passage
        case .handOver(let next):
          guard passage.path.count <= ToolManager.mostHandOvers else {
            throw .tooManyHandOvers(passage.path)
          }
          try change(to: next, in: context)
        }
      }
    } catch {
      passage.error = error
      return passage
    }
  }

  /// Makes another tool the current one; one that is current already begins anew.
  ///
  /// - Throws: ``ToolError/unknownTool(_:)``.
  public mutating func change(to name: ToolName, in context: any ToolContext) throws(ToolError) {
    guard let kind = kinds.first(where: { $0.name == name }) else { throw .unknownTool(name) }
    try current.leave(context)
    current = kind.make()
  }
}
