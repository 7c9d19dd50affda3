// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction
import JSON
import JSONRPC

extension SignatureFieldMode: WireEnum {}

/// A handwritten signature from a client: its content, or the id of a saved one.
struct WireHandSignature: WireValue {
  private let node: JSONNode

  init(wire node: JSONNode) throws(WireError) { self.node = node }

  static var wireType: WireType {
    .named(
      .init(
        "SignatureSource", "SignatureSource",
        """
        A handwritten signature.
        """, is: SourceSchema.signature))
  }

  func write(to writer: inout JSONWriter) { writer.raw(JSONTree(node).wireBytes) }

  /// - Throws: ``ErrorKind/invalidParams``, ``ErrorKind/notFound``, or an error about a file.
  func signature(_ path: String, _ call: Call) throws(RPCError) -> HandSignature {
    guard let saved = try WireHandSignature.saved(node, path, call) else {
      return try WireHandSignature.signature(node, path)
    }
    return saved
  }

  /// The saved signature that the node names; `nil` if it names none.
  static func saved(
    _ node: JSONNode, _ path: String, _ call: Call
  ) throws(RPCError) -> HandSignature? {
    let id: String?
    do { id = try node.readIfPresent("saved") } catch { throw RPCError(error.under(path)) }
    guard let id else { return nil }
    let signatures = call.session.documents.shared.signatures.storage
    guard let saved = try editing(signatures.read())[id] else {
      throw RPCError.noSignature(id)
    }
    // The signature is used even if this cannot be recorded.
    try? signatures.change { $0.lastUsed = id }
    return saved.signature
  }

  static func signature(_ node: JSONNode, _ path: String) throws(RPCError) -> HandSignature {
    var signature = HandSignature(try content(node, path))
    do throws(WireError) {
      signature.color = try node.readIfPresent("color", as: WireColor.self)?.color
      signature.width = try node.readIfPresent("width")
    } catch {
      throw RPCError(error.under(path))
    }
    guard signature.width.map({ (0.1...50).contains($0) }) ?? true else {
      throw RPCError(WireError(path: path + ".width", message: "Give 0.1 to 50 points."))
    }
    return signature
  }

  private static func content(
    _ node: JSONNode, _ path: String
  ) throws(RPCError) -> SignatureContent {
    if let image = node[member: "image"] {
      return .image(try NamedFile(image, path + ".image").content.bytes)
    }
    do throws(WireError) {
      if let strokes: [PointList] = try node.readIfPresent("strokes") {
        return .strokes(strokes.map(\.points))
      }
      if let text: String = try node.readIfPresent("text") { return .text(text) }
      throw WireError(
        message: "A signature needs strokes, an image or text, or the id of a saved one.")
    } catch {
      throw RPCError(error.under(path))
    }
  }
}

extension RPCError {
  static func noSignature(_ id: String) -> RPCError {
    RPCError(
      .notFound, "There is no saved signature \(id): list them with signatures/saved.",
      data: [.init("what", .string("signature"))])
  }
}
