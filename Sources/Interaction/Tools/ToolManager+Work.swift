// SPDX-License-Identifier: AGPL-3.0-or-later

/// The current tool's work under way, outside events.
extension ToolManager {
  /// Lets the current tool take up changes of the document. While it handles an event, nothing happens;
  /// it takes them up after the event.
  ///
  /// - Returns: whether the tool has taken up all changes.
  @discardableResult
  public func catchUp(in context: any ToolContext) -> Bool {
    guard runs == 0 else { return false }
    guard revision != context.revision else { return true }
    revision = context.revision
    do throws(ToolError) {
      try withCurrent { (tool) throws(ToolError) in try tool.follow(context) }
    } catch {
      drop(in: context)
    }
    return true
  }

  /// Passes the predicted positions of the pointer to the current tool.
  public func predict(_ samples: [PointerSample], in context: any ToolContext) throws(ToolError) {
    try withCurrent { (tool) throws(ToolError) in try tool.predict(samples, in: context) }
  }

  /// Commits the work under way; the tool stays.
  public func commit(in context: any ToolContext) throws(ToolError) {
    catchUp(in: context)
    defer { catchUp(in: context) }
    try withCurrent { (tool) throws(ToolError) in try tool.commit(context) }
  }

  /// Commits the work under way as far as it is complete; a text that is being entered goes on.
  public func store(in context: any ToolContext) throws(ToolError) {
    catchUp(in: context)
    defer { catchUp(in: context) }
    try withCurrent { (tool) throws(ToolError) in try tool.store(context) }
  }

  /// Drops the work under way; the tool stays.
  public func cancel(in context: any ToolContext) throws(ToolError) {
    try withCurrent { (tool) throws(ToolError) in try tool.cancel(context) }
  }
}

/// The manager's queries about the tools in its table.
extension ToolManager {
  /// Whether there is a tool of this name.
  public func has(_ name: ToolName) -> Bool { kind(name) != nil }

  func kind(_ name: ToolName) -> ToolKind? {
    let name = resolve(name)
    return kinds().first { $0.name == name }
  }

  /// - Throws: ``ToolError/unknownTool(_:)``.
  public func check(_ name: ToolName) throws(ToolError) {
    guard has(name) else { throw .unknownTool(name) }
  }

  func isTap(_ event: ToolEvent) -> Bool {
    if case .gesture(.tap) = event { true } else { false }
  }

  /// Whether the tool to come back to creates annotations.
  public var returnsToCreator: Bool { base != current.name && creates(base) }

  func creates(_ name: ToolName) -> Bool {
    kinds().contains { $0.name == name && $0.annotationType != nil }
  }
}
