// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import Server

/// A transcript: a complete session.
///
/// The info string is `transcript [FIXTURE] [OPTION…]`:
/// - `FIXTURE`: the document that the session opens first, in the fixtures folder
/// - `initialize={…}`: the parameters of the implied `initialize`
/// - `open={…}`: further parameters of the implied `document/open`
/// - `session=none`: neither of the two requests is implied
/// - `origin={…}`: the initial state of a recorded session: `time`, `random` and `annotationIds`
/// - `pipelined`: consecutive `→` lines are sent without waiting for answers
///
/// A line `# 600 ms pass` advances the server's clock. With `# $TEMP/a.pdf replaces $TEMP/b.pdf` another
/// program replaces a file by a copy of another one, and with `# $TEMP/a is made` it creates a folder.
/// Any other line that begins with `#` is a comment.
///
/// The lines of `transcript-raw [ARGUMENT…] [status=N]` are the bytes on the pipes of a process with
/// these arguments, with the escapes of ``RawBytes``.
public struct Fence: Hashable, Sendable {
  public enum Kind: Hashable, Sendable { case messages, bytes }

  public let kind: Kind
  /// The document of a `transcript`.
  public let fixture: String?
  /// The arguments of a `transcript-raw`.
  public let arguments: [String]
  public let initializeParams: JSONTree
  public let openParams: JSONTree
  public let impliesSession: Bool
  public let isPipelined: Bool
  /// The initial state of a recorded session.
  public let origin: SessionOrigin?
  /// The exit status that a `transcript-raw` expects.
  public let status: Int
  /// The headings above the fence, outermost first.
  public let headings: [String]
  /// The line of the info string, from 1.
  public let line: Int
  public let entries: [Entry]

  /// `nil` if the fence is not a transcript.
  init?(_ block: FencedBlock) throws(Problem) {
    let info = InfoString(block.info)
    switch info.kind {
    case "transcript": kind = .messages
    case "transcript-raw": kind = .bytes
    default: return nil
    }
    let options = try FenceOptions(info, kind, line: block.line)
    fixture = options.fixture
    arguments = options.arguments
    initializeParams = options.initializeParams
    openParams = options.openParams
    impliesSession = options.impliesSession
    isPipelined = options.isPipelined
    origin = options.origin
    status = options.status
    headings = block.headings
    line = block.line
    entries = try EntryReader.entries(of: block, kind)
  }
}
