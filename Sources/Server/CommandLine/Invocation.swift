// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSONRPC

/// A parsed command line.
public enum Invocation {
  case serve(MainLoop.Configuration)
  /// Describes the whole protocol for machines, or one message for people.
  case describe(String?)
  /// One request, with the document `open` opened for it, if given. Its password is the first line of
  /// `passwordFile`; `-` is standard input.
  case call(
    method: String, params: String, open: String?, passwordFile: String?, save: SaveTarget?)
  /// Performs the transcripts of a file; `fixtures` is the folder of the documents that they open.
  case replay(path: String, fixtures: String?)
  /// Runs a small task for each library, to check the installation.
  case selfTest
  case version
  case help
  /// Runs scripts for the server that started this process.
  case scriptHost(library: String?)

  /// Reads the arguments after the program's name.
  ///
  /// - Throws: ``UsageError`` with a sentence that says how to fix the arguments.
  public init(_ arguments: [String]) throws(UsageError) {
    var words = arguments[...]
    let commands: Set = ["call", "replay", "describe"]
    if let first = words.first, commands.contains(first), words.contains("--help") {
      self = .help
      return
    }
    switch words.first {
    case "describe":
      guard words.count <= 2 else {
        throw UsageError("Give one message or none: recto describe [METHOD].")
      }
      self = .describe(words.dropFirst().first)
    case "call": self = try Invocation.call(words.dropFirst())
    case "replay": self = try Invocation.replay(words.dropFirst())
    case "script-host" where words.count <= 2:
      self = .scriptHost(library: words.count == 2 ? words[1] : nil)
    case "--self-test"?, "--version"?:
      guard words.count == 1 else {
        throw UsageError("Give nothing beside \(words[0]): see recto --help.")
      }
      self = words.first == "--version" ? .version : .selfTest
    case "--help", "-h", "help": self = .help
    case let word? where !word.hasPrefix("-"):
      throw UsageError("There is no command \(word): see recto --help.")
    default: self = .serve(try Invocation.configuration(&words))
    }
  }

  /// The file to which `recto call` saves the changes of the request.
  public enum SaveTarget: Equatable, Sendable {
    case inPlace
    case copy(String)
  }

  private static func call(_ words: ArraySlice<String>) throws(UsageError) -> Invocation {
    var words = Array(words)
    if words.first == "--save" {
      throw UsageError("Put --save after the method, or write --save=PATH.")
    }
    let save = takeSave(&words)
    let (rest, values) = try split(words[...], at: ["--open", "--password-file"], of: "call")
    let (open, passwordFile) = (values["--open"], values["--password-file"])
    guard let method = rest.first, rest.count <= 2 else {
      throw UsageError("Give a method and perhaps its params: recto call METHOD [JSON].")
    }
    guard save == nil || open != nil else {
      throw UsageError("--save needs --open FILE: without it there is nothing to save.")
    }
    guard passwordFile == nil || open != nil else {
      throw UsageError("--password-file needs --open FILE: it holds that file's password.")
    }
    return .call(
      method: method, params: rest.count > 1 ? rest[1] : "{}", open: open,
      passwordFile: passwordFile, save: save)
  }

  /// Removes `--save`, `--save PATH` or `--save=PATH` from the words. A word that is JSON params is not
  /// a path.
  private static func takeSave(_ words: inout [String]) -> SaveTarget? {
    guard let index = words.firstIndex(where: { $0 == "--save" || $0.hasPrefix("--save=") })
    else { return nil }
    let word = words.remove(at: index)
    if word != "--save" { return .copy(String(word.dropFirst("--save=".count))) }
    guard words.indices.contains(index), !words[index].hasPrefix("-"),
      !words[index].hasPrefix("{")
    else { return .inPlace }
    return .copy(words.remove(at: index))
  }

  private static func replay(_ words: ArraySlice<String>) throws(UsageError) -> Invocation {
    let (words, values) = try split(words, at: ["--fixtures"], of: "replay")
    guard let path = words.first, words.count == 1 else {
      throw UsageError("Give one file with transcripts: recto replay FILE [--fixtures DIR].")
    }
    return .replay(path: path, fixtures: values["--fixtures"])
  }

  /// The words of a command, and the values of its options.
  private static func split(
    _ words: ArraySlice<String>, at options: [String], of command: String
  ) throws(UsageError) -> (words: [String], values: [String: String]) {
    var words = words
    var positional: [String] = []
    var values: [String: String] = [:]
    while let word = words.popFirst() {
      let (name, given) = parts(of: word)
      if options.contains(name) {
        guard values[name] == nil else { throw UsageError("Give \(name) once.") }
        values[name] = if let given { given } else { try value(of: name, &words) }
      } else if word.hasPrefix("--") {
        throw UsageError("recto \(command) knows no option \(word): see recto --help.")
      } else {
        positional.append(word)
      }
    }
    return (positional, values)
  }

  /// The name and the value of an option such as `--time=60`. The value may be empty.
  private static func parts(of word: String) -> (name: String, value: String?) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    return (parts[0], parts.count > 1 ? parts[1] : nil)
  }

  private static func configuration(
    _ words: inout ArraySlice<String>
  ) throws(UsageError) -> MainLoop.Configuration {
    var configuration = MainLoop.Configuration()
    configuration.hasWorkers = true
    while let word = words.popFirst() {
      let (name, given) = parts(of: word)
      func argument() throws(UsageError) -> String {
        if let given { return given }
        return try value(of: name, &words)
      }
      switch name {
      case "--framing":
        guard let framing = Framing(rawValue: try argument()) else {
          throw UsageError("--framing takes lsp or lines.")
        }
        configuration.framing = framing
      case "--max-message": configuration.maxMessage = try count(name, argument())
      case "--cache": configuration.cacheBytes = try count(name, argument())
      case "--memory": configuration.limits.memory = try count(name, argument())
      case "--max-pixels": configuration.limits.pixels = try count(name, argument())
      case "--max-pages": configuration.limits.pages = try count(name, argument())
      case "--max-nesting":
        let depth = try count(name, argument())
        guard depth <= EngineLimits.deepest else {
          throw UsageError("--max-nesting takes a number from 1 to \(EngineLimits.deepest).")
        }
        configuration.limits.nesting = depth
      case "--threads": configuration.threads = try min(count(name, argument()), Cores.most)
      case "--prefetch":
        switch try argument() {
        case "on": configuration.prefetches = true
        case "off": configuration.prefetches = false
        default: throw UsageError("--prefetch takes on or off.")
        }
      case "--annotation-ids":
        guard let naming = AnnotationNaming(rawValue: try argument()) else {
          throw UsageError("--annotation-ids takes random or numbered.")
        }
        configuration.annotationNaming = naming
      case "--script-output": configuration.limits.scriptOutput = try count(name, argument())
      case "--time": configuration.timeLimit = try count(name, argument())
      case "--queue": configuration.queueBytes = try count(name, argument())
      case "--record": configuration.recordPath = try argument()
      case "--state-directory": configuration.stateDirectory = try argument()
      case "--cache-directory": configuration.cacheDirectory = try argument()
      case "--log-level":
        let level = try argument()
        configuration.logLevel = LogLevel(rawValue: level)
        guard configuration.logLevel != nil || level == "off" else {
          throw UsageError("--log-level takes error, warning, info, debug or off.")
        }
      default:
        guard try configuration.takeWorkerOption(name, argument) else {
          throw UsageError("There is no option \(word): see recto --help.")
        }
      }
    }
    guard configuration.recordPath == nil || configuration.rootFolders.isEmpty else {
      throw UsageError(
        "--record and --root cannot be combined: recording writes files outside the roots.")
    }
    return configuration
  }

  private static func value(
    of option: String, _ words: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let value = words.popFirst() else { throw UsageError("\(option) needs a value.") }
    return value
  }

  /// Parses a count, such as of bytes. The suffixes `K`, `M` and `G` mean powers of 1024.
  private static func count(_ option: String, _ text: String) throws(UsageError) -> Int {
    let units: [Character: Int] = ["K": 10, "M": 20, "G": 30]
    let shift = text.last.flatMap { units[Character($0.uppercased())] } ?? 0
    guard let number = Int(shift == 0 ? text : String(text.dropLast())), number > 0,
      number <= Int.max >> shift
    else {
      throw UsageError(
        "\(option) takes a whole number greater than 0; K, M and G stand for powers of 1024.")
    }
    return number << shift
  }
}

/// The error for an invalid command line.
public struct UsageError: Error {
  public let message: String
  init(_ message: String) { self.message = message }
}
