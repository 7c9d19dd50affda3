// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Foundation
import TestSupport

/// A folder of its own with a copy of a fixture, which is removed with it.
final class Workbench {
  let folder: URL
  let file: URL
  let context: EngineContext

  convenience init(_ fixture: String, limits: EngineLimits = EngineLimits()) throws {
    let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures")
    try self.init(fixtures.appending(path: fixture), limits: limits)
  }

  /// A file of these objects, numbered from 1; the first one is the catalog.
  convenience init(objects: [String]) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    try PlainFile.data(objects).write(to: file)
    try self.init(file)
  }

  init(_ original: URL, limits: EngineLimits = EngineLimits()) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    file = folder.appending(path: original.lastPathComponent)
    try FileManager.default.copyItem(at: original, to: file)
    context = try EngineContext(cacheBytes: 8 << 20, limits: limits)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func open(readOnly: Bool = false, password: String? = nil) throws -> Editor {
    try Editor(document(file.path, password: password), isReadOnly: readOnly)
  }

  func document(_ path: String, password: String? = nil) throws -> Document {
    try Document.open(.file(path), password: password, in: context)
  }

  /// The names in the folder.
  var listing: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
  }

  /// What `qpdf --check` has to say, `nil` where the file is clean or there is no qpdf.
  func complaint(about file: URL) throws -> String? {
    try Program.complaint(about: file.path)
  }
}

extension Editor {
  func annotation(_ id: String, page: Int = 0) throws -> Annotation? {
    try document.page(page).annotation(id)
  }

  func move(_ id: String, by delta: (Double, Double)) throws {
    guard let annotation = try annotation(id) else { throw Missing(id: id) }
    try perform(
      MoveAnnotations([annotation], by: .init(delta.0, delta.1), date: 1_700_000_000),
      cause: .api)
  }

  func delete(_ id: String) throws {
    guard let annotation = try annotation(id) else { throw Missing(id: id) }
    try perform(DeleteAnnotations([annotation]), cause: .api)
  }
}

struct Missing: Error { let id: String }
