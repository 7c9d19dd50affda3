// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation

/// The files of this checkout that people write.
enum Checkout {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let files: [SourceFile] = {
    let folders = ["Sources", "Tests", "clients", "scripts", ".ci"].flatMap(paths(in:))
    let manifest = ["Package.swift"]
    return (folders + manifest).sorted().compactMap { SourceFile(path: $0) }
  }()

  /// The Markdown files of the root and of the folders.
  static let documents: [SourceFile] = {
    let top = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    let inner = ["Tests", "clients", "docs"].flatMap(paths(in:))
    return (top + inner).sorted().compactMap { SourceFile(path: $0, extensions: ["md"]) }
  }()

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }

  static func paths(in folder: String) -> [String] {
    let files = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    return (files?.compactMap { $0 as? String } ?? []).map { "\(folder)/\($0)" }
  }
}
