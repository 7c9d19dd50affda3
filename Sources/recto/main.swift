// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import Server
import System
import Transcripts

func say(_ text: String, to descriptor: Int32) {
  var bytes = Array((text + "\n").utf8)[...]
  while !bytes.isEmpty {
    let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if count < 0 && errno == EINTR { continue }
    guard count > 0 else { return }
    bytes = bytes.dropFirst(count)
  }
}

let now: @Sendable () -> Int64 = { Int64(time(nil)) }
let uptime: @Sendable () -> Double = {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
}
let utcOffset: @Sendable (Int64) -> Int = { seconds in
  var (seconds, local) = (time_t(seconds), tm())
  return localtime_r(&seconds, &local) == nil ? 0 : local.tm_gmtoff / 60
}
let randomness: @Sendable () -> UInt64 = { .random(in: .min ... .max) }

// Exceeding the file size limit is an error like a full disk, and must not end the process.
signal(SIGXFSZ, SIG_IGN)

do {
  switch try Invocation(ProgramArguments.all) {
  case .serve(var configuration):
    let variable = { (name: String) in getenv(name).map { String(cString: $0) } }
    configuration.stateDirectory =
      configuration.stateDirectory ?? BaseDirectory.state.standard(environment: variable)
    configuration.cacheDirectory =
      configuration.cacheDirectory ?? BaseDirectory.cache.standard(environment: variable)
    configuration.utcOffset = utcOffset
    if configuration.takesScriptLibrary {
      configuration.scriptLibrary = ScriptLibrary.find(searchPath: variable("LD_LIBRARY_PATH"))
    }
    if let folder = variable("TMPDIR") { configuration.temporaryFolder = folder }
    if let path = configuration.recordPath {
      let origin = SessionOrigin(
        time: now(), random: randomness() >> 11, annotationNaming: configuration.annotationNaming)
      let loop = try RecordingLoop(
        configuration, into: path, origin: origin, uptime: uptime,
        warn: { say(String($0.dropLast()), to: 2) })
      exit(try loop.run())
    }
    let rooted = try RootedServer(&configuration)
    let status: Int32
    if configuration.hasWorkers, configuration.workerSerial == nil {
      let front = try Front(configuration, clock: now, randomness: randomness, uptime: uptime)
      status = front.run()
    } else {
      status = try MainLoop(
        configuration, clock: now, randomness: randomness, uptime: uptime
      ).run()
    }
    rooted.end()
    exit(status)
  case .describe(nil):
    say(ProtocolDescription.make().wireText, to: 1)
  case .describe(let message?):
    say(try MessagePage(message).text, to: 1)
  case .call(let method, let params, let open, let save):
    switch try OneShot(clock: now).run(method: method, params: params, open: open, save: save) {
    case .result(let json): say(json, to: 1)
    case .unsaved(let json):
      say(json, to: 1)
      say(
        "recto: \(open ?? "the document") was changed, but not saved: add --save, or --save PATH "
          + "for a copy.", to: 2)
      exit(3)
    case .failure(let json):
      say(json, to: 2)
      exit(1)
    }
  case .replay(let path, let fixtures):
    let replay = try Replay(path, fixtures: fixtures)
    say(replay.lines.joined(separator: "\n"), to: 1)
    exit(replay.isAsWritten ? 0 : 1)
  case .selfTest:
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    let checks = try SelfTest.run(in: folder, clock: now)
    for check in checks {
      say(check.failure.map { "failed  \(check.title): \($0)" } ?? "ok      \(check.title)", to: 1)
    }
    let failed = checks.count { $0.failure != nil }
    say("\(checks.count - failed) passed, \(failed) failed", to: 1)
    exit(failed == 0 ? 0 : 1)
  case .scriptHost(let library): exit(ScriptHosting.run(library: library))
  case .version:
    say("recto \(ServerInfo.serverVersion)", to: 1)
  case .help:
    say(helpText, to: 1)
  }
} catch let error as UsageError {
  say("recto: \(error.message)", to: 2)
  exit(2)
} catch {
  say("recto: \(error)", to: 2)
  exit(1)
}
