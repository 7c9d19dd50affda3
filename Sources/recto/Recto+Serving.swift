// SPDX-License-Identifier: AGPL-3.0-or-later

import Server
import System
import Transcripts

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
        warn: { say(String($0.dropLast()), to: 2) })
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
