// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import Server

/// The validated options in the info string of a transcript.
struct FenceOptions {
  private(set) var fixture: String?
  private(set) var arguments: [String] = []
  private(set) var initializeParams: JSONTree = .object([])
  private(set) var openParams: JSONTree = .object([])
  private(set) var impliesSession = true
  private(set) var isPipelined = false
  private(set) var origin: SessionOrigin?
  private(set) var status = 0

  private let line: Int

  init(_ info: InfoString, _ kind: Fence.Kind, line: Int) throws(Problem) {
    self.line = line
    for (name, value) in info.options.sorted(by: { $0.key < $1.key }) {
      try take(name, value, kind)
    }
    switch kind {
    case .bytes:
      arguments = info.words
    case .messages:
      for word in info.words { try take(word) }
      if fixture != nil, !impliesSession {
        throw .at(
          line, "The implied session opens the fixture: remove session=none or the fixture.")
      }
    }
  }

  private mutating func take(_ name: String, _ value: String, _ kind: Fence.Kind) throws(Problem) {
    switch (kind, name) {
    case (.messages, "initialize"): initializeParams = try object(name, value)
    case (.messages, "open"): openParams = try object(name, value)
    case (.messages, "origin"): origin = try origin(object(name, value))
    case (.messages, "session"):
      if value != "none" { throw .at(line, "The option “session” can only be “none”.") }
      impliesSession = false
    case (.bytes, "status"):
      guard let status = Int(value) else {
        throw .at(line, "The option “status” must be a number, not “\(value)”.")
      }
      self.status = status
    default:
      throw .at(line, "This kind of transcript has no option “\(name)”.")
    }
  }

  private mutating func take(_ word: String) throws(Problem) {
    if word == "pipelined" {
      isPipelined = true
    } else if fixture == nil {
      fixture = word
    } else {
      throw .at(line, "A transcript has only one fixture: remove “\(word)”.")
    }
  }

  private func origin(_ settings: JSONTree) throws(Problem) -> SessionOrigin {
    let naming = settings[member: "annotationIds"]?.string
    guard let time = settings[member: "time"]?.integer,
      let random = settings[member: "random"]?.integer.flatMap({ UInt64(exactly: $0) }),
      let ids = naming.map(AnnotationNaming.init(rawValue:)) ?? .random
    else {
      throw .at(line, "The option “origin” needs a time, and a random number from 0.")
    }
    return SessionOrigin(time: time, random: random, annotationNaming: ids)
  }

  private func object(_ name: String, _ text: String) throws(Problem) -> JSONTree {
    do {
      let tree = try JSONTree.parse(text)
      if case .object = tree { return tree }
    } catch {
      throw .at(line, "The option “\(name)”: \(error.message)")
    }
    throw .at(line, "The option “\(name)” must be an object.")
  }
}
