// SPDX-License-Identifier: AGPL-3.0-or-later

/// Passes each event to the current tool. On a hand-over, it replaces the tool and passes on the same
/// event.
public final class ToolManager {
  /// The maximum number of tools tried for one event. It is that of Apryse's tool manager.
  public static let mostHandOvers = 10

  let kinds: () -> [ToolKind]
  /// The tool that takes over when another tool's work is done.
  public private(set) var home: ToolName
  /// The tool to come back to when the current one is done.
  private(set) var base: ToolName
  /// Whether the current tool got an event from the default tool. It is false once somebody sets the
  /// tool.
  private var isVisiting = false
  public private(set) var current: any Tool
  /// The options of each tool that the client has configured.
  public var options: [ToolName: ToolOptions] = [:]
  /// Called before another tool is taken; throws if it must not be.
  public var willChange: (ToolKind) throws(ToolError) -> Void = { _ in }
  /// Wraps a tool in the client tools registered to wrap it.
  public var fit: (any Tool) -> any Tool = { $0 }
  /// Resolves a tool's name. The name of a wrapper stands for the tool that it wraps.
  public var resolve: (ToolName) -> ToolName = { $0 }
  /// The document's revision that the current tool has taken up.
  var revision = 0
  /// How many functions run the current tool, each on a copy.
  private(set) var runs = 0
  /// Called after every change of tool, with the previous one.
  public var didChange: (ToolName) -> Void = { _ in }

  /// - Parameters:
  ///   - kinds: the table of tools, which may change.
  ///   - first: the tool to begin with, and to come back to.
  public init(_ kinds: @escaping () -> [ToolKind], first: any Tool) {
    self.kinds = kinds
    home = first.name
    base = first.name
    current = first
  }

  /// A copy with the same tools in the same state, without observers.
  public func copy() -> ToolManager {
    let copy = ToolManager(kinds, first: current)
    (copy.home, copy.base, copy.isVisiting) = (home, base, isVisiting)
    (copy.fit, copy.resolve, copy.options) = (fit, resolve, options)
    copy.revision = revision
    return copy
  }

  /// The outcome of an event, with the tools that it passed.
  public struct Passage: Sendable {
    public var isHandled = false
    /// Every tool that saw the event, in order.
    public var path: [ToolName] = []
    /// The error, if one occurred.
    public var error: ToolError?

    public init() {}
  }

  public func handle(_ event: ToolEvent, in context: any ToolContext) -> Passage {
    catchUp(in: context)
    defer { catchUp(in: context) }
    current = fit(current)
    var passage = Passage()
    do throws(ToolError) {
      passage.isHandled = try pass(event, in: context, path: &passage.path)
      try endVisit(after: event, in: context)
    } catch {
      passage.error = error
      if case .client = error { giveWay(in: context) }
      // Nothing holds back a user who gives up.
      if error.isRefusal, event == .command("cancel") {
        try? withCurrent { (tool) throws(ToolError) in try tool.cancel(context) }
      }
    }
    return passage
  }

  /// `pan` never finishes by itself. If another tool is the default and has handed `pan` an event,
  /// the default tool comes back once the gesture is over.
  private func endVisit(after event: ToolEvent, in context: any ToolContext) throws(ToolError) {
    guard isVisiting, current.name == .pan, base != .pan, event.endsGesture, !current.hasWork,
      current.state(in: context) == "idle"
    else { return }
    try installBase(in: context)
  }

  /// Lets the base take over from a failed client tool; if that is not permitted, the tool stays.
  private func giveWay(in context: any ToolContext) {
    do throws(ToolError) { try install(base, base: home, in: context) } catch { return }
  }

  /// Makes a tool the current one; if it is current already, it begins anew. The old tool's work under
  /// way is committed first.
  ///
  /// - Throws: ``ToolError/unknownTool(_:)``, or an error if the work under way cannot be committed;
  ///   the old tool then stays.
  public func change(to name: ToolName, in context: any ToolContext) throws(ToolError) {
    try install(name, base: home, in: context)
  }

  /// Changes the tool like ``change(to:in:)``, but temporarily: the previous tool comes back by
  /// ``comeBack(in:)``, or when the new tool's work is done. If the previous tool only does something for
  /// another one, that one comes back.
  public func borrow(_ name: ToolName, in context: any ToolContext) throws(ToolError) {
    let isForAnother = base != home || returnsToCreator
    try install(name, base: isForAnother ? base : current.name, in: context)
  }

  /// Ends a borrowed tool: the base takes over.
  public func comeBack(in context: any ToolContext) throws(ToolError) {
    try installBase(in: context)
  }

  /// Changes to the default tool if the current one cannot continue. It does not continue with the
  /// visible part, or is no longer in the table.
  public func settle(_ view: View, in context: any ToolContext) throws(ToolError) {
    current = fit(current)
    if !has(home) { home = .pan }
    if !has(base) { base = home }
    guard !has(current.name) || !current.outlives(view) else { return }
    try install(home, base: home, in: context)
  }

  /// Drops the work under way and changes to the default tool. Hooks are not asked.
  public func drop(in context: any ToolContext) {
    // A tool that cannot drop its work is dropped itself.
    try? withCurrent { (tool) throws(ToolError) in try tool.cancel(context) }
    try? withCurrent { (tool) throws(ToolError) in try tool.leave(context) }
    guard let kind = kind(home) else { return }
    let previous = current.name
    current = fit(kind.make())
    base = home
    if previous != home { didChange(previous) }
  }

  /// Makes another tool the default one.
  ///
  /// - Throws: ``ToolError/unknownTool(_:)``.
  public func setHome(_ name: ToolName) throws(ToolError) {
    try check(name)
    let name = resolve(name)
    if base == home { base = name }
    home = name
  }

  private func install(
    _ name: ToolName, base newBase: ToolName, in context: any ToolContext
  ) throws(ToolError) {
    guard let kind = kind(name) else { throw .unknownTool(name) }
    let name = kind.name
    let previous = current.name
    catchUp(in: context)
    try willChange(kind)
    try withCurrent { (tool) throws(ToolError) in
      try tool.commit(context)
      try tool.leave(context)
    }
    current = fit(kind.make())
    isVisiting = false
    base = newBase == name ? home : newBase
    if previous != name { didChange(previous) }
  }

  /// Whether a tool handled the event.
  private func pass(
    _ event: ToolEvent, in context: any ToolContext, path: inout [ToolName]
  ) throws(ToolError) -> Bool {
    while true {
      path += current.wrappers(asking: event) + [current.name]
      let outcome = try withCurrent { (tool) throws(ToolError) in
        try tool.handle(event, in: context)
      }
      switch outcome {
      case .handled: return true
      case .notHandled: return false
      case .finished, .declined:
        try installBase(in: context)
        return outcome == .finished
      case .next(let next, let comesBack):
        try install(next, base: comesBack ? current.name : home, in: context)
        return true
      case .place(let next, let sample):
        try handOver(to: next, base: home, in: context, path)
        return try pass(.gesture(.tap(sample)), in: context, path: &path)
      case .handBack where base == current.name && base != .pan && !creates(base):
        // The default tool hands over to `pan` if it has no use for the event, and takes over again
        // afterwards.
        try handOver(to: .pan, base: base, in: context, path)
      case .handBack:
        let isConsumed = isTap(event) && creates(base)
        try requireFew(path)
        try installBase(in: context)
        if isConsumed { return true }
      case .handOver(let next): try handOver(to: next, base: base, in: context, path)
      case .interlude(let next, let field):
        try handOver(to: next, base: current.name, in: context, path)
        guard let field else { continue }
        current.aim(at: field)
        defer { current.aim(at: nil) }
        return try pass(event, in: context, path: &path)
      }
    }
  }

  private func handOver(
    to next: ToolName, base: ToolName, in context: any ToolContext, _ path: [ToolName]
  ) throws(ToolError) {
    try requireFew(path)
    let isFromHome = current.name == home
    try install(next, base: base, in: context)
    isVisiting = isFromHome
  }

  private func requireFew(_ path: [ToolName]) throws(ToolError) {
    guard path.count <= ToolManager.mostHandOvers else { throw .tooManyHandOvers(path) }
  }

  /// Returns to the base tool. If the base may no longer be taken, it is the default tool.
  private func installBase(in context: any ToolContext) throws(ToolError) {
    do throws(ToolError) {
      try install(base, base: home, in: context)
    } catch {
      guard base != home, case .edit = error else { throw error }
      try install(home, base: home, in: context)
    }
  }

  /// Runs a mutation of the current tool. It works on a copy, because the tool's actions may lead back
  /// here to read the current tool.
  func withCurrent<Result>(
    _ body: (inout any Tool) throws(ToolError) -> Result
  ) throws(ToolError) -> Result {
    var tool = current
    runs += 1
    defer {
      current = tool
      runs -= 1
    }
    return try body(&tool)
  }
}
