// SPDX-License-Identifier: AGPL-3.0-or-later

import COpenSSL

extension TimestampQuery {
  /// The query for some bytes.
  init(_ content: Pieces, _ algorithm: SigningDigest) throws(SigningError) {
    defer { ERR_clear_error() }
    guard let digest = OpenSSL.digest(EVP_get_digestbyname(algorithm.rawValue), content),
      let request = TimestampQuery.request(digest, algorithm)
    else { throw .failed("The time stamp's query could not be made.") }
    (self.algorithm, self.digest, self.request) = (algorithm, digest, request)
  }

  private static func request(_ digest: [UInt8], _ algorithm: SigningDigest) -> [UInt8]? {
    let kind = OBJ_txt2nid(algorithm.rawValue)
    guard let request = Handle(TS_REQ_new(), { TS_REQ_free($0) }),
      let imprint = Handle(TS_MSG_IMPRINT_new(), { TS_MSG_IMPRINT_free($0) }),
      let name = X509_ALGOR_new()
    else { return nil }
    defer { X509_ALGOR_free(name) }
    var bytes = digest
    guard X509_ALGOR_set0(name, OBJ_nid2obj(kind), V_ASN1_NULL, nil) == 1,
      TS_MSG_IMPRINT_set_algo(imprint.raw, name) == 1,
      TS_MSG_IMPRINT_set_msg(imprint.raw, &bytes, Int32(clamping: bytes.count)) == 1,
      TS_REQ_set_version(request.raw, 1) == 1,
      TS_REQ_set_msg_imprint(request.raw, imprint.raw) == 1,
      TS_REQ_set_cert_req(request.raw, 1) == 1
    else { return nil }
    let written = OpenSSL.serialize { i2d_TS_REQ(request.raw, $0) }
    return written.isEmpty ? nil : written
  }

  /// Checks that a client's data answers this query, and returns its token.
  ///
  /// - Parameter room: the maximum size of the token, in bytes.
  func check(_ answer: [UInt8], room: Int) throws(SigningError) -> [UInt8] {
    defer { ERR_clear_error() }
    let token = try TimestampQuery.token(in: answer)
    guard let message = SignedMessage(token), let stamp = TimestampToken(message) else {
      throw .failed("The data is not a time stamp: give an RFC 3161 token in DER.")
    }
    guard message.signsItself else {
      throw .failed(
        "The time stamp is damaged, or lacks its authority's certificate: request it with "
          + "certReq.")
    }
    guard stamp.digest == algorithm.rawValue, stamp.isOf(hash: digest) else {
      throw .failed("The time stamp is for different data: request one for the given digest.")
    }
    guard token.count <= room else {
      throw .failed(
        "The time stamp has \(token.count) bytes, more than the \(room) reserved bytes.")
    }
    return token
  }

  /// The token itself, or the token in an authority's complete response.
  private static func token(in answer: [UInt8]) throws(SigningError) -> [UInt8] {
    guard
      let response = Handle(
        OpenSSL.parse(answer) { d2i_TS_RESP(nil, $0, $1) }, { TS_RESP_free($0) })
    else { return answer }
    guard let token = TS_RESP_get_token(response.raw) else {
      throw .failed("The authority refused to issue a time stamp.")
    }
    return OpenSSL.serialize { i2d_PKCS7(token, $0) }
  }
}
