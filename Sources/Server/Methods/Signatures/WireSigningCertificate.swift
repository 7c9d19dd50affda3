// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import JSON
import JSONRPC
import Signing

/// A file with a certificate and its key, on the wire.
struct WireSigningCertificate: Record {
  static let name = "SigningCertificate"
  static let summary = """
    A PKCS#12 file (`.p12`, `.pfx`): a certificate with its private key. Neither the password nor the \
    key is kept, logged, or told to anybody.
    """
  var path: String?
  var data: Base64?
  var password = ""

  static let fields: [Field<Self>] = [
    .optional("path", \.path, "The file; this or `data`."),
    .optional("data", \.data, "Its contents."),
    .defaulted("password", \.password, "", "Its password."),
  ]

  func credentials() throws(RPCError) -> Credentials {
    let bytes = try bytes()
    do throws(CertificateProblem) {
      return try Credentials(pkcs12: bytes, password: password)
    } catch {
      throw RPCError(SigningError.certificate(error))
    }
  }

  private func bytes() throws(RPCError) -> [UInt8] {
    switch (path, data) {
    case (let path?, nil):
      let bytes = try engine(FileBytes.whole(path, limit: Credentials.largest))
      guard let bytes else { throw RPCError(SigningError.certificate(.notPKCS12)) }
      return bytes
    case (nil, let data?): return data.bytes
    default:
      throw RPCError(
        WireError(path: "params.certificate", message: "Give either a path or data."))
    }
  }
}

/// The look of a signature, on the wire.
struct WireSignatureAppearance: Record {
  static let name = "SignatureAppearance"
  static let summary = """
    What a signature looks like that shows: the name, or a picture in its place, and beside it who \
    signed, when, why and where.
    """
  var image: Base64?
  var imagePath: String?
  var strokes: [PointList] = []
  var showName = true
  var showDate = true
  var showReason = true
  var showLocation = true
  var color = WireColor(Color(red: 0, green: 0, blue: 0))

  static let fields: [Field<Self>] = [
    .optional("image", \.image, "A picture in place of the large name, or a PDF with it."),
    .optional("imagePath", \.imagePath, "The same as a file."),
    .defaulted(
      "strokes", \.strokes, [], "Lines of a pen in place of the large name, y down, in any unit."),
    .defaulted("showName", \.showName, true, "Whether it says who signed."),
    .defaulted("showDate", \.showDate, true, "Whether it says when, in UTC."),
    .defaulted("showReason", \.showReason, true, "Whether it says why."),
    .defaulted("showLocation", \.showLocation, true, "Whether it says where."),
    .defaulted(
      "color", \.color, WireColor(Color(red: 0, green: 0, blue: 0)),
      "The colour of letters and lines."),
  ]

  func appearance() throws(RPCError) -> NewSignature.Appearance {
    var look = NewSignature.Appearance()
    look.picture = image?.bytes
    if let imagePath {
      let bytes = try engine(FileBytes.whole(imagePath, limit: NamedFile.limit))
      guard let bytes else {
        throw RPCError(
          .limitExceeded, "\(imagePath) is too large for a picture.",
          data: [.init("limit", .string("fileBytes"))])
      }
      look.picture = bytes
    }
    look.strokes = strokes.map(\.points)
    (look.showsName, look.showsDate) = (showName, showDate)
    (look.showsReason, look.showsLocation) = (showReason, showLocation)
    look.color = color.color
    return look
  }
}
