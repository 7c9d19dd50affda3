// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Scripts

@testable import Server

/// Runs scripts in a document with two fields. The user always says yes, or takes the second item; the clock stands still.
final class ScriptBench: ScriptSurroundings {
  /// `RECTO_TEST_JAVASCRIPTCORE` names another library than the server would take.
  static let library =
    ProcessInfo.processInfo.environment["RECTO_TEST_JAVASCRIPTCORE"]
    ?? ScriptLibrary.find(searchPath: ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"])

  private let children: ScriptChildren
  private(set) lazy var host = ScriptHost(world, surroundings: self)
  private var world: ScriptHost.World {
    var world = ScriptHost.World(clock: { 1_772_716_029 }, randomness: { 1 << 63 })
    world.engine = engine
    return world
  }
  private let engine: ScriptEngine
  /// A closure that runs before the user answers.
  var willAnswer: () -> Void = {}

  init(
    _ name: ScriptEngine.Name = .javaScriptCore, library: String? = nil,
    program: String = Project.recto
  ) throws {
    let children = ScriptChildren(
      library: name == .muJS ? nil : library ?? Self.library ?? "", most: 1,
      program: program)
    self.children = children
    engine = ScriptEngine(name) { try? children.start() }
  }

  var processes: [pid_t] { children.running }

  /// The value that a script leaves in its event, or the error that it threw.
  func run(_ source: String, _ kind: ScriptEvent.Kind = .execute) throws -> String {
    let outcome = try host.run(Script("test", source), ScriptEvent(kind))
    if let error = outcome.error { return "threw " + error }
    return outcome.value.joined(separator: "|")
  }

  func fieldNames() -> [String] { ["a", "b.c"] }
  func field(_ name: String, place: Int?) -> ScriptField? {
    ["a": "5", "b.c": "x"][name].map { ScriptField(.text, value: [$0]) }
  }
  func calculations() -> [ScriptCalculation] { [] }
  func facts() -> ScriptFacts {
    var facts = ScriptFacts()
    facts.pageCount = 3
    return facts
  }
  func page(_ index: Int) -> ScriptPage? { nil }
  func ask(_ question: ScriptQuestion) -> ScriptAnswer {
    willAnswer()
    switch question {
    case .alert: return .button(.yes)
    case .response: return .text("Ann")
    case .menu: return .choice(1)
    }
  }
  func take(_ effect: ScriptEffect) -> Bool { true }
  func change(_ template: TemplateChange) -> String? { "not here" }
  func start(_ timer: ScriptTimer) -> Int? { nil }
  func stopTimer(_ id: Int) {}
}
