// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction
import JSON
import JSONRPC

extension SignatureFieldMode: WireEnum {}

/// A handwritten signature from a client: its content, or the id of a saved one.
struct WireHandSignature: WireValue {
  private let node: JSONNode
  private let members: Members

  init(wire node: JSONNode) throws(WireError) {
    self.node = node
    members = try node.read()
  }

  static var wireType: WireType {
    .named(
      .init(
        "SignatureSource", "SignatureSource",
        """
        A handwritten signature.
        """, is: SourceSchema.signature))
  }

  /// The widths of strokes, in points.
  static let widths = 0.1...50.0

  func write(to writer: inout JSONWriter) { writer.raw(JSONTree(node).wireBytes) }

  /// Whether to save the signature for the user.
  var isKept: Bool { members.store }

  /// The signature: new content, or the saved one that it names.
  ///
  /// - Throws: ``ErrorKind/invalidParams``, ``ErrorKind/notFound``, or an error about a file.
  func signature(_ path: String, _ call: Call) throws(RPCError) -> HandSignature {
    if let id = members.saved { return try WireHandSignature.saved(id, call) }
    return try newSignature(path)
  }

  /// The signature that is given by its content.
  ///
  /// - Throws: ``ErrorKind/invalidParams``, or an error about a file.
  func newSignature(_ path: String) throws(RPCError) -> HandSignature {
    var signature = HandSignature(try content(path))
    signature.color = members.color?.color
    signature.width = members.width
    return signature
  }

  private static func saved(_ id: String, _ call: Call) throws(RPCError) -> HandSignature {
    let signatures = call.session.documents.shared.signatures.storage
    guard let saved = try editing(signatures.read())[id] else { throw RPCError.noSignature(id) }
    // The signature is used even if this cannot be recorded.
    try? signatures.change { $0.lastUsed = id }
    return saved.signature
  }

  private func content(_ path: String) throws(RPCError) -> SignatureContent {
    if let image = members.image {
      return .image(try NamedFile(image, path + ".image").content.bytes)
    }
    if let strokes = members.strokes { return .strokes(strokes.map(\.points)) }
    if let text = members.text { return .text(text) }
    throw RPCError(
      WireError(
        path: path,
        message: "A signature needs strokes, an image or text, or the id of a saved one."))
  }

  private struct Members: Record {
    var saved: String?
    var strokes: [PointList]?
    var image: NamedFile.Members?
    var text: String?
    var color: WireColor?
    var width: Double?
    var store = false

    static let fields: [Field<Self>] = [
      .optional("saved", \.saved), .optional("strokes", \.strokes), .optional("image", \.image),
      .optional("text", \.text), .optional("color", \.color),
      .optional("width", \.width, in: widths), .defaulted("store", \.store),
    ]
  }
}

extension RPCError {
  static let noSource = RPCError(WireError(path: "params.source", message: "Give the signature."))

  static func noSignature(_ id: String) -> RPCError {
    RPCError(
      .notFound, "There is no saved signature \(id): list them with signatures/saved.",
      data: [.init("what", .string("signature"))])
  }
}
