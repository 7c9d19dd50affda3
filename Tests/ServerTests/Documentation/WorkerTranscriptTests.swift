// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import TestSupport
import Testing
import Transcripts

/// With a process for each document the server says what it says in one process: the transcripts
/// are performed by both, and what they say is compared, but for times and random ids.
///
/// A selection of them, unless `TRANSCRIPTS=workers` asks for all; not those in which a file
/// changes on disk, or something is cancelled, since what that meets is up to the system.
@Suite(.ownThreads, .serialized, .timeLimit(.minutes(15))) struct WorkerTranscriptTests {
  private static let isWhole = ProcessInfo.processInfo.environment["TRANSCRIPTS"] == "workers"
  /// One in so many fences is in the selection.
  private static let stride = 24

  struct Place: CustomTestStringConvertible, Sendable {
    let path: String
    let line: Int
    var testDescription: String { "\(path):\(line)" }
  }

  private static let fences: [(place: Place, fence: Fence)] = {
    let all = Project.transcripts.flatMap { name -> [(place: Place, fence: Fence)] in
      let fences = (try? TranscriptFile.read(Project.path(name)))?.fences ?? []
      return fences.filter { $0.kind == .messages && !$0.hasReplacement && !$0.cancels }
        .map { (Place(path: name, line: $0.line), $0) }
    }
    if isWhole { return all }
    // Pauses cost the time that they last.
    let quick = all.filter { !$0.fence.hasPause }
    return Swift.stride(from: 0, to: quick.count, by: stride).map { quick[$0] }
  }()

  @Test(arguments: fences.map(\.place))
  func theySayTheSame(place: Place) throws {
    let fence = try #require(
      Self.fences.first { $0.place.path == place.path && $0.place.line == place.line }?.fence)
    // A second may pass in the midst of one of the two.
    for isLast in [false, true] {
      let (one, many) = (try said(to: fence, workers: "off"), try said(to: fence, workers: "on"))
      if one == many { return }
      guard isLast else { continue }
      for change in many.difference(from: one) {
        switch change {
        case .remove(_, let text, _): Issue.record("- \(text)")
        case .insert(_, let text, _): Issue.record("+ \(text)")
        }
      }
    }
  }

  /// Everything that the server says, in its order.
  private func said(to fence: Fence, workers: String) throws -> [String] {
    let folder = try TemporaryFolder.ofTranscript()
    defer { folder.remove() }
    let peer = try PipedPeer(
      Project.recto,
      [
        "--workers", workers, "--state-directory", "", "--cache-directory", "",
        "--annotation-ids", "numbered",
      ])
    let session = TranscriptSession(with: peer, fixtures: Project.fixtures, temporary: folder.path)
    let performance = Performance(of: fence, in: session)
    let said = performance.exchanges.flatMap { $0.heard.map { $0.text(by: .server) } }
    let last = peer.finish().map { String(decoding: $0, as: UTF8.self) }
    return (said + performance.problems.map { "\($0)" } + last).map(Self.withoutChance)
  }

  /// A text without the parts that differ in each run.
  private static func withoutChance(_ text: String) -> String {
    var text = text
    for (pattern, replacement) in chances {
      text = text.replacingOccurrences(
        of: pattern, with: replacement, options: .regularExpression)
    }
    return text
  }

  private static let chances: [(String, String)] = [
    (#"20\d\d-\d\d-\d\dT[0-9:+Z-]+"#, "TIME"),
    (#"D:20\d{12}[Z0-9+']*"#, "TIME"),
    (#""modified",?|,"modified"(?=\])"#, ""),
    (#""[0-9A-F]{8}-[0-9A-F-]{27}""#, "ID"),
    (#""(?:[a-z]+-)?(?=[0-9a-z]*[0-9])[0-9a-z]{8,}(?:-[0-9a-z]+)*""#, "ID"),
    (#"/media/[0-9a-f]+/[0-9a-f]+-"#, "/media/ID-"),
    (#"recto-[A-Za-z0-9-]+"#, "recto-ID"),
    (#""(uptime\w*|memory\w*|cacheBytes|processId|bytes)":[0-9.]+"#, "\"$1\":N"),
    (#",?"workers":\[[^\]]*\]"#, ""),
    (#",?"sandbox":\{[^}]*\}"#, ""),
    (#"answered after \d+ ms"#, "answered"),
    (#"<\d+ bytes, sha-256 [^>]*>"#, "<bytes>"),
  ]
}

extension Fence {
  fileprivate var hasPause: Bool {
    entries.contains { if case .pause(1...) = $0.content { true } else { false } }
  }

  fileprivate var cancels: Bool {
    entries.contains { $0.text.contains("$/cancelRequest") }
  }

  fileprivate var hasReplacement: Bool {
    entries.contains { if case .replacement = $0.content { true } else { false } }
  }
}
