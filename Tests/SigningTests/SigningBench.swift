// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Foundation
import Geometry
import Signing

/// A folder of its own with a copy of a fixture, which is removed with it, and an editor of that.
final class SigningBench {
  /// When everything is signed: 2023-11-14.
  static let now: Int64 = 1_700_000_000
  static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures")

  let folder: URL
  let file: URL
  private let context: EngineContext

  init(_ fixture: String) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    file = folder.appending(path: "document.pdf")
    try FileManager.default.copyItem(at: Self.fixtures.appending(path: fixture), to: file)
    context = try EngineContext(cacheBytes: 8 << 20)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func open(_ path: String? = nil, password: String? = nil) throws -> Editor {
    try Editor(
      Document.open(.file(path ?? file.path), password: password, in: context), isReadOnly: false)
  }

  static func bytes(_ certificate: String) throws -> [UInt8] {
    Array(try Data(contentsOf: fixtures.appending(path: "certificates/\(certificate)")))
  }

  static func credentials(_ name: String = "signer") throws -> Credentials {
    try Credentials(pkcs12: bytes(name + ".p12"), password: "secret")
  }

  static var root: String { fixtures.appending(path: "certificates/root.pem").path }

  /// Bytes of the file are exchanged, each time that they are there.
  func exchange(_ old: String, for new: String) throws {
    var data = try Data(contentsOf: file)
    while let range = data.range(of: Data(old.utf8)) {
      data.replaceSubrange(range, with: Data(new.utf8))
    }
    try data.write(to: file)
  }
}

extension Editor {
  /// Signs over the document's own file, visibly.
  @discardableResult
  func sign(
    _ file: URL, with name: String = "signer", _ change: (inout SignatureRequest) -> Void = { _ in }
  ) throws -> String {
    var request = SignatureRequest(try SigningBench.credentials(name), time: SigningBench.now)
    request.place = .init(0, Rect(40, 200, 240, 260))
    request.reason = "I agree"
    change(&request)
    let seal = try SignatureSeal(request, of: document)
    _ = try self.startSeal(seal, to: file.path, expected: nil, isOriginal: true)
      .finish(in: document.context)
    return seal.field
  }

  func reports(trusting roots: [String] = [SigningBench.root]) throws -> [SignatureReport] {
    try Verifier(
      document, Trust(roots: roots), at: nil, now: SigningBench.now, isDirty: isDirty
    ).reports()
  }

  func addSquare(_ id: String) throws {
    let square = Annotation(id: id, type: .square, pageIndex: 0, rect: Rect(10, 10, 60, 60))
    try perform(AddAnnotations([square]), cause: .api)
  }
}
