// SPDX-License-Identifier: AGPL-3.0-or-later

import COpenSSL

/// A time stamp (RFC 3161). It proves that some bytes existed at some time.
struct TimestampToken {
  /// Seconds since 1970.
  let time: Int64
  /// The hash of the bytes.
  let digest: String
  private let hash: [UInt8]

  /// `nil` if the message is not a time stamp.
  init?(_ message: SignedMessage) {
    guard message.holds(NID_id_smime_ct_TSTInfo), let content = message.content,
      let info = Handle(OpenSSL.parse(content, { d2i_TS_TST_INFO(nil, $0, $1) }), TS_TST_INFO_free),
      let time = CertificateTime.seconds(TS_TST_INFO_get_time(info.raw)),
      let imprint = TS_TST_INFO_get_msg_imprint(info.raw),
      let digest = OpenSSL.name(of: co_imprint_algorithm(imprint)),
      let hash = OpenSSL.bytes(TS_MSG_IMPRINT_get_msg(imprint))
    else { return nil }
    (self.time, self.digest, self.hash) = (time, digest, hash)
  }

  /// Whether it covers bytes with this hash.
  func isOf(hash: [UInt8]) -> Bool { self.hash == hash }

  /// Whether it covers these bytes.
  func isOf(_ content: Pieces) -> Bool {
    OpenSSL.digest(named: digest, content) == hash
  }
}
