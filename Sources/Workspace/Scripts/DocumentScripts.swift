// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Interaction
import Metadata
import Scripts

/// The scripts of an open document. They run for events of its fields and for its actions.
///
/// The document is not changed while scripts run: their effects are kept pending, visible to later
/// scripts, and become one edit together with the change that triggered them.
public final class DocumentScripts {
  unowned let open: OpenDocument
  private(set) lazy var host = {
    var world = ScriptHost.World(
      clock: open.sources.clock, offset: user.offset, randomness: open.sources.randomness)
    world.engine = user.engine
    let host = ScriptHost(world, surroundings: self)
    host.outputLimit = open.document.limits.scriptOutput
    return host
  }()
  let user: ScriptUser
  /// The values that fields will have, by id.
  var values: [String: FieldValue] = [:]
  /// The fields of ``values`` in the order in which they came.
  var changedFields: [String] = []
  var changes: [FieldChange] = []
  /// The effects that the running script asks for; reported once it has ended well.
  var requests: [ScriptEffect] = []
  var refusals = ScriptRefusals()
  var templateWork = TemplateWork()
  private var memory = Memory()
  /// The scripts that run later.
  var timers = ScriptTimers()
  /// Effects to apply once the change under way is made.
  var wishes: [DeferredScriptEffect] = []

  private struct Memory {
    var calculates = true
    var isMute = false
    weak var servedView: OpenView?
    /// The calculated fields in their order, at a revision of the document.
    var order: (revision: Int, ids: [String])?
    /// The authors by the document's metadata, at a revision of the document.
    var authors: (revision: Int, names: [String])?
  }

  /// The authors by the document's metadata.
  func authors() throws(EngineError) -> [String] {
    let revision = open.editor.revision
    if let authors = memory.authors, authors.revision == revision { return authors.names }
    let names = try MetadataStream.authors(of: open.document)
    memory.authors = (revision, names)
    return names
  }

  /// Whether effects of scripts are dropped, and questions get no answer.
  var isMute: Bool {
    get { memory.isMute }
    set { memory.isMute = newValue }
  }

  /// The view whose user runs the script; the first one for scripts that run by themselves.
  public var view: OpenView? { servedView ?? open.views.first }

  /// The view whose event is being handled; `nil` for scripts that run by themselves.
  var servedView: OpenView? {
    get { memory.servedView }
    set { memory.servedView = newValue }
  }

  /// Whether changes calculate fields.
  var isCalculating: Bool { memory.calculates }

  init(_ open: OpenDocument, _ user: ScriptUser) {
    self.open = open
    self.user = user
  }

  /// Runs a script, and passes its requests to the client.
  func run(_ script: Script, _ event: ScriptEvent) throws(ToolError) -> ScriptOutcome {
    requests = []
    defer { tellRefusals(of: script.name) }
    let outcome: ScriptOutcome
    do throws(ScriptError) {
      outcome = try host.run(script, event)
    } catch {
      begin()
      // The script may belong to a timer, or have started timers.
      timers.removeAll()
      throw ToolError(error)
    }
    for request in requests { tell(request, script) }
    if let error = outcome.error { user.tell(open, .failed(error), script.name) }
    return outcome
  }

  func tellRefusals(of name: String) {
    for reason in refusals.takePending() { user.tell(open, .refused(reason), name) }
  }

  private func tell(_ effect: ScriptEffect, _ script: Script) {
    switch effect {
    case .calculate: break
    case .setCalculating(let isOn): memory.calculates = isOn
    case .focus(let field, let widget): wishes.append(.focus(field, widget))
    case .submit(let submission): wishes.append(.submit(submission, script: script.name))
    default: user.tell(open, .wants(effect), script.name)
    }
  }

  /// The calculated fields in their order.
  func calculationOrder() throws(EngineError) -> [String] {
    let revision = open.editor.revision
    if let order = memory.order, order.revision == revision { return order.ids }
    let ids = try open.document.calculationOrder
    memory.order = (revision, ids)
    return ids
  }
}

/// The user, to whom scripts show questions and messages.
public struct ScriptUser {
  /// Asks, and waits for the answer.
  public var ask: (OpenDocument, ScriptQuestion) -> ScriptAnswer
  /// Reports a request or an effect of a script. The text is the script's name.
  public var tell: (OpenDocument, ScriptReport, String) -> Void
  /// Minutes by which local time is ahead of UTC. The parameter is a time in seconds since 1970.
  public var offset: (Int64) -> Int
  /// The time in milliseconds of a monotonic clock.
  public var uptime: () -> Double
  /// The engine that runs scripts.
  public var engine = ScriptEngine.ofThisProcess

  public init(
    ask: @escaping (OpenDocument, ScriptQuestion) -> ScriptAnswer,
    tell: @escaping (OpenDocument, ScriptReport, String) -> Void,
    offset: @escaping (Int64) -> Int = { _ in 0 }, uptime: @escaping () -> Double = { 0 }
  ) {
    self.ask = ask
    self.tell = tell
    self.offset = offset
    self.uptime = uptime
  }
}

public enum ScriptReport: Hashable, Sendable {
  case wants(ScriptEffect)
  /// The script threw this error; its earlier effects stand.
  case failed(String)
  /// A script's change to a field was left out. The reason is that signatures forbid it, or that the
  /// field cannot have the value.
  case refused(String)
}

extension ToolError {
  init(_ error: ScriptError) {
    switch error {
    case .limitExceeded(_, let limit):
      self = .engine(.limitExceeded(EngineLimit(limit), error.reason))
    case .engine(let error): self = .engine(error)
    case .busy: self = .invalid(error.message)
    }
  }
}

extension EngineLimit {
  fileprivate init(_ limit: ScriptError.Limit) {
    switch limit {
    case .steps: self.init(.scriptSteps)
    case .memory: self.init(.scriptMemory)
    case .time: self.init(.scriptTime)
    case .output: self.init(.scriptOutput)
    }
  }
}
