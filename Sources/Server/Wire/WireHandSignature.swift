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

  /// The widths of strokes, in points.
  static let widths = 0.1...50.0

  func write(to writer: inout JSONWriter) { writer.raw(JSONTree(node).wireBytes) }

  /// The signature, and whether to save it for the user.
  ///
  /// - Throws: ``ErrorKind/invalidParams``, ``ErrorKind/notFound``, or an error about a file.
  func signature(
    _ path: String, _ call: Call
  ) throws(RPCError) -> (signature: HandSignature, isKept: Bool) {
    let isKept = try WireHandSignature.keeps(node, path)
    if let saved = try WireHandSignature.saved(node, path, call) { return (saved, isKept) }
    return (try WireHandSignature.signature(node, path), isKept)
  }

  /// The saved signature that the node names; `nil` if it names none.
  static func saved(
    _ node: JSONNode, _ path: String, _ call: Call
  ) throws(RPCError) -> HandSignature? {
    let id: String?
    do { id = try node.readIfPresent("saved") } catch { throw RPCError(error.under(path)) }
    guard let id else { return nil }
    let signatures = call.session.documents.shared.signatures.storage
    guard let saved = try editing(signatures.read())[id] else { throw RPCError.noSignature(id) }
    // The signature is used even if this cannot be recorded.
    try? signatures.change { $0.lastUsed = id }
    return saved.signature
  }

  static func signature(_ node: JSONNode, _ path: String) throws(RPCError) -> HandSignature {
    var signature = HandSignature(try content(node, path))
    do throws(WireError) {
      signature.color = try node.readIfPresent("color", as: WireColor.self)?.color
      signature.width = try width(node)
    } catch {
      throw RPCError(error.under(path))
    }
    return signature
  }

  private static func width(_ node: JSONNode) throws(WireError) -> Double? {
    guard let width = node[member: "width"], !width.isNull else { return nil }
    do throws(WireError) { return try Double.read(width, in: widths) } catch {
      throw error.under("width")
    }
  }

  /// Whether to save the signature for the user.
  ///
  /// - Throws: ``ErrorKind/invalidParams``.
  static func keeps(_ node: JSONNode, _ path: String) throws(RPCError) -> Bool {
    do { return try node.readIfPresent("store") ?? false } catch {
      throw RPCError(error.under(path))
    }
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
  static let noSource = RPCError(WireError(path: "params.source", message: "Give the signature."))

  static func noSignature(_ id: String) -> RPCError {
    RPCError(
      .notFound, "There is no saved signature \(id): list them with signatures/saved.",
      data: [.init("what", .string("signature"))])
  }
}
