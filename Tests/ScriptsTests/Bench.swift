// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Testing

@testable import Scripts

/// A document that consists of fields alone, on a day that does not pass: 2026-03-05 13:07:09 UTC.
final class Bench: ScriptSurroundings {
  var fields: [(name: String, field: ScriptField)]
  var effects: [ScriptEffect] = []
  /// The effects that the document's signatures forbid.
  var refused: Set<ScriptEffect> = []
  var questions: [ScriptQuestion] = []
  var answers: [ScriptAnswer] = []
  var known = ScriptFacts()
  var pages: [ScriptPage] = []
  var timers: [Int: ScriptTimer] = [:]
  private(set) lazy var host = ScriptHost(
    .init(clock: { 1_772_716_029 }, randomness: { 1 << 63 }), surroundings: self)

  /// A bench with text fields of these values.
  init(_ values: KeyValuePairs<String, String> = [:]) {
    fields = values.map { ($0.key, ScriptField(.text, value: [$0.value])) }
    known.pageCount = 3
  }

  func fieldNames() -> [String] { fields.map(\.name) }
  func field(_ name: String, place: Int?) -> ScriptField? {
    fields.first { $0.name == name }?.field
  }
  func calculations() -> [ScriptCalculation] { [] }
  func facts() -> ScriptFacts { known }
  func page(_ index: Int) -> ScriptPage? { pages.indices.contains(index) ? pages[index] : nil }
  func change(_ template: TemplateChange) -> String? { "not here" }
  func take(_ effect: ScriptEffect) -> Bool {
    if refused.contains(effect) { return false }
    effects.append(effect)
    switch effect {
    case .setValue(let name, let values): change(name) { $0.value = values }
    case .setProperty(let name, _, .isReadOnly(let isOn)): change(name) { $0.isReadOnly = isOn }
    default: break
    }
    return true
  }
  private func change(_ name: String, _ change: (inout ScriptField) -> Void) {
    guard let place = fields.firstIndex(where: { $0.name == name }) else { return }
    change(&fields[place].field)
  }
  func start(_ timer: ScriptTimer) -> Int? {
    timers[timers.count + 1] = timer
    return timers.count
  }
  func stopTimer(_ id: Int) { timers[id] = nil }
  func ask(_ question: ScriptQuestion) -> ScriptAnswer {
    questions.append(question)
    return answers.isEmpty ? .none : answers.removeFirst()
  }

  @discardableResult
  func run(_ source: String, _ event: ScriptEvent = ScriptEvent(.execute)) throws -> ScriptOutcome {
    try host.run(Script("test", source), event)
  }

  /// What an expression gives, as text.
  func value(_ expression: String) throws -> String {
    let outcome = try run("event.value = " + expression)
    if let error = outcome.error { return "threw " + error }
    return outcome.value.joined(separator: "|")
  }

  /// A format script's text.
  func format(_ call: String, _ value: String) throws -> String {
    let outcome = try run(call, ScriptEvent(.format, target: fields.first?.name, value: [value]))
    #expect(outcome.error == nil)
    return outcome.value.joined(separator: "|")
  }

  /// What a keystroke script makes of a value that is committed; `nil`: it refuses.
  func commit(_ call: String, _ value: String) throws -> String? {
    var event = ScriptEvent(.keystroke, target: fields.first?.name, value: [value])
    event.willCommit = true
    let outcome = try run(call, event)
    #expect(outcome.error == nil)
    return outcome.isAccepted ? outcome.value.joined(separator: "|") : nil
  }

  /// What a keystroke script makes of text that is typed at the end; `nil`: it refuses.
  func type(_ call: String, _ change: String, after value: String) throws -> String? {
    var event = ScriptEvent(.keystroke, target: fields.first?.name, value: [value])
    event.change = change
    event.selection = value.unicodeScalars.count..<value.unicodeScalars.count
    let outcome = try run(call, event)
    #expect(outcome.error == nil)
    return outcome.isAccepted ? value + outcome.change : nil
  }
}
