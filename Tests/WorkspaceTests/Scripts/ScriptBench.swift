// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Scripts

@testable import Workspace

/// A fixture whose scripts run, and what they said.
final class ScriptBench {
  let base: Bench
  private(set) var questions: [ScriptQuestion] = []
  private(set) var reports: [ScriptReport] = []
  var answers: [ScriptAnswer] = []
  /// In milliseconds.
  var uptime = 0.0

  init(
    _ fixture: String = "scripts.pdf", isOn: Bool = true, limits: EngineLimits = EngineLimits()
  ) throws {
    base = try Bench(fixture, limits: limits)
    guard isOn else { return }
    try base.open.enableScripts(
      ScriptUser(
        ask: { [unowned self] in
          questions.append($1)
          return answers.isEmpty ? .none : answers.removeFirst()
        },
        tell: { [unowned self] in
          _ = ($0, $2)
          reports.append($1)
        }, uptime: { [unowned self] in uptime }))
  }

  var open: OpenDocument { base.open }

  /// What scripts threw.
  var failures: [String] {
    reports.compactMap { if case .failed(let what) = $0 { what } else { nil } }
  }

  /// Why changes that scripts wanted were left out.
  var refusals: [String] {
    reports.compactMap { if case .refused(let why) = $0 { why } else { nil } }
  }

  /// The console output of scripts.
  var said: [String] {
    reports.compactMap { if case .wants(.console(let what)) = $0 { what } else { nil } }
  }

  func set(_ field: String, _ text: String) throws {
    try open.setValues([FieldSetting(field, .text(text))], cause: .api)
  }

  func value(_ field: String) throws -> String? {
    try base.document.formField(field)?.field.value.joined(separator: "|")
  }

  /// What the appearance of a text field shows.
  func shown(_ name: String) throws -> String? {
    let fields = try base.document.catalog?["AcroForm"]?["Fields"]?.elements ?? []
    guard let field = try fields.first(where: { try $0["T"]?.text == name }) else { return nil }
    let bytes = try field["AP"]?["N"]?.streamBytes(limit: 1 << 16) ?? []
    let content = String(decoding: bytes, as: UTF8.self)
    return content.matches(of: /\((.*?)\) *Tj/).map { String($0.1) }.joined()
  }
}
