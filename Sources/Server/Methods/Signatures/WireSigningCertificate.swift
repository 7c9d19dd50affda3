// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import JSON
import JSONRPC
import Signing

/// The wire form of a file with a certificate and its key.
struct WireSigningCertificate: Record {
  static let summary = """
    A PKCS#12 file (`.p12`, `.pfx`): a certificate with its private key. The server neither keeps, \
    logs nor passes on the password or the key.
    """
  var path: String?
  var data: Base64?
  var password = ""

  static let fields: [Field<Self>] = [
    .optional("path", \.path, "The path of the file. Give this or `data`."),
    .optional("data", \.data, "The contents of the file."),
    .defaulted("password", \.password, "The password of the file."),
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
      throw RPCError(WireError(path: "params.certificate", message: "Give either a path or data."))
    }
  }
}

/// The wire form of a signature's appearance.
struct WireSignatureAppearance: Record {
  static let summary = """
    The appearance of a visible signature. The name or a picture is beside the signer, time, \
    reason and place.
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
    .optional("image", \.image, "A picture, or a PDF with one, in place of the large name."),
    .optional("imagePath", \.imagePath, "The path of the picture's file, instead of `image`."),
    .defaulted(
      "strokes", \.strokes, "Pen strokes in place of the large name, y down, in any unit."),
    .defaulted("showName", \.showName, "Whether to show the signer."),
    .defaulted("showDate", \.showDate, "Whether to show the time, in UTC."),
    .defaulted("showReason", \.showReason, "Whether to show the reason."),
    .defaulted("showLocation", \.showLocation, "Whether to show the place."),
    .defaulted("color", \.color, "The colour of text and strokes."),
  ]

  func appearance() throws(RPCError) -> NewSignature.Appearance {
    var look = NewSignature.Appearance()
    look.picture = image?.bytes
    if let imagePath {
      let bytes = try engine(FileBytes.whole(imagePath, limit: NamedFile.limit))
      guard let bytes else {
        throw RPCError(
          .limitExceeded, "\(imagePath) is larger than the maximum of \(NamedFile.limit) bytes.",
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
