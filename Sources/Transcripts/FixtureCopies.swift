// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSON
import System

/// A folder in place of a fence's fixtures. A save in it does not change the originals.
///
/// The files that the fence names are copies. Everything else is a symbolic link to the original, such as
/// a SyncTeX file that the server looks for beside a document.
struct FixtureCopies {
  private let folder: TemporaryFolder

  /// The absolute path of the folder.
  var path: String { folder.path }

  /// - Parameter original: the absolute path of the fixtures.
  init(of fence: Fence, in original: String) throws(TranscriptError) {
    folder = try .ofTranscript()
    try Self.mirror(original, in: folder.path, copying: fence.namedFixtures)
  }

  func remove() { folder.remove() }

  /// - Parameter named: the paths of the named files, relative to the folder.
  private static func mirror(
    _ original: String, in copy: String, copying named: Set<String>
  ) throws(TranscriptError) {
    for name in FolderListing.names(in: original) {
      let (source, target) = ("\(original)/\(name)", "\(copy)/\(name)")
      let below = Set(
        named.filter { $0.hasPrefix("\(name)/") }.map { String($0.dropFirst(name.count + 1)) })
      if !below.isEmpty, isKind(source, S_IFDIR) {
        try FileReplacement.makeFolder(target)
        try mirror(source, in: target, copying: below)
      } else if named.contains(name), isKind(source, S_IFREG) {
        try FileReplacement.copy(source, to: target)
      } else if symlink(source, target) != 0 {
        throw .failed(target, "make the link")
      }
    }
  }

  private static func isKind(_ path: String, _ kind: mode_t) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == kind
  }
}

extension Fence {
  /// The paths of the named fixtures, relative to their folder.
  fileprivate var namedFixtures: Set<String> {
    var named = Set(fixture.map { [$0] } ?? [])
    func note(_ text: String) -> String {
      var rest = text[...]
      while let found = rest.firstRange(of: "\(Placeholders.fixtures)/") {
        rest = rest[found.upperBound...]
        named.formUnion([String(rest), String(rest.prefix { $0 != "#" })])
      }
      return text
    }
    for entry in entries {
      switch entry.content {
      case .message(let message): _ = message.json?.mappingStrings(note)
      case .replacement(let old, let new): _ = (note(old), note(new))
      case .bytes, .pause, .folder: break
      }
    }
    return named
  }
}
