// SPDX-License-Identifier: AGPL-3.0-or-later

extension MainLoop.Configuration {
  /// The arguments for a worker of a server with this configuration.
  func workerArguments(serial: Int) -> [String] {
    var words = [
      "--worker", "\(serial)", "--framing", "lsp", "--max-message", "\(Int.max)",
      "--queue", "\(queueBytes)", "--cache", "\(cacheBytes)",
      "--threads", "\(threads)", "--annotation-ids", annotationNaming.rawValue,
      "--prefetch", prefetches ? "on" : "off",
    ]
    if limits.memory > 0 { words += ["--memory", "\(limits.memory)"] }
    words += [
      "--time", "\(timeLimit)", "--max-pages", "\(limits.pages)",
      "--max-nesting", "\(limits.nesting)", "--max-pixels", "\(limits.pixels)",
      "--script-output", "\(limits.scriptOutput)",
    ]
    if let stateDirectory { words += ["--state-directory", stateDirectory] }
    if let cacheDirectory { words += ["--cache-directory", cacheDirectory] }
    for folder in rootFolders { words += ["--root", folder] }
    words += ["--log-level", logLevel?.rawValue ?? "off"]
    if !takesScriptLibrary { words += ["--script-engine", "mujs"] }
    if !hasSandbox { words += ["--sandbox", "off"] }
    if let fault { words += ["--worker-fault", fault.text] }
    return words
  }

  /// Parses an option about workers; returns `false` for any other option.
  mutating func takeWorkerOption(
    _ name: String, _ argument: () throws(UsageError) -> String
  ) throws(UsageError) -> Bool {
    switch name {
    case "--workers":
      switch try argument() {
      case "on": hasWorkers = true
      case "off": hasWorkers = false
      default: throw UsageError("--workers takes on or off.")
      }
    case "--sandbox":
      switch try argument() {
      case "on": hasSandbox = true
      case "off": hasSandbox = false
      default: throw UsageError("--sandbox takes on or off.")
      }
    case "--script-engine":
      switch try argument() {
      case "auto": takesScriptLibrary = true
      case "mujs": takesScriptLibrary = false
      default: throw UsageError("--script-engine takes auto or mujs.")
      }
    case "--root": rootFolders.append(try argument())
    case "--hang-limit":
      guard let seconds = Int(try argument()), (1...86_400).contains(seconds) else {
        throw UsageError("--hang-limit takes a number of seconds from 1 to 86400.")
      }
      hangSeconds = seconds
    case "--worker":
      guard let serial = Int(try argument()), serial > 0 else {
        throw UsageError("--worker is internal: the server passes it to its workers. Remove it.")
      }
      workerSerial = serial
    case "--worker-fault":
      guard let wanted = WorkerFault(try argument()) else {
        throw UsageError("--worker-fault takes crash:METHOD or hang:METHOD.")
      }
      fault = wanted
    default: return false
    }
    return true
  }
}
