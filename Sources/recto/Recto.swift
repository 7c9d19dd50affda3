// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import Server
import System
import Transcripts

// Not a `main.swift`: its code would belong to the main actor, and for that alone the binary would have
// all of Swift's concurrency and libdispatch, which start before `main`.
@main
enum Recto {
  static func main() {
    StandardDescriptors.openMissing()
    // Exceeding the file size limit is an error like a full disk, and must not end the process.
    signal(SIGXFSZ, SIG_IGN)
    do {
      exit(try run(Invocation(ProgramArguments.all)))
    } catch let error as UsageError {
      warn("recto: \(error.message)")
      exit(2)
    } catch {
      warn("recto: \(error)")
      exit(1)
    }
  }

  /// Returns the exit status.
  private static func run(_ invocation: Invocation) throws -> Int32 {
    switch invocation {
    case .serve(var configuration):
      complete(&configuration)
      return try serve(configuration)
    case .describe(nil):
      try put(ProtocolDescription.make().wireText)
    case .describe(let message?):
      try put(MessagePage(message).text)
    case .call(let method, let params, let open, let passwordFile, let save):
      let call = OneShot(
        clock: Machine.now, firstRandom: Machine.randomness(),
        temporaryFolder: environmentVariable("TMPDIR") ?? "/tmp", scriptEngine: ScriptHosting.muJS)
      let outcome = try call.run(
        method: method, params: params, open: open,
        password: try passwordFile.map(PasswordFile.read), save: save)
      return try report(outcome, on: open)
    case .replay(let path, let fixtures):
      let replay = try Replay(path, fixtures: fixtures, hasScriptProcesses: true)
      try put(replay.lines.joined(separator: "\n"))
      return replay.isAsWritten ? 0 : 1
    case .selfTest:
      let library = ScriptLibrary.find(searchPath: environmentVariable("LD_LIBRARY_PATH"))
      let checks = try SelfTest.run(
        in: environmentVariable("TMPDIR") ?? "/tmp", clock: Machine.now,
        scriptEngines: ScriptHosting.engines(library: library))
      for check in checks {
        let verdict = check.failure.map { "failed  \(check.title): \($0)" }
        try put(verdict ?? "ok      \(check.title)")
      }
      for missing in SelfTest.missingLibraries(scriptLibrary: library) {
        try put("note    \(missing)")
      }
      let failed = checks.count { $0.failure != nil }
      try put("\(checks.count - failed) passed, \(failed) failed")
      return failed == 0 ? 0 : 1
    case .scriptHost(let library): return ScriptHosting.run(library: library)
    case .version: try put("recto \(ServerInfo.serverVersion)")
    case .help: try put(helpText)
    }
    return 0
  }

  /// Returns the exit status: 3 for a change that was not saved.
  private static func report(_ outcome: OneShot.Outcome, on file: String?) throws -> Int32 {
    switch outcome {
    case .result(let json):
      try put(json)
      return 0
    case .unsaved(let json):
      try put(json)
      warn(
        "recto: \(file ?? "the document") was changed, but not saved: add --save, or --save PATH "
          + "for a copy.")
      return 3
    case .failure(let json):
      warn(json)
      return 1
    }
  }
}

extension Recto {
  /// Adds what the environment says to what the command line says.
  static func complete(_ configuration: inout MainLoop.Configuration) {
    configuration.stateDirectory =
      configuration.stateDirectory ?? BaseDirectory.state.standard(environment: environmentVariable)
    configuration.cacheDirectory =
      configuration.cacheDirectory ?? BaseDirectory.cache.standard(environment: environmentVariable)
    configuration.utcOffset = Machine.utcOffset
    if configuration.takesScriptLibrary {
      configuration.scriptLibrary = ScriptLibrary.find(
        searchPath: environmentVariable("LD_LIBRARY_PATH"))
    }
    if let folder = environmentVariable("TMPDIR") { configuration.temporaryFolder = folder }
  }

  /// Serves a client until it ends the session; returns the exit status.
  static func serve(_ configuration: MainLoop.Configuration) throws -> Int32 {
    var configuration = configuration
    let (now, randomness, uptime) = (Machine.now, Machine.randomness, Machine.uptime)
    if let path = configuration.recordPath {
      let origin = SessionOrigin(
        time: now(), random: randomness() >> 11, annotationNaming: configuration.annotationNaming)
      let loop = try RecordingLoop(
        configuration, into: path, origin: origin, uptime: uptime,
        warn: { line in warn(String(line.dropLast())) })
      return try loop.run()
    }
    let rooted = try RootedServer(&configuration)
    defer { rooted.end() }
    if configuration.hasWorkers, configuration.workerSerial == nil {
      return try Front(configuration, clock: now, randomness: randomness, uptime: uptime).run()
    }
    return try MainLoop(configuration, clock: now, randomness: randomness, uptime: uptime).run()
  }
}
