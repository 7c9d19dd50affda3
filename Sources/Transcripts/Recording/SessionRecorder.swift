// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import Server

/// Records a session while it runs. The recording is a transcript that ``Replay`` can perform.
///
/// Messages are processed one at a time, as in a performance: the next one is only taken when all work
/// for the previous one is done.
final class SessionRecorder {
  private let peer: InProcessPeer
  private let file: RecordFile
  private let temporaryFolder: String
  private var converter = TranscriptConverter()
  private var folders: RecordedFolders
  private var secrets: RecordedSecrets
  /// Milliseconds since the last line without a message of the server.
  private var silence = 0

  init(_ peer: InProcessPeer, _ origin: SessionOrigin, _ file: RecordFile, temporaryFolder: String)
  {
    self.peer = peer
    self.file = file
    self.temporaryFolder = temporaryFolder
    folders = RecordedFolders(file)
    secrets = RecordedSecrets { [unowned peer] in peer.isSecret($0) }
    let settings = JSONTree.object([
      .init("time", .integer(origin.time)),
      .init("random", .integer(Int64(clamping: origin.random))),
      .init("annotationIds", .string(origin.annotationNaming.rawValue)),
    ])
    file.write(
      """
      # A recorded session

      Recorded by recto \(ServerInfo.serverVersion). `recto replay` performs it, with the documents in the folder beside it. Passwords and private keys were replaced; what the server sent of pictures and files is told by size and digest.

      ```transcript session=none origin=\(settings.wireText)

      """)
  }

  var failure: TranscriptError? { file.failure }

  /// Processes a message of the client.
  ///
  /// - Returns: the server's messages in response.
  func take(_ frame: [UInt8]) -> [[UInt8]] {
    breakSilence()
    guard let message = try? JSONTree.parse(String(decoding: frame, as: UTF8.self)) else {
      note("\(frame.count) bytes were received that are not JSON.")
      return perform(frame, isSaid: false)
    }
    let paths = MessagePaths.all(in: message)
    for line in folders.prepare(paths) { file.write(line + "\n") }
    let safe = secrets.removed(from: message)
    if safe != message { note("Passwords or keys of this message were replaced.") }
    let bare = converter.entry(forClient: folders.shown(safe, naming: paths))
    if let bare {
      file.write(bare.text(by: .client) + "\n")
    } else {
      note("A message was received that a transcript cannot perform: \(safe.wireText)")
    }
    defer { folders.settle(paths) }
    return perform(frame, isSaid: bare != nil)
  }

  /// Lets time pass.
  ///
  /// - Returns: the server's messages in that time.
  func pass(milliseconds: Int) -> [[UInt8]] {
    silence += milliseconds
    peer.pass(milliseconds: milliseconds)
    return listen(isSaid: true)
  }

  func end() {
    if peer.exitStatus == nil { peer.inputEnded() }
    file.write("```\n")
  }

  private func perform(_ frame: [UInt8], isSaid: Bool) -> [[UInt8]] {
    peer.send(frame)
    return listen(isSaid: isSaid)
  }

  /// - Parameter isSaid: whether the transcript includes the server's answer.
  private func listen(isSaid: Bool) -> [[UInt8]] {
    var heard: [[UInt8]] = []
    while let bytes = peer.receive() {
      breakSilence()
      heard.append(bytes)
      guard let message = try? JSONTree.parse(String(decoding: bytes, as: UTF8.self)) else {
        continue
      }
      secrets.note(message)
      let safe = secrets.removed(fromServer: message)
      let shown = folders.shown(safe.withDigests.leavingOut(within: temporaryFolder))
      if let bare = converter.entry(forServer: shown), isSaid {
        file.write(bare.text(by: .server) + "\n")
      } else {
        note("The server sent: \(shown.wireText)")
      }
    }
    return heard
  }

  private func breakSilence() {
    if silence > 0 { file.write("# \(silence) ms pass\n") }
    silence = 0
  }

  private func note(_ text: String) { file.write("# \(text)\n") }
}

extension JSONTree {
  /// The same value without members that vary between runs: paths of temporary files, the framing, the
  /// server's version and its memory use.
  fileprivate func leavingOut(within folder: String) -> JSONTree {
    switch self {
    case .string(let text) where text.hasPrefix("\(folder)/recto"): .leftOut
    case .array(let elements): .array(elements.map { $0.leavingOut(within: folder) })
    case .object(let members):
      .object(
        members.map { member in
          Self.changing.contains(member.name)
            ? Member(member.name, .leftOut)
            : Member(member.name, member.value.leavingOut(within: folder))
        })
    default: self
    }
  }

  private static let changing: Set = [
    "serverInfo", "framing", "memoryBytes", "cacheBytes", "uptimeSeconds",
  ]
}
