// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// Replaces a file as another program would that rewrites a document.
enum FileReplacement {
  static func makeFolder(_ path: String) throws(TranscriptError) {
    guard mkdir(path, 0o700) == 0 else {
      throw .file(path: path, purpose: "make the folder", reason: String(cString: strerror(errno)))
    }
  }

  /// Atomically replaces a file by a copy of another one. Its date is the same in every run.
  static func make(of old: String, by new: String, time: Int64) throws(TranscriptError) {
    let draft = old + ".new"
    try copy(new, to: draft)
    var times = [timespec(tv_sec: Int(time), tv_nsec: 0), timespec(tv_sec: Int(time), tv_nsec: 0)]
    guard utimensat(AT_FDCWD, draft, &times, 0) == 0, rename(draft, old) == 0 else {
      throw failure(old)
    }
  }

  static func copy(_ source: String, to target: String) throws(TranscriptError) {
    let input = open(source, O_RDONLY | O_CLOEXEC)
    guard input >= 0 else { throw failure(source) }
    defer { close(input) }
    let output = open(target, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard output >= 0 else { throw failure(target) }
    defer { close(output) }
    while true {
      let count = sendfile(output, input, nil, 1 << 20)
      guard count >= 0 else { throw failure(target) }
      if count == 0 { return }
    }
  }

  private static func failure(_ path: String) -> TranscriptError {
    .file(path: path, purpose: "replace", reason: String(cString: strerror(errno)))
  }
}
