// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction
import JSON
import JSONRPC
import System

/// A file from the client: by its path, or as bytes with a name.
struct NamedFile {
  /// The maximum size of a file, in bytes.
  static let limit = 64 << 20

  let content: FileContent

  /// - Throws: ``ErrorKind/invalidParams``, ``ErrorKind/cannotOpen``, ``ErrorKind/limitExceeded``.
  init(_ node: JSONNode, _ path: String) throws(RPCError) {
    let members: Members
    do { members = try node.read() } catch { throw RPCError(error.under(path)) }
    try self.init(members, path)
  }

  /// - Throws: as ``init(_:_:)``.
  init(_ members: Members, _ path: String) throws(RPCError) {
    try self.init(
      path: members.path, data: members.data, name: members.name, mimeType: members.mimeType,
      at: path)
  }

  /// - Throws: as ``init(_:_:)``.
  init(
    path: String?, data: Base64?, name given: String?, mimeType: String?, at place: String
  ) throws(RPCError) {
    switch (path, data) {
    case (let file?, nil):
      let name = given ?? String(FilePath.name(of: file))
      content = FileContent(name: name, mimeType: mimeType, bytes: try NamedFile.read(file))
    case (nil, let data?):
      guard let name = given, !name.isEmpty else {
        throw RPCError(WireError(path: place + ".name", message: "Data needs a name."))
      }
      guard data.bytes.count <= NamedFile.limit else { throw NamedFile.tooLarge(name) }
      content = FileContent(name: name, mimeType: mimeType, bytes: data.bytes)
    default:
      throw RPCError(WireError(path: place, message: "Give either a path, or data with a name."))
    }
  }

  private static func read(_ path: String) throws(RPCError) -> [UInt8] {
    let bytes = try engine(FileBytes.whole(path, limit: limit))
    guard let bytes else { throw tooLarge(path) }
    return bytes
  }

  private static func tooLarge(_ name: String) -> RPCError {
    RPCError(
      .limitExceeded, "\(name) is larger than the maximum of \(limit) bytes.",
      data: [.init("limit", .string("fileBytes")), .init("maximum", .integer(Int64(limit)))])
  }

  struct Members: Record {
    var path: String?
    var data: Base64?
    var name: String?
    var mimeType: String?

    static let fields: [Field<Self>] = [
      .optional("path", \.path), .optional("data", \.data), .optional("name", \.name),
      .optional("mimeType", \.mimeType),
    ]
  }
}
